//! Breaks: programs that are killed at any moment and restarted, many times in one game. No answered line is lost, and
//! the other side hears the game as it would have anyway, plus the news about the break.

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

/// How the two programs are started and killed.
pub trait Venue: Sync {
    /// Starts a host in a language, with these arguments after `host`.
    fn hosts(&self, place: Arc<Place>, lang: &str, args: &str) -> Host;

    /// Starts a guest, or a killed program again.
    fn starts(&self, place: Arc<Place>, args: &str) -> Program;

    /// Kills the program of this side.
    fn kills(&self, _: Side, program: Program) {
        program.kill();
    }
}

/// Both are programs of this machine or of the simulation.
struct Programs;

impl Venue for Programs {
    fn hosts(&self, place: Arc<Place>, lang: &str, args: &str) -> Host {
        Host::start_in(place, lang, args)
    }

    fn starts(&self, place: Arc<Place>, args: &str) -> Program {
        Program::start_in(place, args)
    }
}

/// The side that is killed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Side {
    Host,
    Guest,
}

/// The messages about absent players, in the languages of the two: not part of the game.
const ABOUT_OTHERS: [&str; 5] = [
    "Von Bert ist nichts zu hören. Wenn Bert dran ist, wartet das Spiel.",
    "Bert ist wieder da.",
    "Van de tafel hoor ik niets meer. Ik blijf zoeken.",
    "De tafel is er weer.",
    "Dat gebeurt zodra de tafel er weer is.",
];

/// The lines of a program's output that belong to the game.
pub fn of_game(text: &str) -> Vec<String> {
    let is_of_game = |line: &String| !ABOUT_OTHERS.contains(&line.as_str()) && !is_about_chance(line);
    lines_of(text).into_iter().filter(is_of_game).collect()
}

fn heard_from(program: &Program) -> Vec<String> {
    of_game(&program.text())
}

/// The moment of a kill.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Moment {
    /// Once all players have heard everything about a step.
    Heard,
    /// This long after its line was typed, whether or not it has been processed by then.
    Typed(Duration),
}

/// The number of lines in the record at the host.
fn written(place: &Place, game: &str) -> usize {
    let file = |folder: &str| place.path(&format!("{folder}/{game}-1.record"));
    let text = ["games", "finished"].map(|folder| std::fs::read_to_string(file(folder)).unwrap_or_default());
    text.iter().map(|text| text.lines().count()).sum()
}

/// The lines that a player hears when all sit at the same table, and their number after each typed line.
struct Wanted {
    listener: Listener,
    lengths: Vec<usize>,
}

/// The starting points for comparing a program with that: an index into its lines, and one into the expected lines.
type From = (usize, usize);

/// A game for two in which one side is killed repeatedly.
struct Broken<'a> {
    venue: &'a dyn Venue,
    game: &'static str,
    side: Side,
    typed: Vec<Typed>,
    wanted: [Wanted; 2],
    places: [Arc<Place>; 2],
    programs: [Option<Program>; 2],
    /// `None` for a program that has just returned: it has been told the state of the game instead.
    from: [Option<From>; 2],
    /// The number of lines heard before the last typed line of a program that has returned: from the answer to that
    /// line on, everything is heard again.
    asked: [Option<usize>; 2],
    /// The arguments for restarting the killed program.
    again: String,
}

impl<'a> Broken<'a> {
    /// The game before anything was typed.
    fn new<G: Game>(venue: &'a dyn Venue, options: &[(&str, &str)], side: Side, seed: u64) -> Broken<'a> {
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
        let host = venue.hosts(Arc::clone(&places[0]), langs[0], &args);
        let join = host.call("join", &format!("--lang {} --name {}", langs[1], NAMES[1]));
        let guest = venue.starts(Arc::clone(&places[1]), &join);
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
        let (programs, asked) = (programs.map(Some), [None; 2]);
        Broken { venue, game: G::ID, side, typed, wanted, places, programs, from, asked, again }
    }

    /// The program of a seat.
    fn program(&mut self, index: usize) -> &mut Program {
        self.programs[index].as_mut().unwrap()
    }

    /// The index of the killed side.
    fn killed(&self) -> usize {
        usize::from(self.side == Side::Guest)
    }

    /// The number of lines in the record at the host.
    fn written(&self) -> usize {
        written(&self.places[0], self.game)
    }

    /// Kills the program, and restarts it.
    fn kill(&mut self) {
        let killed = self.killed();
        self.venue.kills(self.side, self.programs[killed].take().unwrap());
        self.programs[killed] = Some(self.venue.starts(Arc::clone(&self.places[killed]), &self.again));
        (self.from[killed], self.asked[killed]) = (None, None);
    }

    /// Types the line of this step, kills if that is to happen right after it, and returns whether it did.
    fn types(&mut self, step: usize, when: Option<Moment>) -> bool {
        let (seat, line) = self.typed[step - 1].clone();
        let index = seat.index();
        let asked = self.program(index).asks().len();
        // Only now: a returning player may first have had a trivial question that the program answers itself.
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
            // In a fight both are asked: the order of their answers must be the same as at a single table.
            Some(Moment::Typed(_) | Moment::Heard) | None => {
                self.program(index).wait("answer", |text| text.len() > asked);
                false
            }
        }
    }

    /// Repeats a line that was lost with the program into which it was typed.
    fn types_again(&mut self, index: usize, line: &str, before: usize) {
        // A program that asks again has been told the state of the game, so that anything on its way to the table is
        // either done or lost.
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

    /// Waits until all players have heard exactly what belongs to this step.
    fn hears(&mut self, step: usize, about: &str) {
        for index in 0..2 {
            self.hears_again(index, step);
            let Some((first, from)) = self.from[index] else { continue };
            let (program, wanted) = (self.programs[index].as_ref().unwrap(), &self.wanted[index]);
            let wanted = &wanted.listener.said[from..wanted.lengths[step]];
            let mut heard = Vec::new();
            // The first line that differs; the last one may be incomplete.
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

    /// From the answer to its own action on, a returning program hears the same as before.
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

/// Plays a game with at most `most` kills at moments drawn by `random`, and returns their number.
fn plays_on<G: Game>(
    venue: &dyn Venue,
    options: &[(&str, &str)],
    (side, seed): (Side, u64),
    random: &mut Rng,
    most: usize,
) -> usize {
    let mut game = Broken::new::<G>(venue, options, side, seed);
    let mut steps: Vec<usize> = (1..game.typed.len()).collect();
    steps.shuffle(random);
    let moments: BTreeSet<usize> = steps.into_iter().take(most).collect();
    for step in 0..=game.typed.len() {
        // From before the line is read until long after it has been processed.
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

/// The total number of kills in all games; `SNUFFEL_KILLS` overrides it.
fn kills() -> usize {
    std::env::var("SNUFFEL_KILLS").map_or(super::KILLS, |kills| kills.parse().unwrap())
}

/// Plays games with the seeds from 0 on until this number of kills is reached.
pub fn kills_in<G: Game>(venue: &dyn Venue, options: &[(&str, &str)], side: Side, draw: u64, kills: usize) {
    let mut random = stream(kills as u64, draw, 0);
    let (mut killed, begin) = (0, Instant::now());
    for seed in 0.. {
        if killed == kills {
            break;
        }
        killed += plays_on::<G>(venue, options, (side, seed), &mut random, kills - killed);
    }
    println!("{side:?}, {}: {killed} kills in {} s", G::ID, begin.elapsed().as_secs());
}

/// Kills one side at moments drawn by this number, in all games at once: most of the time is spent waiting for a
/// restart.
fn kills_on(side: Side, draw: u64) {
    let share = |game: usize| (kills() + 4 - game) / 5;
    thread::scope(|scope| {
        scope.spawn(|| kills_in::<Tournament<Domino>>(&Programs, &[("target", "40")], side, draw, share(0)));
        scope.spawn(|| kills_in::<Tournament<Sniff>>(&Programs, &[("size", "3x3")], side, draw + 1, share(1)));
        scope.spawn(|| kills_in::<Tournament<Schnuff>>(&Programs, &[("short", "")], side, draw + 2, share(2)));
        scope.spawn(|| kills_in::<Tournament<Scout>>(&Programs, &[], side, draw + 3, share(3)));
        scope.spawn(|| kills_in::<Tournament<Spion>>(&Programs, &[], side, draw + 4, share(4)));
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
