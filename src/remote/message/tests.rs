//! Tests of the bytes of messages.

use super::*;
use crate::remote::card::Identity;
use crate::remote::confirmation::{Digest, MOST};
use crate::remote::peer::Peer;

fn card() -> Card {
    Identity::derive([1; 32]).card(Peer::from_key([2; 32]), Peer::from_key([3; 32]))
}

fn confirmation() -> Confirmation {
    let header = "snuffel 1\ngame domino\nseats far far\nseed 1\noptions target=100\n";
    Confirmation::sign(Digest::new(Peer::from_key([2; 32]), 300, header).unwrap(), &Identity::derive([1; 32]))
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
        assert_eq!(hex(message.encode().unwrap()), bytes, "{message:?}");
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
        (FromHost::Settled(3, Matter::Replace(Seat::FIRST), Resolution::No(Seat::SECOND)), "0d0300000101".into()),
        (FromHost::Settled(3, Matter::Replace(Seat::FIRST), Resolution::Early), "0d03000003".into()),
        (FromHost::Audience(audience()), "0e0101045a6fc3ab02".into()),
        (FromHost::Cards(vec![(Seat::SECOND, card())]), format!("0f0101{card_bytes}")),
        (FromHost::Refused(Refusal::ManyListeners), "0105".into()),
        (FromHost::Busy(300, sheet()), format!("10ac02{sheet_bytes}")),
        (FromHost::Queues(Some("Ben".parse().unwrap())), "11010342656e".into()),
        (FromHost::Queue(Queue { names: audience().names, nameless: 1 }), "1201045a6fc3ab01".into()),
        (FromHost::Heard(300), "13ac02".into()),
        (FromHost::Awaits(Seats::first(2)), "1403".into()),
        (FromHost::Nudged(Seat::SECOND), "1501".into()),
        (FromHost::Settled(0, Matter::Replace(Seat::FIRST), Resolution::Here), "0d00000005".into()),
        (FromHost::Settled(0, Matter::Replace(Seat::FIRST), Resolution::Nudged), "0d00000006".into()),
        (FromHost::Marks(vec![(Seat::SECOND, [9; 8])]), format!("160101{}", "09".repeat(8))),
        (FromHost::Seat(Seat::SECOND, Whereabouts::Removed), "070104".into()),
        (FromHost::Seat(Seat::SECOND, Whereabouts::GaveUp), "070105".into()),
        (FromHost::Refused(Refusal::Removed), "0106".into()),
        (FromHost::Patience("5".parse().unwrap()), "1805".into()),
        (FromHost::Confirmed(2, vec![confirmation()]), format!("170201{confirmation_bytes}")),
    ] {
        assert_eq!(hex(message.encode().unwrap()), bytes, "{message:?}");
    }
}

#[test]
fn what_cannot_be_is_no_message() {
    let good = FromHost::Plays(1, sheet()).encode().unwrap();
    assert_eq!(FromHost::decode(&good), Ok(FromHost::Plays(1, sheet())));
    for end in 0..good.len() {
        assert_eq!(FromHost::decode(&good[..end]), Err(Unreadable), "{end} bytes");
    }
    assert_eq!(FromHost::decode(&[&good[..], &[0]].concat()), Err(Unreadable));
    let spoilt = |from: &str, to: &str| {
        let text: Vec<u8> = good
            .windows(from.len())
            .position(|part| part == from.as_bytes())
            .map_or(vec![], |at| [&good[..at], to.as_bytes(), &good[at + from.len()..]].concat());
        FromHost::decode(&text)
    };
    assert!(spoilt("domino", "dominX").is_ok());
    // Text with a terminal escape, an unknown player, an invalid name.
    assert_eq!(spoilt("domino", "domi\x1bo"), Err(Unreadable));
    assert_eq!(spoilt("hard", "harX"), Err(Unreadable));
    assert_eq!(spoilt("human:Ben", "human:B,n"), Err(Unreadable));
    let crowd = Audience { names: vec!["Zoë".parse().unwrap(); MOST_LISTENERS + 1], ..audience() };
    assert_eq!(FromHost::decode(&FromHost::Audience(crowd).encode().unwrap()), Err(Unreadable));
    let crowd = Queue { names: vec!["Zoë".parse().unwrap(); MOST_SEATS + 1], nameless: 0 };
    assert_eq!(FromHost::decode(&FromHost::Queue(crowd).encode().unwrap()), Err(Unreadable));
    let crowd = vec![confirmation(); MOST + 1];
    assert_eq!(FromHost::decode(&FromHost::Confirmed(1, crowd).encode().unwrap()), Err(Unreadable));
    assert!(FromGuest::Post(1, vec![0; LONGEST]).encode().is_err());
    assert!("x".repeat(301).parse::<LineText>().is_err());
    assert_eq!(LineText::cut(&"ä".repeat(400)).text().chars().count(), 300);
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
        if let Ok(message) = FromGuest::decode(&bytes) {
            assert_eq!(FromGuest::decode(&message.encode().unwrap()), Ok(message));
        }
        if let Ok(message) = FromHost::decode(&bytes) {
            assert_eq!(FromHost::decode(&message.encode().unwrap()), Ok(message));
        }
    }
}
