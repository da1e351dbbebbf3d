//! What hosts and guests tell each other: version 2, which stays as it is once it is released. What comes later stands behind
//! what is there.
//!
//! Whatever comes from the other side is hostile until it was read here: texts can be printed and are short, seats and
//! players can be, and there is nothing behind a message.

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

/// By what name the two sides know that they speak this version.
pub const VERSION: &[u8] = b"snuffel/2";

/// The version before: its hosts were known by a key that all their guests had. Its guests are told why they are not let in.
pub const OLD_VERSION: &[u8] = b"snuffel/1";

/// What the rules and the wire of two programs are known by: where it is the same, they understand each other.
pub type Fingerprint = [u8; 16];

/// What each side tells of itself first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the program, to tell people of.
    pub program: Short,
    /// What its rules are known by.
    pub fingerprint: Fingerprint,
    /// What the player is called, where that is set.
    pub name: Option<Name>,
    /// By what friends at the table know the player.
    pub card: Option<Card>,
}

/// What a guest tells the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromGuest {
    /// Who comes.
    Hello(Hello),
    /// That it follows the game of this number, and how many percepts it has had of it.
    Follows(u32, u64),
    /// Something about its seat in the game of this number, as bytes of the [`wire`](crate::wire).
    Post(u32, Vec<u8>),
    /// Something said to everybody, or to one seat alone. By its number it is heard once, however often it comes.
    Say(u32, Option<Seat>, Line),
    /// That the player has left.
    Bye,
    /// Its bytes for the lots of a game, from 1 at this table.
    Share(u32, Share),
    /// Yes or no to the question of this number.
    Answers(u32, bool),
    /// That a computer shall play on a seat whose owner is away.
    AsksFor(Seat),
    /// Who comes only to listen, instead of [`Hello`](FromGuest::Hello).
    Listens(Hello),
    /// What might be played, where all who are there choose together. Its number is one of those of what is said: it is
    /// asked once, however often it comes.
    Proposes(u32, Proposal),
    /// That it has heard all that was said up to this number.
    Heard(u32),
    /// That somebody on a seat is to be asked whether that one is still there.
    Nudges(Seat),
    /// That the record of the game of this number, which is over, is the one that was played.
    Confirms(u32, Confirmation),
}

/// What the host tells a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromHost {
    /// Whose table it is.
    Hello(Hello),
    /// Why there is no place for the guest. Nothing comes after it.
    Refused(Refusal),
    /// Who is at the table, before a game begins.
    Waits(Sheet),
    /// That the game of this number begins.
    Plays(u32, Sheet),
    /// That the game of this number goes on, which has begun before the guest came.
    GoesOn(u32, Sheet),
    /// Something about the guest's seat in the game of this number, as bytes of the [`wire`](crate::wire).
    Post(u32, Vec<u8>),
    /// Something that a seat has said, to everybody or to this guest alone. By its number it is heard once, however often
    /// it comes; to who only listens it has none, which is 0.
    Said(u32, Saying),
    /// What became of somebody else. Of the guest's own seat, that a computer has played there meanwhile; where it is there,
    /// that one was to, and has done nothing; or that the guest has given it up, and listens from now on.
    Seat(Seat, Whereabouts),
    /// That the host has left.
    Bye,
    /// Of the game that comes next, from 1 at this table: what the host tells of its secret. It asks for bytes.
    Commit(u32, Commitment),
    /// Of the game of this number, which is over: how its chance came about, and how long its record is.
    Reveal(u32, Reveal),
    /// The next part of the record of the game of this number.
    Record(u32, Vec<u8>),
    /// A question of this number, which all who are there answer.
    Asks(u32, Matter),
    /// What has come of the question of this number. Nobody can answer it any more.
    Settled(u32, Matter, Verdict),
    /// Who only listens.
    Audience(Audience),
    /// By what friends know those who are there, but for the guest's own card.
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    Cards(Vec<(Seat, Card)>),
    /// That others of a room play this game, which has this number, at this moment. The guest waits, and has a seat after it.
    Busy(u32, Sheet),
    /// That somebody of this name has come to a room while all others play, and waits for the end of the game.
    Queues(Option<Name>),
    /// Who waits in a room for the end of the game that others play.
    Queue(Queue),
    /// That all has come that the guest has said and proposed up to this number.
    Heard(u32),
    /// Whose answer to what all are asked is still due; nobody's where nothing is asked any more.
    Awaits(Seats),
    /// That a seat asks whether the guest is still there.
    Nudged(Seat),
    /// By what each at the table is known who sits there, however that one is called and wherever that one sits.
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    Marks(Vec<(Seat, Mark)>),
    /// By which programs the record of the game of this number was confirmed so far.
    Confirmed(u32, #[serde(deserialize_with = "at_most::<_, _, MOST_CONFIRMATIONS>")] Vec<Confirmation>),
    /// How long somebody has here to answer a nudge. Until it is told it is as long as usual.
    Patience(Patience),
}

/// By what somebody is known at one table. It says nothing at any other.
pub type Mark = [u8; 8];

/// Those who only listen at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Audience {
    /// Whether anybody may.
    pub is_open: bool,
    /// Those of them who have told what they are called.
    #[serde(deserialize_with = "at_most::<_, _, MOST_LISTENERS>")]
    pub names: Vec<Name>,
    /// How many others there are.
    pub nameless: u8,
}

/// The most who may only listen at a table.
pub const MOST_LISTENERS: usize = 20;

/// Those who wait in a room for a seat, as far as the others were told of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Queue {
    /// Those of them who can be called by a name.
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    pub names: Vec<Name>,
    /// How many others there are.
    pub nameless: u8,
}

/// Reads a list, which must be no longer than this.
pub(super) fn at_most<'de, D, T, const MOST: usize>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let list = Vec::deserialize(deserializer)?;
    if list.len() > MOST { Err(D::Error::custom(Unreadable)) } else { Ok(list) }
}

/// What all who are there are asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Matter {
    /// Whether a computer may play on a seat until its owner is back.
    Replace(Seat),
    /// Whether to play what a seat proposes.
    Play(Seat, Proposal),
}

/// What might be played by all who are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// The name of the game.
    pub game: Short,
    /// What is agreed, in the notation of records.
    pub options: Line,
    /// The computers that play with them.
    #[serde(with = "players")]
    pub computers: Vec<Player>,
}

impl Proposal {
    /// The same once more that these have played.
    pub fn same(game: &str, options: &str, players: &[Player]) -> Proposal {
        let computers = players.iter().filter(|player| player.level().is_some()).cloned().collect();
        Proposal { game: Short::cut(game), options: Line::cut(options), computers }
    }

    /// What a record begins with where these play what is proposed.
    pub fn header(&self, players: Vec<Player>) -> Header {
        let (game, options) = (self.game.text().to_string(), self.options.text().to_string());
        Header { game, players, seed: 0, options }
    }
}

/// What has come of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// All have said yes.
    Yes,
    /// Whoever plays on this seat has said no.
    No(Seat),
    /// It is idle now.
    Void,
    /// It is too early to ask.
    Early,
    /// All are asked something else.
    Busy,
    /// Whoever plays there is there.
    Here,
    /// Whoever plays there has been nudged, and may still answer.
    Nudged,
}

/// Why a guest cannot sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// All seats are taken.
    Full,
    /// Its program has other rules.
    OtherRules,
    /// It has told what makes no sense.
    Nonsense,
    /// It has told too much at once.
    TooMuch,
    /// Nobody may only listen here.
    NoListeners,
    /// As many listen as can.
    ManyListeners,
    /// The host has removed it from the table.
    Removed,
}

/// What became of somebody on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Whereabouts {
    /// There, and plays.
    Here,
    /// Nothing is heard of the program any more.
    Lost,
    /// Has left.
    Left,
    /// Away, and a computer plays instead.
    Replaced,
    /// Removed from the table by the host.
    Removed,
    /// Has given up among several, and listens to the rest.
    GaveUp,
}

impl Whereabouts {
    /// Whether nobody plays there: the owner is away, and no computer plays instead.
    pub fn is_away(self) -> bool {
        match self {
            Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => true,
            Whereabouts::Here | Whereabouts::Replaced => false,
        }
    }
}

/// What is played, and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The name of the game.
    pub game: Short,
    /// What was agreed, in the notation of records.
    pub options: Line,
    /// Who sits where, as the guest is to call them: the only `human` is the guest itself.
    #[serde(with = "players")]
    pub players: Vec<Player>,
    /// The seat of the guest.
    pub seat: Seat,
    /// The seats on which somebody sits already.
    pub taken: Seats,
    /// Whether all who are there choose together what is played.
    pub is_room: bool,
}

/// What everybody may know of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    /// The bytes from which its chance came; nothing where whoever hosts has chosen the seed.
    pub lots: Option<Lots>,
    /// How many bytes its record has.
    pub length: u32,
}

impl Sheet {
    /// What a record of the game begins with, which has this seed.
    pub fn header(&self, seed: u64) -> Header {
        let (game, options) = (self.game.text().to_string(), self.options.text().to_string());
        Header { game, players: self.players.clone(), seed, options }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saying {
    /// Who has said it.
    pub from: Seat,
    /// Whether only one has heard it.
    pub is_private: bool,
    /// What was said.
    pub text: Line,
}

/// A message of either side.
pub trait Message: Serialize + DeserializeOwned {
    /// Its bytes.
    ///
    /// # Errors
    /// When they are more than a frame can hold.
    fn write(&self) -> Result<Vec<u8>, Unreadable> {
        postcard::to_stdvec(self).ok().filter(|bytes| bytes.len() <= LONGEST).ok_or(Unreadable)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When it is none, or when anything stands behind it.
    fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        match postcard::take_from_bytes(bytes) {
            Ok((message, [])) => Ok(message),
            Ok(_) | Err(_) => Err(Unreadable),
        }
    }
}

impl Message for FromGuest {}
impl Message for FromHost {}

/// Players, in the notation of records.
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

    /// The bytes of version 2. A program that was released reads and writes these: they never change.
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
        // Text that steers a terminal, a player that is none, a name that is none.
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
