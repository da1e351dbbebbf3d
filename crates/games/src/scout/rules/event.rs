//! What happens in a game. Nothing in it is secret: every viewer notices all of it. What of it is told to whom is said
//! in `tell`, which knows the position after it too.

use serde::{Deserialize, Serialize};

use super::action::Push;
use super::board::{Shaft, Slot};
use super::cards::Piece;
use super::hole::{Base, Hole};
use super::nth::{SCOUTS, ScoutNumber};
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Viewer};

/// A phase in which scouts may walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first push.
    Opening,
    /// Before the own push.
    Look,
    /// After the own push.
    Move,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// The lot, or the game before, says who starts.
    Begins { seat: Seat },
    /// The lot says which of three sits alone on which side.
    Lone { seat: Seat, base: Base },
    /// The cards are dealt to be laid by hand; the number of the spare card.
    Dealt { spare: u8 },
    /// Somebody has laid a card.
    Laid { seat: Seat, piece: Piece, shaft: Shaft, slot: Slot },
    /// Chance has laid the rest of somebody's cards, so many.
    Filled { seat: Seat, count: u8 },
    /// All 48 cards lie; the number of the spare card.
    Complete { spare: u8 },
    /// Somebody has placed a scout.
    Placed { seat: Seat, scout: ScoutNumber, hole: Hole },
    /// Somebody has to do something; the stage says what.
    Due { seat: Seat },
    /// A scout has walked; it may be taken back until the phase is over.
    Walked { seat: Seat, scout: ScoutNumber, from: Hole, to: Hole },
    /// A walk was taken back: the scout stands there again.
    Undone { seat: Seat, scout: ScoutNumber, to: Hole },
    /// A phase is over: where each scout that stands elsewhere now has walked to.
    Moved { seat: Seat, phase: Phase, to: [Option<Hole>; SCOUTS] },
    /// A phase was passed over, because no scout could walk.
    Passed { seat: Seat, phase: Phase },
    /// Somebody has pushed the spare card, which has this number; another one has fallen out.
    Pushed { seat: Seat, push: Push, card: u8, fallen: u8 },
    /// So many rounds in a row have brought nobody nearer.
    Stale { rounds: u8 },
    /// Too many rounds have brought nobody nearer: whoever has the least rows to go wins, if it is one.
    Exhausted { outcome: Outcome },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// The game is over because somebody gave up.
    Left { outcome: Outcome },
    /// Somebody has all scouts home.
    Won { seat: Seat },
}

/// What one viewer notices of an event: all of it.
pub type Percept = Event;

impl Event {
    /// What a viewer notices of it.
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
