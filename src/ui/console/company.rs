//! Who sits at the table, as the console names them.

use std::mem;

use super::Console;
use crate::player::Player;
use crate::seat::Seat;
use crate::text::message::Message;

impl Console {
    /// From now on knows who sits where. What is told later of what was said before names those who were meant then.
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

    /// From now on tells that a computer plays for whoever sits on a seat, under a name of its own, or no more.
    pub fn replace(&mut self, seat: Seat, is_so: bool) {
        let owner = self.teller.name_of(seat);
        self.fix_names();
        self.teller.replace(seat, is_so);
        if is_so {
            self.announce(&[Message::new("far-replaced").text("owner", owner).seat("name", seat)]);
        }
    }
}
