//! Tests of the strength of the computers of schnuff, and of the shape of games between sensible players. Rule book
//! `schnuff`, section Figures to test against.

use rand::seq::IndexedRandom;
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::Rules;
use snuffel_core::seat::Viewer;
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::schnuff::rules::action::Action;
use snuffel_games::schnuff::rules::config::Config;
use snuffel_games::schnuff::rules::event::{Fact, Percept};
use snuffel_games::schnuff::rules::view::View;

type Player = Box<dyn Computer<Schnuff>>;

/// Plays a random legal action.
struct Random;

impl Computer<Schnuff> for Random {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        *Schnuff::legal_actions(view).choose(rng).unwrap()
    }
}

/// The figures of one game.
#[derive(Default)]
struct Story {
    winner: usize,
    rounds: u32,
    cards: u32,
    chips: u32,
    turns_over: u32,
}

fn play(players: &mut [Player], options: &str, seed: u64) -> Story {
    let config: Config = options.parse().unwrap();
    let mut table = Table::<Schnuff>::new(&config, players.len(), Box::new(Seeded { seed }));
    table.settle();
    let winners = loop {
        let seat = match table.due() {
            Due::Seats(seats) => seats.iter().next().unwrap(),
            Due::Over(outcome) => break outcome.winners,
            Due::Chance => panic!("chance gave nothing"),
        };
        let view = table.view(Viewer::Seat(seat));
        let mut stream = stream(seed, seat.index() as u64, table.steps());
        let action = players[seat.index()].decide(&view, &mut stream, Deadline::NEVER);
        table.act(seat, action).unwrap();
    };
    let mut story = Story { winner: winners.iter().next().unwrap().index(), ..Story::default() };
    for percept in table.story(Viewer::Public, 0) {
        match percept {
            Percept::Dealt { .. } => story.rounds += 1,
            Percept::Public(Fact::Played { .. }) => story.cards += 1,
            Percept::Public(Fact::Paid { paid, .. }) => story.chips += u32::from(paid),
            Percept::Public(Fact::TurnedOver) => story.turns_over += 1,
            _ => {}
        }
    }
    story
}

const USUAL: &str = "drawing=auto end=last";

/// The share of games that `one` wins against `others` equal players, over all seats.
fn share(one: fn() -> Player, other: fn() -> Player, others: usize, options: &str, games: u64) -> f64 {
    let wins = (0..games).filter(|seed| {
        let seat = *seed as usize % (others + 1);
        let mut players: Vec<Player> = (0..others).map(|_| other()).collect();
        players.insert(seat, one());
        play(&mut players, options, *seed).winner == seat
    });
    wins.count() as f64 / games as f64
}

fn easy() -> Player {
    Schnuff::computer(Level::EASY)
}

fn normal() -> Player {
    Schnuff::computer(Level::NORMAL)
}

fn random() -> Player {
    Box::new(Random)
}

fn sensible() -> Player {
    Schnuff::reference("keeper").unwrap()
}

#[test]
fn easy_and_normal_play_every_game_to_its_end() {
    for drawing in ["auto", "strict"] {
        for end in ["first", "last"] {
            for seats in 2..=6 {
                for seed in 0..20 {
                    let mut players: Vec<Player> =
                        (0..seats).map(|seat| if (seed >> seat) & 1 == 0 { easy() } else { normal() }).collect();
                    play(&mut players, &format!("drawing={drawing} end={end}"), seed);
                }
            }
        }
    }
}

#[test]
fn normal_beats_easy_and_easy_still_wins_now_and_then() {
    let won = share(normal, easy, 1, USUAL, 400);
    assert!((0.65..0.97).contains(&won), "{won}");
    let won = share(normal, easy, 3, USUAL, 400);
    assert!((0.4..0.95).contains(&won), "{won}");
}

#[test]
fn easy_beats_random_play() {
    let won = share(easy, random, 1, USUAL, 400);
    assert!((0.6..0.98).contains(&won), "{won}");
}

#[test]
fn in_strict_drawing_normal_draws_and_easy_sometimes_forgets() {
    let won = share(normal, easy, 1, "drawing=strict end=last", 200);
    assert!(won > 0.65, "{won}");
}

/// Figures from an independent program: rounds per game, cards and paid chips per round, and the results of a
/// sensible player against random ones.
#[test]
fn games_of_sensible_players_look_like_those_of_an_independent_program() {
    const GAMES: u64 = 600;
    for (seats, rounds, chips) in [(2, 3.6, 4.6), (3, 5.1, 5.5), (4, 5.5, 7.4), (5, 5.7, 9.3), (6, 5.8, 11.3)] {
        let mut sum = Story::default();
        for seed in 0..GAMES {
            let mut players: Vec<Player> = (0..seats).map(|_| sensible()).collect();
            let story = play(&mut players, USUAL, seed);
            sum.rounds += story.rounds;
            sum.cards += story.cards;
            sum.chips += story.chips;
            sum.turns_over += story.turns_over;
        }
        let a_round = |count: u32| f64::from(count) / f64::from(sum.rounds);
        let a_game = f64::from(sum.rounds) / GAMES as f64;
        println!(
            "{seats} players: {a_game:.2} rounds; a round: {:.1} cards, {:.1} chips, {:.2} turned over",
            a_round(sum.cards),
            a_round(sum.chips),
            a_round(sum.turns_over)
        );
        assert!((a_game / rounds - 1.0).abs() < 0.35, "{a_game}");
        assert!((a_round(sum.chips) / chips - 1.0).abs() < 0.35);
        assert!((30.0..50.0).contains(&a_round(sum.cards)));
        assert!((0.0..1.0).contains(&a_round(sum.turns_over)));
    }
    for (others, won) in [(1, 0.99), (3, 0.95), (5, 0.91)] {
        let share = share(sensible, random, others, USUAL, GAMES);
        println!("against {others} random players: {share:.3}");
        assert!((share - won).abs() < 0.06, "{share}");
    }
}

#[test]
#[ignore = "a measurement"]
fn the_strength_of_each_level() {
    for others in [1, 2, 3, 5] {
        let won = |one: fn() -> Player, other| share(one, other, others, USUAL, 4000);
        println!(
            "against {others}: normal/easy {:.3}, normal/random {:.3}, easy/random {:.3}, normal/sensible {:.3}",
            won(normal, easy),
            won(normal, random),
            won(easy, random),
            won(normal, sensible)
        );
    }
}
