//! The events of a game. There are no secrets: every viewer notices all of them. What is announced to whom is decided
//! in `tell`, which also knows the position afterwards.

use serde::{Deserialize, Serialize};

use super::action::Push;
use super::cards::Piece;
use super::hole::{Base, Hole};
use super::nth::{SCOUTS, ScoutNumber};
use super::shaft::{Shaft, Slot};
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Viewer};

/// A phase in which scouts can walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first push.
    Opening,
    /// Before the player's push.
    Look,
    /// After the player's push.
    Move,
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// The first player has been drawn, or follows from the previous game.
    Begins { seat: Seat },
    /// One of three players has been drawn to have a side alone.
    Lone { seat: Seat, base: Base },
    /// The cards were dealt for laying by hand; `spare` is the number of the spare card.
    Dealt { spare: u8 },
    /// A player laid a card.
    Laid { seat: Seat, piece: Piece, shaft: Shaft, slot: Slot },
    /// Chance has laid the rest of a player's cards, `count` of them.
    Filled { seat: Seat, count: u8 },
    /// All 48 cards are on the board; `spare` is the number of the spare card.
    Complete { spare: u8 },
    /// A player placed a scout.
    Placed { seat: Seat, scout: ScoutNumber, hole: Hole },
    /// A player is on turn; the stage determines the task.
    Due { seat: Seat },
    /// A scout walked. This can be undone until the phase is over.
    Walked { seat: Seat, scout: ScoutNumber, from: Hole, to: Hole },
    /// A walk was undone: the scout is back in `to`.
    Undone { seat: Seat, scout: ScoutNumber, to: Hole },
    /// A phase is over; `to` has the new hole of each scout that is not where it began.
    Moved { seat: Seat, phase: Phase, to: [Option<Hole>; SCOUTS] },
    /// A phase was skipped because no scout could walk.
    Passed { seat: Seat, phase: Phase },
    /// A player pushed the spare card, which has the number `card`; the card `fallen` has fallen out.
    Pushed { seat: Seat, push: Push, card: u8, fallen: u8 },
    /// This many rounds in a row have brought no player nearer.
    Stale { rounds: u8 },
    /// Too many rounds have brought no player nearer: the player with the fewest rows to go wins, if only one has.
    Exhausted { outcome: Outcome },
    /// A player resigned.
    Resigned { seat: Seat },
    /// The game is over because a player resigned.
    Left { outcome: Outcome },
    /// A player has all scouts home.
    Won { seat: Seat },
}

/// An event as one viewer notices it, which is in full.
pub type Percept = Event;

impl Event {
    /// The percept of a viewer, which is the event itself.
    pub fn perceive(&self, _viewer: Viewer) -> Option<Percept> {
        match self {
            Event::Begins { .. }
            | Event::Lone { .. }
            | Event::Dealt { .. }
            | Event::Laid { .. }
            | Event::Filled { .. }
            | Event::Complete { .. }
            | Event::Placed { .. }
            | Event::Due { .. }
            | Event::Walked { .. }
            | Event::Undone { .. }
            | Event::Moved { .. }
            | Event::Passed { .. }
            | Event::Pushed { .. }
            | Event::Stale { .. }
            | Event::Exhausted { .. }
            | Event::Resigned { .. }
            | Event::Left { .. }
            | Event::Won { .. } => Some(*self),
        }
    }
}
