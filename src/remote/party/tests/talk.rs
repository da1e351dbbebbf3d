//! Tests of talk around breaks: each recipient hears it once, and nobody else does.

use super::*;
use crate::remote::outbox::MOST;

fn line(text: &str) -> LineText {
    text.parse().unwrap()
}

fn say(number: u32, to: Option<Seat>, text: &str) -> FromGuest {
    FromGuest::Say(number, to, line(text))
}

/// The texts of the talk sent to a guest.
fn texts(hall: &mut Hall, to: u8) -> Vec<String> {
    hall.said(to).into_iter().map(|(_, saying)| saying.text.text().to_string()).collect()
}

/// A guest reconnects, and has heard everything up to `heard`.
fn comes_again(hall: &mut Hall, guest: u8, heard: u32) {
    hall.take(Event::Came(peer(guest)));
    hall.hear(guest, &FromGuest::Hello(hello("")));
    hall.hear(guest, &FromGuest::Heard(heard));
}

#[test]
fn what_a_guest_says_again_after_a_break_is_heard_once() {
    let mut hall = Hall::of_four();
    assert_eq!(hall.hear(2, &say(1, None, "one")).len(), 1);
    assert!(hall.sent(2).contains(&Some(FromHost::Heard(1))));
    // The second saying was lost with the connection; the first was heard, but its confirmation was lost.
    hall.take(Event::Came(peer(2)));
    hall.hear(2, &FromGuest::Hello(hello("Ben")));
    assert!(hall.sent(2).contains(&Some(FromHost::Heard(1))));
    assert_eq!(hall.hear(2, &say(1, None, "one")), []);
    assert_eq!(hall.sent(2), [Some(FromHost::Heard(1))]);
    assert_eq!(hall.hear(2, &say(2, None, "two")).len(), 1);
    assert_eq!(texts(&mut hall, 3), ["two"]);
    // It is remembered across a break that is noticed, too, and forgotten when the guest leaves.
    hall.take(Event::Gone(peer(2)));
    comes_again(&mut hall, 2, 0);
    assert!(hall.sent(2).contains(&Some(FromHost::Heard(2))));
    assert_eq!(hall.hear(2, &say(2, None, "two")), []);
    hall.hear(2, &FromGuest::Bye);
    comes_again(&mut hall, 2, 0);
    assert!(hall.sent(2).contains(&Some(FromHost::Heard(0))));
}

/// It arrives on the new connection before the sayings lost on the old one, and would take their place.
#[test]
fn what_is_said_before_a_guest_has_noticed_the_break_waits_until_it_is_said_again() {
    let mut hall = Hall::of_four();
    hall.take(Event::Came(peer(2)));
    for message in [say(2, None, "two"), FromGuest::Heard(7), FromGuest::Hello(hello("Ben"))] {
        assert_eq!(hall.hear(2, &message), [], "{message:?}");
    }
    assert!(hall.sent(2).contains(&Some(FromHost::Heard(0))));
    for (number, text) in [(1, "one"), (2, "two")] {
        assert_eq!(hall.hear(2, &say(number, None, text)).len(), 1);
    }
    assert_eq!(texts(&mut hall, 4), ["one", "two"]);
}

#[test]
fn who_was_cut_off_hears_what_was_said_meanwhile_and_nothing_twice() {
    let mut hall = Hall::of_four();
    assert!(hall.party.say(seat(1), None, &line("one")));
    assert_eq!(texts(&mut hall, 2), ["one"]);
    // The connection is cut, but nobody has noticed.
    assert!(hall.party.say(seat(1), Some(seat(2)), &line("two")));
    hall.take(Event::Came(peer(2)));
    assert!(hall.party.say(seat(1), Some(seat(2)), &line("three")));
    hall.sent(0);
    hall.hear(2, &FromGuest::Hello(hello("Ben")));
    // Nothing is repeated before the guest has confirmed, which it does once it follows the game again.
    assert_eq!(hall.said(2), []);
    hall.hear(2, &FromGuest::Heard(1));
    let said = hall.said(2);
    assert_eq!(said.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [2, 3]);
    assert!(said.iter().all(|(_, saying)| saying.is_private && saying.from == seat(1)));
    hall.hear(2, &FromGuest::Heard(3));
    // The break is noticed, and others talk in the meantime.
    hall.take(Event::Gone(peer(2)));
    hall.hear(3, &say(1, None, "four"));
    hall.hear(3, &say(2, Some(seat(4)), "a secret"));
    hall.hear(3, &say(3, Some(seat(2)), "five"));
    assert!(!hall.party.say(seat(1), Some(seat(2)), &line("nobody hears")));
    hall.sent(0);
    comes_again(&mut hall, 2, 3);
    assert_eq!(texts(&mut hall, 2), ["four", "five"]);
    comes_again(&mut hall, 2, 5);
    assert_eq!(texts(&mut hall, 2), Vec::<String>::new());
    // A restarted guest has lost its numbers, but confirmed talk is not sent again.
    hall.hear(2, &FromGuest::Heard(5));
    hall.hear(3, &say(4, None, "six"));
    hall.sent(0);
    comes_again(&mut hall, 2, 0);
    assert_eq!(texts(&mut hall, 2), ["six"]);
}

#[test]
fn of_what_somebody_has_missed_the_last_is_told_in_its_order() {
    let mut hall = Hall::of_four();
    hall.take(Event::Gone(peer(2)));
    let all: Vec<String> = (0..3 * MOST).map(|number| number.to_string()).collect();
    all.iter().for_each(|text| assert!(hall.party.say(seat(1), None, &line(text))));
    hall.sent(0);
    comes_again(&mut hall, 2, 0);
    assert_eq!(texts(&mut hall, 2), all[2 * MOST..]);
    // A guest who has left was not cut off.
    hall.hear(2, &FromGuest::Bye);
    hall.party.say(seat(1), None, &line("gone"));
    comes_again(&mut hall, 2, 0);
    assert_eq!(texts(&mut hall, 2), Vec::<String>::new());
}

/// In a room, players change seats: delayed talk is attributed to the player who spoke, and private talk reaches only
/// its addressee.
#[test]
fn what_is_told_later_is_told_of_whoever_has_said_it() {
    let mut hall = Hall::new("human:Anna far far far");
    for (guest, name) in [(2, "Ben"), (3, "Cleo"), (4, "Dirk")] {
        hall.comes(guest, name);
    }
    hall.hear(3, &say(1, None, "of Cleo"));
    hall.hear(4, &say(1, None, "of Dirk"));
    hall.hear(3, &say(2, Some(seat(2)), "for Ben alone"));
    hall.take(Event::Gone(peer(2)));
    // Emil now has Ben's seat, and Frida that of Cleo, who has left.
    hall.sent(0);
    hall.comes(5, "Emil");
    assert_eq!(hall.said(5), []);
    hall.hear(3, &FromGuest::Bye);
    hall.comes(6, "Frida");
    assert_eq!(hall.said(6), []);
    hall.hear(5, &FromGuest::Bye);
    hall.sent(0);
    comes_again(&mut hall, 2, 0);
    let said = hall.said(2);
    assert_eq!(said.iter().map(|(_, saying)| saying.from).collect::<Vec<_>>(), [seat(4)]);
}

#[test]
fn whoever_confirms_what_others_say_is_not_let_go_for_that() {
    let mut hall = Hall::of_four();
    for number in 1..=150 {
        hall.hear(3, &say(number, None, "much"));
        hall.hear(4, &say(number, None, "more"));
        hall.now += Duration::from_secs(1);
    }
    for number in 1..=300 {
        assert_eq!(hall.hear(2, &FromGuest::Heard(number)), [], "{number}");
    }
    // A confirmation of nothing counts towards the limit like anything else.
    let news: Vec<HostNews> = (0..300).flat_map(|_| hall.hear(2, &FromGuest::Heard(300))).collect();
    assert_eq!(news, [HostNews::Seat(seat(2), Whereabouts::Lost)]);
}

#[test]
fn numbers_that_jump_or_come_again_harm_nobody_else() {
    let mut hall = Hall::of_four();
    for number in [u32::MAX, 0, 5, u32::MAX] {
        hall.hear(2, &say(number, None, "hello"));
        hall.hear(2, &FromGuest::Heard(number));
        comes_again(&mut hall, 2, number);
        assert!(hall.party.say(seat(1), None, &line("hello")));
    }
    assert_eq!(texts(&mut hall, 3).len(), 5);
    // Many brief visits leave little behind.
    let mut hall = Hall::new("human:Anna far");
    for guest in 10..200 {
        hall.comes(guest, "");
        hall.take(Event::Gone(peer(guest)));
    }
    assert!(hall.party.talks.len() <= 16);
}

#[test]
fn after_the_host_was_killed_all_hear_what_is_said_before_they_are_back() {
    let players = ["human:Anna", "far:Ben", "far:Cleo", "far:Dirk"].map(|player| player.parse().unwrap()).to_vec();
    let owners = [(seat(2), [2; 32]), (seat(3), [3; 32]), (seat(4), [4; 32])];
    let party = Party::new(hello("Anna"), "domino", "", players).resumed(9, &owners, Seats::NONE);
    let mut hall = Hall { party, now: Instant::now() };
    // No guest is present yet.
    assert!(!hall.party.say(seat(1), None, &line("alone")));
    comes_again(&mut hall, 2, 5);
    assert_eq!(hall.hear(2, &say(1, None, "again")).len(), 1);
    assert_eq!(hall.hear(2, &say(2, Some(seat(4)), "a secret")), []);
    assert!(hall.party.say(seat(1), None, &line("of Anna")));
    hall.sent(0);
    // The numbers continue.
    comes_again(&mut hall, 3, 7);
    let numbered: Vec<(u32, String)> =
        hall.said(3).into_iter().map(|(number, saying)| (number, saying.text.text().to_string())).collect();
    assert_eq!(numbered, [(8, "again".to_owned()), (9, "of Anna".to_owned())]);
    comes_again(&mut hall, 4, 0);
    assert_eq!(texts(&mut hall, 4), ["again", "a secret", "of Anna"]);
}
