//! Phrases shared by several sentences: the game, scouts, sides, pushes, ways.

use super::paths::Run;
use crate::scout::rules::action::Push;
use crate::scout::rules::board::End;
use crate::scout::rules::hole::{Base, Direction, Hole};
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::view::View;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};

/// The game and its players.
pub fn about(view: &View, you: &'static str, both: &'static str) -> Message {
    let others = view.position.all().iter().filter(|seat| !view.viewer.is(*seat));
    match view.viewer {
        Viewer::Seat(_) => Message::new(you).with("names", Arg::together(others.map(Arg::Opponent).collect())),
        Viewer::Public => Message::new(both).with("names", Arg::together(others.map(Arg::Seat).collect())),
    }
}

/// The unusual options, in one line; `None` in the usual game. Only two players lay cards by hand; for listeners, as
/// when computers play, it does not matter.
pub fn agreed(view: &View) -> Option<Message> {
    let by_hand = || Arg::List(vec![Arg::Phrase("agreed-by-hand")]);
    let lays = view.position.config.by_hand && view.position.seats == 2 && view.seat().is_some();
    lays.then(|| Message::new("agreed").with("options", by_hand()))
}

/// The rows between which a player goes.
pub fn way_of(base: Base) -> Message {
    Message::new("way-of").count("from", base.row() + 1).count("to", base.opposite().row() + 1)
}

/// A scout at the beginning of a sentence: its number, with its owner if it is not the viewer's.
pub fn scout_name(viewer: Viewer, seat: Seat, scout: ScoutNumber) -> Message {
    Message::for_viewer(viewer, seat, "scout-you", "scout-other").count("number", scout.number())
}

/// The same within a sentence.
pub fn scout_within(viewer: Viewer, seat: Seat, scout: ScoutNumber) -> Message {
    Message::for_viewer(viewer, seat, "scout-you-within", "scout-other").count("number", scout.number())
}

/// Says that a scout is home.
pub fn home(scout: Arg, hole: Hole) -> Message {
    Message::new("scout-home").with("scout", scout).place("field", hole)
}

/// Adds the place and the turn of a push.
pub fn push_args(message: Message, push: &Push) -> Message {
    message.count("shaft", push.shaft.number()).with("end", end(push.end)).count("turn", u32::from(push.quarters) * 90)
}

/// The phrase for an end of a shaft.
pub fn end(end: End) -> Arg {
    Arg::Phrase(match end {
        End::Left => "end-left",
        End::Right => "end-right",
    })
}

/// The phrase for a side.
pub fn side(direction: Direction) -> Arg {
    Arg::Phrase(match direction {
        Direction::North => "side-north",
        Direction::East => "side-east",
        Direction::South => "side-south",
        Direction::West => "side-west",
    })
}

/// A way, as runs.
pub fn way(runs: &[Run]) -> Message {
    let said =
        runs.iter().map(|(direction, count)| Message::new("run").with("side", side(*direction)).count("count", *count));
    Message::new("way").all_said("lists", said)
}
