//! Giving up in a game of several players: a computer takes the seat, and the owner listens to the rest and gets the
//! seat back after the game.

use super::{HostNews, Party};
use crate::remote::message::{FromHost, Hello, Whereabouts};
use crate::remote::peer::Peer;
use crate::seat::{Seat, Seats};

impl Party {
    /// Hands the seat of a player who has given up to a computer.
    pub fn give_up(&mut self, seat: Seat) -> Vec<HostNews> {
        if !self.is_playing() {
            return Vec::new();
        }
        let Some(place) = self.places.get_mut(&seat) else {
            self.given_up = self.given_up.with(seat);
            self.tell_of_own(seat, &[Whereabouts::GaveUp, Whereabouts::Replaced]);
            return Vec::new();
        };
        place.is_given_up = true;
        let guest = self.peer(seat);
        let mut news = self.change(seat, Whereabouts::GaveUp);
        news.extend(self.withdraw(seat, Whereabouts::Here));
        news.extend(self.change(seat, Whereabouts::Replaced));
        if let Some(guest) = guest {
            self.tell(guest, &FromHost::Seat(seat, Whereabouts::GaveUp));
            self.stand_aside(guest);
        }
        news.extend(self.settle_or_wait());
        news
    }

    /// Tells all guests what became of a player at the host's keyboard.
    fn tell_of_own(&mut self, seat: Seat, became: &[Whereabouts]) {
        for peer in self.hearers(None).into_iter().chain(self.listeners()) {
            for whereabouts in became {
                self.tell(peer, &FromHost::Seat(seat, *whereabouts));
            }
        }
    }

    /// Whether a guest has given up the current game.
    pub(super) fn has_given_up(&self, peer: Peer) -> bool {
        self.place_of(peer).is_some_and(|(_, place)| place.is_given_up)
    }

    /// Lets a player who has given up and reconnected listen to the rest.
    pub(super) fn welcome_aside(&mut self, peer: Peer, hello: &Hello) -> Vec<HostNews> {
        if let Some(guest) = self.guests.get_mut(&peer) {
            guest.hello = Some(hello.clone());
        }
        self.tell(peer, &FromHost::Hello(self.own.clone()));
        self.tell_queueing(peer);
        self.stand_aside(peer);
        Vec::new()
    }

    /// Takes a guest's seat, and lets the guest listen and wait for the end of the game.
    fn stand_aside(&mut self, peer: Peer) {
        if !self.has_queued(peer) {
            // The others know it already.
            self.stand_up(peer);
            self.queue.iter_mut().filter(|(queueing, _)| *queueing == peer).for_each(|(_, is_told)| *is_told = true);
        }
        self.listen_meanwhile(peer);
    }

    /// Ends the game for players who have given up: they get their seats back.
    pub(super) fn take_back(&mut self) -> Vec<HostNews> {
        let own = std::mem::replace(&mut self.given_up, Seats::NONE);
        for seat in own.iter() {
            self.tell_of_own(seat, &[Whereabouts::Here]);
        }
        let given_up = self.places.iter_mut().filter(|(_, place)| place.is_given_up);
        let given_up: Vec<(Seat, Option<Peer>)> = given_up
            .map(|(seat, place)| {
                place.is_given_up = false;
                (*seat, place.owner)
            })
            .collect();
        let mut news: Vec<HostNews> = own.iter().map(|seat| HostNews::Seat(seat, Whereabouts::Here)).collect();
        for (seat, owner) in given_up {
            let Some(peer) = owner.filter(|peer| self.is_queueing(*peer)) else {
                continue;
            };
            self.leave_queue(peer);
            if let Some(guest) = self.guests.get_mut(&peer) {
                guest.seat = Some(seat);
                news.extend(guest.listener.take().map(|(listener, _)| HostNews::Ignored(listener)));
            }
            self.take_over(seat);
            // A player who has heard only the end cannot confirm what came before.
            self.confirming = self.confirming.with(seat);
            news.extend(self.change(seat, Whereabouts::Here));
            let sheet = self.sheet(Some(seat));
            self.tell(peer, &FromHost::Waits(sheet));
            self.tell_absent(peer);
        }
        if !news.is_empty() {
            self.tell_cards();
            self.tell_all_of_audience();
        }
        news
    }
}
