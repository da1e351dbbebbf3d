//! What the programs at a table confirm of a game that is over.

use super::{News, Party};
use crate::remote::confirmation::{Confirmation, Confirmed, Digest};
use crate::remote::message::FromHost;
use crate::remote::network::Peer;
use crate::seat::Seat;

impl Party {
    /// Confirms the record of the game that is over, as guests are told it, and lets guests do so from now on.
    pub fn confirm(&mut self, record: &str) {
        let game = self.table.zip(self.number);
        self.confirmed = game.and_then(|(table, number)| {
            let digest = Digest::of(table, number, record)?;
            let mut confirmed = Confirmed::new(table, number);
            if let Some(identity) = &self.identity {
                confirmed.add(digest, Confirmation::of(digest, identity));
            }
            Some((digest, confirmed))
        });
    }

    /// Which programs have confirmed the game that is over, once any has.
    pub fn confirmed(&self) -> Option<&Confirmed> {
        self.confirmed.as_ref().map(|(_, confirmed)| confirmed).filter(|confirmed| !confirmed.by.is_empty())
    }

    /// Whether somebody who is there could still confirm it.
    pub fn awaits_confirmation(&self) -> bool {
        let is_there = |seat: &Seat| self.peer(*seat).is_some_and(|peer| !self.guests[&peer].is_silent);
        let mut missing = self.connected().iter().filter(|seat| !self.confirming.contains(*seat));
        self.confirmed.is_some() && missing.any(|seat| is_there(&seat))
    }

    /// Takes a guest's confirmation, and passes it on. A guest confirms once, with the key of its card or, where it has shown
    /// none, that of its program: nobody confirms for others.
    pub(super) fn hear_confirmation(&mut self, peer: Peer, seat: Seat, confirmation: Confirmation) -> Vec<News> {
        let card = self.guests.get(&peer).and_then(|guest| guest.card.as_ref());
        let key = card.zip(self.table).and_then(|(card, table)| card.key_at(table)).unwrap_or_else(|| peer.key());
        if self.confirming.contains(seat) || confirmation.key != key {
            return Vec::new();
        }
        let Some((digest, confirmed)) = &mut self.confirmed else {
            return Vec::new();
        };
        self.confirming = self.confirming.with(seat);
        if !confirmed.add(*digest, confirmation) {
            return Vec::new();
        }
        for (other, _) in self.seated_guests().collect::<Vec<_>>() {
            self.tell_confirmed(other);
        }
        vec![News::Confirmed]
    }

    /// Tells a guest which programs have confirmed the game, if any has.
    pub(super) fn tell_confirmed(&mut self, peer: Peer) {
        if let Some(Confirmed { game, by, .. }) = self.confirmed().cloned() {
            self.tell(peer, &FromHost::Confirmed(game, by));
        }
    }
}
