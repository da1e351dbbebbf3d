//! Storms: whole games with long transmission times and connections that break or are doubled, all determined by a
//! seed. No player is lost, no message repeated, and everyone hears the same game as at a single table.
//!
//! `SNUFFEL_STORMS=1000 cargo test --test main simulated::storms` sets the number of storms for each game;
//! `SNUFFEL_STORM=7` plays only that one.

use std::time::Duration;

use rand::RngExt;
use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::rng::stream;
use snuffel::seat::Seat;
use snuffel::tournament::Tournament;

use super::breaks::of_game;
use super::host::Host;
use super::program::{Program, until};
use crate::common::program::Place;
use crate::far::{NAMES, lang_of, line_by_line, typed_in};

/// The number of storms for each game; `SNUFFEL_STORMS` overrides it.
const STORMS: u64 = 4;

/// The probability that a connection breaks, or is doubled, right after a line was typed.
const BREAKS: f64 = 0.3;

/// Plays a game for two in a storm.
fn play_in_storm<G: Game>(options: &[(&str, &str)], seed: u64) {
    let agreed = games::named(G::ID).unwrap().agree(options).unwrap();
    let Ok(config) = agreed.parse::<G::Config>() else { panic!("{agreed}") };
    let typed = typed_in::<G>(&config, 2, seed);
    let (listeners, lengths) = line_by_line::<G>(&config, 2, seed, &typed);
    let options: String = options.iter().map(|(name, value)| format!(" --{name} {value}")).collect();
    let langs = [Seat::FIRST, Seat::SECOND].map(|seat| lang_of(seat).code());
    let args = format!("{} 2{options} --seed {seed} --name {}", G::ID, NAMES[0]);
    let host = Host::start_in(Place::new().into(), langs[0], &args);
    let guest = host.guest(&format!("--lang {} --name {}", langs[1], NAMES[1]));
    let mut programs = [host.program, guest];
    let mut random = stream(seed, 93, 0);
    programs[0].weather(seed);
    for (step, lengths) in lengths.iter().enumerate() {
        if let Some((seat, line)) = step.checked_sub(1).map(|step| &typed[step]) {
            let program = &mut programs[seat.index()];
            program.asks();
            program.types(line);
            if random.random_bool(BREAKS) {
                program.go_on_for(Duration::from_micros(random.random_range(0..1_000_000)));
                match random.random_bool(0.5) {
                    true => programs[1].cut(),
                    false => programs[1].double(),
                }
            }
        }
        for index in 0..2 {
            let typed = step.checked_sub(1).map(|step| &typed[step]);
            let about = format!("{}, storm {seed}, step {step}, {typed:?}, seat {index}", G::ID);
            hears(&programs, index, &listeners[index].said, lengths[index], &about);
        }
    }
}

/// Waits until a program has heard at least the first `least` lines of `story`, and nothing else. It may hear news that
/// a single table holds back until the end of a turn: a returning program is told everything there is.
fn hears(programs: &[Program; 2], index: usize, story: &[String], least: usize, about: &str) {
    let whole = by_turns(story);
    let least = by_turns(&story[..least]).len();
    let heard = || {
        let lines = of_game(&programs[index].text());
        let begin = lines.iter().position(|line| Some(line) == story.first()).unwrap_or(lines.len());
        by_turns(&lines[begin..])
    };
    let is_heard = until(|| {
        let heard = heard();
        let is_wrong = !whole.starts_with(&heard);
        (is_wrong || heard.len() >= least).then_some(!is_wrong)
    });
    let heard = heard();
    let differs = heard.lines().zip(whole.lines()).find(|(heard, told)| heard != told);
    let told = |index: usize| programs[index].text();
    assert_eq!(is_heard, Some(true), "{about}, {differs:?}\n{}\n{}", told(0), told(1));
}

/// The messages that a turn was empty, which may be sent for a part of a turn alone.
const NOTHING: [&str; 3] = ["kein Scout geht.", "geen scout loopt.", "no scout walks."];

/// The lines with all actions of one player's turn joined in one line, without the last full stop: a break splits the
/// account of a turn.
fn by_turns(lines: &[String]) -> String {
    let mut turns: Vec<String> = Vec::new();
    for line in lines {
        let mut deeds = NAMES.iter().filter_map(|name| Some((*name, line.strip_prefix(*name)?.strip_prefix(": ")?)));
        match (deeds.next(), turns.last_mut()) {
            (Some((_, deed)), _) if NOTHING.contains(&deed) => {}
            (Some((name, deed)), Some(turn)) if turn.starts_with(&format!("{name}: ")) => {
                turn.truncate(turn.trim_end_matches('.').len());
                turn.push_str(&format!(", {deed}"));
            }
            _ => turns.push(line.clone()),
        }
    }
    turns.join("\n").trim_end_matches('.').to_owned()
}

/// Plays a game in the requested number of storms.
fn play_in_storms<G: Game>(options: &[(&str, &str)]) {
    let number = |name| std::env::var(name).ok().map(|number| number.parse::<u64>().unwrap());
    let seeds = match number("SNUFFEL_STORM") {
        Some(seed) => seed..seed + 1,
        None => 0..number("SNUFFEL_STORMS").unwrap_or(STORMS),
    };
    seeds.for_each(|seed| play_in_storm::<G>(options, seed));
}

#[test]
fn domino_is_the_same_in_a_storm() {
    play_in_storms::<Tournament<Domino>>(&[("target", "40")]);
}

#[test]
fn sniff_is_the_same_in_a_storm() {
    play_in_storms::<Tournament<Sniff>>(&[("size", "3x3")]);
}

#[test]
fn schnuff_is_the_same_in_a_storm() {
    play_in_storms::<Tournament<Schnuff>>(&[("short", "")]);
}

#[test]
fn scout_is_the_same_in_a_storm() {
    play_in_storms::<Tournament<Scout>>(&[]);
}

#[test]
fn spion_is_the_same_in_a_storm() {
    play_in_storms::<Spion>(&[]);
}
