//! What `status` tells somebody who comes back after a week: everything, in a fixed order, and not too much.

use snuffel::chance::dice;
use snuffel::game::{Game, Reply};
use snuffel::games::sniff::rules::Sniff;
use snuffel::rules::{Pending, Rules};
use snuffel::seat::{Seats, Viewer};
use snuffel::text::command::Command;
use snuffel::text::locale::Part;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;

use rand::seq::IndexedRandom;

type Series = Tournament<Sniff>;

/// What `status` tells a seat.
fn status(view: &<Series as Rules>::View, teller: &Teller) -> Vec<Message> {
    let grammar = teller.grammar(&[]);
    match Series::interpret(view, &Command::new("status", ""), &grammar) {
        Ok(Reply::Tell(messages)) => messages,
        other => panic!("{other:?}"),
    }
}

/// Plays random games, and looks at the status of both seats after every move.
fn each_status(options: &str, mut look: impl FnMut(Vec<Message>)) {
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Part::Sniff]);
    for seed in 0..5 {
        let mut random = dice(seed, 9, 0);
        let mut state = Series::start(&options.parse().unwrap(), 2);
        let mut events = Vec::new();
        for _ in 0..3_000 {
            match Series::pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(request) => {
                    let outcome = Series::draw(&request, &mut random);
                    Series::chance(&mut state, outcome, &mut events).unwrap();
                }
                Pending::Seats(due) => {
                    let seat = due.iter().next().unwrap();
                    let view = Series::view(&state, Viewer::Seat(seat));
                    let action = Series::moves(&view).choose(&mut random).unwrap().clone();
                    Series::act(&mut state, seat, action, &mut events).unwrap();
                }
            }
            for seat in Seats::first(2).iter() {
                look(status(&Series::view(&state, Viewer::Seat(seat)), &teller));
            }
        }
    }
}

#[test]
fn status_has_at_most_15_lines_whatever_is_played() {
    for options in [
        "size=5x5 walls=20",
        "tournament=3 size=5x5 walls=10 gallop warm-hot",
        "tournament=3 size=5x5 warm-hot dogs",
        "count=2 size=5x5 warm-hot dogs count",
        "size=5x5 warm-hot dogs non-stop",
    ] {
        let mut most = 0;
        each_status(options, |told| {
            most = most.max(told.len());
            assert!(told.len() <= 15, "{options}: {told:?}");
        });
        assert!(most >= 9, "{options}: {most}");
    }
}

#[test]
fn status_keeps_its_order() {
    const ORDER: [&str; 21] = [
        "due-",
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
    let place = |message: &Message| {
        let named = |start: &&str| message.id.starts_with(*start);
        ORDER
            .iter()
            .position(named)
            .unwrap_or_else(|| panic!("{}", message.id))
    };
    for options in [
        "tournament=3 size=5x5 warm-hot dogs",
        "size=5x5 walls=20 blind",
    ] {
        each_status(options, |told| {
            let places: Vec<usize> = told.iter().map(place).collect();
            assert!(places.is_sorted(), "{options}: {told:?}");
            assert_eq!(places[0], 0, "what is due comes first");
        });
    }
}
