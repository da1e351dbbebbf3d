//! What calls away from a line: news of a table elsewhere, and friends who call.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use super::Console;
use crate::ui::far::Door;
use crate::ui::far::alarm::Alarm;

impl Console {
    /// The alarm by which whoever is asked for a line is called away from now on, where that is possible.
    ///
    /// # Errors
    /// When the system has no more pipes.
    pub fn alarm(&mut self) -> io::Result<Alarm> {
        let alarm = self.alarm.clone().map_or_else(Alarm::new, Ok)?;
        self.input.wake_by(Some(&alarm));
        self.alarm = Some(alarm.clone());
        Ok(alarm)
    }

    /// Is woken by nothing any more, unless friends can call.
    pub fn sleep(&mut self) {
        if !self.door.as_ref().is_some_and(|door| door.borrow().is_open()) {
            self.input.wake_by(None);
        }
    }

    /// From now on friends call here.
    pub fn answer(&mut self, door: Rc<RefCell<dyn Door>>) {
        self.door = Some(door);
    }

    /// Opens the door where it is to be open, and tells what has come there.
    pub(super) fn attend(&mut self) {
        let Some(door) = self.door.clone() else {
            return;
        };
        let is_terminal = self.is_terminal();
        if door.borrow().is_wanted(is_terminal)
            && let Ok(alarm) = self.alarm()
        {
            door.borrow_mut().open(&alarm, is_terminal, &self.teller);
        }
        let news = door.borrow_mut().news();
        self.announce(&news);
    }
}
