//! The computer player that plays as well as it can: it thinks in whole turns and weighs the replies to each.

use super::computer::{best_place, end_phase};
use super::foresight::{best_turn, best_walks, far_walks};
use super::turn::Walks;
use crate::deadline::Deadline;
use crate::games::scout::rules::Scout;
use crate::games::scout::rules::action::{Action, Push};
use crate::games::scout::rules::event::Phase;
use crate::games::scout::rules::position::Position;
use crate::games::scout::rules::trail::Trail;
use crate::games::scout::rules::view::{Task, View};
use crate::player::Computer;
use crate::rng::Rng;
use crate::seat::Seat;

/// Looks for the turn that leaves it furthest ahead after the best reply and one turn more. Chance decides only between
/// equal places for a scout.
///
/// A plan is made for a whole phase, from the position at its beginning, and does not depend on anything else. So a
/// player that has kept none, after a resumption, comes to the same one, and nobody walks round in circles.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    plan: Option<Plan>,
}

/// What to do in a phase.
#[derive(Clone, Debug)]
struct Plan {
    /// The position at its beginning.
    start: Position,
    walks: Walks,
    /// What ends it; without a push, done.
    push: Option<Push>,
}

/// The position at the beginning of the phase in which `seat` walks.
fn beginning(position: &Position, seat: Seat) -> Position {
    let mut start = position.clone();
    start.scouts[seat] = position.began;
    start.trail = Trail::EMPTY;
    start
}

impl Plan {
    /// The best plan for the phase that begins with `start`.
    fn of(start: Position, seat: Seat, phase: Phase, deadline: Deadline<'_>) -> Plan {
        let (walks, push) = match phase {
            Phase::Opening => (far_walks(&start, seat), None),
            Phase::Move => (best_walks(&start, seat, deadline), None),
            Phase::Look => match best_turn(&start, seat, true, deadline) {
                Some(turn) => (turn.looks, turn.push),
                None => (Walks::new(), None),
            },
        };
        Plan { start, walks, push }
    }

    /// What the plan asks for next; `None` where the scouts have walked otherwise.
    fn next(&self, position: &Position, seat: Seat) -> Option<Action> {
        let end = self.push.map_or(Action::Done, Action::Push);
        let mut planned = self.start.clone();
        let mut next = None;
        for (scout, to) in &self.walks {
            if planned.scouts == position.scouts {
                let (scout, to) = (*scout, *to);
                next = Some(Action::Walk { scout, to });
            }
            planned.stand(seat, *scout, *to);
        }
        // Where the scouts stand alike more than once, the plan goes on from the last time.
        match planned.scouts == position.scouts {
            true => Some(end),
            false => next,
        }
    }
}

impl Hard {
    /// The next walk of the phase, or its end.
    fn walk(&mut self, position: &Position, seat: Seat, phase: Phase, deadline: Deadline<'_>) -> Action {
        let start = beginning(position, seat);
        let plan = match self.plan.take() {
            Some(plan) if plan.start == start => plan,
            Some(_) | None => Plan::of(start, seat, phase, deadline),
        };
        let next = plan.next(position, seat);
        self.plan = Some(plan);
        next.unwrap_or_else(|| wind_up(position, seat, phase, deadline))
    }
}

/// Ends a phase in which somebody else has begun to walk: first the duty is done, by one walk or by taking walks back
/// until one can do it.
fn wind_up(position: &Position, seat: Seat, phase: Phase, deadline: Deadline<'_>) -> Action {
    if position.is_duty_done(seat) {
        return match phase {
            Phase::Look => push(position, seat, deadline),
            Phase::Opening | Phase::Move => Action::Done,
        };
    }
    let mut scouts = position.scouts_of(seat).zip(position.began);
    let nearer = scouts.find_map(|((scout, hole), began)| {
        let to = position.nearest(seat, hole)?;
        let does_duty = position.to_go(seat, to) < position.to_go(seat, began?);
        does_duty.then_some(Action::Walk { scout, to })
    });
    nearer.unwrap_or(Action::Undo)
}

/// The push that is planned in a look phase whose next walk is `action`; `None` where something else is planned.
pub fn planned_push(position: &Position, seat: Seat, action: &Action) -> Option<Push> {
    let start = beginning(position, seat);
    let plan = Plan::of(start, seat, position.phase()?, Deadline::NEVER);
    let is_next = plan.next(position, seat).as_ref() == Some(action);
    plan.push.filter(|_| is_next)
}

/// The best push where the scouts stand.
fn push(position: &Position, seat: Seat, deadline: Deadline<'_>) -> Action {
    let turn = best_turn(position, seat, false, deadline);
    let push = turn.and_then(|turn| turn.push);
    push.map_or_else(|| end_phase(position, seat), Action::Push)
}

impl Computer<Scout> for Hard {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        let (position, Some((seat, task))) = (&view.position, view.due()) else {
            return Action::Resign;
        };
        match task {
            // By hand, a computer leaves its cards to the lot.
            Task::Lay => Action::Fill,
            Task::Place => best_place(position, seat, rng),
            Task::Walk(phase) => self.walk(position, seat, phase, deadline),
            Task::Push => push(position, seat, deadline),
        }
    }
}
