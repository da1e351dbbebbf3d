//! A guest's visit at a host's table: the host's messages and the guest's own.
//!
//! It does no input or output, like the [party](super::party) at the other end.

mod hearing;
mod news;
mod words;

use std::collections::VecDeque;

pub use self::news::{GuestNews, Revealed};
use self::words::Word;
use super::card::Identity;
use super::confirmation::{Confirmation, Confirmed, Digest};
use super::lots::{Commitment, Share, Stake};
use super::message::{FromGuest, Hello, Matter, Name, Queue, Reveal, WireMessage};
use super::outbox::{Ear, Outbox};
use super::patience::Patience;
use super::peer::Peer;
use crate::seat::{Seat, Seats};

/// A guest's visit at a table.
pub struct Visit {
    own: Hello,
    /// The secret key that signs the guest's card.
    identity: Option<Identity>,
    /// The key that signs confirmations if there is no identity.
    program: Option<Identity>,
    peer: Option<Peer>,
    /// The key of the table.
    table: Option<Peer>,
    /// Whether the guest has come only to listen.
    listens: bool,
    /// Whether the guest waits for a seat while others play, and can only listen.
    queues: bool,
    /// The number of the game whose end the guest waits for, as last sent.
    busy: Option<u32>,
    /// The queue of waiting players, as last sent.
    queue: Queue,
    host: Option<Hello>,
    /// The guest's seat, as last sent.
    seat: Option<Seat>,
    /// The number of the game that is followed, and the guest's seat in it.
    game: Option<(u32, Seat)>,
    /// The occupied seats before a game, as last sent.
    taken: Seats,
    /// The guest's stake in the next game.
    drawn: Option<Stake>,
    /// The guest's stake in the game that is followed.
    stake: Option<Stake>,
    /// The announcement of a record, and the bytes received so far.
    coming: Option<(Reveal, Vec<u8>)>,
    /// The open question, with its number, until this guest has answered.
    asked: Option<(u32, Matter)>,
    /// The open question until it is settled.
    open: Option<Matter>,
    /// The seats whose answers to it are still due, as last sent.
    awaited: Seats,
    /// Whether this guest requested the question and does not know yet that it was put to all.
    is_put: bool,
    /// The time a nudged player has to answer, and the value last reported.
    patience: Patience,
    told_patience: Patience,
    /// Whether the table knows how much of that game this guest has received.
    follows: bool,
    /// The guest's own talk and proposals.
    said: Outbox<Word>,
    /// Whether some talk may not have been heard and will not be repeated.
    has_lost_words: bool,
    /// The same for a proposal.
    has_lost_proposal: bool,
    /// How much of the others' talk was heard.
    ear: Ear,
    /// Whether the table has introduced itself on this connection. Earlier messages were sent on an older one.
    is_greeted: bool,
    /// Whether the table knows, on this connection, how much of the others' talk was heard.
    is_listening: bool,
    is_lost: bool,
    is_over: bool,
    outgoing: VecDeque<Vec<u8>>,
}

impl Visit {
    /// The visit of a player who has not connected yet; `own` introduces this program to the host.
    pub fn new(own: Hello) -> Visit {
        Visit {
            own,
            identity: None,
            program: None,
            peer: None,
            table: None,
            listens: false,
            queues: false,
            busy: None,
            queue: Queue::default(),
            host: None,
            seat: None,
            game: None,
            taken: Seats::NONE,
            drawn: None,
            stake: None,
            coming: None,
            asked: None,
            open: None,
            awaited: Seats::NONE,
            is_put: false,
            patience: Patience::default(),
            told_patience: Patience::default(),
            follows: false,
            said: Outbox::default(),
            has_lost_words: false,
            has_lost_proposal: false,
            ear: Ear::default(),
            is_greeted: false,
            is_listening: false,
            is_lost: false,
            is_over: false,
            outgoing: VecDeque::new(),
        }
    }

    /// The visit of a listener, for whom the seat in each sheet has no meaning.
    pub fn listening(own: Hello) -> Visit {
        Visit { listens: true, ..Visit::new(own) }
    }

    /// Adds the identity by which friends recognise the guest.
    pub fn shown_by(self, identity: Option<Identity>) -> Visit {
        Visit { identity, ..self }
    }

    /// Adds the program's secret key, for signing.
    pub fn made_by(self, program: [u8; 32]) -> Visit {
        Visit { program: Some(Identity::bare(program)), ..self }
    }

    /// Confirms the text of the record of a finished game, by its number at the table. Returns the signed digest and
    /// the list with this confirmation.
    pub fn confirm(&mut self, game: u32, text: &str) -> Option<(Digest, Confirmed)> {
        let table = self.table?;
        let digest = Digest::new(table, game, text)?;
        let own = Confirmation::sign(digest, self.identity.as_ref().or(self.program.as_ref())?);
        self.tell(&FromGuest::Confirms(game, own.clone()));
        let mut confirmed = Confirmed::new(table, game);
        confirmed.add(digest, own);
        Some((digest, confirmed))
    }

    /// Whether the guest has no seat and can only listen.
    pub fn listens(&self) -> bool {
        self.listens || self.queues
    }

    /// Whether the guest waits for a seat while others play.
    pub fn queues(&self) -> bool {
        self.queues
    }

    /// The players who wait for a seat, as last sent.
    pub fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Follows the announced game, of which this many percepts are known already.
    pub fn follow(&mut self, percepts: u64) {
        if let Some((number, _)) = self.game {
            self.follows = true;
            self.tell(&FromGuest::Follows(number, percepts));
            // Talk missed during a break comes after the moves made in it.
            self.listen_again();
        }
    }

    /// Answers the host's commitment to the lots of the next game with random bytes.
    pub fn draw(&mut self, game: u32, commitment: Commitment, share: Share) {
        // If no player has left between two such requests, the host could choose among the answers.
        let is_again = self.drawn.is_some_and(|asked| asked.is_again || asked.commitment != commitment);
        self.drawn = Some(Stake { game, commitment, share, is_again });
        self.tell(&FromGuest::Share(game, share));
    }

    /// The number of the game that is followed.
    pub fn number(&self) -> Option<u32> {
        self.game.map(|(number, _)| number)
    }

    /// The guest's stake in the game that is followed.
    pub fn stake(&self) -> Option<Stake> {
        self.stake
    }

    /// Changes the guest's name, and tells the table if it is connected.
    pub fn rename(&mut self, name: Option<Name>) {
        if self.own.name != name {
            self.own.name = name;
            if self.host.is_some() && !self.listens && !self.is_over {
                self.greet();
            }
        }
    }

    /// Introduces the guest.
    fn greet(&mut self) {
        let own = self.own.clone();
        if self.listens {
            return self.tell(&FromGuest::Listens(own));
        }
        let signed = self.identity.as_ref().zip(self.table.zip(self.peer));
        let card = signed.map(|(identity, (table, own))| identity.card(table, own));
        self.tell(&FromGuest::Hello(Hello { card, ..own }));
    }

    /// Sends bytes about the guest's seat. Before the table knows how much was received they are dropped: a restarted
    /// host could do nothing with them, and unanswered actions are then sent again.
    pub fn post(&mut self, bytes: Vec<u8>) {
        if let Some((number, _)) = self.game.filter(|_| self.follows) {
            self.tell(&FromGuest::Post(number, bytes));
        }
    }

    /// The open question that this guest has not answered, with its number.
    pub fn asked(&self) -> Option<(u32, &Matter)> {
        self.asked.as_ref().map(|(number, matter)| (*number, matter))
    }

    /// Answers the open question.
    pub fn answer(&mut self, is_yes: bool) {
        if let Some((number, _)) = self.asked.take() {
            self.tell(&FromGuest::Answers(number, is_yes));
            // Until the table acknowledges the answer, it is not shown as due either.
            self.awaited = self.seat.map_or(self.awaited, |own| self.awaited.without(own));
        }
    }

    /// Asks for a computer on the seat of an absent player.
    pub fn ask_for(&mut self, seat: Seat) {
        self.open = Some(Matter::Replace(seat));
        self.tell(&FromGuest::AsksFor(seat));
    }

    /// Asks for a computer on the seat of an idle player; the table reports whether the others are asked.
    pub fn ask_for_idle(&mut self, seat: Seat) {
        self.is_put = true;
        self.ask_for(seat);
    }

    /// Asks the player on a seat whether they are still there.
    pub fn nudge(&mut self, seat: Seat) {
        self.tell(&FromGuest::Nudges(seat));
    }

    /// The time a nudged player has to answer.
    pub fn patience(&self) -> Patience {
        self.patience
    }

    /// Whether a question is open. A proposer is not asked, but knows from the answers that are due.
    pub fn is_asking(&self) -> bool {
        self.open.is_some() || self.awaited != Seats::NONE
    }

    /// The seats that have not answered the open question, as last sent.
    pub fn awaited(&self) -> Seats {
        self.awaited
    }

    /// Whether a question is open other than whether a computer may play on this seat.
    pub fn is_asking_other(&self, seat: Seat) -> bool {
        self.open.as_ref().is_some_and(|open| *open != Matter::Replace(seat))
    }

    /// Tells the host that the guest leaves.
    pub fn leave(&mut self) {
        if !self.is_over {
            self.tell(&FromGuest::Bye);
        }
    }

    /// Whether the table does not respond.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Returns the next message to be sent.
    pub fn send(&mut self) -> Option<Vec<u8>> {
        self.outgoing.pop_front()
    }

    fn tell(&mut self, message: &FromGuest) {
        // Messages are short by construction: an action is a typed line.
        if let Ok(bytes) = message.encode() {
            self.outgoing.push_back(bytes);
        }
    }
}

#[cfg(test)]
mod tests;
