//! Tests that sniff keeps its secrets: a game with a different labyrinth, draft or marker looks identical to the byte
//! to every viewer who may not know it.

mod variants;

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use snuffel_core::chance::{Scripted, Seeded};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::action::Action;
use snuffel_games::sniff::rules::board::{Field, Wall};
use snuffel_games::sniff::rules::builder;
use snuffel_games::sniff::rules::config::Config;
use snuffel_games::sniff::rules::labyrinth::Labyrinth;
use snuffel_games::sniff::rules::view::{Refusal, Search, Stage};

use snuffel_testing::secrecy::{Onlooker, outsiders};
use snuffel_testing::{random_game, share};

const CONFIGS: [&str; 3] = ["size=5x5 walls=20", "size=3x3 walls=6", "size=6x4 walls=10"];

/// A table where both labyrinths have been laid out and the first mover has been drawn.
fn laid(config: &Config, labyrinths: [Labyrinth; 2], starter: Seat) -> Table<Sniff> {
    let outcome = snuffel_games::sniff::rules::action::Chance::Starter(starter);
    let source = Scripted::<Sniff>([outcome].into());
    let mut table = Table::new(config, 2, Box::new(source));
    for seat in Seats::first(2).iter() {
        let labyrinth = labyrinths[seat.index()];
        table.act(seat, Action::lay(labyrinth)).unwrap();
        table.act(seat, Action::Done).unwrap();
    }
    table
}

/// Another legal labyrinth that has given the same answers; `None` if none is found.
fn another(config: &Config, known: &Search, old: &Labyrinth, random: &mut Rng) -> Option<Labyrinth> {
    let size = config.size;
    let free = |place: &Wall| !known.walls.contains(*place) && !known.ways.contains(*place);
    let mut places: Vec<Wall> = size.walls().filter(free).collect();
    let hideouts: Vec<Field> = size.fields().filter(|f| !known.visited.contains(*f)).collect();
    for _ in 0..200 {
        let mut labyrinth = Labyrinth::empty(size);
        labyrinth.walls = known.walls;
        let missing = usize::from(config.walls) - known.walls.len();
        for place in places.partial_shuffle(random, missing).0 {
            labyrinth.walls.insert(*place);
        }
        labyrinth.treasure = hideouts.choose(random).copied();
        if builder::legal(&labyrinth, config.walls) && labyrinth != *old {
            return Some(labyrinth);
        }
    }
    None
}

/// An onlooker that asks every possible question.
fn onlooker() -> Onlooker<Sniff> {
    Onlooker::new(&["status", "turn", "moves", "score", "walls", "ways", "look"], Vec::new())
}

#[test]
fn another_labyrinth_that_gives_the_same_answers_looks_the_same_to_the_searcher() {
    let onlooker = onlooker();
    let mut compared = 0;
    for config in CONFIGS {
        let config: Config = config.parse().unwrap();
        for seed in 0..share(100) {
            let mut random = stream(seed, 0, 0);
            let empty = Labyrinth::empty(config.size);
            let fill = |random: &mut Rng| builder::fill(&empty, config.walls, random).unwrap();
            let labyrinths = [fill(&mut random), fill(&mut random)];
            let starter = Seat::new(random.random_range(0..2)).unwrap();
            let mut table = laid(&config, labyrinths, starter);
            let mut lines: Vec<(Seat, Action)> = Vec::new();
            while let Due::Seats(due) = table.due() {
                // The searcher's knowledge, against another labyrinth of the other seat.
                let searcher = Seat::new(random.random_range(0..2)).unwrap();
                let owner = searcher.other();
                let known = *table.view(Viewer::Public).search(searcher);
                let old = labyrinths[owner.index()];
                if lines.len().is_multiple_of(5)
                    && let Some(new) = another(&config, &known, &old, &mut random)
                {
                    let mut changed = labyrinths;
                    changed[owner.index()] = new;
                    let mut other = laid(&config, changed, starter);
                    for (seat, action) in &lines {
                        other.act(*seat, action.clone()).unwrap();
                    }
                    onlooker.cannot_tell(&table, &other, outsiders(2, Seats::only(owner)));
                    onlooker.can_tell(&table, &other, Viewer::Seat(owner));
                    compared += 1;
                }
                let seat = due.iter().next().unwrap();
                let (seat, action) = match random.random_bool(0.1) {
                    true => (searcher, Action::Marker(config.size.fields().choose(&mut random))),
                    false => {
                        let moves = Sniff::legal_actions(&table.view(Viewer::Seat(seat)));
                        (seat, moves.choose(&mut random).unwrap().clone())
                    }
                };
                if table.act(seat, action.clone()).is_ok() {
                    lines.push((seat, action));
                }
            }
        }
    }
    assert!(compared > share(3000), "only {compared} positions were compared");
}

#[test]
fn the_public_sees_no_labyrinth_no_draft_and_no_marker_before_the_end() {
    let onlooker = onlooker();
    for seed in 0..share(50) {
        let config: Config = CONFIGS[seed as usize % 3].parse().unwrap();
        random_game::<Sniff>(&config, 2, seed, |table, _| {
            let view = table.view(Viewer::Public);
            assert_eq!((view.own, view.shown, view.marker), (None, None, None));
            assert!(!view.can_undo);
            let text = onlooker.everything(table, Viewer::Public);
            assert!(!text.contains("Labyrinth {"), "{text}");
            for seat in Seats::first(2).iter() {
                let view = table.view(Viewer::Seat(seat));
                assert_eq!(view.shown, None);
            }
        });
    }
}

#[test]
fn the_drafts_of_one_seat_do_not_show_to_the_other_until_it_is_ready() {
    let onlooker = onlooker();
    for seed in 0..share(100) {
        let config: Config = CONFIGS[seed as usize % 3].parse().unwrap();
        let builder = Seat::new(seed as usize % 2).unwrap();
        let others = [Viewer::Seat(builder.other()), Viewer::Public];
        let mut table = Table::<Sniff>::new(&config, 2, Box::new(Seeded { seed }));
        let before = others.map(|viewer| onlooker.everything(&table, viewer));
        let mut random = stream(seed, 0, 0);
        loop {
            let moves = Sniff::legal_actions(&table.view(Viewer::Seat(builder)));
            let action = moves.choose(&mut random).unwrap().clone();
            let ready = action == Action::Done;
            table.act(builder, action).unwrap();
            if ready {
                break;
            }
            assert_eq!(others.map(|viewer| onlooker.everything(&table, viewer)), before);
        }
        for viewer in others {
            assert_eq!(table.story(viewer, 0).count(), 1);
            assert!(table.view(viewer).ready[builder]);
        }
    }
}

#[test]
fn a_marker_does_not_show_to_the_other() {
    let onlooker = onlooker();
    let config = Config::default();
    let mut table = Table::<Sniff>::new(&config, 2, Box::new(Seeded { seed: 1 }));
    let others = [Viewer::Seat(Seat::SECOND), Viewer::Public];
    let before = others.map(|viewer| onlooker.everything(&table, viewer));
    table.act(Seat::FIRST, "marker A1".parse().unwrap()).unwrap();
    assert_eq!(others.map(|viewer| onlooker.everything(&table, viewer)), before);
}

#[test]
fn an_untried_wall_is_never_refused() {
    let config: Config = "size=3x3 walls=3".parse().unwrap();
    let closed: Labyrinth = "3x3 B1-C1 B2-C2 C1-0 treasure A1".parse().unwrap();
    let open: Labyrinth = "3x3 A1-A2 A2-A3 B2-B3 treasure A1".parse().unwrap();
    let refusals = [closed, open].map(|hidden| {
        let table = laid(&config, [open, hidden], Seat::FIRST);
        let view = table.view(Viewer::Seat(Seat::FIRST));
        assert!(matches!(view.stage, Stage::Searching { .. }));
        let steps = config.size.fields().map(Action::Step);
        let checks = steps.map(|step| Sniff::check(&view, &step));
        checks.collect::<Vec<Result<(), Refusal>>>()
    });
    assert_eq!(refusals[0], refusals[1]);
}
