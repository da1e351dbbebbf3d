//! A guest's talk and proposals, and the talk it hears: each is delivered once, even if connections break.

use std::mem;

use super::Visit;
use crate::remote::message::{FromGuest, LineText, Proposal};
use crate::seat::Seat;

/// Something that the guest has said.
#[derive(Clone)]
pub(super) struct Word {
    what: What,
    /// The game in which it was said: only within it does a seat surely belong to the same player after a break.
    game: Option<u32>,
}

/// The content of a [`Word`].
#[derive(Clone)]
enum What {
    /// Talk to one seat, or to all.
    Talk(Option<Seat>, LineText),
    /// A proposal of a game.
    Proposal(Proposal),
}

impl Word {
    /// The message to the table, with this number.
    fn numbered(self, number: u32) -> FromGuest {
        match self.what {
            What::Talk(to, text) => FromGuest::Say(number, to, text),
            What::Proposal(proposal) => FromGuest::Proposes(number, proposal),
        }
    }

    /// Whether it can be repeated after a break, while the game of this number, if any, is followed.
    fn can_be_said(&self, game: Option<u32>) -> bool {
        match self.what {
            What::Talk(None, _) => true,
            // Private talk must not reach whoever has that seat now.
            What::Talk(Some(_), _) => game.is_some() && self.game == game,
            // Once another game has begun, nothing can be proposed.
            What::Proposal(_) => game.is_none() || self.game == game,
        }
    }
}

impl Visit {
    /// Says something to one seat, or to all. If the connection breaks, it is repeated on the next one.
    pub fn say(&mut self, to: Option<Seat>, text: LineText) {
        self.utter(What::Talk(to, text));
    }

    /// Proposes a game. If the connection breaks, the proposal is repeated on the next one.
    pub fn propose(&mut self, proposal: Proposal) {
        self.utter(What::Proposal(proposal));
    }

    fn utter(&mut self, what: What) {
        let word = Word { what, game: self.number() };
        if let Some(number) = self.said.say(word.clone()) {
            self.tell(&word.numbered(number));
        }
    }

    /// Whether some talk or a proposal may not have been received yet.
    pub fn awaits_ear(&self) -> bool {
        !self.is_over && self.said.is_waiting()
    }

    /// Returns whether some talk was, as far as is known, lost for good; true once.
    pub fn loses_words(&mut self) -> bool {
        if self.is_over {
            self.give_up();
        }
        self.said.take_lost() | mem::take(&mut self.has_lost_words)
    }

    /// Returns whether a proposal was lost for good; true once.
    pub fn loses_proposal(&mut self) -> bool {
        if self.is_over {
            self.give_up();
        }
        mem::take(&mut self.has_lost_proposal)
    }

    /// Stops repeating: anything that may not have been received is lost.
    pub fn give_up(&mut self) {
        self.keep(|_| false);
    }

    /// Keeps only talk and proposals that can still be said, and notes the others as lost.
    fn keep(&mut self, can_be_said: impl Fn(&Word) -> bool) {
        for word in self.said.keep(can_be_said) {
            match word.what {
                What::Talk(..) => self.has_lost_words = true,
                What::Proposal(_) => self.has_lost_proposal = true,
            }
        }
    }

    /// Tells the table how much of the others' talk was heard, once on each connection; the table then sends the rest.
    pub(super) fn listen_again(&mut self) {
        if self.is_greeted && !self.is_listening && !self.listens() {
            self.is_listening = true;
            self.tell(&FromGuest::Heard(self.ear.last()));
        }
    }

    /// Notes talk of this number as heard. Returns whether it is new. Listeners are never told anything twice.
    pub(super) fn hears(&mut self, number: u32) -> bool {
        if number == 0 {
            return true;
        }
        let is_new = self.is_listening && !self.listens() && self.ear.hears(number);
        if is_new {
            self.tell(&FromGuest::Heard(self.ear.last()));
        }
        is_new
    }

    /// Notes that the table has heard everything up to this number. If this is its first confirmation on this
    /// connection, repeats what it has not heard.
    pub(super) fn is_heard(&mut self, number: u32) {
        if !self.is_greeted || !self.said.confirm(number) {
            return;
        }
        let game = self.number();
        self.keep(|word| word.can_be_said(game));
        for (number, word) in self.said.rest() {
            self.tell(&word.numbered(number));
        }
    }
}
