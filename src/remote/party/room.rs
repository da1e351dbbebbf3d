//! Rooms: tables for talk, where the players present choose together what to play. Each gets a seat in order of
//! arrival, and after the game the room continues.

use std::collections::BTreeMap;

use super::{HostNews, Party, Place};
use crate::games;
use crate::player::{Player, seated};
use crate::record::Record;
use crate::remote::message::{Hello, Matter, Proposal, Whereabouts};
use crate::remote::peer::Peer;
use crate::seat::{MOST_SEATS, Seat};

/// Why a proposal cannot be put to the players now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unasked {
    /// Another question is open, or a game is already settled.
    Busy,
    /// The game cannot be played with this number of players or these options.
    Unplayable,
    /// This table plays a fixed game.
    Fixed,
    /// The proposer has made too many proposals just now.
    Early,
}

impl Party {
    /// A room with only the host in it, or nobody if the host does not play.
    pub fn room(own: Hello, host: Option<Player>) -> Party {
        let mut players: Vec<Player> = host.into_iter().collect();
        players.resize(MOST_SEATS, Player::Far(None));
        Party { is_room: true, ..Party::new(own, "", "", players) }
    }

    /// Whether the players choose together what is played.
    pub fn is_room(&self) -> bool {
        self.is_room
    }

    /// The number of people who would play the next proposal.
    pub fn people(&self) -> usize {
        self.voters().len()
    }

    /// Puts a proposal to all players.
    ///
    /// # Errors
    /// If it cannot be put to them now.
    pub fn propose(&mut self, by: Seat, proposal: Proposal) -> Result<Vec<HostNews>, Unasked> {
        let is_settled = !self.game.is_empty() && !self.is_over;
        if is_settled || self.is_asking() {
            return Err(Unasked::Busy);
        }
        let players = match self.is_rematch(&proposal) {
            true => self.with_levels(&proposal),
            false if !self.can_propose() => return Err(Unasked::Fixed),
            false => self.playing(&proposal.computers).into_iter().map(|(player, _)| player).collect(),
        };
        let are_computers = proposal.computers.iter().all(|player| player.level().is_some());
        if !are_computers || !can_be_played(&proposal, players) {
            return Err(Unasked::Unplayable);
        }
        Ok(self.put(Matter::Play(by, proposal), Some(by)))
    }

    /// Whether the players may choose another game: in a room, and at any table after its game, unless several people
    /// share the host's keyboard, which has one seat in a room.
    pub fn can_propose(&self) -> bool {
        let at_keyboard = self.players.iter().filter(|player| player.is_human()).count();
        self.is_room || self.is_over && at_keyboard < 2
    }

    /// Whether a proposal is a rematch at this table, in which all players keep their seats; the computers may have
    /// other levels.
    pub fn is_rematch(&self, proposal: &Proposal) -> bool {
        let same = self.same();
        let is_same = (&same.game, &same.options) == (&proposal.game, &proposal.options);
        !self.is_room && is_same && same.computers.len() == proposal.computers.len()
    }

    /// The players of this table, with computers of the proposed levels.
    fn with_levels(&self, proposal: &Proposal) -> Vec<Player> {
        let mut computers = proposal.computers.iter();
        let level = |player: &Player| player.level().and_then(|_| computers.next()).unwrap_or(player).clone();
        self.players.iter().map(level).collect()
    }

    /// Gives the computers of this table the agreed levels.
    pub fn shift(&mut self, proposal: &Proposal) {
        self.players = self.with_levels(proposal);
    }

    /// Turns the table into a room.
    pub fn open_room(&mut self) {
        self.is_room = true;
    }

    /// The current or last game as a proposal.
    pub fn same(&self) -> Proposal {
        Proposal::same(&self.game, &self.options, &self.players)
    }

    /// Seats the players of the agreed game.
    pub fn sit_down(&mut self, proposal: &Proposal) {
        let playing = self.playing(&proposal.computers);
        self.game = proposal.game.text().to_string();
        self.seat_all(playing);
    }

    /// Takes all players present back into the room after a game, together with those who have waited. An open proposal
    /// stays open if the same players are present. Presence shows in the sheets and is not reported as news.
    pub fn gather(&mut self) -> Vec<HostNews> {
        let mut playing = self.playing(&[]);
        let people: Vec<Option<Peer>> = playing.iter().map(|(_, peer)| *peer).collect();
        let mut news = self.move_poll(&people);
        playing.resize(MOST_SEATS, (Player::Far(None), None));
        (self.number, self.game, self.options) = (None, String::new(), String::new());
        self.is_over = false;
        self.seat_all(playing);
        let (there, places) = (&self.guests, &self.places);
        self.arrivals
            .retain(|peer| there.contains_key(peer) && places.values().any(|place| place.owner == Some(*peer)));
        let queue = self.end_queue();
        self.tell_sheets();
        self.ask_undecided();
        for (peer, hello, is_silent) in queue {
            let welcomed = self.welcome(peer, &hello);
            news.extend(welcomed.into_iter().filter(|news| !matches!(news, HostNews::Came(_))));
            if is_silent {
                news.extend(self.found(peer, Whereabouts::Lost));
            }
        }
        news
    }

    /// The players present, in order of arrival, followed by these computers.
    fn playing(&self, computers: &[Player]) -> Vec<(Player, Option<Peer>)> {
        let own = self.own_seat().map(|seat| (self.players[seat.index()].clone(), None));
        let guests = self.arrivals.iter().filter_map(|peer| {
            let seat = self.seat_of(*peer)?;
            let is_there = self.places.get(&seat).is_some_and(|place| place.whereabouts == Whereabouts::Here);
            is_there.then(|| (self.players[seat.index()].clone(), Some(*peer)))
        });
        let computers = computers.iter().map(|computer| (computer.clone(), None));
        own.into_iter().chain(guests).chain(computers).collect()
    }

    /// Reassigns the seats in this order.
    fn seat_all(&mut self, playing: Vec<(Player, Option<Peer>)>) {
        let (players, peers): (Vec<Player>, Vec<Option<Peer>>) = playing.into_iter().unzip();
        // A guest who does not respond at the moment loses the seat and gets one again after the game.
        let seated_before: Vec<Peer> = self.seated_guests().map(|(peer, _)| peer).collect();
        for peer in seated_before.into_iter().filter(|peer| !peers.contains(&Some(*peer))) {
            self.stand_up(peer);
        }
        let mut places = BTreeMap::new();
        for ((seat, _), peer) in seated(&players).zip(peers).filter(|((_, player), _)| player.is_far()) {
            let whereabouts = if peer.is_some() { Whereabouts::Here } else { Whereabouts::Left };
            places.insert(seat, Place { owner: peer, whereabouts, ..Place::new(None) });
            if let Some(guest) = peer.and_then(|peer| self.guests.get_mut(&peer)) {
                guest.seat = Some(seat);
            }
        }
        (self.players, self.places) = (players, places);
    }
}

/// Whether these players can play the proposed game.
fn can_be_played(proposal: &Proposal, players: Vec<Player>) -> bool {
    let Ok(kind) = games::named(proposal.game.text()) else {
        return false;
    };
    let record = Record { header: proposal.header(players), lines: Vec::new() };
    kind.open(&record).is_ok()
}

#[cfg(test)]
mod tests;
