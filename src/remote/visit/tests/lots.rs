//! Tests of lots and records as a guest receives them.

use super::super::*;
use crate::record::MOST_BYTES;
use crate::remote::message::{FromHost, Sheet};
use crate::remote::network::Event;
use crate::remote::peer::Peer;
use crate::seat::Seats;

fn sheet(seat: Seat) -> Sheet {
    let players = ["human:Ben", "far:Anna"].map(|player| player.parse().unwrap()).to_vec();
    let players = if seat == Seat::FIRST { players } else { players.into_iter().rev().collect() };
    let (game, options) = ("domino".parse().unwrap(), "target=100".parse().unwrap());
    Sheet { game, options, players, seat, taken: Seats::first(2), is_room: false }
}

/// A visit to a host that is connected.
fn visit() -> Visit {
    let mut visit =
        Visit::new(Hello { program: "0.1.0".parse().unwrap(), fingerprint: [7; 16], name: None, card: None });
    assert_eq!(visit.handle(Event::Came(Peer::from_key([1; 32]))), None);
    sent(&mut visit);
    visit
}

fn tell(visit: &mut Visit, message: &FromHost) -> Option<GuestNews> {
    visit.handle(Event::Message(Peer::from_key([1; 32]), message.encode().unwrap()))
}

fn sent(visit: &mut Visit) -> Vec<FromGuest> {
    std::iter::from_fn(|| visit.send()).map(|bytes| FromGuest::decode(&bytes).unwrap()).collect()
}

#[test]
fn who_is_asked_for_bytes_answers_and_remembers_them_with_the_game() {
    let mut visit = visit();
    assert_eq!(tell(&mut visit, &FromHost::Commit(1, [3; 32])), Some(GuestNews::Draws(1, [3; 32])));
    visit.draw(1, [3; 32], [4; 16]);
    assert_eq!(sent(&mut visit), [FromGuest::Share(1, [4; 16])]);
    assert_eq!(visit.stake(), None);
    let news = tell(&mut visit, &FromHost::Plays(9, sheet(Seat::FIRST)));
    assert_eq!(news, Some(GuestNews::Plays(sheet(Seat::FIRST))));
    let stake = Stake { game: 1, commitment: [3; 32], share: [4; 16], is_again: false };
    assert_eq!((visit.number(), visit.stake()), (Some(9), Some(stake)));
    // The next game is without lots.
    tell(&mut visit, &FromHost::Plays(10, sheet(Seat::FIRST)));
    assert_eq!(visit.stake(), None);
}

#[test]
fn a_host_who_asks_again_for_the_same_game_is_remembered() {
    let mut visit = visit();
    let draw = |visit: &mut Visit, commitment| visit.draw(1, commitment, [4; 16]);
    draw(&mut visit, [3; 32]);
    draw(&mut visit, [5; 32]);
    tell(&mut visit, &FromHost::Plays(9, sheet(Seat::FIRST)));
    assert!(visit.stake().unwrap().is_again);
    // A departure shows in a different sheet; the same sheet shows nothing.
    let full = sheet(Seat::FIRST);
    let left = Sheet { taken: Seats::only(Seat::FIRST), ..full.clone() };
    for (told, is_again) in [(full.clone(), true), (left, false)] {
        tell(&mut visit, &FromHost::Waits(full.clone()));
        draw(&mut visit, [3; 32]);
        tell(&mut visit, &FromHost::Waits(told));
        draw(&mut visit, [5; 32]);
        tell(&mut visit, &FromHost::Plays(10, full.clone()));
        assert_eq!(visit.stake().unwrap().is_again, is_again);
    }
    // A guest who missed the beginning of a game has drawn for that game, not for a later one.
    draw(&mut visit, [3; 32]);
    tell(&mut visit, &FromHost::GoesOn(11, full.clone()));
    draw(&mut visit, [5; 32]);
    tell(&mut visit, &FromHost::Plays(12, full));
    assert!(!visit.stake().unwrap().is_again);
}

fn revealed(length: u32) -> FromHost {
    FromHost::Reveal(9, Reveal { lots: None, length })
}

#[test]
fn a_record_comes_in_parts_and_is_heard_of_as_a_whole() {
    let mut visit = visit();
    tell(&mut visit, &FromHost::Plays(9, sheet(Seat::FIRST)));
    let part = |text: &str| FromHost::Record(9, text.as_bytes().to_vec());
    let news = |text: &str| Some(GuestNews::Revealed(Revealed { lots: None, record: text.to_owned() }));
    assert_eq!(tell(&mut visit, &revealed(6)), None);
    assert_eq!(tell(&mut visit, &part("snu")), None);
    assert_eq!(tell(&mut visit, &part("ffl")), news("snuffl"));
    assert_eq!(tell(&mut visit, &part("more")), None);
    // Sent again from the beginning, after a break halfway.
    tell(&mut visit, &revealed(6));
    tell(&mut visit, &part("sn"));
    tell(&mut visit, &revealed(6));
    assert_eq!(tell(&mut visit, &part("snuffl")), news("snuffl"));
    assert_eq!(tell(&mut visit, &revealed(0)), news(""));
}

#[test]
fn no_more_is_kept_of_a_record_than_one_may_have() {
    let mut visit = visit();
    let part = FromHost::Record(9, vec![b'x'; 60_000]);
    // No game yet, another game, or no announcement.
    assert_eq!((tell(&mut visit, &revealed(6)), tell(&mut visit, &part)), (None, None));
    tell(&mut visit, &FromHost::Plays(9, sheet(Seat::FIRST)));
    assert_eq!(tell(&mut visit, &part), None);
    tell(&mut visit, &FromHost::Reveal(8, Reveal { lots: None, length: 60_000 }));
    assert_eq!(tell(&mut visit, &part), None);
    for length in [MOST_BYTES as u32 + 1, u32::MAX] {
        tell(&mut visit, &revealed(length));
        assert_eq!(tell(&mut visit, &part), None);
        assert_eq!(visit.coming, None);
    }
    // More than announced.
    tell(&mut visit, &revealed(60_001));
    tell(&mut visit, &part);
    assert_eq!(tell(&mut visit, &part), None);
    assert_eq!(visit.coming, None);
    // Bytes that are not text are not a record, and do no harm.
    tell(&mut visit, &revealed(2));
    let news = tell(&mut visit, &FromHost::Record(9, vec![0xff, 0xfe]));
    assert!(matches!(news, Some(GuestNews::Revealed(_))), "{news:?}");
}

#[test]
fn a_table_that_cannot_be_is_left_out() {
    let mut visit = visit();
    let wrong = Sheet { seat: Seat::SECOND, ..sheet(Seat::FIRST) };
    for message in [FromHost::Waits(wrong.clone()), FromHost::Plays(9, wrong.clone()), FromHost::GoesOn(9, wrong)] {
        assert_eq!(tell(&mut visit, &message), None);
    }
    assert_eq!(visit.number(), None);
    assert!(matches!(tell(&mut visit, &FromHost::GoesOn(9, sheet(Seat::FIRST))), Some(GuestNews::GoesOn(_))));
    assert_eq!(tell(&mut visit, &FromHost::GoesOn(9, sheet(Seat::FIRST))), Some(GuestNews::Again));
}

#[test]
fn a_guest_confirms_with_its_card_or_else_with_the_key_of_its_program() {
    let record = "snuffel 1\ngame domino\nseats human:Ben far:Anna\nseed 5\noptions target=100\n1 resign\n";
    let ben = Identity::derive([2; 32]);
    assert!(visit().confirm(9, record).is_none());
    for (mut visit, key) in [
        (visit().made_by([2; 32]), Identity::bare([2; 32]).key()),
        (visit().made_by([2; 32]).shown_by(Some(ben.clone())), ben.key()),
    ] {
        let (digest, confirmed) = visit.confirm(9, record).unwrap();
        let [FromGuest::Confirms(9, own)] = &sent(&mut visit)[..] else { panic!("a confirmation") };
        assert!(own.key == key && own.confirms(digest) && confirmed.is_of(record));
        assert!(visit.confirm(9, "no record").is_none());
        // Confirmations of another game are ignored.
        tell(&mut visit, &FromHost::Plays(9, sheet(Seat::FIRST)));
        let told = |visit: &mut Visit, number| tell(visit, &FromHost::Confirmed(number, confirmed.by.clone()));
        assert_eq!(told(&mut visit, 9), Some(GuestNews::Confirmed(confirmed.by.clone())));
        assert_eq!(told(&mut visit, 8), None);
    }
}
