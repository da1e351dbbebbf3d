//! Tests of broken connections and their effects at the table.

use super::*;

#[test]
fn what_comes_before_a_break_is_noticed_waits_until_it_is_said_who_has_come() {
    let mut hall = Hall::of_four();
    let post = FromGuest::Post(9, vec![1]);
    assert_eq!(hall.take(Event::Came(peer(2))), []);
    assert_eq!(hall.hear(2, &FromGuest::Follows(9, 1)), []);
    assert_eq!(hall.hear(2, &post), []);
    assert_eq!(hall.sent(2), []);
    let hello = FromGuest::Hello(hello("Ben"));
    assert_eq!(hall.hear(2, &hello), [HostNews::Post(seat(2), vec![1])]);
    // Early messages are handled once.
    hall.take(Event::Came(peer(2)));
    assert_eq!(hall.hear(2, &hello), []);
    // Only a few are kept, and none from a guest without a seat.
    hall.take(Event::Came(peer(2)));
    (0..MOST_EARLY).for_each(|_| assert_eq!(hall.hear(2, &post), []));
    assert_eq!(hall.hear(2, &post), [HostNews::Seat(seat(2), Whereabouts::Lost)]);
    hall.take(Event::Came(peer(8)));
    assert_eq!(hall.hear(8, &post), [HostNews::TurnedAway(Refusal::Nonsense)]);
}

/// Messages sent before a break may be lost or still arrive, so the table does not know how much the guest has.
#[test]
fn nothing_of_a_game_is_sent_before_a_guest_says_how_much_of_it_has_come() {
    let mut hall = Hall::of_four();
    let posts = |hall: &mut Hall, game| {
        hall.party.post(seat(2), vec![1]);
        hall.sent(2).contains(&Some(FromHost::Post(game, vec![1])))
    };
    let follows = |hall: &mut Hall, game| assert_eq!(hall.hear(2, &FromGuest::Follows(game, 3)).len(), 1);
    assert!(!posts(&mut hall, 9));
    follows(&mut hall, 9);
    assert!(posts(&mut hall, 9));
    // A connection that was silent for a while has lost nothing.
    hall.take(Event::Silent(peer(2)));
    hall.take(Event::Heard(peer(2)));
    assert!(posts(&mut hall, 9));
    hall.comes(2, "Ben");
    assert!(!posts(&mut hall, 9));
    follows(&mut hall, 9);
    assert!(posts(&mut hall, 9));
    // The next game is followed from its own beginning.
    hall.party.begin(10, "target=100");
    assert!(!posts(&mut hall, 10));
    follows(&mut hall, 10);
    assert!(posts(&mut hall, 10));
}

#[test]
fn whoever_was_silent_is_told_as_lost_once_and_as_back_once() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.take(Event::Silent(peer(2))), [HostNews::Seat(seat(2), Whereabouts::Lost)]);
    assert_eq!(hall.take(Event::Gone(peer(2))), []);
    assert_eq!(hall.sent(3), [Some(FromHost::Seat(seat(2), Whereabouts::Lost))]);
    assert_eq!(hall.comes(2, "Ben"), [HostNews::Seat(seat(2), Whereabouts::Here)]);
    assert!(matches!(
        hall.sent(2).as_slice(),
        [
            Some(FromHost::Hello(_)),
            Some(FromHost::GoesOn(9, _)),
            Some(FromHost::Cards(_)),
            Some(FromHost::Audience(_)),
            Some(FromHost::Heard(0))
        ]
    ));
}

#[test]
fn in_a_game_that_was_taken_up_guests_have_a_minute_to_come_back() {
    let players = ["human:Anna", "far:Ben"].map(|player| player.parse().unwrap()).to_vec();
    let party =
        Party::new(hello("Anna"), "domino", "", players).resumed(9, &[(seat(2), [2; 32])], Seats::only(seat(2)));
    let mut hall = Hall { party, now: Instant::now() };
    assert_eq!((hall.later(0), hall.party.asked()), (Vec::new(), None));
    assert_eq!((hall.later(59), hall.party.asked()), (Vec::new(), None));
    hall.later(1);
    assert!(hall.party.asked().is_some());
    let back = hall.comes(2, "Ben");
    assert!(back.contains(&HostNews::Seat(seat(2), Whereabouts::Here)), "{back:?}");
    // If a computer has acted before that, the owner is told once, whenever they return.
    let told = Some(FromHost::Seat(seat(2), Whereabouts::Replaced));
    assert!(hall.sent(2).contains(&told) && hall.party.stood_in().is_empty());
    hall.take(Event::Gone(peer(2)));
    hall.comes(2, "Ben");
    assert!(!hall.sent(2).contains(&told));
}

#[test]
fn whoever_is_back_is_told_whether_a_computer_has_done_anything() {
    let mut hall = Hall::of_four();
    let own = |whereabouts| Some(FromHost::Seat(seat(2), whereabouts));
    // A computer plays for Ben, who has made three moves.
    let replaced = |hall: &mut Hall, number: u32| {
        hall.later(60);
        for guest in [3, 4] {
            hall.hear(guest, &FromGuest::Answers(number, true));
        }
        hall.party.answer(seat(1), number, true);
        assert_eq!(hall.party.replaced(), Seats::only(seat(2)));
        assert!(!hall.party.count(|_| 3) && hall.party.stood_in().is_empty());
        hall.sent(0);
    };
    hall.hear(2, &FromGuest::Bye);
    replaced(&mut hall, 1);
    hall.comes(2, "Ben");
    let sent = hall.sent(2);
    assert!(sent.contains(&own(Whereabouts::Here)) && !sent.contains(&own(Whereabouts::Replaced)), "{sent:?}");
    hall.hear(2, &FromGuest::Bye);
    replaced(&mut hall, 2);
    assert!(hall.party.count(|_| 4) && !hall.party.count(|_| 5));
    assert_eq!(hall.party.stood_in(), Seats::only(seat(2)));
    hall.comes(2, "Ben");
    let sent = hall.sent(2);
    assert!(sent.contains(&own(Whereabouts::Replaced)) && !sent.contains(&own(Whereabouts::Here)), "{sent:?}");
    // An owner whose connection was only silent is told, too; after a short break there is nothing to tell.
    hall.take(Event::Silent(peer(2)));
    replaced(&mut hall, 3);
    assert!(hall.party.count(|_| 4));
    hall.take(Event::Heard(peer(2)));
    assert_eq!(hall.sent(2), [own(Whereabouts::Replaced)]);
    hall.take(Event::Silent(peer(2)));
    hall.take(Event::Heard(peer(2)));
    assert_eq!(hall.sent(2), []);
}

#[test]
fn who_comes_anew_and_is_gone_before_saying_who_it_is_is_away() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.take(Event::Came(peer(2))), []);
    assert_eq!(hall.take(Event::Gone(peer(2))), [HostNews::Seat(seat(2), Whereabouts::Lost)]);
    assert_eq!(hall.take(Event::Gone(peer(2))), []);
    // A player who has said goodbye has left, and was not lost.
    assert_eq!(hall.hear(3, &FromGuest::Bye), [HostNews::Seat(seat(3), Whereabouts::Left)]);
    assert_eq!(hall.take(Event::Gone(peer(3))), []);
}

#[test]
fn a_flood_does_not_begin_anew_with_each_connection() {
    let mut hall = Hall::of_four();
    let mut heard = 0;
    for _ in 0..20 {
        hall.comes(2, "Ben");
        for _ in 0..50 {
            heard += hall
                .hear(2, &FromGuest::Follows(9, 1))
                .iter()
                .filter(|news| matches!(news, HostNews::Follows(..)))
                .count();
        }
        hall.take(Event::Gone(peer(2)));
    }
    assert!(heard <= 200, "{heard}");
    // Limits are forgotten after a long silence.
    hall.now += Duration::from_secs(60);
    hall.take(Event::Came(peer(3)));
    hall.take(Event::Gone(peer(3)));
    assert!(hall.party.allowances.len() <= 1);
    hall.comes(2, "Ben");
    assert_eq!(hall.hear(2, &FromGuest::Follows(9, 1)), [HostNews::Follows(seat(2), 1)]);
}
