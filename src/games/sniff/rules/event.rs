//! What happens in a game, and what one viewer notices of it. Rule book `sniff`, section What each side may know.

use serde::{Deserialize, Serialize};

use super::board::{Field, Wall};
use super::builder::Plan;
use super::config::Config;
use super::labyrinth::Labyrinth;
use super::view::{Stage, View};
use super::{Both, Sniff};
use crate::rules::News;
use crate::seat::{Seat, Viewer};

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
    /// The last step was taken back.
    Undone,
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

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// Somebody built; `labyrinth` is what stands now, `plan` what it has to have.
    Drafted { seat: Seat, draft: Draft, labyrinth: Labyrinth, plan: Plan },
    /// Somebody's labyrinth is ready.
    Ready { seat: Seat },
    /// The lot has said where both detectives start (`way-out`).
    Starts { field: Field },
    /// The lot has said who moves first: from `start`, for example to `next`.
    Begins { seat: Seat, start: Field, next: Field },
    /// Somebody's detective asked for `field` and stands on `stands` now; `again`: the turn goes on, if the mover likes;
    /// `config`: what is agreed, which says how this is told.
    Asked { seat: Seat, field: Field, answer: Answer, stands: Field, again: bool, config: Config },
    /// Somebody ended the turn after a free answer.
    Stopped { seat: Seat },
    /// Somebody moved the own bearing marker, or took it off.
    Marked { seat: Seat, field: Option<Field> },
    /// Somebody has found the treasure, and has a point more; `again`: it is to be hidden again (`non-stop`).
    Scored { seat: Seat, points: Both<u8>, again: bool },
    /// Somebody has hidden the found treasure again (`non-stop`).
    Hidden { seat: Seat, field: Field },
    /// Variant `count`: the game is decided, and the loser goes on alone.
    Alone { seat: Seat },
    /// Variant `count` with `dogs`: a dog on `field` has bitten, and the detective goes on from `stands`.
    Bitten { seat: Seat, field: Field, stands: Field },
    /// Variant `count`: the loser is there too, after `moves` moves asked alone.
    Counted { seat: Seat, moves: u32 },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// Somebody has won, after `asks` steps asked by each seat.
    Won { seat: Seat, asks: Both<u32> },
    /// The game is over and a labyrinth is shown to all, with what it had to have.
    Shown { owner: Seat, labyrinth: Labyrinth, plan: Plan },
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Percept {
    /// The viewer built.
    Drafted {
        draft: Draft,
        labyrinth: Labyrinth,
        plan: Plan,
    },
    Ready {
        seat: Seat,
    },
    Starts {
        field: Field,
    },
    Begins {
        seat: Seat,
        start: Field,
        next: Field,
    },
    Asked {
        seat: Seat,
        field: Field,
        answer: Answer,
        stands: Field,
        again: bool,
        config: Config,
    },
    Stopped {
        seat: Seat,
    },
    /// The viewer moved the own bearing marker.
    Marked {
        field: Option<Field>,
    },
    Scored {
        seat: Seat,
        points: Both<u8>,
        again: bool,
    },
    /// Only the owner notices where.
    Hidden {
        seat: Seat,
        field: Option<Field>,
    },
    /// Variant `count`: the game is decided, and the loser goes on alone.
    Alone {
        seat: Seat,
    },
    /// Variant `count` with `dogs`: a dog on `field` has bitten, and the detective goes on from `stands`.
    Bitten {
        seat: Seat,
        field: Field,
        stands: Field,
    },
    /// Variant `count`: the loser is there too, after `moves` moves asked alone.
    Counted {
        seat: Seat,
        moves: u32,
    },
    Resigned {
        seat: Seat,
    },
    Won {
        seat: Seat,
        asks: Both<u32>,
    },
    Shown {
        owner: Seat,
        labyrinth: Labyrinth,
        plan: Plan,
    },
}

/// What `viewer` notices of `event`.
pub fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
    Some(match event.clone() {
        Event::Drafted { seat, draft, labyrinth, plan } if viewer.is(seat) => {
            Percept::Drafted { draft, labyrinth, plan }
        }
        Event::Marked { seat, field } if viewer.is(seat) => Percept::Marked { field },
        Event::Drafted { .. } | Event::Marked { .. } => return None,
        Event::Starts { field } => Percept::Starts { field },
        Event::Scored { seat, points, again } => Percept::Scored { seat, points, again },
        Event::Hidden { seat, field } => Percept::Hidden { seat, field: viewer.is(seat).then_some(field) },
        Event::Ready { seat } => Percept::Ready { seat },
        Event::Begins { seat, start, next } => Percept::Begins { seat, start, next },
        Event::Asked { seat, field, answer, stands, again, config } => {
            Percept::Asked { seat, field, answer, stands, again, config }
        }
        Event::Stopped { seat } => Percept::Stopped { seat },
        Event::Alone { seat } => Percept::Alone { seat },
        Event::Bitten { seat, field, stands } => Percept::Bitten { seat, field, stands },
        Event::Counted { seat, moves } => Percept::Counted { seat, moves },
        Event::Resigned { seat } => Percept::Resigned { seat },
        Event::Won { seat, asks } => Percept::Won { seat, asks },
        Event::Shown { owner, labyrinth, plan } => Percept::Shown { owner, labyrinth, plan },
    })
}

/// What of the story the viewer of `view` may be told again: in `blind` no more of the search than the own last answer
/// and what the other did after it. Once the game is over there is nothing to keep in mind.
pub fn recall(view: &View, story: &[News<'_, Sniff>]) -> Vec<bool> {
    if !view.config.blind || matches!(view.stage, Stage::Over(_)) {
        return vec![true; story.len()];
    }
    let is_own = |news: &News<'_, Sniff>| matches!(news.percept, Percept::Asked { seat, .. } if view.viewer.is(*seat));
    let last = story.iter().rposition(is_own);
    // Whoever only listens has no search to keep in mind; what is told last is enough.
    let from = last.unwrap_or_else(|| match view.viewer {
        Viewer::Seat(_) => 0,
        Viewer::Public => story.len().saturating_sub(1),
    });
    let tells_no_way = |percept: &Percept| match percept {
        Percept::Asked { .. } | Percept::Stopped { .. } | Percept::Bitten { .. } => false,
        Percept::Drafted { .. }
        | Percept::Ready { .. }
        | Percept::Starts { .. }
        | Percept::Begins { .. }
        | Percept::Marked { .. }
        | Percept::Scored { .. }
        | Percept::Hidden { .. }
        | Percept::Alone { .. }
        | Percept::Counted { .. }
        | Percept::Resigned { .. }
        | Percept::Won { .. }
        | Percept::Shown { .. } => true,
    };
    story.iter().enumerate().map(|(index, news)| index >= from || tells_no_way(news.percept)).collect()
}
