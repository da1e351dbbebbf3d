//! Tests of the `status` command, as needed by a player who returns after a week: complete, in a fixed order, and not
//! too long.

use snuffel_core::game::{Game, Reply};
use snuffel_core::rng::stream;
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{Seats, Viewer};
use snuffel_core::text::command::Command;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_core::tournament::Tournament;
use snuffel_games::domino::rules::Domino;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::scout::rules::Scout;
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::spion::rules::Spion;

use rand::seq::IndexedRandom;

/// The messages of `status` for a seat.
fn status<G: Game>(view: &G::View, teller: &Teller) -> Vec<Message> {
    let grammar = teller.grammar(&[], &[]);
    match G::interpret(view, &Command::new("status", ""), &grammar) {
        Ok(Reply::Tell(messages)) => messages,
        Ok(Reply::Act(action, _) | Reply::Confirm(_, action)) => panic!("{action}"),
        Err(message) => panic!("{message:?}"),
    }
}

/// Plays random games with `seats`, and calls `look` with the status of every seat after every move.
fn each_status<R: Game>(options: &str, seats: usize, mut look: impl FnMut(Vec<Message>)) {
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[R::TEXTS.messages]);
    for seed in 0..5 {
        let mut random = stream(seed, 9, 0);
        let mut state = Tournament::<R>::start(&options.parse().unwrap(), seats);
        let mut events = Vec::new();
        for _ in 0..3_000 {
            match Tournament::<R>::pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(request) => {
                    let outcome = Tournament::<R>::sample(&request, &mut random);
                    Tournament::<R>::apply_chance(&mut state, outcome, &mut events).unwrap();
                }
                Pending::Seats(due) => {
                    let seat = due.iter().next().unwrap();
                    let view = Tournament::<R>::view(&state, Viewer::Seat(seat));
                    let action = Tournament::<R>::legal_actions(&view).choose(&mut random).unwrap().clone();
                    snuffel_core::rules::act::<Tournament<R>>(&mut state, seat, action, &mut events).unwrap();
                }
            }
            for seat in Seats::first(seats).iter() {
                look(status::<Tournament<R>>(&Tournament::<R>::view(&state, Viewer::Seat(seat)), &teller));
            }
        }
    }
}

/// The position of a message in an order that is given by prefixes of message names.
fn place_in(order: &[&str], message: &Message) -> usize {
    let place = order.iter().position(|start| message.id.starts_with(start));
    place.unwrap_or_else(|| panic!("{}", message.id))
}

#[test]
fn status_of_sniff_has_at_most_15_lines_whatever_is_played() {
    for options in [
        "size=5x5 walls=20",
        "tournament=3 size=5x5 walls=10 gallop warm-hot",
        "tournament=3 size=5x5 warm-hot dogs",
        "count=2 size=5x5 warm-hot dogs count",
        "size=5x5 warm-hot dogs non-stop",
    ] {
        let mut most = 0;
        each_status::<Sniff>(options, 2, |told| {
            most = most.max(told.len());
            assert!(told.len() <= 15, "{options}: {told:?}");
        });
        assert!(most >= 9, "{options}: {most}");
    }
}

#[test]
fn status_of_sniff_keeps_its_order() {
    const ORDER: [&str; 22] = [
        "due-",
        "over-",
        "status-game-",
        "variants",
        "check-treasure",
        "ready-other",
        "stands-you",
        "around-ways",
        "around-unknown",
        "status-walls",
        "status-ditches",
        "status-ways",
        "status-warm",
        "status-hot",
        "status-growl",
        "last-answer",
        "marker-on",
        "stands-other",
        "status-own",
        "score-",
        "points-",
        "series-so-far",
    ];
    let place = |message: &Message| place_in(&ORDER, message);
    for options in ["tournament=3 size=5x5 warm-hot dogs", "size=5x5 walls=20 blind"] {
        each_status::<Sniff>(options, 2, |told| {
            let places: Vec<usize> = told.iter().map(place).collect();
            assert!(places.is_sorted(), "{options}: {told:?}");
            assert!(places[0] < 2, "what is due comes first");
        });
    }
}

#[test]
fn status_of_domino_keeps_its_order_and_has_at_most_15_lines() {
    const ORDER: [&str; 11] = [
        "due-",
        "over-",
        "status-game",
        "tips",
        "tips-sides",
        "hand-",
        "counts",
        "stock",
        "score",
        "auto-is-off",
        "series-so-far",
    ];
    let place = |message: &Message| place_in(&ORDER, message);
    for (options, seats) in [("target=100", 2), ("tournament=3 target=50 spinner", 5), ("target=30 spinner", 3)] {
        each_status::<Domino>(options, seats, |told| {
            assert!((7..=15).contains(&told.len()), "{options}: {told:?}");
            assert!(told.iter().map(place).is_sorted(), "{options}: {told:?}");
        });
    }
}

#[test]
fn status_of_schnuff_has_at_most_15_lines_in_a_fixed_order() {
    const ORDER: [&str; 13] = [
        "due-",
        "over-",
        "status-game",
        "option-strict",
        "option-short",
        "sum",
        "next-limit",
        "hand",
        "chips",
        "direction",
        "pile",
        "cards-in-hands",
        "series-so-far",
    ];
    let place = |message: &Message| place_in(&ORDER, message);
    for seats in [2, 6] {
        each_status::<Schnuff>("tournament=3 drawing=strict end=first", seats, |told| {
            assert!(told.len() <= 15, "{told:?}");
            let places: Vec<usize> = told.iter().map(place).collect();
            assert!(places.is_sorted(), "{told:?}");
            assert!(places[0] < 2, "what is due comes first");
        });
    }
}

#[test]
fn status_of_scout_has_at_most_15_lines_and_keeps_its_order() {
    const ORDER: [&str; 11] = [
        "due-",
        "over-",
        "status-game-",
        "agreed",
        "way-of",
        "hand",
        "scout",
        "status-spare",
        "status-push",
        "round",
        "series-so-far",
    ];
    let place = |message: &Message| place_in(&ORDER, message);
    for options in ["tournament=3 hints=off by-hand", "hints=on"] {
        for seats in [2, 3, 4] {
            each_status::<Scout>(options, seats, |told| {
                assert!(told.len() <= 15, "{options}: {told:?}");
                let places: Vec<usize> = told.iter().map(place).collect();
                assert!(places.is_sorted(), "{options}: {told:?}");
                assert!(places[0] < 2, "what is due comes first");
            });
        }
    }
}

#[test]
fn status_of_spion_has_at_most_15_lines_and_keeps_its_order() {
    const ORDER: [&str; 18] = [
        "turn-you",
        "turn-first",
        "again-you",
        "ask-",
        "attack-",
        "questioned",
        "wait-",
        "over-",
        "intro-",
        "status-money",
        "status-side",
        "status-dungeons",
        "status-out",
        "status-numbers",
        "envelope",
        "traitor-shown",
        "status-lookable",
        "series-so-far",
    ];
    let place = |message: &Message| place_in(&ORDER, message);
    for (options, seats) in [("notes=on", 4), ("tournament=3 notes=off", 2)] {
        let mut most = 0;
        each_status::<Spion>(options, seats, |told| {
            most = most.max(told.len());
            assert!(told.len() <= 15, "{options}: {told:?}");
            let places: Vec<usize> = told.iter().map(place).collect();
            assert!(places.is_sorted(), "{options}: {told:?}");
            assert!(places[0] < 8, "what is due comes first");
        });
        assert!(most >= 8, "{options}: {most}");
    }
}
