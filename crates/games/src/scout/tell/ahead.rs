//! The lead that a hint tells, two turns ahead.

use super::why::{Reason, Why};
use crate::scout::rules::position::Position;
use crate::scout::think::foresight::{is_decided, is_lost};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Arg;

/// The fallback reason: the resulting lead or, without figures, the rows to go.
pub(super) fn why_later(position: &Position, seat: Seat, lead: Option<i32>) -> Reason {
    let to_go = || Reason::new(Why::ToGo).count("rows", position.sum(seat));
    lead.map_or_else(to_go, |lead| outlook(position, seat, lead))
}

/// The lead after the number of turns that the search looks ahead.
pub(super) fn outlook(position: &Position, seat: Seat, lead: i32) -> Reason {
    let after = |why| after_turns(Reason::new(why), position, seat);
    match lead {
        lead if is_lost(lead) && position.seats == 2 => Reason::new(Why::AheadLostTo).seat("name", position.next(seat)),
        lead if is_lost(lead) => Reason::new(Why::AheadLost),
        lead if is_decided(lead) => Reason::new(Why::AheadWon),
        0 => after(Why::AheadEven),
        1.. => after(Why::Ahead).count("rows", lead),
        _ => after(Why::Behind).count("rows", lead.unsigned_abs()),
    }
}

/// Adds the players whose turns follow when `seat` has ended its own: two turns, the second of which is its own again
/// if two play.
fn after_turns(reason: Reason, position: &Position, seat: Seat) -> Reason {
    let next = position.next(seat);
    let last = position.next(next);
    let others = [next, last].into_iter().filter(|other| *other != seat);
    let names = Arg::together(others.map(Arg::Seat).collect());
    reason.with("names", names).count("own", u8::from(last == seat))
}
