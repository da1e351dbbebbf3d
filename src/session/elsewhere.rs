//! What comes from those who play elsewhere, and what goes to them.

use super::{Effect, Session, Stage};
use crate::notation::Unreadable;
use crate::seat::Seat;

impl Session {
    /// Takes what has come from elsewhere about a seat.
    pub(super) fn take_post(&mut self, seat: Seat, message: &[u8]) {
        if self.take_resignation(seat, message) {
            return;
        }
        match self.table.bring(seat, message) {
            Ok(()) => {
                // Whoever is elsewhere hears what came of it before what is foregone here: at one table too these are told
                // one after the other.
                while let Some(post) = self.post() {
                    self.effects.push_back(post);
                }
                self.take_news();
            }
            Err(Unreadable) => self.effects.push_back(Effect::Reject(seat)),
        }
    }

    /// What is to go to those who are elsewhere next.
    pub(super) fn post(&mut self) -> Option<Effect> {
        if let Some((seat, message)) = self.table.fetch() {
            return Some(Effect::Post(seat, message));
        }
        self.table.fetch_public().map(|(listener, message)| Effect::Tell(listener, message))
    }

    pub(super) fn take_news(&mut self) {
        self.table.settle();
        if let Some(refusal) = self.table.take_refusal() {
            self.say(refusal);
        }
        self.do_foregone();
        // What came of an action is told with what was foregone after it.
        if self.table.is_on_its_way() {
            return;
        }
        self.finish_action();
        match self.stage {
            Stage::News => self.advance(),
            // Others may have acted too, where several are due, or have given up.
            Stage::Line if self.around.is_shared => self.interrupt(),
            Stage::Line | Stage::Handover(..) | Stage::Decision(_) | Stage::Advice | Stage::Step | Stage::LookBack => {}
            Stage::Gone(_) => {}
        }
    }

    /// Tells what others have done while somebody here is due, or goes on where that is not so any more.
    fn interrupt(&mut self) {
        let (from, is_due) = (*self.told(), self.due_listener().is_some());
        if !is_due {
            self.question = None;
        }
        if !is_due || !self.table.news(self.listener, from..self.table.now()).is_empty() {
            self.advance();
        }
    }
}
