//! The speed of the rules of sniff: random games, views, lists of moves, building, decisions. Run with `cargo bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::seq::IndexedRandom;
use snuffel::deadline::Deadline;
use snuffel::game::Think;
use snuffel::games::sniff::rules::action::{Action, Chance};
use snuffel::games::sniff::rules::builder;
use snuffel::games::sniff::rules::config::Config;
use snuffel::games::sniff::rules::event::Event;
use snuffel::games::sniff::rules::labyrinth::Labyrinth;
use snuffel::games::sniff::rules::{Sniff, State};
use snuffel::player::Level;
use snuffel::rng::{Rng, stream};
use snuffel::rules::{Pending, Rules};
use snuffel::seat::{Seat, Seats, Viewer};

fn main() {
    divan::main();
}

/// A game at the start of the search, with random labyrinths.
fn built(options: &str, random: &mut Rng) -> State {
    let config: Config = options.parse().expect("options");
    let mut state = Sniff::start(&config, 2);
    let mut events = Vec::new();
    for seat in Seats::first(2).iter() {
        let empty = Labyrinth::empty(config.size);
        let labyrinth = builder::fill(&empty, config.walls, random).expect("a labyrinth");
        for action in [Action::lay(labyrinth), Action::Done] {
            snuffel::rules::act::<Sniff>(&mut state, seat, action, &mut events).expect("a legal labyrinth");
        }
    }
    Sniff::apply_chance(&mut state, Chance::Starter(Seat::FIRST), &mut events).expect("a starter");
    state
}

/// Plays random moves until the game is over or has had `most` moves, and returns their number.
fn play(state: &mut State, most: usize, events: &mut Vec<Event>, random: &mut Rng) -> usize {
    for moves in 0..most {
        let Pending::Seats(seats) = Sniff::pending(state) else {
            return moves;
        };
        let seat = seats.iter().next().expect("somebody is due");
        let choices = Sniff::legal_actions(&Sniff::view(state, Viewer::Seat(seat)));
        let action = choices.choose(random).expect("a move").clone();
        events.clear();
        snuffel::rules::act::<Sniff>(state, seat, action, events).expect("a listed move");
    }
    most
}

/// Whole random games from the start of the search; an item is a game.
#[divan::bench]
fn search_games(bencher: Bencher) {
    let mut random = stream(1, 0, 0);
    let games: Vec<State> = (0..256).map(|_| built("size=5x5 walls=20", &mut random)).collect();
    let mut events = Vec::new();
    let mut next = games.iter().cycle();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut state = next.next().expect("a game").clone();
        play(&mut state, usize::MAX, &mut events, &mut random)
    });
}

/// Random moves of the search through view, list and check; an item is a move.
#[divan::bench(args = ["size=5x5 walls=20", "size=9x9 walls=68"])]
fn search_moves(bencher: Bencher, options: &str) {
    const MOVES: usize = 10_000;
    let mut random = stream(2, 0, 0);
    let games: Vec<State> = (0..64).map(|_| built(options, &mut random)).collect();
    let mut events = Vec::new();
    bencher.counter(ItemsCount::new(MOVES)).bench_local(move || {
        let mut left = MOVES;
        let mut next = games.iter().cycle();
        while left > 0 {
            let mut state = next.next().expect("a game").clone();
            left -= play(&mut state, left, &mut events, &mut random);
        }
    });
}

/// The view of one seat, in the middle of a search.
#[divan::bench]
fn view(bencher: Bencher) {
    let mut random = stream(3, 0, 0);
    let mut state = built("size=5x5 walls=20", &mut random);
    play(&mut state, 20, &mut Vec::new(), &mut random);
    bencher.bench_local(|| Sniff::view(divan::black_box(&state), Viewer::Seat(Seat::FIRST)));
}

/// The list of moves: while building, and on turn.
#[divan::bench(args = [false, true])]
fn moves(bencher: Bencher, search: bool) {
    let mut random = stream(4, 0, 0);
    let state = match search {
        true => built("size=5x5 walls=20", &mut random),
        false => Sniff::start(&Config::default(), 2),
    };
    let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
    bencher.bench_local(|| Sniff::legal_actions(divan::black_box(&view)));
}

/// Filling up an empty board, and drafts with so few labyrinths that one is built around a path.
#[divan::bench(args = ["20 5x5", "68 9x9", "40 5x5 treasure A1", "144 9x9 treasure A9"])]
fn fill(bencher: Bencher, task: &str) {
    let (walls, draft) = task.split_once(' ').expect("walls and draft");
    let walls: u8 = walls.parse().expect("walls");
    let draft: Labyrinth = draft.parse().expect("draft");
    let mut random = stream(5, 0, 0);
    bencher.bench_local(|| builder::fill(divan::black_box(&draft), walls, &mut random));
}

const LEVELS: [&str; 3] = ["easy", "normal", "hard"];
const BOARDS: [&str; 4] = ["size=5x5 walls=20", "size=9x9 walls=68", "size=9x9 dogs", "size=9x9 walls=68 way-out"];

fn level(name: &str) -> Level {
    match name {
        "easy" => Level::EASY,
        "hard" => Level::HARD,
        _ => Level::NORMAL,
    }
}

/// A computer's labyrinth.
#[divan::bench(args = LEVELS, consts = [0, 1, 2, 3])]
fn computer_builds<const BOARD: usize>(bencher: Bencher, name: &str) {
    let mut player = Sniff::computer(level(name));
    let mut state = Sniff::start(&BOARDS[BOARD].parse().expect("options"), 2);
    let mut random = stream(6, 0, 0);
    // With a way out, a lot first determines where it starts.
    if let Pending::Chance(request) = Sniff::pending(&state) {
        let outcome = Sniff::sample(&request, &mut random);
        Sniff::apply_chance(&mut state, outcome, &mut Vec::new()).expect("it was asked for");
    }
    let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
    bencher.bench_local(|| player.decide(divan::black_box(&view), &mut random, Deadline::NEVER));
}

/// A computer's step, in the middle of a search.
#[divan::bench(args = LEVELS, consts = [0, 1])]
fn computer_steps<const BOARD: usize>(bencher: Bencher, name: &str) {
    let mut player = Sniff::computer(level(name));
    let mut random = stream(7, 0, 0);
    let mut state = built(BOARDS[BOARD], &mut random);
    play(&mut state, 15, &mut Vec::new(), &mut random);
    let Pending::Seats(seats) = Sniff::pending(&state) else {
        return;
    };
    let seat = seats.iter().next().expect("somebody is due");
    let view = Sniff::view(&state, Viewer::Seat(seat));
    bencher.bench_local(|| player.decide(divan::black_box(&view), &mut random, Deadline::NEVER));
}
