//! Ways through the maze as people describe them: in runs, such as east 3, north 5. They lead to a hole, along a lane
//! up to the next choice, or exactly as typed.

use crate::scout::rules::hole::{COLUMNS, Direction, Hole, ROWS};
use crate::scout::rules::maze::Holes;
use crate::scout::rules::position::Position;
use snuffel_core::seat::Seat;

/// A direction and a number of steps.
pub type Run = (Direction, u8);

/// The steps that a scout can make.
struct Walker<'a> {
    position: &'a Position,
    taken: Holes,
    goal: u8,
}

impl Walker<'_> {
    fn new(position: &Position, seat: Seat) -> Walker<'_> {
        Walker { position, taken: position.taken(), goal: position.goal(seat) }
    }

    /// The next hole; `None` if a hedge, the rim or a scout is in the way, or if the scout is already home.
    fn step(&self, from: Hole, direction: Direction) -> Option<Hole> {
        let open = from.row != self.goal && self.position.board.maze().is_open(from, direction);
        let next = from.beside(direction).filter(|_| open)?;
        (!self.taken.contains(next)).then_some(next)
    }
}

/// A shortest way of a seat's scout between two holes, with few turns, since it goes straight on while it can; `None`
/// if there is none.
pub fn way(position: &Position, seat: Seat, from: Hole, to: Hole) -> Option<Vec<Run>> {
    let walker = Walker::new(position, seat);
    // Distances from the start, so that the way can be read off backwards from the target.
    let mut distances = [[u16::MAX; COLUMNS as usize]; ROWS as usize];
    let at = |hole: Hole| (usize::from(hole.row), usize::from(hole.column));
    let mut next = vec![from];
    let mut steps = 0;
    distances[at(from).0][at(from).1] = 0;
    while !next.is_empty() && distances[at(to).0][at(to).1] == u16::MAX {
        steps += 1;
        let mut fringe = Vec::new();
        for hole in next {
            for beyond in Direction::ALL.iter().filter_map(|side| walker.step(hole, *side)) {
                let distance = &mut distances[at(beyond).0][at(beyond).1];
                if *distance == u16::MAX {
                    *distance = steps;
                    fringe.push(beyond);
                }
            }
        }
        next = fringe;
    }
    // Backwards from the target, straight on for as long as that is a shortest way.
    let mut here = to;
    let mut back: Vec<Direction> = Vec::new();
    while here != from {
        let distance = distances[at(here).0][at(here).1];
        let is_before = |direction: &Direction| {
            let before = here.beside(direction.opposite());
            before.is_some_and(|before| {
                distances[at(before).0][at(before).1] == distance.wrapping_sub(1)
                    && walker.step(before, *direction) == Some(here)
            })
        };
        let straight = back.last().copied().filter(is_before);
        let direction = straight.or_else(|| Direction::ALL.into_iter().find(is_before))?;
        here = here.beside(direction.opposite())?;
        back.push(direction);
    }
    back.reverse();
    Some(runs(&back))
}

fn runs(steps: &[Direction]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for step in steps {
        match runs.last_mut() {
            Some((direction, count)) if direction == step => *count += 1,
            _ => runs.push((*step, 1)),
        }
    }
    runs
}

/// The run straight to a hole; `None` if it is not in that direction.
pub fn straight(from: Hole, direction: Direction, to: Hole) -> Option<Run> {
    let beyond = std::iter::successors(from.beside(direction), |hole| hole.beside(direction));
    (1..).zip(beyond).find(|(_, hole)| *hole == to).map(|(steps, _)| (direction, steps))
}

/// The way from a hole along a lane, up to a choice, a dead end or the goal. Empty if the first step is closed.
pub fn along(position: &Position, seat: Seat, from: Hole, direction: Direction) -> (Hole, Vec<Run>) {
    let walker = Walker::new(position, seat);
    let (mut here, mut ahead) = (from, direction);
    let mut steps = Vec::new();
    while let Some(next) = walker.step(here, ahead) {
        here = next;
        steps.push(ahead);
        let onward = |side: &Direction| *side != ahead.opposite() && walker.step(here, *side).is_some();
        let mut choices = Direction::ALL.into_iter().filter(onward);
        match (choices.next(), choices.next()) {
            (Some(only), None) => ahead = only,
            _ => break,
        }
    }
    (here, runs(&steps))
}

/// The end of a walk of exactly these steps.
///
/// # Errors
/// The hole from which the next step is closed, and the direction of that step.
pub fn exactly(position: &Position, seat: Seat, from: Hole, walk: &[Run]) -> Result<Hole, (Hole, Direction)> {
    let walker = Walker::new(position, seat);
    let mut here = from;
    for (direction, count) in walk {
        for _ in 0..*count {
            // The scout itself has left its starting hole, so that one is free.
            let back = here.beside(*direction).filter(|next| *next == from);
            let back = back.filter(|_| position.board.maze().is_open(here, *direction));
            let next = walker.step(here, *direction).or(back);
            here = next.ok_or((here, *direction))?;
        }
    }
    Ok(here)
}

/// The holes in `reach` from which only one way leads on: the ends of lanes.
pub fn dead_ends(position: &Position, seat: Seat, from: Hole, reach: &Holes) -> Vec<Hole> {
    let walker = Walker::new(position, seat);
    let is_end = |hole: &Hole| {
        let ways = Direction::ALL.iter().filter(|side| {
            let beyond = hole.beside(**side);
            let back = beyond == Some(from) && position.board.maze().is_open(*hole, **side);
            back || walker.step(*hole, **side).is_some()
        });
        hole.row != walker.goal && ways.count() <= 1
    };
    reach.iter().filter(is_end).collect()
}
