//! What a walk before a push is planned for: the push, what comes before it, and who gets further by it.

use std::cmp::Reverse;
use std::iter;

use super::phrase::push_args;
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::nth::{SCOUTS, ScoutNumber};
use crate::scout::rules::outlook::{advance, after};
use crate::scout::rules::position::Position;
use snuffel_core::advice::Course;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// What is planned after a walk in the look phase.
pub(super) struct Planned<'a> {
    /// The position before the walk.
    position: &'a Position,
    seat: Seat,
    /// The push that all of it is for.
    pub push: Push,
    /// Who else walks before it.
    between: Vec<ScoutNumber>,
    /// By how many rows all of it brings each scout further than walking as far as can be without a push.
    gains: [u8; SCOUTS],
    /// By how many rows it brings each further than the push without the walks before it, where that can be made.
    extra: [u8; SCOUTS],
}

impl Planned<'_> {
    /// What a course has planned; `None` where that is no push, or where nobody looks any more.
    pub fn of<'a>(position: &'a Position, seat: Seat, course: &Course<Action>) -> Option<Planned<'a>> {
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

    /// Whether the push can be made right after the walk: nobody is told to do what would be refused.
    fn may_push(&self, walked: &Position) -> bool {
        walked.is_duty_done(self.seat) && self.reaches_shaft(walked)
    }

    /// Whether a scout stands where the push goes.
    fn reaches_shaft(&self, position: &Position) -> bool {
        position.reaches(self.seat, &self.push)
    }

    /// Whether the push could be made, too, from another hole where a scout walks.
    pub fn is_open_from(&self, scout: ScoutNumber, there: Hole) -> bool {
        let mut walked = self.position.clone();
        walked.stand(self.seat, scout, there);
        self.may_push(&walked)
    }

    /// That only this walk allows the push, where nothing else has to be done before it.
    pub fn shaft(&self, walked: &Position) -> Option<Message> {
        let allows = !self.reaches_shaft(self.position) && self.may_push(walked) && self.between.is_empty();
        allows.then(|| self.gaining("hint-why-shaft"))
    }

    /// How far the push brings a scout that has walked to a hole, if that is nearer than where it stood.
    pub fn stand(&self, walked: &Position, from: Hole, to: Hole) -> Option<Message> {
        let to_go = |hole: Hole| self.position.to_go(self.seat, hole);
        let further = after(walked, &self.push).nearest(self.seat, to)?;
        let is_next = self.between.is_empty() && self.may_push(walked);
        let helps =
            is_next && to_go(further) < to_go(from) && self.pushed_alone(from).is_none_or(|row| row > to_go(further));
        let is_home = self.position.is_home(self.seat, further);
        let stand = || push_args(Message::new("hint-why-stand"), &self.push).count("row", further.row + 1);
        helps.then(|| stand().count("home", u8::from(is_home)))
    }

    /// How far a scout still has to go when the push is made without a walk and all walk on; `None` where none stands in the
    /// shaft. That another walk is a duty first does not matter: any other one would do then.
    fn pushed_alone(&self, from: Hole) -> Option<u8> {
        if !self.reaches_shaft(self.position) {
            return None;
        }
        let (scout, _) = self.position.scouts_of(self.seat).find(|(_, hole)| *hole == from)?;
        let mut pushed = after(self.position, &self.push);
        advance(&mut pushed, self.seat);
        pushed.hole(self.seat, scout).map(|hole| pushed.to_go(self.seat, hole))
    }

    /// What a walk to a hole does for the push: it allows it, or the push brings the scout further from there, or both
    /// belong to what is planned. `None` for a scout that walks as far as it can and gains nothing by the push: it does
    /// so for the rows alone.
    pub fn prepares(&self, walked: &Position, scout: ScoutNumber, to: Hole) -> Option<Message> {
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

    /// What comes after a walk, and who gets further by it.
    pub fn next(&self) -> Message {
        if self.between.is_empty() {
            return self.gaining("hint-why-plan");
        }
        let message = self.gaining("hint-why-plan-walks").count("count", self.between.len() as u8);
        message.with("scouts", named(&self.between))
    }

    /// That the push pays later, where another one brings as much now.
    pub fn later(&self) -> Message {
        let message = push_args(Message::new("hint-why-plan-later"), &self.push);
        message.count("count", self.between.len()).with("scouts", named(&self.between))
    }

    /// A message about the push, with who gets further by it; with the number 0 where nobody does.
    fn gaining(&self, id: &'static str) -> Message {
        let (number, rows) = self.gainer().map_or((0, 0), |(scout, rows)| (scout.number(), rows));
        push_args(Message::new(id), &self.push).count("number", number).count("rows", rows)
    }

    /// Who gets furthest beyond what walking alone brings, and by how many rows: who needs the walks for it before those
    /// whom the push brings as far without them; of equal ones the first.
    pub fn gainer(&self) -> Option<(ScoutNumber, u8)> {
        let gains = ScoutNumber::all().map(|scout| (scout, self.gains[scout.index()]));
        let gains = gains.filter(|(_, rows)| *rows > 0);
        gains.max_by_key(|(scout, rows)| (self.extra[scout.index()], *rows, Reverse(*scout)))
    }
}

/// Which scouts walk after the first action of a course.
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

/// The same scouts, as they are told.
pub(super) fn named(scouts: &[ScoutNumber]) -> Arg {
    Arg::together(scouts.iter().map(|scout| Arg::Count(scout.number().into())).collect())
}

/// By how many rows a course brings each scout further than walking as far as can be without a push, with or without the
/// walks that it has before it.
fn gains(position: &Position, seat: Seat, course: &Course<Action>, done: &Position) -> [u8; SCOUTS] {
    let walks = iter::once(&course.action).chain(&course.then).take_while(|action| !matches!(action, Action::Push(_)));
    further(seat, &[walked(position, seat, []), walked(position, seat, walks)], done)
}

/// By how many rows each scout is nearer to its end in the last position than in any of the others.
fn further(seat: Seat, others: &[Position], done: &Position) -> [u8; SCOUTS] {
    let mut rows = [0; SCOUTS];
    for (scout, hole) in done.scouts_of(seat) {
        let to_go = |other: &Position| other.hole(seat, scout).map_or(0, |hole| other.to_go(seat, hole));
        let nearest = others.iter().map(to_go).min().unwrap_or(0);
        rows[scout.index()] = nearest.saturating_sub(done.to_go(seat, hole));
    }
    rows
}

/// The position after some walks and then walking on as far as can be, without a push.
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

/// The position at the end of what a course has, with the walks to come after a push.
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
