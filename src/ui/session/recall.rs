//! What was said and noted before: `last`, `log`, `note`.

use super::Session;
use crate::game::Game;
use crate::text::command::shorten;
use crate::text::message::Message;

/// How many entries `log` tells when no number is typed.
const LOG_LENGTH: usize = 10;

impl<G: Game> Session<'_, G> {
    /// What was told since the last own move, or the last lines.
    pub(super) fn tell_last(&mut self, typed: &str) {
        self.exposed |= G::HAS_SECRETS;
        if typed.is_empty() {
            let seat = self.listener.seat();
            let from = seat.map_or(0, |seat| self.table.events_before_last_action(seat));
            let told = self.story(from);
            return self.say_or_none(told);
        }
        if let Some(length) = self.number(typed) {
            let mut told = self.story(0);
            told.drain(..told.len().saturating_sub(length));
            self.say_or_none(told);
        }
    }

    /// The last entries of the whole story, after their number.
    pub(super) fn tell_log(&mut self, typed: &str) {
        self.exposed |= G::HAS_SECRETS;
        let length = if typed.is_empty() { Some(LOG_LENGTH) } else { self.number(typed) };
        let Some(length) = length else {
            return;
        };
        let mut told = self.story(0);
        let all = told.len();
        told.drain(..all.saturating_sub(length));
        let id = if told.len() == all { "log-all" } else { "log-count" };
        let message = Message::new(id).count("count", all).count("last", told.len());
        self.console.say(&message);
        self.console.say_all(&told);
    }

    fn say_or_none(&mut self, told: Vec<Message>) {
        if told.is_empty() {
            self.console.say(&Message::new("last-none"));
        }
        self.console.say_all(&told);
    }

    /// A typed number from 1; says so when it is none.
    fn number(&mut self, typed: &str) -> Option<usize> {
        let number = typed.parse().ok().filter(|number| *number > 0);
        if number.is_none() {
            let message = Message::new("misread-number").text("word", shorten(typed));
            self.console.say(&message);
        }
        number
    }

    pub(super) fn note(&mut self, text: &str) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        if !text.is_empty() {
            self.table.note(seat, text);
            return self.console.say(&Message::new("noted"));
        }
        self.exposed = true;
        let notes: Vec<Message> = self.table.notes(seat).map(|note| Message::new("note").text("text", note)).collect();
        let count = Message::new("notes-count").count("count", notes.len());
        self.console.say(&count);
        self.console.say_all(&notes);
    }
}
