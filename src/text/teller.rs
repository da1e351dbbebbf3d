//! The teller: says messages in a language, a wording and a spelling, and knows everybody's name.

use fluent::{FluentArgs, FluentValue};

use super::command::{ARGUMENTS, Grammar, WISHES};
use super::lexicon::{Lexicon, Words};
use super::locale::{Form, Locale, Source};
use super::message::{Arg, Message};
use super::sieve::Sieve;
use super::spell::spell;
use super::style::{Lang, Spelling, Wording};
use super::typed::{CLOSE, OPEN, without_marks};
use crate::player::{Level, Player, computer_name};
use crate::seat::Seat;

/// Says messages.
pub struct Teller {
    locale: Locale,
    english: Locale,
    wording: Wording,
    spelling: Spelling,
    alphabet: Vec<String>,
    players: Vec<Player>,
    learned: Vec<Source>,
}

impl Teller {
    /// A teller who knows the messages of some files besides those that everybody needs.
    pub fn new(lang: Lang, wording: Wording, spelling: Spelling, sources: &[Source]) -> Teller {
        let locale = Locale::new(lang, &[Source::COMMON, Source::COMMANDS]);
        let alphabet = locale.value("alphabet").unwrap_or_default();
        let mut teller = Teller {
            alphabet: alphabet.split(' ').map(str::to_owned).collect(),
            locale,
            english: Locale::new(Lang::En, &[Source::COMMANDS]),
            wording,
            spelling,
            players: Vec::new(),
            learned: Vec::new(),
        };
        for source in sources {
            teller.learn(*source);
        }
        teller
    }

    /// The same knowledge in another language, wording and spelling.
    pub fn restyled(&self, lang: Lang, wording: Wording, spelling: Spelling) -> Teller {
        let mut teller = Teller::new(lang, wording, spelling, &self.learned);
        teller.meet(&self.players);
        teller
    }

    /// How many people sit at the table.
    pub fn people(&self) -> usize {
        let people = self.players.iter().filter(|player| player.is_human());
        people.count()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// From now on knows who sits where.
    pub fn meet(&mut self, players: &[Player]) {
        self.players = players.to_vec();
    }

    /// The messages themselves.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Also knows the messages of another file, which is read when it is wanted. What was learned last holds where
    /// several games have a message of the same name.
    pub fn learn(&mut self, source: Source) {
        if self.learned.last() != Some(&source) {
            self.learned.retain(|known| *known != source);
            self.locale.add(source);
            if source.has_words {
                self.english.add(source);
            }
            self.learned.push(source);
        }
    }

    /// The words that can be typed where these commands are known, and behind them, besides the words that mean
    /// something everywhere, `arguments`.
    pub fn grammar(&self, verbs: &[&'static str], arguments: &[&'static str]) -> Grammar {
        Grammar {
            verbs: self.lexicon(verbs),
            arguments: self.lexicon(&[ARGUMENTS, arguments].concat()),
            wishes: self.lexicon(WISHES),
            sieve: Sieve::new(&self.locale, &self.english),
            alphabet: self.alphabet.clone(),
        }
    }

    /// The words for a set of meanings.
    pub fn lexicon(&self, ids: &[&'static str]) -> Lexicon {
        Lexicon::new(ids, &self.locale, &self.english)
    }

    /// The message in the player's wording.
    pub fn say(&self, message: &Message) -> String {
        without_marks(self.marked(message))
    }

    /// The same, with [marks](super::typed) around what can be typed.
    pub fn marked(&self, message: &Message) -> String {
        self.form_or_normal(
            message,
            match self.wording {
                Wording::Brief => Form::Brief,
                Wording::Normal => Form::Normal,
                Wording::Full => Form::Full,
            },
        )
    }

    /// The message in as few words as possible.
    pub fn brief(&self, message: &Message) -> String {
        without_marks(self.form_or_normal(message, Form::Brief))
    }

    /// The message as a summary for a prompt, if it has one.
    pub fn summary(&self, message: &Message) -> Option<String> {
        self.marked_summary(message).map(without_marks)
    }

    /// The same, with [marks](super::typed) around what can be typed.
    pub fn marked_summary(&self, message: &Message) -> Option<String> {
        self.form(message, Form::Prompt)
    }

    /// One text of a message, or its own where it has no such text. What it speaks of is named as in that text.
    fn form_or_normal(&self, message: &Message, form: Form) -> String {
        let text = self.form(message, form).or_else(|| self.text(message, Form::Normal, form));
        debug_assert!(text.is_some(), "no message {}", message.id);
        text.unwrap_or_else(|| message.id.to_string())
    }

    fn form(&self, message: &Message, form: Form) -> Option<String> {
        self.text(message, form, form)
    }

    /// A text of a message with what it speaks of named in some form.
    fn text(&self, message: &Message, text: Form, named: Form) -> Option<String> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg, named));
        }
        self.locale.format(&message.id, text, &args)
    }

    fn value(&self, arg: &Arg, form: Form) -> FluentValue<'static> {
        match arg {
            Arg::Count(number) => FluentValue::from(*number),
            other => FluentValue::from(self.phrase(other, form)),
        }
    }

    fn phrase(&self, arg: &Arg, form: Form) -> String {
        match arg {
            Arg::Count(number) => number.to_string(),
            Arg::Decimal { units, decimals } => decimal(*units, *decimals, self.locale.lang().decimal_mark()),
            Arg::Text(text) => text.to_string(),
            Arg::Place(place) if self.spelling == Spelling::Plain || form == Form::Prompt => place.to_string(),
            Arg::Place(place) => spell(place, &self.alphabet),
            Arg::Seat(seat) => self.name(*seat, form),
            Arg::Opponent(seat) => match self.players.get(seat.index()) {
                Some(Player::Computer(level)) if self.is_only_computer() => {
                    self.phrase(&Arg::Phrase(kind(*level)), form)
                }
                Some(Player::Computer(_) | Player::Human(_)) | None => self.name(*seat, form),
            },
            Arg::Phrase(id) => self.form_or_normal(&Message::new(*id), form),
            Arg::Said(message) => self.form_or_normal(message, form),
            Arg::Command(id) => {
                let words = Words::of(&self.locale, id);
                format!("{OPEN}{}{CLOSE}", words.usual().unwrap_or_default())
            }
            Arg::List(args) if args.is_empty() => self.phrase(&Arg::Phrase("none"), form),
            Arg::List(args) => {
                let texts: Vec<String> = args.iter().map(|arg| self.phrase(arg, form)).collect();
                // Where an item has parts of its own, a comma would not tell where the next one begins.
                let has_parts = texts.iter().any(|text| text.contains(", ") || text.contains(": "));
                texts.join(if has_parts { "; " } else { ", " })
            }
        }
    }

    /// What somebody is called: the own name, or what he or she is. Several computers have names, several nameless
    /// people numbers.
    fn name(&self, seat: Seat, form: Form) -> String {
        let id = match self.players.get(seat.index()) {
            Some(Player::Human(Some(name))) => return name.to_string(),
            Some(Player::Computer(_)) if self.is_only_computer() => "name-computer",
            Some(Player::Computer(_)) => return computer_name(&self.players, seat).to_owned(),
            Some(Player::Human(None)) if self.people() == 1 => "name-you",
            Some(Player::Human(None)) | None => "name-player",
        };
        self.form_or_normal(&Message::new(id).text("number", seat), form)
    }

    fn is_only_computer(&self) -> bool {
        self.players.len() - self.people() == 1
    }
}

/// A number in digits: at least one before the mark, and as many behind it as there are decimals.
fn decimal(units: u64, decimals: u8, mark: char) -> String {
    let decimals = usize::from(decimals);
    let mut digits = format!("{units:0>width$}", width = decimals + 1);
    if decimals > 0 {
        digits.insert(digits.len() - decimals, mark);
    }
    digits
}

/// The phrase for a computer of a level.
fn kind(level: Level) -> &'static str {
    match level {
        Level::Easy => "kind-easy",
        Level::Normal => "kind-normal",
        Level::Hard => "kind-hard",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_the_mark_of_the_language() {
        let message = Message::new("simulate-speed").decimal("speed", 20.74, 1);
        for (lang, number) in [(Lang::De, "20,7"), (Lang::Nl, "20,7"), (Lang::En, "20.7")] {
            let told = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]).say(&message);
            assert!(told.contains(number), "{told}");
        }
    }

    #[test]
    fn decimals_have_all_their_digits() {
        for (number, decimals, told) in [(0.0, 3, "0.000"), (0.0479, 3, "0.048"), (99.96, 1, "100.0"), (7.0, 0, "7")] {
            let Arg::Decimal { units, decimals } = Arg::decimal(number, decimals) else {
                panic!("no decimal number");
            };
            assert_eq!(decimal(units, decimals, '.'), told);
        }
    }
}
