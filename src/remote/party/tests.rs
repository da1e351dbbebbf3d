//! Tests of a table without a network: arrivals, departures, breaks, and questions to all.

use std::time::{Duration, Instant};

mod breaks;
mod giving_up;
mod lots;
mod order;
mod talk;

use super::guest::{INTRODUCTION, MOST_EARLY};
use super::*;
use crate::remote::message::{FromGuest, Line, Matter, Refusal, Saying, Short, Verdict, Whereabouts};
use crate::remote::network::Event;

/// A table under test, with its own clock.
pub(super) struct Hall {
    pub party: Party,
    pub now: Instant,
}

pub(super) fn peer(number: u8) -> Peer {
    Peer::of([number; 32])
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

    pub fn take(&mut self, event: Event) -> Vec<News> {
        self.party.take(event, self.now)
    }

    pub fn hear(&mut self, from: u8, message: &FromGuest) -> Vec<News> {
        self.take(Event::Message(peer(from), message.write().unwrap()))
    }

    /// A guest connects, introduces itself, and has heard nothing so far.
    pub fn comes(&mut self, guest: u8, name: &str) -> Vec<News> {
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
            Parcel::Message(guest, bytes) => (guest == peer(to)).then(|| Some(FromHost::read(&bytes).unwrap())),
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

    pub fn later(&mut self, seconds: u64) -> Vec<News> {
        self.now += Duration::from_secs(seconds);
        self.party.tick(self.now)
    }
}

#[test]
fn guests_get_the_seats_that_are_free_and_their_names() {
    let mut hall = Hall::new("human:Anna far far:Cleo");
    // A guest with the name of a seat gets it, whatever the case.
    assert_eq!(hall.comes(3, "cleo"), [News::Came(seat(3))]);
    assert_eq!(hall.comes(2, "Ben"), [News::Came(seat(2))]);
    let names: Vec<String> = hall.party.players().iter().map(Player::to_string).collect();
    assert_eq!(names, ["human:Anna", "far:Ben", "far:Cleo"]);
    assert!(hall.party.free().is_empty());
    assert_eq!(hall.comes(4, "Dirk"), [News::TurnedAway(Refusal::Full)]);
    assert_eq!(hall.sent(4), [Some(FromHost::Refused(Refusal::Full)), None]);
}

#[test]
fn a_seat_that_is_kept_for_somebody_gives_its_name_to_nobody_else() {
    let mut hall = Hall::new("human:Anna far:Ben far");
    // The others get unreserved seats, as long as there are any.
    assert_eq!(hall.comes(3, "Cleo"), [News::Came(seat(3))]);
    assert_eq!(hall.comes(4, "Dirk"), [News::Came(seat(2))]);
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
    assert_eq!(hall.hear(2, &FromGuest::Hello(other)), [News::TurnedAway(Refusal::OtherRules)]);
    assert!(hall.sent(2).contains(&Some(FromHost::Refused(Refusal::OtherRules))));
    // Messages from a disconnected guest are ignored.
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("Ben"))), []);
    for nonsense in [vec![], vec![200], FromGuest::Bye.write().unwrap()] {
        hall.take(Event::Came(peer(2)));
        let event = Event::Message(peer(2), nonsense);
        assert_eq!(hall.take(event), [News::TurnedAway(Refusal::Nonsense)]);
        assert_eq!(hall.sent(2), [Some(FromHost::Refused(Refusal::Nonsense)), None]);
    }
    hall.comes(2, "Ben");
    // A seated guest cannot become a listener either; the seat is free again.
    assert_eq!(hall.hear(2, &FromGuest::Listens(hello("Ben"))), [News::Seat(seat(2), Whereabouts::Lost)]);
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
    assert_eq!(hall.hear(2, &FromGuest::Bye), [News::Seat(seat(2), Whereabouts::Left)]);
    assert_eq!(hall.sent(3), [Some(FromHost::Seat(seat(2), Whereabouts::Left))]);
    // Another guest does not get it, under any name; the same key does, under any name.
    assert_eq!(hall.comes(4, "Dirk"), [News::TurnedAway(Refusal::Full)]);
    assert_eq!(hall.comes(5, "Ben"), [News::TurnedAway(Refusal::Full)]);
    assert_eq!(hall.comes(2, "Other"), [News::Seat(seat(2), Whereabouts::Here)]);
    assert_eq!(hall.party.players()[1].to_string(), "far:Ben");
    assert_eq!(hall.party.owners(), [(seat(2), peer(2)), (seat(3), peer(3))]);
    // If the owner of a seat is not known, the name has to do.
    let players = ["human:Anna", "far:Ben"].map(|player| player.parse().unwrap()).to_vec();
    hall.party = Party::new(hello("Anna"), "domino", "", players).resumed(9, &[], Seats::NONE);
    assert_eq!(hall.comes(5, "ben"), [News::Seat(seat(2), Whereabouts::Here)]);
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
    let (anna, ben) = (Identity::of([1; 32]), Identity::of([2; 32]));
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
    let text: Line = Line::cut("hello");
    let saying = |is_private| Saying { from: seat(2), is_private, text: text.clone() };
    assert_eq!(hall.hear(2, &FromGuest::Say(1, None, text.clone())), [News::Said(saying(false))]);
    assert_eq!(hall.sent(3), [Some(FromHost::Said(1, saying(false)))]);
    // Said to one player: neither the host nor the others hear it.
    assert_eq!(hall.hear(2, &FromGuest::Say(2, Some(seat(3)), text.clone())), []);
    assert_eq!(hall.sent(4), []);
    assert_eq!(hall.hear(2, &FromGuest::Say(3, Some(seat(1)), text.clone())), [News::Said(saying(true))]);
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
    assert_eq!(hall.hear(2, &FromGuest::Follows(9, 1)), [News::Follows(seat(2), 1)]);
    assert_eq!(hall.hear(2, &FromGuest::Post(9, vec![1])), [News::Post(seat(2), vec![1])]);
}

#[test]
fn a_flood_is_turned_away() {
    let mut hall = Hall::of_four();
    let floods = (0..1_000).map(|_| hall.hear(2, &FromGuest::Follows(8, 1)));
    let news: Vec<News> = floods.flatten().collect();
    assert_eq!(news, [News::Seat(seat(2), Whereabouts::Lost)]);
    assert!(hall.sent(2).contains(&Some(FromHost::Refused(Refusal::TooMuch))));
}

#[test]
fn after_a_minute_without_somebody_all_others_are_asked_once() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.later(100), []);
    hall.take(Event::Silent(peer(2)));
    let wakes = hall.party.wakes().unwrap();
    assert_eq!(wakes, hall.now + PATIENCE);
    assert_eq!(hall.later(59), []);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Early));
    assert_eq!(hall.hear(3, &FromGuest::AsksFor(seat(2))), []);
    assert!(hall.sent(3).contains(&Some(FromHost::Settled(0, Matter::Replace(seat(2)), Verdict::Early))));
    assert_eq!(hall.party.asked(), None);
    assert_eq!(hall.later(1), []);
    let asked = FromHost::Asks(1, Matter::Replace(seat(2)));
    assert_eq!(hall.sent(3), [Some(asked)]);
    assert_eq!(hall.party.asked(), Some((1, &Matter::Replace(seat(2)))));
    // No answer is not a yes, however long it takes.
    assert_eq!(hall.party.answer(seat(1), 1, true), []);
    assert_eq!(hall.party.asked(), None);
    assert_eq!(hall.hear(3, &FromGuest::Answers(1, true)), []);
    assert_eq!(hall.later(1_000), []);
    assert_eq!(hall.hear(4, &FromGuest::Answers(1, true)), [News::Seat(seat(2), Whereabouts::Replaced)]);
    let replaced = FromHost::Seat(seat(2), Whereabouts::Replaced);
    assert_eq!(hall.sent(3), [Some(FromHost::Settled(1, Matter::Replace(seat(2)), Verdict::Yes)), Some(replaced)]);
    assert_eq!((hall.party.replaced(), hall.party.wakes()), (Seats::only(seat(2)), None));
    // Nothing that happens to the connection changes it until the owner is back.
    assert_eq!(hall.take(Event::Gone(peer(2))), []);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Replaced));
    assert_eq!(hall.comes(2, "Ben"), [News::Seat(seat(2), Whereabouts::Here)]);
    assert_eq!(hall.party.replaced(), Seats::NONE);
}

#[test]
fn one_no_is_enough_and_it_is_asked_again_only_where_somebody_wants_it() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    // A player who has left will not return by chance: the others are asked at once.
    assert_eq!(hall.later(0), []);
    hall.sent(0);
    let no = News::Settled(Matter::Replace(seat(2)), Verdict::No(seat(3)));
    assert_eq!(hall.hear(3, &FromGuest::Answers(1, false)), [no]);
    assert_eq!(hall.sent(4), [Some(FromHost::Settled(1, Matter::Replace(seat(2)), Verdict::No(seat(3))))]);
    assert_eq!((hall.later(1_000), hall.party.wakes()), (Vec::new(), None));
    // A late answer does not count for another question.
    assert_eq!(hall.hear(4, &FromGuest::AsksFor(seat(2))), []);
    assert_eq!(hall.party.asked(), Some((2, &Matter::Replace(seat(2)))));
    hall.hear(3, &FromGuest::Answers(1, true));
    assert_eq!(hall.party.answer(seat(1), 2, true), []);
    // The player who asks has agreed, and so has another who asks for the same.
    assert_eq!(hall.hear(3, &FromGuest::AsksFor(seat(2))), [News::Seat(seat(2), Whereabouts::Replaced)]);
}

#[test]
fn once_the_game_is_over_nobody_is_asked_and_nobody_is_played_for() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    hall.sent(0);
    // The open question no longer applies.
    assert_eq!(hall.party.end(), [News::Settled(Matter::Replace(seat(2)), Verdict::Void)]);
    assert_eq!(hall.sent(3), [Some(FromHost::Settled(1, Matter::Replace(seat(2)), Verdict::Void))]);
    hall.take(Event::Silent(peer(3)));
    assert_eq!((hall.later(1_000), hall.party.wakes()), (Vec::new(), None));
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Over));
    // The next game starts with full patience.
    hall.party.begin(10, "target=100");
    assert!(matches!(hall.later(0).as_slice(), [News::Settled(..)] | []));
    assert!(hall.party.asked().is_some());
}

#[test]
fn a_guest_who_asks_while_something_is_asked_is_told_so() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    hall.hear(3, &FromGuest::Bye);
    hall.sent(0);
    assert_eq!(hall.hear(4, &FromGuest::AsksFor(seat(3))), []);
    assert_eq!(hall.sent(4), [Some(FromHost::Settled(0, Matter::Replace(seat(3)), Verdict::Busy))]);
}

#[test]
fn a_name_can_be_changed_before_a_game_and_nobody_takes_one_that_is_taken() {
    let mut hall = Hall::new("human:Anna far far:Cleo far");
    hall.comes(2, "Ben");
    hall.comes(3, "Cleo");
    let names = |hall: &Hall| hall.party.players().iter().map(Player::to_string).collect::<Vec<_>>().join(" ");
    hall.sent(0);
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("Benny"))), [News::Named(seat(2))]);
    assert!(matches!(hall.sent(3).as_slice(), [Some(FromHost::Waits(_))]));
    // A taken name stays taken; the name for which a seat is kept does not bind its occupant.
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("anna"))), []);
    assert_eq!(hall.hear(3, &FromGuest::Hello(hello("Other"))), [News::Named(seat(3))]);
    hall.party.rename_own("Anne".parse().ok().as_ref());
    assert_eq!(names(&hall), "human:Anne far:Benny far:Other far");
    hall.comes(4, "Dirk");
    hall.party.begin(9, "target=100");
    assert_eq!(hall.hear(2, &FromGuest::Hello(hello("Bernd"))), []);
    hall.party.rename_own(None);
    assert_eq!(names(&hall), "human:Anne far:Benny far:Other far:Dirk");
}

#[test]
fn who_is_back_or_leaves_or_comes_while_all_are_asked_changes_who_has_to_agree() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    let here = News::Seat(seat(2), Whereabouts::Here);
    let void = News::Settled(Matter::Replace(seat(2)), Verdict::Void);
    assert_eq!(hall.comes(2, "Ben"), [here.clone(), void]);
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    hall.party.answer(seat(1), 2, true);
    hall.hear(3, &FromGuest::Answers(2, true));
    // The player whose answer was still due is lost.
    let lost = News::Seat(seat(4), Whereabouts::Lost);
    let replaced = News::Seat(seat(2), Whereabouts::Replaced);
    assert_eq!(hall.take(Event::Silent(peer(4))), [lost, replaced]);
    // Two absences are asked about one after the other, and a newcomer is asked the open question.
    hall.hear(3, &FromGuest::Bye);
    hall.later(0);
    assert_eq!(hall.party.asked(), Some((3, &Matter::Replace(seat(3)))));
    hall.later(60);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(4)), Err(Objection::Busy));
    hall.sent(0);
    hall.comes(2, "Ben");
    let sent = hall.sent(2);
    assert_eq!(sent.last(), Some(&Some(FromHost::Asks(3, Matter::Replace(seat(3))))));
    for absent in [(3, Whereabouts::Left), (4, Whereabouts::Lost)] {
        assert!(sent.contains(&Some(FromHost::Seat(seat(absent.0), absent.1))), "{sent:?}");
    }
    hall.party.answer(seat(1), 3, false);
    hall.later(0);
    assert_eq!(hall.party.asked(), Some((4, &Matter::Replace(seat(4)))));
}

#[test]
fn those_who_are_asked_are_told_whose_answer_is_due() {
    let mut hall = Hall::of_four();
    let seats = |numbers: &[usize]| numbers.iter().map(|number| seat(*number)).collect::<Seats>();
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    assert_eq!(hall.awaited(3), Some(seats(&[1, 3, 4])));
    hall.party.answer(seat(1), 1, true);
    assert_eq!(hall.awaited(4), Some(seats(&[3, 4])));
    // Players who have answered are told, too; a lost player need not answer until they are back.
    hall.take(Event::Silent(peer(4)));
    assert_eq!(hall.awaited(3), Some(seats(&[3])));
    hall.take(Event::Heard(peer(4)));
    assert_eq!(hall.awaited(3), Some(seats(&[3, 4])));
    hall.hear(4, &FromGuest::Answers(1, true));
    assert_eq!(hall.awaited(4), Some(seats(&[3])));
    // The outcome implies that no answers are due, but a player who was lost at the time must be told.
    hall.take(Event::Silent(peer(4)));
    hall.sent(0);
    hall.hear(3, &FromGuest::Answers(1, false));
    assert_eq!(hall.awaited(3), None);
    hall.take(Event::Heard(peer(4)));
    assert_eq!(hall.awaited(4), Some(Seats::NONE));
    // The proposer is told, though not asked.
    hall.party.end();
    let same = hall.party.same();
    hall.hear(3, &FromGuest::Proposes(1, same));
    assert_eq!(hall.awaited(3), Some(seats(&[1, 4])));
}

#[test]
fn where_nobody_else_is_the_host_alone_decides() {
    let mut hall = Hall::new("human:Anna far");
    hall.comes(2, "Ben");
    hall.party.begin(9, "");
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Here));
    assert_eq!(hall.party.replace(Some(seat(1)), seat(1)), Err(Objection::NoGuest));
    hall.hear(2, &FromGuest::Bye);
    let replaced = [News::Seat(seat(2), Whereabouts::Replaced)];
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)).unwrap(), replaced);
    // A host without a seat is not asked, and asks the players if there are any.
    let mut hall = Hall::new("far far");
    hall.comes(2, "Ben");
    hall.comes(3, "Cleo");
    hall.party.begin(9, "");
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    assert_eq!(hall.party.asked(), None);
    hall.hear(3, &FromGuest::Bye);
    assert_eq!(hall.party.replaced(), Seats::NONE);
    let mut hall = Hall::new("far far");
    hall.comes(2, "Ben");
    hall.comes(3, "Cleo");
    hall.party.begin(9, "");
    hall.hear(3, &FromGuest::Bye);
    hall.hear(2, &FromGuest::Bye);
    assert_eq!(hall.party.replace(None, seat(2)).unwrap(), [News::Seat(seat(2), Whereabouts::Replaced)]);
}

/// Answers to no question, and requests that cannot be met, change nothing.
#[test]
fn answers_to_nothing_are_left_out() {
    let mut hall = Hall::of_four();
    for message in [FromGuest::Answers(0, true), FromGuest::Answers(7, false), FromGuest::AsksFor(seat(1))] {
        assert_eq!(hall.hear(2, &message), [], "{message:?}");
    }
    for number in 2..=6 {
        assert_eq!(hall.hear(3, &FromGuest::AsksFor(seat(number))), []);
    }
    // For seats of players who are present, the reply is that nothing needs doing; the other seats do not exist.
    let here = |number| Some(FromHost::Settled(0, Matter::Replace(seat(number)), Verdict::Here));
    assert_eq!(hall.sent(3), [2, 3, 4].map(here));
    hall.take(Event::Came(peer(9)));
    assert_eq!(hall.hear(9, &FromGuest::Answers(1, true)), [News::TurnedAway(Refusal::Nonsense)]);
}

fn listens(hall: &mut Hall, guest: u8, name: &str) -> Vec<News> {
    assert_eq!(hall.take(Event::Came(peer(guest))), []);
    hall.hear(guest, &FromGuest::Listens(hello(name)))
}

#[test]
fn nobody_listens_unless_the_host_lets_them_and_nobody_is_told_of_who_tried() {
    let mut hall = Hall::new("human:Anna far far");
    assert_eq!(listens(&mut hall, 8, "Zoe"), []);
    assert_eq!(hall.sent(8), [Some(FromHost::Refused(Refusal::NoListeners)), None]);
    hall.party.open(true);
    assert_eq!(listens(&mut hall, 8, "Zoe"), [News::Listens("Zoe".parse().ok())]);
    let sent = hall.sent(8);
    let [Some(FromHost::Hello(_)), Some(FromHost::Waits(sheet)), Some(FromHost::Audience(audience))] = sent.as_slice()
    else {
        panic!("{sent:?}")
    };
    assert!(sheet.players.iter().all(|player| matches!(player, Player::Far(_))));
    assert_eq!(audience, &hall.party.audience());
    assert_eq!((audience.is_open, audience.names.len(), audience.nameless), (true, 1, 0));
    // No seat was taken by this.
    assert_eq!(hall.party.free().len(), 2);
    assert_eq!(hall.party.open(false), [News::Ignored(0)]);
    assert!(hall.sent(8).contains(&Some(FromHost::Refused(Refusal::NoListeners))));
}

#[test]
fn who_listens_hears_what_all_may_and_comes_and_goes_without_a_word_in_a_game() {
    let mut hall = Hall::of_four();
    hall.party.open(true);
    hall.sent(0);
    assert_eq!(listens(&mut hall, 8, "Zoe"), []);
    assert!(matches!(hall.sent(8).as_slice(), [Some(FromHost::Hello(_)), Some(FromHost::GoesOn(9, _)), ..]));
    assert_eq!(hall.hear(8, &FromGuest::Follows(9, 3)), [News::Overhears(0, 3)]);
    assert_eq!(hall.hear(8, &FromGuest::Follows(8, 3)), []);
    let text: Line = Line::cut("hello");
    hall.hear(2, &FromGuest::Say(1, Some(seat(3)), text.clone()));
    hall.party.say(seat(1), Some(seat(3)), &text);
    hall.party.post(seat(2), vec![5]);
    assert_eq!(hall.sent(8), []);
    hall.hear(2, &FromGuest::Say(2, None, text.clone()));
    hall.party.tell_listener(0, vec![6]);
    let saying = Saying { from: seat(2), is_private: false, text };
    assert_eq!(hall.sent(8), [Some(FromHost::Said(0, saying)), Some(FromHost::Post(9, vec![6]))]);
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    // Listeners are not asked.
    assert_eq!(hall.sent(8), [Some(FromHost::Seat(seat(2), Whereabouts::Left))]);
    assert_eq!(hall.hear(8, &FromGuest::Bye), [News::Ignored(0)]);
    assert_eq!((hall.sent(8), hall.party.audience().names), (vec![None], Vec::new()));
}

#[test]
fn who_listens_and_does_more_is_let_go_without_a_word() {
    for message in [
        FromGuest::Say(1, None, Line::cut("hello")),
        FromGuest::Heard(0),
        FromGuest::Post(9, vec![1]),
        FromGuest::Answers(1, true),
        FromGuest::AsksFor(seat(2)),
        FromGuest::Hello(hello("Zoe")),
        FromGuest::Listens(hello("Zoe")),
    ] {
        let mut hall = Hall::of_four();
        hall.party.open(true);
        listens(&mut hall, 8, "Zoe");
        hall.sent(8);
        assert_eq!(hall.hear(8, &message), [News::Ignored(0)], "{message:?}");
        assert_eq!(hall.sent(8), [Some(FromHost::Refused(Refusal::Nonsense)), None]);
    }
    let mut hall = Hall::of_four();
    // A seated guest cannot listen as well.
    assert_eq!(hall.hear(2, &FromGuest::Listens(hello("Ben"))), [News::Seat(seat(2), Whereabouts::Lost)]);
}

#[test]
fn as_many_listen_as_may_and_a_number_is_given_again() {
    let mut hall = Hall::of_four();
    hall.party.open(true);
    for guest in 0..20 {
        listens(&mut hall, 100 + guest, "");
    }
    assert_eq!(hall.party.audience().nameless, 20);
    hall.sent(0);
    assert_eq!(listens(&mut hall, 150, "Late"), []);
    assert_eq!(hall.sent(150), [Some(FromHost::Refused(Refusal::ManyListeners)), None]);
    assert_eq!(hall.take(Event::Gone(peer(105))), [News::Ignored(5)]);
    listens(&mut hall, 150, "Late");
    assert_eq!(hall.hear(150, &FromGuest::Follows(9, 0)), [News::Overhears(5, 0)]);
    // A listener who reconnects replaces the old connection.
    assert_eq!(hall.take(Event::Came(peer(150))), [News::Ignored(5)]);
    assert_eq!(hall.party.dismiss_listener(0), [News::Ignored(0)]);
    assert_eq!(hall.party.dismiss_listener(0), []);
}

#[test]
fn while_one_thing_is_asked_nothing_wakes_the_table() {
    let mut hall = Hall::of_four();
    hall.take(Event::Silent(peer(2)));
    hall.take(Event::Silent(peer(3)));
    hall.party.tick(hall.now);
    assert!(hall.party.wakes().is_some());
    hall.later(61);
    assert!(hall.party.asked().is_some());
    assert_eq!(hall.party.wakes(), None);
}
