//! What was said and noted before: `last`, `log`, `note`.

use super::Session;
use super::errand::Occasion;
use crate::text::command::shorten;
use crate::text::message::Message;

/// How many entries `log` tells when no number is typed.
const LOG_LENGTH: usize = 10;

impl Session {
    /// What was told since the last own move, or the last lines.
    pub(super) fn tell_last(&mut self, typed: &str) {
        self.exposed |= self.table.has_secrets();
        if typed.is_empty() {
            let from = self.listener.seat().map_or(0, |seat| self.table.before_last_action(seat));
            let told = self.table.story(self.listener, from);
            return self.say_or_none(told);
        }
        if let Some(length) = self.number(typed) {
            let mut told = self.table.story(self.listener, 0);
            told.drain(..told.len().saturating_sub(length));
            self.say_or_none(told);
        }
    }

    /// The last entries of the whole story, after their number.
    pub(super) fn tell_log(&mut self, typed: &str) {
        self.exposed |= self.table.has_secrets();
        let length = if typed.is_empty() { Some(LOG_LENGTH) } else { self.number(typed) };
        let Some(length) = length else {
            return;
        };
        let mut told = self.table.story(self.listener, 0);
        let all = told.len();
        told.drain(..all.saturating_sub(length));
        let id = if told.len() == all { "log-all" } else { "log-count" };
        self.say(Message::new(id).count("count", all).count("last", told.len()));
        self.say_all(told);
    }

    fn say_or_none(&mut self, told: Vec<Message>) {
        if told.is_empty() {
            self.say(Message::new("last-none"));
        }
        self.say_all(told);
    }

    /// A typed number from 1; says so when it is none.
    fn number(&mut self, typed: &str) -> Option<usize> {
        let number = typed.parse().ok().filter(|number| *number > 0);
        if number.is_none() {
            self.say(Message::new("misread-number").text("word", shorten(typed)));
        }
        number
    }

    pub(super) fn note(&mut self, text: &str) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        if !text.is_empty() {
            self.table.note(seat, text.into());
            return self.secure(Occasion::Noted);
        }
        self.exposed = true;
        let notes = self.table.notes(seat);
        self.say(Message::new("notes-count").count("count", notes.len()));
        self.say_all(notes.into_iter().map(|note| Message::new("note").text("text", note)));
    }
}
