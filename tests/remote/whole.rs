//! Whole games, with a program for each seat and three languages at one table: each hears to the byte what is heard at one
//! table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::seat::Seats;
use snuffel::tournament::Tournament;

use super::program::{Host, Program, is_about_chance};
use crate::common::program::Place;
use crate::far::{NAMES, lang_of, line_by_line, typed_in};

/// How long what was typed may take to be heard by all.
const LONG: Duration = Duration::from_secs(30);

/// What was heard of the game, which begins with this line.
fn heard_from(program: &Program, first: &str) -> Vec<String> {
    let lines = program.lines();
    let begin = lines.iter().position(|line| line == first).unwrap_or(lines.len());
    lines[begin..].iter().filter(|line| !is_about_chance(line)).cloned().collect()
}

fn plays<G: Game>(options: &[(&str, &str)], seats: usize, seed: u64) {
    let agreed = games::named(G::ID).unwrap().agree(options).unwrap();
    let Ok(config) = agreed.parse::<G::Config>() else { panic!("{agreed}") };
    let typed = typed_in::<G>(&config, seats, seed);
    let (listeners, lengths) = line_by_line::<G>(&config, seats, seed, &typed);
    let options: String = options.iter().map(|(name, value)| format!(" --{name} {value}")).collect();
    let seated: Vec<_> = Seats::first(seats).iter().collect();
    let args = format!("{} {seats}{options} --seed {seed} --name {}", G::ID, NAMES[0]);
    let host = Host::start_in(Arc::new(Place::new()), lang_of(seated[0]).word(), &args);
    let mut guests = Vec::new();
    for seat in &seated[1..] {
        let name = NAMES[seat.index()];
        guests.push(host.guest(&format!("--lang {} --name {name}", lang_of(*seat).word())));
        if seat.index() + 1 < seats {
            host.program.says(&format!("{name} "));
        }
    }
    let mut programs: Vec<Program> = [host.program].into_iter().chain(guests).collect();
    for (step, lengths) in lengths.iter().enumerate() {
        let line = step.checked_sub(1).map(|step| &typed[step]);
        if let Some((seat, line)) = line {
            programs[seat.index()].types(line);
        }
        for ((program, listener), length) in programs.iter().zip(&listeners).zip(lengths) {
            let wanted = &listener.said[..*length];
            let end = Instant::now() + LONG;
            loop {
                let heard = heard_from(program, &listener.said[0]);
                if heard == wanted {
                    break;
                }
                let differs = heard.iter().zip(wanted).find(|(heard, wanted)| heard != wanted);
                assert_eq!(differs, None, "step {step}, {line:?}");
                assert!(
                    heard.len() < wanted.len() && Instant::now() < end,
                    "step {step}, {line:?}: heard {:?}, wanted {:?}",
                    &heard[heard.len().saturating_sub(4)..],
                    &wanted[wanted.len().saturating_sub(4)..]
                );
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }
    for (seat, program) in seated.iter().zip(programs).rev() {
        let (text, status) = program.end();
        assert_eq!(status, 0, "{text}");
        let checks = text.lines().filter(|line| is_about_chance(line.trim_start_matches("> "))).count();
        assert_eq!(checks, usize::from(seat.index() > 0), "{text}");
    }
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
}
