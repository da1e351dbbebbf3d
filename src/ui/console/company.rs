//! The players at the table, as the console names them.

use std::mem;

use super::Console;
use crate::player::Player;
use crate::seat::Seat;
use crate::text::message::Message;

impl Console {
    /// Names these players in later messages. Earlier messages, when repeated, keep the names they had.
    pub fn meet(&mut self, players: &[Player]) {
        if self.teller.players() != players {
            self.fix_names();
        }
        self.teller.meet(players);
    }

    fn fix_names(&mut self) {
        let teller = &self.teller;
        let fix = |messages: &mut Vec<Message>| {
            *messages = mem::take(messages).into_iter().map(|message| teller.fixed(message)).collect();
        };
        self.said.iter_mut().for_each(fix);
        fix(&mut self.fresh);
        self.shown.fix_names(teller);
    }

    /// Announces that a computer now plays for the owner of `seat`, under its own name; with `is_so` false, ends that.
    pub fn replace(&mut self, seat: Seat, is_so: bool) {
        let owner = self.teller.name_of(seat);
        self.fix_names();
        self.teller.replace(seat, is_so);
        if is_so {
            self.announce(&[Message::new("far-replaced").text("owner", owner).seat("name", seat)]);
        }
    }
}
