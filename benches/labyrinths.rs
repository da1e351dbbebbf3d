//! The number of moves that searchers of sniff need in random labyrinths and in those of the hard level, on average
//! with a 95 % interval; and the variety of these labyrinths.
//!
//! Run with `cargo bench --bench labyrinths -- LABYRINTHS SEED`; default: 200 labyrinths, seed 1.

use std::collections::{HashMap, HashSet};
use std::time::Instant;

use snuffel::deadline::Deadline;
use snuffel::game::Think;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::sniff::rules::action::Action;
use snuffel::games::sniff::rules::builder;
use snuffel::games::sniff::rules::labyrinth::Labyrinth;
use snuffel::games::sniff::rules::view::{Search, Stage, View};
use snuffel::games::sniff::think::hardest;
use snuffel::games::sniff::think::walkers;
use snuffel::player::Level;
use snuffel::rng::{Rng, stream};
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Viewer};

/// The number of times that the walker, which chooses randomly among equals, searches each labyrinth.
const WALKS: u64 = 4;

fn main() {
    let numbers = std::env::args().filter_map(|argument| argument.parse().ok());
    let numbers: Vec<u64> = numbers.collect();
    let labyrinths = numbers.first().copied().unwrap_or(200).max(2);
    let seed = numbers.get(1).copied().unwrap_or(1);
    let state = Sniff::start(&Default::default(), 2);
    let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
    println!("{labyrinths} labyrinths, seed {seed}");
    let random = |rng: &mut Rng| {
        let empty = Labyrinth::empty(view.config.size);
        builder::fill(&empty, view.plan(), rng).expect("a labyrinth")
    };
    measure("random", &view, labyrinths, seed, random);
    let hard = |rng: &mut Rng| hardest::labyrinth(&view, Deadline::NEVER, rng).expect("a labyrinth");
    measure("hard", &view, labyrinths, seed, hard);
}

/// Prints the figures for the labyrinths of one builder.
fn measure(name: &str, view: &View, labyrinths: u64, seed: u64, build: impl Fn(&mut Rng) -> Labyrinth) {
    let begun = Instant::now();
    let built: Vec<Labyrinth> = (0..labyrinths).map(|number| build(&mut stream(seed, 2, number))).collect();
    let time = begun.elapsed() / labyrinths as u32;
    println!("{name} labyrinths, each built in {time:?}:");
    tell_variety(&built);
    let walker = |labyrinth: &Labyrinth, number: u64| {
        let asks = (0..WALKS).map(|walk| {
            let mut luck = stream(seed, 3 + walk, number);
            f64::from(walkers::frontier(labyrinth, &mut luck).expect("a way"))
        });
        asks.sum::<f64>() / WALKS as f64
    };
    let numbered = || built.iter().zip(0u64..);
    let frontier: Vec<f64> = numbered().map(|(l, number)| walker(l, number)).collect();
    tell("frontier walker", &frontier);
    for level in [Level::EASY, Level::NORMAL, Level::HARD] {
        let asks = numbered().map(|(l, number)| asks(l, view, level, seed ^ number << 20));
        let asks: Vec<f64> = asks.collect();
        tell(&level.to_string(), &asks);
        if level == Level::HARD {
            let differences = asks.iter().zip(&frontier).map(|(hard, walker)| hard - walker);
            tell("hard less walker", &differences.collect::<Vec<_>>());
        }
    }
}

/// The number of moves a computer asks until it has found the treasure, without other players.
fn asks(labyrinth: &Labyrinth, view: &View, level: Level, seed: u64) -> f64 {
    let mut player = Sniff::computer(level);
    let mut view = view.clone();
    let mut search = Search::default();
    let mut moved = 0;
    loop {
        view.stage = Stage::Searching { mover: Seat::FIRST, moved };
        view.searches[Seat::FIRST] = search;
        let mut luck = stream(seed, u64::from(moved), search.asks.into());
        let Action::Step(field) = player.decide(&view, &mut luck, Deadline::NEVER) else {
            // The turn ends early; the next one begins at once.
            moved = 0;
            continue;
        };
        let answer = search.ask(labyrinth, &view.config, field);
        if answer.decides() {
            return search.asks.into();
        }
        moved = u8::from(answer.is_free() && moved == 0);
    }
}

/// Prints the mean and the 95 % interval.
fn tell(name: &str, all: &[f64]) {
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let squares = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    let error = 1.96 * (squares / (count - 1.0) / count).sqrt();
    let (low, high) = (mean - error, mean + error);
    println!("  {name}: {mean:.2} moves, 95 % interval {low:.2} to {high:.2}");
}

/// Prints how well a labyrinth could be predicted from the others.
fn tell_variety(built: &[Labyrinth]) {
    let different = built.iter().collect::<HashSet<_>>().len();
    let count = built.len() as f64;
    let mut treasures = HashMap::new();
    let mut walls = HashMap::new();
    for labyrinth in built {
        *treasures.entry(labyrinth.treasure).or_insert(0u32) += 1;
        for wall in labyrinth.walls.iter(labyrinth.size) {
            *walls.entry(wall).or_insert(0u32) += 1;
        }
    }
    let percent = |times: Option<&u32>| 100.0 * f64::from(*times.unwrap_or(&0)) / count;
    let treasure = percent(treasures.values().max());
    let (least, most) = (percent(walls.values().min()), percent(walls.values().max()));
    println!("  different ones: {different}; the treasure on its most frequent field: {treasure:.1} %");
    println!("  a wall on a place: from {least:.1} % to {most:.1} %");
}
