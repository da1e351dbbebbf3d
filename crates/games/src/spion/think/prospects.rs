//! Estimates each team's probability of winning, from the position at the beginning of a turn.

use super::judgement::Judgement;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{DECK, Spy};
use crate::spion::rules::position::{Bazong, Position, Spot};
use crate::spion::rules::team::Team;
use snuffel_core::arithmetic::exp;
use snuffel_core::seat::Seat;

/// The number of features.
const SIGNS: usize = 20;

/// The weight of each feature with two players and with four, from a logistic regression.
const WEIGHTS: [[f32; SIGNS]; 2] = [
    [
        0.250, 0.341, 0.121, -0.123, 0.685, -0.136, 0.199, 0.092, -0.279, 2.069, 1.424, 0.476, -0.094, -0.664, -0.286,
        0.031, -0.055, -0.509, -0.624, -0.773,
    ],
    [
        0.301, 0.409, 0.122, -0.038, 0.693, -0.205, 0.071, 0.003, -0.231, 2.083, 1.004, 0.346, -0.072, -0.560, -0.077,
        -0.009, -0.036, -0.464, -0.614, -0.686,
    ],
];

/// The probability, from 0 to 1, that black's team wins, when `on_turn` begins its turn.
pub(super) fn of_black(position: &Position, on_turn: Seat) -> f32 {
    let weights = &WEIGHTS[usize::from(position.ring.seats() > 2)];
    let signs = signs(position, on_turn);
    let sum: f32 = signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum();
    1.0 / (1.0 + exp(-sum))
}

/// The features of black's team minus those of white's.
fn signs(position: &Position, on_turn: Seat) -> [f32; SIGNS] {
    let [black, white] = [Team::Black, Team::White].map(|team| of_team(position, team, on_turn));
    std::array::from_fn(|sign| black[sign] - white[sign])
}

fn of_team(position: &Position, team: Team, on_turn: Seat) -> [f32; SIGNS] {
    let mut signs = [0.0; SIGNS];
    let goal = f32::from(position.money_goal());
    let money = f32::from(position.team_money(team));
    signs[0] = money / goal * 4.0;
    signs[1] = (money - goal + 8.0).max(0.0) / 4.0;
    if Team::of_seat(on_turn) == team {
        signs[2] = 1.0;
    }
    for seat in position.playing.iter().filter(|seat| Team::of_seat(*seat) == team) {
        let judgement = Judgement { position, passes: [None; DECK], seat, careful: true };
        for spy in Spy::all_of(seat) {
            match position.spot(spy) {
                Spot::Dungeon => signs[3] += 1.0,
                Spot::At(place) => {
                    signs[4] += 1.0;
                    match position.conquered(spy) {
                        Some(_) => carrier(&judgement, spy, place, on_turn, &mut signs),
                        None => raider(&judgement, spy, place, on_turn, &mut signs),
                    }
                }
                Spot::Reserve | Spot::Out => {}
            }
        }
        signs[5] += f32::from(position.money(seat) < 3);
        if matches!(position.bazong(seat), Bazong::Lying(_)) {
            signs[6] += 1.0;
        }
        signs[7] += f32::from(position.at_home(seat) > 0);
    }
    signs
}

/// Adds the features of a spy with an enemy bazong: its distance from home, obstacles and threats.
fn carrier(judgement: &Judgement, spy: Spy, place: Place, on_turn: Seat, signs: &mut [f32; SIGNS]) {
    let position = judgement.position;
    let left = judgement.way_left(spy, place, true);
    let mut way = (1..=left).map(|steps| position.ring.ahead(spy.seat, place, steps));
    if way.any(|place| position.trap_on(place).is_some()) {
        signs[8] += 1.0;
        return;
    }
    let home = position.ring.ahead(spy.seat, place, left);
    let open = position.enemies_on(spy.seat, home).is_empty();
    let sign = match left {
        0..=1 if open && on_turn == spy.seat => 9,
        0..=1 => 10,
        2 => 11,
        3..=4 => 12,
        5 => 13,
        _ => 14,
    };
    signs[sign] += 1.0;
    signs[15] += judgement.danger(spy, place);
}

/// Adds the features of a spy on its way to an enemy bazong.
fn raider(judgement: &Judgement, spy: Spy, place: Place, on_turn: Seat, signs: &mut [f32; SIGNS]) {
    let position = judgement.position;
    let left = judgement.way_left(spy, place, false);
    let goal = position.ring.ahead(spy.seat, place, left);
    let open = position.enemies_on(spy.seat, goal).is_empty();
    let sign = match left {
        0..=1 if open && on_turn == spy.seat => 16,
        0..=2 if open => 17,
        0..=4 => 18,
        _ => 19,
    };
    signs[sign] += 1.0;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spion::rules::Spion;
    use crate::spion::rules::config::Config;
    use crate::spion::rules::piece::Letter;
    use crate::spion::rules::stage::Stage;
    use snuffel_core::arithmetic::ln;
    use snuffel_core::chance::Seeded;
    use snuffel_core::deadline::Deadline;
    use snuffel_core::game::Think;
    use snuffel_core::player::Level;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;
    use snuffel_core::table::{Due, Side as _, Table};

    #[test]
    fn money_and_a_bazong_near_home_are_good_signs() {
        for seats in [2, 4] {
            let chance = |change: fn(&mut Position)| {
                let mut position = Position::new(seats);
                change(&mut position);
                of_black(&position, Seat::FIRST)
            };
            assert!((chance(|_| {}) - 0.5).abs() < 0.1);
            assert!(chance(|position| position.money[Seat::FIRST] = 18) > 0.55);
            // A bazong one step from home, with and without the turn, or farther away.
            let own = chance(|position| {
                position.spots[0] = Spot::At("2.4".parse().unwrap());
                position.bazongs[Seat::SECOND] = Bazong::Carried(Spy::new(Seat::FIRST, Letter::A));
            });
            assert!(own > 0.85, "{own}");
            let theirs = chance(|position| {
                position.spots[4] = Spot::At("2.1".parse().unwrap());
                position.bazongs[Seat::FIRST] = Bazong::Carried(Spy::new(Seat::SECOND, Letter::A));
            });
            assert!(theirs < 0.35, "{theirs}");
        }
    }

    /// The features of all turns of a game between players of level 7, which never search, and whether black's team
    /// has won.
    fn game(seats: usize, seed: u64) -> (Vec<[f32; SIGNS]>, f32) {
        let mut table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
        let mut player = Spion::computer(Level::new(7).unwrap());
        let mut turns = Vec::new();
        table.settle();
        loop {
            let due = match table.due() {
                Due::Seats(due) => due.iter().next().unwrap(),
                Due::Over(outcome) => {
                    return (turns, f32::from(outcome.winners.contains(Seat::FIRST)));
                }
                Due::Chance => panic!("chance gave nothing"),
            };
            let view = table.view(Viewer::Seat(due));
            if let Stage::Turn { seat, first: true } = view.stage {
                turns.push(signs(&view.position, seat));
            }
            let mut stream = stream(seed, due.index() as u64, table.steps());
            let action = player.decide(&view, &mut stream, Deadline::NEVER);
            assert_eq!(Spion::check(&view, &action), Ok(()));
            table.act(due, action).unwrap();
        }
    }

    /// Fits the weights: `cargo test --release --lib prospects -- --ignored --nocapture`.
    #[test]
    #[ignore = "a measurement"]
    fn fit() {
        const GAMES: u64 = 8000;
        for seats in [2, 4] {
            let mut rows = Vec::new();
            for seed in 0..GAMES {
                let (turns, won) = game(seats, seed + 1_000_000);
                rows.extend(turns.into_iter().map(|signs| (signs, won)));
            }
            let (mut weights, mut speed) = ([0.0f32; SIGNS], [0.0f32; SIGNS]);
            let mut loss = 0.0;
            for _ in 0..600 {
                let mut slope = [0.0f64; SIGNS];
                loss = 0.0;
                for (signs, won) in &rows {
                    let sum: f32 = signs.iter().zip(&weights).map(|(s, w)| s * w).sum();
                    let guess = 1.0 / (1.0 + exp(-sum));
                    let right = if *won > 0.5 { guess } else { 1.0 - guess };
                    loss -= f64::from(ln(right.max(1e-6)));
                    for (slope, sign) in slope.iter_mut().zip(signs) {
                        *slope += f64::from((won - guess) * sign);
                    }
                }
                for index in 0..SIGNS {
                    speed[index] = 0.9 * speed[index] + (slope[index] / rows.len() as f64) as f32;
                    weights[index] += 0.3 * speed[index];
                }
            }
            println!("{seats}: {weights:.3?}, loss {}", loss / rows.len() as f64);
        }
    }
}
