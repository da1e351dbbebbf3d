//! Keeping what a player has made for other games, and using it again: `save labyrinth NAME`, `load NAME`.

use super::Session;
use crate::game::Game;
use crate::store;
use crate::text::command::{Grammar, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};

impl<G: Game> Session<'_, G> {
    /// Without a name says where the game is kept; with one keeps what the player has made.
    pub(super) fn save(&mut self, typed: &str, grammar: &Grammar) {
        if typed.is_empty() {
            let here = self.name.as_ref().map(|name| Message::new("kept-here").text("name", name));
            let message = here.unwrap_or_else(|| Message::new("kept-not"));
            return self.console.say(&message);
        }
        let Some(name) = self.sheet_name(typed, grammar) else {
            return self.console.say(&Message::new("sheet-name"));
        };
        let (Some(shelf), Some(text)) = (self.shelf.clone(), G::sheet(&self.view())) else {
            return self.console.say(&Message::new("sheet-none"));
        };
        let named = |id: &'static str| Message::new(id).text("name", shorten(&name));
        if shelf.holds(&name) && !self.console.confirm(&named("sheet-replace")) {
            return self.console.say(&Message::new("sheet-not-replaced"));
        }
        let outcome = match shelf.put(&name, &text) {
            Ok(()) => named("sheet-kept"),
            Err(_) => named("sheet-not-kept"),
        };
        self.console.say(&outcome);
    }

    /// The one word for the name, after the word for what is kept.
    fn sheet_name(&self, typed: &str, grammar: &Grammar) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let kind = |word: &str| match grammar.arguments.find(word) {
            Found::One(id) => Some(id) == G::SHEET,
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
        let Some(shelf) = self.shelf.clone().filter(|_| G::SHEET.is_some()) else {
            return self.console.say(&Message::new("sheet-none"));
        };
        if typed.is_empty() {
            let names = shelf.names();
            let count = Message::new("sheet-count").count("count", names.len());
            self.console.say(&count);
            for name in names {
                self.console.say(&Message::new("sheet-item").text("name", name));
            }
            return;
        }
        let file = shelf.find(typed);
        let Ok(text) = store::read(&file) else {
            let missing = Message::new("sheet-missing").text("name", shorten(typed));
            return self.console.say(&missing);
        };
        match G::read_sheet(&self.view(), &text) {
            Ok(action) => {
                self.act(action);
                self.tell_news();
            }
            Err(fault) => {
                let message = Message::new("sheet-fault")
                    .text("name", typed)
                    .count("line", fault.line)
                    .with("reason", Arg::Said(Box::new(fault.reason)));
                self.console.say(&message);
            }
        }
    }
}
