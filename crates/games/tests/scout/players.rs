//! Tests of the strength of the players of scout, and of the reference figures in the rule book.
//!
//! `cargo test --release --test main scout::players:: -- --ignored --nocapture` measures and prints all of them; they
//! are recorded in `docs/scout.md`.

use rand::seq::IndexedRandom;
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::Action;
use snuffel_games::scout::rules::event::{Event, Phase};
use snuffel_games::scout::rules::moves;
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::rules::stage::Stage;
use snuffel_games::scout::rules::view::View;
use snuffel_games::scout::think::computer;

type Player = Box<dyn Computer<Scout>>;

/// A player that takes a random legal action.
struct Random;

impl Computer<Scout> for Random {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        *Scout::legal_actions(view).choose(rng).unwrap()
    }
}

fn greedy() -> Player {
    Box::new(computer::Greedy)
}

/// Level normal, which considers the best reply to every push.
fn reply() -> Player {
    level(Level::NORMAL)
}

fn level(level: Level) -> Player {
    Scout::computer(level)
}

/// The result of a game.
struct Played {
    starter: Seat,
    outcome: Outcome,
    rounds: u16,
    events: Vec<Event>,
}

/// Plays a game; `look` gets each position in which a decision is due.
fn play(players: &mut [Player], seed: u64, mut look: impl FnMut(&Position, Seat)) -> Played {
    let seats = players.len();
    let mut table = Table::<Scout>::new(&Default::default(), seats, Box::new(Seeded { seed }));
    table.settle();
    loop {
        let position = table.view(Viewer::Public).position;
        let seat = match table.due() {
            Due::Seats(seats) => seats.iter().next().unwrap(),
            Due::Over(outcome) => {
                let starter = position.starter.unwrap();
                let events = table.story(Viewer::Public, 0).collect();
                return Played { starter, outcome, rounds: position.round, events };
            }
            Due::Chance => panic!("chance gave nothing"),
        };
        look(&position, seat);
        let mut stream = stream(seed, seat.index() as u64, table.steps());
        let action = players[seat.index()].decide(&table.view(Viewer::Seat(seat)), &mut stream, Deadline::NEVER);
        table.act(seat, action).unwrap();
    }
}

/// The share of decided games that the first kind of player wins against the second, over both seats.
fn share(one: fn() -> Player, other: fn() -> Player, games: u64) -> f64 {
    let (mut wins, mut decided) = (0, 0);
    for seed in 0..games {
        let seat = Seat::new(seed as usize % 2).unwrap();
        let mut players = [one(), other()];
        if seat == Seat::SECOND {
            players.swap(0, 1);
        }
        let winners = play(&mut players, seed, |_, _| {}).outcome.winners;
        decided += usize::from(!winners.is_empty());
        wins += usize::from(winners == Seats::only(seat));
    }
    wins as f64 / decided as f64
}

#[test]
fn normal_beats_easy_and_easy_still_wins_now_and_then() {
    let share = share(|| level(Level::NORMAL), || level(Level::EASY), 200);
    assert!((0.75..0.995).contains(&share), "{share}");
}

#[test]
fn easy_beats_random() {
    let share = share(|| level(Level::EASY), || Box::new(Random), 200);
    assert!(share > 0.75, "{share}");
}

#[test]
fn hard_beats_greedy_and_normal() {
    let share = |other| share(|| level(Level::HARD), other, 30);
    let shares = [share(greedy), share(reply)];
    assert!(shares.iter().all(|share| *share > 0.64), "{shares:?}");
}

#[test]
fn three_and_four_computers_play_to_the_end() {
    for seats in [3, 4] {
        for seed in 0..20 {
            let mut players: Vec<Player> = (0..seats)
                .map(|seat| match (seat + seed as usize) % 4 {
                    0 => level(Level::EASY),
                    1 => level(Level::HARD),
                    _ => level(Level::NORMAL),
                })
                .collect();
            let played = play(&mut players, seed, |_, _| {});
            assert!(played.rounds < 200);
        }
    }
}

/// The values at 10, 25, 50, 75 and 90 percent, and the mean.
fn spread(name: &str, mut values: Vec<u32>) {
    values.sort_unstable();
    let at = |percent: usize| values[(values.len() - 1) * percent / 100];
    let mean = f64::from(values.iter().sum::<u32>()) / values.len() as f64;
    println!(
        "{name}: p10 {}, p25 {}, median {}, p75 {}, p90 {}, mean {mean:.1}, most {}, of {}",
        at(10),
        at(25),
        at(50),
        at(75),
        at(90),
        at(100),
        values.len()
    );
}

/// The rows that each scout of a game gained in the opening.
fn opening_rows(position: &Position, played: &Played) -> Vec<u32> {
    let mut rows = Vec::new();
    for event in &played.events {
        if let Event::Moved { seat, phase: Phase::Opening, to, .. } = event {
            let start = position.base(*seat).row();
            let each = to.iter().take(usize::from(position.scouts_each()));
            rows.extend(each.map(|to| to.map_or(0, |hole| u32::from(hole.row.abs_diff(start)))));
        }
        if let Event::Passed { phase: Phase::Opening, .. } = event {
            rows.extend(vec![0; usize::from(position.scouts_each())]);
        }
    }
    rows
}

fn measure(name: &str, one: fn() -> Player, seats: usize, games: u64) {
    let (mut rounds, mut pushes, mut holes, mut opening) = (vec![], vec![], vec![], vec![]);
    let mut places = vec![0u32; seats];
    let (mut endless, mut draws, mut decided) = (0, 0, 0);
    for seed in 0..games {
        let mut players: Vec<Player> = (0..seats).map(|_| one()).collect();
        let mut last = None;
        let played = play(&mut players, seed, |position, seat| {
            if matches!(position.stage, Stage::Pushing { .. }) {
                pushes.push(moves::pushes(position, seat).count() as u32);
                let under_way = position.scouts_of(seat).filter(|(_, hole)| !position.is_home(seat, *hole));
                holes.extend(under_way.map(|(_, hole)| position.reach(seat, hole).len()));
            }
            last = Some(position.clone());
        });
        opening.extend(opening_rows(&last.unwrap(), &played));
        rounds.push(u32::from(played.rounds));
        endless += u32::from(played.rounds >= 200);
        match played.outcome.winners.iter().next() {
            None => draws += 1,
            Some(winner) => {
                decided += 1;
                let steps = winner.index() + seats - played.starter.index();
                places[steps % seats] += 1;
            }
        }
    }
    println!("== {name}, {seats} players, {games} games");
    spread("opening rows", opening);
    spread("rounds", rounds);
    spread("pushes to choose from", pushes);
    spread("holes in reach before a push", holes);
    let shares = places.iter().map(|wins| 100.0 * f64::from(*wins) / f64::from(decided.max(1)));
    let shares: Vec<String> = shares.map(|share| format!("{share:.1} %")).collect();
    println!("wins in order of play: {}", shares.join(", "));
    println!("draws {draws}, games of 200 rounds or more {endless}");
}

#[test]
#[ignore = "measures; see docs/scout.md"]
fn the_figures_of_the_rule_book() {
    measure("greedy", greedy, 2, 2000);
    measure("reply", reply, 2, 1000);
    measure("reply", reply, 3, 600);
    measure("reply", reply, 4, 2000);
    measure("greedy", greedy, 4, 2000);
    measure("easy", || level(Level::EASY), 2, 1000);
    measure("random", || Box::new(Random), 2, 500);
    println!("reply beats greedy: {:.3}", share(reply, greedy, 2000));
    println!("normal beats easy: {:.3}", share(|| level(Level::NORMAL), || level(Level::EASY), 1000));
    println!("easy beats random: {:.3}", share(|| level(Level::EASY), || Box::new(Random), 1000));
}
