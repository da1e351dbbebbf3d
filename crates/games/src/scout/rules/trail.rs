//! The walks of one phase, kept for undo.

use serde::{Deserialize, Serialize};

use super::hole::Hole;
use super::nth::ScoutNumber;
use snuffel_core::notation::Unreadable;

/// The number of walks that can be undone. Players who walk more often in one phase have forgotten where they began.
const LONGEST: usize = 48;

/// A walk: the scout, and the hole where it was before.
type Walk = (ScoutNumber, Hole);

/// A filler for unused entries, so that equal trails compare as equal.
const NO_WALK: Walk = (ScoutNumber::FIRST, Hole { column: 0, row: 0 });

/// The walks of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Walk>", into = "Vec<Walk>")]
pub struct Trail {
    walks: [Walk; LONGEST],
    length: u8,
}

impl Trail {
    /// A trail without walks.
    pub const EMPTY: Trail = Trail { walks: [NO_WALK; LONGEST], length: 0 };

    /// Adds a walk. If there are too many, the oldest is dropped.
    pub fn push(&mut self, scout: ScoutNumber, from: Hole) {
        if usize::from(self.length) == LONGEST {
            self.walks.rotate_left(1);
            self.length -= 1;
        }
        self.walks[usize::from(self.length)] = (scout, from);
        self.length += 1;
    }

    /// Removes and returns the last walk: the scout, and the hole where it was before.
    pub fn pop(&mut self) -> Option<(ScoutNumber, Hole)> {
        self.length = self.length.checked_sub(1)?;
        Some(std::mem::replace(&mut self.walks[usize::from(self.length)], NO_WALK))
    }

    /// Returns whether there is no walk to undo.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }
}

impl From<Trail> for Vec<Walk> {
    fn from(trail: Trail) -> Vec<Walk> {
        trail.walks[..usize::from(trail.length)].to_vec()
    }
}

impl TryFrom<Vec<Walk>> for Trail {
    type Error = Unreadable;

    fn try_from(walks: Vec<Walk>) -> Result<Trail, Unreadable> {
        if walks.len() > LONGEST {
            return Err(Unreadable);
        }
        let mut trail = Trail::EMPTY;
        walks.into_iter().for_each(|(scout, from)| trail.push(scout, from));
        Ok(trail)
    }
}
