//! Interruptions while a line is read: news of a table elsewhere, and calls from friends.

use std::cell::RefCell;
use std::rc::Rc;

use super::Console;
use crate::alarm::Alarm;
use crate::ui::far::Door;

impl Console {
    /// Notes that a table far away is open, and returns the alarm that interrupts reading a line.
    pub fn alarm(&mut self) -> Alarm {
        self.is_far = true;
        self.wake()
    }

    /// Notes that no table far away is open. Only friends, if they can call, still interrupt.
    pub fn sleep(&mut self) {
        self.is_far = false;
        if !self.door.as_ref().is_some_and(|door| door.borrow().is_open()) {
            self.input.wake_by(None);
        }
    }

    /// Connects the alarm that interrupts reading.
    fn wake(&mut self) -> Alarm {
        let alarm = self.alarm.get_or_insert_default().clone();
        self.input.wake_by(Some(&alarm));
        alarm
    }

    /// Sets where friends call.
    pub fn answer(&mut self, door: Rc<RefCell<dyn Door>>) {
        self.door = Some(door);
    }

    /// Whether a line accepts an invitation, wherever it is typed.
    pub fn is_invited_by(&self, line: &str) -> bool {
        let words: Vec<&str> = line.trim().trim_start_matches('/').split_whitespace().collect();
        let Some(door) = self.door.as_ref().filter(|_| !words.is_empty()) else {
            return false;
        };
        // Only whole words count: an abbreviation may be a move.
        let joins = self.teller.lexicon(&["join"]).leading(&words);
        joins.is_some_and(|(_, length)| door.borrow().has_invited(&words[length..].join(" "), &self.teller))
    }

    /// Opens the door if it should be open, and announces its news.
    pub(super) fn attend(&mut self) {
        let Some(door) = self.door.clone() else {
            return;
        };
        let is_terminal = self.is_terminal();
        if door.borrow().is_wanted(is_terminal) {
            let alarm = self.wake();
            door.borrow_mut().open(&alarm, is_terminal, &self.teller, &self.settings.relays);
        }
        let news = door.borrow_mut().news();
        self.announce(&news);
    }
}
