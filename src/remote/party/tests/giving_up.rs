//! Tests of giving up in a game of several players, and of the return after the game.

use super::*;
use crate::remote::message::Queue;

#[test]
fn whoever_gives_up_listens_also_after_a_break_and_has_the_seat_again_after_the_game() {
    let mut hall = Hall::of_four();
    let gone = [HostNews::Seat(seat(2), Whereabouts::GaveUp), HostNews::Seat(seat(2), Whereabouts::Replaced)];
    assert_eq!(hall.party.give_up(seat(2)), gone);
    let sent = hall.sent(2);
    assert_eq!(sent[0], Some(FromHost::Seat(seat(2), Whereabouts::GaveUp)));
    let listens = |sent: &Option<FromHost>| match sent {
        Some(FromHost::GoesOn(9, sheet)) => !sheet.players.iter().any(Player::is_human),
        _ => false,
    };
    assert!(sent.iter().any(listens), "{sent:?}");
    // It needs no permission to listen, and nothing typed there takes the seat back.
    assert_eq!(hall.party.set_open(false), []);
    assert_eq!(hall.sent(2).iter().filter(|sent| sent.is_none()).count(), 0);
    assert_eq!(hall.hear(2, &FromGuest::Post(9, vec![1])), []);
    assert_eq!(hall.hear(2, &FromGuest::Follows(9, 0)), [HostNews::Overhears(0, 0)]);
    assert_eq!(
        (hall.party.replaced(), hall.party.connected()),
        (Seats::only(seat(2)), Seats::first(4).without(seat(1)).without(seat(2)))
    );
    hall.take(Event::Gone(peer(2)));
    hall.sent(0);
    assert_eq!(hall.comes(2, "Ben"), []);
    let sent = hall.sent(2);
    assert!(matches!(sent[1], Some(FromHost::Busy(9, _))) && sent.iter().any(listens), "{sent:?}");
    // A player who has given up is not asked about the game.
    hall.hear(3, &FromGuest::Bye);
    hall.later(1);
    assert_eq!(hall.party.undecided(), Seats::only(seat(1)).with(seat(4)));
    hall.sent(0);
    assert!(hall.party.end().contains(&HostNews::Seat(seat(2), Whereabouts::Here)));
    let sent = hall.sent(2);
    let is_back = |sent: &Option<FromHost>| matches!(sent, Some(FromHost::Waits(sheet)) if sheet.seat == seat(2));
    assert!(sent.iter().any(is_back), "{sent:?}");
    assert!(hall.party.replaced().is_empty() && hall.party.connected().contains(seat(2)));
    assert_eq!(hall.party.waiting(), Queue::default());
}

#[test]
fn that_somebody_at_the_hosts_keyboard_has_given_up_hears_who_comes_later_too() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.party.give_up(seat(1)), []);
    let told = |whereabouts| Some(FromHost::Seat(seat(1), whereabouts));
    assert_eq!(hall.sent(2), [told(Whereabouts::GaveUp), told(Whereabouts::Replaced)]);
    hall.take(Event::Gone(peer(3)));
    hall.comes(3, "Cleo");
    assert!(hall.sent(3).contains(&told(Whereabouts::Replaced)));
    hall.party.end();
    assert!(hall.sent(2).contains(&told(Whereabouts::Here)));
    // After the game there is nothing to give up.
    assert_eq!((hall.party.give_up(seat(2)), hall.party.replaced()), (vec![], Seats::NONE));
}
