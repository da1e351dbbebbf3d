//! Tests of questions that the people at a table have to agree on.

use super::*;

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
    assert!(hall.sent(3).contains(&Some(FromHost::Settled(0, Matter::Replace(seat(2)), Resolution::Early))));
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
    assert_eq!(hall.hear(4, &FromGuest::Answers(1, true)), [HostNews::Seat(seat(2), Whereabouts::Replaced)]);
    let replaced = FromHost::Seat(seat(2), Whereabouts::Replaced);
    assert_eq!(hall.sent(3), [Some(FromHost::Settled(1, Matter::Replace(seat(2)), Resolution::Yes)), Some(replaced)]);
    assert_eq!((hall.party.replaced(), hall.party.wakes()), (Seats::only(seat(2)), None));
    // Nothing that happens to the connection changes it until the owner is back.
    assert_eq!(hall.take(Event::Gone(peer(2))), []);
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Replaced));
    assert_eq!(hall.comes(2, "Ben"), [HostNews::Seat(seat(2), Whereabouts::Here)]);
    assert_eq!(hall.party.replaced(), Seats::NONE);
}

#[test]
fn one_no_is_enough_and_it_is_asked_again_only_where_somebody_wants_it() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    // A player who has left will not return by chance: the others are asked at once.
    assert_eq!(hall.later(0), []);
    hall.sent(0);
    let no = HostNews::Settled(Matter::Replace(seat(2)), Resolution::No(seat(3)));
    assert_eq!(hall.hear(3, &FromGuest::Answers(1, false)), [no]);
    assert_eq!(hall.sent(4), [Some(FromHost::Settled(1, Matter::Replace(seat(2)), Resolution::No(seat(3))))]);
    assert_eq!((hall.later(1_000), hall.party.wakes()), (Vec::new(), None));
    // A late answer does not count for another question.
    assert_eq!(hall.hear(4, &FromGuest::AsksFor(seat(2))), []);
    assert_eq!(hall.party.asked(), Some((2, &Matter::Replace(seat(2)))));
    hall.hear(3, &FromGuest::Answers(1, true));
    assert_eq!(hall.party.answer(seat(1), 2, true), []);
    // The player who asks has agreed, and so has another who asks for the same.
    assert_eq!(hall.hear(3, &FromGuest::AsksFor(seat(2))), [HostNews::Seat(seat(2), Whereabouts::Replaced)]);
}

#[test]
fn once_the_game_is_over_nobody_is_asked_and_nobody_is_played_for() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    hall.sent(0);
    // The open question no longer applies.
    assert_eq!(hall.party.end(), [HostNews::Settled(Matter::Replace(seat(2)), Resolution::Void)]);
    assert_eq!(hall.sent(3), [Some(FromHost::Settled(1, Matter::Replace(seat(2)), Resolution::Void))]);
    hall.take(Event::Silent(peer(3)));
    assert_eq!((hall.later(1_000), hall.party.wakes()), (Vec::new(), None));
    assert_eq!(hall.party.replace(Some(seat(1)), seat(2)), Err(Objection::Over));
    // The next game starts with full patience.
    hall.party.begin(10, "target=100");
    assert!(matches!(hall.later(0).as_slice(), [HostNews::Settled(..)] | []));
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
    assert_eq!(hall.sent(4), [Some(FromHost::Settled(0, Matter::Replace(seat(3)), Resolution::Busy))]);
}

#[test]
fn who_is_back_or_leaves_or_comes_while_all_are_asked_changes_who_has_to_agree() {
    let mut hall = Hall::of_four();
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    let here = HostNews::Seat(seat(2), Whereabouts::Here);
    let void = HostNews::Settled(Matter::Replace(seat(2)), Resolution::Void);
    assert_eq!(hall.comes(2, "Ben"), [here.clone(), void]);
    hall.hear(2, &FromGuest::Bye);
    hall.later(0);
    hall.party.answer(seat(1), 2, true);
    hall.hear(3, &FromGuest::Answers(2, true));
    // The player whose answer was still due is lost.
    let lost = HostNews::Seat(seat(4), Whereabouts::Lost);
    let replaced = HostNews::Seat(seat(2), Whereabouts::Replaced);
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
    let replaced = [HostNews::Seat(seat(2), Whereabouts::Replaced)];
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
    assert_eq!(hall.party.replace(None, seat(2)).unwrap(), [HostNews::Seat(seat(2), Whereabouts::Replaced)]);
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
    let here = |number| Some(FromHost::Settled(0, Matter::Replace(seat(number)), Resolution::Here));
    assert_eq!(hall.sent(3), [2, 3, 4].map(here));
    hall.take(Event::Came(peer(9)));
    assert_eq!(hall.hear(9, &FromGuest::Answers(1, true)), [HostNews::TurnedAway(Refusal::Nonsense)]);
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
