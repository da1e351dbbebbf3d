//! The events of a game, and what one viewer notices of them. Rule book `sniff`, section What each side may know.

use serde::{Deserialize, Serialize};

use super::board::{Field, Wall};
use super::plays;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::sound::read_when_sound;

/// The answer to a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The detective is now on the field.
    Free,
    /// The detective does not move.
    Wall,
    /// The detective is now on the treasure.
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
    /// The detective has fallen into a ditch and returns to the zero field (`dogs`).
    Ditch,
    /// The detective has met a dog and lost (`dogs`).
    Dog,
}

impl Answer {
    /// Returns whether it counts as a free answer, after which the turn can go on or end.
    pub fn is_free(self) -> bool {
        match self {
            Answer::Free | Answer::Warm | Answer::Hot | Answer::Growl | Answer::WarmGrowl | Answer::HotGrowl => true,
            Answer::Wall | Answer::Treasure | Answer::Out | Answer::Ditch | Answer::Dog => false,
        }
    }

    /// Returns whether it decides a game or, in `non-stop`, a point.
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

    /// Returns whether it includes warm, hot and growl, in this order.
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

/// A building step, which only the builder notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Draft {
    /// These walls were added.
    Walls(Vec<Wall>),
    /// These walls were removed.
    Removed(Vec<Wall>),
    /// The treasure was hidden.
    Treasure(Field),
    /// The last step was undone.
    Undone {
        /// The walls that are back.
        back: Vec<Wall>,
        /// The walls that are gone.
        gone: Vec<Wall>,
    },
    /// Everything was removed.
    Cleared,
    /// Chance has added the missing parts.
    Filled,
    /// Chance has built everything.
    Built,
    /// A whole labyrinth was laid out.
    Laid,
    /// A dog was placed (`dogs`).
    Dog(Field),
    /// A dog was removed (`dogs`).
    DogRemoved(Field),
}

/// A public fact. No field holds a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Fact {
    /// A player's labyrinth is ready.
    Ready { seat: Seat },
    /// Chance has drawn the start field of both detectives (`way-out`).
    Starts { field: Field },
    /// The first mover is determined.
    Begins { seat: Seat },
    /// A detective asked for `field` and is then on `stands`. With `again`, the mover may continue the turn.
    Asked { seat: Seat, field: Field, answer: Answer, stands: Field, again: bool },
    /// A player ended the turn after a free answer.
    Stopped { seat: Seat },
    /// A player found the treasure and scored a point. With `again`, it has to be hidden again (`non-stop`).
    Scored { seat: Seat, again: bool },
    /// Variant `count`: the game is decided, and the loser goes on alone.
    Alone { seat: Seat },
    /// Variant `count` with `dogs`: a dog on `field` has bitten, and the detective goes on from the zero field.
    Bitten { seat: Seat, field: Field },
    /// Variant `count`: the loser has reached the goal too, after asking for `moves` moves alone.
    Counted { seat: Seat, moves: u32 },
    /// A player resigned.
    Resigned { seat: Seat },
    /// A player has won.
    Won { seat: Seat },
    /// The game is over, and both labyrinths are revealed to all.
    Shown,
}

impl Fact {
    /// The player concerned; `None` if it concerns both.
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

    /// Returns whether it concerns a seat of this game.
    fn is_sound(&self) -> bool {
        self.seat().is_none_or(plays)
    }
}

read_when_sound!(Fact, Percept);

/// An event, secrets included.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A player made a building step.
    Drafted { seat: Seat, draft: Draft },
    /// A player moved their bearing marker, or took it off the board.
    Marked { seat: Seat, field: Option<Field> },
    /// A player has hidden the found treasure again (`non-stop`).
    Hidden { seat: Seat, field: Field },
    /// A fact that every viewer notices.
    Public(Fact),
}

/// An [`Event`] as one viewer notices it. The variants have the same meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Percept {
    /// The viewer made a building step.
    Drafted {
        draft: Draft,
    },
    /// The viewer moved their bearing marker.
    Marked {
        field: Option<Field>,
    },
    /// Only the owner notices the field.
    Hidden {
        seat: Seat,
        field: Option<Field>,
    },
    Public(Fact),
}

impl Percept {
    /// Returns whether it concerns a seat of this game.
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
    /// The percept of `viewer`; `None` if they notice nothing.
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
