//! Predicts the effect of a push without making it, for questions of players and for computers.

use super::action::Push;
use super::hole::Hole;
use super::moves;
use super::nth::ScoutNumber;
use super::position::Position;
use snuffel_core::seat::Seat;

/// The position after a push, before any walk.
pub fn after(position: &Position, push: &Push) -> Position {
    let mut after = position.clone();
    after.board.push(push.shaft, push.end, push.quarters);
    after.last_push = Some(*push);
    after
}

/// The walk of a seat that brings a scout nearest: the scout, the hole, and the number of rows gained.
pub fn best_walk(position: &Position, seat: Seat) -> Option<(ScoutNumber, Hole, u8)> {
    let taken = position.taken();
    let (base, goal) = (position.base(seat), position.goal(seat));
    let walks = position.scouts_of(seat).filter_map(|(scout, from)| {
        if from.row == goal {
            return None;
        }
        let reach = position.board.maze().reach(from, &taken, goal);
        let to = reach.nearest(base, from)?;
        Some((scout, to, to.row.abs_diff(from.row)))
    });
    // Among equals, the first scout.
    walks.reduce(|best, walk| if walk.2 > best.2 { walk } else { best })
}

/// Walks as far as possible, the best walk first, until no scout of the seat can get nearer. Returns the rows gained.
pub fn advance(position: &mut Position, seat: Seat) -> u8 {
    let mut gain = 0;
    while let Some((scout, to, rows)) = best_walk(position, seat) {
        position.stand(seat, scout, to);
        gain += rows;
    }
    gain
}

/// The rows that a seat gains after a push by walking as far as possible.
pub fn gain_after(position: &Position, push: &Push, seat: Seat) -> u8 {
    advance(&mut after(position, push), seat)
}

/// The most rows that a seat can gain in its turn, by looking, pushing and moving.
pub fn best_turn(position: &Position, seat: Seat) -> u8 {
    let mut looked = position.clone();
    let first = advance(&mut looked, seat);
    let pushes = moves::pushes(&looked, seat);
    let second = pushes.map(|push| gain_after(&looked, &push, seat)).max();
    first + second.unwrap_or(0)
}
