//! What calls away from a line: news of a table elsewhere, and friends who call.

use std::cell::RefCell;
use std::rc::Rc;

use super::Console;
use crate::alarm::Alarm;
use crate::ui::far::Door;

impl Console {
    /// A table far away is open from now on. The alarm by which whoever is asked for a line is called away.
    pub fn alarm(&mut self) -> Alarm {
        self.is_far = true;
        self.wake()
    }

    /// No table far away is open any more. Is woken by nothing, unless friends can call.
    pub fn sleep(&mut self) {
        self.is_far = false;
        if !self.door.as_ref().is_some_and(|door| door.borrow().is_open()) {
            self.input.wake_by(None);
        }
    }

    /// What wakes from now on.
    fn wake(&mut self) -> Alarm {
        let alarm = self.alarm.get_or_insert_default().clone();
        self.input.wake_by(Some(&alarm));
        alarm
    }

    /// From now on friends call here.
    pub fn answer(&mut self, door: Rc<RefCell<dyn Door>>) {
        self.door = Some(door);
    }

    /// Whether a line takes up an invitation, wherever it is typed.
    pub fn is_invited_by(&self, line: &str) -> bool {
        let words: Vec<&str> = line.trim().trim_start_matches('/').split_whitespace().collect();
        let Some(door) = self.door.as_ref().filter(|_| !words.is_empty()) else {
            return false;
        };
        // Whole words only: the beginning of one may be a move.
        let joins = self.teller.lexicon(&["join"]).leading(&words);
        joins.is_some_and(|(_, length)| door.borrow().has_invited(&words[length..].join(" "), &self.teller))
    }

    /// Opens the door where it is to be open, and tells what has come there.
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
