//! Network events at the table: guests who come or are lost, and their messages.

use std::mem;

use web_time::Instant;

use super::guest::{Guest, MOST_EARLY};
use super::{HostNews, Objection, Party};
use crate::remote::bucket::{Allowance, Bucket};
use crate::remote::message::{FromGuest, FromHost, Matter, Refusal, Resolution, Whereabouts, WireMessage};
use crate::remote::network::Event;
use crate::remote::peer::Peer;
use crate::seat::Seat;

impl Party {
    /// Takes an event that happened at `now`.
    pub fn handle(&mut self, event: Event, now: Instant) -> Vec<HostNews> {
        self.now = Some(now);
        match event {
            Event::Ready(own, address) => {
                self.table = Some(own);
                self.own.card = self.identity.as_ref().map(|identity| identity.card(own, own));
                vec![HostNews::Ready(address)]
            }
            // Only guests look for a host.
            Event::Seeks | Event::Impostor => Vec::new(),
            Event::Servers(are_there) => vec![HostNews::Servers(are_there)],
            Event::Came(peer) => {
                // The peer introduces itself again. The others are not told about a break this short.
                let (news, before) = self.forget(peer);
                let known = before.or_else(|| self.allowances.remove(&peer));
                let guest = Guest::new(now, known);
                self.guests.insert(peer, guest);
                news
            }
            Event::Message(peer, bytes) => {
                let message = FromGuest::decode(&bytes);
                // A guest whom others tell much must not be disconnected for confirming it.
                let is_owed = matches!(message, Ok(FromGuest::Heard(number)) if self.owes_word(peer, number));
                let is_allowed =
                    self.guests.get_mut(&peer).map(|guest| is_owed || guest.allowance.messages.allows(now));
                match (is_allowed, message) {
                    (Some(true), Ok(message)) => {
                        let mut news = self.notice(peer, &message);
                        news.extend(self.hear(peer, message));
                        news
                    }
                    (Some(true), Err(_)) => self.turn_away(peer, Refusal::Nonsense),
                    (Some(false), _) => self.turn_away(peer, Refusal::TooMuch),
                    // It was disconnected and does not know yet.
                    (None, _) => Vec::new(),
                }
            }
            Event::Silent(peer) => self.found(peer, Whereabouts::Lost),
            Event::Heard(peer) => self.found(peer, Whereabouts::Here),
            Event::Gone(peer) => {
                let seat = self.seat_left_by(peer);
                let mut news = self.dismiss(peer);
                news.extend(seat.map(|seat| self.vacate(seat, Whereabouts::Lost)).unwrap_or_default());
                news
            }
            Event::Failed(fault) => vec![HostNews::Failed(fault)],
        }
    }

    /// Notes messages that show that the player is at the keyboard.
    fn notice(&mut self, peer: Peer, message: &FromGuest) -> Vec<HostNews> {
        match (self.seat_of(peer), message) {
            (
                Some(seat),
                FromGuest::Post(..)
                | FromGuest::Say(..)
                | FromGuest::Answers(..)
                | FromGuest::AsksFor(_)
                | FromGuest::Proposes(..)
                | FromGuest::Nudges(_),
            ) => self.stir(peer, seat),
            // The program sends these without its player.
            (
                _,
                FromGuest::Hello(_)
                | FromGuest::Listens(_)
                | FromGuest::Follows(..)
                | FromGuest::Bye
                | FromGuest::Share(..)
                | FromGuest::Confirms(..)
                | FromGuest::Heard(_),
            )
            | (None, _) => Vec::new(),
        }
    }

    /// Whether a guest's limit of this kind allows one more now.
    pub(super) fn allows(&mut self, peer: Peer, pace: impl FnOnce(&mut Allowance) -> &mut Bucket) -> bool {
        let now = self.now;
        self.guests.get_mut(&peer).zip(now).is_some_and(|(guest, now)| pace(&mut guest.allowance).allows(now))
    }

    /// Takes a guest's message.
    fn hear(&mut self, peer: Peer, message: FromGuest) -> Vec<HostNews> {
        if self.is_queueing(peer) {
            return self.hear_queueing(peer, message);
        }
        if let Some(listener) = self.listener_of(peer) {
            return self.overhear(peer, listener, message);
        }
        match self.seat_of(peer) {
            None => self.hear_newcomer(peer, message),
            Some(seat) => self.hear_player((peer, seat), message),
        }
    }

    /// Takes a message of a guest who has no seat yet.
    fn hear_newcomer(&mut self, peer: Peer, message: FromGuest) -> Vec<HostNews> {
        match message {
            FromGuest::Hello(hello) | FromGuest::Listens(hello) if hello.fingerprint != self.own.fingerprint => {
                self.tell(peer, &FromHost::Hello(self.own.clone()));
                self.turn_away(peer, Refusal::OtherRules)
            }
            FromGuest::Hello(_) | FromGuest::Listens(_) if self.is_removed(peer) => {
                self.tell(peer, &FromHost::Hello(self.own.clone()));
                self.tell(peer, &FromHost::Refused(Refusal::Removed));
                // Repeated attempts go unannounced.
                self.let_go(peer)
            }
            FromGuest::Hello(hello) => {
                let mut news = self.welcome(peer, &hello);
                let early = self.guests.get_mut(&peer).map(|guest| mem::take(&mut guest.early));
                news.extend(early.into_iter().flatten().flat_map(|message| self.hear(peer, message)));
                news
            }
            FromGuest::Listens(hello) => self.admit(peer, &hello),
            // It was sent before the guest noticed the break; the guest will send it again in order.
            FromGuest::Follows(..)
            | FromGuest::Say(..)
            | FromGuest::Proposes(..)
            | FromGuest::Heard(_)
            | FromGuest::Confirms(..) => Vec::new(),
            message if self.may_be_early(peer) => {
                self.guests.entry(peer).and_modify(|guest| guest.early.push(message));
                Vec::new()
            }
            FromGuest::Post(..)
            | FromGuest::Nudges(_)
            | FromGuest::Share(..)
            | FromGuest::Answers(..)
            | FromGuest::AsksFor(_)
            | FromGuest::Bye => self.turn_away(peer, Refusal::Nonsense),
        }
    }

    /// Takes a message of the guest on a seat.
    fn hear_player(&mut self, (peer, seat): (Peer, Seat), message: FromGuest) -> Vec<HostNews> {
        match message {
            FromGuest::Follows(number, percepts) if Some(number) == self.number => {
                self.guests.entry(peer).and_modify(|guest| guest.follows = true);
                vec![HostNews::Follows(seat, percepts)]
            }
            FromGuest::Post(number, bytes) if Some(number) == self.number => vec![HostNews::Post(seat, bytes)],
            // About a game that is over by now.
            FromGuest::Follows(..) | FromGuest::Post(..) => Vec::new(),
            FromGuest::Say(..) if !self.allows(peer, |allowance| &mut allowance.words) => {
                self.turn_away(peer, Refusal::TooMuch)
            }
            FromGuest::Say(number, to, text) => self.hear_word((peer, seat), number, to, text),
            FromGuest::Nudges(other) if self.allows(peer, |allowance| &mut allowance.nudges) => {
                self.nudge(seat, other).unwrap_or_default()
            }
            FromGuest::Nudges(_) => Vec::new(),
            FromGuest::Heard(number) => {
                self.confirm_words(peer, number);
                Vec::new()
            }
            FromGuest::Bye => {
                self.end_talk(peer);
                self.let_go(peer);
                self.vacate(seat, Whereabouts::Left)
            }
            FromGuest::Confirms(number, confirmation) if Some(number) == self.number => {
                self.hear_confirmation(peer, seat, confirmation)
            }
            FromGuest::Confirms(..) => Vec::new(),
            FromGuest::Share(game, share) => vec![HostNews::Share(seat, game, share)],
            FromGuest::Answers(number, is_yes) => self.answer(seat, number, is_yes),
            FromGuest::AsksFor(other) => self.hear_request((peer, seat), other),
            FromGuest::Proposes(number, proposal) => self.hear_proposal((peer, seat), number, proposal),
            FromGuest::Hello(hello) => {
                self.guests.entry(peer).and_modify(|guest| guest.hello = Some(hello));
                self.rename_in_time(peer)
            }
            FromGuest::Listens(_) => self.turn_away(peer, Refusal::Nonsense),
        }
    }

    /// A guest asks that a computer play on a seat.
    fn hear_request(&mut self, (peer, by): (Peer, Seat), seat: Seat) -> Vec<HostNews> {
        self.replace(Some(by), seat).unwrap_or_else(|objection| {
            let verdict = match objection {
                Objection::Early => Some(Resolution::Early),
                Objection::Busy => Some(Resolution::Busy),
                Objection::Here => Some(Resolution::Here),
                // The player at the host's keyboard and computers cannot be asked about.
                Objection::NoGuest => (seat.index() < self.players.len()).then_some(Resolution::Here),
                Objection::Nudged => Some(Resolution::Nudged),
                Objection::Away | Objection::Replaced | Objection::Over => None,
            };
            if let Some(verdict) = verdict {
                self.tell(peer, &FromHost::Settled(0, Matter::Replace(seat), verdict));
            }
            Vec::new()
        })
    }

    /// Whether messages may precede the introduction: the owner of a seat may not have noticed yet that the connection
    /// is new.
    fn may_be_early(&self, peer: Peer) -> bool {
        let few = self.guests.get(&peer).is_some_and(|guest| guest.early.len() < MOST_EARLY);
        few && self.place_of(peer).is_some()
    }
}
