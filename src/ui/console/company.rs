//! Who sits at the table, as the console names them.

use super::Console;
use crate::player::Player;
use crate::seat::Seat;
use crate::text::message::Message;

impl Console {
    /// From now on knows who sits where.
    pub fn meet(&mut self, players: &[Player]) {
        self.teller.meet(players);
    }

    /// From now on tells that a computer plays for whoever sits on a seat, under a name of its own, or no more.
    pub fn replace(&mut self, seat: Seat, is_so: bool) {
        let owner = self.teller.name_of(seat);
        self.teller.replace(seat, is_so);
        if is_so {
            self.announce(&[Message::new("far-replaced").text("owner", owner).seat("name", seat)]);
        }
    }
}
