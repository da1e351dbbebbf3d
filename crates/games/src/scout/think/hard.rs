//! The strongest computer player: it thinks in whole turns and weighs the replies to each.

use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::computer::{best_place, end_phase};
use super::foresight::{done_lead, far_walks, push_lead, weighed_turns, weighed_walks};
use super::turn::{Turn, Walks};
use crate::scout::rules::Scout;
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::event::Phase;
use crate::scout::rules::position::Position;
use crate::scout::rules::stage::Task;
use crate::scout::rules::trail::Trail;
use crate::scout::rules::view::View;
use snuffel_core::advice::Course;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::{self, Computer};
use snuffel_core::rng::{Rng, stream_of};
use snuffel_core::seat::Seat;

/// Searches for the turn with the best lead after the best reply and one more turn. Chance only decides between equal
/// places for a scout.
///
/// A plan is made for a whole phase and depends only on the position at its beginning. So a player without a plan,
/// after a game is resumed, makes the same one, and scouts never walk in circles.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    /// The current plan, possibly of an earlier phase.
    plan: Option<Plan>,
}

/// A plan for a phase.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Plan {
    /// The position at its beginning.
    start: Position,
    /// The possible lines, best first; never empty.
    lines: Vec<Variation>,
}

/// One way through a phase.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Variation {
    walks: Walks,
    /// The push that ends it; `None` to end the phase without one.
    push: Option<Push>,
    /// The seat's lead in rows if the others reply as well as they can; `None` if it was not computed.
    lead: Option<i32>,
}

/// The position at the beginning of the phase in which `seat` walks.
fn beginning(position: &Position, seat: Seat) -> Position {
    let mut start = position.clone();
    start.scouts[seat] = position.began;
    start.trail = Trail::EMPTY;
    start
}

/// The luck for a player's degree of care. It stays the same for a whole phase, so that a plan is not abandoned
/// halfway.
pub(super) fn mood(view: &View, _rng: &mut Rng) -> f32 {
    let position = &view.position;
    let start = position.stage.due().map(|(mover, _)| beginning(position, mover));
    let known = postcard::to_stdvec(&(view.viewer, start)).unwrap_or_default();
    stream_of(&known, 0).random()
}

impl Variation {
    /// The line of a turn.
    fn from_turn((lead, turn): (i32, Turn)) -> Variation {
        Variation { walks: turn.looks, push: turn.push, lead: Some(lead) }
    }

    /// The rest of the line; `None` if the scouts have walked differently since `start`.
    fn left(&self, start: &Position, position: &Position, seat: Seat) -> Option<Course<Action>> {
        let end = self.push.map_or(Action::Done, Action::Push);
        let walks = self.walks.iter().map(|(scout, to)| Action::Walk { scout: *scout, to: *to });
        let actions: Vec<Action> = walks.chain([end]).collect();
        let mut planned = start.clone();
        // If the scouts are in the same holes more than once, it continues from the last time.
        let mut done = (planned.scouts == position.scouts).then_some(0);
        for (number, (scout, to)) in self.walks.iter().enumerate() {
            planned.stand(seat, *scout, *to);
            if planned.scouts == position.scouts {
                done = Some(number + 1);
            }
        }
        let mut left = actions.into_iter().skip(done?);
        Some(Course { action: left.next()?, then: left.collect(), worth: self.lead.map(|lead| lead as f32) })
    }
}

impl Plan {
    /// The best plan for the phase that begins with `start`.
    fn search(start: Position, seat: Seat, phase: Phase, deadline: Deadline<'_>) -> Plan {
        let mut lines: Vec<Variation> = match phase {
            Phase::Opening => vec![Variation { walks: far_walks(&start, seat), ..Variation::default() }],
            Phase::Move => {
                let line = |(lead, walks)| Variation { walks, push: None, lead: Some(lead) };
                weighed_walks(&start, seat, deadline).into_iter().map(line).collect()
            }
            Phase::Look => weighed_turns(&start, seat, true, deadline).into_iter().map(Variation::from_turn).collect(),
        };
        if lines.is_empty() {
            lines.push(Variation::default());
        }
        Plan { start, lines }
    }

    /// The next actions of the plan and its alternatives; empty if the scouts have walked differently.
    fn next(&self, position: &Position, seat: Seat) -> Vec<Course<Action>> {
        let mut lines = self.lines.iter().map(|line| line.left(&self.start, position, seat));
        match lines.next().flatten() {
            Some(best) => [best].into_iter().chain(lines.flatten()).collect(),
            None => Vec::new(),
        }
    }
}

impl Hard {
    /// The next walk of the phase, or its end.
    fn walk(&mut self, position: &Position, seat: Seat, phase: Phase, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let start = beginning(position, seat);
        let plan = match self.plan.take() {
            Some(plan) if plan.start == start => plan,
            Some(_) | None => Plan::search(start, seat, phase, deadline),
        };
        let next = plan.next(position, seat);
        self.plan = Some(plan);
        if !next.is_empty() {
            return next;
        }
        match phase {
            Phase::Move if position.is_duty_done(seat) => self.walk_on(position, seat, phase, deadline),
            Phase::Opening => self.walk_on(position, seat, phase, deadline),
            Phase::Look | Phase::Move => wind_up(position, seat, phase, deadline),
        }
    }

    /// The next walk in the opening or after the push, from where another player has walked to; or the end of the
    /// turn.
    fn walk_on(
        &mut self,
        position: &Position,
        seat: Seat,
        phase: Phase,
        deadline: Deadline<'_>,
    ) -> Vec<Course<Action>> {
        let plan = Plan::search(position.clone(), seat, phase, deadline);
        let next = plan.next(position, seat);
        self.plan = Some(plan);
        if next.is_empty() { vec![Course::unweighed(Action::Done)] } else { next }
    }
}

/// Ends a phase that another player has begun. The duty comes first, done by one walk, or by undoing walks until one
/// can do it.
fn wind_up(position: &Position, seat: Seat, phase: Phase, deadline: Deadline<'_>) -> Vec<Course<Action>> {
    if position.is_duty_done(seat) {
        return match phase {
            Phase::Look => push(position, seat, deadline),
            Phase::Opening | Phase::Move => vec![Course::unweighed(Action::Done)],
        };
    }
    let mut scouts = position.scouts_of(seat).zip(position.began);
    let nearer = scouts.find_map(|((scout, hole), began)| {
        let to = position.nearest(seat, hole)?;
        let does_duty = position.to_go(seat, to) < position.to_go(seat, began?);
        does_duty.then_some(Action::Walk { scout, to })
    });
    vec![Course::unweighed(nearer.unwrap_or(Action::Undo))]
}

/// The best push with the scouts where they are.
fn push(position: &Position, seat: Seat, deadline: Deadline<'_>) -> Vec<Course<Action>> {
    let turns = weighed_turns(position, seat, false, deadline);
    let course = |(lead, turn): (i32, Turn)| Some(Course::new(Action::Push(turn.push?), lead as f32));
    let pushes: Vec<_> = turns.into_iter().filter_map(course).collect();
    if pushes.is_empty() { vec![Course::unweighed(end_phase(position, seat))] } else { pushes }
}

impl Computer<Scout> for Hard {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        player::foremost(self, view, rng, deadline)
    }

    fn memory(&self) -> Vec<u8> {
        self.plan.as_ref().and_then(|plan| postcard::to_stdvec(plan).ok()).unwrap_or_default()
    }

    fn recall(&mut self, memory: &[u8]) {
        self.plan = postcard::from_bytes(memory).ok();
    }

    fn courses(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let (position, Some((seat, task))) = (&view.position, view.due()) else {
            return vec![Course::unweighed(Action::Resign)];
        };
        match task {
            // When laying by hand, computers leave their cards to chance.
            Task::Lay => vec![Course::unweighed(Action::Fill)],
            Task::Place => vec![Course::unweighed(best_place(position, seat, rng))],
            Task::Walk(phase) => self.walk(position, seat, phase, deadline),
            Task::Push => push(position, seat, deadline),
        }
    }

    /// A walk of the current plan is worth as much as the plan. Any other walk can be undone, so it has no worth of
    /// its own.
    fn worth(&mut self, view: &View, action: &Action, _rng: &mut Rng, _deadline: Deadline<'_>) -> Option<f32> {
        let (position, (seat, task)) = (&view.position, view.due()?);
        let lead = match action {
            Action::Push(push) => push_lead(position, seat, push)?,
            Action::Done if task == Task::Walk(Phase::Move) => done_lead(position, seat),
            Action::Walk { .. } => {
                let next = self.plan.as_ref()?.next(position, seat).into_iter().next()?;
                return next.worth.filter(|_| next.action == *action);
            }
            Action::Done | Action::Lay { .. } | Action::Fill | Action::Place(_) | Action::Undo | Action::Resign => {
                return None;
            }
        };
        Some(lead as f32)
    }
}
