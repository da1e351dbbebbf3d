//! The speed of the rules of schnuff: whole random games, decisions, views, lists of moves, computers. Run with
//! `cargo bench --bench schnuff`.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::seq::IndexedRandom;
use snuffel::deadline::Deadline;
use snuffel::game::Think;
use snuffel::games::schnuff::rules::event::Event;
use snuffel::games::schnuff::rules::{Schnuff, State};
use snuffel::games::schnuff::think::hard::EFFORT;
use snuffel::games::schnuff::think::playout::Dealer;
use snuffel::player::Level;
use snuffel::rng::{Rng, stream};
use snuffel::rules::{Pending, Rules};
use snuffel::search::{self, Playout};
use snuffel::seat::{Seat, Viewer};

fn main() {
    divan::main();
}

const USUAL: &str = "drawing=auto end=last";

/// Answers chance and makes random moves until the game is over or has had `most` decisions, and returns their number.
fn play(state: &mut State, most: usize, events: &mut Vec<Event>, random: &mut Rng) -> usize {
    let mut decisions = 0;
    while decisions < most {
        events.clear();
        match Schnuff::pending(state) {
            Pending::Over(_) => break,
            Pending::Chance(request) => {
                let outcome = Schnuff::sample(&request, random);
                Schnuff::apply_chance(state, outcome, events).expect("it was asked for");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is due");
                let moves = Schnuff::legal_actions(&Schnuff::view(state, Viewer::Seat(seat)));
                let action = *moves.choose(random).expect("a move");
                snuffel::rules::act::<Schnuff>(state, seat, action, events).expect("a listed move");
                decisions += 1;
            }
        }
    }
    decisions
}

fn start(seats: usize) -> State {
    Schnuff::start(&USUAL.parse().expect("options"), seats)
}

/// Whole random games, the throws for the dealer and all dealing included; an item is a game.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn games(bencher: Bencher, seats: usize) {
    let mut random = stream(1, 0, 0);
    let mut events = Vec::new();
    let start = start(seats);
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut state = start.clone();
        play(&mut state, usize::MAX, &mut events, &mut random)
    });
}

/// Random decisions through view, list and check, with all chance in between; an item is a decision.
#[divan::bench(args = [2, 6])]
fn decisions(bencher: Bencher, seats: usize) {
    const DECISIONS: usize = 10_000;
    let mut random = stream(2, 0, 0);
    let mut events = Vec::new();
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(move || {
        let mut left = DECISIONS;
        while left > 0 {
            left -= play(&mut start(seats), left, &mut events, &mut random);
        }
    });
}

/// A game for four in the middle, and the seat on turn.
fn middle() -> (State, Seat) {
    let mut random = stream(3, 0, 0);
    let mut state = start(4);
    play(&mut state, 20, &mut Vec::new(), &mut random);
    let Pending::Seats(seats) = Schnuff::pending(&state) else {
        unreachable!("somebody is on turn after twenty cards");
    };
    let seat = seats.iter().next().expect("somebody is due");
    (state, seat)
}

/// The view of one seat.
#[divan::bench]
fn view(bencher: Bencher) {
    let (state, seat) = middle();
    bencher.bench_local(|| Schnuff::view(divan::black_box(&state), Viewer::Seat(seat)));
}

/// The list of moves.
#[divan::bench]
fn moves(bencher: Bencher) {
    let (state, seat) = middle();
    let view = Schnuff::view(&state, Viewer::Seat(seat));
    bencher.bench_local(|| Schnuff::legal_actions(divan::black_box(&view)));
}

/// A computer's decision.
#[divan::bench(args = ["easy", "normal", "hard"])]
fn computer_decides(bencher: Bencher, level: &str) {
    let level = match level {
        "easy" => Level::EASY,
        "normal" => Level::NORMAL,
        _ => Level::HARD,
    };
    let mut player = Schnuff::computer(level);
    let mut random = stream(4, 0, 0);
    let (state, seat) = middle();
    let view = Schnuff::view(&state, Viewer::Seat(seat));
    bencher.bench_local(|| player.decide(divan::black_box(&view), &mut random, Deadline::NEVER));
}

/// The search of the level hard; an item is a simulation, from the deal of the hidden cards to the end of the round.
#[divan::bench]
fn search(bencher: Bencher) {
    let (state, seat) = middle();
    let view = Schnuff::view(&state, Viewer::Seat(seat));
    let mut dealer = Dealer::new(&view).expect("somebody is on turn");
    let mut random = stream(5, 0, 0);
    let simulations = ItemsCount::new(EFFORT.simulations);
    bencher
        .counter(simulations)
        .bench_local(|| search::search(|rng| dealer.deal(rng), EFFORT, Deadline::NEVER, &mut random));
}

/// Random play with the search's version of the rules, from the middle of a round to its end; an item is a decision.
#[divan::bench]
fn playout_decisions(bencher: Bencher) {
    const ROUNDS: usize = 1_000;
    let (state, seat) = middle();
    let view = Schnuff::view(&state, Viewer::Seat(seat));
    let mut dealer = Dealer::new(&view).expect("somebody is on turn");
    let mut random = stream(6, 0, 0);
    let dealt: Vec<_> = (0..ROUNDS).map(|_| dealer.deal(&mut random)).collect();
    let play = |random: &mut Rng| {
        let mut moves = Vec::new();
        let mut decisions = 0u32;
        for round in &dealt {
            let mut round = round.clone();
            while round.mover().is_some() {
                moves.clear();
                round.moves(&mut moves);
                let Some(chosen) = moves.choose(random) else {
                    break;
                };
                round.play(*chosen, random);
                decisions += 1;
            }
        }
        decisions
    };
    // The same seed each time, so that each run has the same number of decisions.
    let decisions = play(&mut stream(7, 0, 0));
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&mut stream(7, 0, 0)));
}
