//! Tests of the contract that every game keeps: random and computer games reach an end, checks agree with lists of
//! moves, records replay and resume to the same game, and notations read back.
//!
//! `SNUFFEL_GAMES` sets the number of random games for each set of options; the default is 50.

use std::fmt::Debug;

use rand::RngExt;
use rand::seq::IndexedRandom;
use snuffel_core::chance::Seeded;
use snuffel_core::game::Game;
use snuffel_core::player::{Computer, Level};
use snuffel_core::record::{Entry, Header, Record};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::tournament::Tournament;
use snuffel_games::domino::rules::Domino;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::scout::rules::Scout;
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::config::Config;
use snuffel_games::spion::rules::Spion;

use snuffel_testing::{Played, games, header, hurried, random_game, share, told};

/// All possible viewers of a game with `seats` seats.
fn viewers(seats: usize) -> Vec<Viewer> {
    let players = Seats::first(seats).iter().map(Viewer::Seat);
    players.chain([Viewer::Public]).collect()
}

fn views<R: Rules>(table: &Table<R>, seats: usize) -> Vec<R::View> {
    let viewers = viewers(seats).into_iter();
    viewers.map(|viewer| table.view(viewer)).collect()
}

/// Plays a random game and checks every position against the contract.
fn play_checked<R: Rules>(config: &R::Config, seats: usize, seed: u64) {
    let mut random = stream(seed, 1000, 0);
    let mut pool: Vec<R::Action> = vec![R::resignation()];
    random_game::<R>(config, seats, seed, |table, action| {
        let Due::Seats(due) = table.due() else {
            panic!("a game goes on without anybody due");
        };
        assert!(!due.is_empty());
        let views = views(table, seats);
        let (public, own) = views.split_last().unwrap();
        for (seat, view) in Seats::first(seats).iter().zip(own) {
            let moves = R::legal_actions(view);
            assert_eq!(moves.is_empty(), !due.contains(seat), "{seat} {view:?}");
            for choice in &moves {
                assert_eq!(R::check(view, choice), Ok(()), "{seat} {choice} {view:?}");
                assert!(R::check(public, choice).is_err(), "{choice}");
                for (idle, view) in Seats::first(seats).iter().zip(own) {
                    let owes = due.contains(idle);
                    assert!(owes || R::check(view, choice).is_err(), "{idle} {choice}");
                }
            }
        }
        read_back::<R::Action>(action);
        // Actions that were possible earlier are tried now, and must not change anything if they are refused.
        for _ in 0..3 {
            let stray = pool.choose(&mut random).unwrap().clone();
            refuse_all(table, seats, &stray);
        }
        if pool.len() < 200 {
            pool.push(action.clone());
        } else {
            let slot = random.random_range(0..pool.len());
            pool[slot] = action.clone();
        }
    });
}

fn read_back<T: snuffel_core::notation::Notation>(value: &T) {
    assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(value));
}

/// Checks that a refused action leaves the state, the story and the record unchanged.
fn refuse_all<R: Rules>(table: &mut Table<R>, seats: usize, action: &R::Action) {
    for seat in Seats::first(seats).iter() {
        let view = table.view(Viewer::Seat(seat));
        let Err(refusal) = R::check(&view, action) else {
            continue;
        };
        let before = (views(table, seats), table.events(), table.steps());
        assert_eq!(table.act(seat, action.clone()), Err(refusal));
        assert_eq!(before, (views(table, seats), table.events(), table.steps()));
    }
}

/// Checks that the record of a game tells every viewer the same game.
fn replays<R: Rules>(played: &Played<R>, config: &R::Config, seats: usize, seed: u64) {
    let text = header::<R>(config, seats, seed) + &played.lines;
    let record = Record::parse(&text).unwrap();
    let source = Box::new(Seeded { seed: seed + 1 });
    let table = Table::<R>::replay(config, &record, source).unwrap();
    assert_eq!(table.due(), played.table.due());
    for viewer in viewers(seats) {
        assert_eq!(table.view(viewer), played.table.view(viewer));
        assert_eq!(told(&table, viewer), told(&played.table, viewer));
    }
    for line in text.lines().skip(Header::OPTIONS_LINE) {
        match line.parse::<Entry<R>>().unwrap() {
            Entry::Chance(outcome) => read_back(&outcome),
            Entry::Action(_, action) => read_back(&action),
            Entry::Note(..) => {}
        }
    }
}

/// Checks that partners win together: all seats of a side name the same side, and win if one of them does.
fn wins_by_sides<R: Rules>(played: &Played<R>, seats: usize) {
    let Due::Over(outcome) = played.table.due() else {
        panic!("the game goes on");
    };
    for seat in Seats::first(seats).iter() {
        let side = R::side(seat, seats);
        assert!(side.contains(seat) && side.is_subset(Seats::first(seats)));
        assert!(side.iter().all(|partner| R::side(partner, seats) == side));
        assert!(!outcome.winners.contains(seat) || side.is_subset(outcome.winners));
    }
}

/// Checks that a game interrupted at any point and resumed from its record continues identically, to the line.
fn resumes<R: Rules>(played: &Played<R>, config: &R::Config, seats: usize, seed: u64) {
    let lines: Vec<&str> = played.lines.lines().collect();
    let cut = stream(seed, 1001, 0).random_range(0..=lines.len());
    let prefix: String = lines[..cut].iter().map(|line| format!("{line}\n")).collect();
    let text = header::<R>(config, seats, seed) + &prefix;
    let record = Record::parse(&text).unwrap();
    let mut table = Table::<R>::replay(config, &record, Box::new(Seeded { seed })).unwrap();
    table.keep_lines();
    table.settle();
    for line in &lines[cut..] {
        if let Entry::Action(seat, action) = line.parse::<Entry<R>>().unwrap() {
            table.act(seat, action).unwrap();
        }
    }
    assert_eq!(prefix + &table.take_lines(), played.lines, "cut at {cut}");
    for viewer in viewers(seats) {
        assert_eq!(told(&table, viewer), told(&played.table, viewer));
    }
}

/// The whole contract, over random games with each of the options.
fn contract<R: Rules<Refusal: PartialEq + Debug>>(options: &[impl AsRef<str>], games: u64) {
    for options in options {
        let config: R::Config = options.as_ref().parse().unwrap();
        read_back(&config);
        for seats in R::SEATS {
            for seed in 0..games {
                let played = random_game::<R>(&config, *seats, seed, |_, _| {});
                wins_by_sides(&played, *seats);
                replays(&played, &config, *seats, seed);
                resumes(&played, &config, *seats, seed);
                // The slow part: every move of every position.
                if seed.is_multiple_of(8) {
                    play_checked::<R>(&config, *seats, seed);
                }
            }
        }
    }
}

type Player<R> = Box<dyn Computer<R>>;

/// A game between computers, each of which decides from its seat's view with its own random stream.
fn computer_game<R: Rules>(config: &R::Config, players: &mut [Player<R>], seed: u64) -> Outcome {
    let mut table = Table::<R>::new(config, players.len(), Box::new(Seeded { seed }));
    table.settle();
    for _ in 0..100_000 {
        let seat: Seat = match table.due() {
            Due::Seats(seats) => seats.iter().next().unwrap(),
            Due::Over(outcome) => return outcome,
            Due::Chance => panic!("chance gave nothing"),
        };
        let mut stream: Rng = stream(seed, seat.index() as u64, table.steps());
        let view = table.view(Viewer::Seat(seat));
        let action = hurried(|deadline| players[seat.index()].decide(&view, &mut stream, deadline));
        if let Err(refusal) = table.act(seat, action.clone()) {
            panic!("{action} is refused: {refusal:?} in {view:?}");
        }
    }
    panic!("the game has no end");
}

/// Lets computers play each other to the end: the first seat has one level, all others another, in every combination.
fn computers<G: Game>(options: &[impl AsRef<str>], levels: &[Level], games: u64) {
    let player = |level| G::computer(level);
    for options in options {
        let config: G::Config = options.as_ref().parse().unwrap();
        for one in levels {
            for other in levels {
                for (seats, seed) in G::SEATS.iter().flat_map(|s| (0..games).map(move |g| (s, g))) {
                    let mut players: Vec<Player<G>> = (1..*seats).map(|_| player(*other)).collect();
                    players.insert(0, player(*one));
                    computer_game::<G>(&config, &mut players, seed);
                }
            }
        }
    }
}

/// Checks that every action of a hard player in a whole game can be put into words as a hint.
fn hints<G: Game>(options: &[impl AsRef<str>]) {
    for (options, seats) in options.iter().flat_map(|o| G::SEATS.iter().map(move |s| (o, *s))) {
        let config: G::Config = options.as_ref().parse().unwrap();
        let mut table = Table::<G>::new(&config, seats, Box::new(Seeded { seed: 1 }));
        let mut player = G::computer(Level::HARD);
        table.settle();
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            let mut stream = stream(1, seat.index() as u64, table.steps());
            let advice = hurried(|deadline| player.advise(&view, &mut stream, deadline));
            assert!(G::hint(&view, &advice).is_some(), "{advice:?} in {view:?}");
            let action = advice.best.action;
            table.act(seat, action).unwrap();
        }
    }
}

#[test]
fn whatever_hard_does_can_be_told_as_a_hint() {
    hints::<Sniff>(&variants("3x3", 6, 3));
    hints::<Domino>(&["target=50", "target=50 spinner"]);
    hints::<Schnuff>(&["drawing=strict end=first"]);
    hints::<Scout>(&["hints=on", "hints=on by-hand"]);
    hints::<Spion>(&["notes=on"]);
}

const SNIFF: [&str; 4] = ["size=5x5 walls=20", "size=3x3 walls=3", "size=9x3 walls=11", "size=4x7 walls=23"];

/// The variants that are switched on by a word, in the order of the notation.
const SWITCHES: [&str; 7] = ["gallop", "warm-hot", "way-out", "blind", "dogs", "non-stop", "count"];

/// All allowed combinations of variants on a board of `size`, each with `walls` walls and with `holes` walls (or, with
/// dogs, once without a number of walls). Checks that all other combinations are refused.
fn variants(size: &str, walls: u8, holes: u8) -> Vec<String> {
    let mut options = Vec::new();
    for set in 0..1u8 << SWITCHES.len() {
        let names: Vec<&str> = (0..SWITCHES.len()).filter(|bit| set >> bit & 1 == 1).map(|bit| SWITCHES[bit]).collect();
        let on = |name: &str| names.contains(&name);
        let alone = on("way-out") && (on("warm-hot") || on("dogs") || on("non-stop"));
        let numbers = match on("dogs") {
            true => vec![String::new()],
            false => [walls, holes].map(|walls| format!(" walls={walls}")).into(),
        };
        for number in numbers {
            let names: String = names.iter().map(|name| format!(" {name}")).collect();
            let text = format!("size={size}{number}{names}");
            let refused = alone || on("dogs") && on("gallop") || on("count") && on("non-stop");
            assert_eq!(text.parse::<Config>().is_err(), refused, "{text}");
            if !refused {
                options.push(text);
            }
        }
    }
    options
}

#[test]
fn sniff_keeps_the_contract() {
    contract::<Sniff>(&SNIFF, games());
}

#[test]
fn every_combination_of_variants_keeps_the_contract() {
    contract::<Sniff>(&variants("5x5", 20, 10), games().div_ceil(60));
    contract::<Sniff>(&variants("3x3", 6, 3), games().div_ceil(40));
    contract::<Sniff>(&variants("9x9", 68, 34), games().div_ceil(500));
}

const LEVELS: [Level; 2] = [Level::EASY, Level::NORMAL];
const THINKING: [Level; 2] = [Level::HARD, Level::EASY];

#[test]
fn computers_of_every_level_play_to_the_end() {
    fn each<G: Game>(options: &str) {
        Level::all().for_each(|level| computers::<G>(&[options], &[level], 1));
    }
    each::<Sniff>("size=3x3 walls=6");
    each::<Domino>("target=30");
    each::<Schnuff>("drawing=auto end=first");
    each::<Scout>("hints=on");
    each::<Spion>("notes=on");
}

#[test]
fn computers_play_sniff_to_the_end() {
    computers::<Sniff>(&SNIFF, &LEVELS, games().div_ceil(10));
    computers::<Sniff>(&SNIFF, &THINKING, 1);
    computers::<Sniff>(&["size=9x9 walls=68"], &LEVELS, games().div_ceil(10));
}

#[test]
fn computers_play_every_combination_of_variants_to_the_end() {
    computers::<Sniff>(&variants("5x5", 20, 10), &LEVELS, games().div_ceil(100));
    computers::<Sniff>(&variants("3x3", 6, 3), &LEVELS, games().div_ceil(50));
    computers::<Sniff>(&variants("9x9", 68, 34), &LEVELS, games().div_ceil(500));
    computers::<Sniff>(&variants("3x9", 22, 11), &LEVELS, games().div_ceil(500));
    computers::<Sniff>(&variants("3x3", 6, 3), &THINKING, 1);
}

#[test]
fn a_tournament_keeps_the_contract() {
    contract::<Tournament<Sniff>>(
        &[
            "size=5x5 walls=20",
            "tournament=3 size=3x3 walls=6",
            "tournament=5 size=4x3 walls=7",
            "count=2 size=3x3 walls=4 count",
            "count=2 size=4x4 dogs count",
            "count=2 size=3x3 walls=6 way-out blind count",
            "count=2 size=4x4 blind dogs count",
        ],
        games().div_ceil(10),
    );
}

#[test]
fn computers_play_tournaments_to_the_end() {
    let levels = LEVELS;
    let options = ["tournament=7 size=5x5 walls=20", "count=3 size=4x4 walls=12"];
    computers::<Tournament<Sniff>>(&options, &levels, games().div_ceil(20));
}

const DOMINO: [&str; 3] = ["target=100", "target=100 spinner", "target=30"];

#[test]
fn domino_keeps_the_contract() {
    contract::<Domino>(&DOMINO, games().div_ceil(5));
    contract::<Tournament<Domino>>(&["tournament=3 target=20 spinner"], games().div_ceil(25));
}

#[test]
fn computers_play_domino_to_the_end() {
    computers::<Domino>(&DOMINO, &LEVELS, games().div_ceil(10));
    computers::<Domino>(&DOMINO, &THINKING, 1);
    computers::<Tournament<Domino>>(&["tournament=3 target=50"], &LEVELS, games().div_ceil(50));
}

const SCHNUFF: [&str; 4] =
    ["drawing=auto end=last", "drawing=auto end=first", "drawing=strict end=last", "drawing=strict end=first"];

#[test]
fn schnuff_keeps_the_contract() {
    contract::<Schnuff>(&SCHNUFF, games());
}

#[test]
fn a_tournament_of_schnuff_keeps_the_contract() {
    let options = ["tournament=3 drawing=auto end=first", "tournament=3 drawing=strict end=last"];
    contract::<Tournament<Schnuff>>(&options, games().div_ceil(20));
}

#[test]
fn computers_play_schnuff_to_the_end() {
    computers::<Schnuff>(&SCHNUFF, &LEVELS, games().div_ceil(10));
    computers::<Schnuff>(&SCHNUFF[..share(4) as usize], &THINKING, 1);
}

const SCOUT: [&str; 3] = ["hints=on", "hints=off", "hints=on by-hand"];

#[test]
fn scout_keeps_the_contract() {
    contract::<Scout>(&SCOUT, games().div_ceil(10));
}

#[test]
fn a_tournament_of_scout_keeps_the_contract() {
    contract::<Tournament<Scout>>(&["tournament=3 hints=on"], games().div_ceil(100));
}

#[test]
fn computers_play_scout_to_the_end() {
    computers::<Scout>(&SCOUT, &LEVELS, games().div_ceil(100));
    computers::<Scout>(&SCOUT, &THINKING, 1);
}

const SPION: [&str; 2] = ["notes=on", "notes=off"];

#[test]
fn spion_keeps_the_contract() {
    contract::<Spion>(&SPION, games().div_ceil(4));
    contract::<Tournament<Spion>>(&["tournament=3 notes=on"], games().div_ceil(20));
}

#[test]
fn computers_play_spion_to_the_end() {
    computers::<Spion>(&SPION, &LEVELS, games().div_ceil(20));
    computers::<Spion>(&SPION, &THINKING, 1);
}
