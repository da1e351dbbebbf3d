//! The walks of one phase, kept so that they can be taken back.

use serde::{Deserialize, Serialize};

use super::event::SCOUTS;
use super::hole::Hole;

/// How many walks can be taken back. Whoever walks more often than that in one phase has forgotten where it began.
pub const LONGEST: usize = 48;

/// The walks of a phase: which scout, and where it stood before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trail {
    #[serde(with = "serde_big_array::BigArray")]
    walks: [(u8, Hole); LONGEST],
    length: u8,
}

impl Trail {
    /// No walk.
    pub const EMPTY: Trail = Trail { walks: [(0, Hole { column: 0, row: 0 }); LONGEST], length: 0 };

    /// Adds a walk; the oldest one is forgotten where there are too many.
    pub fn push(&mut self, scout: u8, from: Hole) {
        if usize::from(self.length) == LONGEST {
            self.walks.rotate_left(1);
            self.length -= 1;
        }
        self.walks[usize::from(self.length)] = (scout % SCOUTS as u8, from);
        self.length += 1;
    }

    /// Takes the last walk out: the scout, and where it stood before.
    pub fn pop(&mut self) -> Option<(u8, Hole)> {
        self.length = self.length.checked_sub(1)?;
        let walk = &mut self.walks[usize::from(self.length)];
        Some(std::mem::replace(walk, (0, Hole { column: 0, row: 0 })))
    }

    /// Whether there is no walk to take back.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }
}
