//! The advantage of a searcher of sniff who has seen many labyrinths of the hard level over one who has seen none. All
//! search in the same way, and differ in how likely they consider each labyrinth that agrees with all answers: all
//! equally likely, or by general expectations about a builder, or by additional learning.
//!
//! Run with `cargo bench --bench learner -- SEEN FRESH SEED`; default: 1000 labyrinths seen, 100 fresh ones, seed 1.

mod belief;
mod board;
mod expected;
mod judge;
mod search;
mod traits;

use std::time::Instant;

use rand::RngExt;

use belief::{Belief, any};
use board::Maze;
use expected::Expected;
use judge::Judge;
use search::Search;
use snuffel::deadline::Deadline;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::sniff::rules::view::View;
use snuffel::games::sniff::think::hardest;
use snuffel::rng::{Rng, stream};
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Viewer};

/// The number of labyrinths that a searcher considers at once.
const THOUGHTS: usize = 150;
/// The number of changes it tries in each after an answer.
const CHANGES: usize = 12;
/// The number of times a learner compares its beliefs with the builder's labyrinths, and corrects them.
const LESSONS: usize = 3;

fn main() {
    let numbers: Vec<u64> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
    let (seen, fresh, seed) = (number(0, 1000), number(1, 100), number(2, 1));
    let state = Sniff::start(&Default::default(), 2);
    let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
    let seen = built(&view, seen, seed, 21);
    let fresh = built(&view, fresh, seed, 22);
    let random: Vec<Maze> = many(&seen, |number, _| any(&Search::new(), &mut stream(seed, 23, number)).expect("one"));
    println!("{} labyrinths seen, {} fresh ones, seed {seed}", seen.len(), fresh.len());
    let alike = Judge::unlearned(None);
    let expecting = Judge::unlearned(Some(Expected::of(&random)));
    let plain = searched("who has seen none and takes all for alike", &alike, &random, &fresh, seed);
    let wise = searched("who has seen none and expects long searches", &expecting, &random, &fresh, seed);
    for (name, begun) in [("how they look", &alike), ("more than to expect long searches", &expecting)] {
        let judge = learnt(begun, &seen, &random, seed);
        let asks = searched(&format!("who has learnt {name}"), &judge, &seen, &fresh, seed);
        tell_lead("who takes all for alike", &plain, &asks);
        tell_lead("who expects long searches", &wise, &asks);
    }
}

/// Prints a learner's advantage over another searcher in the same labyrinths.
fn tell_lead(than: &str, others: &[f64], asks: &[f64]) {
    let gains: Vec<f64> = others.iter().zip(asks).map(|(other, asks)| other - asks).collect();
    let (gain, error) = mean(&gains);
    let part = 100.0 / mean(others).0;
    let (gain, error) = (gain * part, error * part);
    println!("    sooner than {than} by {gain:.1} %, 95 % interval {:.1} to {:.1}", gain - error, gain + error);
}

/// Labyrinths of the hard level.
fn built(view: &View, count: u64, seed: u64, purpose: u64) -> Vec<Maze> {
    many(&vec![(); count as usize], |number, ()| {
        let luck = &mut stream(seed, purpose, number);
        Maze::of(&hardest::labyrinth(view, Deadline::NEVER, luck).expect("a labyrinth"))
    })
}

/// Learns from labyrinths of the builder, compared each time with a sample of the beliefs so far.
fn learnt(begun: &Judge, seen: &[Maze], random: &[Maze], seed: u64) -> Judge {
    let mut judge = begun.clone();
    for lesson in 0..LESSONS {
        let count = random.len() / 3;
        let taken = many(&random[..count], |number, maze| {
            let luck = &mut stream(seed, 30 + lesson as u64, number);
            let mut belief = Belief::new(&judge, &[*maze], 1, luck);
            belief.hear(&Search::new(), 600, luck);
            belief.mazes().next().expect("one")
        });
        let right = judge.learn(seen, &taken);
        println!("  lesson {lesson}: {:.1} % told right", 100.0 * right);
    }
    judge
}

/// The number of moves a searcher needs in each of the labyrinths.
fn searched(name: &str, judge: &Judge, seen: &[Maze], fresh: &[Maze], seed: u64) -> Vec<f64> {
    let begun = Instant::now();
    let asks = many(fresh, |number, maze| find(judge, seen, *maze, &mut stream(seed, 40, number)));
    let (asked, error) = mean(&asks);
    let (low, high) = (asked - error, asked + error);
    println!("  {name}: {asked:.2} moves, 95 % interval {low:.2} to {high:.2}; {:?}", begun.elapsed());
    asks
}

/// The number of moves until the treasure is found, always using the door that leads to it soonest on average.
fn find(judge: &Judge, seen: &[Maze], maze: Maze, rng: &mut Rng) -> f64 {
    let mut belief = Belief::new(judge, seen, THOUGHTS, rng);
    let mut search = Search::new();
    loop {
        let doors = search.doors();
        let mut costs = vec![0.0; doors.len()];
        for (walls, goals, likely) in belief.possible(&search) {
            let luck = rng.random::<u64>();
            for (door, cost) in doors.iter().zip(&mut costs) {
                let found = |field: usize, asks: u32| *cost += asks as f32 * likely[field];
                search.finish(*door, walls, goals, &mut stream(luck, 0, 0), found);
            }
        }
        let best = doors.iter().zip(&costs).min_by(|(_, one), (_, other)| one.total_cmp(other));
        let (door, _) = best.expect("a way on");
        if search.enter(*door, maze.walls, maze.goal) {
            return search.asks.into();
        }
        belief.hear(&search, CHANGES, rng);
    }
}

/// Applies a function to each of many values, on all processors.
fn many<T: Sync, R: Send>(all: &[T], work: impl Fn(u64, &T) -> R + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    let part = all.len().div_ceil(threads).max(1);
    let work = &work;
    std::thread::scope(|scope| {
        let parts = all.chunks(part).enumerate().map(|(at, chunk)| {
            let first = at * part;
            scope.spawn(move || chunk.iter().zip(first as u64..).map(|(one, number)| work(number, one)).collect())
        });
        let parts: Vec<std::thread::ScopedJoinHandle<Vec<R>>> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().expect("a thread")).collect()
    })
}

/// The mean, and half of the 95 % interval.
fn mean(all: &[f64]) -> (f64, f64) {
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let squares = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}
