//! The reasons for a walk: the rows gained, the plan after it, the scouts that go on, and the advantage over other
//! holes of the row.

use std::cmp::Reverse;

use super::ahead::why_later;
use super::phrase::push_args;
use super::planned::{Planned, ended, named, walkers};
use super::threat::Threat;
use super::why::{Reason, Why};
use crate::scout::rules::action::Action;
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::moves;
use crate::scout::rules::nth::{SCOUTS, ScoutNumber};
use crate::scout::rules::outlook::{advance, after, gain_after};
use crate::scout::rules::position::Position;
use crate::scout::think::foresight::{done_lead, is_decided, is_lost};
use snuffel_core::advice::{Advice, Course};
use snuffel_core::seat::Seat;

/// The reason for walking with a scout to a hole; `None` if there is no such scout.
pub(super) fn why_walk(
    position: &Position,
    seat: Seat,
    (scout, to): (ScoutNumber, Hole),
    advice: &Advice<Action>,
) -> Option<Reason> {
    let from = position.hole(seat, scout)?;
    let planned = Planned::new(position, seat, &advice.best);
    let walked = position.with(seat, scout, to);
    if walked.is_through(seat) {
        return Some(Reason::new(Why::Win));
    }
    if position.is_home(seat, to) {
        let spot = why_spot(position, &walked, seat, planned.as_ref(), advice);
        return Some(spot.unwrap_or_else(|| Reason::new(Why::Home)));
    }
    let phase = position.phase()?;
    let threats = match phase {
        Phase::Move => Threat::after(&walked, seat).less_than(&Threat::after(position, seat)),
        Phase::Opening | Phase::Look => None,
    };
    if threats.as_ref().is_some_and(|less| less.why() == Why::Guard) {
        return threats;
    }
    // An advantage that the next best shares is no reason.
    let spot = why_spot(position, &walked, seat, planned.as_ref(), advice);
    if let Some(spot) = spot.or_else(|| safer_spot(position, &walked, seat, (scout, to))) {
        return Some(spot);
    }
    let rows = position.to_go(seat, from).saturating_sub(position.to_go(seat, to));
    // The walks that others could then make are no reason if the plan is different.
    let goes_on = next_nearer(&walked, seat, scout, &advice.best).is_some();
    let plan = planned.as_ref().filter(|plan| !goes_on && plan.gainer().is_some());
    let nearer = (rows > 0).then(|| match plan {
        Some(plan) => plan.next(),
        None => why_nearer(position, &walked, seat, (scout, rows), &advice.best),
    });
    // The purpose of a walk is what it prepares, even if it goes as far as possible.
    let lead = advice.best.worth.map(|worth| worth as i32);
    let loses = lead.is_some_and(is_lost);
    let holds_up = || {
        let plan = planned.as_ref().filter(|plan| plan.gainer().is_none())?;
        let lost = || loses.then(|| why_later(&walked, seat, lead));
        holds_up(position, seat, plan, &advice.best).or_else(lost)
    };
    let prepares = planned.as_ref().and_then(|plan| plan.prepares(&walked, scout, to));
    let outdone = || planned.as_ref().filter(|_| !loses && is_outdone(position, seat, advice)).map(Planned::later);
    let prepares = prepares.map(|prepares| holds_up().or_else(outdone).unwrap_or(prepares));
    let front = position.nearest(seat, from);
    if front.is_some_and(|front| front.row == to.row) {
        return prepares.or(nearer);
    }
    let why = prepares.or(threats).or(nearer);
    // A walk that brings no scout nearer is a preparation for the push.
    let why = why.or_else(|| holds_up().or_else(|| Some(planned.as_ref()?.next())));
    let back = position.to_go(seat, to).saturating_sub(position.to_go(seat, from));
    Some(why.unwrap_or_else(|| without_gain(position, &walked, seat, back, lead)))
}

/// The reason for a walk that brings no scout nearer and prepares nothing: the resulting lead, and by how much the walk
/// is better than none. It leads `back` by this many rows.
fn without_gain(position: &Position, walked: &Position, seat: Seat, back: u8, lead: Option<i32>) -> Reason {
    let later = why_later(walked, seat, lead);
    let more = lead.map_or(0, |lead| gained_by_walk(position, seat, lead));
    let about = |why: Why| Reason::new(why).count("more", more);
    match (back, more) {
        (0, 0) => later,
        (0, _) => about(Why::Aside).said("outlook", later),
        _ => about(Why::Back).count("rows", back).said("outlook", later),
    }
}

/// The rows by which a walk after the push leads to a better result than ending the turn without it; 0 if that is not
/// possible, or if it decides the game.
fn gained_by_walk(position: &Position, seat: Seat, lead: i32) -> u32 {
    if position.phase() != Some(Phase::Move) || !position.is_duty_done(seat) {
        return 0;
    }
    let stays = done_lead(position, seat);
    if is_decided(lead) || is_decided(stays) { 0 } else { lead.saturating_sub(stays).max(0).unsigned_abs() }
}

/// Returns whether another push, the next best or one that is possible at once, brings the player's scouts as near in
/// this turn. Their progress is then no reason.
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

/// The player whom the planned push prevents from winning or from getting so far, relative to the current hedges.
fn holds_up(position: &Position, seat: Seat, plan: &Planned, best: &Course<Action>) -> Option<Reason> {
    let mut idle = position.clone();
    advance(&mut idle, seat);
    let less = Threat::after(&ended(position, seat, best), seat).less_than(&Threat::after(&idle, seat))?;
    let why = if less.why() == Why::Guard { Why::PlanGuard } else { Why::PlanBlock };
    let reason = less.instead(why).also(|told| push_args(told, &plan.push));
    // The other scouts that walk before the push: without these walks it might be refused.
    let walkers = walkers(best);
    Some(reason.count("count", walkers.len()).with("scouts", named(&walkers)))
}

/// The reason for walking to one hole of a row rather than another, if the next best is to walk to that one; `None`
/// if the next best is something else, or equally good.
fn why_spot(
    position: &Position,
    walked: &Position,
    seat: Seat,
    planned: Option<&Planned>,
    advice: &Advice<Action>,
) -> Option<Reason> {
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
    // If the best course continues in the same way from there, the drawback of the next best lies in its later
    // actions.
    let elsewhere = Course { action: second.action, ..advice.best.clone() };
    let same = ended(position, seat, &elsewhere);
    let is_open = planned.is_some_and(|plan| plan.is_open_from(scout, there));
    if is_open && same.sum(seat) <= best.sum(seat) && Threat::after(&same, seat).rows <= ours.rows {
        return None;
    }
    let about = |why: Why| Reason::new(why).place("other", there);
    let further = next.sum(seat).saturating_sub(best.sum(seat));
    Some(if theirs.wins && !ours.wins {
        about(Why::SpotGuard).seat("name", ours.next)
    } else if further > 0 {
        about(Why::SpotRows).place("field", to).count("rows", further)
    } else if ours.rows < theirs.rows && !ours.wins {
        let block = about(Why::SpotBlock).seat("name", ours.next);
        block.count("rows", ours.rows).count("was", theirs.rows)
    } else {
        about(Why::SpotLater).place("field", to)
    })
}

/// Another hole of the row that lets the next player get nearer than this one does, or win, if no scout walks on
/// after it.
fn safer_spot(position: &Position, walked: &Position, seat: Seat, (scout, to): (ScoutNumber, Hole)) -> Option<Reason> {
    if position.phase() != Some(Phase::Move) || walked.gains_of(seat) != [0; SCOUTS] {
        return None;
    }
    let from = position.hole(seat, scout)?;
    let ours = Threat::after(walked, seat);
    let mut others = position
        .reach(seat, from)
        .in_row(to.row)
        .filter(|other| *other != to)
        .map(|other| (other, Threat::after(&position.with(seat, scout, other), seat)));
    let (other, theirs) = others.find(|(_, theirs)| ours.is_less_than(theirs))?;
    let about = |why: Why| Reason::new(why).place("other", other).seat("name", ours.next);
    Some(match theirs.wins {
        true => about(Why::SpotGuard),
        false => about(Why::SpotBlock).count("rows", ours.rows).count("was", theirs.rows),
    })
}

/// The reason for a walk that brings its scout this many rows nearer: the scout that can go on after it, or that
/// could have gone instead.
fn why_nearer(
    position: &Position,
    walked: &Position,
    seat: Seat,
    (scout, rows): (ScoutNumber, u8),
    best: &Course<Action>,
) -> Reason {
    let nearer = |why| Reason::new(why).count("rows", rows);
    let named = |why, other: ScoutNumber| nearer(why).count("number", other.number());
    if let Some((other, to, left)) = next_nearer(walked, seat, scout, best) {
        return match walked.gains_of(seat)[other.index()] {
            most if most > left => named(Why::NearerThen, other).place("to", to).count("left", left),
            _ => named(Why::NearerNext, other).count("left", left),
        };
    }
    match (furthest_other(walked, seat, scout), furthest_other(position, seat, scout)) {
        (Some((other, left)), _) => named(Why::NearerNext, other).count("left", left),
        (None, Some((other, less))) if less < rows => named(Why::NearerMore, other).count("others", less),
        (None, Some((other, more))) => named(Why::NearerThough, other).count("others", more),
        (None, None) => {
            let most = position.gains_of(seat)[scout.index()];
            nearer(Why::NearerOnly).count("left", most.saturating_sub(rows))
        }
    }
}

/// The next planned walk, if it brings another scout nearer: the scout, its target, and the number of rows.
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

/// The other scout that gets furthest by one walk, and the number of rows. Among equals, the first.
fn furthest_other(position: &Position, seat: Seat, scout: ScoutNumber) -> Option<(ScoutNumber, u8)> {
    let gains = position.gains_of(seat);
    let others = ScoutNumber::all().filter(|other| *other != scout).map(|other| (other, gains[other.index()]));
    others.filter(|(_, gain)| *gain > 0).max_by_key(|(other, gain)| (*gain, Reverse(*other)))
}
