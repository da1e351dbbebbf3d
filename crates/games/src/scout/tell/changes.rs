//! The relevant changes since the viewer's last turn: the rows that others have to go, threats to win, and the ways
//! of the viewer's scouts.

use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::position::Position;
use crate::scout::rules::stage::Stage;
use crate::scout::rules::view::View;
use crate::scout::think::turn::{begun, turns};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::Wording;

/// The rows that others have to go.
const ROWS: &str = "rows";
/// The players who can win in their next turn.
const THREATS: &str = "threats";
/// The ways of the viewer's scouts.
const WAYS: &str = "routes";

/// The kinds of changes, each of which can be switched off.
pub const KINDS: &[&str] = &[ROWS, THREATS, WAYS];

/// The changes for the viewer between two turns.
pub fn since(before: &View, now: &View) -> Vec<Message> {
    let Some(me) = now.seat().filter(|_| walks(&before.position) && walks(&now.position)) else {
        return Vec::new();
    };
    let (before, now) = (&before.position, &now.position);
    let mut told: Vec<Message> = ways(before, now, me).collect();
    let others = || now.all().without(me).iter();
    told.extend(others().filter(|seat| now.config.hints && could_win(now, *seat)).map(threat));
    told.extend(others().filter(|seat| now.sum(*seat) != before.sum(*seat)).map(|seat| rows(now, seat)));
    told
}

/// Returns whether the scouts are on the board and can walk.
fn walks(position: &Position) -> bool {
    match position.stage {
        Stage::Walking { .. } | Stage::Pushing { .. } => true,
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } | Stage::Placing { .. } | Stage::Over(_) => false,
    }
}

/// Ways of the viewer's scouts that are now closed or lead home. Other gains are announced when the scouts can walk.
fn ways(before: &Position, now: &Position, me: Seat) -> impl Iterator<Item = Message> {
    let on_their_way = now.scouts_of(me).filter(move |(_, hole)| !now.is_home(me, *hole));
    on_their_way.filter_map(move |(scout, hole)| {
        let gains = [before, now].map(|position| position.nearest(me, hole));
        let [was, is] = gains.map(|to| to.map_or(0, |to| to.row.abs_diff(hole.row)));
        let goes_home = is > was && is == now.to_go(me, hole);
        let of = |id, scout: ScoutNumber| Message::new(id).count("number", scout.number()).of_kind(WAYS);
        match is < was {
            true => Some(of("fact-closed", scout).count("rows", is)),
            false => goes_home.then(|| of("fact-home", scout)),
        }
    })
}

/// Returns whether a seat could win in its next turn on the current board.
fn could_win(position: &Position, seat: Seat) -> bool {
    turns(&begun(position, seat), seat, true).iter().any(|turn| turn.after.is_through(seat))
}

/// Says that a player could win. It is repeated while it lasts, because each turn is a chance to prevent it.
fn threat(seat: Seat) -> Message {
    Message::new("fact-threat").seat("name", seat).of_kind(THREATS)
}

/// The rows to go of a player who has moved.
fn rows(position: &Position, seat: Seat) -> Message {
    let left = Message::new("fact-rows").seat("name", seat).count("left", position.sum(seat));
    left.of_kind(ROWS).only_from(Wording::Normal)
}
