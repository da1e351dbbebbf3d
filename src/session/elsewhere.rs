//! Messages from and to remote players.

use super::{Effect, Session, Stage};
use crate::notation::Unreadable;
use crate::seat::Seat;
use crate::table::Due;

impl Session {
    /// Processes a message about a seat elsewhere.
    pub(super) fn take_post(&mut self, seat: Seat, message: &[u8]) {
        if self.take_resignation(seat, message) {
            return;
        }
        match self.table.bring(seat, message) {
            Ok(()) => self.take_news(),
            Err(Unreadable) => self.effects.push_back(Effect::Reject(seat)),
        }
    }

    /// The next message for a remote player.
    pub(super) fn post(&mut self) -> Option<Effect> {
        if let Some((seat, message)) = self.table.fetch() {
            return Some(Effect::Post(seat, message));
        }
        self.table.fetch_public().map(|(listener, message)| Effect::Tell(listener, message))
    }

    pub(super) fn take_news(&mut self) {
        let said = self.effects.len();
        self.table.settle();
        if let Some(refusal) = self.table.take_refusal() {
            self.say(refusal);
        }
        self.do_foregone();
        // The result of an action is announced together with the forced actions after it.
        if self.table.is_on_its_way() {
            return;
        }
        self.finish_action(said);
        match self.stage {
            Stage::News => self.advance(),
            // If several players are due, others may also have acted, or given up.
            Stage::Line if self.around.is_shared => self.interrupt(),
            Stage::Line | Stage::Handover(..) | Stage::Decision(_) | Stage::Advice | Stage::Step | Stage::LookBack => {}
            Stage::Gone(_) => {}
        }
    }

    /// Announces what others have done during a turn here, or continues if it is no longer a turn here.
    fn interrupt(&mut self) {
        let (from, is_due) = (*self.first_unheard(), self.due_listener().is_some());
        // While chance is drawn no seat is due, and the question may hold afterwards. After a break before the first event a guest
        // is sent the opening again, which waits for chance, and then the present state.
        if !is_due && self.table.due() != Due::Chance {
            self.question = None;
        }
        if !is_due || !self.table.news(self.listener, from..self.table.now()).is_empty() {
            self.advance();
        }
    }
}
