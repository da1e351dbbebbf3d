//! Interprets typed commands of schnuff.

use super::narrate;
use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::action::Action;
use crate::schnuff::rules::card::Card;
use crate::schnuff::rules::view::{Refusal, View};
use snuffel_core::game::{Answer, Excuse, Reply};
use snuffel_core::text::command::{Command, Grammar, shorten};
use snuffel_core::text::lexicon::Found;
use snuffel_core::text::message::{Arg, Message};

/// The chance cards, with the commands that play them.
const CHANCES: [(&str, Card); 5] = [
    ("pass", Card::Pass),
    ("back", Card::Back),
    ("panic", Card::Panic),
    ("risk", Card::Risk),
    ("schnuff", Card::Schnuff),
];

impl Answer for Schnuff {
    const VERBS: &'static [&'static str] = &[
        "pass",
        "back",
        "panic",
        "risk",
        "schnuff",
        "number",
        "draw",
        "next",
        "hand",
        "sum",
        "chips",
        "direction",
        "pile",
        "look",
    ];
    const ARGUMENTS: &'static [&'static str] = &["draw"];
    const ALONE: &'static [&'static str] = &["draw", "next", "hand", "sum", "chips", "direction", "pile"];

    /// A line that starts with a digit: a number card, and possibly the word for drawing.
    fn bare(line: &str, _grammar: &Grammar) -> Option<Command> {
        let digits = line.find(|sign: char| !sign.is_ascii_digit());
        let (number, rest) = line.split_at(digits.unwrap_or(line.len()));
        let command = Command::new("number", &format!("{number} {}", rest.trim()));
        (!number.is_empty()).then_some(command)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Schnuff>, Message> {
        if let Some((_, card)) = CHANCES.iter().find(|(verb, _)| *verb == command.verb) {
            return play(view, *card, &command.rest, grammar);
        }
        match command.verb {
            "number" => play_named(view, &command.rest, grammar),
            "draw" => Reply::act(Action::Draw),
            "next" => Reply::act(Action::Next),
            "status" => Reply::tell(narrate::status(view)),
            "turn" => Reply::say(narrate::due(view)),
            "moves" => Reply::tell(narrate::moves(view)),
            "score" | "chips" => Reply::say(narrate::chips(view)),
            "hand" => Reply::say(narrate::hand(view)),
            "sum" => Reply::tell(narrate::sum(view)),
            "direction" => Reply::say(narrate::direction(view)),
            "pile" => Reply::say(narrate::pile(view)),
            "look" if command.rest.is_empty() => Reply::tell(narrate::look(view)),
            "look" => match named(&command.rest, grammar) {
                Some(card) => Reply::say(narrate::look_at(view, card)),
                None => Err(Message::new("misread-card").text("word", shorten(&command.rest))),
            },
            _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
        }
    }

    /// The number cards in the hand.
    fn names(view: &View) -> Vec<String> {
        let numbers = view.hand.kinds().filter(|card| card.is_number());
        numbers.map(|card| card.to_string()).collect()
    }
}

/// The command that plays a chance card; `None` for a number card, which needs no command.
pub(super) fn command_of(card: Card) -> Option<&'static str> {
    CHANCES.iter().find(|(_, chance)| *chance == card).map(|(verb, _)| *verb)
}

/// A number card, from its number.
fn number(word: &str) -> Option<Card> {
    word.parse::<Card>().ok().filter(|card| card.is_number())
}

/// Plays the card named at the start of a line, by number or name: `3`, `pass draw`.
fn play_named(view: &View, line: &str, grammar: &Grammar) -> Result<Reply<Schnuff>, Message> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    if word.is_empty() {
        return Err(Message::new("misread-which-card").for_the_rest());
    }
    let card = named(word, grammar).ok_or_else(|| Message::new("misread-number-card").text("word", shorten(word)))?;
    play(view, card, rest, grammar)
}

/// Returns whether a word after a card means drawing. No other word makes sense there, so any abbreviation will do.
fn draws(word: &str, grammar: &Grammar) -> bool {
    matches!(grammar.arguments.among(&["draw"]).find(word), Found::One(_))
}

/// Plays a card, optionally followed by the word for drawing. If the program draws anyway, a message says so again.
fn play(view: &View, card: Card, rest: &str, grammar: &Grammar) -> Result<Reply<Schnuff>, Message> {
    let draw = match rest {
        "" => false,
        word if draws(word, grammar) => true,
        word => {
            let id = if view.config.strict { "misread-behind-card-strict" } else { "misread-behind-card" };
            return Err(Message::new(id).text("word", shorten(word)));
        }
    };
    let needless = draw && !view.config.strict;
    let complaint = needless.then(|| Refusal::DrawsItself.message());
    let draw = draw && view.config.strict;
    let complaints = complaint.into_iter().collect();
    Ok(Reply::Act(Action::Play { card, draw }, complaints))
}

/// A card, from its number or name or the beginning of its name.
fn named(word: &str, grammar: &Grammar) -> Option<Card> {
    let by_name = || {
        let Found::One(verb) = grammar.verbs.find(word) else {
            return None;
        };
        let found = CHANCES.iter().find(|(name, _)| *name == verb);
        found.map(|(_, card)| *card)
    };
    number(word).or_else(by_name)
}
