//! Tests of the strength of the players of sniff: walkers against each other, and the computers.

use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::stream;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::config::Config;
use snuffel_games::sniff::rules::view::Stage;
use snuffel_games::sniff::think::computer::Frontier;

type Player = Box<dyn Computer<Sniff>>;

/// The seats that began and that won a game.
fn play(players: &mut [Player; 2], seed: u64) -> (Seat, Seat) {
    let mut table = Table::<Sniff>::new(&Config::default(), 2, Box::new(Seeded { seed }));
    let mut starter = None;
    loop {
        let seat = match table.due() {
            Due::Seats(seats) => seats.iter().next().unwrap(),
            Due::Over(outcome) => {
                return (starter.unwrap(), outcome.winners.iter().next().unwrap());
            }
            Due::Chance => panic!("chance gave nothing"),
        };
        let view = table.view(Viewer::Seat(seat));
        if let (None, Stage::Searching { mover, .. }) = (starter, view.stage) {
            starter = Some(mover);
        }
        let mut stream = stream(seed, seat.index() as u64, table.steps());
        let action = players[seat.index()].decide(&view, &mut stream, Deadline::NEVER);
        table.act(seat, action).unwrap();
    }
}

fn level(level: Level) -> Player {
    Sniff::computer(level)
}

#[test]
fn the_first_to_move_wins_51_percent_of_games_between_two_walkers() {
    const GAMES: u32 = 10_000;
    let mut players: [Player; 2] = [Box::new(Frontier), Box::new(Frontier)];
    let firsts = (0..GAMES).filter(|seed| {
        let (starter, winner) = play(&mut players, u64::from(*seed));
        starter == winner
    });
    let share = firsts.count() as f64 / f64::from(GAMES);
    assert!((share - 0.51).abs() < 0.025, "{share}");
}

/// The share of games that the first level wins against the second, over both seats.
fn share(one: Level, other: Level, games: u32) -> f64 {
    let wins = (0..games).filter(|seed| {
        let seat = Seat::new(*seed as usize % 2).unwrap();
        let mut players = [level(one), level(other)];
        if seat == Seat::SECOND {
            players.swap(0, 1);
        }
        play(&mut players, u64::from(*seed)).1 == seat
    });
    wins.count() as f64 / f64::from(games)
}

#[test]
fn normal_beats_easy_and_easy_still_wins_now_and_then() {
    let share = share(Level::NORMAL, Level::EASY, 1000);
    assert!((0.7..0.95).contains(&share), "{share}");
}

#[test]
fn hard_beats_easy() {
    // Its figures are in docs/opponents.md. A few games here only show that there is no serious fault.
    let share = share(Level::HARD, Level::EASY, 40);
    assert!(share > 0.6, "{share}");
}
