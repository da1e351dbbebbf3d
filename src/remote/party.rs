//! Who sits at a host's table: seats for guests, what they are told of the table, and what comes of what they tell.
//!
//! It does no input or output. What the network [tells](Party::take) goes in; what is new for the host comes back, and what
//! is to be sent waits to be [taken out](Party::send).

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

/// What is new for the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Guests can come, to this address among others.
    Ready(Option<std::net::SocketAddr>),
    /// Somebody has sat down.
    Came(Seat),
    /// What became of somebody who had sat down.
    Seat(Seat, Whereabouts),
    /// Somebody who knows the words was not let in.
    TurnedAway(Refusal),
    /// Somebody has come while others of the room play, and waits until that is over.
    Queues(Option<Name>),
    /// A guest follows the game, and has had so many percepts of it.
    Follows(Seat, u64),
    /// A guest has told something about its seat.
    Post(Seat, Vec<u8>),
    /// A guest has said something that the host may hear.
    Said(Saying),
    /// What has come of what all were asked.
    Settled(Matter, Verdict),
    /// All have agreed to play something, in which these sit where.
    Agreed(Proposal),
    /// Somebody who sits there is called otherwise now.
    Named(Seat),
    /// Somebody has come only to listen, before a game.
    Listens(Option<Name>),
    /// Somebody who only listens follows the game, and has had so many percepts of it.
    Overhears(u8, u64),
    /// Somebody who only listened has gone.
    Ignored(u8),
    /// Nobody can come any more.
    Failed(Fault),
    /// Whether the servers answer by which guests come.
    Servers(bool),
    /// A guest has answered with its bytes for the lots of this game.
    Share(Seat, u32, Share),
    /// A guest asks whether whoever sits at the host's keyboard is still there.
    Nudged(Seat),
    /// One more program has [confirmed](Party::confirmed) the record of the game that is over.
    Confirmed,
}

/// Something to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parcel {
    /// A message.
    Message(Peer, Vec<u8>),
    /// Nothing more: it is over with this guest.
    Close(Peer),
}

/// How many bytes of a record stand in one message.
const PART: usize = 32 * 1024;

/// Somebody who knows the words.
struct Guest {
    /// The seat, once the guest has said who it is.
    seat: Option<Seat>,
    /// By which number one is known who only listens, and what that one is called.
    listener: Option<(u8, Option<Name>)>,
    /// Who it is, once that was said.
    hello: Option<Hello>,
    /// By what friends know this one.
    card: Option<Card>,
    /// Whether nothing is heard of this one.
    is_silent: bool,
    /// What came on a new connection before it was said who has come.
    early: Vec<FromGuest>,
    /// Since when this one is connected.
    since: Instant,
    /// Whether this one wants to be called otherwise than others know so far.
    has_new_name: bool,
    allowance: Allowance,
}

/// How long somebody may take to say who it is.
const INTRODUCTION: Duration = Duration::from_secs(10);

/// How much may come before somebody says who it is who was here a moment ago.
const MOST_EARLY: usize = 16;

/// A seat for a guest.
struct Place {
    /// Whose it is. In a game it stays so whatever becomes of the guest.
    owner: Option<Peer>,
    whereabouts: Whereabouts,
    /// For whom the host keeps it, if for anybody.
    kept_for: Option<Printable>,
    /// Since when nobody plays here, in a game.
    away: Option<Instant>,
    /// Whether the others were asked meanwhile if a computer may.
    is_asked: bool,
    /// Since when the owner, who is there, was asked in vain whether that is so.
    nudged: Option<Instant>,
    /// Whether a computer has done something here, and the owner was not told yet.
    stood_in: bool,
    /// How much was done on this seat when a computer took it over, in the game that is played.
    moves: Option<usize>,
    /// Whether the owner has given up the game that is played.
    is_given_up: bool,
}

impl Place {
    /// A place for whoever comes first, or rather for somebody who was named.
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
    /// The secret behind the host's card.
    identity: Option<Identity>,
    /// By what the table itself is known.
    table: Option<Peer>,
    game: String,
    options: String,
    players: Vec<Player>,
    places: BTreeMap<Seat, Place>,
    guests: BTreeMap<Peer, Guest>,
    /// The seats at the host's keyboard that were given up in the game that is played.
    given_up: Seats,
    /// Those with a seat, in the order in which they have come.
    arrivals: Vec<Peer>,
    /// Those who wait for the end of a game that others of the room play, in that order, and whether the host was told.
    queue: Vec<(Peer, bool)>,
    /// Whether all who are there choose together what is played.
    is_room: bool,
    /// How much those may tell who were here a moment ago: who comes again may not tell more for that.
    allowances: BTreeMap<Peer, Allowance>,
    /// Those whom the host has removed.
    removed: BTreeSet<Peer>,
    /// What was said to guests and by them.
    talks: Vec<Talk>,
    /// Whether others may only listen.
    is_open: bool,
    /// How long somebody has to answer a nudge.
    patience: Patience,
    /// The number of the game that is played, or was.
    number: Option<u32>,
    /// Whether that game is over.
    is_over: bool,
    /// What is to be confirmed of that game once it is over, and which programs have.
    confirmed: Option<(Digest, Confirmed)>,
    /// The seats whose programs have confirmed it.
    confirming: Seats,
    parcels: VecDeque<Parcel>,
    /// What all are asked at this moment.
    poll: Option<Poll>,
    /// How many questions there were.
    polls: u32,
    /// When something has happened last.
    now: Option<Instant>,
}

impl Party {
    /// Nobody yet, for a table at which these are to play. `own` is what guests are told of the host's program.
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

    /// The same party, whose host friends can know.
    pub fn shown_by(self, identity: Option<Identity>) -> Party {
        Party { identity, ..self }
    }

    /// By what friends know those guests who are there.
    pub fn keys(&self) -> Vec<(Seat, Key)> {
        let table = self.table;
        let key = |guest: &Guest| guest.card.as_ref()?.key_at(table?);
        self.guests.values().filter_map(|guest| Some((guest.seat?, key(guest)?))).collect()
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Who plays, with the names of those who have come.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats for which nobody has come.
    pub fn free(&self) -> Seats {
        self.places.iter().filter(|(_, place)| place.owner.is_none()).map(|(seat, _)| *seat).collect()
    }

    /// Gives the seats for which nobody has come to others.
    pub fn fill(&mut self, player: &Player) {
        for seat in self.free().iter() {
            self.places.remove(&seat);
            self.players[seat.index()] = player.clone();
        }
    }

    /// Tells all that a game with this number begins, with these options and the same players.
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
        // They listen from now on, as those do who did before.
        self.let_queue_listen(self.is_open);
        self.tell_cards();
    }

    /// The game is over: nobody has to be waited for any more, nor to be played for.
    pub fn end(&mut self) -> Vec<News> {
        self.is_over = true;
        let mut news = self.take_back();
        news.extend(match self.poll.as_ref().map(Poll::is_about_game) {
            Some(true) => self.close(Verdict::Void),
            Some(false) | None => Vec::new(),
        });
        news
    }

    /// Whether a game is played that is not over.
    pub fn is_playing(&self) -> bool {
        self.number.is_some() && !self.is_over
    }

    /// Asks all who are there for their bytes for the lots of a game. Tells whom.
    pub fn ask(&mut self, game: u32, commitment: Commitment) -> Seats {
        let asked: Vec<(Peer, Seat)> = self.seated_guests().collect();
        for (peer, _) in &asked {
            self.tell(*peer, &FromHost::Commit(game, commitment));
        }
        asked.into_iter().map(|(_, seat)| seat).collect()
    }

    /// The seats of all guests who are connected.
    pub fn connected(&self) -> Seats {
        self.seated_guests().map(|(_, seat)| seat).collect()
    }

    /// Sends whoever plays on a seat what everybody may know of the game that is over, and its record.
    pub fn reveal(&mut self, seat: Seat, reveal: &Reveal, record: &[u8]) {
        if let (Some(peer), Some(number)) = (self.peer(seat), self.number) {
            self.tell(peer, &FromHost::Reveal(number, reveal.clone()));
            self.tell_confirmed(peer);
            for part in record.chunks(PART) {
                self.tell(peer, &FromHost::Record(number, part.to_vec()));
            }
        }
    }

    /// Tells all that the host leaves, and that this is all.
    pub fn leave(&mut self) {
        for peer in mem::take(&mut self.guests).into_keys() {
            self.tell(peer, &FromHost::Bye);
            self.parcels.push_back(Parcel::Close(peer));
        }
    }

    /// Sends something about a seat to whoever plays there.
    pub fn post(&mut self, seat: Seat, bytes: Vec<u8>) {
        if let (Some(peer), Some(number)) = (self.peer(seat), self.number) {
            self.tell(peer, &FromHost::Post(number, bytes));
        }
    }

    /// Lets go of whoever plays on a seat: what came from there makes no sense.
    pub fn reject(&mut self, seat: Seat) {
        if let Some(peer) = self.peer(seat) {
            self.turn_away(peer, Refusal::Nonsense);
        }
    }

    /// The seats on which a computer plays for somebody.
    pub fn replaced(&self) -> Seats {
        let replaced = self.places.iter().filter(|(_, place)| place.whereabouts == Whereabouts::Replaced);
        replaced.map(|(seat, _)| *seat).chain(self.given_up.iter()).collect()
    }

    /// Whose seat is whose.
    pub fn owners(&self) -> Vec<(Seat, Peer)> {
        self.places.iter().filter_map(|(seat, place)| Some((*seat, place.owner?))).collect()
    }

    /// The seats on which a computer has done something whose owners were not told of it.
    pub fn stood_in(&self) -> Seats {
        self.places.iter().filter(|(_, place)| place.stood_in).map(|(seat, _)| *seat).collect()
    }

    /// Takes how much was done on each seat so far in the game that is played. Whether it is new of a seat that a
    /// computer has acted there. The first time that this is told once a computer plays on a seat, it must not have acted.
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

    /// The owner of a seat is back: what to tell of the own seat, where a computer has played there. It is told once.
    fn take_over(&mut self, seat: Seat) -> Option<Whereabouts> {
        let place = self.places.get_mut(&seat)?;
        let was_replaced = place.whereabouts == Whereabouts::Replaced;
        place.moves = None;
        match mem::take(&mut place.stood_in) {
            true => Some(Whereabouts::Replaced),
            false => was_replaced.then_some(Whereabouts::Here),
        }
    }

    /// The same party, to whom a game of this number goes on once they come back: those with these keys to their seats. On
    /// some a computer `stood_in`.
    pub fn resumed(mut self, number: u32, owners: &[(Seat, [u8; 32])], stood_in: Seats) -> Party {
        self.number = Some(number);
        for (seat, key) in owners {
            if let Some(place) = self.places.get_mut(seat) {
                let owner = Peer::of(*key);
                place.owner = Some(owner);
                // Whoever is back later hears what was said until then.
                self.expect_talk(owner);
            }
        }
        // They have as long to come back as if they had just been lost.
        for (seat, place) in &mut self.places {
            (place.whereabouts, place.stood_in) = (Whereabouts::Lost, stood_in.contains(*seat));
        }
        self
    }

    /// Whether whoever owns a seat is there.
    fn is_here(&self, seat: Seat) -> bool {
        self.places.get(&seat).is_some_and(|place| place.whereabouts == Whereabouts::Here)
    }

    /// What is to be sent next.
    pub fn send(&mut self) -> Option<Parcel> {
        self.parcels.pop_front()
    }

    /// Somebody is not there any more. Before a game the seat is free again.
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
        // Whoever is left may be all who had to agree.
        news.extend(self.settle_or_wait());
        news
    }

    /// Something is heard of somebody again, or nothing any more.
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
        // What all were asked meanwhile may have been settled without this one.
        if whereabouts == Whereabouts::Here && self.poll.is_none() && seat.is_some() {
            self.tell(peer, &FromHost::Awaits(Seats::NONE));
        }
        news
    }

    /// Tells the others, where it is new, what became of somebody.
    fn change(&mut self, seat: Seat, whereabouts: Whereabouts) -> Vec<News> {
        let Some(place) = self.places.get_mut(&seat) else {
            return Vec::new();
        };
        let is_away = whereabouts.is_away();
        // The computer plays on, whatever else becomes of the owner.
        if place.whereabouts == whereabouts || place.whereabouts == Whereabouts::Replaced && is_away {
            return Vec::new();
        }
        let was_lost = place.whereabouts == Whereabouts::Lost;
        place.whereabouts = whereabouts;
        match is_away {
            true => place.away = place.away.or(self.now),
            false => (place.away, place.is_asked) = (None, false),
        }
        // Before a game sheets tell who has come and who has left.
        if self.number.is_some() || was_lost || whereabouts == Whereabouts::Lost {
            for peer in self.hearers(Some(seat)).into_iter().chain(self.listeners()) {
                self.tell(peer, &FromHost::Seat(seat, whereabouts));
            }
        }
        let mut news = vec![News::Seat(seat, whereabouts)];
        news.extend(self.withdraw(seat, whereabouts));
        news
    }

    /// Lets go of somebody, and says why.
    fn turn_away(&mut self, peer: Peer, why: Refusal) -> Vec<News> {
        self.tell(peer, &FromHost::Refused(why));
        let seat = self.seat_left_by(peer);
        let was_listener = self.listener_of(peer).is_some();
        let mut news = self.let_go(peer);
        match seat {
            Some(seat) => news.extend(self.vacate(seat, Whereabouts::Lost)),
            // Who only listened comes and goes unnoticed.
            None if was_listener => {}
            None => news.push(News::TurnedAway(why)),
        }
        news
    }

    /// The seat on which nobody is any more once this one is gone.
    fn seat_left_by(&self, peer: Peer) -> Option<Seat> {
        // It may have come anew, and be gone before it has said who it is.
        let own = || self.place_of(peer).filter(|(_, place)| place.whereabouts == Whereabouts::Here);
        let seat = self.seat_of(peer).or_else(|| own().map(|(seat, _)| seat));
        seat.filter(|seat| self.peer(*seat).is_none_or(|other| other == peer))
    }

    /// Lets go of somebody, to whom nothing is told any more.
    fn let_go(&mut self, peer: Peer) -> Vec<News> {
        self.parcels.push_back(Parcel::Close(peer));
        self.dismiss(peer)
    }

    /// The place that belongs to somebody, whether that one is there or not.
    fn place_of(&self, peer: Peer) -> Option<(Seat, &Place)> {
        self.places.iter().find(|(_, place)| place.owner == Some(peer)).map(|(seat, place)| (*seat, place))
    }

    fn seated_guests(&self) -> impl Iterator<Item = (Peer, Seat)> {
        self.guests.iter().filter_map(|(peer, guest)| Some((*peer, guest.seat?)))
    }

    fn seat_of(&self, peer: Peer) -> Option<Seat> {
        self.guests.get(&peer)?.seat
    }

    /// Whoever is there and plays on a seat.
    fn peer(&self, seat: Seat) -> Option<Peer> {
        self.guests.iter().find(|(_, guest)| guest.seat == Some(seat)).map(|(peer, _)| *peer)
    }

    /// Who hears what the table tells of `from`, or of itself.
    fn hearers(&self, from: Option<Seat>) -> Vec<Peer> {
        let hears = |guest: &Guest| guest.seat.is_some_and(|seat| Some(seat) != from);
        self.guests.iter().filter(|(_, guest)| hears(guest)).map(|(peer, _)| *peer).collect()
    }

    fn tell(&mut self, peer: Peer, message: &FromHost) {
        // What is told is short by its making: a post was cut before.
        if let Ok(bytes) = message.write() {
            self.parcels.push_back(Parcel::Message(peer, bytes));
        }
    }
}

#[cfg(test)]
mod tests;
