//! Arrivals at the table: the seat that a guest gets, by key or by name, and the messages about it.

use super::{HostNews, Party, Place};
use crate::name::{is_meant, is_same_name};
use crate::player::{Player, seated};
use crate::remote::message::{FromHost, Hello, Name, Queue, Whereabouts};
use crate::remote::patience::Patience;
use crate::remote::peer::Peer;
use crate::seat::Seat;
use crate::text::printable::Printable;

impl Party {
    /// Seats a guest who has introduced itself.
    pub(super) fn welcome(&mut self, peer: Peer, hello: &Hello) -> Vec<HostNews> {
        if self.is_playing() && self.has_given_up(peer) {
            return self.welcome_aside(peer, hello);
        }
        let own_seat = self.place_of(peer).map(|(seat, _)| seat);
        let Some(seat) = own_seat.or_else(|| self.seat_for(hello.name.as_ref())) else {
            return self.queue_up(peer, hello);
        };
        // Otherwise a previous occupant who no longer responds would get what is sent to the seat.
        if let Some(other) = self.peer(seat).filter(|other| *other != peer) {
            self.let_go(other);
        }
        // Another player's card is worthless.
        let card = hello.card.clone().filter(|card| self.table.is_some_and(|table| card.key_of(table, peer).is_some()));
        if let Some(guest) = self.guests.get_mut(&peer) {
            (guest.seat, guest.card, guest.hello) = (Some(seat), card, Some(hello.clone()));
        }
        self.tell(peer, &FromHost::Hello(self.own.clone()));
        if self.patience != Patience::default() {
            self.tell(peer, &FromHost::Patience(self.patience));
        }
        let before = self.players[seat.index()].clone();
        self.take_seat(seat, peer, hello);
        let own = self.take_over(seat);
        let mut news = self.change(seat, Whereabouts::Here);
        match self.number {
            Some(number) => {
                let sheet = self.sheet(Some(seat));
                self.tell(peer, &FromHost::GoesOn(number, sheet));
                if let Some(own) = own {
                    self.tell(peer, &FromHost::Seat(seat, own));
                }
                self.tell_absent(peer);
            }
            None => {
                news.iter_mut()
                    .filter(|news| matches!(news, HostNews::Seat(..)))
                    .for_each(|news| *news = HostNews::Came(seat));
                self.tell_sheets();
                self.tell_absent(peer);
                // A guest who reconnects may have a new name.
                if own_seat.is_some() && self.players[seat.index()] != before {
                    news.push(HostNews::Named(seat));
                }
            }
        }
        self.tell_cards();
        self.tell_audience(peer);
        let queue = self.waiting();
        if queue != Queue::default() {
            self.tell(peer, &FromHost::Queue(queue));
        }
        self.begin_talk(peer);
        self.ask_again(peer, seat);
        self.tell_undecided();
        news
    }

    /// The seat for a newcomer of this name: a free one, or during a game one of that name whose owner is unknown. A
    /// name alone never gives access to what an owned seat knows.
    fn seat_for(&self, name: Option<&Name>) -> Option<Seat> {
        let is_called = |seat: &Seat| {
            let called = self.players[seat.index()].name();
            called.zip(name).is_some_and(|(called, name)| is_same_name(called, name.text()))
        };
        let is_playing = self.number.is_some();
        let is_open = |place: &Place| place.whereabouts != Whereabouts::Here && !(is_playing && place.owner.is_some());
        let away = self.places.iter().filter(|(_, place)| is_open(place));
        let mut fitting = away.map(|(seat, _)| *seat).filter(is_called);
        if is_playing {
            return fitting.next();
        }
        let is_kept = |seat: &Seat| self.places[seat].kept_for.is_some();
        let mut free = self.free().iter().filter(|seat| !is_kept(seat)).chain(self.free().iter());
        fitting.next().or_else(|| free.next())
    }

    /// Renames the player at the host's keyboard, before a game.
    pub fn rename_own(&mut self, name: Option<&Name>) {
        if let Some(own) = self.own_seat().filter(|_| self.number.is_none() && self.is_nameable(name)) {
            self.players[own.index()] = Player::Human(name.map(|name| name.text().clone()));
            self.tell_sheets();
        }
    }

    /// Renames a guest, before a game: during one, all players keep their names.
    pub(super) fn rename(&mut self, seat: Seat, name: Option<&Name>) -> Vec<HostNews> {
        let Some(place) = self.places.get(&seat).filter(|_| self.is_renamed(seat, name)) else {
            return Vec::new();
        };
        let called = name.map(Name::text).or(place.kept_for.as_ref()).cloned();
        self.players[seat.index()] = Player::Far(called);
        self.tell_sheets();
        vec![HostNews::Named(seat)]
    }

    /// Whether a guest can take this name and does not have it yet.
    pub(super) fn is_renamed(&self, seat: Seat, name: Option<&Name>) -> bool {
        let called =
            |place: &Place| name.map(Name::text).or(place.kept_for.as_ref()) == self.players[seat.index()].name();
        let is_other = self.places.get(&seat).is_some_and(|place| !called(place));
        is_other && self.number.is_none() && self.is_nameable(name)
    }

    /// Whether a name is still free and has no special meaning for the program.
    pub(super) fn is_nameable(&self, name: Option<&Name>) -> bool {
        let mut names = self.players.iter().filter_map(Player::name);
        name.is_none_or(|name| !is_meant(name.text()) && names.all(|other| !is_same_name(other, name.text())))
    }

    fn take_seat(&mut self, seat: Seat, peer: Peer, hello: &Hello) {
        let is_free = |name: &Name| {
            let mut others = seated(&self.players).filter(|(other, _)| *other != seat);
            !is_meant(name.text())
                && !others.any(|(_, player)| player.name().is_some_and(|other| is_same_name(other, name.text())))
        };
        let name = hello.name.as_ref().filter(|name| is_free(name)).map(|name| name.text().clone());
        if !self.arrivals.contains(&peer) {
            self.arrivals.push(peer);
        }
        if let Some(place) = self.places.get_mut(&seat) {
            place.owner = Some(peer);
            if self.number.is_none() {
                // A guest of another name is not the player for whom the seat was kept.
                let is_meant = |kept: &&Printable| name.as_ref().is_none_or(|name| is_same_name(name, kept));
                let called = place.kept_for.as_ref().filter(is_meant).cloned().or(name);
                self.players[seat.index()] = Player::Far(called);
            }
        }
    }
}
