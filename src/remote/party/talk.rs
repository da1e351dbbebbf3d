//! What those at the table say to each other: who is to hear it, and what somebody hears later who is cut off. What guests
//! propose comes by the same numbers.

use super::{News, Party, Unasked};
use crate::remote::message::{FromHost, Line, Matter, Proposal, Saying, Verdict};
use crate::remote::network::Peer;
use crate::remote::sayings::{Ear, Sayings};
use crate::seat::Seat;

/// With how many guests talk is kept in mind, be they there or not: more than can have seats.
const MOST: usize = 16;

/// Something that was said.
#[derive(Clone)]
struct Word {
    /// The guest who has said it, or nobody where that was the host: people change seats.
    from: Option<Peer>,
    is_private: bool,
    text: Line,
}

/// The talk with a guest, whatever becomes of the connection.
pub(super) struct Talk {
    peer: Peer,
    /// What was said to this one.
    told: Sayings<Word>,
    /// What was heard of this one.
    ear: Ear,
}

impl Party {
    /// Passes on what the host's own seat says: to one seat, or to all. Whether anybody is there to hear it; what nobody
    /// can hear was not said. Whoever is not heard of hears it later.
    pub fn say(&mut self, from: Seat, to: Option<Seat>, text: &Line) -> bool {
        let is_heard = self.is_heard(from, to);
        if is_heard {
            self.pass_on(from, to, text);
        }
        is_heard
    }

    /// Whether anybody is there to hear what is said, or on a new connection on which it was not said yet who has come.
    fn is_heard(&self, from: Seat, to: Option<Seat>) -> bool {
        let is_there = |peer: Peer| match self.guests.get(&peer).map(|guest| guest.seat) {
            Some(Some(seat)) => self.is_here(seat),
            Some(None) => true,
            None => false,
        };
        let is_overheard = to.is_none() && !self.listeners().is_empty();
        is_overheard || self.talks.iter().any(|talk| self.is_meant(talk.peer, from, to) && is_there(talk.peer))
    }

    /// Whether a guest, be it there or cut off, is to hear what is said.
    fn is_meant(&self, peer: Peer, from: Seat, to: Option<Seat>) -> bool {
        match self.seat_or_place(peer) {
            Some(seat) => seat != from && to.is_none_or(|to| to == seat),
            // Before a game whoever is cut off has no seat; who waits for the end of a game hears nothing of it.
            None => to.is_none() && self.number.is_none() && !self.has_queued(peer),
        }
    }

    /// The seat of a guest, be it there or cut off.
    fn seat_or_place(&self, peer: Peer) -> Option<Seat> {
        self.seat_of(peer).or_else(|| self.place_of(peer).map(|(seat, _)| seat))
    }

    /// Passes on what was said to those who are there, and keeps it for those who are cut off.
    fn pass_on(&mut self, from: Seat, to: Option<Seat>, text: &Line) {
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

    /// Tells a guest what somebody has said who is still at the table: of whom nobody knows any more, nothing can be told.
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

    /// Tells somebody who has come what was heard of that one; what that one has not heard waits until it is told how much
    /// that is.
    pub(super) fn begin_talk(&mut self, peer: Peer) {
        self.expect_talk(peer);
        let heard = self.talk_with(peer).map(|talk| talk.ear.last()).unwrap_or_default();
        self.tell(peer, &FromHost::Heard(heard));
    }

    /// From now on what is said to somebody is kept until it is heard, whether that one is there or not.
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
        self.talks.push(Talk { peer, told: Sayings::default(), ear: Ear::default() });
    }

    /// A connection with somebody is there no more: what is said from now on waits.
    pub(super) fn interrupt_talk(&mut self, peer: Peer) {
        if let Some(talk) = self.talk_with(peer) {
            talk.told.interrupt();
        }
    }

    /// Whoever has left is told nothing later.
    pub(super) fn end_talk(&mut self, peer: Peer) {
        self.talks.retain(|talk| talk.peer != peer);
    }

    /// Takes what a guest says, once: what comes again after a break may have been heard before it.
    pub(super) fn hear_word(&mut self, from: (Peer, Seat), number: u32, to: Option<Seat>, text: Line) -> Vec<News> {
        let (peer, seat) = from;
        if !self.hears_anew(peer, number) {
            return Vec::new();
        }
        self.pass_on(seat, to, &text);
        let is_for_host = to.is_none_or(|to| !self.places.contains_key(&to));
        let saying = Saying { from: seat, is_private: to.is_some(), text };
        is_for_host.then_some(News::Said(saying)).into_iter().collect()
    }

    /// Takes what a guest proposes, once, like what is said. Whether it can be played was looked at where it was typed: only
    /// who has come or gone since, or what has begun, can be in the way.
    pub(super) fn hear_proposal(&mut self, from: (Peer, Seat), number: u32, proposal: Proposal) -> Vec<News> {
        let (peer, by) = from;
        if !self.hears_anew(peer, number) {
            return Vec::new();
        }
        let mut left = self.guests.get(&peer).map(|guest| guest.allowance.proposals);
        let is_allowed = left.as_mut().zip(self.now).is_some_and(|(left, now)| left.allows(now));
        let asked = if is_allowed { self.propose(by, proposal.clone()) } else { Err(Unasked::Early) };
        let verdict = match asked {
            Ok(news) => {
                // Only what others were asked counts.
                if let Some((guest, left)) = self.guests.get_mut(&peer).zip(left) {
                    guest.allowance.proposals = left;
                }
                return news;
            }
            Err(Unasked::Busy) => Verdict::Busy,
            Err(Unasked::Unplayable | Unasked::Fixed) => Verdict::Void,
            Err(Unasked::Early) => Verdict::Early,
        };
        self.tell(peer, &FromHost::Settled(0, Matter::Play(by, proposal), verdict));
        Vec::new()
    }

    /// Whether what has this number was not heard of a guest before. That one is told how much was.
    fn hears_anew(&mut self, peer: Peer, number: u32) -> bool {
        let Some(talk) = self.talk_with(peer) else {
            return false;
        };
        let is_new = talk.ear.hears(number);
        let heard = talk.ear.last();
        self.tell(peer, &FromHost::Heard(heard));
        is_new
    }

    /// Takes how much a guest has heard, and tells what it has not heard where it has come anew.
    pub(super) fn confirm_words(&mut self, peer: Peer, number: u32) {
        let talk = self.talk_with(peer);
        let rest = talk.and_then(|talk| talk.told.confirm(number).then(|| talk.told.rest()));
        for (number, word) in rest.unwrap_or_default() {
            self.tell_word(peer, number, &word);
        }
    }

    /// Whether a guest was told something and confirms that: it may do so however much that is.
    pub(super) fn owes_word(&self, peer: Peer, number: u32) -> bool {
        self.talks.iter().any(|talk| talk.peer == peer && talk.told.is_owed(number))
    }

    fn talk_with(&mut self, peer: Peer) -> Option<&mut Talk> {
        self.talks.iter_mut().find(|talk| talk.peer == peer)
    }
}
