//! Hints: the move of a strong player and the reason for it. Each reason is true in the position, not a plausible one
//! made up afterwards.

use super::ahead::{outlook, why_later};
use super::laying;
use super::phrase::push_args;
use super::planned::{ended, named, walkers};
use super::pushed::why_push;
use super::threat::Threat;
use super::walked::why_walk;
use super::why::{Reason, Why};
use crate::scout::rules::Scout;
use crate::scout::rules::action::Action;
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::{Hole, letter};
use crate::scout::rules::moves;
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::outlook::{advance, after, best_walk};
use crate::scout::rules::position::Position;
use crate::scout::rules::view::View;
use crate::scout::think::foresight::{done_lead, is_decided, is_lost};
use snuffel_core::advice::{Advice, Course, Verdict};
use snuffel_core::game::{Advise, Hint};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

impl Advise for Scout {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        let seat = view.on_turn()?;
        let position = &view.position;
        let lead = advice.best.worth.map(|worth| worth as i32);
        let why = match &advice.best.action {
            Action::Place(column) => why_place(position, seat, *column),
            Action::Walk { scout, to } => why_walk(position, seat, (*scout, *to), advice)?,
            Action::Push(push) => why_push(position, seat, push, advice),
            Action::Done => why_done(position, seat, lead),
            Action::Undo => Reason::new(Why::Undo),
            // The strong player leaves its cards to chance, which is no advice for a person laying by hand.
            Action::Fill => match laying::best(position, seat) {
                Some((piece, shaft, ways)) => {
                    let lay = Message::new("hint-lay").count("card", piece.number()).count("turn", piece.degrees());
                    let why = Reason::new(Why::Lay).count("count", ways).message();
                    return Some(Hint::new(lay.count("shaft", shaft.number()), why));
                }
                None => Reason::new(Why::Fill),
            },
            Action::Lay { .. } | Action::Resign => return None,
        };
        let more = more(position, seat, advice, &why);
        Hint::because(what(&advice.best.action)?, why, more)
    }

    /// A number of rows by which the lead is smaller, two turns later.
    const DOUBT: f32 = 5.0;

    /// A walk can be undone for as long as the phase lasts.
    fn is_weighed(view: &View, action: &Action) -> bool {
        match action {
            Action::Push(_) => true,
            Action::Done => view.position.phase() == Some(Phase::Move),
            Action::Lay { .. }
            | Action::Fill
            | Action::Place(_)
            | Action::Walk { .. }
            | Action::Undo
            | Action::Resign => false,
        }
    }

    fn cost(view: &View, verdict: &Verdict<Action>) -> Option<Message> {
        Some(cost(&view.position, view.on_turn()?, verdict))
    }

    fn allows_hints(view: &View) -> bool {
        view.position.config.hints
    }
}

/// The command to type.
fn what(action: &Action) -> Option<Message> {
    Some(match action {
        Action::Place(column) => Message::new("hint-place").place("column", letter(*column)),
        Action::Walk { scout, to } => Message::new("hint-walk").count("number", scout.number()).place("field", to),
        Action::Push(push) => push_args(Message::new("hint-push"), push),
        Action::Done => Hint::typed("done"),
        Action::Undo => Hint::typed("undo"),
        Action::Fill => Hint::typed("fill"),
        Action::Lay { .. } | Action::Resign => return None,
    })
}

/// More detail: the next player's possible gain, the resulting lead, and the next best with its drawback.
fn more(position: &Position, seat: Seat, advice: &Advice<Action>, why: &Reason) -> Vec<Message> {
    let lead = advice.best.worth.map(|worth| worth as i32);
    // The position right afterwards, and after all walks.
    let done = match &advice.best.action {
        Action::Push(push) => {
            let still = after(position, push);
            let mut walked = still.clone();
            advance(&mut walked, seat);
            Some((still, walked))
        }
        Action::Done => Some((position.clone(), position.clone())),
        Action::Place(_) | Action::Walk { .. } | Action::Undo | Action::Fill | Action::Lay { .. } | Action::Resign => {
            None
        }
    };
    let is_on = |position: &Position| position.phase() != Some(Phase::Opening) && !position.is_through(seat);
    // The very next turn comes first, before the longer outlook.
    let threat = done.filter(|(_, walked)| is_on(walked) && !why.why().says_threat()).and_then(|(still, walked)| {
        let threat = Threat::after(&walked, seat);
        // Stopping in time may deny the next player what walking on would allow.
        let is_left_open = threat.wins && !Threat::after(&still, seat).wins;
        (!is_left_open).then(|| threat.message())
    });
    let mut told: Vec<Message> = threat.into_iter().collect();
    // An immediate win needs no outlook.
    let is_new = |ahead: &Reason| ahead != why && !why.why().says_outlook() && !why.why().wins();
    let ahead = lead.map(|lead| outlook(position, seat, lead));
    let is_home =
        matches!(advice.best.action, Action::Walk { .. }) && ended(position, seat, &advice.best).is_through(seat);
    // A certain win needs no outlook.
    let ahead = if is_home { Some(Reason::new(Why::AheadHome)) } else { ahead };
    told.extend(ahead.filter(is_new).map(Reason::message));
    // After the next best, all of this would seem to refer to that one.
    told.extend(next_best(position, advice, why.why()));
    told
}

/// The command to type for a course. For a walk that prepares a push, it includes the push.
fn what_all(course: &Course<Action>) -> Option<Message> {
    let typed = what(&course.action)?;
    let (Action::Walk { .. }, Action::Push(push)) = (&course.action, course.aim()) else {
        return Some(typed);
    };
    let walkers = walkers(course);
    let message = push_args(Message::new("hint-walk-push").said("walk", typed), push);
    Some(message.count("count", walkers.len()).with("scouts", named(&walkers)))
}

/// The next best, and its cost in rows.
fn next_best(position: &Position, advice: &Advice<Action>, why: Why) -> Option<Message> {
    let (margin, second) = advice.margin()?;
    if margin > 0.0 && is_undone(position, advice) && !why.compares_spots() {
        return None;
    }
    // An action that the best course also contains later is no alternative.
    let what = what_all(second).filter(|_| !advice.best.then.contains(&second.action))?;
    let lead = second.worth? as i32;
    let (margin, is_decided) = (margin as i32, is_decided(lead));
    Some(match margin {
        margin if is_lost(lead + margin) => return None,
        _ if is_lost(lead) => Message::new("hint-next-lost").said("what", what),
        ..=0 => Message::new("hint-next-same").said("what", what),
        _ if is_decided => return None,
        rows if self::is_decided(lead + rows) => Message::new("hint-next-slow").said("what", what),
        rows => Message::new("hint-next-rows").said("what", what).count("rows", rows),
    })
}

/// Returns whether the next best costs nothing, because it is a walk: after the push it can be undone until the turn
/// ends, and before it a walk of the same scout along the row is as good, regardless of its continuation.
fn is_undone(position: &Position, advice: &Advice<Action>) -> bool {
    match (advice.best.action, advice.second.as_ref().map(|second| second.action)) {
        (Action::Walk { scout, to }, Some(Action::Walk { scout: other, to: there })) => {
            position.phase() == Some(Phase::Move) || scout == other && to.row == there.row
        }
        _ => false,
    }
}

/// The cost of a push or of ending the turn: a player who can now win, the additional rows for the next player, or
/// the rows lost in the end.
fn cost(position: &Position, seat: Seat, verdict: &Verdict<Action>) -> Message {
    let left = |action: &Action| {
        let mut left = match action {
            Action::Push(push) => after(position, push),
            _ => position.clone(),
        };
        advance(&mut left, seat);
        left
    };
    if verdict.best.worth.is_some_and(|worth| worth > 0.0 && is_decided(worth as i32)) {
        return Message::new("tutor-win");
    }
    let decided = Threat::after(&left(&verdict.decided.action), seat);
    let name = |id| Message::new(id).seat("name", decided.next);
    if decided.wins {
        return name("tutor-lets-win");
    }
    if verdict.decided.worth.is_some_and(|worth| is_lost(worth as i32)) {
        return Message::new("tutor-loses");
    }
    let better = match &verdict.best.action {
        Action::Push(_) => Some(Threat::after(&left(&verdict.best.action), seat)),
        _ => None,
    };
    let gives = better.filter(|better| !better.wins && better.rows < decided.rows);
    match gives {
        Some(better) => name("tutor-gives").count("rows", decided.rows - better.rows),
        None => Message::new("tutor-rows").count("rows", verdict.cost as u32),
    }
}

fn why_place(position: &Position, seat: Seat, column: u8) -> Reason {
    let row = position.base(seat).row();
    let gain = |column: u8| {
        let to = position.nearest(seat, Hole { column, row })?;
        Some(to.row.abs_diff(row))
    };
    let Some(rows) = gain(column) else {
        return Reason::new(Why::Nowhere);
    };
    let is_most = moves::places(position, seat).filter_map(gain).all(|other| other <= rows);
    Reason::new(if is_most { Why::FarMost } else { Why::Far }).count("rows", rows)
}

/// Says that no scout can get nearer by one walk and, if another could make way for it, that this does not pay.
fn done_by_one(position: &Position, seat: Seat) -> Reason {
    let made = way_made(position, seat).filter(|way| done_lead(&way.walked, seat) <= done_lead(position, seat));
    let Some(way) = made else {
        return Reason::new(Why::Done);
    };
    let reason = Reason::new(Why::DoneWay).count("number", way.scout.number());
    reason.count("other", way.by.number()).count("rows", way.rows)
}

/// A walk that lets another scout go on, and that scout's walk.
struct WayMade {
    /// The scout that makes way.
    by: ScoutNumber,
    /// The scout that goes on.
    scout: ScoutNumber,
    /// The total number of rows gained.
    rows: u8,
    /// The position after both walks.
    walked: Position,
}

/// The first such walk, if no scout can get nearer by one.
fn way_made(position: &Position, seat: Seat) -> Option<WayMade> {
    let aside = position.scouts_of(seat).filter(|(_, hole)| !position.is_home(seat, *hole)).flat_map(|(by, hole)| {
        let holes: Vec<Hole> = position.reach(seat, hole).iter().collect();
        holes.into_iter().map(move |to| (by, to))
    });
    aside.into_iter().find_map(|(by, to)| {
        let mut walked = position.with(seat, by, to);
        let (scout, on, _) = best_walk(&walked, seat).filter(|(scout, _, _)| *scout != by)?;
        walked.stand(seat, scout, on);
        let rows = position.sum(seat).checked_sub(walked.sum(seat)).filter(|rows| *rows > 0)?;
        Some(WayMade { by, scout, rows, walked })
    })
}

/// The positions after each walk that brings a scout nearer.
fn nearer_holes(position: &Position, seat: Seat, scout: ScoutNumber) -> impl Iterator<Item = Position> {
    let nearer = position.hole(seat, scout).map(|from| {
        let to_go = position.to_go(seat, from);
        let reach = position.reach(seat, from);
        reach.iter().filter(|to| position.to_go(seat, *to) < to_go).collect::<Vec<Hole>>()
    });
    nearer.into_iter().flatten().map(move |to| position.with(seat, scout, to))
}

fn why_done(position: &Position, seat: Seat, lead: Option<i32>) -> Reason {
    let Some((scout, to, rows)) = best_walk(position, seat) else {
        return match position.phase() {
            // The next player has an opening, not a push.
            Some(Phase::Opening) => Reason::new(Why::DoneOpening),
            _ => done_by_one(position, seat).said("threat", Threat::after(position, seat).message()),
        };
    };
    if position.phase() != Some(Phase::Move) || lead.is_some_and(is_decided) {
        return why_later(position, seat, lead);
    }
    // An advantage of one hole is no reason if another hole does not have it.
    let goes: Vec<Threat> = nearer_holes(position, seat, scout).map(|walked| Threat::after(&walked, seat)).collect();
    let stays = Threat::after(position, seat);
    let by = |why: Why| Reason::new(why).count("number", scout.number()).seat("name", stays.next);
    if !stays.wins && goes.iter().all(|goes| goes.wins) {
        return by(Why::DoneGuard);
    }
    if !stays.wins && goes.iter().all(|goes| goes.rows > stays.rows && !goes.wins) {
        let most = goes.iter().map(|goes| goes.rows).max().unwrap_or(0);
        return by(Why::DoneBlock).count("rows", most).count("was", stays.rows);
    }
    let walked = position.with(seat, scout, to);
    match lead {
        Some(_) => {
            let pays = done_lead(position, seat) > done_lead(&walked, seat);
            let reason = Reason::new(if pays { Why::DoneLater } else { Why::DoneEven });
            reason.count("number", scout.number()).count("rows", rows)
        }
        None => why_later(position, seat, lead),
    }
}
