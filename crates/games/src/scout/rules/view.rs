//! The part of a game that one viewer may know, and the reasons why an action is refused. The whole position is
//! public, so views differ only in the viewer.

use serde::{Deserialize, Serialize};

use super::board::End;
use super::hole::Hole;
use super::nth::ScoutNumber;
use super::position::Position;
use super::shaft::Shaft;
use super::stage::Task;
use snuffel_core::seat::{Seat, Viewer};

/// A viewer's view of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The position, which is public.
    pub position: Position,
}

impl View {
    /// The viewer's seat; `None` for a listener.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.position.all().contains(*seat))
    }

    /// The viewer's seat and task; `None` unless the viewer is on turn.
    pub fn due(&self) -> Option<(Seat, Task)> {
        self.position.stage.due().filter(|(mover, _)| self.seat() == Some(*mover))
    }

    /// The viewer's seat; `None` unless the viewer is on turn.
    pub fn on_turn(&self) -> Option<Seat> {
        self.due().map(|(seat, _)| seat)
    }
}

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Refusal {
    /// The viewer is a listener.
    Spectator,
    /// The game is over.
    GameOver,
    /// It is another player's turn.
    NotYourTurn,
    /// The cards have to be laid first.
    LayFirst,
    /// The board is already full.
    BoardFull,
    /// The scouts have to be placed first.
    PlaceFirst,
    /// The scouts have already been placed.
    PlacedAlready,
    /// There is no push in the opening.
    NoPushYet,
    /// There has already been a push in this turn.
    PushedAlready,
    /// The push has to come first.
    PushFirst,
    /// This card is not among the viewer's remaining ones.
    NotInHand(u8),
    /// The viewer's half of this shaft is full.
    ShaftFull(Shaft),
    /// There is a scout in the hole, either another player's or the viewer's own.
    Taken { hole: Hole, seat: Option<Seat>, scout: ScoutNumber },
    /// There is no scout with this number.
    NoScout(ScoutNumber),
    /// The scout is home.
    Home(ScoutNumber),
    /// The scout is already there.
    StandsThere { scout: ScoutNumber, hole: Hole },
    /// No way leads there.
    NoWay { scout: ScoutNumber, hole: Hole },
    /// None of the viewer's scouts is in this shaft.
    NoScoutInShaft(Shaft),
    /// The viewer's scouts in this shaft are all home.
    OnlyHome(Shaft),
    /// This would take back the previous push, so it is not possible from this end.
    TakesBack { shaft: Shaft, end: End },
    /// There is no walk to undo.
    NothingToUndo,
    /// A scout has to get nearer, and this one can; `hole` is its best target.
    Nearer { scout: ScoutNumber, hole: Hole },
    /// A scout has to get nearer, and this one could have before the walks of this phase.
    NearerBefore(ScoutNumber),
}
