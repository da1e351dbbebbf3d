//! Breaks: programs that are killed at any moment and started again. Nothing that was answered is lost, and whoever was there
//! all the time hears what would have been heard anyway, and what became of the others.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::RngExt;
use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::rng::stream;
use snuffel::tournament::Tournament;

use super::program::{Host, Program, is_about_chance};
use crate::common::program::Place;
use crate::far::{NAMES, lang_of, line_by_line, typed_in};

/// Who is killed.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Side {
    Host,
    Guest,
}

/// What is told of others who are away, in the languages of the two: no part of the game.
const ABOUT_OTHERS: [&str; 4] = [
    "Von Bert ist nichts zu hören. Wenn Bert dran ist, wartet das Spiel.",
    "Bert ist wieder da.",
    "Van de tafel hoor ik niets meer. Ik blijf zoeken.",
    "De tafel is er weer.",
];

fn heard_from(program: &Program, first: &str) -> Vec<String> {
    let lines = program.lines();
    let begin = lines.iter().position(|line| line == first).unwrap_or(lines.len());
    let is_of_game = |line: &&String| !ABOUT_OTHERS.contains(&line.as_str()) && !is_about_chance(line);
    lines[begin..].iter().filter(is_of_game).cloned().collect()
}

/// Plays a game of two in which one is killed after so many typed lines.
fn plays_on<G: Game>(options: &[(&str, &str)], side: Side, seed: u64, moment: impl Fn(usize) -> usize) {
    let agreed = games::named(G::ID).unwrap().agree(options).unwrap();
    let Ok(config) = agreed.parse::<G::Config>() else { panic!("{agreed}") };
    let typed = typed_in::<G>(&config, 2, seed);
    let moment = moment(typed.len());
    let (listeners, lengths) = line_by_line::<G>(&config, 2, seed, &typed);
    let options: String = options.iter().map(|(name, value)| format!(" --{name} {value}")).collect();
    let places = [Arc::new(Place::new()), Arc::new(Place::new())];
    let seats: Vec<_> = snuffel::seat::Seats::first(2).iter().collect();
    let args = format!("{} 2{options} --seed {seed} --name {}", G::ID, NAMES[0]);
    let host = Host::start_in(Arc::clone(&places[0]), lang_of(seats[0]).word(), &args);
    let (words, address) = (host.words.clone(), host.address.clone());
    let join =
        format!("join {words} --no-relay --address {address} --lang {} --name {}", lang_of(seats[1]).word(), NAMES[1]);
    let guest = Program::start_in(Arc::clone(&places[1]), &join);
    let mut programs = [Some(host.program), Some(guest)];
    for (step, lengths) in lengths.iter().enumerate() {
        if let Some((seat, line)) = step.checked_sub(1).map(|step| &typed[step]) {
            let program = programs[seat.index()].as_mut().unwrap();
            let asked = program.wait("prompt", |text| text.ends_with("> ")).len();
            program.types(line);
            // In a fight both are asked: who answers first must be the same as at one table.
            program.wait("answer", |text| text.len() > asked);
        }
        let killed = usize::from(side == Side::Guest);
        for index in 0..2 {
            // Whoever has come back was told how it stands instead.
            if step > moment && index == killed {
                continue;
            }
            let (program, wanted) = (programs[index].as_ref().unwrap(), &listeners[index].said[..lengths[index]]);
            let end = Instant::now() + Duration::from_secs(40);
            while heard_from(program, &listeners[index].said[0]) != wanted {
                let heard = heard_from(program, &listeners[index].said[0]);
                assert!(
                    Instant::now() < end,
                    "{side:?}, seed {seed}, step {step} of {moment}: {heard:#?}\n{wanted:#?}\n{}",
                    programs[1 - index].as_ref().unwrap().text()
                );
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        if step == moment {
            programs[killed].take().unwrap().kill();
            let args = match side {
                Side::Host => format!("resume --lang {}", lang_of(seats[0]).word()),
                Side::Guest => join.clone(),
            };
            programs[killed] = Some(Program::start_in(Arc::clone(&places[killed]), &args));
        }
    }
}

/// How often somebody is killed, in turn in all games; `SNUFFEL_KILLS` asks for more.
fn kills() -> u64 {
    std::env::var("SNUFFEL_KILLS").map_or(5, |kills| kills.parse().unwrap())
}

/// Kills somebody at moments drawn by this number.
fn kills_on(side: Side, draw: u64) {
    for kill in 0..kills() {
        let moment = |length: usize| stream(kill, draw, 0).random_range(1..length.max(2));
        let seed = kill / 5 % 5;
        match kill % 5 {
            0 => plays_on::<Tournament<Domino>>(&[("target", "40")], side, seed, moment),
            1 => plays_on::<Tournament<Sniff>>(&[("size", "3x3")], side, seed, moment),
            2 => plays_on::<Tournament<Schnuff>>(&[("short", "")], side, seed, moment),
            3 => plays_on::<Tournament<Scout>>(&[], side, seed, moment),
            _ => plays_on::<Tournament<Spion>>(&[], side, seed, moment),
        }
    }
}

#[test]
fn a_guest_who_is_killed_comes_back_to_its_seat() {
    kills_on(Side::Guest, 91);
}

#[test]
fn a_host_that_is_killed_opens_the_same_table_again() {
    kills_on(Side::Host, 92);
}
