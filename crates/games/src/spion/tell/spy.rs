//! Phrases and messages about one spy: its place, the bazong that it carries, and its number.

use super::phrase::{self, letter};
use crate::spion::rules::piece::Spy;
use crate::spion::rules::position::Spot;
use crate::spion::rules::view::{Source, View};
use snuffel_core::text::message::{Arg, Message};

/// The place of a spy, as an answer to that question.
pub(super) fn whereabouts(view: &View, spy: Spy) -> Arg {
    match view.position.spot(spy) {
        Spot::At(place) => phrase::at(view.viewer, place),
        Spot::Dungeon => Arg::Phrase("at-dungeon"),
        Spot::Reserve => Arg::Phrase("at-reserve"),
        Spot::Out => Arg::Phrase("at-nowhere"),
    }
}

/// The place of one of the viewer's spies.
pub(super) fn own_where(view: &View, spy: Spy) -> Message {
    Message::new("own-where").with("letter", letter(spy.letter)).with("where", whereabouts(view, spy))
}

/// The known number of a spy, if any.
pub(super) fn number(view: &View, spy: Spy) -> Option<Message> {
    let known = view.number(spy)?;
    let id = match known.source {
        Source::Own => "number-own",
        Source::Beaten => "number-beaten",
        Source::Accused => "number-accused",
        Source::ViewPass => "number-viewed",
        Source::Alfred => "number-alfred",
        Source::Deduced => "number-deduced",
        Source::Shown => "number-shown",
    };
    Some(Message::new(id).with("spy", phrase::spy(view.viewer, spy)).count("number", known.number))
}

/// The name of a spy, with the bazong that it carries.
pub(super) fn carrying(view: &View, spy: Spy, named: Arg) -> Arg {
    match view.position.carried(spy).iter().next() {
        None => named,
        Some(owner) => phrase::with_bazong(view.viewer, named, owner),
    }
}
