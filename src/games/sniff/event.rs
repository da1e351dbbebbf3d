//! What happens in a game, and what one viewer notices of it. Rule book `sniff`, section What each side may know.

use super::board::{Field, Wall};
use super::labyrinth::Labyrinth;
use crate::seat::{Seat, Viewer};

/// The answer to a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// The detective stands on the field.
    Free,
    /// The detective stays.
    Wall,
    /// The detective stands on the treasure.
    Treasure,
}

/// A step of building that only the builder notices.
#[derive(Clone, PartialEq, Eq, Debug)]
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
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// Somebody built; `labyrinth` is what stands now, `left` how many walls are still to be put up.
    Drafted {
        seat: Seat,
        draft: Draft,
        labyrinth: Labyrinth,
        left: u8,
    },
    /// Somebody's labyrinth is ready.
    Ready { seat: Seat },
    /// The lot has said who moves first.
    Begins { seat: Seat },
    /// Somebody's detective asked for `field` and stands on `stands` now; `again`: the turn goes on, if the mover likes.
    Asked {
        seat: Seat,
        field: Field,
        answer: Answer,
        stands: Field,
        again: bool,
    },
    /// Somebody ended the turn after a free answer.
    Stopped { seat: Seat },
    /// Somebody moved the own bearing marker, or took it off.
    Marked { seat: Seat, field: Option<Field> },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// Somebody has won, after `asks` steps asked by each seat.
    Won { seat: Seat, asks: [u32; 2] },
    /// The game is over and a labyrinth is shown to all.
    Shown { owner: Seat, labyrinth: Labyrinth },
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Percept {
    /// The viewer built.
    Drafted {
        draft: Draft,
        labyrinth: Labyrinth,
        left: u8,
    },
    Ready {
        seat: Seat,
    },
    Begins {
        seat: Seat,
    },
    Asked {
        seat: Seat,
        field: Field,
        answer: Answer,
        stands: Field,
        again: bool,
    },
    Stopped {
        seat: Seat,
    },
    /// The viewer moved the own bearing marker.
    Marked {
        field: Option<Field>,
    },
    Resigned {
        seat: Seat,
    },
    Won {
        seat: Seat,
        asks: [u32; 2],
    },
    Shown {
        owner: Seat,
        labyrinth: Labyrinth,
    },
}

/// What `viewer` notices of `event`.
pub fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
    Some(match event.clone() {
        Event::Drafted {
            seat,
            draft,
            labyrinth,
            left,
        } if viewer.is(seat) => Percept::Drafted {
            draft,
            labyrinth,
            left,
        },
        Event::Marked { seat, field } if viewer.is(seat) => Percept::Marked { field },
        Event::Drafted { .. } | Event::Marked { .. } => return None,
        Event::Ready { seat } => Percept::Ready { seat },
        Event::Begins { seat } => Percept::Begins { seat },
        Event::Asked {
            seat,
            field,
            answer,
            stands,
            again,
        } => Percept::Asked {
            seat,
            field,
            answer,
            stands,
            again,
        },
        Event::Stopped { seat } => Percept::Stopped { seat },
        Event::Resigned { seat } => Percept::Resigned { seat },
        Event::Won { seat, asks } => Percept::Won { seat, asks },
        Event::Shown { owner, labyrinth } => Percept::Shown { owner, labyrinth },
    })
}
