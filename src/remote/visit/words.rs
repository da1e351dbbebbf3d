//! What a guest says and proposes during a visit, and what it hears of others' words: each once, whatever breaks.

use std::mem;

use super::Visit;
use crate::remote::message::{FromGuest, Line, Proposal};
use crate::seat::Seat;

/// Something that one has said.
#[derive(Clone)]
pub(super) struct Word {
    what: What,
    /// The number of the game in which it was said: only there a seat is surely the same one's after a break.
    game: Option<u32>,
}

/// What one has said.
#[derive(Clone)]
enum What {
    /// Something to one seat, or to all.
    Talk(Option<Seat>, Line),
    /// What might be played.
    Proposal(Proposal),
}

impl Word {
    /// How the table is told of it by this number.
    fn numbered(self, number: u32) -> FromGuest {
        match self.what {
            What::Talk(to, text) => FromGuest::Say(number, to, text),
            What::Proposal(proposal) => FromGuest::Proposes(number, proposal),
        }
    }

    /// Whether it can still be said after a break, where the game of this number is followed, or none.
    fn can_be_said(&self, game: Option<u32>) -> bool {
        match self.what {
            What::Talk(None, _) => true,
            // What was for one alone must not come to whoever has that seat now.
            What::Talk(Some(_), _) => game.is_some() && self.game == game,
            // Once another game has begun nothing else can be proposed.
            What::Proposal(_) => game.is_none() || self.game == game,
        }
    }
}

impl Visit {
    /// Says something to one seat, or to all. What is lost with a connection is said once more on the next one.
    pub fn say(&mut self, to: Option<Seat>, text: Line) {
        self.utter(What::Talk(to, text));
    }

    /// Proposes to play something. What is lost with a connection is proposed once more on the next one, like what is said.
    pub fn propose(&mut self, proposal: Proposal) {
        self.utter(What::Proposal(proposal));
    }

    fn utter(&mut self, what: What) {
        let word = Word { what, game: self.number() };
        if let Some(number) = self.said.say(word.clone()) {
            self.tell(&word.numbered(number));
        }
    }

    /// Whether something that was said or proposed may not have been heard yet.
    pub fn awaits_ear(&self) -> bool {
        !self.is_over && self.said.is_waiting()
    }

    /// Whether something that was said was not heard and will not be, as far as is known; told once.
    pub fn loses_words(&mut self) -> bool {
        if self.is_over {
            self.give_up();
        }
        self.said.take_lost() | mem::take(&mut self.has_lost_words)
    }

    /// The same of something that was proposed.
    pub fn loses_proposal(&mut self) -> bool {
        if self.is_over {
            self.give_up();
        }
        mem::take(&mut self.has_lost_proposal)
    }

    /// Nothing is said any more: what may not have been heard is lost.
    pub fn give_up(&mut self) {
        self.keep(|_| false);
    }

    /// Keeps of what was said only what can still be.
    fn keep(&mut self, can_be_said: impl Fn(&Word) -> bool) {
        for word in self.said.keep(can_be_said) {
            match word.what {
                What::Talk(..) => self.has_lost_words = true,
                What::Proposal(_) => self.has_lost_proposal = true,
            }
        }
    }

    /// Tells the table how much was heard of what others have said, once on each connection: it tells the rest then.
    pub(super) fn listen_again(&mut self) {
        if self.is_greeted && !self.is_listening && !self.listens() {
            self.is_listening = true;
            self.tell(&FromGuest::Heard(self.ear.last()));
        }
    }

    /// Hears what has this number; whether it was not heard before. To who only listens nothing is told twice.
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

    /// The table has heard all up to this number: what it has not heard is said once more, where that is the first word
    /// about it on this connection.
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
