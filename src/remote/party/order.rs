//! Order at the table: removed players, nudges, guests who never introduce themselves, and frequent changes of name.

use web_time::Instant;

use super::guest::INTRODUCTION;
use super::{HostNews, Objection, Party, Place};
use crate::player::seated;
use crate::remote::message::{FromHost, Mark, Refusal, Whereabouts};
use crate::remote::patience::Patience;
use crate::remote::peer::Peer;
use crate::seat::Seat;

impl Party {
    /// Removes the owner of a seat, who cannot return with the same key. In a game a computer plays on; before one, the
    /// seat is free.
    ///
    /// # Errors
    /// If no guest has that seat.
    pub fn remove(&mut self, seat: Seat) -> Result<Vec<HostNews>, Objection> {
        let owner = self.places.get(&seat).and_then(|place| place.owner).ok_or(Objection::NoGuest)?;
        self.removed.insert(owner);
        self.end_talk(owner);
        let mut news = Vec::new();
        if self.guests.contains_key(&owner) {
            self.tell(owner, &FromHost::Refused(Refusal::Removed));
            news.extend(self.let_go(owner));
        }
        news.extend(self.vacate(seat, Whereabouts::Removed));
        if self.is_playing() {
            news.extend(self.withdraw(seat, Whereabouts::Here));
            news.extend(self.change(seat, Whereabouts::Replaced));
        }
        Ok(news)
    }

    /// The guests who were removed.
    pub fn removed(&self) -> Vec<Peer> {
        self.removed.iter().copied().collect()
    }

    /// Restores the guests who were removed in an earlier session.
    pub fn without(mut self, removed: &[[u8; 32]]) -> Party {
        self.removed = removed.iter().copied().map(Peer::from_key).collect();
        let is_removed = |place: &&mut Place| place.owner.is_some_and(|owner| self.removed.contains(&owner));
        for place in self.places.values_mut().filter(is_removed) {
            place.whereabouts = Whereabouts::Replaced;
        }
        self
    }

    pub(super) fn is_removed(&self, peer: Peer) -> bool {
        self.removed.contains(&peer)
    }

    /// Asks an idle player whether they are still there. If no answer comes in time, the others may agree that a
    /// computer plays there.
    ///
    /// # Errors
    /// If no player who could be asked has that seat.
    pub fn nudge(&mut self, by: Seat, seat: Seat) -> Result<Vec<HostNews>, Objection> {
        if Some(seat) == self.own_seat() {
            return Ok(vec![HostNews::Nudged(by)]);
        }
        let now = self.now;
        let place = self.places.get_mut(&seat).ok_or(Objection::NoGuest)?;
        match place.whereabouts {
            Whereabouts::Here => place.nudged = place.nudged.or(now),
            Whereabouts::Replaced => return Err(Objection::Replaced),
            Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => {
                return Err(Objection::Away);
            }
        }
        if let Some(peer) = self.peer(seat) {
            self.tell(peer, &FromHost::Nudged(by));
        }
        Ok(Vec::new())
    }

    /// The time a nudged player has to answer.
    pub fn patience(&self) -> Patience {
        self.patience
    }

    /// Sets the time a nudged player has to answer.
    pub fn set_patience(&mut self, patience: Patience) {
        if self.patience != patience {
            self.patience = patience;
            for peer in self.hearers(None) {
                self.tell(peer, &FromHost::Patience(patience));
            }
        }
    }

    /// Notes that a player has acted: they are present, and no computer plays for them.
    pub(super) fn stir(&mut self, peer: Peer, seat: Seat) -> Vec<HostNews> {
        let Some(place) = self.places.get_mut(&seat) else {
            return Vec::new();
        };
        let was_nudged = place.nudged.take().is_some();
        match place.whereabouts {
            Whereabouts::Replaced => self.found(peer, Whereabouts::Here),
            Whereabouts::Here if was_nudged => self.withdraw_replacement(seat),
            Whereabouts::Here | Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => {
                Vec::new()
            }
        }
    }

    /// Disconnects guests whose introduction is overdue, and applies name changes that are due.
    pub(super) fn keep_order(&mut self, now: Instant) -> Vec<HostNews> {
        let strangers = self.guests.iter().filter(|(_, guest)| guest.introduction().is_some_and(|end| end <= now));
        let strangers: Vec<Peer> = strangers.map(|(peer, _)| *peer).collect();
        let mut news: Vec<HostNews> =
            strangers.into_iter().flat_map(|peer| self.turn_away(peer, Refusal::Nonsense)).collect();
        let renaming = self.guests.iter().filter(|(_, guest)| guest.has_new_name);
        let renaming: Vec<Peer> = renaming.map(|(peer, _)| *peer).collect();
        news.extend(renaming.into_iter().flat_map(|peer| self.rename_in_time(peer)));
        news
    }

    /// The time when [`keep_order`](Party::keep_order) has something to do next.
    pub(super) fn order_wakes(&self) -> Option<Instant> {
        let names = self.guests.values().filter(|guest| guest.has_new_name).map(|guest| guest.allowance.names.next());
        self.guests.values().filter_map(super::Guest::introduction).chain(names).min()
    }

    /// Applies a guest's new name, or postpones it if the guest has changed its name too often just now.
    pub(super) fn rename_in_time(&mut self, peer: Peer) -> Vec<HostNews> {
        let Some((seat, guest)) = self.seat_of(peer).zip(self.guests.get_mut(&peer)) else {
            return Vec::new();
        };
        let name = guest.hello.as_ref().and_then(|hello| hello.name.clone());
        if !self.is_renamed(seat, name.as_ref()) {
            self.guests.entry(peer).and_modify(|guest| guest.has_new_name = false);
            return Vec::new();
        }
        let is_allowed = self.allows(peer, |allowance| &mut allowance.names);
        self.guests.entry(peer).and_modify(|guest| guest.has_new_name = !is_allowed);
        if is_allowed { self.rename(seat, name.as_ref()) } else { Vec::new() }
    }

    /// Sends all guests and listeners the marks of the players.
    pub(super) fn tell_marks(&mut self) {
        if self.table.is_none() {
            return;
        }
        let marks = FromHost::Marks(self.marks());
        for peer in self.hearers(None).into_iter().chain(self.listeners()) {
            self.tell(peer, &marks);
        }
    }

    /// The marks of the players, which stay the same whatever their names. They reveal nothing at another table.
    pub fn marks(&self) -> Vec<(Seat, Mark)> {
        let Some(table) = self.table else {
            return Vec::new();
        };
        let mark = |peer: Peer, seat: Option<Seat>| {
            let place = seat.map_or(u8::MAX, |seat| seat.index() as u8);
            let hash = blake3::keyed_hash(&table.key(), &[peer.key().as_slice(), &[place]].concat());
            hash.as_bytes().first_chunk().copied().unwrap_or_default()
        };
        let own = seated(&self.players).filter(|(_, player)| player.is_human());
        let own = own.map(|(seat, _)| (seat, mark(table, Some(seat))));
        let others = self.places.iter().filter_map(|(seat, place)| Some((*seat, mark(place.owner?, None))));
        own.chain(others).collect()
    }
}

impl super::Guest {
    /// The deadline of the introduction; `None` once it has been received.
    fn introduction(&self) -> Option<Instant> {
        let is_known = self.seat.is_some() || self.listener.is_some() || self.hello.is_some();
        (!is_known).then(|| self.since + INTRODUCTION)
    }
}
