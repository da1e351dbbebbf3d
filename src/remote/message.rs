//! The messages between hosts and guests: version 2 of the protocol, frozen once it is released. Additions go at the
//! end of each enum or struct.
//!
//! Anything received is hostile until it has been parsed here: texts are printable and short, seats and players are
//! valid, and a message has no trailing bytes.

mod text;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use self::text::parsed;
pub use self::text::{LineText, Name, Short, Text};
use super::card::Card;
use super::confirmation::{Confirmation, MOST as MOST_CONFIRMATIONS};
use super::frame::LONGEST;
use super::lots::{Commitment, Lots, Share};
use super::patience::Patience;
use crate::notation::Unreadable;
use crate::player::Player;
use crate::record::Header;
use crate::seat::{MOST_SEATS, Seat, Seats};

/// The protocol identifier by which both sides recognise this version.
pub const VERSION: &[u8] = b"snuffel/2";

/// The previous version, in which a host was identified by a key that all its guests knew. Its guests are told why they
/// are refused.
pub const OLD_VERSION: &[u8] = b"snuffel/1";

/// A hash of a program's rules and wire format; programs with equal fingerprints understand each other.
pub type Fingerprint = [u8; 16];

/// The first message of each side, which introduces its program and player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The program's version, for display.
    pub program: Short,
    /// The fingerprint of its rules.
    pub fingerprint: Fingerprint,
    /// The player's name, if set.
    pub name: Option<Name>,
    /// The player's card, by which friends at the table recognise the player.
    pub card: Option<Card>,
}

/// A message from a guest to the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromGuest {
    /// The guest's introduction.
    Hello(Hello),
    /// The guest follows the game of this number and has received this many of its percepts.
    Follows(u32, u64),
    /// Bytes of the [`wire`](crate::wire) about the guest's seat in the game of this number.
    Post(u32, Vec<u8>),
    /// Talk, to everyone or to one seat. The number makes repeats recognisable, so that it is heard only once.
    Say(u32, Option<Seat>, LineText),
    /// The player has left.
    Bye,
    /// The guest's bytes for the lots of a game, numbered from 1 at this table.
    Share(u32, Share),
    /// Yes or no to the question of this number.
    Answers(u32, bool),
    /// Asks that a computer take over the seat of an absent player.
    AsksFor(Seat),
    /// The introduction of a guest who only listens, instead of [`Hello`](FromGuest::Hello).
    Listens(Hello),
    /// Proposes a game, at a table where the players choose together. Proposals share their numbers with talk: each is
    /// put to the others once, however often it arrives.
    Proposes(u32, Proposal),
    /// The guest has heard all talk up to this number.
    Heard(u32),
    /// Asks the player on a seat whether they are still there.
    Nudges(Seat),
    /// Confirms the record of the finished game of this number.
    Confirms(u32, Confirmation),
}

/// A message from the host to a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromHost {
    /// The host's introduction.
    Hello(Hello),
    /// The reason why the guest is refused; the last message.
    Refused(Refusal),
    /// The players at the table, before a game begins.
    Waits(Sheet),
    /// The game of this number begins.
    Plays(u32, Sheet),
    /// The game of this number is under way; it began before the guest came.
    GoesOn(u32, Sheet),
    /// Bytes of the [`wire`](crate::wire) about the guest's seat in the game of this number.
    Post(u32, Vec<u8>),
    /// Talk from a seat, to everyone or only to this guest. The number makes repeats recognisable, so that it is heard
    /// only once; for listeners it is 0.
    Said(u32, Saying),
    /// What became of another player. For the guest's own seat: `Replaced` if a computer has played there in their
    /// absence, `Here` if one was to but did nothing, or `GaveUp` if the guest has given up and now listens.
    Seat(Seat, Whereabouts),
    /// The host has left.
    Bye,
    /// The host's commitment for the next game, numbered from 1 at this table. Asks the guest for its share.
    Commit(u32, Commitment),
    /// How the chance of the finished game of this number came about, and the length of its record.
    Reveal(u32, Reveal),
    /// The next part of the record of the game of this number.
    Record(u32, Vec<u8>),
    /// A question of this number, put to all players present.
    Asks(u32, Matter),
    /// The outcome of the question of this number, which is now closed.
    Settled(u32, Matter, Resolution),
    /// The listeners.
    Audience(Audience),
    /// The cards of the players present, except the guest's own.
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    Cards(Vec<(Seat, Card)>),
    /// Others in the room are playing this game, of this number. The guest waits and gets a seat after it.
    Busy(u32, Sheet),
    /// A player of this name has come to a room while the others play, and waits for the end of the game.
    Queues(Option<Name>),
    /// The players who wait in a room for the end of the current game.
    Queue(Queue),
    /// Everything that the guest said and proposed up to this number has arrived.
    Heard(u32),
    /// The seats whose answers to the open question are still due; empty if no question is open.
    Awaits(Seats),
    /// A seat asks whether the guest is still there.
    Nudged(Seat),
    /// The marks of all players at the table, which stay the same whatever their names and seats.
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    Marks(Vec<(Seat, Mark)>),
    /// The confirmations so far of the record of the game of this number.
    Confirmed(u32, #[serde(deserialize_with = "at_most::<_, _, MOST_CONFIRMATIONS>")] Vec<Confirmation>),
    /// The time a nudged player has to answer. The default applies until this is sent.
    Patience(Patience),
}

/// An identifier of a player at one table, which reveals nothing at any other.
pub type Mark = [u8; 8];

/// The listeners at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Audience {
    /// Whether listening is allowed.
    pub is_open: bool,
    /// The names of the listeners who have one.
    #[serde(deserialize_with = "at_most::<_, _, MOST_LISTENERS>")]
    pub names: Vec<Name>,
    /// How many others there are.
    pub nameless: u8,
}

/// The maximum number of listeners at a table.
pub const MOST_LISTENERS: usize = 20;

/// The players who wait in a room for a seat and have been announced to the others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Queue {
    /// The names of those who have a usable one.
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    pub names: Vec<Name>,
    /// The number of others.
    pub nameless: u8,
}

/// Reads a list of at most `MOST` elements.
pub(super) fn at_most<'de, D, T, const MOST: usize>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let list = Vec::deserialize(deserializer)?;
    if list.len() > MOST { Err(D::Error::custom(Unreadable)) } else { Ok(list) }
}

/// A question put to all players present.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Matter {
    /// Whether a computer may play on a seat until its owner is back.
    Replace(Seat),
    /// Whether to play the game that a seat proposes.
    Play(Seat, Proposal),
}

/// A proposal of a game for all players present.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// The name of the game.
    pub game: Short,
    /// The options, in the notation of records.
    pub options: LineText,
    /// The computers that take part.
    #[serde(with = "players")]
    pub computers: Vec<Player>,
}

impl Proposal {
    /// The proposal to play the same game again with the same computers.
    pub fn same(game: &str, options: &str, players: &[Player]) -> Proposal {
        let computers = players.iter().filter(|player| player.level().is_some()).cloned().collect();
        Proposal { game: Short::cut(game), options: LineText::cut(options), computers }
    }

    /// The header of a record in which these players play the proposed game.
    pub fn header(&self, players: Vec<Player>) -> Header {
        let (game, options) = (self.game.text().to_string(), self.options.text().to_string());
        Header { game, players, seed: 0, options }
    }
}

/// The outcome of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Resolution {
    /// All agreed.
    Yes,
    /// The player on this seat refused.
    No(Seat),
    /// The question no longer applies.
    Void,
    /// It is too early to ask.
    Early,
    /// Another question is open.
    Busy,
    /// The player in question is present.
    Here,
    /// The player in question has been nudged and may still answer.
    Nudged,
}

/// Why a guest is not admitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// All seats are taken.
    Full,
    /// The guest's program has other rules.
    OtherRules,
    /// The guest sent something invalid.
    Nonsense,
    /// The guest sent too much at once.
    TooMuch,
    /// Listening is not allowed here.
    NoListeners,
    /// The maximum number of listeners is reached.
    ManyListeners,
    /// The host has removed the guest from the table.
    Removed,
}

/// What became of the player on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Whereabouts {
    /// Present and playing.
    Here,
    /// The program no longer responds.
    Lost,
    /// Has left.
    Left,
    /// Absent; a computer plays instead.
    Replaced,
    /// Removed from the table by the host.
    Removed,
    /// Has given up a game of several players and listens to the rest.
    GaveUp,
}

impl Whereabouts {
    /// Whether the seat is unoccupied: its owner is away and no computer plays instead.
    pub fn is_away(self) -> bool {
        match self {
            Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => true,
            Whereabouts::Here | Whereabouts::Replaced => false,
        }
    }
}

/// The table as one guest sees it: the game and its players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The name of the game.
    pub game: Short,
    /// The options, in the notation of records.
    pub options: LineText,
    /// The players by seat, from the guest's point of view: the only `human` is the guest.
    #[serde(with = "players")]
    pub players: Vec<Player>,
    /// The guest's seat.
    pub seat: Seat,
    /// The seats that are occupied.
    pub taken: Seats,
    /// Whether the players choose together what is played.
    pub is_room: bool,
}

/// The public facts about the chance and the record of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    /// The lots from which its chance came; `None` if the host chose the seed.
    pub lots: Option<Lots>,
    /// The length of its record in bytes.
    pub length: u32,
}

impl Sheet {
    /// The header of a record of this game with this seed.
    pub fn header(&self, seed: u64) -> Header {
        let (game, options) = (self.game.text().to_string(), self.options.text().to_string());
        Header { game, players: self.players.clone(), seed, options }
    }
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saying {
    /// The seat that said it.
    pub from: Seat,
    /// Whether it was said to one player only.
    pub is_private: bool,
    /// The text.
    pub text: LineText,
}

/// A message of either side.
pub trait WireMessage: Serialize + DeserializeOwned {
    /// Serialises the message.
    ///
    /// # Errors
    /// If the bytes do not fit in a frame.
    fn encode(&self) -> Result<Vec<u8>, Unreadable> {
        postcard::to_stdvec(self).ok().filter(|bytes| bytes.len() <= LONGEST).ok_or(Unreadable)
    }

    /// Parses a message.
    ///
    /// # Errors
    /// If the bytes are not a message or have anything after it.
    fn decode(bytes: &[u8]) -> Result<Self, Unreadable> {
        match postcard::take_from_bytes(bytes) {
            Ok((message, [])) => Ok(message),
            Ok(_) | Err(_) => Err(Unreadable),
        }
    }
}

impl WireMessage for FromGuest {}
impl WireMessage for FromHost {}

/// Serialises players in the notation of records.
mod players {
    use super::*;

    pub fn serialize<S: Serializer>(players: &[Player], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(players.iter().map(ToString::to_string))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Player>, D::Error> {
        let texts = Vec::<&str>::deserialize(deserializer)?;
        if texts.len() > MOST_SEATS {
            return Err(D::Error::custom(Unreadable));
        }
        texts.into_iter().map(parsed).collect()
    }
}

#[cfg(test)]
mod tests;
