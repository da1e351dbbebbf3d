//! Hints: what a strong player would do, and why. Each reason holds in the position; it is not made up afterwards from
//! what sounds well.

use super::laying;
use super::phrase::push_args;
use crate::game::{Advise, Hint};
use crate::games::scout::rules::Scout;
use crate::games::scout::rules::action::{Action, Push};
use crate::games::scout::rules::event::Phase;
use crate::games::scout::rules::hole::{Hole, letter};
use crate::games::scout::rules::moves;
use crate::games::scout::rules::nth::ScoutNumber;
use crate::games::scout::rules::outlook::{advance, after, gain_after};
use crate::games::scout::rules::position::Position;
use crate::games::scout::rules::view::View;
use crate::games::scout::think::hard::planned_push;
use crate::games::scout::think::turn::{begun, turns};
use crate::seat::Seat;
use crate::text::message::Message;

impl Advise for Scout {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        let seat = view.on_turn()?;
        let position = &view.position;
        let (what, why) = match action {
            Action::Place(column) => {
                (Message::new("hint-place").place("column", letter(*column)), why_place(position, seat, *column))
            }
            Action::Walk { scout, to } => (
                Message::new("hint-walk").count("number", scout.number()).place("field", to),
                why_walk(position, seat, *scout, *to)?,
            ),
            Action::Push(push) => (push_args(Message::new("hint-push"), push), why_push(position, seat, push)),
            Action::Done => (Hint::typed("done"), why_done(position, seat)),
            Action::Undo => (Hint::typed("undo"), Message::new("hint-why-undo")),
            // The strong player leaves its cards to chance at once, which is no advice to who lays by hand.
            Action::Fill => match laying::best(position, seat) {
                Some((piece, shaft, ways)) => (
                    Message::new("hint-lay")
                        .count("card", piece.number())
                        .count("turn", piece.degrees())
                        .count("shaft", shaft.number()),
                    Message::new("hint-why-lay").count("count", ways),
                ),
                None => (Hint::typed("fill"), Message::new("hint-why-fill")),
            },
            Action::Lay { .. } | Action::Resign => return None,
        };
        Some(Hint { what, why })
    }

    fn allows_hints(view: &View) -> bool {
        view.position.config.hints
    }
}

/// Who wins, or what is gained at most, in the turn of whoever comes next.
struct Threat {
    next: Seat,
    wins: bool,
    rows: u8,
}

impl Threat {
    /// What comes next when `seat` ends its turn in a position.
    fn after(position: &Position, seat: Seat) -> Threat {
        let next = position.next(seat);
        let sum = position.sum(next);
        let turns = turns(&begun(position, next), next, true);
        let left = turns.iter().map(|turn| turn.after.sum(next)).min();
        Threat {
            next,
            wins: turns.iter().any(|turn| turn.after.is_through(next)),
            rows: sum.saturating_sub(left.unwrap_or(sum)),
        }
    }

    /// What is better than `before` for those who do not come next, if anything is.
    fn less_than(&self, before: &Threat) -> Option<Message> {
        let name = |id| Message::new(id).seat("name", self.next);
        if before.wins && !self.wins {
            return Some(name("hint-why-guard"));
        }
        (self.rows < before.rows && !self.wins)
            .then(|| name("hint-why-block").count("rows", self.rows).count("was", before.rows))
    }
}

/// Whether a reason is that it keeps somebody from winning.
fn is_guard(reason: &Message) -> bool {
    reason.id == "hint-why-guard"
}

fn why_place(position: &Position, seat: Seat, column: u8) -> Message {
    let from = Hole { column, row: position.base(seat).row() };
    match position.nearest(seat, from) {
        Some(to) => Message::new("hint-why-far").count("rows", to.row.abs_diff(from.row)),
        None => Message::new("hint-why-nowhere"),
    }
}

/// Why a scout had best walk to a hole; `None` where there is no such scout.
fn why_walk(position: &Position, seat: Seat, scout: ScoutNumber, to: Hole) -> Option<Message> {
    let from = position.hole(seat, scout)?;
    let mut walked = position.clone();
    walked.stand(seat, scout, to);
    if walked.is_through(seat) {
        return Some(Message::new("hint-why-win"));
    }
    if position.is_home(seat, to) {
        return Some(Message::new("hint-why-home"));
    }
    let phase = position.phase()?;
    let threats = match phase {
        Phase::Move => Threat::after(&walked, seat).less_than(&Threat::after(position, seat)),
        Phase::Opening | Phase::Look => None,
    };
    if threats.as_ref().is_some_and(is_guard) {
        return threats;
    }
    let rows = position.to_go(seat, from).saturating_sub(position.to_go(seat, to));
    let nearer = (rows > 0).then(|| Message::new("hint-why-nearer").count("rows", rows));
    let front = position.nearest(seat, from);
    if front.is_some_and(|front| front.row == to.row) {
        return nearer;
    }
    let prepares = match phase {
        Phase::Look => prepares(position, &walked, seat, scout, to),
        Phase::Opening | Phase::Move => None,
    };
    let why = prepares.or(threats).or(nearer);
    Some(why.unwrap_or_else(|| makes_way(position, &walked, seat, scout)))
}

/// What a walk is good for by the push that is planned.
fn prepares(position: &Position, walked: &Position, seat: Seat, scout: ScoutNumber, to: Hole) -> Option<Message> {
    let push = planned_push(position, seat, &Action::Walk { scout, to })?;
    let shafts = |position: &Position| position.shafts(seat) >> push.shaft.index() & 1 == 1;
    if !shafts(position) && shafts(walked) {
        return Some(Message::new("hint-why-shaft").count("shaft", push.shaft.number()));
    }
    let further = after(walked, &push).nearest(seat, to)?;
    let message = push_args(Message::new("hint-why-stand"), &push);
    Some(message.count("row", further.row + 1))
}

/// For which other scout a walk makes way, if for any.
fn makes_way(position: &Position, walked: &Position, seat: Seat, scout: ScoutNumber) -> Message {
    let (before, after) = (position.gains_of(seat), walked.gains_of(seat));
    let mut others = ScoutNumber::all().filter(|other| *other != scout);
    match others.find(|other| after[other.index()] > before[other.index()]) {
        Some(other) => Message::new("hint-why-way").count("number", other.number()),
        None => Message::new("hint-why-later"),
    }
}

fn why_push(position: &Position, seat: Seat, push: &Push) -> Message {
    let mut pushed = after(position, push);
    let rows = advance(&mut pushed, seat);
    if pushed.is_through(seat) {
        return Message::new("hint-why-all");
    }
    // Without this push: how far the next player would get in the maze as it is.
    let mut idle = position.clone();
    advance(&mut idle, seat);
    let threat = Threat::after(&pushed, seat);
    let less = threat.less_than(&Threat::after(&idle, seat));
    let most = moves::pushes(position, seat).map(|push| gain_after(position, &push, seat));
    let is_most = most.max() == Some(rows);
    match less {
        Some(message) if is_guard(&message) => message,
        Some(_) | None if rows > 0 && is_most => Message::new("hint-why-most").count("rows", rows),
        Some(_) | None if rows > 0 => {
            Message::new("hint-why-reply").count("rows", rows).seat("name", threat.next).count("left", threat.rows)
        }
        Some(message) => message,
        None => Message::new("hint-why-later"),
    }
}

fn why_done(position: &Position, seat: Seat) -> Message {
    let mut scouts = position.scouts_of(seat);
    let can_gain = scouts.any(|(_, hole)| position.nearest(seat, hole).is_some());
    Message::new(match can_gain {
        true => "hint-why-later",
        false => "hint-why-done",
    })
}
