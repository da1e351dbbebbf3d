//! Tests that the same seed gives the same game on every system: one number per game covers the decisions of
//! computers of every level, and their worths.
//!
//! This is a separate program because it also runs on other systems, where the other tests would take too long. A
//! number is expected to change with each change of a computer player or of the rules. If it changes otherwise, or on
//! one system only, compare the lists of decisions from `cargo test -p snuffel-games --test decisions --
//! --nocapture`.

use std::fmt::Write as _;

use rand::RngExt;
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Game;
use snuffel_core::player::Level;
use snuffel_core::rng::{Purpose, stream_of};
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::domino::rules::Domino;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::scout::rules::Scout;
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::spion::rules::Spion;

const SEED: u64 = 41;

/// The number of positions per game, starting at its beginning, in which all levels decide.
const POSITIONS: usize = 3;

/// A position in which a decision is due: the seat, its view, and the number of lines in the record.
type Position<G> = (Seat, <G as snuffel_core::rules::Rules>::View, u64);

/// All positions of a game between easy computers.
fn positions<G: Game>(options: &str, seats: usize) -> Vec<Position<G>> {
    let config = options.parse().unwrap_or_else(|_| panic!("{options}"));
    let mut table = Table::<G>::new(&config, seats, Box::new(Seeded { seed: SEED }));
    let mut computer = G::computer(Level::EASY);
    let mut positions = Vec::new();
    table.settle();
    while let Due::Seats(due) = table.due() {
        let seat = due.iter().next().expect("somebody is due");
        let (view, steps) = (table.view(Viewer::Seat(seat)), table.steps());
        let mut luck = Purpose::Decision(seat).stream(SEED, steps);
        let action = computer.decide(&view, &mut luck, Deadline::NEVER);
        positions.push((seat, view, steps));
        table.act(seat, action).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    positions
}

/// A line for each decision of each level, in positions from the beginning to the end of a game, and the advice of
/// the strongest computer in each.
fn decisions<G: Game>(options: &str, seats: usize) -> String {
    let mut lines = String::new();
    let positions = positions::<G>(options, seats);
    for (seat, view, steps) in (0..POSITIONS).map(|part| &positions[part * positions.len() / POSITIONS]) {
        let luck = || Purpose::Decision(*seat).stream(SEED, *steps);
        for level in Level::all() {
            let action = G::computer(level).decide(view, &mut luck(), Deadline::NEVER);
            writeln!(lines, "{options}, {seats} seats, after {steps} lines: {seat}, {level}: {action}").unwrap();
        }
        let advice = G::computer(Level::HARD).advise(view, &mut luck(), Deadline::NEVER);
        writeln!(lines, "{advice:?}").unwrap();
    }
    lines
}

/// Checks the number for the decisions in games with these options and numbers of seats.
fn holds<G: Game>(games: &[(&str, usize)], number: u64) {
    let lines: String = games.iter().map(|(options, seats)| decisions::<G>(options, *seats)).collect();
    println!("{lines}");
    let is: u64 = stream_of(lines.as_bytes(), 0).random();
    assert_eq!(is, number, "{} decides otherwise: {is:#018x}", G::ID);
}

#[test]
fn sniff() {
    let options = ["size=5x5 walls=20", "size=4x4 warm-hot dogs", "size=5x5 walls=20 blind non-stop"];
    holds::<Sniff>(&options.map(|options| (options, 2)), 0x572e_c0bf_cea9_f94a);
}

#[test]
fn domino() {
    holds::<Domino>(&[("target=50 spinner", 2), ("target=100", 4)], 0xfddf_1165_077e_73e9);
}

#[test]
fn schnuff() {
    holds::<Schnuff>(&[("drawing=strict end=first", 2), ("drawing=auto end=last", 5)], 0x7b38_32c9_369e_2172);
}

#[test]
fn scout() {
    holds::<Scout>(&[("hints=on", 2), ("hints=off by-hand", 4)], 0x2aac_134d_c135_288e);
}

#[test]
fn spion() {
    holds::<Spion>(&[("notes=on", 2), ("notes=off", 4)], 0x91ee_48b6_872d_39e4);
}
