//! The messages for refusals.

use super::announcement::variant;
use super::labyrinth::wall;
use crate::sniff::rules::config::ConfigFault;
use crate::sniff::rules::view::Refusal;
use snuffel_core::game::Excuse;
use snuffel_core::text::message::{Arg, Message};

impl Excuse for Refusal {
    fn message(&self) -> Message {
        match self {
            Refusal::Spectator => Message::new("refusal-spectator"),
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::NotYourTurn => Message::new("refusal-not-your-turn"),
            Refusal::StillBuilding => Message::new("refusal-still-building"),
            Refusal::BuiltAlready => Message::new("refusal-built-already"),
            Refusal::OffBoard(field) => Message::new("refusal-off-board").place("field", field),
            Refusal::NotNeighbours(place) => Message::new("refusal-not-neighbours").place("wall", wall(*place)),
            Refusal::Stands(place) => Message::new("refusal-stands").place("wall", wall(*place)),
            Refusal::NoStoneLeft(place) => Message::new("refusal-no-stone-left").place("wall", wall(*place)),
            Refusal::NoSuchWall(place) => Message::new("refusal-no-such-wall").place("wall", wall(*place)),
            Refusal::ZeroField => Message::new("refusal-zero-field"),
            Refusal::LiesThere(field) => Message::new("refusal-lies-there").place("field", field),
            Refusal::NothingToUndo => Message::new("refusal-nothing-to-undo"),
            Refusal::NothingToClear => Message::new("refusal-nothing-to-clear"),
            Refusal::StonesLeft(left) => Message::new("refusal-stones-left").count("left", *left),
            Refusal::NoTreasure => Message::new("refusal-no-treasure"),
            Refusal::ClosedOff => Message::new("refusal-closed-off"),
            Refusal::TooLong => Message::new("refusal-too-long"),
            Refusal::NothingToFill => Message::new("refusal-nothing-to-fill"),
            Refusal::NoMoveYet => Message::new("refusal-no-move-yet"),
            Refusal::StandsThere(field) => Message::new("refusal-stands-there").place("field", field),
            Refusal::TooManyMoves(left) => Message::new("refusal-too-many-moves").count("left", *left),
            Refusal::TooFar { from, to } => Message::new("refusal-too-far").place("from", from).place("to", to),
            Refusal::KnownWall { from, to } => Message::new("refusal-known-wall").place("from", from).place("to", to),
            Refusal::OtherSize(size) => Message::new("refusal-other-size").text("size", size),
            Refusal::MarkerThere => Message::new("refusal-marker-there"),
            Refusal::DitchThere(place) => Message::new("refusal-ditch-there").place("wall", wall(*place)),
            Refusal::NoDitchLeft(place) => Message::new("refusal-no-ditch-left").place("wall", wall(*place)),
            Refusal::NoSuchDitch(place) => Message::new("refusal-no-such-ditch").place("wall", wall(*place)),
            Refusal::PiecesLeft { ditches, dogs } => {
                Message::new("refusal-pieces-left").count("left", *ditches).count("dogs-left", *dogs)
            }
            Refusal::KnownDitch { from, to } => Message::new("refusal-known-ditch").place("from", from).place("to", to),
            Refusal::KnownDog(field) => Message::new("refusal-known-dog").place("field", field),
            Refusal::NoDogs => Message::new("refusal-no-dogs"),
            Refusal::DogBesideZero(field) => Message::new("refusal-dog-beside-zero").place("field", field),
            Refusal::DogThere(field) => Message::new("refusal-dog-there").place("field", field),
            Refusal::NoDogLeft(field) => Message::new("refusal-no-dog-left").place("field", field),
            Refusal::NoSuchDog(field) => Message::new("refusal-no-such-dog").place("field", field),
            Refusal::TakenByTreasure(field) => Message::new("refusal-taken-by-treasure").place("field", field),
            Refusal::NoTreasureHere => Message::new("refusal-no-treasure-here"),
            Refusal::TooNarrow => Message::new("refusal-too-narrow"),
            Refusal::HideFirst => Message::new("refusal-hide-first"),
            Refusal::EnemyThere(field) => Message::new("refusal-enemy-there").place("field", field),
            Refusal::OutOfReach(field) => Message::new("refusal-out-of-reach").place("field", field),
        }
    }

    fn is_about_turn(&self) -> bool {
        matches!(self, Refusal::NotYourTurn)
    }
}

/// The message for an invalid combination of variants.
pub(super) fn misfit(fault: &ConfigFault) -> Message {
    let phrase = |name| Arg::Phrase(variant(name).unwrap_or("none"));
    match fault {
        ConfigFault::Excluded(one, other) => {
            Message::new("variants-excluded").with("one", phrase(one)).with("other", phrase(other))
        }
        ConfigFault::Walls { size, least, usual } => Message::new("variants-walls")
            .text("size", size)
            .count("least", *least)
            .count("most", usual.saturating_sub(1)),
    }
}
