//! Tests of the messages that a guest receives and sends.

mod lots;
mod talk;

use super::*;
use crate::player::Player;
use crate::remote::fault::NetworkFault;
use crate::remote::message::{FromHost, LineText, Proposal, Refusal, Resolution, Saying, Sheet, Short, Whereabouts};
use crate::remote::network::Event;
use crate::remote::peer::Peer;

fn hello(name: &str) -> Hello {
    Hello { program: Short::cut("0.1.0"), fingerprint: [7; 16], name: name.parse().ok(), card: None }
}

fn sheet(players: &str, seat: Seat) -> Sheet {
    let players: Vec<Player> = players.split(' ').map(|player| player.parse().unwrap()).collect();
    Sheet {
        game: Short::cut("domino"),
        options: LineText::cut(""),
        players,
        seat,
        taken: crate::seat::Seats::NONE,
        is_room: false,
    }
}

fn host() -> Peer {
    Peer::from_key([1; 32])
}

fn hear(visit: &mut Visit, message: &FromHost) -> Option<GuestNews> {
    visit.handle(Event::Message(host(), message.encode().unwrap()))
}

fn sent(visit: &mut Visit) -> Vec<FromGuest> {
    std::iter::from_fn(|| visit.send()).map(|bytes| FromGuest::decode(&bytes).unwrap()).collect()
}

#[test]
fn a_guest_says_who_it_is_and_hears_whose_table_it_is_once() {
    let mut visit = Visit::new(hello("Ben"));
    assert_eq!(visit.handle(Event::Ready(Peer::from_key([2; 32]), None)), None);
    assert_eq!(visit.handle(Event::Seeks), Some(GuestNews::Seeks));
    assert_eq!(visit.handle(Event::Came(host())), None);
    assert_eq!(sent(&mut visit), [FromGuest::Hello(hello("Ben"))]);
    let found = Some(GuestNews::Found(hello("Anna").name));
    assert_eq!(hear(&mut visit, &FromHost::Hello(hello("Anna"))), found);
    assert_eq!(visit.handle(Event::Silent(host())), Some(GuestNews::Lost));
    assert_eq!(visit.handle(Event::Gone(host())), None);
    assert_eq!(visit.handle(Event::Came(host())), None);
    assert_eq!(hear(&mut visit, &FromHost::Hello(hello("Anna"))), Some(GuestNews::Heard));
    assert_eq!(visit.handle(Event::Heard(host())), None);
}

#[test]
fn a_guest_shows_its_card_at_each_table_anew_and_takes_only_cards_that_are_good_there() {
    let (anna, ben) = (Identity::derive([1; 32]), Identity::derive([2; 32]));
    let mut visit = Visit::new(hello("Ben")).shown_by(Some(ben.clone()));
    visit.handle(Event::Ready(Peer::from_key([2; 32]), None));
    visit.handle(Event::Came(host()));
    let sent = sent(&mut visit);
    let [FromGuest::Hello(Hello { card: Some(card), .. })] = sent.as_slice() else { panic!("{sent:?}") };
    assert_eq!(card.key_of(host(), Peer::from_key([2; 32])), Some(ben.key()));
    let other = Peer::from_key([3; 32]);
    let cards = vec![(Seat::FIRST, anna.card(host(), host())), (Seat::SECOND, anna.card(other, other))];
    let told = hear(&mut visit, &FromHost::Cards(cards));
    assert_eq!(told, Some(GuestNews::Cards(vec![(Seat::FIRST, anna.key())])));
    // Listeners show no card.
    let mut visit = Visit::listening(hello("Ben")).shown_by(Some(ben));
    visit.handle(Event::Ready(Peer::from_key([2; 32]), None));
    visit.handle(Event::Came(host()));
    assert_eq!(self::sent(&mut visit), [FromGuest::Listens(hello("Ben"))]);
}

#[test]
fn a_game_that_is_known_goes_on_and_another_is_told() {
    let mut visit = Visit::new(hello("Ben"));
    let own = sheet("far:Anna human:Ben", Seat::SECOND);
    assert_eq!(hear(&mut visit, &FromHost::Post(5, vec![1])), None);
    assert_eq!(hear(&mut visit, &FromHost::Plays(5, own.clone())), Some(GuestNews::Plays(own.clone())));
    visit.follow(0);
    visit.post(vec![3]);
    assert_eq!(sent(&mut visit), [FromGuest::Follows(5, 0), FromGuest::Post(5, vec![3])]);
    assert_eq!(hear(&mut visit, &FromHost::Post(5, vec![1])), Some(GuestNews::Post(vec![1])));
    assert_eq!(hear(&mut visit, &FromHost::Post(4, vec![1])), None);
    assert_eq!(hear(&mut visit, &FromHost::GoesOn(5, own.clone())), Some(GuestNews::Again));
    assert_eq!(hear(&mut visit, &FromHost::GoesOn(6, own.clone())), Some(GuestNews::GoesOn(own)));
}

/// A restarted host knows nothing about a guest: actions sent between its greeting and its message about the game would
/// be invalid there.
#[test]
fn nothing_is_done_at_a_table_that_does_not_know_yet_how_much_was_heard() {
    let mut visit = Visit::new(hello("Ben"));
    let own = sheet("far:Anna human:Ben", Seat::SECOND);
    hear(&mut visit, &FromHost::Plays(5, own.clone()));
    visit.follow(0);
    visit.handle(Event::Gone(host()));
    visit.handle(Event::Came(host()));
    hear(&mut visit, &FromHost::Hello(hello("Anna")));
    visit.post(vec![3]);
    assert_eq!(sent(&mut visit), [FromGuest::Hello(hello("Ben"))]);
    assert_eq!(hear(&mut visit, &FromHost::GoesOn(5, own)), Some(GuestNews::Again));
    visit.follow(2);
    visit.post(vec![3]);
    assert_eq!(sent(&mut visit), [FromGuest::Follows(5, 2), FromGuest::Heard(0), FromGuest::Post(5, vec![3])]);
}

#[test]
fn a_table_that_cannot_be_is_no_news() {
    let mut visit = Visit::new(hello("Ben"));
    for (players, seat) in
        [("far:Anna far:Ben", Seat::SECOND), ("human:Anna human:Ben", Seat::SECOND), ("human", Seat::SECOND)]
    {
        for message in [FromHost::Waits(sheet(players, seat)), FromHost::Plays(1, sheet(players, seat))] {
            assert_eq!(hear(&mut visit, &message), None, "{message:?}");
        }
    }
    assert_eq!(visit.handle(Event::Message(host(), vec![250, 1])), None);
}

#[test]
fn after_the_last_word_nothing_is_told_of_the_connection() {
    for (message, news) in
        [(FromHost::Bye, GuestNews::Bye), (FromHost::Refused(Refusal::Full), GuestNews::Refused(Refusal::Full, None))]
    {
        let mut visit = Visit::new(hello("Ben"));
        assert_eq!(hear(&mut visit, &message), Some(news));
        assert_eq!(visit.handle(Event::Failed(NetworkFault::Closed)), None);
        visit.leave();
        assert_eq!(sent(&mut visit), []);
    }
    let mut visit = Visit::new(hello("Ben"));
    assert_eq!(visit.handle(Event::Failed(NetworkFault::NoAnswer)), Some(GuestNews::Failed(NetworkFault::NoAnswer)));
    visit.leave();
    assert_eq!(sent(&mut visit), [FromGuest::Bye]);
}

#[test]
fn who_only_listens_says_so_and_is_told_of_tables_without_an_own_seat() {
    let mut visit = Visit::listening(hello("Zoe"));
    visit.handle(Event::Came(host()));
    assert_eq!(sent(&mut visit), [FromGuest::Listens(hello("Zoe"))]);
    let own = sheet("far:Anna human:Ben", Seat::SECOND);
    assert_eq!(hear(&mut visit, &FromHost::GoesOn(5, own)), None);
    let shown = sheet("far:Anna far:Ben", Seat::FIRST);
    assert_eq!(hear(&mut visit, &FromHost::GoesOn(5, shown.clone())), Some(GuestNews::GoesOn(shown.clone())));
    assert_eq!(hear(&mut visit, &FromHost::GoesOn(5, shown)), Some(GuestNews::Again));
    assert_eq!(hear(&mut visit, &FromHost::Asks(1, Matter::Replace(Seat::FIRST))), None);
    assert_eq!(visit.asked(), None);
}

#[test]
fn a_question_is_answered_once_and_forgotten_with_the_connection() {
    let mut visit = Visit::new(hello("Ben"));
    visit.answer(true);
    assert_eq!(sent(&mut visit), []);
    let matter = Matter::Replace(Seat::FIRST);
    assert_eq!(hear(&mut visit, &FromHost::Asks(3, matter.clone())), Some(GuestNews::Asked));
    assert_eq!(visit.asked(), Some((3, &matter)));
    visit.answer(true);
    assert_eq!(visit.asked(), None);
    assert_eq!(sent(&mut visit), [FromGuest::Answers(3, true)]);
    // The outcome is reported, also of a question not put to this guest: the player who asks has already agreed.
    let settled = FromHost::Settled(3, matter.clone(), Resolution::No(Seat::FIRST));
    assert_eq!(hear(&mut visit, &settled), Some(GuestNews::Settled(matter.clone(), Resolution::No(Seat::FIRST))));
    hear(&mut visit, &FromHost::Asks(4, matter.clone()));
    hear(&mut visit, &settled);
    assert!(visit.asked().is_some());
    hear(&mut visit, &FromHost::Settled(4, matter.clone(), Resolution::Void));
    assert_eq!(visit.asked(), None);
    hear(&mut visit, &FromHost::Asks(4, matter));
    visit.handle(Event::Came(host()));
    assert_eq!(visit.asked(), None);
}

#[test]
fn a_guest_knows_what_all_are_asked_until_that_is_settled_even_after_its_answer() {
    let (mut visit, third) = (Visit::new(hello("Ben")), Seat::new(2).unwrap());
    let matter = Matter::Replace(Seat::FIRST);
    hear(&mut visit, &FromHost::Asks(1, matter.clone()));
    visit.answer(true);
    assert!(visit.asked().is_none() && visit.is_asking_other(third) && !visit.is_asking_other(Seat::FIRST));
    hear(&mut visit, &FromHost::Settled(1, matter, Resolution::Void));
    assert!(!visit.is_asking_other(third));
    visit.ask_for(third);
    assert!(visit.is_asking_other(Seat::FIRST));
}

/// After a game, the players may sit differently in the room while an earlier proposal is still open.
#[test]
fn a_proposal_is_not_open_any_more_whatever_seat_its_proposer_has_by_then() {
    let proposal = || Proposal { game: Short::cut("domino"), options: LineText::cut(""), computers: Vec::new() };
    let play = |by| Matter::Play(by, proposal());
    let mut visit = Visit::new(hello("Ben"));
    assert_eq!(hear(&mut visit, &FromHost::Asks(3, play(Seat::FIRST))), Some(GuestNews::Asked));
    visit.answer(true);
    // A refusal to ask another question closes nothing.
    hear(&mut visit, &FromHost::Settled(0, play(Seat::SECOND), Resolution::Busy));
    assert!(visit.is_asking());
    hear(&mut visit, &FromHost::Settled(3, play(Seat::SECOND), Resolution::Void));
    assert!(!visit.is_asking());
}

/// A waiting guest is told by a new number that the others have begun another game, and by the same one that they still
/// play.
#[test]
fn who_waits_hears_whether_the_others_still_play_or_play_on() {
    let mut visit = Visit::new(hello("Cleo"));
    let others = sheet("far:Anna far:Ben", Seat::FIRST);
    let busy = |visit: &mut Visit, number| hear(visit, &FromHost::Busy(number, others.clone()));
    assert_eq!(busy(&mut visit, 5), Some(GuestNews::Busy(others.clone())));
    assert_eq!(busy(&mut visit, 5), Some(GuestNews::Busy(others.clone())));
    assert_eq!(busy(&mut visit, 6), Some(GuestNews::BusyAgain(others.clone())));
    assert!(visit.queues());
    // A guest who has had a seat since then has not waited for the next game.
    let own = sheet("far:Anna far:Ben human:Cleo", Seat::new(2).unwrap());
    assert_eq!(hear(&mut visit, &FromHost::Waits(own.clone())), Some(GuestNews::Waits(own)));
    assert_eq!(busy(&mut visit, 7), Some(GuestNews::Busy(others.clone())));
}

#[test]
fn a_guest_knows_whose_answer_is_due_until_it_is_settled() {
    let mut visit = Visit::new(hello("Ben"));
    let own = sheet("far:Anna human:Ben far:Cleo", Seat::SECOND);
    hear(&mut visit, &FromHost::Plays(5, own));
    let matter = Matter::Replace(Seat::new(2).unwrap());
    assert_eq!(hear(&mut visit, &FromHost::Asks(1, matter.clone())), Some(GuestNews::Asked));
    assert_eq!(hear(&mut visit, &FromHost::Awaits(Seats::first(2))), None);
    assert_eq!(visit.awaited(), Seats::first(2));
    visit.answer(true);
    assert_eq!(visit.awaited(), Seats::only(Seat::FIRST));
    assert!(visit.is_asking());
    hear(&mut visit, &FromHost::Settled(1, matter.clone(), Resolution::Void));
    assert!(!visit.is_asking() && visit.awaited().is_empty());
    // A guest who did not respond when it was settled is told later.
    hear(&mut visit, &FromHost::Asks(2, matter));
    hear(&mut visit, &FromHost::Awaits(Seats::first(2)));
    hear(&mut visit, &FromHost::Awaits(Seats::NONE));
    assert!(!visit.is_asking() && visit.asked().is_none());
    // A proposer is not asked, and knows only from this that the proposal is open.
    hear(&mut visit, &FromHost::Awaits(Seats::only(Seat::FIRST)));
    assert!(visit.is_asking());
    let mut listener = Visit::listening(hello("Zoe"));
    hear(&mut listener, &FromHost::Awaits(Seats::first(2)));
    assert!(listener.awaited().is_empty());
}

#[test]
fn whoever_is_back_hears_whether_a_computer_has_played_on_the_own_seat() {
    let mut visit = Visit::new(hello("Ben"));
    hear(&mut visit, &FromHost::GoesOn(5, sheet("far:Anna human:Ben", Seat::SECOND)));
    for (whereabouts, news) in [
        (Whereabouts::Replaced, Some(GuestNews::StoodIn)),
        (Whereabouts::Here, Some(GuestNews::SeatBack)),
        (Whereabouts::Lost, None),
        (Whereabouts::Left, None),
    ] {
        assert_eq!(hear(&mut visit, &FromHost::Seat(Seat::SECOND, whereabouts)), news, "{whereabouts:?}");
    }
}
