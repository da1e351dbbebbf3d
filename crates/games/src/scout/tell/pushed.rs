//! The reasons for a push: its gain, what it denies the next player, and its advantage over pushes with the same
//! gain.

use std::cmp::Reverse;

use super::ahead::why_later;
use super::phrase::push_args;
use super::threat::Threat;
use super::why::{Reason, Why};
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::moves;
use crate::scout::rules::outlook::{advance, after, gain_after};
use crate::scout::rules::position::Position;
use crate::scout::think::foresight::{is_decided, push_lead};
use snuffel_core::advice::Advice;
use snuffel_core::seat::Seat;

/// The reason for a push.
pub(super) fn why_push(position: &Position, seat: Seat, push: &Push, advice: &Advice<Action>) -> Reason {
    let lead = advice.best.worth.map(|worth| worth as i32);
    let mut pushed = after(position, push);
    let rows = advance(&mut pushed, seat);
    if pushed.is_through(seat) {
        return Reason::new(Why::All);
    }
    // Without this push: how far all players would get in the current maze.
    let mut idle = position.clone();
    let still = advance(&mut idle, seat);
    let (then, now) = (Threat::after(&pushed, seat), Threat::after(&idle, seat));
    let mut gains: Vec<(u8, Push)> =
        moves::pushes(position, seat).map(|push| (gain_after(position, &push, seat), push)).collect();
    gains.sort_by_key(|(gain, _)| Reverse(*gain));
    let most = gains.first().map_or(rows, |(gain, _)| *gain);
    // Rows denied to another player do not outweigh more rows that another push would gain.
    let pays = now.wins || most.saturating_sub(rows) <= now.rows.saturating_sub(then.rows);
    let is_best = advice.margin().is_some_and(|(margin, _)| margin >= 1.0);
    // The same shaft and end is no alternative if the next best, which may be just that, is equally good.
    let is_worse = |other: &Push| lead.is_some_and(|lead| push_lead(position, seat, other).is_some_and(|of| of < lead));
    let is_like = |other: &Push| !is_best && (other.shaft, other.end) == (push.shaft, push.end);
    let is_rival = |other: &Push| other != push && (!is_like(other) || is_worse(other));
    let mut rivals: Vec<(u8, Push)> = gains.iter().copied().filter(|(_, other)| is_rival(other)).collect();
    // The next best is named in the hint, so it is tried first.
    let second = advice.second.as_ref().map(|second| second.action);
    rivals.sort_by_key(|(_, other)| Some(Action::Push(*other)) != second);
    let less = then.less_than(&now).filter(|_| pays && !is_kept_as_well(position, seat, rows, &then, &rivals));
    let gained = |why: Why| Reason::new(why).count("rows", rows).count("still", still);
    let gains_most = rows > still && rows == most;
    // A gain that a worse push has too is no reason.
    let mut as_much = gains.iter().filter(|(gain, other)| gains_most && *gain == rows && other != push);
    let worse = as_much.find(|(_, other)| is_worse(other));
    let even =
        worse.map(|(_, worse)| Reason::new(Why::MostEven).also(|told| push_args(told, worse)).count("rows", rows));
    match less {
        Some(guards) if guards.why() == Why::Guard => guards.instead(Why::GuardNow),
        Some(_) | None if gains_most && even.is_none() => {
            let loser = || loses_as_much(position, seat, (rows, push), &then, &gains);
            loser().unwrap_or_else(|| gained(Why::Most))
        }
        // If another push gains more, the gain is a reason for that one. The comparison for the other player is with the
        // current hedges; these cannot stay as they are, since a push is compulsory.
        Some(blocks) => blocks.instead(Why::BlockNow),
        None if rows > 0 && rows == still && rows == most => Reason::new(Why::MostIdle).count("rows", rows),
        None if gains_most => even.unwrap_or_else(|| gained(Why::Most)),
        None if rows > 0 && rows == most => gained(Why::MostLess),
        None if lead.is_some_and(is_decided) => why_later(&pushed, seat, lead),
        None if most == 0 => none_nearer(position, seat, push, lead).said("outlook", why_later(&pushed, seat, lead)),
        // With more than two players, the search does not reach the player's next turn.
        None if lead.is_some() && position.seats > 2 => Reason::new(Why::PushOthers).count("rows", most),
        None if lead.is_some() => Reason::new(Why::PushLater).count("rows", most),
        None => why_later(&pushed, seat, lead),
    }
}

/// Says that no push brings a scout nearer, and names one that would be worse later, if there is one: with another
/// turn of the card, or in another shaft or from another end.
fn none_nearer(position: &Position, seat: Seat, push: &Push, lead: Option<i32>) -> Reason {
    let place = |push: &Push| (push.shaft, push.end);
    let (like, mut others): (Vec<Push>, Vec<Push>) =
        moves::pushes(position, seat).filter(|other| other != push).partition(|other| place(other) == place(push));
    others.dedup_by_key(|other| place(other));
    let worse = lead.and_then(|lead| {
        let behind = |other: Push| Some((other, lead.saturating_sub(push_lead(position, seat, &other)?)));
        others.into_iter().chain(like).filter_map(behind).find(|(_, rows)| *rows > 0)
    });
    let Some((other, rows)) = worse else {
        return Reason::new(Why::PushNone);
    };
    let why = if is_decided(rows) { Why::PushNoneLost } else { Why::PushNoneBut };
    Reason::new(why).also(|told| push_args(told, &other)).count("rows", rows.unsigned_abs())
}

/// The next player's threat after a push and walking as far as possible.
fn threat_of(position: &Position, seat: Seat, push: &Push) -> Threat {
    let mut done = after(position, push);
    advance(&mut done, seat);
    Threat::after(&done, seat)
}

/// Returns whether another push with the same gain denies the next player as much. Only those that gain most are
/// tried.
fn is_kept_as_well(position: &Position, seat: Seat, rows: u8, own: &Threat, rivals: &[(u8, Push)]) -> bool {
    const TRIED: usize = 12;
    let others = rivals.iter().take(TRIED).filter(|(gain, _)| *gain >= rows);
    others.map(|(_, other)| threat_of(position, seat, other)).any(|other| !own.is_less_than(&other))
}

/// Says that another push gains as many rows but lets the next player win, which this one does not. The rows alone
/// are a reason for both.
fn loses_as_much(
    position: &Position,
    seat: Seat,
    (rows, push): (u8, &Push),
    own: &Threat,
    gains: &[(u8, Push)],
) -> Option<Reason> {
    let mut others = gains.iter().filter(|(gain, other)| *gain == rows && other != push && !own.wins);
    let (_, loser) = others.find(|(_, other)| threat_of(position, seat, other).wins)?;
    let loses = Reason::new(Why::MostGuard).also(|told| push_args(told, loser));
    Some(loses.count("rows", rows).seat("name", own.next))
}
