//! How likely it is that a team wins, as the position stands at the beginning of a turn.

use super::board::Place;
use super::judgement::Judgement;
use super::piece::{DECK, Spy, are_partners};
use super::position::{Bazong, Position, Spot};
use crate::seat::Seat;

/// What is looked at.
const SIGNS: usize = 15;

/// What each sign counts with two players and with four: the weights of a logistic regression.
const WEIGHTS: [[f32; SIGNS]; 2] = [
    [
        0.259, 0.237, 2.570, 1.192, 0.662, 0.080, -0.240, 0.117, -0.034, -0.097, 0.162, -0.117,
        0.079, -0.170, 0.0,
    ],
    [
        0.338, 0.349, 1.794, 0.900, 0.504, -0.283, -0.155, 0.123, 0.030, -0.029, 0.035, -0.105,
        0.046, -0.000, -0.171,
    ],
];

/// How likely it is that black's team wins, from 0 to 1, when `on_turn` begins its turn.
pub fn of_black(position: &Position, on_turn: Seat) -> f32 {
    let weights = &WEIGHTS[usize::from(position.ring.seats() > 2)];
    let signs = signs(position, on_turn);
    let sum: f32 = signs
        .iter()
        .zip(weights)
        .map(|(sign, weight)| sign * weight)
        .sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The signs of black's team less those of white's.
fn signs(position: &Position, on_turn: Seat) -> [f32; SIGNS] {
    let [black, white] = [Seat::FIRST, Seat::SECOND].map(|seat| of_team(position, seat, on_turn));
    std::array::from_fn(|sign| black[sign] - white[sign])
}

fn of_team(position: &Position, first: Seat, on_turn: Seat) -> [f32; SIGNS] {
    let mut signs = [0.0; SIGNS];
    let goal = f32::from(position.money_goal());
    let money = f32::from(position.team_money(first));
    signs[0] = money / goal * 4.0;
    signs[1] = (money - goal + 8.0).max(0.0) / 4.0;
    let length = f32::from(position.ring.length());
    for seat in position
        .playing
        .iter()
        .filter(|seat| are_partners(*seat, first))
    {
        let judgement = Judgement {
            position,
            passes: [None; DECK],
            seat,
            careful: true,
        };
        let mut nearest = length;
        for spy in Spy::of(seat) {
            match position.spot(spy) {
                Spot::Dungeon => signs[9] += 1.0,
                Spot::At(place) => {
                    signs[8] += 1.0;
                    if position.conquered(spy).is_some() {
                        carrier(&judgement, spy, place, &mut signs);
                    } else {
                        nearest = nearest.min(f32::from(judgement.way_left(spy, place, false)));
                        signs[13] += judgement.danger(spy, place);
                    }
                }
                Spot::Reserve | Spot::Out => {}
            }
        }
        signs[10] += (length - nearest) / 5.0;
        signs[11] += f32::from(position.money(seat) < 3);
        if matches!(position.bazong(seat), Bazong::Lying(_)) {
            signs[12] += 1.0;
        }
    }
    if are_partners(on_turn, first) {
        signs[7] += 1.0;
    }
    signs
}

/// A spy with an enemy bazong: how far it is from home, what stops it, and who threatens it.
fn carrier(judgement: &Judgement, spy: Spy, place: Place, signs: &mut [f32; SIGNS]) {
    let left = judgement.way_left(spy, place, true);
    let sign = match left {
        0..=1 => 2,
        2 => 3,
        3..=5 => 4,
        _ => 5,
    };
    signs[sign] += 1.0;
    let position = judgement.position;
    let mut way = (1..=left).map(|steps| position.ring.ahead(spy.seat, place, steps));
    if way.any(|place| position.trap_on(place).is_some()) {
        signs[6] += 1.0;
    }
    signs[14] += judgement.danger(spy, place);
}

#[cfg(test)]
mod tests {
    use super::super::computer::computer;
    use super::super::config::Config;
    use super::super::rules::Spion;
    use super::super::view::Stage;
    use super::*;
    use crate::chance::{Seeded, dice};
    use crate::deadline::ThinkingTime;
    use crate::player::Level;
    use crate::rules::Rules;
    use crate::seat::Viewer;
    use crate::table::{Due, Table};

    /// The signs of all turns of a game between players of level normal, and whether black's team has won.
    fn game(seats: usize, seed: u64) -> (Vec<[f32; SIGNS]>, f32) {
        let mut table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
        let mut player = computer(Level::Normal, ThinkingTime::UNLIMITED).unwrap();
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
            let mut stream = dice(seed, due.index() as u64, table.steps());
            let action = player.decide(&view, &mut stream);
            assert_eq!(Spion::check(&view, &action), Ok(()));
            table.act(due, action).unwrap();
        }
    }

    /// Fits the weights: `cargo test --release --lib prospects -- --ignored --nocapture`.
    #[test]
    #[ignore = "a measurement"]
    fn fit() {
        const GAMES: u64 = 4000;
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
                    let guess = 1.0 / (1.0 + (-sum).exp());
                    let right = if *won > 0.5 { guess } else { 1.0 - guess };
                    loss -= f64::from(right.max(1e-6).ln());
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
