//! The frequency of the tutor's questions in games of a player of level normal, and the time it takes to judge.

use std::time::{Duration, Instant};

use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::player::Level;
use snuffel::rng::Purpose;
use snuffel::seat::{Seat, Viewer};
use snuffel::table::{Due, Side as _, Table};

/// The tutor's potential questions in some games.
#[derive(Default)]
struct Figures {
    /// The cost of the worst decision of each turn, in the game's measure.
    turns: Vec<f32>,
    slowest: Duration,
    all: Duration,
    decisions: u32,
}

/// The turns of all seats in games of level normal.
fn measured<G: Game>(options: &str, seats: usize, games: u64) -> Figures {
    let mut figures = Figures::default();
    for seed in 0..games {
        let mut table = Table::<G>::new(&options.parse().unwrap(), seats, Box::new(Seeded { seed }));
        table.settle();
        let mut players: Vec<_> = (0..seats).map(|_| G::computer(Level::NORMAL)).collect();
        let mut last: Option<Seat> = None;
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            let random = |purpose: fn(Seat) -> Purpose| purpose(seat).stream(seed, table.steps());
            let action = players[seat.index()].decide(&view, &mut random(Purpose::Decision), Deadline::NEVER);
            if G::legal_actions(&view).len() > 1 {
                let begun = Instant::now();
                let verdict =
                    G::computer(Level::HARD).judge(&view, &action, &mut random(Purpose::Hint), Deadline::NEVER);
                let took = begun.elapsed();
                figures.slowest = figures.slowest.max(took);
                figures.all += took;
                figures.decisions += 1;
                let cost = verdict.map_or(0.0, |verdict| verdict.cost);
                if last != Some(seat) {
                    figures.turns.push(0.0);
                }
                if let Some(turn) = figures.turns.last_mut() {
                    *turn = turn.max(cost);
                }
                last = Some(seat);
            } else if last != Some(seat) {
                last = Some(seat);
                figures.turns.push(0.0);
            }
            table.act(seat, action).unwrap();
        }
    }
    figures
}

/// The largest percentage of turns in which a player of level normal may be questioned.
const MOST_ASKED: f32 = 20.0;

/// Prints the measurements, and checks that the question is rare enough.
fn tell<G: Game>(options: &str, seats: usize, candidates: &[f32]) {
    let games = std::env::var("SNUFFEL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let figures = measured::<G>(options, seats, games);
    let turns = figures.turns.len() as f32;
    let share = |least: f32| figures.turns.iter().filter(|cost| **cost >= least).count() as f32 / turns * 100.0;
    let shares: Vec<String> = candidates.iter().map(|least| format!("{least}: {:.1}%", share(*least))).collect();
    println!(
        "{} {options} for {seats}: {games} games, {turns} turns, {} decisions; {}; {:?} each, {:?} at most",
        G::ID,
        figures.decisions,
        shares.join(", "),
        figures.all / figures.decisions.max(1),
        figures.slowest
    );
    let asked = share(G::DOUBT);
    assert!(asked < MOST_ASKED, "{} {options} for {seats}: asked in {asked:.1} % of {turns} turns", G::ID);
}

#[test]
#[ignore = "takes minutes"]
fn of_domino() {
    let candidates = [0.02, 0.03, 0.04, 0.05, 0.07, 0.1];
    tell::<Domino>("target=100", 2, &candidates);
    tell::<Domino>("target=100", 4, &candidates);
}

#[test]
#[ignore = "takes minutes"]
fn of_schnuff() {
    let candidates = [0.02, 0.03, 0.04, 0.05, 0.07, 0.1];
    tell::<Schnuff>("drawing=auto end=last", 2, &candidates);
    tell::<Schnuff>("drawing=strict end=first", 4, &candidates);
}

#[test]
#[ignore = "takes minutes"]
fn of_scout() {
    let candidates = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    tell::<Scout>("hints=on", 2, &candidates);
}

#[test]
#[ignore = "takes minutes"]
fn of_sniff() {
    let candidates = [0.25, 0.5, 0.75, 1.0, 1.5, 2.0];
    tell::<Sniff>("size=5x5 walls=20", 2, &candidates);
    tell::<Sniff>("size=5x5 walls=20 warm-hot", 2, &candidates);
    tell::<Sniff>("size=5x5 dogs", 2, &candidates);
}

#[test]
#[ignore = "takes minutes"]
fn of_spion() {
    let candidates = [0.02, 0.03, 0.04, 0.05, 0.07, 0.1, 0.15];
    tell::<Spion>("notes=on", 2, &candidates);
    tell::<Spion>("notes=on", 4, &candidates);
}
