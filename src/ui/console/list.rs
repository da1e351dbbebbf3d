//! Lists that are told in parts, and answers that a display shows piece by piece.

use super::Console;
use crate::text::message::Message;

/// The number of items of a long list shown at a time: more are hard to remember by ear.
const ITEMS: usize = 10;

impl Console {
    /// Shows the next piece that did not fit into the last prompt or, failing that, more of a list.
    pub fn more(&mut self) {
        if self.has_display() && self.shown.turn_on() {
            return;
        }
        match self.list.is_empty() {
            true => self.say(&Message::new("more-none")),
            false => self.go_on_with_list(),
        }
    }

    /// Says the first items of a list and keeps the others for the command `more`.
    pub(super) fn begin_list(&mut self, items: Vec<Message>) {
        self.list = items.into();
        self.go_on_with_list();
    }

    fn go_on_with_list(&mut self) {
        let items: Vec<Message> = self.list.drain(..ITEMS.min(self.list.len())).collect();
        self.say_all(&items);
        if !self.list.is_empty() {
            self.say(&Message::new("more-left").count("count", self.list.len()));
        }
    }

    /// Shows the previous piece in the next prompt.
    pub fn back(&mut self) {
        if !self.shown.turn_back() {
            self.say(&Message::new("back-none"));
        }
    }

    /// Whether a braille display is in use. Only a display leaves pieces to read.
    pub(super) fn has_display(&self) -> bool {
        self.settings.braille.is_some()
    }

    /// Turns the page if the line asks for it, and returns whether it did: Enter alone while there is more, or the word
    /// for back while a piece is shown or more is to come. Otherwise that word can mean something in a game, such as a
    /// card.
    pub(super) fn turns(&mut self, line: &str) -> bool {
        if !self.has_display() {
            return false;
        }
        if line.trim().is_empty() {
            return self.shown.turn_on();
        }
        let is_back = || self.teller.lexicon(&["previous"]).exact(line.trim()).is_some();
        (self.shown.is_page() || self.shown.has_more()) && is_back() && {
            self.back();
            true
        }
    }
}
