//! Phrases that several sentences share: what is played, scouts, sides, pushes, ways.

use super::paths::Run;
use crate::scout::rules::action::Push;
use crate::scout::rules::board::End;
use crate::scout::rules::hole::{Base, Direction, Hole};
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::view::View;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};

/// What is played, and by whom.
pub fn about(view: &View, you: &'static str, both: &'static str) -> Message {
    let others = view.position.all().iter().filter(|seat| !view.viewer.is(*seat));
    match view.viewer {
        Viewer::Seat(_) => Message::new(you).with("names", Arg::together(others.map(Arg::Opponent).collect())),
        Viewer::Public => Message::new(both).with("names", Arg::together(others.map(Arg::Seat).collect())),
    }
}

/// What is agreed besides the usual, in one line; nothing in the usual game. Only two lay cards by hand, and who only
/// listens, as when computers play, lays none.
pub fn agreed(view: &View) -> Option<Message> {
    let by_hand = || Arg::List(vec![Arg::Phrase("agreed-by-hand")]);
    let lays = view.position.config.by_hand && view.position.seats == 2 && view.seat().is_some();
    lays.then(|| Message::new("agreed").with("options", by_hand()))
}

/// From which row to which a player goes.
pub fn way_of(base: Base) -> Message {
    Message::new("way-of").count("from", base.row() + 1).count("to", base.opposite().row() + 1)
}

/// A scout as a sentence begins with it: its number, or whose it is and its number.
pub fn scout_name(viewer: Viewer, seat: Seat, scout: ScoutNumber) -> Message {
    Message::of(viewer, seat, "scout-you", "scout-other").count("number", scout.number())
}

/// The same in the middle of a sentence.
pub fn scout_within(viewer: Viewer, seat: Seat, scout: ScoutNumber) -> Message {
    Message::of(viewer, seat, "scout-you-within", "scout-other").count("number", scout.number())
}

/// That a scout is home.
pub fn home(scout: Arg, hole: Hole) -> Message {
    Message::new("scout-home").with("scout", scout).place("field", hole)
}

/// With where a push goes.
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

/// A way in runs.
pub fn way(runs: &[Run]) -> Message {
    let said =
        runs.iter().map(|(direction, count)| Message::new("run").with("side", side(*direction)).count("count", *count));
    Message::new("way").all_said("lists", said)
}
