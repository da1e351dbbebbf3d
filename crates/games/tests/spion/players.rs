//! Tests of the strength of the computers of Spion & Spion, and of the shape of their games.

use std::collections::BTreeMap;

use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::stream;
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::spion::rules::Spion;
use snuffel_games::spion::rules::action::Action;
use snuffel_games::spion::rules::board::Place;
use snuffel_games::spion::rules::config::Config;
use snuffel_games::spion::rules::event::{Fact, Percept, Victory};
use snuffel_games::spion::rules::piece::{Plan, Spy};
use snuffel_games::spion::rules::stage::{Fight, Stage};
use snuffel_games::spion::rules::view::View;
use snuffel_games::spion::think::judgement::fills_home;

/// The player of a team; `None` takes random legal moves.
type Side = Option<Level>;

/// A game of black's team against white's.
fn play(seats: usize, sides: [Side; 2], seed: u64) -> (Outcome, Table<Spion>) {
    let mut random = stream(seed, 998, 0);
    let mut table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
    let mut players: Vec<Option<Box<dyn Computer<Spion>>>> =
        (0..seats).map(|seat| sides[seat % 2].map(Spion::computer)).collect();
    table.settle();
    loop {
        let seat: Seat = match table.due() {
            Due::Seats(due) => due.iter().choose(&mut random).unwrap(),
            Due::Over(outcome) => return (outcome, table),
            Due::Chance => panic!("chance gave nothing"),
        };
        let view = table.view(Viewer::Seat(seat));
        let mut stream = stream(seed, seat.index() as u64, table.steps());
        let action = match &mut players[seat.index()] {
            Some(player) => player.decide(&view, &mut stream, Deadline::NEVER),
            None => *Spion::legal_actions(&view).choose(&mut random).unwrap(),
        };
        assert_eq!(Spion::check(&view, &action), Ok(()), "{action}");
        table.act(seat, action).unwrap();
    }
}

/// The percentage of games that the first side wins, being black half of the time.
fn percent(seats: usize, side: Side, other: Side, games: u64) -> u64 {
    let wins = (0..games).filter(|seed| {
        let black = seed % 2 == 0;
        let sides = if black { [side, other] } else { [other, side] };
        let first = if black { Seat::FIRST } else { Seat::SECOND };
        play(seats, sides, *seed).0.winners.contains(first)
    });
    wins.count() as u64 * 100 / games
}

const EASY: Side = Some(Level::EASY);
const NORMAL: Side = Some(Level::NORMAL);

/// The first level that is careful in every decision.
fn careful() -> Level {
    Level::new(7).unwrap()
}

#[test]
fn easy_beats_random_play_and_normal_beats_easy() {
    for seats in [4, 2] {
        let easy = percent(seats, EASY, None, 60);
        let normal = percent(seats, NORMAL, EASY, 60);
        assert!(easy > 65 && normal > 60, "{seats}: {easy}, {normal}");
    }
}

#[test]
fn hard_beats_easy() {
    let wins = percent(2, Some(Level::HARD), EASY, 10);
    assert!(wins >= 70, "{wins}");
}

/// A participant's view of a fight: the number of seats, whether the viewer attacks, the attacker (the grey spy, a
/// spy, one with a bazong), the kind of place, and the plans of the viewer's previous fight.
type Situation = (usize, bool, u8, u8, Option<[Plan; 2]>);

/// The situation of `seat`, which has to choose a plan for `fight`.
fn situation(view: &View, seat: Seat, fight: Fight, before: Option<[Plan; 2]>) -> Situation {
    let position = &view.position;
    let attacker = fight.attacker.map(|spy| position.carried(spy).is_empty());
    let by = match attacker {
        None => 0,
        Some(true) => 1,
        Some(false) => 2,
    };
    let place = match fight.place.owner() {
        None => 0,
        Some(owner) if owner == fight.defender.seat => 1,
        Some(_) => 2,
    };
    (position.seats().len(), fight.seat == seat, by, place, before)
}

/// The advantage, in percentage points, of the best response to a mix of plans over the best mix: a defender who
/// always chooses the most frequent plan, or an attacker who always chooses the rarest.
fn exploit(attacks: bool, counts: [u32; 3]) -> f64 {
    let all = f64::from(counts.iter().sum::<u32>());
    let shares = counts.map(|count| f64::from(count) / all);
    let most = shares.into_iter().fold(0.0, f64::max);
    let least = shares.into_iter().fold(1.0, f64::min);
    let (answer, value) = match attacks {
        true => (most, 1.0 / 3.0),
        false => (1.0 - least, 2.0 / 3.0),
    };
    (answer - value) * 100.0
}

/// The plans that a level chooses in each situation of its fights against an equal, and their frequencies.
fn bluffs(level: Level, games: u64) -> BTreeMap<String, (bool, [u32; 3])> {
    let mut player = Spion::computer(level);
    let mut normal = Spion::computer(careful());
    let mut chosen: BTreeMap<String, (bool, [u32; 3])> = BTreeMap::new();
    for seed in 0..games {
        let seats = [2, 4][seed as usize % 2];
        let mut table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
        let mut before = [None; 4];
        let mut plans = [Plan::A; 2];
        table.settle();
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            let mut stream = stream(seed, seat.index() as u64, table.steps());
            let Stage::Fighting(fight) = view.stage else {
                table.act(seat, normal.decide(&view, &mut stream, Deadline::NEVER)).unwrap();
                continue;
            };
            let action = player.decide(&view, &mut stream, Deadline::NEVER);
            let Action::Plan(plan) = action else {
                table.act(seat, action).unwrap();
                continue;
            };
            let attacks = fight.seat == seat;
            // The whole situation, then each part of it on its own, which occurs more often.
            let (seats, _, by, place, earlier) = situation(&view, seat, fight, before[seat.index()]);
            for key in [format!("{attacks} {seats} seats, by {by}, at {place}"), format!("{attacks} after {earlier:?}")]
            {
                let (_, counts) = chosen.entry(key).or_insert((attacks, [0; 3]));
                counts[plan.index()] += 1;
            }
            plans[usize::from(!attacks)] = plan;
            table.act(seat, action).unwrap();
            if !matches!(table.view(Viewer::Public).stage, Stage::Fighting(next) if next == fight) {
                for seat in fight.seats().iter() {
                    before[seat.index()] = Some(plans);
                }
            }
        }
    }
    chosen
}

#[test]
fn nobody_can_gain_by_watching_the_plans_of_normal_and_hard() {
    // At this frequency of a situation, chance alone makes a difference of some 2 points.
    const ENOUGH: u32 = 1000;
    for level in [Level::NORMAL, Level::HARD] {
        let mut situations = 0;
        for (key, (attacks, counts)) in bluffs(level, 2000) {
            if counts.iter().sum::<u32>() < ENOUGH {
                continue;
            }
            situations += 1;
            let gain = exploit(attacks, counts);
            println!("{level:?}, attacks: {key}: {counts:?}, {gain:.1} points");
            assert!(gain <= 5.0, "{level:?} {key}: {counts:?} loses {gain:.1} points");
        }
        assert!(situations > 20, "{situations}");
    }
}

#[test]
fn a_favourite_plan_can_be_exploited() {
    assert!((exploit(true, [50, 25, 25]) - 16.7).abs() < 0.1);
    assert!((exploit(false, [40, 40, 20]) - 13.3).abs() < 0.1);
    assert!(exploit(true, [100, 100, 100]).abs() < 0.1);
}

/// Plays games of a level and counts how often it filled its embassy while a spy with a bazong was on its way home.
fn crowds(level: Level, seats: usize, games: u64) -> (u32, u32) {
    let (mut chances, mut filled) = (0, 0);
    for seed in 0..games {
        let mut table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
        let mut players: Vec<_> = (0..seats)
            .map(|seat| {
                let level = [level, careful()][seat % 2];
                Spion::computer(level)
            })
            .collect();
        table.settle();
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            let mut stream = stream(seed, seat.index() as u64, table.steps());
            let action = players[seat.index()].decide(&view, &mut stream, Deadline::NEVER);
            let fills = |action: &Action| {
                let home = Place::embassy(seat);
                let (letter, to) = match (view.stage, *action) {
                    (_, Action::Free(letter)) => (letter, Ok(home)),
                    (_, Action::Step(letter)) => (letter, view.position.walk(Spy::new(seat, letter), 1)),
                    (Stage::Walking { places, .. }, Action::Walk(letter)) => {
                        (letter, view.position.walk(Spy::new(seat, letter), places))
                    }
                    _ => return false,
                };
                to.is_ok_and(|to| fills_home(&view.position, Spy::new(seat, letter), to))
            };
            let moves = Spion::legal_actions(&view);
            if seat.index() % 2 == 0 && moves.iter().any(fills) && !moves.iter().all(fills) {
                chances += 1;
                filled += u32::from(fills(&action));
            }
            table.act(seat, action).unwrap();
        }
    }
    (chances, filled)
}

#[test]
fn computers_do_not_fill_their_embassy_when_a_spy_with_a_bazong_is_due() {
    for seats in [2, 4] {
        let (chances, filled) = crowds(careful(), seats, 1000);
        println!("{seats}: {chances}");
        assert!(chances > 5, "{chances}");
        assert_eq!(filled, 0);
    }
    let (_, filled) = crowds(Level::HARD, 2, 4);
    assert_eq!(filled, 0);
}

/// The figures in the rule book for games between simple, sensible players: `cargo test --release --test main
/// spion::players:: -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn figures() {
    for seats in [4, 2] {
        const GAMES: u64 = 3000;
        let (mut turns, mut black) = (Vec::new(), 0);
        let mut by = [0u32; 5];
        for seed in 0..GAMES {
            let (outcome, table) = play(seats, [NORMAL; 2], seed);
            black += u32::from(outcome.winners.contains(Seat::FIRST));
            let mut count = 0;
            for item in table.account(Viewer::Public, 0..table.events()).news() {
                let is_turn = matches!(item.view.stage, Stage::Turn { first: true, .. });
                match item.percept {
                    Percept::Public(Fact::Due { .. }) if is_turn => count += 1,
                    Percept::Public(Fact::Won { by: how, .. }) => by[*how as usize] += 1,
                    _ => {}
                }
            }
            turns.push(count);
        }
        turns.sort_unstable();
        let at = |percent: usize| turns[turns.len() * percent / 100];
        let mean = f64::from(turns.iter().sum::<u32>()) / GAMES as f64;
        println!(
            "{seats}: {mean:.1} turns, median {}, {} to {}; black {} %",
            at(50),
            at(10),
            at(90),
            f64::from(black) * 100.0 / GAMES as f64
        );
        for how in [Victory::Bazong, Victory::Money, Victory::Elimination, Victory::Standstill] {
            println!("  {how:?} {} %", f64::from(by[how as usize]) * 100.0 / GAMES as f64);
        }
        println!(
            "  normal against random {} %, easy against random {} %, normal against easy {} %",
            percent(seats, NORMAL, None, 1000),
            percent(seats, EASY, None, 1000),
            percent(seats, NORMAL, EASY, 1000)
        );
    }
}
