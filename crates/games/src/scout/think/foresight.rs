//! Looking ahead: the value of a turn when the others reply as well as they can.
//!
//! Each seat in turn is assumed to make the turn that is best for it. The number of turns considered is fixed, so
//! that the same position gives the same choice on every machine.

use std::cmp::Reverse;
use std::iter;

use super::turn::{Turn, Walks, advance_by, begun, merge, turns};
use crate::scout::rules::action::Push;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::outlook::{advance, after, best_walk};
use crate::scout::rules::position::Position;
use crate::scout::rules::seating::PLAYERS;
use snuffel_core::deadline::Deadline;
use snuffel_core::seat::{PerSeat, Seat};

/// The number of turns that the choice of a push looks ahead: the player's own, a reply, and one more.
const TURNS: u32 = 3;
/// The number of most promising replies that are examined further.
const REPLIES: usize = 6;
/// The number of stopping places after the push that are examined further.
const STOPS: usize = 6;
/// The number of rows that a scout can stay behind in order to stop in a better place.
const BEHIND: u8 = 2;
/// The number of turns, if all seem to lose, for which to search for walks that prevent it.
const RESCUES: usize = 12;

/// More than any number of rows: a win.
const WON: i32 = 1_000_000;

/// The worth of a position for each seat individually: minus the rows to go, or more than any of that for the winner.
type Worth = PerSeat<i32, PLAYERS>;

/// The worth of a position reached with `left` turns still to search. A win is worth more the sooner it comes.
fn worth(position: &Position, left: u32) -> Worth {
    let mut worth = Worth::default();
    for seat in position.all().iter() {
        worth[seat] = match position.is_through(seat) {
            true => WON + left as i32,
            false => -i32::from(position.sum(seat)),
        };
    }
    worth
}

/// The lead of a seat over the best of the others.
fn lead(position: &Position, worth: &Worth, seat: Seat) -> i32 {
    let others = position.all().without(seat);
    let best = others.iter().map(|seat| worth[seat]).max();
    worth[seat] - best.unwrap_or(0)
}

/// Returns whether this lead means that the game is won or lost.
pub fn is_decided(lead: i32) -> bool {
    lead.abs() > WON / 2
}

/// Returns whether this lead means that another player has won.
pub fn is_lost(lead: i32) -> bool {
    lead < 0 && is_decided(lead)
}

/// The lead of a seat right after a turn.
fn lead_by(turn: &Turn, seat: Seat, left: u32) -> i32 {
    lead(&turn.after, &worth(&turn.after, left), seat)
}

/// The turns of a seat by the lead right after them, best first. Equal ones keep their order.
fn sorted(mut turns: Vec<Turn>, seat: Seat, left: u32) -> Vec<Turn> {
    turns.sort_by_cached_key(|turn| Reverse(lead_by(turn, seat, left)));
    turns
}

/// The worth of a position if `seat` begins a turn in it and `left` turns are made in all.
fn outcome(position: &Position, seat: Seat, left: u32) -> Worth {
    let turns = sorted(turns(&begun(position, seat), seat, true), seat, left);
    let Some(first) = turns.first() else {
        return worth(position, left);
    };
    if left <= 1 || is_decided(lead_by(first, seat, left)) {
        return worth(&first.after, left);
    }
    let next = position.next(seat);
    let replies = turns.iter().take(REPLIES);
    let outcomes = replies.map(|turn| outcome(&turn.after, next, left - 1));
    let best = outcomes.reduce(|best, other| {
        let is_better = lead(position, &other, seat) > lead(position, &best, seat);
        if is_better { other } else { best }
    });
    best.unwrap_or_else(|| worth(position, left))
}

/// The lead of a seat that has ended its turn, after `left` more turns of the others and itself.
fn lead_after(position: &Position, seat: Seat, left: u32) -> i32 {
    let outcome = outcome(position, position.next(seat), left);
    lead(position, &outcome, seat)
}

/// The turns of a seat with the resulting leads, best first; `may_look` if it can walk before the push. At the
/// deadline the search stops, and the best turn so far counts.
pub fn weighed_turns(position: &Position, seat: Seat, may_look: bool, deadline: Deadline<'_>) -> Vec<(i32, Turn)> {
    let turns = sorted(choices(position, seat, may_look), seat, TURNS);
    let mut weighed: Vec<(i32, Turn)> = Vec::with_capacity(turns.len());
    for turn in turns {
        let at_once = lead_by(&turn, seat, TURNS);
        if weighed.is_empty() && is_decided(at_once) {
            return vec![(at_once, turn)];
        }
        if !weighed.is_empty() && deadline.is_over() {
            break;
        }
        weighed.push((lead_after(&turn.after, seat, TURNS - 1), turn));
    }
    let most = weighed.iter().map(|(lead, _)| *lead).max();
    // Among equals the first; among those with the same immediate lead, the one with the fewest walks, to avoid
    // pointless ones.
    let equal = weighed.iter().enumerate().filter(|(_, (lead, _))| Some(*lead) == most);
    let fewest = equal.min_by_key(|(_, (_, turn))| (Reverse(lead_by(turn, seat, TURNS)), turn.looks.len()));
    let mut best = fewest.map_or(0, |(number, _)| number);
    if most.is_some_and(is_lost) {
        let rescued = |(_, turn): &(i32, Turn)| !deadline.is_over() && can_rescue(turn, seat);
        best = weighed.iter().take(RESCUES).position(rescued).unwrap_or(best);
    }
    // Equal ones keep their order after the best.
    let first = (best < weighed.len()).then(|| weighed.remove(best));
    let first =
        first.map(|(lead, turn)| if deadline.is_over() { (lead, turn) } else { spared(position, seat, lead, turn) });
    weighed.sort_by_key(|(lead, _)| Reverse(*lead));
    first.into_iter().chain(weighed).collect()
}

/// The turns of a seat. If a scout can go home into more than one hole, includes the turns for each of these, since
/// the others may need one of them.
fn choices(position: &Position, seat: Seat, may_look: bool) -> Vec<Turn> {
    let goal = position.goal(seat);
    let home = |(scout, hole): (ScoutNumber, Hole)| {
        let is_under_way = may_look && !position.is_home(seat, hole);
        let holes: Vec<Hole> = position.reach(seat, hole).in_row(goal).filter(|_| is_under_way).collect();
        (holes.len() > 1).then_some((scout, holes))
    };
    let Some((scout, holes)) = position.scouts_of(seat).find_map(home) else {
        return turns(position, seat, may_look);
    };
    let after = |hole: Hole| {
        let later = turns(&position.with(seat, scout, hole), seat, may_look).into_iter();
        later.map(move |turn| {
            let looks = iter::once((scout, hole)).chain(turn.looks).collect();
            Turn { looks, ..turn }
        })
    };
    holes.into_iter().flat_map(after).collect()
}

/// The turn with this lead, without walks before the push that do not contribute to it.
fn spared(position: &Position, seat: Seat, lead: i32, turn: Turn) -> (i32, Turn) {
    let Some(push) = turn.push.filter(|_| !is_decided(lead)) else {
        return (lead, turn);
    };
    // Without all of them, otherwise without one.
    let none = (turn.looks.len() > 1).then(Walks::new);
    let but_one = (0..turn.looks.len()).map(|left| {
        let others = turn.looks.iter().enumerate().filter(|(number, _)| *number != left);
        others.map(|(_, walk)| *walk).collect()
    });
    let fewer = none.into_iter().chain(but_one).find_map(|looks: Walks| {
        let after = pushed(position, seat, &looks, &push)?;
        let is_as_far = after.sum(seat) <= turn.after.sum(seat);
        let lead_then = is_as_far.then(|| lead_after(&after, seat, TURNS - 1)).filter(|then| *then >= lead)?;
        Some((lead_then, Turn { looks, push: Some(push), after }))
    });
    match fewer {
        Some((lead, fewer)) => spared(position, seat, lead, fewer),
        None => (lead, turn),
    }
}

/// The position after some walks, a push, and walking on as far as possible; `None` if that is not possible.
fn pushed(position: &Position, seat: Seat, walks: &Walks, push: &Push) -> Option<Position> {
    let mut walked = position.clone();
    for (scout, to) in walks {
        let from = walked.hole(seat, *scout)?;
        if !walked.reach(seat, from).contains(*to) {
            return None;
        }
        walked.stand(seat, *scout, *to);
    }
    if !walked.is_duty_done(seat) || !walked.reaches(seat, push) {
        return None;
    }
    let mut pushed = after(&walked, push);
    advance(&mut pushed, seat);
    Some(pushed)
}

/// The lead after a push followed by the best walks; `None` if the push is not possible.
pub fn push_lead(position: &Position, seat: Seat, push: &Push) -> Option<i32> {
    let turn = turns(position, seat, false).into_iter().find(|turn| turn.push.as_ref() == Some(push))?;
    let at_once = lead_by(&turn, seat, TURNS);
    Some(if is_decided(at_once) { at_once } else { lead_after(&turn.after, seat, TURNS - 1) })
}

/// The lead of a seat that ends its turn with its scouts where they are.
pub fn done_lead(position: &Position, seat: Seat) -> i32 {
    lead_after(position, seat, TURNS - 1)
}

/// Returns whether there is a stopping place that prevents the next player from winning at once.
fn can_rescue(turn: &Turn, seat: Seat) -> bool {
    let stops = stops(&turn.after, seat, u8::MAX);
    let mut after = stops.iter().map(|(scout, hole)| turn.after.with(seat, *scout, *hole));
    after.any(|after| !is_decided(lead_after(&after, seat, 1)))
}

/// Other places for one of the scouts, at most `behind` rows farther from its goal than it is.
fn stops(position: &Position, seat: Seat, behind: u8) -> Vec<(ScoutNumber, Hole)> {
    let mut stops = Vec::new();
    for (scout, hole) in position.scouts_of(seat) {
        if position.is_home(seat, hole) {
            continue;
        }
        let most = position.to_go(seat, hole).saturating_add(behind);
        let reach = position.reach(seat, hole);
        let near = reach.iter().filter(|to| position.to_go(seat, *to) <= most);
        stops.extend(near.map(|to| (scout, to)));
    }
    stops
}

/// Walks that go as far as possible, each to the hole of its row that leaves the other scouts the most gain.
pub fn far_walks(start: &Position, seat: Seat) -> Walks {
    let (mut walks, mut position) = (Walks::new(), start.clone());
    while let Some((scout, to, _)) = best_walk(&position, seat) {
        let left = |to: Hole| position.with(seat, scout, to).gains_of(seat).iter().sum::<u8>();
        let from = position.hole(seat, scout);
        let holes = from.into_iter().flat_map(|from| position.reach(seat, from).in_row(to.row));
        // Among equals, the first.
        let to = holes.min_by_key(|to| Reverse(left(*to))).unwrap_or(to);
        position.stand(seat, scout, to);
        walks.push((scout, to));
    }
    walks
}

/// The best walks after the push and the next best, each with the resulting lead. Scouts go as far as possible, but
/// one can stop elsewhere, where it blocks others or is safer from their pushes. `start` is the position at the
/// beginning of the phase.
pub fn weighed_walks(start: &Position, seat: Seat, deadline: Deadline<'_>) -> Vec<(i32, Walks)> {
    let mut far = start.clone();
    let mut walks = Walks::new();
    advance_by(&mut far, seat, &mut walks);
    if far.is_through(seat) {
        return vec![(lead(&far, &worth(&far, TURNS), seat), walks)];
    }
    let loses = is_lost(lead_after(&far, seat, 1));
    let mut tried: Vec<(i32, (ScoutNumber, Hole), Position)> = Vec::new();
    for stop in stops(&far, seat, if loses { u8::MAX } else { BEHIND }) {
        if deadline.is_over() {
            break;
        }
        let other = far.with(seat, stop.0, stop.1);
        if other.is_duty_done(seat) {
            tried.push((lead_after(&other, seat, 1), stop, other));
        }
    }
    tried.sort_by_key(|(lead, _, _)| -lead);
    let mut weighed = vec![(lead_after(&far, seat, TURNS - 1), None)];
    for (_, stop, other) in tried.iter().take(STOPS) {
        if deadline.is_over() {
            break;
        }
        weighed.push((lead_after(other, seat, TURNS - 1), Some(*stop)));
    }
    // Among equals, the first, which is to go as far as possible if that is one of them.
    weighed.sort_by_key(|(lead, _)| Reverse(*lead));
    let walks_to = |stop: Option<(ScoutNumber, Hole)>| match stop {
        Some(stop) => merge(start, seat, walks.clone(), stop),
        None => walks.clone(),
    };
    weighed.into_iter().take(2).map(|(lead, stop)| (lead, walks_to(stop))).collect()
}
