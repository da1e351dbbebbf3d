//! Talk at the table: the recipients of each saying, and the delivery to guests who were cut off. Guests' proposals
//! share their numbers with it.

use super::{HostNews, Party, Unasked};
use crate::remote::message::{FromHost, LineText, Matter, Proposal, Resolution, Saying};
use crate::remote::outbox::{Ear, Outbox};
use crate::remote::peer::Peer;
use crate::seat::Seat;

/// The maximum number of guests whose talk is kept, connected or not: more than can have seats.
const MOST: usize = 16;

/// Something said at the table.
#[derive(Clone)]
struct Word {
    /// The guest who spoke; `None` for the host. A seat would not do, since players change seats.
    from: Option<Peer>,
    is_private: bool,
    text: LineText,
}

/// The talk with a guest, which outlives the connection.
pub(super) struct Talk {
    peer: Peer,
    /// The talk sent to the guest.
    told: Outbox<Word>,
    /// How much of the guest's talk was heard.
    ear: Ear,
}

impl Party {
    /// Passes on what the host's own seat says, to one seat or to all. Returns whether anyone is there to hear it;
    /// otherwise it counts as unsaid. Guests who are cut off hear it later.
    pub fn say(&mut self, from: Seat, to: Option<Seat>, text: &LineText) -> bool {
        let is_heard = self.is_heard(from, to);
        if is_heard {
            self.pass_on(from, to, text);
        }
        is_heard
    }

    /// Whether anyone is there to hear it; a guest on a new connection counts even before its introduction.
    fn is_heard(&self, from: Seat, to: Option<Seat>) -> bool {
        let is_there = |peer: Peer| match self.guests.get(&peer).map(|guest| guest.seat) {
            Some(Some(seat)) => self.is_here(seat),
            Some(None) => true,
            None => false,
        };
        let is_overheard = to.is_none() && !self.listeners().is_empty();
        is_overheard || self.talks.iter().any(|talk| self.is_meant(talk.peer, from, to) && is_there(talk.peer))
    }

    /// Whether a guest, connected or cut off, is a recipient.
    fn is_meant(&self, peer: Peer, from: Seat, to: Option<Seat>) -> bool {
        match self.seat_or_place(peer) {
            Some(seat) => seat != from && to.is_none_or(|to| to == seat),
            // Before a game, guests who are cut off have no seat. Waiting guests hear nothing of the game's talk.
            None => to.is_none() && self.number.is_none() && !self.has_queued(peer),
        }
    }

    /// The seat of a guest, connected or cut off.
    fn seat_or_place(&self, peer: Peer) -> Option<Seat> {
        self.seat_of(peer).or_else(|| self.place_of(peer).map(|(seat, _)| seat))
    }

    /// Sends talk to the recipients who are connected, and keeps it for those who are cut off.
    fn pass_on(&mut self, from: Seat, to: Option<Seat>, text: &LineText) {
        let word = Word { from: self.peer(from), is_private: to.is_some(), text: text.clone() };
        let talking = self.talks.iter().map(|talk| talk.peer);
        let meant: Vec<Peer> = talking.filter(|peer| self.is_meant(*peer, from, to)).collect();
        for peer in meant {
            if let Some(number) = self.talk_with(peer).and_then(|talk| talk.told.say(word.clone())) {
                self.tell_word(peer, number, &word);
            }
        }
        if to.is_none() {
            let saying = Saying { from, is_private: false, text: text.clone() };
            for peer in self.listeners() {
                self.tell(peer, &FromHost::Said(0, saying.clone()));
            }
        }
    }

    /// Sends a guest what another player said, if that player is still at the table.
    fn tell_word(&mut self, peer: Peer, number: u32, word: &Word) {
        let from = match word.from {
            Some(speaker) => self.seat_or_place(speaker),
            None => self.own_seat(),
        };
        if let Some(from) = from {
            let saying = Saying { from, is_private: word.is_private, text: word.text.clone() };
            self.tell(peer, &FromHost::Said(number, saying));
        }
    }

    /// Confirms to a newly connected guest what was heard from it. Talk it has not heard follows once it confirms in
    /// turn how much it has.
    pub(super) fn begin_talk(&mut self, peer: Peer) {
        self.expect_talk(peer);
        let heard = self.talk_with(peer).map(|talk| talk.ear.last()).unwrap_or_default();
        self.tell(peer, &FromHost::Heard(heard));
    }

    /// Keeps talk to a guest until it is heard, whether the guest is connected or not.
    pub(super) fn expect_talk(&mut self, peer: Peer) {
        if self.talk_with(peer).is_some() {
            return;
        }
        let is_idle = |talk: &Talk| self.seat_or_place(talk.peer).is_none();
        if self.talks.len() >= MOST
            && let Some(idle) = self.talks.iter().position(is_idle)
        {
            self.talks.remove(idle);
        }
        self.talks.push(Talk { peer, told: Outbox::default(), ear: Ear::default() });
    }

    /// The connection to a guest is lost: further talk waits.
    pub(super) fn interrupt_talk(&mut self, peer: Peer) {
        if let Some(talk) = self.talk_with(peer) {
            talk.told.interrupt();
        }
    }

    /// Forgets the talk with a guest who has left.
    pub(super) fn end_talk(&mut self, peer: Peer) {
        self.talks.retain(|talk| talk.peer != peer);
    }

    /// Takes what a guest says, once: a repeat after a break may have been heard before it.
    pub(super) fn hear_word(
        &mut self,
        from: (Peer, Seat),
        number: u32,
        to: Option<Seat>,
        text: LineText,
    ) -> Vec<HostNews> {
        let (peer, seat) = from;
        if !self.hears_anew(peer, number) {
            return Vec::new();
        }
        self.pass_on(seat, to, &text);
        let is_for_host = to.is_none_or(|to| !self.places.contains_key(&to));
        let saying = Saying { from: seat, is_private: to.is_some(), text };
        is_for_host.then_some(HostNews::Said(saying)).into_iter().collect()
    }

    /// Takes a guest's proposal, once, like talk. Its own program has checked that it can be played; only arrivals,
    /// departures or a game begun since can prevent that.
    pub(super) fn hear_proposal(&mut self, from: (Peer, Seat), number: u32, proposal: Proposal) -> Vec<HostNews> {
        let (peer, by) = from;
        if !self.hears_anew(peer, number) {
            return Vec::new();
        }
        let mut left = self.guests.get(&peer).map(|guest| guest.allowance.proposals);
        let is_allowed = left.as_mut().zip(self.now).is_some_and(|(left, now)| left.allows(now));
        let asked = if is_allowed { self.propose(by, proposal.clone()) } else { Err(Unasked::Early) };
        let verdict = match asked {
            Ok(news) => {
                // Only proposals that were put to the others count.
                if let Some((guest, left)) = self.guests.get_mut(&peer).zip(left) {
                    guest.allowance.proposals = left;
                }
                return news;
            }
            Err(Unasked::Busy) => Resolution::Busy,
            Err(Unasked::Unplayable | Unasked::Fixed) => Resolution::Void,
            Err(Unasked::Early) => Resolution::Early,
        };
        self.tell(peer, &FromHost::Settled(0, Matter::Play(by, proposal), verdict));
        Vec::new()
    }

    /// Whether a numbered message from a guest is new. Confirms to the guest how much was heard.
    fn hears_anew(&mut self, peer: Peer, number: u32) -> bool {
        let Some(talk) = self.talk_with(peer) else {
            return false;
        };
        let is_new = talk.ear.hears(number);
        let heard = talk.ear.last();
        self.tell(peer, &FromHost::Heard(heard));
        is_new
    }

    /// Takes a guest's confirmation of how much it has heard; the first one on a connection is answered with the rest.
    pub(super) fn confirm_words(&mut self, peer: Peer, number: u32) {
        let talk = self.talk_with(peer);
        let rest = talk.and_then(|talk| talk.told.confirm(number).then(|| talk.told.rest()));
        for (number, word) in rest.unwrap_or_default() {
            self.tell_word(peer, number, &word);
        }
    }

    /// Whether a guest's confirmation is due: such confirmations are exempt from the rate limit.
    pub(super) fn owes_word(&self, peer: Peer, number: u32) -> bool {
        self.talks.iter().any(|talk| talk.peer == peer && talk.told.is_owed(number))
    }

    fn talk_with(&mut self, peer: Peer) -> Option<&mut Talk> {
        self.talks.iter_mut().find(|talk| talk.peer == peer)
    }
}
