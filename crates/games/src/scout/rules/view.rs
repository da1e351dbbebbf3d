//! What one viewer may know of a game, and why an action cannot be done. All of a position is public: views differ in
//! who looks only.

use serde::{Deserialize, Serialize};

use super::board::{End, Shaft};
use super::event::Phase;
use super::hole::Hole;
use super::nth::ScoutNumber;
use super::position::Position;
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Viewer};

/// How far a game is. Whoever has to do something is the `mover`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stage {
    /// The lot has not fallen, or the cards do not lie yet.
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

/// What whoever is on turn has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To lay a card.
    Lay,
    /// To place a scout.
    Place,
    /// To walk, or to end the phase.
    Walk(Phase),
    /// To push.
    Push,
}

impl Stage {
    /// Who is on turn, and what is to be done.
    pub fn due(self) -> Option<(Seat, Task)> {
        match self {
            Stage::Laying { mover } => Some((mover, Task::Lay)),
            Stage::Placing { mover } => Some((mover, Task::Place)),
            Stage::Walking { mover, phase } => Some((mover, Task::Walk(phase))),
            Stage::Pushing { mover } => Some((mover, Task::Push)),
            Stage::Lots | Stage::Filling { .. } | Stage::Over(_) => None,
        }
    }

    /// Who is on turn.
    pub fn mover(self) -> Option<Seat> {
        self.due().map(|(mover, _)| mover)
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
        self.viewer.seat().filter(|seat| self.position.all().contains(*seat))
    }

    /// The seat of the viewer and what it has to do, while it is on turn.
    pub fn due(&self) -> Option<(Seat, Task)> {
        self.position.stage.due().filter(|(mover, _)| self.seat() == Some(*mover))
    }

    /// The seat of the viewer, while it is on turn.
    pub fn on_turn(&self) -> Option<Seat> {
        self.due().map(|(seat, _)| seat)
    }
}

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
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
    ShaftFull(Shaft),
    /// A scout stands there: somebody else's, or an own one.
    Taken { hole: Hole, seat: Option<Seat>, scout: ScoutNumber },
    /// There is no scout with this number.
    NoScout(ScoutNumber),
    /// The scout is home.
    Home(ScoutNumber),
    /// The scout stands there.
    StandsThere { scout: ScoutNumber, hole: Hole },
    /// No way leads there.
    NoWay { scout: ScoutNumber, hole: Hole },
    /// None of the own scouts stands in this shaft.
    NoScoutInShaft(Shaft),
    /// The own scouts in this shaft are home.
    OnlyHome(Shaft),
    /// This would take back the push before: it cannot be pushed from this end.
    TakesBack { shaft: Shaft, end: End },
    /// There is no walk to take back.
    NothingToUndo,
    /// A scout has to get nearer, and this one can: to this hole at best.
    Nearer { scout: ScoutNumber, hole: Hole },
    /// A scout has to get nearer, and this one could before the walks of this phase.
    NearerBefore(ScoutNumber),
}
