//! Breaks: programs that are killed at any moment and started again, many times in one game. Nothing that was answered is
//! lost, and whoever was there all the time hears what would have been heard anyway, and what became of the others.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rand::RngExt;
use rand::seq::SliceRandom;
use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::rng::{Rng, stream};
use snuffel::seat::Seat;
use snuffel::tournament::Tournament;

use super::host::{Host, is_about_chance, lines_of};
use super::program::{Program, until};
use crate::common::program::Place;
use crate::far::{Listener, NAMES, Typed, is_deed, lang_of, line_by_line, typed_in};

/// Who is killed.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Side {
    Host,
    Guest,
}

/// What is told of others who are away, in the languages of the two: no part of the game.
const ABOUT_OTHERS: [&str; 5] = [
    "Von Bert ist nichts zu hören. Wenn Bert dran ist, wartet das Spiel.",
    "Bert ist wieder da.",
    "Van de tafel hoor ik niets meer. Ik blijf zoeken.",
    "De tafel is er weer.",
    "Dat gebeurt zodra de tafel er weer is.",
];

/// The lines of what a program has written that are of the game.
pub fn of_game(text: &str) -> Vec<String> {
    let is_of_game = |line: &String| !ABOUT_OTHERS.contains(&line.as_str()) && !is_about_chance(line);
    lines_of(text).into_iter().filter(is_of_game).collect()
}

fn heard_from(program: &Program) -> Vec<String> {
    of_game(&program.text())
}

/// When somebody is killed.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Moment {
    /// Once everybody has heard all of a step.
    Heard,
    /// So long after its line was typed, be it done by then or not.
    Typed(Duration),
}

/// How much of a game is written down where it is played.
fn written(place: &Place, game: &str) -> usize {
    let file = |folder: &str| place.path(&format!("{folder}/{game}-1.record"));
    let text = ["games", "finished"].map(|folder| std::fs::read_to_string(file(folder)).unwrap_or_default());
    text.iter().map(|text| text.lines().count()).sum()
}

/// What somebody hears who sits at the same table with everybody, and how far after each typed line.
struct Wanted {
    listener: Listener,
    lengths: Vec<usize>,
}

/// How a program is to be compared with that: from which of its lines on, and from which of those that are wanted.
type From = (usize, usize);

/// A game of two in which one side is killed again and again.
struct Broken {
    game: &'static str,
    side: Side,
    typed: Vec<Typed>,
    wanted: [Wanted; 2],
    places: [Arc<Place>; 2],
    programs: [Option<Program>; 2],
    /// Nothing for whoever has come back: that one was told how it stands instead.
    from: [Option<From>; 2],
    /// How many lines were heard before what was typed last by whoever has come back: with the answer to that all is heard
    /// again.
    asked: [Option<usize>; 2],
    /// Behind what the killed program is started again.
    again: String,
}

impl Broken {
    /// The game before anything was typed.
    fn new<G: Game>(options: &[(&str, &str)], side: Side, seed: u64) -> Broken {
        let agreed = games::named(G::ID).unwrap().agree(options).unwrap();
        let Ok(config) = agreed.parse::<G::Config>() else { panic!("{agreed}") };
        let typed = typed_in::<G>(&config, 2, seed);
        let (listeners, lengths) = line_by_line::<G>(&config, 2, seed, &typed);
        let mut seats = listeners.into_iter().enumerate();
        let wanted = [(); 2].map(|()| {
            let (index, listener) = seats.next().unwrap();
            Wanted { listener, lengths: lengths.iter().map(|lengths| lengths[index]).collect() }
        });
        let options: String = options.iter().map(|(name, value)| format!(" --{name} {value}")).collect();
        let places = [Arc::new(Place::new()), Arc::new(Place::new())];
        let langs = [Seat::FIRST, Seat::SECOND].map(|seat| lang_of(seat).code());
        let args = format!("{} 2{options} --seed {seed} --name {}", G::ID, NAMES[0]);
        let host = Host::start_in(Arc::clone(&places[0]), langs[0], &args);
        let (words, address) = (&host.words, &host.address);
        let join = format!("join {words} --no-relay --address {address} --lang {} --name {}", langs[1], NAMES[1]);
        let guest = Program::start_in(Arc::clone(&places[1]), &join);
        let again = match side {
            Side::Host => format!("resume --lang {}", langs[0]),
            Side::Guest => join,
        };
        let programs = [host.program, guest];
        let from = [0, 1].map(|index: usize| {
            let first = &wanted[index].listener.said[0];
            let text = programs[index].wait("beginning", |text| text.contains(&format!("{first}\n")));
            of_game(&text).iter().position(|line| line == first).map(|line| (line, 0))
        });
        Broken { game: G::ID, side, typed, wanted, places, programs: programs.map(Some), from, asked: [None; 2], again }
    }

    /// The program of a seat.
    fn program(&mut self, index: usize) -> &mut Program {
        self.programs[index].as_mut().unwrap()
    }

    /// Who is killed.
    fn killed(&self) -> usize {
        usize::from(self.side == Side::Guest)
    }

    /// How much of the game is written down where it is played.
    fn written(&self) -> usize {
        written(&self.places[0], self.game)
    }

    /// Kills the program, and starts it again.
    fn kill(&mut self) {
        let killed = self.killed();
        self.programs[killed].take().unwrap().kill();
        self.programs[killed] = Some(Program::start_in(Arc::clone(&self.places[killed]), &self.again));
        (self.from[killed], self.asked[killed]) = (None, None);
    }

    /// Types the line of this step, and kills where that is to be right after it; whether it was.
    fn types(&mut self, step: usize, when: Option<Moment>) -> bool {
        let (seat, line) = self.typed[step - 1].clone();
        let index = seat.index();
        let asked = self.program(index).asks().len();
        // Only now: whoever has come back may still have had an idle question to answer by itself.
        let before = self.written();
        if self.from[index].is_none() && is_deed(&line) {
            self.asked[index] = Some(heard_from(self.program(index)).len());
        }
        self.program(index).types(&line);
        match when {
            Some(Moment::Typed(delay)) if is_deed(&line) => {
                self.program(index).go_on_for(delay);
                self.kill();
                if index == self.killed() {
                    self.types_again(index, &line, before);
                }
                true
            }
            // In a fight both are asked: who answers first must be the same as at one table.
            Some(Moment::Typed(_) | Moment::Heard) | None => {
                self.program(index).wait("answer", |text| text.len() > asked);
                false
            }
        }
    }

    /// What has not come to the table with the program that it was typed into is typed again.
    fn types_again(&mut self, index: usize, line: &str, before: usize) {
        // Whoever is asked again has been told how it stands, so that what was on its way to the table before is done or lost.
        let asks = until(|| match (self.written() != before, self.program(index).is_asking()) {
            (true, _) => Some(false),
            (false, asks) => asks.then_some(true),
        });
        let asks = asks.unwrap_or_else(|| panic!("{}", self.program(index).text()));
        if asks && self.written() == before {
            let asked = self.program(index).text().len();
            self.program(index).types(line);
            self.program(index).wait("answer", |text| text.len() > asked);
        }
    }

    /// Waits until everybody has heard what is to be heard of this step, and nothing else.
    fn hears(&mut self, step: usize, about: &str) {
        for index in 0..2 {
            self.hears_again(index, step);
            let Some((first, from)) = self.from[index] else { continue };
            let (program, wanted) = (self.programs[index].as_ref().unwrap(), &self.wanted[index]);
            let wanted = &wanted.listener.said[from..wanted.lengths[step]];
            let mut heard = Vec::new();
            // The first line that is another one; the last one may not be there in whole.
            let mut differs = None;
            let is_heard = until(|| {
                heard = heard_from(program);
                differs = heard[first..].iter().zip(wanted).position(|(heard, wanted)| heard != wanted);
                let is_wrong = differs.is_some_and(|line| first + line + 1 < heard.len());
                (is_wrong || heard.get(first..) == Some(wanted)).then_some(!is_wrong)
            });
            assert_eq!(
                is_heard,
                Some(true),
                "{about}, step {step}, seat {index}, line {differs:?} from {first}: {heard:#?}\n{wanted:#?}\n{}",
                self.programs[1 - index].as_ref().unwrap().text()
            );
        }
    }

    /// From the answer to what it did itself, whoever has come back hears the same as before.
    fn hears_again(&mut self, index: usize, step: usize) {
        let lengths = &self.wanted[index].lengths;
        let (Some(asked), Some(before)) = (self.asked[index], step.checked_sub(1).map(|step| lengths[step])) else {
            return;
        };
        let wanted = &self.wanted[index].listener.said[before..lengths[step]];
        let program = self.programs[index].as_ref().unwrap();
        if !wanted.is_empty() {
            let text =
                program.wait("answer", |text| of_game(text).get(asked..).is_some_and(|heard| heard.ends_with(wanted)));
            self.from[index] = Some((of_game(&text).len(), lengths[step]));
        }
        self.asked[index] = None;
    }
}

/// Plays a game in which somebody is killed at moments drawn by `random`, so often at most. How often it was.
fn plays_on<G: Game>(options: &[(&str, &str)], side: Side, seed: u64, random: &mut Rng, most: usize) -> usize {
    let mut game = Broken::new::<G>(options, side, seed);
    let mut steps: Vec<usize> = (1..game.typed.len()).collect();
    steps.shuffle(random);
    let moments: BTreeSet<usize> = steps.into_iter().take(most).collect();
    for step in 0..=game.typed.len() {
        // From before the line is read until long after all is done that comes of it.
        let delay = Duration::from_micros(random.random_range(0..6_000));
        let drawn = if random.random() { Moment::Typed(delay) } else { Moment::Heard };
        let when = moments.contains(&step).then_some(drawn);
        let is_done = step > 0 && game.types(step, when);
        game.hears(step, &format!("{side:?}, {when:?}, {} with seed {seed}", G::ID));
        if when.is_some() && !is_done {
            game.kill();
        }
    }
    moments.len()
}

/// How often somebody is killed, in all games; `SNUFFEL_KILLS` asks for more.
fn kills() -> usize {
    std::env::var("SNUFFEL_KILLS").map_or(super::KILLS, |kills| kills.parse().unwrap())
}

/// A game that is played until somebody was killed so often; the games are played with the seeds from 0 on.
fn kills_in<G: Game>(options: &[(&str, &str)], side: Side, draw: u64, kills: usize) {
    let mut random = stream(kills as u64, draw, 0);
    let (mut killed, begin) = (0, Instant::now());
    for seed in 0.. {
        if killed == kills {
            break;
        }
        killed += plays_on::<G>(options, side, seed, &mut random, kills - killed);
    }
    println!("{side:?}, {}: {killed} kills in {} s", G::ID, begin.elapsed().as_secs());
}

/// Kills somebody at moments drawn by this number, in all games at once: most of the time everybody waits for somebody who
/// comes back.
fn kills_on(side: Side, draw: u64) {
    let share = |game: usize| (kills() + 4 - game) / 5;
    thread::scope(|scope| {
        scope.spawn(|| kills_in::<Tournament<Domino>>(&[("target", "40")], side, draw, share(0)));
        scope.spawn(|| kills_in::<Tournament<Sniff>>(&[("size", "3x3")], side, draw + 1, share(1)));
        scope.spawn(|| kills_in::<Tournament<Schnuff>>(&[("short", "")], side, draw + 2, share(2)));
        scope.spawn(|| kills_in::<Tournament<Scout>>(&[], side, draw + 3, share(3)));
        scope.spawn(|| kills_in::<Tournament<Spion>>(&[], side, draw + 4, share(4)));
    });
}

#[test]
fn a_guest_who_is_killed_comes_back_to_its_seat() {
    kills_on(Side::Guest, 91);
}

#[test]
fn a_host_that_is_killed_opens_the_same_table_again() {
    kills_on(Side::Host, 101);
}
