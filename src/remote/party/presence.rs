//! The presence of players: their absence and return, and the computers that stand in for them.

use std::mem;

use super::{HostNews, Party};
use crate::player::Player;
use crate::remote::message::{FromHost, Whereabouts};
use crate::remote::peer::Peer;
use crate::seat::{Seat, Seats};

impl Party {
    /// The seats on which a computer stands in for a player.
    pub fn replaced(&self) -> Seats {
        let replaced = self.places.iter().filter(|(_, place)| place.whereabouts == Whereabouts::Replaced);
        replaced.map(|(seat, _)| *seat).chain(self.given_up.iter()).collect()
    }

    /// The seats on which a computer has acted and whose owners have not been told yet.
    pub fn stood_in(&self) -> Seats {
        self.places.iter().filter(|(_, place)| place.stood_in).map(|(seat, _)| *seat).collect()
    }

    /// Takes the number of actions so far on each seat. Returns whether a computer has newly acted on one of them. The
    /// first call after a computer takes over a seat sets the starting point, so the computer must not have acted by
    /// then.
    pub fn count(&mut self, done: impl Fn(Seat) -> usize) -> bool {
        let mut is_new = false;
        let replaced = self.places.iter_mut().filter(|(_, place)| place.whereabouts == Whereabouts::Replaced);
        for (seat, place) in replaced {
            let now = done(*seat);
            if now > *place.moves.get_or_insert(now) && !place.stood_in {
                (place.stood_in, is_new) = (true, true);
            }
        }
        is_new
    }

    /// Returns the seat to its owner, and what to tell them if a computer was to play there. Told once.
    pub(super) fn take_over(&mut self, seat: Seat) -> Option<Whereabouts> {
        let place = self.places.get_mut(&seat)?;
        let was_replaced = place.whereabouts == Whereabouts::Replaced;
        place.moves = None;
        match mem::take(&mut place.stood_in) {
            true => Some(Whereabouts::Replaced),
            false => was_replaced.then_some(Whereabouts::Here),
        }
    }

    /// Whether the owner of a seat is present.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.places.get(&seat).is_some_and(|place| place.whereabouts == Whereabouts::Here)
    }

    /// Handles a guest's departure. Before a game this frees the seat.
    pub(super) fn vacate(&mut self, seat: Seat, whereabouts: Whereabouts) -> Vec<HostNews> {
        let mut news = self.change(seat, whereabouts);
        if self.number.is_none()
            && let Some(place) = self.places.get_mut(&seat)
        {
            let gone = place.owner.take();
            self.arrivals.retain(|peer| Some(*peer) != gone);
            self.players[seat.index()] = Player::Far(place.kept_for.clone());
            self.tell_sheets();
        }
        // The remaining players may all have agreed already.
        news.extend(self.settle_or_wait());
        news
    }

    /// Handles a guest who has stopped responding or responds again.
    pub(super) fn found(&mut self, peer: Peer, whereabouts: Whereabouts) -> Vec<HostNews> {
        if let Some(guest) = self.guests.get_mut(&peer) {
            guest.is_silent = whereabouts.is_away();
        }
        if self.is_queueing(peer) && whereabouts == Whereabouts::Here {
            return self.announce_queueing(peer);
        }
        let seat = self.seat_of(peer);
        let own = seat.filter(|_| whereabouts == Whereabouts::Here).and_then(|seat| self.take_over(seat));
        let mut news = seat.map(|seat| self.change(seat, whereabouts)).unwrap_or_default();
        if let Some((seat, own)) = seat.zip(own) {
            self.tell(peer, &FromHost::Seat(seat, own));
        }
        news.extend(self.settle_or_wait());
        // The open question may have been settled without this guest.
        if whereabouts == Whereabouts::Here && self.poll.is_none() && seat.is_some() {
            self.tell(peer, &FromHost::Awaits(Seats::NONE));
        }
        news
    }

    /// Tells the others what became of a player, if it is a change.
    pub(super) fn change(&mut self, seat: Seat, whereabouts: Whereabouts) -> Vec<HostNews> {
        let Some(place) = self.places.get_mut(&seat) else {
            return Vec::new();
        };
        let is_away = whereabouts.is_away();
        // The computer plays on, whatever happens to the owner.
        if place.whereabouts == whereabouts || place.whereabouts == Whereabouts::Replaced && is_away {
            return Vec::new();
        }
        let was_lost = place.whereabouts == Whereabouts::Lost;
        place.whereabouts = whereabouts;
        match is_away {
            true => place.away = place.away.or(self.now),
            false => (place.away, place.is_asked) = (None, false),
        }
        // Before a game the sheets show who has come and who has left.
        if self.number.is_some() || was_lost || whereabouts == Whereabouts::Lost {
            for peer in self.hearers(Some(seat)).into_iter().chain(self.listeners()) {
                self.tell(peer, &FromHost::Seat(seat, whereabouts));
            }
        }
        let mut news = vec![HostNews::Seat(seat, whereabouts)];
        news.extend(self.withdraw(seat, whereabouts));
        news
    }
}
