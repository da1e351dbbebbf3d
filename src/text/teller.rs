//! The teller: says messages in a language, a wording and a spelling, and knows everybody's name.

use fluent::{FluentArgs, FluentValue};

use super::command::{ARGUMENTS, Grammar};
use super::lexicon::{Lexicon, words};
use super::locale::{Form, Locale, Source};
use super::message::{Arg, Message};
use super::spell::spell;
use super::style::{Lang, Spelling, Wording};
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
            alphabet: self.alphabet.clone(),
        }
    }

    /// The words for a set of meanings.
    pub fn lexicon(&self, ids: &[&'static str]) -> Lexicon {
        Lexicon::new(ids, &self.locale, &self.english)
    }

    /// The message in the player's wording.
    pub fn say(&self, message: &Message) -> String {
        match self.wording {
            Wording::Brief => self.brief(message),
            Wording::Normal => self.normal(message),
            Wording::Full => self.form_or_normal(message, Form::Full),
        }
    }

    /// The message in as few words as possible.
    pub fn brief(&self, message: &Message) -> String {
        self.form_or_normal(message, Form::Brief)
    }

    /// The message as a summary for a prompt, if it has one.
    pub fn summary(&self, message: &Message) -> Option<String> {
        self.form(message, Form::Prompt)
    }

    /// One text of a message, or its own where it has no such text. What it speaks of is named as in that text.
    fn form_or_normal(&self, message: &Message, form: Form) -> String {
        let text = self.form(message, form).or_else(|| self.text(message, Form::Normal, form));
        debug_assert!(text.is_some(), "no message {}", message.id);
        text.unwrap_or_else(|| message.id.to_string())
    }

    fn normal(&self, message: &Message) -> String {
        self.form_or_normal(message, Form::Normal)
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
            Arg::Text(text) => text.clone(),
            Arg::Place(place) if self.spelling == Spelling::Plain || form == Form::Prompt => place.clone(),
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
            Arg::Command(id) => words(&self.locale, id).into_iter().next().unwrap_or_default(),
            Arg::List(args) if args.is_empty() => self.phrase(&Arg::Phrase("none"), form),
            Arg::List(args) => {
                let texts: Vec<String> = args.iter().map(|arg| self.phrase(arg, form)).collect();
                texts.join(", ")
            }
        }
    }

    /// What somebody is called: the own name, or what he or she is. Several computers have names, several nameless
    /// people numbers.
    fn name(&self, seat: Seat, form: Form) -> String {
        let id = match self.players.get(seat.index()) {
            Some(Player::Human(Some(name))) => return name.clone(),
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

/// The phrase for a computer of a level.
fn kind(level: Level) -> &'static str {
    match level {
        Level::Easy => "kind-easy",
        Level::Normal => "kind-normal",
        Level::Hard => "kind-hard",
    }
}
