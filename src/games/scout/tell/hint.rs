//! Hints: what a strong player would do, and why. Each reason holds in the position; it is not made up afterwards from
//! what sounds well.

use std::cmp::Reverse;

use super::laying;
use super::phrase::push_args;
use super::planned::{Planned, ended, named, walkers};
use super::pushed::why_push;
use super::threat::Threat;
use crate::advice::{Advice, Course, Verdict};
use crate::game::{Advise, Hint};
use crate::games::scout::rules::Scout;
use crate::games::scout::rules::action::Action;
use crate::games::scout::rules::event::Phase;
use crate::games::scout::rules::hole::{Hole, letter};
use crate::games::scout::rules::moves;
use crate::games::scout::rules::nth::ScoutNumber;
use crate::games::scout::rules::outlook::{advance, after, best_walk, gain_after};
use crate::games::scout::rules::position::Position;
use crate::games::scout::rules::view::View;
use crate::games::scout::think::foresight::{is_decided, is_lost};
use crate::seat::Seat;
use crate::text::message::{Arg, Message};

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
            Action::Undo => Message::new("hint-why-undo"),
            // The strong player leaves its cards to chance at once, which is no advice to who lays by hand.
            Action::Fill => match laying::best(position, seat) {
                Some((piece, shaft, ways)) => {
                    let lay = Message::new("hint-lay").count("card", piece.number()).count("turn", piece.degrees());
                    let why = Message::new("hint-why-lay").count("count", ways);
                    return Some(Hint::new(lay.count("shaft", shaft.number()), why));
                }
                None => Message::new("hint-why-fill"),
            },
            Action::Lay { .. } | Action::Resign => return None,
        };
        Some(Hint { what: what(&advice.best.action)?, more: more(position, seat, advice, &why), why })
    }

    /// Rows by which somebody is less ahead, two turns later.
    const DOUBT: f32 = 5.0;

    /// A walk can be taken back as long as the phase goes on.
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

/// What to type.
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

/// One step more: what the next player can gain, how far ahead it leaves the player, and the next best and what is worse
/// about it.
fn more(position: &Position, seat: Seat, advice: &Advice<Action>, why: &Message) -> Vec<Message> {
    let lead = advice.best.worth.map(|worth| worth as i32);
    // As it stands then, and once all have walked on.
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
    // Some reasons say it already.
    let is_told = matches!(&*why.id, "hint-why-block" | "hint-why-block-now" | "hint-why-done" | "hint-why-done-block");
    // The very next turn comes first: what is looked ahead to comes after it.
    let threat = done.filter(|(_, walked)| is_on(walked) && !is_told).and_then(|(still, walked)| {
        let threat = Threat::after(&walked, seat);
        // Who stops in time may keep the next player from what walking on would allow.
        let is_left_open = threat.wins && !Threat::after(&still, seat).wins;
        (!is_left_open).then(|| threat.message())
    });
    let mut told: Vec<Message> = threat.into_iter().collect();
    // What wins at once need not be looked ahead to.
    let is_new =
        |ahead: &Message| ahead != why && !says_outlook(why) && !["hint-why-win", "hint-why-all"].contains(&&*why.id);
    let ahead = lead.map(|lead| outlook(position, seat, lead));
    let is_home =
        matches!(advice.best.action, Action::Walk { .. }) && ended(position, seat, &advice.best).is_through(seat);
    // What surely wins is no outlook.
    let ahead = if is_home { Some(Message::new("hint-ahead-home")) } else { ahead };
    told.extend(ahead.filter(is_new));
    // Behind the next best all of this would seem to be told of that.
    told.extend(next_best(position, advice, why));
    told
}

/// What to type for a course: a walk that is for a push, with that.
fn what_all(course: &Course<Action>) -> Option<Message> {
    let typed = what(&course.action)?;
    let (Action::Walk { .. }, Action::Push(push)) = (&course.action, course.aim()) else {
        return Some(typed);
    };
    let walkers = walkers(course);
    let message = push_args(Message::new("hint-walk-push").said("walk", typed), push);
    Some(message.count("count", walkers.len()).with("scouts", named(&walkers)))
}

/// Whether a reason says at its end how far ahead it leaves the player.
fn says_outlook(why: &Message) -> bool {
    why.args.iter().any(|(name, _)| *name == "outlook")
}

/// How far a lead leaves whoever has it ahead, after as many turns as are looked ahead to.
fn outlook(position: &Position, seat: Seat, lead: i32) -> Message {
    let after = |id| after_turns(Message::new(id), position, seat);
    match lead {
        lead if is_lost(lead) && position.seats == 2 => {
            Message::new("hint-ahead-lost-to").seat("name", position.next(seat))
        }
        lead if is_lost(lead) => Message::new("hint-ahead-lost"),
        lead if is_decided(lead) => Message::new("hint-ahead-won"),
        0 => after("hint-ahead-even"),
        1.. => after("hint-ahead").count("rows", lead),
        _ => after("hint-behind").count("rows", lead.unsigned_abs()),
    }
}

/// A message with whose turns are looked ahead to when `seat` has ended its own: two more, of which the second is its own
/// again where two play.
fn after_turns(message: Message, position: &Position, seat: Seat) -> Message {
    let next = position.next(seat);
    let last = position.next(next);
    let others = [next, last].into_iter().filter(|other| *other != seat);
    let names = Arg::together(others.map(Arg::Seat).collect());
    message.with("names", names).count("own", u8::from(last == seat))
}

/// The next best, and how many rows it costs.
fn next_best(position: &Position, advice: &Advice<Action>, why: &Message) -> Option<Message> {
    /// Reasons that say what is worse about another hole of the row.
    const SPOTS: [&str; 4] =
        ["hint-why-spot-guard", "hint-why-spot-rows", "hint-why-spot-block", "hint-why-spot-later"];
    let (margin, second) = advice.margin()?;
    if margin > 0.0 && is_undone(position, advice) && !SPOTS.contains(&&*why.id) {
        return None;
    }
    // What the best does later anyway is no other way.
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

/// Whether the next best costs nothing as it is, since it is a walk: after the push it can be taken back until the turn is
/// over, and before it a walk of the same scout along the row is as good, whatever is said to come after it.
fn is_undone(position: &Position, advice: &Advice<Action>) -> bool {
    match (advice.best.action, advice.second.as_ref().map(|second| second.action)) {
        (Action::Walk { scout, to }, Some(Action::Walk { scout: other, to: there })) => {
            position.phase() == Some(Phase::Move) || scout == other && to.row == there.row
        }
        _ => false,
    }
}

/// What a push or the end of a turn costs: whom it lets win, how many rows more it gives whoever comes next, or how many
/// it leaves behind in the end.
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

/// Whether a reason is that it keeps somebody from winning.
pub(super) fn is_guard(reason: &Message) -> bool {
    reason.id == "hint-why-guard"
}

fn why_place(position: &Position, seat: Seat, column: u8) -> Message {
    let row = position.base(seat).row();
    let gain = |column: u8| {
        let to = position.nearest(seat, Hole { column, row })?;
        Some(to.row.abs_diff(row))
    };
    let Some(rows) = gain(column) else {
        return Message::new("hint-why-nowhere");
    };
    let is_most = moves::places(position, seat).filter_map(gain).all(|other| other <= rows);
    Message::new(if is_most { "hint-why-far-most" } else { "hint-why-far" }).count("rows", rows)
}

/// What can be told where nothing else speaks for something: how far ahead it leaves the player, or else how far there
/// is to go.
pub(super) fn why_later(position: &Position, seat: Seat, lead: Option<i32>) -> Message {
    let to_go = || Message::new("hint-why-to-go").count("rows", position.sum(seat));
    lead.map_or_else(to_go, |lead| outlook(position, seat, lead))
}

/// Why a scout had best walk to a hole; `None` where there is no such scout.
fn why_walk(
    position: &Position,
    seat: Seat,
    (scout, to): (ScoutNumber, Hole),
    advice: &Advice<Action>,
) -> Option<Message> {
    let from = position.hole(seat, scout)?;
    let planned = Planned::of(position, seat, &advice.best);
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
    // What speaks for the next best as well is no reason.
    if let Some(spot) = why_spot(position, &walked, seat, planned.as_ref(), advice) {
        return Some(spot);
    }
    let rows = position.to_go(seat, from).saturating_sub(position.to_go(seat, to));
    let nearer = (rows > 0).then(|| why_nearer(position, &walked, seat, (scout, rows), &advice.best));
    // What a walk prepares is what it is for, also where it goes as far as can be.
    let lead = advice.best.worth.map(|worth| worth as i32);
    let loses = lead.is_some_and(is_lost);
    let holds_up = || {
        let plan = planned.as_ref().filter(|plan| plan.gainer().is_none())?;
        let lost = || loses.then(|| why_later(&walked, seat, lead));
        holds_up(position, seat, plan, &advice.best).or_else(lost)
    };
    let prepares = planned.as_ref().and_then(|plan| plan.prepares(&walked, scout, to));
    let outdone = || planned.as_ref().filter(|_| is_outdone(position, seat, advice)).map(Planned::later);
    let prepares = prepares.map(|prepares| holds_up().or_else(outdone).unwrap_or(prepares));
    let front = position.nearest(seat, from);
    if front.is_some_and(|front| front.row == to.row) {
        return prepares.or(nearer);
    }
    let why = prepares.or(threats).or(nearer).or_else(|| makes_way(position, &walked, seat, scout));
    // A walk that brings no scout nearer is for the push that comes after it.
    let why = why.or_else(|| holds_up().or_else(|| Some(planned.as_ref()?.next())));
    let back = position.to_go(seat, to).saturating_sub(position.to_go(seat, from));
    let later = || match why_later(&walked, seat, lead) {
        later if back > 0 => Message::new("hint-why-back").count("rows", back).said("outlook", later),
        later => later,
    };
    Some(why.unwrap_or_else(later))
}

/// Whether another push, the next best or one that could be made at once, brings the own scouts as near in this turn: how far
/// they get is no reason then.
fn is_outdone(position: &Position, seat: Seat, advice: &Advice<Action>) -> bool {
    let left = |course| ended(position, seat, course).sum(seat);
    let (aim, best) = (advice.best.aim(), left(&advice.best));
    let is_second = advice.margin().is_some_and(|(margin, second)| {
        margin >= 1.0 && matches!(second.aim(), Action::Push(_)) && second.aim() != aim && left(second) <= best
    });
    let to_gain = position.sum(seat).saturating_sub(best);
    let mut at_once = moves::pushes(position, seat).filter(|push| Action::Push(*push) != *aim);
    is_second || position.is_duty_done(seat) && at_once.any(|push| gain_after(position, &push, seat) >= to_gain)
}

/// Whom the push that is planned keeps from winning or from getting so far; told of the hedges as they are.
fn holds_up(position: &Position, seat: Seat, plan: &Planned, best: &Course<Action>) -> Option<Message> {
    let mut idle = position.clone();
    advance(&mut idle, seat);
    let less = Threat::after(&ended(position, seat, best), seat).less_than(&Threat::after(&idle, seat))?;
    let id = if is_guard(&less) { "hint-why-plan-guard" } else { "hint-why-plan-block" };
    let message = push_args(Message { id: id.into(), ..less }, &plan.push);
    // Who else walks before the push: without that it might be refused.
    let walkers = walkers(best);
    Some(message.count("count", walkers.len()).with("scouts", named(&walkers)))
}

/// Why a scout had best walk to one hole of a row and not to another one, where the next best is to walk to that; `None`
/// where the next best is something else, or as good.
fn why_spot(
    position: &Position,
    walked: &Position,
    seat: Seat,
    planned: Option<&Planned>,
    advice: &Advice<Action>,
) -> Option<Message> {
    let (margin, second) = advice.margin()?;
    let (Action::Walk { scout, to }, Action::Walk { scout: other, to: there }) = (advice.best.action, second.action)
    else {
        return None;
    };
    let phase = position.phase()?;
    if scout != other || to.row != there.row || margin < 1.0 || phase == Phase::Opening {
        return None;
    }
    if let Some(plan) = planned {
        let to_go = |stands: Hole| {
            let mut pushed = after(position, &plan.push);
            pushed.stand(seat, scout, stands);
            position.to_go(seat, pushed.nearest(seat, stands).unwrap_or(stands))
        };
        if to_go(to) < to_go(there) {
            let from = position.hole(seat, scout)?;
            return plan.stand(walked, from, to).or_else(|| plan.shaft(walked));
        }
    }
    let [best, next] = [&advice.best, second].map(|course| ended(position, seat, course));
    let [ours, theirs] = [&best, &next].map(|ended| Threat::after(ended, seat));
    // Where the best goes on from there as well, the next best is worse by what it does later.
    let elsewhere = Course { action: second.action, ..advice.best.clone() };
    let same = ended(position, seat, &elsewhere);
    let is_open = planned.is_some_and(|plan| plan.is_open_from(scout, there));
    if is_open && same.sum(seat) <= best.sum(seat) && Threat::after(&same, seat).rows <= ours.rows {
        return None;
    }
    let about = |id: &'static str| Message::new(id).place("other", there);
    let further = next.sum(seat).saturating_sub(best.sum(seat));
    Some(if theirs.wins && !ours.wins {
        about("hint-why-spot-guard").seat("name", ours.next)
    } else if further > 0 {
        about("hint-why-spot-rows").place("field", to).count("rows", further)
    } else if ours.rows < theirs.rows && !ours.wins {
        let block = about("hint-why-spot-block").seat("name", ours.next);
        block.count("rows", ours.rows).count("was", theirs.rows)
    } else {
        about("hint-why-spot-later").place("field", to)
    })
}

/// What speaks for a walk that brings its scout so many rows nearer: who can go on after it, or who could have gone
/// instead.
fn why_nearer(
    position: &Position,
    walked: &Position,
    seat: Seat,
    (scout, rows): (ScoutNumber, u8),
    best: &Course<Action>,
) -> Message {
    let nearer = |id| Message::new(id).count("rows", rows);
    let named = |id, other: ScoutNumber| nearer(id).count("number", other.number());
    if let Some((other, to, left)) = next_nearer(walked, seat, scout, best) {
        return match walked.gains_of(seat)[other.index()] {
            most if most > left => named("hint-why-nearer-then", other).place("to", to).count("left", left),
            _ => named("hint-why-nearer-next", other).count("left", left),
        };
    }
    match (furthest_other(walked, seat, scout), furthest_other(position, seat, scout)) {
        (Some((other, left)), _) => named("hint-why-nearer-next", other).count("left", left),
        (None, Some((other, less))) if less < rows => named("hint-why-nearer-more", other).count("others", less),
        (None, Some((other, more))) => named("hint-why-nearer-though", other).count("others", more),
        (None, None) => {
            let most = position.gains_of(seat)[scout.index()];
            nearer("hint-why-nearer-only").count("left", most.saturating_sub(rows))
        }
    }
}

/// The walk that is planned next after one, where it brings another scout nearer: the scout, where to, and by how many rows.
fn next_nearer(
    walked: &Position,
    seat: Seat,
    scout: ScoutNumber,
    best: &Course<Action>,
) -> Option<(ScoutNumber, Hole, u8)> {
    let Action::Walk { scout: other, to } = *best.then.first()? else {
        return None;
    };
    let from = walked.hole(seat, other)?;
    let left = walked.to_go(seat, from).checked_sub(walked.to_go(seat, to)).filter(|left| *left > 0)?;
    (other != scout).then_some((other, to, left))
}

/// Which scout but this one gets furthest by one walk, and by how many rows; of equal ones the first.
fn furthest_other(position: &Position, seat: Seat, scout: ScoutNumber) -> Option<(ScoutNumber, u8)> {
    let gains = position.gains_of(seat);
    let others = ScoutNumber::all().filter(|other| *other != scout).map(|other| (other, gains[other.index()]));
    others.filter(|(_, gain)| *gain > 0).max_by_key(|(other, gain)| (*gain, Reverse(*other)))
}

/// For which other scout a walk makes way, if for any.
fn makes_way(position: &Position, walked: &Position, seat: Seat, scout: ScoutNumber) -> Option<Message> {
    let (before, after) = (position.gains_of(seat), walked.gains_of(seat));
    let mut others = ScoutNumber::all().filter(|other| *other != scout);
    let other = others.find(|other| after[other.index()] > before[other.index()])?;
    Some(Message::new("hint-why-way").count("number", other.number()))
}

fn why_done(position: &Position, seat: Seat, lead: Option<i32>) -> Message {
    let Some((scout, to, rows)) = best_walk(position, seat) else {
        return match position.phase() {
            // Whoever comes next has no push yet, but an opening.
            Some(Phase::Opening) => Message::new("hint-why-done-opening"),
            _ => Message::new("hint-why-done").said("threat", Threat::after(position, seat).message()),
        };
    };
    if position.phase() != Some(Phase::Move) || lead.is_some_and(is_decided) {
        return why_later(position, seat, lead);
    }
    let mut walked = position.clone();
    walked.stand(seat, scout, to);
    let (stays, goes) = (Threat::after(position, seat), Threat::after(&walked, seat));
    let by = |id: &'static str| Message::new(id).count("number", scout.number());
    if goes.wins && !stays.wins {
        return by("hint-why-done-guard").seat("name", goes.next);
    }
    if goes.rows > stays.rows && !stays.wins {
        let block = by("hint-why-done-block").seat("name", goes.next);
        return block.count("rows", goes.rows).count("was", stays.rows);
    }
    match lead {
        Some(_) => by("hint-why-done-later").count("rows", rows),
        None => why_later(position, seat, lead),
    }
}
