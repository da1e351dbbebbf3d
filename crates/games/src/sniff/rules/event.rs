//! What happens in a game, and what one viewer notices of it. Rule book `sniff`, section What each side may know.

use serde::{Deserialize, Serialize};

use super::board::{Field, Wall};
use super::view::plays;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::sound::read_when_sound;

/// The answer to a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The detective stands on the field.
    Free,
    /// The detective stays.
    Wall,
    /// The detective stands on the treasure.
    Treasure,
    /// Free, and the field touches the treasure's at a corner (`warm-hot`).
    Warm,
    /// Free, and the field shares a side with the treasure's (`warm-hot`).
    Hot,
    /// Free, and the field shares a side with a dog's (`dogs`).
    Growl,
    /// Warm, and growl.
    WarmGrowl,
    /// Hot, and growl.
    HotGrowl,
    /// The detective has found the way out to the zero field (`way-out`).
    Out,
    /// The detective has fallen into a ditch and is back on the zero field (`dogs`).
    Ditch,
    /// The detective stands before a dog, and all is lost (`dogs`).
    Dog,
}

impl Answer {
    /// Whether it has the rights of a free answer: the turn may go on, or end.
    pub fn is_free(self) -> bool {
        match self {
            Answer::Free | Answer::Warm | Answer::Hot | Answer::Growl | Answer::WarmGrowl | Answer::HotGrowl => true,
            Answer::Wall | Answer::Treasure | Answer::Out | Answer::Ditch | Answer::Dog => false,
        }
    }

    /// Whether it decides a game, or in `non-stop` a point.
    pub fn decides(self) -> bool {
        match self {
            Answer::Treasure | Answer::Out | Answer::Dog => true,
            Answer::Free
            | Answer::Warm
            | Answer::Hot
            | Answer::Growl
            | Answer::WarmGrowl
            | Answer::HotGrowl
            | Answer::Wall
            | Answer::Ditch => false,
        }
    }

    /// Whether it says warm, hot and growl.
    pub fn hints(self) -> [bool; 3] {
        match self {
            Answer::Warm => [true, false, false],
            Answer::Hot => [false, true, false],
            Answer::Growl => [false, false, true],
            Answer::WarmGrowl => [true, false, true],
            Answer::HotGrowl => [false, true, true],
            Answer::Free | Answer::Wall | Answer::Treasure | Answer::Out | Answer::Ditch | Answer::Dog => [false; 3],
        }
    }
}

/// A step of building that only the builder notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Draft {
    /// These walls were put up.
    Walls(Vec<Wall>),
    /// These walls were taken away.
    Removed(Vec<Wall>),
    /// The treasure was hidden.
    Treasure(Field),
    /// The last step was taken back: these walls stand again, and these do no more.
    Undone {
        /// Walls that were taken away.
        back: Vec<Wall>,
        /// Walls that were put up.
        gone: Vec<Wall>,
    },
    /// All was taken away.
    Cleared,
    /// Chance has put up what was missing.
    Filled,
    /// Chance has built all.
    Built,
    /// A whole labyrinth was laid.
    Laid,
    /// A dog was placed (`dogs`).
    Dog(Field),
    /// A dog was taken away (`dogs`).
    DogRemoved(Field),
}

/// What everybody notices; no field holds a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Fact {
    /// Somebody's labyrinth is ready.
    Ready { seat: Seat },
    /// The lot has said where both detectives start (`way-out`).
    Starts { field: Field },
    /// The lot has said who moves first.
    Begins { seat: Seat },
    /// Somebody's detective asked for `field` and stands on `stands` then; `again`: the turn goes on, if the mover
    /// likes.
    Asked { seat: Seat, field: Field, answer: Answer, stands: Field, again: bool },
    /// Somebody ended the turn after a free answer.
    Stopped { seat: Seat },
    /// Somebody has found the treasure, and has a point more; `again`: it is to be hidden again (`non-stop`).
    Scored { seat: Seat, again: bool },
    /// Variant `count`: the game is decided, and the loser goes on alone.
    Alone { seat: Seat },
    /// Variant `count` with `dogs`: a dog on `field` has bitten, and the detective goes on from the zero field.
    Bitten { seat: Seat, field: Field },
    /// Variant `count`: the loser is there too, after `moves` moves asked alone.
    Counted { seat: Seat, moves: u32 },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// Somebody has won.
    Won { seat: Seat },
    /// The game is over and both labyrinths are shown to all.
    Shown,
}

impl Fact {
    /// Whom it is about; nobody where it is about both.
    fn seat(self) -> Option<Seat> {
        match self {
            Fact::Starts { .. } | Fact::Shown => None,
            Fact::Ready { seat }
            | Fact::Begins { seat }
            | Fact::Asked { seat, .. }
            | Fact::Stopped { seat }
            | Fact::Scored { seat, .. }
            | Fact::Alone { seat }
            | Fact::Bitten { seat, .. }
            | Fact::Counted { seat, .. }
            | Fact::Resigned { seat }
            | Fact::Won { seat } => Some(seat),
        }
    }

    /// Whether it is about somebody who plays in this game.
    fn is_sound(&self) -> bool {
        self.seat().is_none_or(plays)
    }
}

read_when_sound!(Fact, Percept);

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// Somebody built.
    Drafted { seat: Seat, draft: Draft },
    /// Somebody moved the own bearing marker, or took it off.
    Marked { seat: Seat, field: Option<Field> },
    /// Somebody has hidden the found treasure again (`non-stop`).
    Hidden { seat: Seat, field: Field },
    /// Something that everybody notices.
    Public(Fact),
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Percept {
    /// The viewer built.
    Drafted {
        draft: Draft,
    },
    /// The viewer moved the own bearing marker.
    Marked {
        field: Option<Field>,
    },
    /// Only the owner notices where.
    Hidden {
        seat: Seat,
        field: Option<Field>,
    },
    Public(Fact),
}

impl Percept {
    /// Whether it is about somebody who plays in this game.
    fn is_sound(&self) -> bool {
        match self {
            Percept::Hidden { seat, .. } => plays(*seat),
            Percept::Drafted { .. } | Percept::Marked { .. } | Percept::Public(_) => true,
        }
    }
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Event {
        Event::Public(fact)
    }
}

impl Event {
    /// What `viewer` notices of it.
    pub(super) fn perceive(&self, viewer: Viewer) -> Option<Percept> {
        match self {
            Event::Drafted { seat, draft } => viewer.is(*seat).then(|| Percept::Drafted { draft: draft.clone() }),
            Event::Marked { seat, field } => viewer.is(*seat).then_some(Percept::Marked { field: *field }),
            Event::Hidden { seat, field } => {
                Some(Percept::Hidden { seat: *seat, field: viewer.is(*seat).then_some(*field) })
            }
            Event::Public(fact) => Some(Percept::Public(*fact)),
        }
    }
}
