//! The host's table: its seats for guests, the messages sent to the guests, and the effects of their messages.
//!
//! It does no input or output. Network events [go in](Party::handle), news for the host comes back, and outgoing messages
//! wait to be [taken out](Party::send).

mod audience;
mod confirm;
mod consent;
mod giving_up;
mod guest;
mod hearing;
mod news;
mod order;
mod place;
mod presence;
mod queue;
mod room;
mod sheet;
mod talk;
mod welcome;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem;

use web_time::Instant;

use self::consent::Poll;
pub use self::consent::{Objection, PATIENCE};
use self::guest::Guest;
pub use self::news::HostNews;
use self::place::Place;
pub use self::room::Unasked;
use self::talk::Talk;
use super::bucket::Allowance;
use super::card::{Identity, Key};
use super::confirmation::{Confirmed, Digest};
use super::lots::Commitment;
use super::message::{FromHost, Hello, Refusal, Resolution, Reveal, Whereabouts, WireMessage};
use super::patience::Patience;
use super::peer::Peer;
use crate::player::{Player, seated};
use crate::seat::{Seat, Seats};

/// An item to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parcel {
    /// A message.
    Message(Peer, Vec<u8>),
    /// The connection to this guest is to be closed.
    Close(Peer),
}

/// The maximum number of bytes of a record in one message.
const PART: usize = 32 * 1024;

/// The guests at a table.
pub struct Party {
    own: Hello,
    /// The secret key that signs the host's card.
    identity: Option<Identity>,
    /// The key of the table itself.
    table: Option<Peer>,
    game: String,
    options: String,
    players: Vec<Player>,
    places: BTreeMap<Seat, Place>,
    guests: BTreeMap<Peer, Guest>,
    /// The seats at the host's keyboard that were given up in the current game.
    given_up: Seats,
    /// The guests with a seat, in order of arrival.
    arrivals: Vec<Peer>,
    /// The guests who wait for the end of a game in a room, in order of arrival, and whether each has been announced.
    queue: Vec<(Peer, bool)>,
    /// Whether the players choose together what is played.
    is_room: bool,
    /// The rate limits of guests who have just left, so that reconnecting does not reset them.
    allowances: BTreeMap<Peer, Allowance>,
    /// The guests whom the host has removed.
    removed: BTreeSet<Peer>,
    /// The talk to and from each guest.
    talks: Vec<Talk>,
    /// Whether listening is allowed.
    is_open: bool,
    /// The time a nudged player has to answer.
    patience: Patience,
    /// The number of the current or last game.
    number: Option<u32>,
    /// Whether that game is over.
    is_over: bool,
    /// The digest to be confirmed once that game is over, and the confirmations so far.
    confirmed: Option<(Digest, Confirmed)>,
    /// The seats whose confirmations are no longer awaited.
    confirming: Seats,
    parcels: VecDeque<Parcel>,
    /// The question that is open.
    poll: Option<Poll>,
    /// The number of questions so far.
    polls: u32,
    /// The time of the last event.
    now: Option<Instant>,
}

impl Party {
    /// An empty party for a table of these players. `own` introduces the host's program to guests.
    pub fn new(own: Hello, game: &str, options: &str, players: Vec<Player>) -> Party {
        let far = seated(&players).filter(|(_, player)| player.is_far());
        let places = far.map(|(seat, player)| (seat, Place::new(player.name().cloned()))).collect();
        let (game, options) = (game.to_owned(), options.to_owned());
        let (guests, parcels) = (BTreeMap::new(), VecDeque::new());
        Party {
            own,
            identity: None,
            table: None,
            game,
            options,
            players,
            places,
            guests,
            given_up: Seats::NONE,
            arrivals: Vec::new(),
            queue: Vec::new(),
            is_room: false,
            allowances: BTreeMap::new(),
            removed: BTreeSet::new(),
            talks: Vec::new(),
            is_open: false,
            patience: Patience::default(),
            number: None,
            is_over: false,
            confirmed: None,
            confirming: Seats::NONE,
            parcels,
            poll: None,
            polls: 0,
            now: None,
        }
    }

    /// Adds the identity by which friends recognise the host.
    pub fn shown_by(self, identity: Option<Identity>) -> Party {
        Party { identity, ..self }
    }

    /// The keys by which friends know the guests who are present.
    pub fn keys(&self) -> Vec<(Seat, Key)> {
        let table = self.table;
        let key = |guest: &Guest| guest.card.as_ref()?.key_at(table?);
        self.guests.values().filter_map(|guest| Some((guest.seat?, key(guest)?))).collect()
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The players, with the names of the guests who have come.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats without an owner.
    pub fn free(&self) -> Seats {
        self.places.iter().filter(|(_, place)| place.owner.is_none()).map(|(seat, _)| *seat).collect()
    }

    /// Gives all free seats to this player.
    pub fn fill(&mut self, player: &Player) {
        for seat in self.free().iter() {
            self.places.remove(&seat);
            self.players[seat.index()] = player.clone();
        }
    }

    /// Announces a game with this number and these options, between the same players.
    pub fn begin(&mut self, number: u32, options: &str) {
        options.clone_into(&mut self.options);
        (self.number, self.is_over) = (Some(number), false);
        (self.confirmed, self.confirming) = (None, Seats::NONE);
        self.places.values_mut().for_each(|place| (place.moves, place.is_given_up) = (None, false));
        self.given_up = Seats::NONE;
        self.guests.values_mut().for_each(|guest| guest.follows = false);
        self.tell_queue();
        self.tell_sheets();
        for peer in self.hearers(None).into_iter().chain(self.listeners()) {
            self.tell_absent(peer);
        }
        // They listen to this game, as do those who listened before.
        self.let_queue_listen(self.is_open);
        self.tell_cards();
    }

    /// Ends the game: the table stops waiting for players, and computers stop standing in for them.
    pub fn end(&mut self) -> Vec<HostNews> {
        self.is_over = true;
        let mut news = self.take_back();
        news.extend(match self.poll.as_ref().map(Poll::is_about_game) {
            Some(true) => self.close(Resolution::Void),
            Some(false) | None => Vec::new(),
        });
        news
    }

    /// Whether a game is in progress.
    pub fn is_playing(&self) -> bool {
        self.number.is_some() && !self.is_over
    }

    /// Asks all guests present for their bytes for the lots of a game. Returns their seats.
    pub fn ask(&mut self, game: u32, commitment: Commitment) -> Seats {
        let asked: Vec<(Peer, Seat)> = self.seated_guests().collect();
        for (peer, _) in &asked {
            self.tell(*peer, &FromHost::Commit(game, commitment));
        }
        asked.into_iter().map(|(_, seat)| seat).collect()
    }

    /// The seats of all connected guests.
    pub fn connected(&self) -> Seats {
        self.seated_guests().map(|(_, seat)| seat).collect()
    }

    /// Sends the guest on a seat the public facts about the finished game, and its record.
    pub fn reveal(&mut self, seat: Seat, reveal: &Reveal, record: &[u8]) {
        if let (Some(peer), Some(number)) = (self.peer(seat), self.number) {
            self.tell(peer, &FromHost::Reveal(number, reveal.clone()));
            self.tell_confirmed(peer);
            for part in record.chunks(PART) {
                self.tell(peer, &FromHost::Record(number, part.to_vec()));
            }
        }
    }

    /// Tells all guests that the host leaves, and disconnects them.
    pub fn leave(&mut self) {
        for peer in mem::take(&mut self.guests).into_keys() {
            self.tell(peer, &FromHost::Bye);
            self.parcels.push_back(Parcel::Close(peer));
        }
    }

    /// Sends bytes about a seat to the guest who plays there. After a break they are dropped until the guest has said how
    /// much it has received: it is sent the rest then, and would get them twice.
    pub fn post(&mut self, seat: Seat, bytes: Vec<u8>) {
        let follows = |peer: &Peer| self.guests.get(peer).is_some_and(|guest| guest.follows);
        if let (Some(peer), Some(number)) = (self.peer(seat).filter(follows), self.number) {
            self.tell(peer, &FromHost::Post(number, bytes));
        }
    }

    /// Disconnects the guest on a seat, who sent something invalid.
    pub fn reject(&mut self, seat: Seat) {
        if let Some(peer) = self.peer(seat) {
            self.turn_away(peer, Refusal::Nonsense);
        }
    }

    /// The owner of each seat that has one.
    pub fn owners(&self) -> Vec<(Seat, Peer)> {
        self.places.iter().filter_map(|(seat, place)| Some((*seat, place.owner?))).collect()
    }

    /// Restores a game of this number for the owners of these keys, once they reconnect. A computer has acted on the
    /// seats in `stood_in`.
    pub fn resumed(mut self, number: u32, owners: &[(Seat, [u8; 32])], stood_in: Seats) -> Party {
        self.number = Some(number);
        for (seat, key) in owners {
            if let Some(place) = self.places.get_mut(seat) {
                let owner = Peer::from_key(*key);
                place.owner = Some(owner);
                // An owner who returns later then hears what was said before.
                self.expect_talk(owner);
            }
        }
        // They have as long to return as if they had just been lost.
        for (seat, place) in &mut self.places {
            (place.whereabouts, place.stood_in) = (Whereabouts::Lost, stood_in.contains(*seat));
        }
        self
    }

    /// Returns the next item to be sent.
    pub fn send(&mut self) -> Option<Parcel> {
        self.parcels.pop_front()
    }

    /// Disconnects a guest, giving the reason.
    fn turn_away(&mut self, peer: Peer, why: Refusal) -> Vec<HostNews> {
        self.tell(peer, &FromHost::Refused(why));
        let seat = self.seat_left_by(peer);
        let was_listener = self.listener_of(peer).is_some();
        let mut news = self.let_go(peer);
        match seat {
            Some(seat) => news.extend(self.vacate(seat, Whereabouts::Lost)),
            // Listeners come and go unannounced.
            None if was_listener => {}
            None => news.push(HostNews::TurnedAway(why)),
        }
        news
    }

    /// The seat that becomes empty when this guest goes.
    fn seat_left_by(&self, peer: Peer) -> Option<Seat> {
        // The guest may have reconnected and be gone again before its introduction.
        let own = || self.place_of(peer).filter(|(_, place)| place.whereabouts == Whereabouts::Here);
        let seat = self.seat_of(peer).or_else(|| own().map(|(seat, _)| seat));
        seat.filter(|seat| self.peer(*seat).is_none_or(|other| other == peer))
    }

    /// Disconnects a guest without giving a reason.
    fn let_go(&mut self, peer: Peer) -> Vec<HostNews> {
        self.parcels.push_back(Parcel::Close(peer));
        self.dismiss(peer)
    }

    /// The place that a guest owns, whether or not it is connected.
    fn place_of(&self, peer: Peer) -> Option<(Seat, &Place)> {
        self.places.iter().find(|(_, place)| place.owner == Some(peer)).map(|(seat, place)| (*seat, place))
    }

    fn seated_guests(&self) -> impl Iterator<Item = (Peer, Seat)> {
        self.guests.iter().filter_map(|(peer, guest)| Some((*peer, guest.seat?)))
    }

    fn seat_of(&self, peer: Peer) -> Option<Seat> {
        self.guests.get(&peer)?.seat
    }

    /// The connected guest on a seat.
    fn peer(&self, seat: Seat) -> Option<Peer> {
        self.guests.iter().find(|(_, guest)| guest.seat == Some(seat)).map(|(peer, _)| *peer)
    }

    /// The seated guests, except the one on `from`: the recipients of news about that seat.
    fn hearers(&self, from: Option<Seat>) -> Vec<Peer> {
        let hears = |guest: &Guest| guest.seat.is_some_and(|seat| Some(seat) != from);
        self.guests.iter().filter(|(_, guest)| hears(guest)).map(|(peer, _)| *peer).collect()
    }

    fn tell(&mut self, peer: Peer, message: &FromHost) {
        // Messages are short by construction: a post has been cut before.
        if let Ok(bytes) = message.encode() {
            self.parcels.push_back(Parcel::Message(peer, bytes));
        }
    }
}

#[cfg(test)]
mod tests;
