//! The stage of a game, and the task of the player on turn.

use serde::{Deserialize, Serialize};

use super::event::Phase;
use snuffel_core::rules::Outcome;
use snuffel_core::seat::Seat;

/// The stage of a game. The player on turn is the `mover`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stage {
    /// Draws are pending, or the cards are not on the board yet.
    Lots,
    /// Set-up by hand: the mover lays a card.
    Laying { mover: Seat },
    /// Set-up by hand: chance lays the rest of the mover's cards.
    Filling { mover: Seat },
    /// The mover places a scout.
    Placing { mover: Seat },
    /// The mover walks.
    Walking { mover: Seat, phase: Phase },
    /// The mover has to push.
    Pushing { mover: Seat },
    /// The game is over.
    Over(Outcome),
}

/// The task of the player on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Lay a card.
    Lay,
    /// Place a scout.
    Place,
    /// Walk, or end the phase.
    Walk(Phase),
    /// Push.
    Push,
}

impl Stage {
    /// The player on turn and their task, if any.
    pub fn due(self) -> Option<(Seat, Task)> {
        match self {
            Stage::Laying { mover } => Some((mover, Task::Lay)),
            Stage::Placing { mover } => Some((mover, Task::Place)),
            Stage::Walking { mover, phase } => Some((mover, Task::Walk(phase))),
            Stage::Pushing { mover } => Some((mover, Task::Push)),
            Stage::Lots | Stage::Filling { .. } | Stage::Over(_) => None,
        }
    }

    /// The player on turn, if any.
    pub fn mover(self) -> Option<Seat> {
        self.due().map(|(mover, _)| mover)
    }
}
