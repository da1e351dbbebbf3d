//! What one viewer may know of a game, and why an action cannot be done. All of a position is public: views differ in
//! who looks only.

use serde::{Deserialize, Serialize};

use super::board::End;
use super::event::Phase;
use super::hole::Hole;
use super::position::Position;
use crate::rules::Outcome;
use crate::seat::{Seat, Viewer};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The lot has not fallen, or the cards do not lie yet.
    Lots,
    /// Set-up by hand: `mover` lays a card.
    Laying {
        /// Who is on turn.
        mover: Seat,
    },
    /// Set-up by hand: chance lays the rest of the mover's cards.
    Filling {
        /// Whose cards.
        mover: Seat,
    },
    /// `mover` places a scout.
    Placing {
        /// Who is on turn.
        mover: Seat,
    },
    /// `mover` walks.
    Walking {
        /// Who is on turn.
        mover: Seat,
        /// In which phase.
        phase: Phase,
    },
    /// `mover` has to push.
    Pushing {
        /// Who is on turn.
        mover: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

impl Stage {
    /// Who is on turn.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Laying { mover }
            | Stage::Placing { mover }
            | Stage::Walking { mover, .. }
            | Stage::Pushing { mover } => Some(mover),
            Stage::Lots | Stage::Filling { .. } | Stage::Over(_) => None,
        }
    }
}

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub position: Position,
}

impl View {
    /// The seat of a viewer who plays in this game.
    pub fn seat(&self) -> Option<Seat> {
        let seats = usize::from(self.position.seats);
        self.viewer.seat().filter(|seat| seat.index() < seats)
    }

    /// The seat of the viewer, while it is on turn.
    pub fn on_turn(&self) -> Option<Seat> {
        self.seat().filter(|seat| self.position.stage.mover() == Some(*seat))
    }
}

/// Why an action cannot be done. Scouts and shafts are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer only listens.
    Spectator,
    /// The game is over.
    GameOver,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The cards have to be laid first.
    LayFirst,
    /// The board is full already.
    BoardFull,
    /// The scouts have to be placed first.
    PlaceFirst,
    /// The scouts are placed already.
    PlacedAlready,
    /// There is no push in the opening.
    NoPushYet,
    /// The turn has had its push.
    PushedAlready,
    /// The push comes first.
    PushFirst,
    /// This card is not among the own ones that are left.
    NotInHand(u8),
    /// The own half of this shaft is full.
    ShaftFull(u8),
    /// Somebody's scout stands there.
    Taken {
        /// Where.
        hole: Hole,
        /// Whose; `None` for an own one.
        seat: Option<Seat>,
        /// Which.
        scout: u8,
    },
    /// There is no scout with this number.
    NoScout(u8),
    /// The scout is home.
    Home(u8),
    /// The scout stands there.
    StandsThere {
        /// Which.
        scout: u8,
        /// Where.
        hole: Hole,
    },
    /// No way leads there.
    NoWay {
        /// For which scout.
        scout: u8,
        /// Where to.
        hole: Hole,
    },
    /// None of the own scouts stands in this shaft.
    NoScoutInShaft(u8),
    /// The own scouts in this shaft are home.
    OnlyHome(u8),
    /// This would take back the push before.
    TakesBack {
        /// The shaft.
        shaft: u8,
        /// The end from which it cannot be pushed.
        end: End,
    },
    /// There is no walk to take back.
    NothingToUndo,
    /// A scout has to get nearer, and this one can.
    Nearer {
        /// Which.
        scout: u8,
        /// The nearest hole it can walk to.
        hole: Hole,
    },
    /// A scout has to get nearer, and this one could before the walks of this phase.
    NearerBefore(u8),
}
