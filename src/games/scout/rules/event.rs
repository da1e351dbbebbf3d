//! What happens in a game. Nothing in it is secret: every viewer notices all of it. What of it is told to whom is said
//! in `tell`, which knows the position after it too.

use serde::{Deserialize, Serialize};

use super::action::Push;
use super::board::{Shaft, Slot};
use super::cards::Piece;
use super::hole::{Base, Hole};
use super::nth::{SCOUTS, ScoutNumber};
use crate::rules::Outcome;
use crate::seat::{Seat, Viewer};

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
pub enum Event {
    /// The lot, or the game before, says who starts.
    Begins {
        /// Who starts.
        seat: Seat,
    },
    /// The lot says which of three sits alone on which side.
    Lone {
        /// Who.
        seat: Seat,
        /// Where.
        base: Base,
    },
    /// The cards are dealt to be laid by hand.
    Dealt {
        /// The number of the spare card.
        spare: u8,
    },
    /// Somebody has laid a card.
    Laid {
        /// Who.
        seat: Seat,
        /// The card and its turn.
        piece: Piece,
        /// The shaft.
        shaft: Shaft,
        /// Where in it.
        slot: Slot,
    },
    /// Chance has laid the rest of somebody's cards.
    Filled {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// All 48 cards lie.
    Complete {
        /// The number of the spare card.
        spare: u8,
    },
    /// Somebody has placed a scout.
    Placed {
        /// Who.
        seat: Seat,
        /// Which.
        scout: ScoutNumber,
        /// Where.
        hole: Hole,
    },
    /// Somebody has to do something; the stage says what.
    Due {
        /// Who.
        seat: Seat,
    },
    /// A scout has walked; it may be taken back until the phase is over.
    Walked {
        /// Whose.
        seat: Seat,
        /// Which.
        scout: ScoutNumber,
        /// From where.
        from: Hole,
        /// Where to.
        to: Hole,
    },
    /// A walk was taken back.
    Undone {
        /// Whose.
        seat: Seat,
        /// Which scout.
        scout: ScoutNumber,
        /// Where it stands again.
        to: Hole,
    },
    /// A phase is over: what came of all its walks.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which phase.
        phase: Phase,
        /// Where each scout that stands elsewhere now has walked to.
        to: [Option<Hole>; SCOUTS],
    },
    /// A phase was passed over, because no scout could walk.
    Passed {
        /// Whose.
        seat: Seat,
        /// Which phase.
        phase: Phase,
    },
    /// Somebody has pushed the spare card.
    Pushed {
        /// Who.
        seat: Seat,
        /// Where, and how turned.
        push: Push,
        /// The number of the card that was pushed in.
        card: u8,
        /// The number of the card that fell out.
        fallen: u8,
    },
    /// So many rounds have brought nobody nearer.
    Stale {
        /// How many rounds in a row.
        rounds: u8,
    },
    /// Too many rounds have brought nobody nearer: whoever has the least rows to go wins.
    Exhausted {
        /// Who has won, if anybody.
        outcome: Outcome,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game is over because somebody gave up.
    Left {
        /// Who has won.
        outcome: Outcome,
    },
    /// Somebody has all scouts home.
    Won {
        /// Who.
        seat: Seat,
    },
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
