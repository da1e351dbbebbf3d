//! The messages between hosts and guests: version 2 of the protocol, frozen once it is released. Additions go at the
//! end of each enum or struct.
//!
//! Anything received is hostile until it has been parsed here: texts are printable and short, seats and players are
//! valid, and a message has no trailing bytes.

mod text;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use self::text::parsed;
pub use self::text::{Line, Name, Short, Text};
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
    Say(u32, Option<Seat>, Line),
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
    Settled(u32, Matter, Verdict),
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
    pub options: Line,
    /// The computers that take part.
    #[serde(with = "players")]
    pub computers: Vec<Player>,
}

impl Proposal {
    /// The proposal to play the same game again with the same computers.
    pub fn same(game: &str, options: &str, players: &[Player]) -> Proposal {
        let computers = players.iter().filter(|player| player.level().is_some()).cloned().collect();
        Proposal { game: Short::cut(game), options: Line::cut(options), computers }
    }

    /// The header of a record in which these players play the proposed game.
    pub fn header(&self, players: Vec<Player>) -> Header {
        let (game, options) = (self.game.text().to_string(), self.options.text().to_string());
        Header { game, players, seed: 0, options }
    }
}

/// The outcome of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
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
    pub options: Line,
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
    pub text: Line,
}

/// A message of either side.
pub trait Message: Serialize + DeserializeOwned {
    /// Serialises the message.
    ///
    /// # Errors
    /// If the bytes do not fit in a frame.
    fn write(&self) -> Result<Vec<u8>, Unreadable> {
        postcard::to_stdvec(self).ok().filter(|bytes| bytes.len() <= LONGEST).ok_or(Unreadable)
    }

    /// Parses a message.
    ///
    /// # Errors
    /// If the bytes are not a message or have anything after it.
    fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        match postcard::take_from_bytes(bytes) {
            Ok((message, [])) => Ok(message),
            Ok(_) | Err(_) => Err(Unreadable),
        }
    }
}

impl Message for FromGuest {}
impl Message for FromHost {}

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
mod tests {
    use super::*;
    use crate::remote::card::Identity;
    use crate::remote::confirmation::{Digest, MOST};
    use crate::remote::network::Peer;

    fn card() -> Card {
        Identity::of([1; 32]).card(Peer::of([2; 32]), Peer::of([3; 32]))
    }

    fn confirmation() -> Confirmation {
        let header = "snuffel 1\ngame domino\nseats far far\nseed 1\noptions target=100\n";
        Confirmation::of(Digest::of(Peer::of([2; 32]), 300, header).unwrap(), &Identity::of([1; 32]))
    }

    fn hello() -> Hello {
        let name = Some("Zoë".parse().unwrap());
        Hello { program: "0.1.0".parse().unwrap(), fingerprint: [7; 16], name, card: Some(card()) }
    }

    fn audience() -> Audience {
        Audience { is_open: true, names: vec!["Zoë".parse().unwrap()], nameless: 2 }
    }

    fn proposal() -> Proposal {
        Proposal {
            game: "domino".parse().unwrap(),
            options: "target=100".parse().unwrap(),
            computers: vec!["hard".parse().unwrap()],
        }
    }

    fn sheet() -> Sheet {
        Sheet {
            game: "domino".parse().unwrap(),
            options: "target=100".parse().unwrap(),
            players: ["human", "human:Ben", "hard"].map(|player| player.parse().unwrap()).to_vec(),
            seat: Seat::SECOND,
            taken: Seats::first(2),
            is_room: true,
        }
    }

    /// The bytes of version 2, which released programs read and write: they must never change.
    #[test]
    fn the_bytes_of_version_2_are_these() {
        let proposal_bytes = "06646f6d696e6f0a7461726765743d313030010468617264";
        let hex = |bytes: Vec<u8>| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let card_bytes = "b2efce7b0b84adf2970dc3dcc9bd5e2e79760090e255e8b0f294d31b04b58409\
            0303030303030303030303030303030303030303030303030303030303030303\
            9bcaa87e3e546f1fcb234facb83d25e1a668a8eacb2acbaa3b818636d3569b28\
            482b6c38cfe01f0565c3780707f2a6c2e77ffddd8beeadca6451d38a7488ff0c";
        let confirmation_bytes = "b2efce7b0b84adf2970dc3dcc9bd5e2e79760090e255e8b0f294d31b04b58409\
            aa9f52d4f0d0cd2317cc808a554fb71021a7baa9694cf4772baad30df17bf7a1\
            cdc0c9b6be9f961a0d639b8a4cbd99835681285d94a06b8e3ac1aacadd59bf09";
        let hello_bytes = format!("05302e312e300707070707070707070707070707070701045a6fc3ab01{card_bytes}");
        let sheet_bytes = "06646f6d696e6f0a7461726765743d313030030568756d616e0968756d616e3a42656e0468617264010301";
        for (message, bytes) in [
            (FromGuest::Hello(hello()), format!("00{hello_bytes}")),
            (FromGuest::Follows(1, 300), "0101ac02".into()),
            (FromGuest::Post(1, vec![8, 9]), "0201020809".into()),
            (FromGuest::Say(1, Some(Seat::FIRST), "hi".parse().unwrap()), "03010100026869".into()),
            (FromGuest::Bye, "04".into()),
            (FromGuest::Share(1, [5; 16]), format!("0501{}", "05".repeat(16))),
            (FromGuest::Answers(300, true), "06ac0201".into()),
            (FromGuest::AsksFor(Seat::SECOND), "0701".into()),
            (FromGuest::Listens(hello()), format!("08{hello_bytes}")),
            (FromGuest::Proposes(300, proposal()), format!("09ac02{proposal_bytes}")),
            (FromGuest::Heard(300), "0aac02".into()),
            (FromGuest::Nudges(Seat::SECOND), "0b01".into()),
            (FromGuest::Confirms(300, confirmation()), format!("0cac02{confirmation_bytes}")),
        ] {
            assert_eq!(hex(message.write().unwrap()), bytes, "{message:?}");
        }
        let lots = Lots { game: 1, secret: [7; 16], shares: vec![(Seat::SECOND, [8; 16])] };
        let revealed = Reveal { lots: Some(lots), length: 300 };
        let said = Saying { from: Seat::FIRST, is_private: true, text: "hi".parse().unwrap() };
        for (message, bytes) in [
            (FromHost::Hello(hello()), format!("00{hello_bytes}")),
            (FromHost::Refused(Refusal::TooMuch), "0103".into()),
            (FromHost::Waits(sheet()), format!("02{sheet_bytes}")),
            (FromHost::Plays(2, sheet()), format!("0302{sheet_bytes}")),
            (FromHost::GoesOn(300, sheet()), format!("04ac02{sheet_bytes}")),
            (FromHost::Post(1, vec![8, 9]), "0501020809".into()),
            (FromHost::Said(1, said), "06010001026869".into()),
            (FromHost::Seat(Seat::SECOND, Whereabouts::Replaced), "070103".into()),
            (FromHost::Bye, "08".into()),
            (FromHost::Commit(1, [6; 32]), format!("0901{}", "06".repeat(32))),
            (FromHost::Reveal(2, Reveal { lots: None, length: 300 }), "0a0200ac02".into()),
            (FromHost::Reveal(2, revealed), format!("0a020101{}0101{}ac02", "07".repeat(16), "08".repeat(16))),
            (FromHost::Record(2, vec![8, 9]), "0b02020809".into()),
            (FromHost::Asks(3, Matter::Replace(Seat::SECOND)), "0c030001".into()),
            (FromHost::Asks(3, Matter::Play(Seat::SECOND, proposal())), format!("0c030101{proposal_bytes}")),
            (FromHost::Settled(3, Matter::Replace(Seat::FIRST), Verdict::No(Seat::SECOND)), "0d0300000101".into()),
            (FromHost::Settled(3, Matter::Replace(Seat::FIRST), Verdict::Early), "0d03000003".into()),
            (FromHost::Audience(audience()), "0e0101045a6fc3ab02".into()),
            (FromHost::Cards(vec![(Seat::SECOND, card())]), format!("0f0101{card_bytes}")),
            (FromHost::Refused(Refusal::ManyListeners), "0105".into()),
            (FromHost::Busy(300, sheet()), format!("10ac02{sheet_bytes}")),
            (FromHost::Queues(Some("Ben".parse().unwrap())), "11010342656e".into()),
            (FromHost::Queue(Queue { names: audience().names, nameless: 1 }), "1201045a6fc3ab01".into()),
            (FromHost::Heard(300), "13ac02".into()),
            (FromHost::Awaits(Seats::first(2)), "1403".into()),
            (FromHost::Nudged(Seat::SECOND), "1501".into()),
            (FromHost::Settled(0, Matter::Replace(Seat::FIRST), Verdict::Here), "0d00000005".into()),
            (FromHost::Settled(0, Matter::Replace(Seat::FIRST), Verdict::Nudged), "0d00000006".into()),
            (FromHost::Marks(vec![(Seat::SECOND, [9; 8])]), format!("160101{}", "09".repeat(8))),
            (FromHost::Seat(Seat::SECOND, Whereabouts::Removed), "070104".into()),
            (FromHost::Seat(Seat::SECOND, Whereabouts::GaveUp), "070105".into()),
            (FromHost::Refused(Refusal::Removed), "0106".into()),
            (FromHost::Patience("5".parse().unwrap()), "1805".into()),
            (FromHost::Confirmed(2, vec![confirmation()]), format!("170201{confirmation_bytes}")),
        ] {
            assert_eq!(hex(message.write().unwrap()), bytes, "{message:?}");
        }
    }

    #[test]
    fn what_cannot_be_is_no_message() {
        let good = FromHost::Plays(1, sheet()).write().unwrap();
        assert_eq!(FromHost::read(&good), Ok(FromHost::Plays(1, sheet())));
        for end in 0..good.len() {
            assert_eq!(FromHost::read(&good[..end]), Err(Unreadable), "{end} bytes");
        }
        assert_eq!(FromHost::read(&[&good[..], &[0]].concat()), Err(Unreadable));
        let spoilt = |from: &str, to: &str| {
            let text: Vec<u8> = good
                .windows(from.len())
                .position(|part| part == from.as_bytes())
                .map_or(vec![], |at| [&good[..at], to.as_bytes(), &good[at + from.len()..]].concat());
            FromHost::read(&text)
        };
        assert!(spoilt("domino", "dominX").is_ok());
        // Text with a terminal escape, an unknown player, an invalid name.
        assert_eq!(spoilt("domino", "domi\x1bo"), Err(Unreadable));
        assert_eq!(spoilt("hard", "harX"), Err(Unreadable));
        assert_eq!(spoilt("human:Ben", "human:B,n"), Err(Unreadable));
        let crowd = Audience { names: vec!["Zoë".parse().unwrap(); MOST_LISTENERS + 1], ..audience() };
        assert_eq!(FromHost::read(&FromHost::Audience(crowd).write().unwrap()), Err(Unreadable));
        let crowd = Queue { names: vec!["Zoë".parse().unwrap(); MOST_SEATS + 1], nameless: 0 };
        assert_eq!(FromHost::read(&FromHost::Queue(crowd).write().unwrap()), Err(Unreadable));
        let crowd = vec![confirmation(); MOST + 1];
        assert_eq!(FromHost::read(&FromHost::Confirmed(1, crowd).write().unwrap()), Err(Unreadable));
        assert!(FromGuest::Post(1, vec![0; LONGEST]).write().is_err());
        assert!("x".repeat(301).parse::<Line>().is_err());
        assert_eq!(Line::cut(&"ä".repeat(400)).text().chars().count(), 300);
    }

    #[test]
    fn of_random_bytes_what_is_read_is_written_the_same() {
        use rand::RngExt;
        let mut random = crate::rng::stream(2, 82, 0);
        for _ in 0..20_000 {
            let mut bytes: Vec<u8> = (0..random.random_range(0..40)).map(|_| random.random()).collect();
            if let Some(first) = bytes.first_mut() {
                *first %= 25;
            }
            if let Ok(message) = FromGuest::read(&bytes) {
                assert_eq!(FromGuest::read(&message.write().unwrap()), Ok(message));
            }
            if let Ok(message) = FromHost::read(&bytes) {
                assert_eq!(FromHost::read(&message.write().unwrap()), Ok(message));
            }
        }
    }
}
