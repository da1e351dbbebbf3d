//! Saving sheets for other games, and using them again: `save labyrinth NAME`, `load NAME`.

use super::errand::{Delivery, Errand, Occasion, Unfetched};
use super::keeping::unsaved;
use super::question::Question;
use super::{Effect, Session};
use crate::text::command::{Grammar, shorten};
use crate::text::lexicon::Found;
use crate::text::message::Message;

impl Session {
    /// Without a name, says whether and where the game is saved; with a name, saves the player's sheet.
    pub(super) fn save(&mut self, typed: &str, grammar: &Grammar) {
        if typed.is_empty() {
            return self.secure(Occasion::Asked);
        }
        if !self.has_sheets() {
            return self.say(Message::new("sheet-none"));
        }
        let Some(name) = self.sheet_name(typed, grammar) else {
            return self.say(Message::new("sheet-name"));
        };
        match self.table.sheet(self.listener) {
            Some(text) => {
                let lacks = self.table.sheet_lacks(self.listener);
                self.say_all(lacks);
                self.effects.push_back(Effect::Run(Errand::Keep { name, text, replaces: false }));
            }
            None => self.say(Message::new("sheet-none")),
        }
    }

    /// Whether this game has sheets that can be saved, and words for them.
    fn has_sheets(&self) -> bool {
        self.around.has_shelf && self.table.kind().sheet().is_some()
    }

    /// The name of the sheet: one word, perhaps after the word for the kind of sheet.
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

    /// Without a name, lists the saved sheets; with a name or a file, uses that sheet.
    pub(super) fn load(&mut self, typed: &str) {
        if !self.has_sheets() {
            return self.say(Message::new("sheet-none"));
        }
        let errand = if typed.is_empty() { Errand::List } else { Errand::Fetch(typed.to_owned()) };
        self.effects.push_back(Effect::Run(errand));
    }

    pub(super) fn take_delivery(&mut self, delivery: Delivery) {
        let named = |id: &'static str, name: &str| Message::new(id).text("name", shorten(name));
        match delivery {
            Delivery::Record(written) => self.take_record(written),
            Delivery::Saved(occasion, saved) => self.take_saved(occasion, saved),
            Delivery::NotPutAway(name) => self.say(Message::new("finish-fault").text("name", name)),
            Delivery::Kept(name) => self.say(named("sheet-kept", &name)),
            Delivery::NotKept(name, why) => {
                self.say(unsaved("sheet-not-kept", why).text("name", shorten(&name)));
            }
            Delivery::BadName(name) => self.say(named("sheet-bad-name", &name)),
            Delivery::Exists { name, text } => {
                self.ask(named("sheet-replace", &name), Question::Replace { name, text });
            }
            Delivery::Listed(None) => self.say(Message::new("sheet-folder-closed")),
            Delivery::Listed(Some(names)) => {
                self.say(Message::new("sheet-count").count("count", names.len()));
                self.say_all(names.into_iter().map(|name| Message::new("sheet-item").text("name", name)));
            }
            Delivery::Fetched(name, Err(Unfetched::Missing)) => self.say(named("sheet-missing", &name)),
            Delivery::Fetched(name, Err(Unfetched::Unreadable)) => self.say(named("sheet-no-text", &name)),
            Delivery::Fetched(name, Ok(text)) => match self.table.read_sheet(self.listener, &text) {
                Ok(deed) => self.act(deed, Vec::new()),
                Err(fault) => {
                    let message = Message::new("sheet-fault").text("name", name).count("line", fault.line);
                    self.say(message.said("reason", *fault.reason));
                }
            },
        }
    }
}
