//! Tests that data from a table reads back as it was written, and that other bytes are either refused or can still be
//! put into words.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::rules::Scout;
use super::rules::action::Action;
use super::rules::event::Percept;
use super::rules::view::{Refusal, View};
use snuffel_core::advice::Advice;
use snuffel_core::chance::Seeded;
use snuffel_core::game::{Advise, Announce, Answer, Excuse, Game, Prompt};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{News, Portable, Rules};
use snuffel_core::seat::{Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

/// Plays random games of all kinds; `look` gets each table before each action.
fn games(seeds: u64, mut look: impl FnMut(&Table<Scout>, &mut Rng)) {
    for (options, seats) in [("hints=on", 2), ("hints=off by-hand", 2), ("hints=on", 3), ("hints=on", 4)] {
        for seed in 0..seeds {
            let mut random = stream(seed, 999, 0);
            let mut table = Table::<Scout>::new(&options.parse().unwrap(), seats, Box::new(Seeded { seed }));
            table.settle();
            while let Due::Seats(due) = table.due() {
                look(&table, &mut random);
                let seat = due.iter().next().unwrap();
                let actions = Scout::legal_actions(&table.view(Viewer::Seat(seat)));
                table.act(seat, *actions.choose(&mut random).unwrap()).unwrap();
            }
            look(&table, &mut random);
        }
    }
}

/// All possible viewers of a table.
fn viewers() -> impl Iterator<Item = Viewer> {
    Seats::first(6).iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// An action for every stage of the game, allowed or not.
fn actions() -> Vec<Action> {
    let written = [
        "lay 7/90 1",
        "lay 49/0 8",
        "fill",
        "place A",
        "place R",
        "walk 1 A2",
        "walk 4 R23",
        "walk 2 G12",
        "undo",
        "done",
        "push 1 left 0",
        "push 5 right 90",
        "push 8 left 270",
        "resign",
    ];
    written.map(|action| action.parse().unwrap()).to_vec()
}

/// The refusals of all actions that are impossible now.
fn refusals(view: &View) -> Vec<Refusal> {
    actions().iter().filter_map(|action| Scout::check(view, action).err()).collect()
}

/// The percepts of all events since `from`.
fn percepts(table: &Table<Scout>, from: usize) -> Vec<Percept> {
    table.story(Viewer::Public, from).collect()
}

fn written<T: Portable>(value: &T) -> Vec<u8> {
    postcard::to_stdvec(value).unwrap()
}

fn reads_back<T: Portable>(value: &T) {
    assert_eq!(postcard::from_bytes::<T>(&written(value)).as_ref(), Ok(value));
}

/// The value read from the bytes with a few of them changed or missing; `None` if that is refused.
fn garbled<T: Portable>(value: &T, random: &mut Rng) -> Option<T> {
    let mut bytes = written(value);
    for _ in 0..random.random_range(1..4) {
        let at = random.random_range(0..bytes.len());
        let small = random.random_bool(0.5);
        bytes[at] = if small { random.random_range(0..8) } else { random.random() };
    }
    if random.random_bool(0.1) {
        bytes.truncate(random.random_range(0..bytes.len()));
    }
    postcard::from_bytes(&bytes).ok()
}

/// Commands with all kinds of text after them.
fn commands() -> Vec<Command> {
    let verbs = Scout::VERBS.iter().chain(&["hole", "status", "turn", "moves", "score"]);
    let behind = ["", "1", "4 north", "2 n3 e2", "2 to G12", "G12", "12", "8", "5 left 90", "49 90", "7 90 3"];
    verbs.flat_map(|verb| behind.map(|rest| Command::new(verb, rest))).collect()
}

/// Asks a view every question that a person could, and announces news with it.
fn is_told(view: &View, percepts: &[Percept], commands: &[Command], grammar: &Grammar) {
    let news: Vec<_> = percepts.iter().map(|percept| News { percept, view }).collect();
    for viewer in viewers() {
        Scout::tell(&news, viewer);
    }
    Scout::introduce(view);
    Scout::place(view);
    Scout::help(view);
    Scout::names(view);
    Scout::allows_hints(view);
    for command in commands {
        let _ = Scout::interpret(view, command, grammar);
    }
    for action in Scout::legal_actions(view).into_iter().chain(actions()) {
        if let Err(refusal) = Scout::check(view, &action) {
            refusal.message();
        }
    }
    Scout::legal_actions(view).first().map(|action| Scout::hint(view, &Advice::only(*action)));
}

#[test]
fn what_leaves_a_table_reads_back_as_it_was_written() {
    games(3, |table, _| {
        for view in viewers().map(|viewer| table.view(viewer)) {
            reads_back(&view);
            refusals(&view).iter().for_each(reads_back);
        }
        if matches!(table.due(), Due::Over(_)) {
            percepts(table, 0).iter().for_each(reads_back);
        }
    });
}

#[test]
fn garbled_bytes_are_refused_or_can_be_told() {
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Scout::TEXTS.words]);
    let grammar = teller.grammar(Scout::VERBS, Scout::ARGUMENTS);
    let all = commands();
    let (mut read, mut told, mut excused) = (0, 0, 0);
    games(2, |table, random| {
        for viewer in viewers() {
            let view = table.view(viewer);
            let percepts = percepts(table, table.events().saturating_sub(8));
            let percepts: Vec<Percept> = percepts.iter().filter_map(|percept| garbled(percept, random)).collect();
            told += percepts.len();
            let garbled_refusals =
                refusals(&view).iter().filter_map(|refusal| garbled(refusal, random)).collect::<Vec<_>>();
            excused += garbled_refusals.iter().map(Excuse::message).count();
            let some: Vec<Command> = all.sample(random, 6).cloned().collect();
            is_told(&view, &percepts, &some, &grammar);
            if let Some(view) = garbled(&view, random) {
                read += 1;
                is_told(&view, &percepts, &some, &grammar);
            }
        }
    });
    assert!(read > 1000 && told > 1000 && excused > 1000, "{read} {told} {excused}");
}

#[test]
fn random_bytes_are_refused_or_can_be_told() {
    let mut random = stream(5, 0, 0);
    let start = Scout::view(&Scout::start(&Default::default(), 2), Viewer::Public);
    for _ in 0..100_000 {
        let length = random.random_range(0..24);
        let bytes: Vec<u8> = (0..length).map(|_| random.random()).collect();
        if let Ok(percept) = postcard::from_bytes::<Percept>(&bytes) {
            Scout::tell(&[News { percept: &percept, view: &start }], Viewer::Public);
        }
        if let Ok(refusal) = postcard::from_bytes::<Refusal>(&bytes) {
            refusal.message();
        }
        let _ = postcard::from_bytes::<View>(&bytes);
    }
}
