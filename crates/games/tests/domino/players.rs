//! Tests of the strength of the computers of domino, and of the shape of their games.

use rand::seq::IndexedRandom;
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::domino::rules::Domino;
use snuffel_games::domino::rules::action::Action;
use snuffel_games::domino::rules::config::Config;
use snuffel_games::domino::rules::event::{Cause, Fact, Occasion, Percept};
use snuffel_games::domino::rules::view::View;
use snuffel_games::domino::think::computer::Greedy;

/// Takes a random legal action.
struct Random;

impl Computer<Domino> for Random {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        *Domino::legal_actions(view).choose(rng).unwrap()
    }
}

type Player = Box<dyn Computer<Domino>>;

fn play(config: &Config, players: &mut [Player], seed: u64) -> Table<Domino> {
    let mut table = Table::<Domino>::new(config, players.len(), Box::new(Seeded { seed }));
    table.settle();
    while let Due::Seats(seats) = table.due() {
        let seat = seats.iter().next().unwrap();
        let mut stream = stream(seed, seat.index() as u64, table.steps());
        let action = players[seat.index()].decide(&table.view(Viewer::Seat(seat)), &mut stream, Deadline::NEVER);
        table.act(seat, action).unwrap();
    }
    table
}

/// The share of games for two that `one` wins, over both seats.
fn share(one: fn() -> Player, other: fn() -> Player, games: u32) -> f64 {
    let wins = (0..games).filter(|seed| {
        let seat = Seat::new(*seed as usize % 2).unwrap();
        let mut players = [one(), other()];
        if seat == Seat::SECOND {
            players.swap(0, 1);
        }
        let table = play(&Config::default(), &mut players, u64::from(*seed));
        matches!(table.due(), Due::Over(outcome) if outcome.winners.contains(seat))
    });
    wins.count() as f64 / f64::from(games)
}

fn easy() -> Player {
    Domino::computer(Level::EASY)
}

fn normal() -> Player {
    Domino::computer(Level::NORMAL)
}

fn greedy() -> Player {
    Box::new(Greedy)
}

fn random() -> Player {
    Box::new(Random)
}

#[test]
fn normal_beats_easy_clearly_and_easy_beats_chance() {
    let (normals, easies) = (share(normal, easy, 400), share(easy, random, 2000));
    assert!((0.65..0.9).contains(&normals), "{normals}");
    // Easy often holds on to its heavy tiles, as beginners do: 54.9 % in 10,000 games.
    assert!((0.52..0.8).contains(&easies), "{easies}");
}

#[test]
fn whoever_takes_all_points_wins_78_percent_against_chance() {
    let share = share(greedy, random, 1000);
    assert!((share - 0.78).abs() < 0.05, "{share}");
}

/// Figures of games between players who take all points.
struct Figures {
    hands_a_game: f64,
    turns_a_hand: f64,
    blocked: f64,
}

fn figures(options: &str, seats: usize, games: u64) -> Figures {
    let config: Config = options.parse().unwrap();
    let (mut hands, mut whole, mut blocked, mut turns) = (0, 0, 0, 0);
    for seed in 0..games {
        let mut players: Vec<Player> = (0..seats).map(|_| greedy()).collect();
        let table = play(&config, &mut players, seed);
        let mut in_hand = 0;
        for percept in table.story(Viewer::Public, 0) {
            match percept {
                Percept::Dealt { .. } => (hands, in_hand) = (hands + 1, 0),
                Percept::Public(Fact::Passed { .. }) => in_hand += 1,
                // The opener's two tiles count as one turn.
                Percept::Public(Fact::Laid(play)) => in_hand += u32::from(play.occasion != Occasion::Extra),
                Percept::Public(Fact::HandOver(end)) => {
                    let to_the_end = matches!(end.cause, Cause::Out | Cause::Blocked);
                    whole += u32::from(to_the_end);
                    turns += if to_the_end { in_hand } else { 0 };
                    blocked += u32::from(end.cause == Cause::Blocked);
                }
                Percept::Declined { .. }
                | Percept::Drew { .. }
                | Percept::AutoSet { .. }
                | Percept::Public(Fact::Resigned { .. } | Fact::Won { .. }) => {}
            }
        }
    }
    Figures {
        hands_a_game: f64::from(hands) / games as f64,
        turns_a_hand: f64::from(turns) / f64::from(whole),
        blocked: f64::from(blocked) / f64::from(whole),
    }
}

#[test]
fn games_are_as_long_as_an_independent_program_has_counted() {
    for (seats, hands, turns, blocked) in
        [(2, 3.3, 17.0, 0.16), (3, 3.7, 16.0, 0.09), (4, 3.5, 19.0, 0.13), (5, 3.8, 22.0, 0.15)]
    {
        let plain = figures("target=100", seats, 500);
        let spinner = figures("target=100 spinner", seats, 500);
        println!(
            "{seats}: {:.2} hands, {:.1} turns, {:.1} % blocked, {:.1} % with spinner",
            plain.hands_a_game,
            plain.turns_a_hand,
            plain.blocked * 100.0,
            spinner.blocked * 100.0
        );
        assert!((plain.hands_a_game - hands).abs() < 0.3, "{seats}");
        assert!((plain.turns_a_hand - turns).abs() < 1.5, "{seats}");
        assert!((plain.blocked - blocked).abs() < 0.04, "{seats}");
        assert!(spinner.blocked < 0.06, "{seats}");
    }
}

#[test]
#[ignore = "a measurement: cargo test -p snuffel-games domino::players:: -- --ignored --nocapture"]
fn strength() {
    println!("normal against easy {:.3}", share(normal, easy, 4000));
    println!("normal against greedy {:.3}", share(normal, greedy, 4000));
    println!("greedy against random {:.3}", share(greedy, random, 4000));
    println!("easy against random {:.3}", share(easy, random, 4000));
    println!("easy against greedy {:.3}", share(easy, greedy, 4000));
}
