//! The host's table: its seats for guests, the messages sent to the guests, and the effects of their messages.
//!
//! It does no input or output. Network events [go in](Party::take), news for the host comes back, and outgoing messages
//! wait to be [taken out](Party::send).

mod audience;
mod confirm;
mod consent;
mod giving_up;
mod hearing;
mod order;
mod queue;
mod room;
mod sheet;
mod talk;
mod welcome;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem;
use std::time::Duration;

use web_time::Instant;

use self::consent::Poll;
pub use self::consent::{Objection, PATIENCE};
pub use self::room::Unasked;
use self::talk::Talk;
use super::card::{Card, Identity, Key};
use super::confirmation::{Confirmed, Digest};
use super::lots::{Commitment, Share};
use super::message::{
    FromGuest, FromHost, Hello, Matter, Message, Name, Proposal, Refusal, Reveal, Saying, Verdict, Whereabouts,
};
use super::network::{Fault, Peer};
use super::pace::Allowance;
use super::patience::Patience;
use crate::player::{Player, seated};
use crate::seat::{Seat, Seats};
use crate::text::printable::Printable;

/// News for the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Guests can connect, to this address among others.
    Ready(Option<std::net::SocketAddr>),
    /// A guest sat down.
    Came(Seat),
    /// What became of a player who had sat down.
    Seat(Seat, Whereabouts),
    /// A guest who knows the words was refused.
    TurnedAway(Refusal),
    /// A guest came while others in the room play, and waits for the end of that game.
    Queues(Option<Name>),
    /// A guest follows the game and has received this many of its percepts.
    Follows(Seat, u64),
    /// A guest sent bytes about its seat.
    Post(Seat, Vec<u8>),
    /// A guest said something that the host may hear.
    Said(Saying),
    /// The outcome of a question put to all.
    Settled(Matter, Verdict),
    /// All agreed on a game.
    Agreed(Proposal),
    /// The player on this seat has a new name.
    Named(Seat),
    /// A listener came, before a game.
    Listens(Option<Name>),
    /// A listener follows the game and has received this many of its percepts.
    Overhears(u8, u64),
    /// A listener left.
    Ignored(u8),
    /// The network failed: further guests cannot connect.
    Failed(Fault),
    /// Whether the servers through which guests connect respond.
    Servers(bool),
    /// A guest sent its bytes for the lots of this game.
    Share(Seat, u32, Share),
    /// A guest asks whether the player at the host's keyboard is still there.
    Nudged(Seat),
    /// Another program [confirmed](Party::confirmed) the record of the finished game.
    Confirmed,
}

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

/// A connected guest, who knows the words.
struct Guest {
    /// The seat, once the guest has introduced itself.
    seat: Option<Seat>,
    /// The number and the name of a listener.
    listener: Option<(u8, Option<Name>)>,
    /// The introduction, once received.
    hello: Option<Hello>,
    /// The guest's verified card.
    card: Option<Card>,
    /// Whether the guest does not respond.
    is_silent: bool,
    /// Messages that arrived on a new connection before the introduction.
    early: Vec<FromGuest>,
    /// The time of the connection.
    since: Instant,
    /// Whether the guest has asked for a new name that the others do not know yet.
    has_new_name: bool,
    allowance: Allowance,
}

/// The time a guest has for its introduction.
const INTRODUCTION: Duration = Duration::from_secs(10);

/// The maximum number of early messages kept from a guest who has just reconnected.
const MOST_EARLY: usize = 16;

/// A guest's seat.
struct Place {
    /// The guest who owns the seat. In a game it stays theirs whatever happens to the connection.
    owner: Option<Peer>,
    whereabouts: Whereabouts,
    /// The name of the player for whom the host keeps the seat.
    kept_for: Option<Printable>,
    /// The time since when nobody has played here, during a game.
    away: Option<Instant>,
    /// Whether the others have been asked during the absence if a computer may play here.
    is_asked: bool,
    /// The time of an unanswered nudge of the owner, who is connected.
    nudged: Option<Instant>,
    /// Whether a computer has acted here and the owner has not been told yet.
    stood_in: bool,
    /// The number of actions on this seat when a computer took it over in the current game.
    moves: Option<usize>,
    /// Whether the owner has given up the current game.
    is_given_up: bool,
}

impl Place {
    /// A place for the first guest who comes, or for a named player.
    fn new(kept_for: Option<Printable>) -> Place {
        Place {
            owner: None,
            whereabouts: Whereabouts::Left,
            kept_for,
            away: None,
            is_asked: false,
            nudged: None,
            stood_in: false,
            moves: None,
            is_given_up: false,
        }
    }
}

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
    pub fn end(&mut self) -> Vec<News> {
        self.is_over = true;
        let mut news = self.take_back();
        news.extend(match self.poll.as_ref().map(Poll::is_about_game) {
            Some(true) => self.close(Verdict::Void),
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

    /// Sends bytes about a seat to the guest who plays there.
    pub fn post(&mut self, seat: Seat, bytes: Vec<u8>) {
        if let (Some(peer), Some(number)) = (self.peer(seat), self.number) {
            self.tell(peer, &FromHost::Post(number, bytes));
        }
    }

    /// Disconnects the guest on a seat, who sent something invalid.
    pub fn reject(&mut self, seat: Seat) {
        if let Some(peer) = self.peer(seat) {
            self.turn_away(peer, Refusal::Nonsense);
        }
    }

    /// The seats on which a computer stands in for a player.
    pub fn replaced(&self) -> Seats {
        let replaced = self.places.iter().filter(|(_, place)| place.whereabouts == Whereabouts::Replaced);
        replaced.map(|(seat, _)| *seat).chain(self.given_up.iter()).collect()
    }

    /// The owner of each seat that has one.
    pub fn owners(&self) -> Vec<(Seat, Peer)> {
        self.places.iter().filter_map(|(seat, place)| Some((*seat, place.owner?))).collect()
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
    fn take_over(&mut self, seat: Seat) -> Option<Whereabouts> {
        let place = self.places.get_mut(&seat)?;
        let was_replaced = place.whereabouts == Whereabouts::Replaced;
        place.moves = None;
        match mem::take(&mut place.stood_in) {
            true => Some(Whereabouts::Replaced),
            false => was_replaced.then_some(Whereabouts::Here),
        }
    }

    /// Restores a game of this number for the owners of these keys, once they reconnect. A computer has acted on the
    /// seats in `stood_in`.
    pub fn resumed(mut self, number: u32, owners: &[(Seat, [u8; 32])], stood_in: Seats) -> Party {
        self.number = Some(number);
        for (seat, key) in owners {
            if let Some(place) = self.places.get_mut(seat) {
                let owner = Peer::of(*key);
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

    /// Whether the owner of a seat is present.
    fn is_here(&self, seat: Seat) -> bool {
        self.places.get(&seat).is_some_and(|place| place.whereabouts == Whereabouts::Here)
    }

    /// Returns the next item to be sent.
    pub fn send(&mut self) -> Option<Parcel> {
        self.parcels.pop_front()
    }

    /// Handles a guest's departure. Before a game this frees the seat.
    fn vacate(&mut self, seat: Seat, whereabouts: Whereabouts) -> Vec<News> {
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
    fn found(&mut self, peer: Peer, whereabouts: Whereabouts) -> Vec<News> {
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
    fn change(&mut self, seat: Seat, whereabouts: Whereabouts) -> Vec<News> {
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
        let mut news = vec![News::Seat(seat, whereabouts)];
        news.extend(self.withdraw(seat, whereabouts));
        news
    }

    /// Disconnects a guest, giving the reason.
    fn turn_away(&mut self, peer: Peer, why: Refusal) -> Vec<News> {
        self.tell(peer, &FromHost::Refused(why));
        let seat = self.seat_left_by(peer);
        let was_listener = self.listener_of(peer).is_some();
        let mut news = self.let_go(peer);
        match seat {
            Some(seat) => news.extend(self.vacate(seat, Whereabouts::Lost)),
            // Listeners come and go unannounced.
            None if was_listener => {}
            None => news.push(News::TurnedAway(why)),
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
    fn let_go(&mut self, peer: Peer) -> Vec<News> {
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
        if let Ok(bytes) = message.write() {
            self.parcels.push_back(Parcel::Message(peer, bytes));
        }
    }
}

#[cfg(test)]
mod tests;
