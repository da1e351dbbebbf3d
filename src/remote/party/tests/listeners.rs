//! Tests of guests who only listen.

use super::*;

fn listens(hall: &mut Hall, guest: u8, name: &str) -> Vec<HostNews> {
    assert_eq!(hall.take(Event::Came(peer(guest))), []);
    hall.hear(guest, &FromGuest::Listens(hello(name)))
}

#[test]
fn nobody_listens_unless_the_host_lets_them_and_nobody_is_told_of_who_tried() {
    let mut hall = Hall::new("human:Anna far far");
    assert_eq!(listens(&mut hall, 8, "Zoe"), []);
    assert_eq!(hall.sent(8), [Some(FromHost::Refused(Refusal::NoListeners)), None]);
    hall.party.set_open(true);
    assert_eq!(listens(&mut hall, 8, "Zoe"), [HostNews::Listens("Zoe".parse().ok())]);
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
    assert_eq!(hall.party.set_open(false), [HostNews::Ignored(0)]);
    assert!(hall.sent(8).contains(&Some(FromHost::Refused(Refusal::NoListeners))));
}

#[test]
fn who_listens_hears_what_all_may_and_comes_and_goes_without_a_word_in_a_game() {
    let mut hall = Hall::of_four();
    hall.party.set_open(true);
    hall.sent(0);
    assert_eq!(listens(&mut hall, 8, "Zoe"), []);
    assert!(matches!(hall.sent(8).as_slice(), [Some(FromHost::Hello(_)), Some(FromHost::GoesOn(9, _)), ..]));
    assert_eq!(hall.hear(8, &FromGuest::Follows(9, 3)), [HostNews::Overhears(0, 3)]);
    assert_eq!(hall.hear(8, &FromGuest::Follows(8, 3)), []);
    let text: LineText = LineText::cut("hello");
    hall.hear(2, &FromGuest::Say(1, Some(seat(3)), text.clone()));
    hall.party.say(seat(1), Some(seat(3)), &text);
    hall.hear(2, &FromGuest::Follows(9, 0));
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
    assert_eq!(hall.hear(8, &FromGuest::Bye), [HostNews::Ignored(0)]);
    assert_eq!((hall.sent(8), hall.party.audience().names), (vec![None], Vec::new()));
}

#[test]
fn who_listens_and_does_more_is_let_go_without_a_word() {
    for message in [
        FromGuest::Say(1, None, LineText::cut("hello")),
        FromGuest::Heard(0),
        FromGuest::Post(9, vec![1]),
        FromGuest::Answers(1, true),
        FromGuest::AsksFor(seat(2)),
        FromGuest::Hello(hello("Zoe")),
        FromGuest::Listens(hello("Zoe")),
    ] {
        let mut hall = Hall::of_four();
        hall.party.set_open(true);
        listens(&mut hall, 8, "Zoe");
        hall.sent(8);
        assert_eq!(hall.hear(8, &message), [HostNews::Ignored(0)], "{message:?}");
        assert_eq!(hall.sent(8), [Some(FromHost::Refused(Refusal::Nonsense)), None]);
    }
    let mut hall = Hall::of_four();
    // A seated guest cannot listen as well.
    assert_eq!(hall.hear(2, &FromGuest::Listens(hello("Ben"))), [HostNews::Seat(seat(2), Whereabouts::Lost)]);
}

#[test]
fn as_many_listen_as_may_and_a_number_is_given_again() {
    let mut hall = Hall::of_four();
    hall.party.set_open(true);
    for guest in 0..20 {
        listens(&mut hall, 100 + guest, "");
    }
    assert_eq!(hall.party.audience().nameless, 20);
    hall.sent(0);
    assert_eq!(listens(&mut hall, 150, "Late"), []);
    assert_eq!(hall.sent(150), [Some(FromHost::Refused(Refusal::ManyListeners)), None]);
    assert_eq!(hall.take(Event::Gone(peer(105))), [HostNews::Ignored(5)]);
    listens(&mut hall, 150, "Late");
    assert_eq!(hall.hear(150, &FromGuest::Follows(9, 0)), [HostNews::Overhears(5, 0)]);
    // A listener who reconnects replaces the old connection.
    assert_eq!(hall.take(Event::Came(peer(150))), [HostNews::Ignored(5)]);
    assert_eq!(hall.party.dismiss_listener(0), [HostNews::Ignored(0)]);
    assert_eq!(hall.party.dismiss_listener(0), []);
}
