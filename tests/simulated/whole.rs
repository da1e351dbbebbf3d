//! Whole games, with a program for each seat and three languages at one table: each player hears, byte for byte, the
//! same as at a single table. `cargo test --test main remote::whole -- --nocapture` prints the times.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::seat::{Seat, Seats};
use snuffel::text::style::Lang;
use snuffel::tournament::Tournament;

use super::host::{Host, is_about_chance};
use super::program::{Program, until};
use crate::common::program::Place;
use crate::far::{Listener, NAMES, Typed, lang_of, line_by_line, typed_in};

/// The output about the game, which begins with this line.
fn heard_from(program: &Program, first: &str) -> Vec<String> {
    let lines = program.lines();
    let begin = lines.iter().position(|line| line == first).unwrap_or(lines.len());
    lines[begin..].iter().filter(|line| !is_about_chance(line)).cloned().collect()
}

/// The times from the last key of a line until another player has heard all its results.
pub struct Times(pub Vec<Duration>);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut times = self.0.clone();
        times.sort();
        let (median, most) = (times[times.len() / 2], times[times.len() * 95 / 100]);
        write!(f, "{} moves, key to ear {median:.1?}, 95th percentile {most:.1?}", times.len())
    }
}

/// Types all of a game, checks the output of every program, and returns the times at the others.
pub fn follow(
    programs: &mut [Program],
    typed: &[Typed],
    listeners: &[Listener],
    lengths: &[Vec<usize>],
) -> Vec<Duration> {
    let mut times = Vec::new();
    for (step, lengths_now) in lengths.iter().enumerate() {
        let line = step.checked_sub(1).map(|step| &typed[step]);
        let begin = Instant::now();
        if let Some((seat, line)) = line {
            programs[seat.index()].types(line);
        }
        for (index, (program, listener)) in programs.iter().zip(listeners).enumerate() {
            let wanted = &listener.said[..lengths_now[index]];
            let mut heard = Vec::new();
            let is_heard = until(|| {
                heard = heard_from(program, &listener.said[0]);
                let is_wrong =
                    heard.len() > wanted.len() || heard.iter().zip(wanted).any(|(heard, wanted)| heard != wanted);
                (is_wrong || heard == wanted).then_some(!is_wrong)
            });
            assert_eq!(
                is_heard,
                Some(true),
                "step {step}, {line:?}, seat {index}: heard {:?}, wanted {:?}",
                &heard[heard.len().saturating_sub(4)..],
                &wanted[wanted.len().saturating_sub(4)..]
            );
            let is_news = step > 0 && lengths_now[index] > lengths[step - 1][index];
            if is_news && line.is_some_and(|(seat, _)| seat.index() != index) {
                times.push(begin.elapsed());
            }
        }
    }
    times
}

/// Plays a game with the programs that `start` seats: the host with its arguments in [its language](HOST_LANG), and each
/// guest with its options.
pub fn plays_with<G: Game>(
    options: &[(&str, &str)],
    seats: usize,
    seed: u64,
    start: impl FnOnce(&str, &[String]) -> Vec<Program>,
) {
    let agreed = games::named(G::ID).unwrap().agree(options).unwrap();
    let Ok(config) = agreed.parse::<G::Config>() else { panic!("{agreed}") };
    let typed = typed_in::<G>(&config, seats, seed);
    let (listeners, lengths) = line_by_line::<G>(&config, seats, seed, &typed);
    let options: String = options.iter().map(|(name, value)| format!(" --{name} {value}")).collect();
    let seated: Vec<_> = Seats::first(seats).iter().collect();
    let host = format!("{} {seats}{options} --seed {seed} --name {}", G::ID, NAMES[0]);
    let guest = |seat: &Seat| format!("--lang {} --name {}", lang_of(*seat).code(), NAMES[seat.index()]);
    let guests: Vec<String> = seated[1..].iter().map(guest).collect();
    let mut programs = start(&host, &guests);
    let times = follow(&mut programs, &typed, &listeners, &lengths);
    println!("{}, {seats} seats: {}", G::ID, Times(times));
    for (seat, program) in seated.iter().zip(programs).rev() {
        let (text, status) = program.end();
        assert_eq!(status, 0, "{text}");
        let checks = text.lines().filter(|line| is_about_chance(line.trim_start_matches("> "))).count();
        assert_eq!(checks, usize::from(seat.index() > 0), "{text}");
    }
}

/// The language of the host.
pub const HOST_LANG: Lang = Lang::ALL[0];

/// Seats guests with these options one after another; `come` starts one.
pub fn seat(host: &Program, options: &[String], mut come: impl FnMut(&str) -> Program) -> Vec<Program> {
    let mut guests = Vec::new();
    for (each, name) in options.iter().zip(&NAMES[1..]) {
        guests.push(come(each));
        // With the last one, the game begins.
        if guests.len() < options.len() {
            host.says(&format!("{name} "));
        }
    }
    guests
}

/// Plays a game with a host and guests in their own languages.
pub fn plays<G: Game>(options: &[(&str, &str)], seats: usize, seed: u64) {
    plays_with::<G>(options, seats, seed, |host, guests| {
        let host = Host::start_in(Arc::new(Place::new()), HOST_LANG.code(), host);
        let guests = seat(&host.program, guests, |args| host.guest(args));
        [host.program].into_iter().chain(guests).collect()
    });
}

#[test]
fn domino_is_played_by_programs_far_from_each_other() {
    plays::<Tournament<Domino>>(&[("target", "40")], 3, 1);
    plays::<Tournament<Domino>>(&[("target", "40")], 2, 2);
}

#[test]
fn sniff_is_played_by_programs_far_from_each_other() {
    plays::<Tournament<Sniff>>(&[("size", "3x3")], 2, 1);
}

#[test]
fn schnuff_is_played_by_programs_far_from_each_other() {
    plays::<Tournament<Schnuff>>(&[("short", "")], 6, 1);
}

#[test]
fn scout_is_played_by_programs_far_from_each_other() {
    plays::<Tournament<Scout>>(&[], 3, 1);
}

#[test]
fn spion_is_played_by_programs_far_from_each_other() {
    plays::<Tournament<Spion>>(&[], 2, 1);
    plays::<Tournament<Spion>>(&[], 4, 1);
}
