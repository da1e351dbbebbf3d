//! Tests of a guest's talk around breaks.

use super::*;
use crate::remote::outbox::MOST;

fn line(text: &str) -> LineText {
    text.parse().unwrap()
}

fn say(number: u32, to: Option<Seat>, text: &str) -> FromGuest {
    FromGuest::Say(number, to, line(text))
}

fn said(number: u32, text: &str) -> FromHost {
    FromHost::Said(number, Saying { from: Seat::FIRST, is_private: false, text: line(text) })
}

fn own() -> Sheet {
    sheet("far:Anna human:Ben", Seat::SECOND)
}

/// Reconnects: the table greets, reports its state in `place`, and has heard everything up to `heard`.
fn connect(visit: &mut Visit, place: &FromHost, heard: u32) {
    visit.handle(Event::Came(host()));
    hear(visit, &FromHost::Hello(hello("Anna")));
    hear(visit, place);
    assert_eq!(hear(visit, &FromHost::Heard(heard)), None);
}

/// A visit during the game of this number.
fn playing(number: u32) -> Visit {
    let mut visit = Visit::new(hello("Ben"));
    connect(&mut visit, &FromHost::Plays(number, own()), 0);
    visit.follow(0);
    sent(&mut visit);
    visit
}

#[test]
fn what_was_said_and_not_heard_is_said_again_once_the_table_is_back() {
    let mut visit = playing(5);
    for text in ["one", "two", "three"] {
        visit.say(None, line(text));
    }
    assert_eq!(sent(&mut visit), [say(1, None, "one"), say(2, None, "two"), say(3, None, "three")]);
    hear(&mut visit, &FromHost::Heard(1));
    // Before the greeting, the confirmation is not this table's.
    visit.handle(Event::Came(host()));
    hear(&mut visit, &FromHost::Heard(1));
    visit.say(None, line("four"));
    assert_eq!(sent(&mut visit), [FromGuest::Hello(hello("Ben"))]);
    hear(&mut visit, &FromHost::Hello(hello("Anna")));
    hear(&mut visit, &FromHost::GoesOn(5, own()));
    hear(&mut visit, &FromHost::Heard(2));
    assert_eq!(sent(&mut visit), [say(3, None, "three"), say(4, None, "four")]);
    hear(&mut visit, &FromHost::Heard(4));
    assert!(!visit.awaits_ear() && !visit.loses_words());
    // A restarted program continues with the numbers that the table knows.
    let mut visit = Visit::new(hello("Ben"));
    visit.say(None, line("five"));
    connect(&mut visit, &FromHost::GoesOn(5, own()), 4);
    assert_eq!(sent(&mut visit), [FromGuest::Hello(hello("Ben")), say(5, None, "five")]);
}

#[test]
fn what_was_for_one_alone_is_said_again_only_in_the_same_game() {
    let to = Some(Seat::FIRST);
    for (place, is_same) in
        [(FromHost::GoesOn(5, own()), true), (FromHost::GoesOn(6, own()), false), (FromHost::Waits(own()), false)]
    {
        let mut visit = playing(5);
        visit.say(to, line("a secret"));
        visit.say(None, line("hello"));
        sent(&mut visit);
        connect(&mut visit, &place, 0);
        let again = sent(&mut visit);
        assert_eq!(again.contains(&say(1, to, "a secret")), is_same, "{again:?}");
        assert!(again.contains(&say(2, None, "hello")), "{again:?}");
        assert_eq!((visit.loses_words(), visit.loses_words()), (!is_same, false), "{place:?}");
    }
}

fn proposal() -> Proposal {
    Proposal { game: Short::cut("domino"), options: line("target=100"), computers: Vec::new() }
}

/// A host that dies at that moment has not asked; the one that restores the room asks then. The same holds after any
/// other break.
#[test]
fn what_was_proposed_into_a_break_is_proposed_once_more_where_nothing_else_has_begun() {
    let places = [
        (None, FromHost::Waits(own()), true),
        (Some(5), FromHost::Waits(own()), true),
        (Some(5), FromHost::GoesOn(5, own()), true),
        (None, FromHost::GoesOn(5, own()), false),
        (Some(5), FromHost::GoesOn(6, own()), false),
        (Some(5), FromHost::Busy(6, sheet("far:Anna far:Cleo", Seat::FIRST)), false),
    ];
    for (game, place, is_asked) in places {
        let mut visit = match game {
            Some(number) => playing(number),
            None => {
                let mut visit = Visit::new(hello("Ben"));
                connect(&mut visit, &FromHost::Waits(own()), 0);
                visit
            }
        };
        sent(&mut visit);
        visit.say(None, line("hello"));
        visit.propose(proposal());
        assert_eq!(sent(&mut visit), [say(1, None, "hello"), FromGuest::Proposes(2, proposal())]);
        hear(&mut visit, &FromHost::Heard(1));
        connect(&mut visit, &place, 0);
        let again = FromGuest::Proposes(2, proposal());
        assert_eq!(sent(&mut visit).contains(&again), is_asked, "{place:?}");
        assert_eq!((visit.loses_proposal(), visit.loses_proposal()), (!is_asked, false), "{place:?}");
        assert!(!visit.loses_words(), "{place:?}");
        // Once it has arrived it is not repeated.
        hear(&mut visit, &FromHost::Heard(2));
        connect(&mut visit, &place, 2);
        assert!(!sent(&mut visit).contains(&again) && !visit.awaits_ear() && !visit.loses_proposal(), "{place:?}");
    }
    // The table is gone, or the proposer leaves.
    for is_left in [true, false] {
        let mut visit = playing(5);
        visit.propose(proposal());
        assert!(visit.awaits_ear() && !visit.loses_proposal());
        match is_left {
            true => visit.give_up(),
            false => assert_eq!(hear(&mut visit, &FromHost::Bye), Some(GuestNews::Bye)),
        }
        assert_eq!((visit.loses_proposal(), visit.loses_proposal(), visit.loses_words()), (true, false, false));
    }
}

#[test]
fn what_nobody_can_hear_any_more_is_told_once() {
    let shown = sheet("far:Anna far:Cleo", Seat::FIRST);
    for message in [FromHost::Bye, FromHost::Refused(Refusal::Full), FromHost::Busy(6, shown)] {
        for is_heard in [false, true] {
            let mut visit = playing(5);
            visit.say(None, line("hello"));
            if is_heard {
                hear(&mut visit, &FromHost::Heard(1));
            }
            assert!(!visit.loses_words());
            hear(&mut visit, &message);
            assert_eq!((visit.loses_words(), visit.loses_words()), (!is_heard, false), "{message:?}");
        }
    }
    let mut visit = playing(5);
    visit.say(None, line("hello"));
    visit.handle(Event::Failed(NetworkFault::Closed));
    assert!(visit.loses_words() && !visit.loses_words());
    // A player who leaves does not learn it.
    let mut visit = playing(5);
    visit.say(None, line("hello"));
    assert!(visit.awaits_ear());
    for is_new in [true, false] {
        visit.give_up();
        assert_eq!((visit.loses_words(), visit.loses_proposal()), (is_new, false));
    }
    // More than is kept is not repeated.
    let mut visit = playing(5);
    (0..=MOST).for_each(|_| visit.say(None, line("hello")));
    sent(&mut visit);
    connect(&mut visit, &FromHost::GoesOn(5, own()), 0);
    assert_eq!(sent(&mut visit).len(), MOST + 1);
    assert!(visit.loses_words() && !visit.loses_words());
}

#[test]
fn what_others_have_said_is_heard_once_and_asked_for_behind_what_was_played() {
    let mut visit = playing(5);
    let is_news = |news: Option<GuestNews>| matches!(news, Some(GuestNews::Said(_)));
    assert!(is_news(hear(&mut visit, &said(1, "one"))));
    assert_eq!(sent(&mut visit), [FromGuest::Heard(1)]);
    visit.handle(Event::Came(host()));
    sent(&mut visit);
    // This was sent on the older connection, and comes again after the talk lost there.
    assert!(!is_news(hear(&mut visit, &said(3, "three"))));
    hear(&mut visit, &FromHost::Hello(hello("Anna")));
    hear(&mut visit, &FromHost::GoesOn(5, own()));
    assert_eq!(sent(&mut visit), []);
    visit.follow(7);
    assert_eq!(sent(&mut visit), [FromGuest::Follows(5, 7), FromGuest::Heard(1)]);
    for (number, is_new) in [(2, true), (3, true), (2, false), (3, false), (9, true), (u32::MAX, true), (9, false)] {
        assert_eq!(is_news(hear(&mut visit, &said(number, "more"))), is_new, "{number}");
    }
    assert_eq!(sent(&mut visit).len(), 4);
    // Before a game, as soon as the players are announced.
    let mut visit = Visit::new(hello("Ben"));
    connect(&mut visit, &FromHost::Waits(own()), 0);
    assert_eq!(sent(&mut visit), [FromGuest::Hello(hello("Ben")), FromGuest::Heard(0)]);
}

#[test]
fn who_only_listens_hears_what_has_no_number_and_confirms_nothing() {
    let mut visit = Visit::listening(hello("Zoe"));
    connect(&mut visit, &FromHost::GoesOn(5, sheet("far:Anna far:Ben", Seat::FIRST)), 0);
    visit.follow(0);
    assert!(hear(&mut visit, &said(0, "hello")).is_some() && hear(&mut visit, &said(0, "hello")).is_some());
    assert_eq!(hear(&mut visit, &said(1, "hello")), None);
    assert_eq!(sent(&mut visit), [FromGuest::Listens(hello("Zoe")), FromGuest::Follows(5, 0)]);
}
