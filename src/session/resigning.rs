//! Giving up. Among several people it ends the game for one: a computer takes the seat, and the others play on. Where nobody
//! would be left to play, or only one against one, it ends the game.

use std::mem;

use super::asking::Question;
use super::{Effect, Session, Stage, listener};
use crate::player::seated;
use crate::seat::{Seat, Seats, Viewer};
use crate::text::message::Message;

impl Session {
    /// Asks whether the listener gives up, and says for whom that ends the game.
    pub(super) fn ask_to_resign(&mut self) {
        let id = match self.listener.seat() {
            Some(seat) if self.leaves_others(seat) => "resign-sure-seat",
            Some(_) | None if self.table.players().len() > 2 => "resign-sure-all",
            Some(_) | None => "resign-sure",
        };
        self.ask(Message::new(id), Question::Resign);
    }

    /// Gives up. A table that is elsewhere is told so, and knows who plays on.
    pub(super) fn resign(&mut self) {
        let leaving = self.listener.seat().filter(|seat| self.leaves_others(*seat) && !self.table.is_elsewhere());
        match leaving.map(|seat| (seat, self.table.may_resign(seat))) {
            None => self.act(self.table.resignation(), Vec::new()),
            Some((seat, Ok(()))) => self.get_up(seat),
            Some((_, Err(refusal))) => self.say(refusal),
        }
    }

    /// Takes what has come about a seat elsewhere where it is that one of several gives up there; whether it was.
    pub(super) fn take_resignation(&mut self, seat: Seat, message: &[u8]) -> bool {
        let gives_up = !self.table.is_elsewhere() && self.leaves_others(seat) && self.table.is_resignation(message);
        let gives_up = gives_up && self.table.may_resign(seat).is_ok();
        if gives_up {
            self.effects.push_back(Effect::GaveUp(seat));
        }
        gives_up
    }

    /// Whether the game goes on for other people when whoever plays on a seat gives up.
    fn leaves_others(&self, seat: Seat) -> bool {
        let players = self.table.players();
        let plays = |other: Seat| other != seat && !self.replaced.contains(other);
        players.len() > 2 && seated(players).any(|(other, player)| player.level().is_none() && plays(other))
    }

    /// Somebody at this keyboard gives up: whoever plays on here is called, or else the rest is heard as it is public.
    fn get_up(&mut self, seat: Seat) {
        self.people = self.people.without(seat);
        self.gave_up = self.gave_up.with(seat);
        self.replaced = self.replaced.with(seat);
        self.table.replace(seat, true);
        let one_of_several = !self.people.is_empty();
        let told =
            if one_of_several { Message::new("gave-up").seat("name", seat) } else { Message::new("resign-done") };
        self.say(told);
        self.effects.push_back(Effect::GaveUp(seat));
        let next = self.people.iter().find(|other| *other > seat).or_else(|| self.people.iter().next());
        match next {
            Some(next) => self.hand_over(next),
            None => {
                let told = *self.told();
                self.listener = Viewer::Public;
                *self.told() = told;
                self.advance();
            }
        }
    }

    /// The game is over, and how it ended is told: whoever has given up here is back.
    pub(super) fn come_back(&mut self) {
        let gave_up = mem::replace(&mut self.gave_up, Seats::NONE);
        if !gave_up.is_empty() {
            self.people = self.people.iter().chain(gave_up.iter()).collect();
            self.listener = listener(self.people);
            *self.told() = self.table.now();
        }
    }

    /// A computer plays for somebody from now on, or no more.
    pub(super) fn take_replaced(&mut self, seat: Seat, is_so: bool) {
        self.replaced = if is_so { self.replaced.with(seat) } else { self.replaced.without(seat) };
        if self.table.is_elsewhere() {
            return;
        }
        self.table.replace(seat, is_so);
        if matches!(self.stage, Stage::News) {
            self.advance();
        }
    }
}
