//! The plan behind a walk before a push: the push, the walks in between, and who gets further by it.

use std::cmp::Reverse;
use std::iter;

use super::phrase::push_args;
use super::why::{Reason, Why};
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::nth::{SCOUTS, ScoutNumber};
use crate::scout::rules::outlook::{advance, after};
use crate::scout::rules::position::Position;
use snuffel_core::advice::Course;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Arg;

/// The plan after a walk in the look phase.
pub(super) struct Planned<'a> {
    /// The position before the walk.
    position: &'a Position,
    seat: Seat,
    /// The push that is the aim of the plan.
    pub push: Push,
    /// The other scouts that walk before the push.
    between: Vec<ScoutNumber>,
    /// The rows by which the whole plan brings each scout further than walking as far as possible without a push.
    gains: [u8; SCOUTS],
    /// The rows by which it brings each scout further than the push without the walks, if that is possible.
    extra: [u8; SCOUTS],
}

impl Planned<'_> {
    /// The plan of a course; `None` if it does not end in a push, or outside the look phase.
    pub fn new<'a>(position: &'a Position, seat: Seat, course: &Course<Action>) -> Option<Planned<'a>> {
        let Action::Push(push) = *course.aim() else {
            return None;
        };
        if position.phase() != Some(Phase::Look) {
            return None;
        }
        let done = ended(position, seat, course);
        let gains = gains(position, seat, course, &done);
        let mut alone = after(position, &push);
        advance(&mut alone, seat);
        let extra = if position.reaches(seat, &push) { further(seat, &[alone], &done) } else { gains };
        Some(Planned { position, seat, push, between: walkers(course), gains, extra })
    }

    /// Returns whether the push is possible right after the walk, so that it is never suggested when it would be
    /// refused.
    fn may_push(&self, walked: &Position) -> bool {
        walked.is_duty_done(self.seat) && self.reaches_shaft(walked)
    }

    /// Returns whether a scout is in the shaft of the push.
    fn reaches_shaft(&self, position: &Position) -> bool {
        position.reaches(self.seat, &self.push)
    }

    /// Returns whether the push would also be possible if the scout walked to another hole.
    pub fn is_open_from(&self, scout: ScoutNumber, there: Hole) -> bool {
        let mut walked = self.position.clone();
        walked.stand(self.seat, scout, there);
        self.may_push(&walked)
    }

    /// Says that only this walk makes the push possible, if nothing else has to happen before it.
    pub fn shaft(&self, walked: &Position) -> Option<Reason> {
        let allows = !self.reaches_shaft(self.position) && self.may_push(walked) && self.between.is_empty();
        allows.then(|| self.gaining(Why::Shaft))
    }

    /// The row to which the push brings a scout that has walked to a hole, if that is nearer than its start.
    pub fn stand(&self, walked: &Position, from: Hole, to: Hole) -> Option<Reason> {
        let to_go = |hole: Hole| self.position.to_go(self.seat, hole);
        let further = after(walked, &self.push).nearest(self.seat, to)?;
        let is_next = self.between.is_empty() && self.may_push(walked);
        let helps =
            is_next && to_go(further) < to_go(from) && self.pushed_alone(from).is_none_or(|row| row > to_go(further));
        let is_home = self.position.is_home(self.seat, further);
        let stand = || Reason::new(Why::Stand).also(|told| push_args(told, &self.push)).count("row", further.row + 1);
        helps.then(|| stand().count("home", u8::from(is_home)))
    }

    /// The rows that a scout still has to go if the push comes without a walk and then all walk on; `None` if no
    /// scout is in the shaft. The duty to walk first does not matter, since any other walk would do.
    fn pushed_alone(&self, from: Hole) -> Option<u8> {
        if !self.reaches_shaft(self.position) {
            return None;
        }
        let (scout, _) = self.position.scouts_of(self.seat).find(|(_, hole)| *hole == from)?;
        let mut pushed = after(self.position, &self.push);
        advance(&mut pushed, self.seat);
        pushed.hole(self.seat, scout).map(|hole| pushed.to_go(self.seat, hole))
    }

    /// The contribution of a walk to the push: it makes the push possible, or the push brings the scout further from
    /// there, or both are parts of the plan. `None` for a scout that walks as far as it can without gaining by the
    /// push, since it only walks for the rows.
    pub fn prepares(&self, walked: &Position, scout: ScoutNumber, to: Hole) -> Option<Reason> {
        let (position, seat) = (self.position, self.seat);
        let from = position.hole(seat, scout)?;
        let is_front = position.nearest(seat, from).is_some_and(|front| front.row == to.row);
        let is_nearer = position.to_go(seat, to) < position.to_go(seat, from);
        let somebody_gains = self.gainer().is_some();
        let serves = if is_front { self.gains[scout.index()] > 0 } else { is_nearer && somebody_gains };
        let shaft = self.shaft(walked).filter(|_| somebody_gains || !is_front);
        let stand = || self.stand(walked, from, to);
        shaft.or_else(stand).or_else(|| serves.then(|| self.next()))
    }

    /// The continuation after a walk, and who gets further by it.
    pub fn next(&self) -> Reason {
        if self.between.is_empty() {
            return self.gaining(Why::Plan);
        }
        let reason = self.gaining(Why::PlanWalks).count("count", self.between.len() as u8);
        reason.with("scouts", named(&self.between))
    }

    /// Says that the push pays later, because another one gains as much now.
    pub fn later(&self) -> Reason {
        let reason = Reason::new(Why::PlanLater).also(|told| push_args(told, &self.push));
        reason.count("count", self.between.len()).with("scouts", named(&self.between))
    }

    /// A reason about the push, with the scout that gets further by it; the number is 0 if there is none.
    fn gaining(&self, why: Why) -> Reason {
        let (number, rows) = self.gainer().map_or((0, 0), |(scout, rows)| (scout.number(), rows));
        let reason = Reason::new(why).also(|told| push_args(told, &self.push));
        reason.count("number", number).count("rows", rows)
    }

    /// The scout that gains the most over walking alone, and the number of rows. Scouts that need the walks for it
    /// come before those that the push alone would bring as far. Among equals, the first.
    pub fn gainer(&self) -> Option<(ScoutNumber, u8)> {
        let gains = ScoutNumber::all().map(|scout| (scout, self.gains[scout.index()]));
        let gains = gains.filter(|(_, rows)| *rows > 0);
        gains.max_by_key(|(scout, rows)| (self.extra[scout.index()], *rows, Reverse(*scout)))
    }
}

/// The scouts that walk after the first action of a course.
pub(super) fn walkers(course: &Course<Action>) -> Vec<ScoutNumber> {
    let walker = |action: &Action| match action {
        Action::Walk { scout, .. } => Some(*scout),
        Action::Lay { .. }
        | Action::Fill
        | Action::Place(_)
        | Action::Push(_)
        | Action::Done
        | Action::Undo
        | Action::Resign => None,
    };
    course.then.iter().filter_map(walker).collect()
}

/// The scouts as a list of numbers.
pub(super) fn named(scouts: &[ScoutNumber]) -> Arg {
    Arg::together(scouts.iter().map(|scout| Arg::Count(scout.number().into())).collect())
}

/// The rows by which a course brings each scout further than walking as far as possible without a push, with or
/// without the course's own walks.
fn gains(position: &Position, seat: Seat, course: &Course<Action>, done: &Position) -> [u8; SCOUTS] {
    let walks = iter::once(&course.action).chain(&course.then).take_while(|action| !matches!(action, Action::Push(_)));
    further(seat, &[walked(position, seat, []), walked(position, seat, walks)], done)
}

/// The rows by which each scout is nearer to its goal in `done` than in any of the others.
fn further(seat: Seat, others: &[Position], done: &Position) -> [u8; SCOUTS] {
    let mut rows = [0; SCOUTS];
    for (scout, hole) in done.scouts_of(seat) {
        let to_go = |other: &Position| other.hole(seat, scout).map_or(0, |hole| other.to_go(seat, hole));
        let nearest = others.iter().map(to_go).min().unwrap_or(0);
        rows[scout.index()] = nearest.saturating_sub(done.to_go(seat, hole));
    }
    rows
}

/// The position after some walks and then walking on as far as possible, without a push.
fn walked<'a>(position: &Position, seat: Seat, walks: impl IntoIterator<Item = &'a Action>) -> Position {
    let mut walked = position.clone();
    for action in walks {
        if let Action::Walk { scout, to } = action {
            walked.stand(seat, *scout, *to);
        }
    }
    advance(&mut walked, seat);
    walked
}

/// The position at the end of a course, including the walks that follow a push.
pub(super) fn ended(position: &Position, seat: Seat, course: &Course<Action>) -> Position {
    let mut ended = position.clone();
    for action in iter::once(&course.action).chain(&course.then) {
        match action {
            Action::Walk { scout, to } => ended.stand(seat, *scout, *to),
            Action::Push(push) => {
                ended = after(&ended, push);
                advance(&mut ended, seat);
            }
            Action::Lay { .. } | Action::Fill | Action::Place(_) | Action::Done | Action::Undo | Action::Resign => {}
        }
    }
    ended
}
