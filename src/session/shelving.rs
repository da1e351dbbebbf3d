//! Keeping what a player has made for other games, and using it again: `save labyrinth NAME`, `load NAME`.

use super::asking::Question;
use super::{Effect, Session};
use crate::text::command::{Grammar, shorten};
use crate::text::lexicon::Found;
use crate::text::message::Message;

/// Something to be done with the player's files; what came of it is a [`Delivery`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// To keep a sheet under a name.
    Keep {
        /// Its name.
        name: String,
        /// What it holds.
        text: String,
        /// Whether it may take the place of another of that name.
        replaces: bool,
    },
    /// To list the sheets that are kept.
    List,
    /// To fetch a sheet by its name or file.
    Fetch(String),
}

/// What came of an [`Errand`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// The sheet of this name is kept.
    Kept(String),
    /// The sheet of this name cannot be kept.
    NotKept(String),
    /// There is a sheet of this name already, with other words on it.
    Exists {
        /// Its name.
        name: String,
        /// What the new one holds.
        text: String,
    },
    /// The sheets that are kept.
    Listed(Vec<String>),
    /// What the sheet of this name holds; `None` where there is none.
    Fetched(String, Option<String>),
}

impl Session {
    /// Without a name says where the game is kept; with one keeps what the player has made.
    pub(super) fn save(&mut self, typed: &str, grammar: &Grammar) {
        if typed.is_empty() {
            let here = self.around.name.as_ref().map(|name| Message::new("kept-here").text("name", name));
            return self.say(here.unwrap_or_else(|| Message::new("kept-not")));
        }
        let Some(name) = self.sheet_name(typed, grammar) else {
            return self.say(Message::new("sheet-name"));
        };
        match self.table.sheet(self.listener).filter(|_| self.around.has_shelf) {
            Some(text) => self.effects.push_back(Effect::Run(Errand::Keep { name, text, replaces: false })),
            None => self.say(Message::new("sheet-none")),
        }
    }

    /// The one word for the name, after the word for what is kept.
    fn sheet_name(&self, typed: &str, grammar: &Grammar) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let kind = |word: &str| match grammar.arguments.find(word) {
            Found::One(id) => Some(id) == self.table.kind().sheet(),
            Found::None | Found::Several(_) => false,
        };
        match words.as_slice() {
            [first, name] if kind(first) => Some((*name).to_owned()),
            [name] if !kind(name) => Some((*name).to_owned()),
            _ => None,
        }
    }

    /// Without a name lists what is kept; with a name or a file uses it.
    pub(super) fn load(&mut self, typed: &str) {
        if !self.around.has_shelf || self.table.kind().sheet().is_none() {
            return self.say(Message::new("sheet-none"));
        }
        let errand = if typed.is_empty() { Errand::List } else { Errand::Fetch(typed.to_owned()) };
        self.effects.push_back(Effect::Run(errand));
    }

    pub(super) fn take_delivery(&mut self, delivery: Delivery) {
        let named = |id: &'static str, name: &str| Message::new(id).text("name", shorten(name));
        match delivery {
            Delivery::Kept(name) => self.say(named("sheet-kept", &name)),
            Delivery::NotKept(name) => self.say(named("sheet-not-kept", &name)),
            Delivery::Exists { name, text } => {
                self.ask(named("sheet-replace", &name), Question::Replace { name, text });
            }
            Delivery::Listed(names) => {
                self.say(Message::new("sheet-count").count("count", names.len()));
                self.say_all(names.into_iter().map(|name| Message::new("sheet-item").text("name", name)));
            }
            Delivery::Fetched(name, None) => self.say(named("sheet-missing", &name)),
            Delivery::Fetched(name, Some(text)) => match self.table.read_sheet(self.listener, &text) {
                Ok(deed) => self.act(deed, Vec::new()),
                Err(fault) => {
                    let message = Message::new("sheet-fault").text("name", name).count("line", fault.line);
                    self.say(message.said("reason", fault.reason));
                }
            },
        }
    }
}
