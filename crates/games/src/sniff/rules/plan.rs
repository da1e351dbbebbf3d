//! The requirements for a labyrinth.

use super::board::Field;
use super::labyrinth::Labyrinth;

/// The requirements for a labyrinth. A number converts to a plan with that many walls and otherwise the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of walls or, with dogs, of ditches.
    pub walls: u8,
    /// The number of dogs.
    pub dogs: u8,
    /// Variant `way-out`: no treasure, but an open way from this field to the zero field.
    pub start: Option<Field>,
    /// The minimum number of fields that must be reachable from the zero field.
    pub open: u8,
}

impl From<u8> for Plan {
    fn from(walls: u8) -> Plan {
        Plan { walls, dogs: 0, start: None, open: 1 }
    }
}

impl Plan {
    /// The number of walls or, with dogs, of ditches missing from a draft.
    pub fn walls_left(&self, draft: &Labyrinth) -> u8 {
        self.walls.saturating_sub(draft.walls.len() as u8)
    }

    /// The number of dogs missing from a draft.
    pub fn dogs_left(&self, draft: &Labyrinth) -> u8 {
        self.dogs.saturating_sub(draft.dogs.len() as u8)
    }

    /// The field to which a way must lead from the zero field; `None` while it is unknown.
    pub fn goal(&self, draft: &Labyrinth) -> Option<Field> {
        self.start.or(draft.treasure)
    }
}
