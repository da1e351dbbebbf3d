//! What happens in a game. Nothing in it is secret: every viewer notices all of it, and what is told of it to whom is
//! the narrator's business.

use serde::{Deserialize, Serialize};

use super::action::Push;
use super::cards::Piece;
use super::hole::{Base, Hole};
use crate::rules::Outcome;
use crate::seat::{Seat, Viewer};

/// The most scouts a player has.
pub const SCOUTS: usize = 4;

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

/// What somebody has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// To lay one of so many cards.
    Lay(u8),
    /// To place the scout with this number, counted from 0, on this base line.
    Place(u8, Base),
    /// To walk, or to end the phase; for each scout, how many rows nearer one walk can bring it.
    Walk(Phase, [u8; SCOUTS]),
    /// To push into one of these shafts, a bit for each.
    Push(u8),
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
        /// The shaft, counted from 0.
        shaft: u8,
        /// The slot, counted from 0.
        slot: u8,
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
        /// Which, counted from 0.
        scout: u8,
        /// Where.
        hole: Hole,
    },
    /// Somebody has to do something.
    Due {
        /// Who.
        seat: Seat,
        /// What.
        task: Task,
    },
    /// A scout has walked; it may be taken back until the phase is over.
    Walked {
        /// Whose.
        seat: Seat,
        /// Which, counted from 0.
        scout: u8,
        /// From where.
        from: Hole,
        /// Where to.
        to: Hole,
        /// How many rows it has to go still; 0 is home.
        to_go: u8,
    },
    /// A walk was taken back.
    Undone {
        /// Whose.
        seat: Seat,
        /// Which scout, counted from 0.
        scout: u8,
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
        /// Which of them have come home, a bit for each.
        home: u8,
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
        /// The rows that each seat has to go.
        sums: [u8; SCOUTS],
        /// How many seats there are.
        seats: u8,
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
        /// The rows that each seat has to go.
        sums: [u8; SCOUTS],
        /// How many seats there are.
        seats: u8,
    },
    /// Somebody has all scouts home.
    Won {
        /// Who.
        seat: Seat,
        /// In which round; 0 is the opening.
        round: u16,
    },
}

/// What one viewer notices of an event: all of it.
pub type Percept = Event;

/// What a viewer notices of `event`.
pub fn perceive(event: &Event, _viewer: Viewer) -> Option<Percept> {
    match event {
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
        | Event::Won { .. } => Some(*event),
    }
}
