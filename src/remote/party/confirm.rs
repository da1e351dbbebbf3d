//! Confirmations of the finished game by the programs at a table.

use super::{HostNews, Party};
use crate::remote::confirmation::{Confirmation, Confirmed, Digest};
use crate::remote::message::FromHost;
use crate::remote::peer::Peer;
use crate::seat::Seat;

impl Party {
    /// Confirms the record of the finished game in the form sent to guests, whose confirmations are accepted from now
    /// on.
    pub fn confirm(&mut self, record: &str) {
        let game = self.table.zip(self.number);
        self.confirmed = game.and_then(|(table, number)| {
            let digest = Digest::new(table, number, record)?;
            let mut confirmed = Confirmed::new(table, number);
            if let Some(identity) = &self.identity {
                confirmed.add(digest, Confirmation::sign(digest, identity));
            }
            Some((digest, confirmed))
        });
    }

    /// The confirmations of the finished game, once there is one.
    pub fn confirmed(&self) -> Option<&Confirmed> {
        self.confirmed.as_ref().map(|(_, confirmed)| confirmed).filter(|confirmed| !confirmed.by.is_empty())
    }

    /// Whether a guest who is present could still confirm it.
    pub fn awaits_confirmation(&self) -> bool {
        let is_there = |seat: &Seat| self.peer(*seat).is_some_and(|peer| !self.guests[&peer].is_silent);
        let mut missing = self.connected().iter().filter(|seat| !self.confirming.contains(*seat));
        self.confirmed.is_some() && missing.any(|seat| is_there(&seat))
    }

    /// Takes a guest's confirmation and passes it on. A guest confirms once, with the key of its card or, if it has
    /// shown none, that of its program, so that nobody can confirm for another.
    pub(super) fn hear_confirmation(&mut self, peer: Peer, seat: Seat, confirmation: Confirmation) -> Vec<HostNews> {
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
        vec![HostNews::Confirmed]
    }

    /// Sends a guest the confirmations of the game, if there are any.
    pub(super) fn tell_confirmed(&mut self, peer: Peer) {
        if let Some(Confirmed { game, by, .. }) = self.confirmed().cloned() {
            self.tell(peer, &FromHost::Confirmed(game, by));
        }
    }
}
