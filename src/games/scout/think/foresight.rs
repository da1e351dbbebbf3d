//! Looking ahead: what a turn is worth when the others answer it as well as they can.
//!
//! Each seat in turn is taken to make the turn that serves it best. How many turns are weighed is fixed, so that the
//! same position gives the same choice on every machine.

use std::cmp::Reverse;

use super::turn::{Turn, Walks, advance_by, begun, merge, turns};
use crate::deadline::Deadline;
use crate::games::scout::rules::action::Push;
use crate::games::scout::rules::hole::Hole;
use crate::games::scout::rules::nth::ScoutNumber;
use crate::games::scout::rules::outlook::best_walk;
use crate::games::scout::rules::position::Position;
use crate::games::scout::rules::seating::PLAYERS;
use crate::seat::{PerSeat, Seat};

/// How many turns ahead the choice of a push looks: the own one, a reply, and one more.
const TURNS: u32 = 3;
/// How many of the most promising replies are looked at further.
const REPLIES: usize = 6;
/// How many places to stop at after the push are looked at further.
const STOPS: usize = 6;
/// How many rows a scout may stay behind, so that it stops where it is worth more.
const BEHIND: u8 = 2;
/// Where every turn seems to lose, for how many of them walks are looked for that still prevent it.
const RESCUES: usize = 12;

/// More than any number of rows: the game is won.
const WON: i32 = 1_000_000;

/// What a position is worth for each seat by itself: minus the rows to go, or more than any of that for who has won.
type Worth = PerSeat<i32, PLAYERS>;

/// The worth of a position that is reached with so many turns left to look at; a win is worth more the sooner it comes.
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

/// How far a seat is ahead of the best of the others.
fn lead(position: &Position, worth: &Worth, seat: Seat) -> i32 {
    let others = position.all().without(seat);
    let best = others.iter().map(|seat| worth[seat]).max();
    worth[seat] - best.unwrap_or(0)
}

/// Whether this lead means that the game is won, or lost.
pub fn is_decided(lead: i32) -> bool {
    lead.abs() > WON / 2
}

/// Whether this lead means that somebody else has won.
pub fn is_lost(lead: i32) -> bool {
    lead < 0 && is_decided(lead)
}

/// How far a turn as it stands brings a seat ahead.
fn lead_by(turn: &Turn, seat: Seat, left: u32) -> i32 {
    lead(&turn.after, &worth(&turn.after, left), seat)
}

/// The turns of a seat, those that bring it furthest ahead as they stand first; of equal ones the order stays.
fn sorted(mut turns: Vec<Turn>, seat: Seat, left: u32) -> Vec<Turn> {
    turns.sort_by_cached_key(|turn| Reverse(lead_by(turn, seat, left)));
    turns
}

/// What a position is worth when `seat` begins a turn in it, and then so many turns in all are made.
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

/// The lead of a seat that has ended its turn, after so many turns of the others and itself.
fn lead_after(position: &Position, seat: Seat, left: u32) -> i32 {
    let outcome = outcome(position, position.next(seat), left);
    lead(position, &outcome, seat)
}

/// The turns of a seat, each with the lead that it leaves, the best first; `may_look` while it may walk before the push.
/// The deadline breaks the search off; the best turn so far holds then.
pub fn weighed_turns(position: &Position, seat: Seat, may_look: bool, deadline: Deadline<'_>) -> Vec<(i32, Turn)> {
    let turns = sorted(turns(position, seat, may_look), seat, TURNS);
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
    let mut best = weighed.iter().position(|(lead, _)| Some(*lead) == most).unwrap_or(0);
    if most.is_some_and(is_lost) {
        let rescued = |(_, turn): &(i32, Turn)| !deadline.is_over() && can_rescue(turn, seat);
        best = weighed.iter().take(RESCUES).position(rescued).unwrap_or(best);
    }
    // Equal ones keep their order behind the best.
    let first = (best < weighed.len()).then(|| weighed.remove(best));
    weighed.sort_by_key(|(lead, _)| Reverse(*lead));
    first.into_iter().chain(weighed).collect()
}

/// The lead that a push leaves when the best walks come after it; `None` where it cannot be made.
pub fn push_lead(position: &Position, seat: Seat, push: &Push) -> Option<i32> {
    let turn = turns(position, seat, false).into_iter().find(|turn| turn.push.as_ref() == Some(push))?;
    let at_once = lead_by(&turn, seat, TURNS);
    Some(if is_decided(at_once) { at_once } else { lead_after(&turn.after, seat, TURNS - 1) })
}

/// The lead of a seat that ends its turn where its scouts stand.
pub fn done_lead(position: &Position, seat: Seat) -> i32 {
    lead_after(position, seat, TURNS - 1)
}

/// Whether some place to stop at keeps whoever comes next from winning at once.
fn can_rescue(turn: &Turn, seat: Seat) -> bool {
    let stops = stops(&turn.after, seat, u8::MAX);
    let mut after = stops.iter().map(|(scout, hole)| {
        let mut after = turn.after.clone();
        after.stand(seat, *scout, *hole);
        after
    });
    after.any(|after| !is_decided(lead_after(&after, seat, 1)))
}

/// Other places for one of the scouts, at most so many rows behind where it stands.
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

/// The walks that go as far as can be, each to the hole of its row from where the other scouts can get furthest.
pub fn far_walks(start: &Position, seat: Seat) -> Walks {
    let (mut walks, mut position) = (Walks::new(), start.clone());
    while let Some((scout, to, _)) = best_walk(&position, seat) {
        let left = |to: Hole| {
            let mut walked = position.clone();
            walked.stand(seat, scout, to);
            walked.gains_of(seat).iter().sum::<u8>()
        };
        let from = position.hole(seat, scout);
        let holes = from.into_iter().flat_map(|from| position.reach(seat, from).in_row(to.row));
        // Of equal ones the first.
        let to = holes.min_by_key(|to| Reverse(left(*to))).unwrap_or(to);
        position.stand(seat, scout, to);
        walks.push((scout, to));
    }
    walks
}

/// The best walks after the push, and what else comes into question, each with the lead that it leaves: as far as can be,
/// but one scout may stop elsewhere, where it is in the way of others or safer from their pushes. `start` is the position
/// at the beginning of the phase.
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
        let mut other = far.clone();
        other.stand(seat, stop.0, stop.1);
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
    // Of equal ones the first: to go as far as can be, if that is among them.
    weighed.sort_by_key(|(lead, _)| Reverse(*lead));
    let walks_to = |stop: Option<(ScoutNumber, Hole)>| match stop {
        Some(stop) => merge(start, seat, walks.clone(), stop),
        None => walks.clone(),
    };
    weighed.into_iter().take(2).map(|(lead, stop)| (lead, walks_to(stop))).collect()
}
