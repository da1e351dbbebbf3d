//! Tests of lots, records and confirmations as the table sends them to guests.

use super::super::*;
use crate::remote::confirmation::Confirmation;
use crate::remote::lots::Lots;
use crate::remote::message::FromGuest;
use crate::remote::network::Event;

fn hello(name: Option<&str>) -> Hello {
    let name = name.map(|name| name.parse().unwrap());
    Hello { program: "0.1.0".parse().unwrap(), fingerprint: [7; 16], name, card: None }
}

/// A table of three with two seats for guests.
fn party() -> Party {
    let players = ["human:Anna", "far", "far"].map(|player| player.parse().unwrap()).to_vec();
    Party::new(hello(Some("Anna")), "domino", "target=100", players)
}

fn peer(number: u8) -> Peer {
    Peer::from_key([number; 32])
}

fn hears(party: &mut Party, from: Peer, message: &FromGuest) -> Vec<HostNews> {
    party.handle(Event::Message(from, message.encode().unwrap()), Instant::now())
}

fn comes(party: &mut Party, number: u8, name: &str) -> Vec<HostNews> {
    assert!(party.handle(Event::Came(peer(number)), Instant::now()).is_empty());
    hears(party, peer(number), &FromGuest::Hello(hello(Some(name))))
}

/// All messages sent, each with its recipient.
fn sent(party: &mut Party) -> Vec<(Peer, FromHost)> {
    let parcels = std::iter::from_fn(|| party.send());
    parcels
        .filter_map(|parcel| match parcel {
            Parcel::Message(peer, bytes) => Some((peer, FromHost::decode(&bytes).unwrap())),
            Parcel::Close(_) => None,
        })
        .collect()
}

#[test]
fn all_who_are_there_are_asked_for_bytes_and_nobody_else() {
    let mut party = party();
    assert_eq!(comes(&mut party, 1, "Ben"), [HostNews::Came(Seat::SECOND)]);
    let third = Seat::new(2).unwrap();
    assert_eq!(comes(&mut party, 2, "Cleo"), [HostNews::Came(third)]);
    // A guest who has not introduced itself yet.
    party.handle(Event::Came(peer(3)), Instant::now());
    sent(&mut party);
    let asked = party.ask(1, [5; 32]);
    assert_eq!(asked, Seats::only(Seat::SECOND).with(third));
    let ask = FromHost::Commit(1, [5; 32]);
    assert_eq!(sent(&mut party), [(peer(1), ask.clone()), (peer(2), ask.clone())]);
    assert_eq!(hears(&mut party, peer(1), &FromGuest::Share(1, [4; 16])), [HostNews::Share(Seat::SECOND, 1, [4; 16])]);
    let out = hears(&mut party, peer(3), &FromGuest::Share(1, [4; 16]));
    assert_eq!(out, [HostNews::TurnedAway(Refusal::Nonsense)]);
    party.handle(Event::Gone(peer(2)), Instant::now());
    assert_eq!(party.connected(), Seats::only(Seat::SECOND));
    sent(&mut party);
    assert_eq!(party.ask(1, [5; 32]), Seats::only(Seat::SECOND));
    assert_eq!(sent(&mut party), [(peer(1), ask)]);
}

#[test]
fn what_everybody_may_know_goes_to_the_one_who_asks_in_parts_that_fit() {
    let mut party = party();
    comes(&mut party, 1, "Ben");
    comes(&mut party, 2, "Cleo");
    let reveal = Reveal { lots: None, length: 100_000 };
    let record: Vec<u8> = (0..100_000_u32).map(|number| number.to_le_bytes()[0]).collect();
    sent(&mut party);
    // No game has begun.
    party.reveal(Seat::SECOND, &reveal, &record);
    assert_eq!(sent(&mut party), []);
    party.begin(9, "target=100");
    sent(&mut party);
    party.reveal(Seat::SECOND, &reveal, &record);
    party.reveal(Seat::FIRST, &reveal, &record);
    let sent = sent(&mut party);
    assert_eq!(sent[0], (peer(1), FromHost::Reveal(9, reveal)));
    let mut come: Vec<u8> = Vec::new();
    for (to, message) in &sent[1..] {
        let FromHost::Record(9, part) = message else { panic!("{message:?}") };
        assert_eq!((*to, part.len() <= PART), (peer(1), true));
        come.extend(part);
    }
    assert_eq!(come, record);
}

/// Whatever the secret and the seed: before the end, a guest receives the hash of the one and nothing of the other.
#[test]
fn before_the_end_nothing_of_the_secret_is_sent_but_its_hash() {
    let lots = |secret| Lots { game: 1, secret, shares: vec![(Seat::SECOND, [4; 16])] };
    let told = |lots: &Lots, commitment| {
        let mut party = party();
        comes(&mut party, 1, "Ben");
        comes(&mut party, 2, "Cleo");
        party.ask(1, commitment);
        hears(&mut party, peer(1), &FromGuest::Share(1, [4; 16]));
        // The number is a hash of the header; here it is the same for both.
        party.begin(9, "target=100");
        let bytes: Vec<Vec<u8>> = std::iter::from_fn(|| party.send())
            .filter_map(|parcel| match parcel {
                Parcel::Message(_, bytes) => Some(bytes),
                Parcel::Close(_) => None,
            })
            .collect();
        for secret in [&lots.secret[..], &lots.seed().to_le_bytes(), lots.seed().to_string().as_bytes()] {
            assert!(!bytes.concat().windows(secret.len()).any(|part| part == secret));
        }
        bytes
    };
    let (one, other) = (lots([11; 16]), lots([12; 16]));
    assert_ne!(one.commitment(), other.commitment());
    assert_eq!(told(&one, [5; 32]), told(&other, [5; 32]));
    let (of_one, of_other) = (told(&one, one.commitment()), told(&other, other.commitment()));
    let differing: Vec<_> = of_one.iter().zip(&of_other).filter(|(one, other)| one != other).collect();
    assert_eq!(differing.len(), 2, "one question for each guest");
    for (one, _) in differing {
        assert!(matches!(FromHost::decode(one), Ok(FromHost::Commit(1, _))));
    }
}

#[test]
fn seats_are_found_again_and_others_are_turned_away() {
    let mut party = party();
    comes(&mut party, 1, "Ben");
    comes(&mut party, 2, "Cleo");
    assert_eq!(comes(&mut party, 3, "Dora"), [HostNews::TurnedAway(Refusal::Full)]);
    party.begin(9, "target=100");
    let away = party.handle(Event::Gone(peer(1)), Instant::now());
    assert_eq!(away, [HostNews::Seat(Seat::SECOND, Whereabouts::Lost)]);
    sent(&mut party);
    assert_eq!(comes(&mut party, 1, "Ben"), [HostNews::Seat(Seat::SECOND, Whereabouts::Here)]);
    assert!(sent(&mut party).iter().any(|(to, told)| *to == peer(1) && matches!(told, FromHost::GoesOn(9, _))));
    let left = hears(&mut party, peer(2), &FromGuest::Bye);
    assert_eq!(left, [HostNews::Seat(Seat::new(2).unwrap(), Whereabouts::Left)]);
    let wrong = party.handle(Event::Message(peer(1), vec![200]), Instant::now());
    assert_eq!(wrong, [HostNews::Seat(Seat::SECOND, Whereabouts::Lost)]);
}

#[test]
fn what_is_sent_to_a_seat_goes_to_the_program_that_has_come_last() {
    let mut party = party();
    comes(&mut party, 1, "Ben");
    comes(&mut party, 2, "Cleo");
    assert_eq!(party.handle(Event::Silent(peer(1)), Instant::now()), [HostNews::Seat(Seat::SECOND, Whereabouts::Lost)]);
    // During a game the name would not be enough.
    assert_eq!(comes(&mut party, 3, "Ben"), [HostNews::Came(Seat::SECOND)]);
    party.begin(9, "target=100");
    assert_eq!(hears(&mut party, peer(3), &FromGuest::Follows(9, 0)), [HostNews::Follows(Seat::SECOND, 0)]);
    sent(&mut party);
    party.post(Seat::SECOND, vec![8]);
    assert_eq!(sent(&mut party), [(peer(3), FromHost::Post(9, vec![8]))]);
    assert_eq!(hears(&mut party, peer(1), &FromGuest::Follows(9, 0)), []);
}

const RECORD: &str =
    "snuffel 1\ngame domino\nseats human:Anna far:Ben far:Cleo\nseed 5\noptions target=100\n1 resign\n";

/// The number of confirmations sent to each guest.
fn told_of(party: &mut Party) -> Vec<(Peer, usize)> {
    let confirmed = |(peer, message)| match message {
        FromHost::Confirmed(9, by) => Some((peer, by.len())),
        _ => None,
    };
    sent(party).into_iter().filter_map(confirmed).collect()
}

#[test]
fn each_guest_confirms_a_game_that_is_over_once_with_its_own_key() {
    let mut party = party().shown_by(Some(Identity::derive([1; 32])));
    party.handle(Event::Ready(peer(100), None), Instant::now());
    let secrets = [[11; 32], [12; 32]];
    let keys = secrets.map(|secret| Peer::from_key(Identity::bare(secret).key()));
    let ben = Identity::derive(secrets[0]);
    // One guest shows a card, the other does not.
    for (key, name, card) in [(keys[0], "Ben", Some(ben.card(peer(100), keys[0]))), (keys[1], "Cleo", None)] {
        party.handle(Event::Came(key), Instant::now());
        hears(&mut party, key, &FromGuest::Hello(Hello { card, ..hello(Some(name)) }));
    }
    party.begin(9, "target=100");
    let digest = Digest::new(peer(100), 9, RECORD).unwrap();
    let confirms = |number, by: &Identity| FromGuest::Confirms(number, Confirmation::sign(digest, by));
    // The game is not over yet.
    assert_eq!(hears(&mut party, keys[0], &confirms(9, &ben)), []);
    assert!(party.confirmed().is_none() && !party.awaits_confirmation());
    party.end();
    party.confirm(RECORD);
    assert_eq!(party.confirmed().map(|confirmed| confirmed.by.len()), Some(1));
    assert!(party.awaits_confirmation());
    sent(&mut party);
    let cleo = Identity::bare(secrets[1]);
    let other = Digest::new(peer(100), 9, &RECORD.replace("1 resign", "2 resign")).unwrap();
    // Another game, and another player's key.
    assert_eq!(hears(&mut party, keys[0], &confirms(8, &ben)), []);
    assert_eq!(hears(&mut party, keys[0], &confirms(9, &Identity::bare(secrets[0]))), []);
    assert_eq!(hears(&mut party, keys[0], &confirms(9, &cleo)), []);
    assert_eq!(told_of(&mut party), []);
    assert_eq!(hears(&mut party, keys[0], &confirms(9, &ben)), [HostNews::Confirmed]);
    assert_eq!(hears(&mut party, keys[0], &confirms(9, &ben)), []);
    let mut told = told_of(&mut party);
    told.sort_unstable();
    let mut expected = keys.map(|key| (key, 2));
    expected.sort_unstable();
    assert_eq!(told, expected);
    // A guest who has confirmed another record is not awaited.
    assert!(party.awaits_confirmation());
    assert_eq!(hears(&mut party, keys[1], &FromGuest::Confirms(9, Confirmation::sign(other, &cleo))), []);
    assert!(!party.awaits_confirmation());
    // A guest who returns gets them with the record.
    party.reveal(Seat::SECOND, &Reveal { lots: None, length: 1 }, &[1]);
    assert_eq!(told_of(&mut party), [(keys[0], 2)]);
    party.begin(10, "target=100");
    assert!(party.confirmed().is_none());
}
