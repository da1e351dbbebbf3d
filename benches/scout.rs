//! The speed of scout: the reach of a scout, all pushes of a turn with all reaches, random games, decisions. Run with
//! `cargo bench --bench scout`.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::seq::IndexedRandom;
use snuffel::deadline::Deadline;
use snuffel::game::Think;
use snuffel::games::scout::rules::Scout;
use snuffel::games::scout::rules::moves;
use snuffel::games::scout::rules::outlook;
use snuffel::games::scout::rules::position::Position;
use snuffel::games::scout::rules::stage::Stage;
use snuffel::rng::{Rng, stream};
use snuffel::rules::{Pending, Rules};
use snuffel::seat::{Seat, Viewer};

fn main() {
    divan::main();
}

/// Plays random moves until `ends`, and returns their number.
fn play(state: &mut Position, random: &mut Rng, ends: impl Fn(&Position) -> bool) -> usize {
    let mut events = Vec::new();
    for moves in 0.. {
        if ends(state) {
            return moves;
        }
        match Scout::pending(state) {
            Pending::Over(_) => return moves,
            Pending::Chance(request) => {
                let outcome = Scout::sample(&request, random);
                Scout::apply_chance(state, outcome, &mut events).expect("it was asked for");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is due");
                let choices = Scout::legal_actions(&Scout::view(state, Viewer::Seat(seat)));
                let action = *choices.choose(random).expect("a move");
                events.clear();
                snuffel::rules::act::<Scout>(state, seat, action, &mut events).expect("a listed move");
            }
        }
    }
    0
}

/// Games for this number of seats in the third round, with a push to make.
fn middles(seats: usize) -> Vec<(Position, Seat)> {
    let mut games = Vec::new();
    for seed in 0..64 {
        let mut random = stream(seed, 0, 0);
        let mut state = Scout::start(&Default::default(), seats);
        let is_middle = |state: &Position| state.round >= 3 && matches!(state.stage, Stage::Pushing { .. });
        play(&mut state, &mut random, is_middle);
        games.extend(state.stage.mover().map(|mover| (state, mover)));
    }
    games
}

/// The reach of one scout.
#[divan::bench]
fn reach(bencher: Bencher) {
    let games = middles(2);
    let mut next = games.iter().cycle();
    bencher.bench_local(move || {
        let (state, seat) = next.next().expect("a game");
        let hole = state.scouts[*seat][1].expect("a scout");
        divan::black_box(state).reach(*seat, hole)
    });
}

/// All pushes of a turn, with the reach of every scout on the board after each.
#[divan::bench(args = [2, 4])]
fn pushes_and_reaches(bencher: Bencher, seats: usize) {
    let games = middles(seats);
    let mut next = games.iter().cycle();
    bencher.bench_local(move || {
        let (state, seat) = next.next().expect("a game");
        let mut rows = 0u32;
        for push in moves::pushes(state, *seat) {
            let after = outlook::after(state, &push);
            for seat in after.all().iter() {
                let gains = after.gains_of(seat);
                rows += gains.iter().map(|gain| u32::from(*gain)).sum::<u32>();
            }
        }
        rows
    });
}

/// Whole random games from the lots on; an item is a game.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, seats: usize) {
    let mut random = stream(1, 0, 0);
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut state = Scout::start(&Default::default(), seats);
        play(&mut state, &mut random, |_| false)
    });
}

/// The public view.
#[divan::bench]
fn view(bencher: Bencher) {
    let games = middles(2);
    bencher.bench_local(|| Scout::view(divan::black_box(&games[0].0), Viewer::Public));
}

/// A computer's push, the longest of its decisions.
#[divan::bench(args = ["easy", "normal", "hard"], consts = [2, 4])]
fn computer_pushes<const SEATS: usize>(bencher: Bencher, name: &str) {
    let level = name.parse().expect("a level");
    let mut player = Scout::computer(level);
    let mut random = stream(2, 0, 0);
    let games = middles(SEATS);
    let mut next = games.iter().cycle();
    bencher.bench_local(move || {
        let (state, seat) = next.next().expect("a game");
        let view = Scout::view(state, Viewer::Seat(*seat));
        player.decide(&view, &mut random, Deadline::NEVER)
    });
}
