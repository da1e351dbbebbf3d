//! Tests of a table without a network: arrivals, departures, breaks, and questions to all.

use std::time::{Duration, Instant};

mod breaks;
mod consent;
mod giving_up;
mod listeners;
mod lots;
mod order;
mod talk;

use super::guest::{INTRODUCTION, MOST_EARLY};
use super::*;
use crate::remote::message::{FromGuest, LineText, Matter, Refusal, Resolution, Saying, Short, Whereabouts};
use crate::remote::network::Event;

/// A table under test, with its own clock.
pub(super) struct Hall {
    pub party: Party,
    pub now: Instant,
}

pub(super) fn peer(number: u8) -> Peer {
    Peer::from_key([number; 32])
}

pub(super) fn hello(name: &str) -> Hello {
    Hello { program: Short::cut("0.1.0"), fingerprint: [7; 16], name: name.parse().ok(), card: None }
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

impl Hall {
    pub fn new(players: &str) -> Hall {
        let players = players.split(' ').map(|player| player.parse().unwrap()).collect();
        Hall { party: Party::new(hello("Anna"), "domino", "target=100", players), now: Instant::now() }
    }

    pub fn take(&mut self, event: Event) -> Vec<HostNews> {
        self.party.handle(event, self.now)
    }

    pub fn hear(&mut self, from: u8, message: &FromGuest) -> Vec<HostNews> {
        self.take(Event::Message(peer(from), message.encode().unwrap()))
    }

    /// A guest connects, introduces itself, and has heard nothing so far.
    pub fn comes(&mut self, guest: u8, name: &str) -> Vec<HostNews> {
        assert_eq!(self.take(Event::Came(peer(guest))), []);
        let news = self.hear(guest, &FromGuest::Hello(hello(name)));
        assert_eq!(self.hear(guest, &FromGuest::Heard(0)), []);
        news
    }

    /// The talk sent to a guest, with its numbers; all other outgoing messages are dropped.
    pub fn said(&mut self, to: u8) -> Vec<(u32, Saying)> {
        let sent = self.sent(to).into_iter().flatten();
        let said = sent.filter_map(|message| match message {
            FromHost::Said(number, saying) => Some((number, saying)),
            _ => None,
        });
        said.collect()
    }

    /// The messages sent to a guest, except the seats whose answers are due; `None` is the end of the connection.
    /// Messages to others are dropped.
    pub fn sent(&mut self, to: u8) -> Vec<Option<FromHost>> {
        let mut sent = self.all_sent(to);
        sent.retain(|sent| !matches!(sent, Some(FromHost::Awaits(_))));
        sent
    }

    /// The seats whose answers are due, as last sent to a guest; all other outgoing messages are dropped.
    pub fn awaited(&mut self, to: u8) -> Option<Seats> {
        self.all_sent(to).into_iter().rev().find_map(|sent| match sent? {
            FromHost::Awaits(seats) => Some(seats),
            _ => None,
        })
    }

    /// All messages sent to a guest; those to others are dropped.
    fn all_sent(&mut self, to: u8) -> Vec<Option<FromHost>> {
        let parcels: Vec<Parcel> = std::iter::from_fn(|| self.party.send()).collect();
        let parcels = parcels.into_iter().filter_map(|parcel| match parcel {
            Parcel::Message(guest, bytes) => (guest == peer(to)).then(|| Some(FromHost::decode(&bytes).unwrap())),
            Parcel::Close(guest) => (guest == peer(to)).then_some(None),
        });
        parcels.collect()
    }

    /// A game in progress of four players, with Anna at the host's keyboard and these three guests, and an empty
    /// outbox.
    pub fn of_four() -> Hall {
        let mut hall = Hall::new("human:Anna far far far");
        for (guest, name) in [(2, "Ben"), (3, "Cleo"), (4, "Dirk")] {
            hall.comes(guest, name);
        }
        hall.party.begin(9, "target=100");
        hall.sent(0);
        hall
    }

    pub fn later(&mut self, seconds: u64) -> Vec<HostNews> {
        self.now += Duration::from_secs(seconds);
        self.party.tick(self.now)
    }
}

#[test]
fn guests_get_the_seats_that_are_free_and_their_names() {
    let mut hall = Hall::new("human:Anna far far:Cleo");
    // A guest with the name of a seat gets it, whatever the case.
    assert_eq!(hall.comes(3, "cleo"), [HostNews::Came(seat(3))]);
    assert_eq!(hall.comes(2, "Ben"), [HostNews::Came(seat(2))]);
    let names: Vec<String> = hall.party.players().iter().map(Player::to_string).collect();
    assert_eq!(names, ["human:Anna", "far:Ben", "far:Cleo"]);
    assert!(hall.party.free().is_empty());
    assert_eq!(hall.comes(4, "Dirk"), [HostNews::TurnedAway(Refusal::Full)]);
    assert_eq!(hall.sent(4), [Some(FromHost::Refused(Refusal::Full)), None]);
}

#[test]
fn a_seat_that_is_kept_for_somebody_gives_its_name_to_nobody_else() {
    let mut hall = Hall::new("human:Anna far:Ben far");
    // The others get unreserved seats, as long as there are any.
    assert_eq!(hall.comes(3, "Cleo"), [HostNews::Came(seat(3))]);
    assert_eq!(hall.comes(4, "Dirk"), [HostNews::Came(seat(2))]);
    assert_eq!(hall.party.players()[1].to_string(), "far:Dirk");
    // Once Dirk has left, the seat is kept for him again; a guest without a name is taken for him.
    hall.hear(4, &FromGuest::Bye);
    assert_eq!(hall.party.players()[1].to_string(), "far:Ben");
    hall.comes(5, "");
    assert_eq!(hall.party.players()[1].to_string(), "far:Ben");
    hall.hear(5, &FromGuest::Hello(hello("Benny")));
    assert_eq!(hall.party.players()[1].to_string(), "far:Benny");
    hall.hear(5, &FromGuest::Hello(hello("")));
    assert_eq!(hall.party.players()[1].to_string(), "far:Ben");
}

#[test]
fn nobody_gets_a_name_that_somebody_else_has() {
    let mut hall = Hall::new("human:Anna far far");
    hall.comes(2, "ANNA");
    hall.comes(3, "Ben");
    assert_eq!(hall.party.players()[1], Player::Far(None));
    hall.comes(3, "Ben");
    assert_eq!(hall.party.players()[2].to_string(), "far:Ben");
}

#[test]
fn the_sheet_calls_each_guest_its_own_seat_and_nobody_else() {
    let mut hall = Hall::new("human:Anna far far");
    hall.comes(2, "Ben");
    let sent = hall.sent(2);
    let [Some(FromHost::Hello(host)), Some(FromHost::Waits(sheet)), ..] = sent.as_slice() else { panic!("{sent:?}") };
    assert_eq!(host.name, hello("Anna").name);
    let names: Vec<String> = sheet.players.iter().map(Player::to_string).collect();
    assert_eq!(names, ["far:Anna", "human:Ben", "far"]);
    assert_eq!((sheet.seat, sheet.taken), (seat(2), Seats::first(2)));
}

#[test]
fn whoever_has_other_rules_or_tells_nonsense_is_turned_away() {
    let mut hall = Hall::new("human far");
    hall.take(Event::Came(peer(2)));
    let other = Hello { fingerprint: [8; 16], ..hello("Ben") };
    assert_eq!(hall.hear(2, &FromGuest::Hello(other)), [HostNews::TurnedAway(Refusal::OtherRules)]);
    assert!(hall.sent(2).contains(&Some(FromHost::Refused(Refusal::OtherRules))));
    // Messages from a disconnected guest are ignored.
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("Ben"))), []);
    for nonsense in [vec![], vec![200], FromGuest::Bye.encode().unwrap()] {
        hall.take(Event::Came(peer(2)));
        let event = Event::Message(peer(2), nonsense);
        assert_eq!(hall.take(event), [HostNews::TurnedAway(Refusal::Nonsense)]);
        assert_eq!(hall.sent(2), [Some(FromHost::Refused(Refusal::Nonsense)), None]);
    }
    hall.comes(2, "Ben");
    // A seated guest cannot become a listener either; the seat is free again.
    assert_eq!(hall.hear(2, &FromGuest::Listens(hello("Ben"))), [HostNews::Seat(seat(2), Whereabouts::Lost)]);
    assert_eq!(hall.party.free(), Seats::only(seat(2)));
}

#[test]
fn before_a_game_a_seat_is_free_again_and_in_a_game_it_stays_whose_it_is() {
    let mut hall = Hall::new("human far far");
    hall.comes(2, "Ben");
    hall.hear(2, &FromGuest::Bye);
    assert_eq!((hall.party.free().len(), &hall.party.players()[1]), (2, &Player::Far(None)));
    hall.comes(2, "Ben");
    hall.comes(3, "Cleo");
    hall.party.begin(9, "target=100");
    hall.sent(0);
    assert_eq!(hall.hear(2, &FromGuest::Bye), [HostNews::Seat(seat(2), Whereabouts::Left)]);
    assert_eq!(hall.sent(3), [Some(FromHost::Seat(seat(2), Whereabouts::Left))]);
    // Another guest does not get it, under any name; the same key does, under any name.
    assert_eq!(hall.comes(4, "Dirk"), [HostNews::TurnedAway(Refusal::Full)]);
    assert_eq!(hall.comes(5, "Ben"), [HostNews::TurnedAway(Refusal::Full)]);
    assert_eq!(hall.comes(2, "Other"), [HostNews::Seat(seat(2), Whereabouts::Here)]);
    assert_eq!(hall.party.players()[1].to_string(), "far:Ben");
    assert_eq!(hall.party.owners(), [(seat(2), peer(2)), (seat(3), peer(3))]);
    // If the owner of a seat is not known, the name has to do.
    let players = ["human:Anna", "far:Ben"].map(|player| player.parse().unwrap()).to_vec();
    hall.party = Party::new(hello("Anna"), "domino", "", players).resumed(9, &[], Seats::NONE);
    assert_eq!(hall.comes(5, "ben"), [HostNews::Seat(seat(2), Whereabouts::Here)]);
}

/// The keys by which a guest knows the others, as last sent.
fn shown(hall: &mut Hall, to: u8) -> Vec<(Seat, Key)> {
    let shown = hall.sent(to).into_iter().rev().find_map(|sent| match sent? {
        FromHost::Cards(cards) => Some(cards),
        _ => None,
    });
    shown.unwrap().into_iter().map(|(seat, card)| (seat, card.key_at(peer(9)).unwrap())).collect()
}

#[test]
fn friends_are_known_by_their_cards_and_nobody_by_the_card_of_another() {
    let (anna, ben) = (Identity::derive([1; 32]), Identity::derive([2; 32]));
    let mut hall = Hall::new("human:Anna far far far");
    hall.party = hall.party.shown_by(Some(anna.clone()));
    hall.take(Event::Ready(peer(9), None));
    let comes = |hall: &mut Hall, guest: u8, card| {
        hall.take(Event::Came(peer(guest)));
        hall.hear(guest, &FromGuest::Hello(Hello { card: Some(card), ..hello("") }));
    };
    comes(&mut hall, 2, ben.card(peer(9), peer(2)));
    assert_eq!(shown(&mut hall, 2), [(seat(1), anna.key())]);
    // A card for another table, and the card of another guest.
    comes(&mut hall, 3, ben.card(peer(8), peer(3)));
    comes(&mut hall, 4, ben.card(peer(9), peer(2)));
    assert_eq!(hall.party.keys(), [(seat(2), ben.key())]);
    assert_eq!(shown(&mut hall, 4), [(seat(1), anna.key()), (seat(2), ben.key())]);
    hall.take(Event::Gone(peer(2)));
    assert_eq!(hall.party.keys(), []);
}

#[test]
fn what_is_said_reaches_those_it_is_for() {
    let mut hall = Hall::of_four();
    let text: LineText = LineText::cut("hello");
    let saying = |is_private| Saying { from: seat(2), is_private, text: text.clone() };
    assert_eq!(hall.hear(2, &FromGuest::Say(1, None, text.clone())), [HostNews::Said(saying(false))]);
    assert_eq!(hall.sent(3), [Some(FromHost::Said(1, saying(false)))]);
    // Said to one player: neither the host nor the others hear it.
    assert_eq!(hall.hear(2, &FromGuest::Say(2, Some(seat(3)), text.clone())), []);
    assert_eq!(hall.sent(4), []);
    assert_eq!(hall.hear(2, &FromGuest::Say(3, Some(seat(1)), text.clone())), [HostNews::Said(saying(true))]);
    assert_eq!(hall.sent(3), []);
    assert!(hall.party.say(seat(1), Some(seat(4)), &text));
    assert_eq!(hall.sent(4).len(), 1);
    hall.take(Event::Gone(peer(4)));
    assert!(!hall.party.say(seat(1), Some(seat(4)), &text));
}

#[test]
fn what_belongs_to_another_game_is_left_out() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.hear(2, &FromGuest::Follows(8, 1)), []);
    assert_eq!(hall.hear(2, &FromGuest::Post(8, vec![1])), []);
    assert_eq!(hall.hear(2, &FromGuest::Follows(9, 1)), [HostNews::Follows(seat(2), 1)]);
    assert_eq!(hall.hear(2, &FromGuest::Post(9, vec![1])), [HostNews::Post(seat(2), vec![1])]);
}

#[test]
fn a_flood_is_turned_away() {
    let mut hall = Hall::of_four();
    let floods = (0..1_000).map(|_| hall.hear(2, &FromGuest::Follows(8, 1)));
    let news: Vec<HostNews> = floods.flatten().collect();
    assert_eq!(news, [HostNews::Seat(seat(2), Whereabouts::Lost)]);
    assert!(hall.sent(2).contains(&Some(FromHost::Refused(Refusal::TooMuch))));
}

#[test]
fn a_name_can_be_changed_before_a_game_and_nobody_takes_one_that_is_taken() {
    let mut hall = Hall::new("human:Anna far far:Cleo far");
    hall.comes(2, "Ben");
    hall.comes(3, "Cleo");
    let names = |hall: &Hall| hall.party.players().iter().map(Player::to_string).collect::<Vec<_>>().join(" ");
    hall.sent(0);
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("Benny"))), [HostNews::Named(seat(2))]);
    assert!(matches!(hall.sent(3).as_slice(), [Some(FromHost::Waits(_))]));
    // A taken name stays taken; the name for which a seat is kept does not bind its occupant.
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("anna"))), []);
    assert_eq!(hall.hear(3, &FromGuest::Hello(hello("Other"))), [HostNews::Named(seat(3))]);
    hall.party.rename_own("Anne".parse().ok().as_ref());
    assert_eq!(names(&hall), "human:Anne far:Benny far:Other far");
    hall.comes(4, "Dirk");
    hall.party.begin(9, "target=100");
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("Bernd"))), []);
    hall.party.rename_own(None);
    assert_eq!(names(&hall), "human:Anne far:Benny far:Other far:Dirk");
}
