//! Tests of order at the table: removal, nudges, missing introductions, and frequent changes of name.

use super::*;
use crate::remote::message::Proposal;

fn renamed(name: &str) -> FromGuest {
    FromGuest::Hello(hello(name))
}

fn moves() -> FromGuest {
    FromGuest::Post(9, vec![1])
}

#[test]
fn whoever_is_removed_in_a_game_does_not_come_back_and_a_computer_plays_on() {
    let mut hall = Hall::of_four();
    let removed = [HostNews::Seat(seat(2), Whereabouts::Removed), HostNews::Seat(seat(2), Whereabouts::Replaced)];
    assert_eq!(hall.party.remove(seat(2)), Ok(removed.to_vec()));
    assert_eq!(hall.sent(2), [Some(FromHost::Refused(Refusal::Removed)), None]);
    assert_eq!(hall.take(Event::Gone(peer(2))), []);
    // Not under any name, and not as a listener.
    hall.party.set_open(true);
    for message in [renamed("Ben"), renamed("Udo"), FromGuest::Listens(hello("Udo"))] {
        hall.take(Event::Came(peer(2)));
        assert_eq!(hall.hear(2, &message), [], "{message:?}");
        assert!(hall.sent(2).ends_with(&[Some(FromHost::Refused(Refusal::Removed)), None]), "{message:?}");
    }
    // Nor does another guest get the seat by taking the name.
    assert_eq!(hall.comes(5, "Ben"), [HostNews::TurnedAway(Refusal::Full)]);
    assert_eq!((hall.party.replaced(), hall.party.removed()), (Seats::only(seat(2)), vec![peer(2)]));
    // The same holds after a crash, when the table is reopened.
    let owners: Vec<(Seat, [u8; 32])> =
        hall.party.owners().into_iter().map(|(seat, peer)| (seat, peer.key())).collect();
    let party = Party::new(hello("Anna"), "domino", "target=100", hall.party.players().to_vec());
    hall.party = party.resumed(9, &owners, Seats::NONE).without(&[[2; 32]]);
    hall.take(Event::Came(peer(2)));
    assert_eq!(hall.hear(2, &renamed("Ben")), []);
    assert_eq!(hall.party.replaced(), Seats::only(seat(2)));
}

#[test]
fn whoever_is_removed_before_a_game_leaves_the_seat_to_others() {
    let mut hall = Hall::new("human:Anna far far");
    hall.comes(2, "Ben");
    assert_eq!(hall.party.remove(seat(3)), Err(Objection::NoGuest));
    assert_eq!(hall.party.remove(seat(1)), Err(Objection::NoGuest));
    assert!(hall.party.remove(seat(2)).is_ok());
    assert_eq!(hall.party.free(), Seats::first(3).without(seat(1)));
    hall.take(Event::Came(peer(2)));
    assert_eq!(hall.hear(2, &renamed("Ben")), []);
    assert_eq!(hall.comes(3, "Ben"), [HostNews::Came(seat(2))]);
}

#[test]
fn for_whoever_does_not_answer_a_nudge_the_others_agree_on_a_computer() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Here));
    assert_eq!(hall.party.nudge(seat(1), seat(2)), Ok(vec![]));
    assert_eq!(hall.sent(2), [Some(FromHost::Nudged(seat(1)))]);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Nudged));
    // The others are asked only on request.
    assert_eq!(hall.later(600), []);
    hall.take(Event::Silent(peer(4)));
    hall.sent(0);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Ok(vec![]));
    // The player in question is not asked.
    assert_eq!(hall.party.undecided(), Seats::only(seat(3)));
    assert_eq!(hall.sent(2), []);
    let replaced = HostNews::Seat(seat(2), Whereabouts::Replaced);
    assert_eq!(hall.hear(3, &FromGuest::Answers(1, true)), [replaced]);
    // A player who acts is back at once.
    let back = [HostNews::Seat(seat(2), Whereabouts::Here), HostNews::Post(seat(2), vec![1])];
    assert_eq!(hall.hear(2, &moves()), back);
}

#[test]
fn whoever_answers_a_nudge_keeps_the_seat() {
    let mut hall = Hall::of_four();
    hall.party.nudge(seat(3), seat(2)).unwrap();
    hall.later(119);
    assert_eq!(hall.hear(3, &FromGuest::AsksFor(seat(2))), []);
    let verdict = |verdict| Some(FromHost::Settled(0, Matter::Replace(seat(2)), verdict));
    assert_eq!(hall.sent(3), [verdict(Resolution::Nudged)]);
    hall.later(1);
    hall.hear(3, &FromGuest::AsksFor(seat(2)));
    assert!(hall.party.is_asking());
    // Automatic messages of a program are no sign of its player.
    hall.hear(2, &FromGuest::Heard(0));
    hall.hear(2, &FromGuest::Follows(9, 3));
    assert!(hall.party.is_asking());
    let void = HostNews::Settled(Matter::Replace(seat(2)), Resolution::Void);
    assert_eq!(hall.hear(2, &FromGuest::Say(1, None, LineText::cut("here"))).first(), Some(&void));
    hall.sent(0);
    hall.hear(3, &FromGuest::AsksFor(seat(2)));
    hall.hear(3, &FromGuest::AsksFor(seat(1)));
    let here = Some(FromHost::Settled(0, Matter::Replace(seat(1)), Resolution::Here));
    assert_eq!(hall.sent(3), [verdict(Resolution::Here), here]);
    // The host can be nudged as well, but no more than twice a minute.
    let nudged = |hall: &mut Hall| hall.hear(3, &FromGuest::Nudges(seat(1)));
    assert_eq!(
        [nudged(&mut hall), nudged(&mut hall), nudged(&mut hall)],
        [vec![HostNews::Nudged(seat(3))], vec![HostNews::Nudged(seat(3))], vec![]]
    );
    hall.take(Event::Gone(peer(2)));
    assert_eq!(hall.party.nudge(seat(3), seat(2)), Err(Objection::Away));
}

#[test]
fn how_long_somebody_has_to_answer_a_nudge_is_up_to_the_table() {
    let mut hall = Hall::of_four();
    let five: Patience = "5".parse().unwrap();
    let told = Some(FromHost::Patience(five));
    hall.party.set_patience(five);
    assert!(hall.sent(3).contains(&told));
    hall.party.nudge(seat(3), seat(2)).unwrap();
    hall.later(299);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Nudged));
    hall.later(1);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Ok(vec![]));
    hall.take(Event::Gone(peer(4)));
    hall.comes(4, "Dirk");
    assert!(hall.sent(4).contains(&told));
}

#[test]
fn whoever_does_not_say_who_it_is_loses_the_place() {
    let mut hall = Hall::of_four();
    hall.party.set_open(true);
    hall.take(Event::Came(peer(8)));
    hall.take(Event::Came(peer(9)));
    hall.hear(9, &FromGuest::Listens(hello("Lea")));
    assert_eq!(hall.party.wakes(), Some(hall.now + INTRODUCTION));
    assert_eq!(hall.later(9), []);
    assert_eq!(hall.later(1), [HostNews::TurnedAway(Refusal::Nonsense)]);
    assert_eq!(hall.sent(8), [Some(FromHost::Refused(Refusal::Nonsense)), None]);
    assert_eq!((hall.party.wakes(), hall.party.guests.len()), (None, 4));
}

#[test]
fn names_change_twice_a_minute_and_the_last_one_is_told() {
    let mut hall = Hall::new("human:Anna far far");
    hall.comes(2, "Ben");
    let names: Vec<HostNews> = (0..60).flat_map(|number| hall.hear(2, &renamed(&format!("Ben{number}")))).collect();
    assert_eq!(names, [HostNews::Named(seat(2)), HostNews::Named(seat(2))]);
    let called = |hall: &Hall| hall.party.players()[1].to_string();
    assert_eq!(called(&hall), "far:Ben1");
    assert_eq!(hall.party.wakes(), Some(hall.now + Duration::from_secs(30)));
    assert_eq!(hall.later(29), []);
    assert_eq!((hall.later(1), called(&hall).as_str()), (vec![HostNews::Named(seat(2))], "far:Ben59"));
    assert_eq!((hall.later(600), hall.party.wakes()), (vec![], None));
    // A new connection does not reset this.
    assert_eq!(hall.hear(2, &renamed("Udo")), [HostNews::Named(seat(2))]);
    assert_eq!(hall.hear(2, &renamed("Ute")), [HostNews::Named(seat(2))]);
    hall.take(Event::Came(peer(2)));
    hall.hear(2, &renamed("Uwe"));
    assert_eq!(hall.hear(2, &renamed("Ulf")), []);
}

#[test]
fn whoever_comes_again_under_another_name_without_having_left_is_told_to_the_host() {
    let mut hall = Hall::new("human:Anna far far");
    hall.comes(2, "Ben");
    assert_eq!(hall.comes(2, "Ben"), []);
    assert_eq!(hall.comes(2, "Bea"), [HostNews::Named(seat(2))]);
}

#[test]
fn nobody_has_a_name_that_is_somebody_elses_or_means_something_in_any_language() {
    let mut hall = Hall::new("human:Anna far far");
    hall.comes(2, "Zoë");
    for name in ["anna", "ANNA", "you", "Computer", "ja", "alle", "allen", "Du"] {
        assert_eq!(hall.hear(2, &renamed(name)), [], "{name}");
    }
    for (guest, name) in [(3, "ZOE\u{308}"), (4, "yes")] {
        hall.comes(guest, name);
        assert_eq!(hall.party.players()[2].to_string(), "far", "{name}");
        hall.take(Event::Gone(peer(guest)));
    }
}

#[test]
fn whoever_proposes_all_the_time_is_told_to_wait() {
    let mut hall = Hall { party: Party::room(hello("Anna"), "human:Anna".parse().ok()), now: Instant::now() };
    hall.comes(2, "Ben");
    let proposal = Proposal { game: Short::cut("domino"), options: LineText::cut("target=100"), computers: Vec::new() };
    for number in 1..=3 {
        hall.hear(2, &FromGuest::Proposes(number, proposal.clone()));
        assert_eq!(hall.party.is_asking(), number < 3);
        if let Some((asked, _)) = hall.party.asked() {
            hall.party.answer(seat(1), asked, false);
            hall.sent(0);
        }
    }
    let early = FromHost::Settled(0, Matter::Play(seat(2), proposal), Resolution::Early);
    assert_eq!(hall.sent(2), [Some(FromHost::Heard(3)), Some(early)]);
}

#[test]
fn whoever_talks_without_end_is_let_go() {
    let mut hall = Hall::of_four();
    let said = |hall: &mut Hall, number| hall.hear(2, &FromGuest::Say(number, None, LineText::cut("hello")));
    let heard = (1..=30).take_while(|number| matches!(said(&mut hall, *number)[..], [HostNews::Said(_)])).count();
    assert_eq!(heard, 20);
    assert!(hall.sent(2).contains(&Some(FromHost::Refused(Refusal::TooMuch))));
}

#[test]
fn each_is_known_by_the_same_mark_whatever_name_and_seat_and_at_no_other_table() {
    let mut hall = Hall::new("human:Anna far far");
    let ready = |hall: &mut Hall, table| hall.take(Event::Ready(Peer::from_key([table; 32]), None));
    ready(&mut hall, 7);
    hall.comes(2, "Ben");
    let marks = hall.party.marks();
    assert_eq!(marks.len(), 2);
    hall.hear(2, &renamed("Udo"));
    assert_eq!(hall.party.marks(), marks);
    assert!(hall.sent(2).contains(&Some(FromHost::Marks(marks.clone()))));
    hall.take(Event::Gone(peer(2)));
    hall.comes(3, "Cleo");
    hall.comes(2, "Ben");
    let after = hall.party.marks();
    assert_eq!((after[0], after[2].1), (marks[0], marks[1].1));
    ready(&mut hall, 8);
    assert!(hall.party.marks().iter().all(|(_, mark)| after.iter().all(|(_, other)| mark != other)));
}
