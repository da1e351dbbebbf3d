//! What typed commands mean in this game.

use super::narrate;
use crate::game::Reply;
use crate::games::schnuff::rules::Schnuff;
use crate::games::schnuff::rules::action::Action;
use crate::games::schnuff::rules::card::Card;
use crate::games::schnuff::rules::view::{Refusal, View};
use crate::text::command::{Command, Grammar, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};

/// The commands of this game.
pub const VERBS: &[&str] =
    &["pass", "back", "panic", "risk", "schnuff", "draw", "next", "hand", "sum", "chips", "direction", "pile", "look"];

/// The chance cards, by the commands that play them.
const CHANCES: [(&str, Card); 5] = [
    ("pass", Card::Pass),
    ("back", Card::Back),
    ("panic", Card::Panic),
    ("risk", Card::Risk),
    ("schnuff", Card::Schnuff),
];

/// A line that begins with a digit: a number card, and perhaps the word for drawing.
pub fn bare(line: &str) -> Option<Command> {
    let digits = line.find(|sign: char| !sign.is_ascii_digit());
    let (number, rest) = line.split_at(digits.unwrap_or(line.len()));
    let command = Command::new("number", &format!("{number} {}", rest.trim()));
    (!number.is_empty()).then_some(command)
}

/// What a command means for the viewer of `view`.
///
/// # Errors
/// What to tell when it means nothing here.
pub fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Schnuff>, Message> {
    if let Some((_, card)) = CHANCES.iter().find(|(verb, _)| *verb == command.verb) {
        return play(view, *card, &command.rest, grammar);
    }
    match command.verb {
        "number" => {
            let (number, rest) = command.rest.split_once(' ').unwrap_or((&command.rest, ""));
            let card = number.parse::<Card>().ok();
            let card = card.filter(|card| card.is_number());
            let no_card = || Message::new("misread-number-card").text("word", shorten(number));
            play(view, card.ok_or_else(no_card)?, rest, grammar)
        }
        "draw" => Ok(Reply::Act(Action::Draw, Vec::new())),
        "next" => Ok(Reply::Act(Action::Next, Vec::new())),
        "status" => tell(narrate::status(view)),
        "turn" => tell(vec![narrate::due(view)]),
        "moves" => tell(narrate::moves(view)),
        "score" | "chips" => tell(vec![narrate::chips(view)]),
        "hand" => tell(vec![narrate::hand(view)]),
        "sum" => tell(narrate::sum(view)),
        "direction" => tell(vec![narrate::direction(view)]),
        "pile" => tell(vec![narrate::pile(view)]),
        "look" if command.rest.is_empty() => tell(narrate::look(view)),
        "look" => {
            let card = named(&command.rest, grammar)
                .ok_or_else(|| Message::new("misread-card").text("word", shorten(&command.rest)))?;
            tell(vec![narrate::look_at(view, card)])
        }
        _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
    }
}

fn tell(messages: Vec<Message>) -> Result<Reply<Schnuff>, Message> {
    Ok(Reply::Tell(messages))
}

/// Whether a word behind a card is the one for drawing: nothing else makes sense there, so any beginning will do.
fn draws(word: &str, grammar: &Grammar) -> bool {
    matches!(grammar.arguments.among(&["draw"]).find(word), Found::One(_))
}

/// Plays a card. Behind it can stand the word for drawing; where the program draws, that is said once more.
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
    let complaint = needless.then(|| super::excuse::refuse(&Refusal::DrawsItself));
    let draw = draw && view.config.strict;
    let complaints = complaint.into_iter().collect();
    Ok(Reply::Act(Action::Play { card, draw }, complaints))
}

/// A card by its name or number, or the beginning of its name.
fn named(word: &str, grammar: &Grammar) -> Option<Card> {
    let number = word.parse::<Card>().ok().filter(|card| card.is_number());
    let by_name = || {
        let Found::One(verb) = grammar.verbs.find(word) else {
            return None;
        };
        let found = CHANCES.iter().find(|(name, _)| *name == verb);
        found.map(|(_, card)| *card)
    };
    number.or_else(by_name)
}

/// What can be typed now besides the command words: the numbers in hand.
pub fn names(view: &View) -> Vec<String> {
    let numbers = view.hand.kinds().filter(|card| card.is_number());
    numbers.map(|card| card.to_string()).collect()
}
