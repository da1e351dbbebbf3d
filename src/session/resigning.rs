//! Giving up. With three or more players it ends the game only for one person, whose seat a computer takes, as long as
//! other people play on. Otherwise it ends the game.

use std::mem;

use super::question::Question;
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

    /// Gives up. A table elsewhere gets the message, and decides who plays on.
    pub(super) fn resign(&mut self) {
        let leaving = self.listener.seat().filter(|seat| self.leaves_others(*seat) && !self.table.is_elsewhere());
        match leaving.map(|seat| (seat, self.table.may_resign(seat))) {
            None => self.act(self.table.resignation(), Vec::new()),
            Some((seat, Ok(()))) => self.get_up(seat),
            Some((_, Err(refusal))) => self.say(refusal),
        }
    }

    /// Processes a message about a seat elsewhere if it means that one of several players gives up. Returns whether it
    /// does.
    pub(super) fn take_resignation(&mut self, seat: Seat, message: &[u8]) -> bool {
        let gives_up = !self.table.is_elsewhere() && self.leaves_others(seat) && self.table.is_resignation(message);
        let gives_up = gives_up && self.table.may_resign(seat).is_ok();
        if gives_up {
            self.effects.push_back(Effect::GaveUp(seat));
        }
        gives_up
    }

    /// Whether the game continues for other people when the player on a seat gives up.
    fn leaves_others(&self, seat: Seat) -> bool {
        let players = self.table.players();
        let plays = |other: Seat| other != seat && !self.replaced.contains(other);
        players.len() > 2 && seated(players).any(|(other, player)| player.level().is_none() && plays(other))
    }

    /// Takes a person at this keyboard out of the game. Calls the next person here or, if there is none, announces the
    /// rest of the game as the public sees it.
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
                let told = *self.first_unheard();
                self.listener = Viewer::Public;
                *self.first_unheard() = told;
                self.advance();
            }
        }
    }

    /// At the end of the game, brings back the people here who have given up.
    pub(super) fn come_back(&mut self) {
        let gave_up = mem::replace(&mut self.gave_up, Seats::NONE);
        if !gave_up.is_empty() {
            self.people = self.people.iter().chain(gave_up.iter()).collect();
            self.listener = listener(self.people);
            *self.first_unheard() = self.table.now();
        }
    }

    /// Notes that a computer replaces the player on a seat, or no longer does.
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
