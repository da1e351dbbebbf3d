//! Descriptions of the table for guests: what is played, who sits where, and who is away.

use super::{Party, Place};
use crate::player::{Player, seated};
use crate::remote::card::Card;
use crate::remote::message::{FromHost, LineText, Sheet, Short, Whereabouts};
use crate::remote::peer::Peer;
use crate::seat::Seat;

impl Party {
    /// Tells a newcomer which other players are absent.
    pub(super) fn tell_absent(&mut self, peer: Peer) {
        let own = self.seat_of(peer);
        // Before a game, a seat without an owner is free.
        let is_taken = |place: &Place| self.number.is_some() || place.owner.is_some();
        let absent = self
            .places
            .iter()
            .filter(|(seat, place)| Some(**seat) != own && is_taken(place) && place.whereabouts != Whereabouts::Here);
        let given_up = self.given_up.iter().map(|seat| (seat, Whereabouts::Replaced));
        let absent: Vec<(Seat, Whereabouts)> =
            absent.map(|(seat, place)| (*seat, place.whereabouts)).chain(given_up).collect();
        for (seat, whereabouts) in absent {
            self.tell(peer, &FromHost::Seat(seat, whereabouts));
        }
    }

    /// Sends all guests and listeners the table as they see it.
    pub(super) fn tell_sheets(&mut self) {
        let seated = self.seated_guests().map(|(peer, seat)| (peer, Some(seat)));
        let listening = self.listeners().into_iter().map(|peer| (peer, None));
        let seated: Vec<(Peer, Option<Seat>)> = seated.chain(listening).collect();
        for (peer, seat) in seated {
            let sheet = self.sheet(seat);
            let message = match self.number {
                Some(number) => FromHost::Plays(number, sheet),
                None => FromHost::Waits(sheet),
            };
            self.tell(peer, &message);
        }
    }

    /// Sends each guest the cards of the other players present.
    pub(super) fn tell_cards(&mut self) {
        let cards: Vec<(Seat, Card)> =
            self.guests.values().filter_map(|guest| guest.seat.zip(guest.card.clone())).collect();
        let own = self.own_seat().zip(self.own.card.clone());
        let seated: Vec<(Peer, Seat)> = self.seated_guests().collect();
        for (peer, seat) in seated {
            let others = cards.iter().filter(|(other, _)| *other != seat).cloned();
            let shown = FromHost::Cards(own.clone().into_iter().chain(others).collect());
            self.tell(peer, &shown);
        }
        self.tell_marks();
    }

    /// The table as the guest on a seat sees it, or as a listener does.
    pub(super) fn sheet(&self, own: Option<Seat>) -> Sheet {
        let shown = |(seat, player): (Seat, &Player)| match player {
            Player::Far(name) if Some(seat) == own => Player::Human(name.clone()),
            Player::Human(name) | Player::Far(name) => Player::Far(name.clone()),
            Player::Computer(level) => Player::Computer(*level),
        };
        let (free, all) = (self.free(), seated(&self.players));
        Sheet {
            game: Short::cut(&self.game),
            options: LineText::cut(&self.options),
            players: seated(&self.players).map(shown).collect(),
            seat: own.unwrap_or(Seat::FIRST),
            taken: all.map(|(seat, _)| seat).filter(|seat| !free.contains(*seat)).collect(),
            is_room: self.is_room,
        }
    }
}
