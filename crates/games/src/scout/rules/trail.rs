//! The walks of one phase, kept so that they can be taken back.

use serde::{Deserialize, Serialize};

use super::hole::Hole;
use super::nth::ScoutNumber;
use snuffel_core::notation::Unreadable;

/// How many walks can be taken back. Whoever walks more often than that in one phase has forgotten where it began.
const LONGEST: usize = 48;

/// A walk: which scout, and where it stood before.
type Walk = (ScoutNumber, Hole);

/// What stands where there is no walk, so that equal trails are equal.
const NO_WALK: Walk = (ScoutNumber::FIRST, Hole { column: 0, row: 0 });

/// The walks of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Walk>", into = "Vec<Walk>")]
pub struct Trail {
    walks: [Walk; LONGEST],
    length: u8,
}

impl Trail {
    /// No walk.
    pub const EMPTY: Trail = Trail { walks: [NO_WALK; LONGEST], length: 0 };

    /// Adds a walk; the oldest one is forgotten where there are too many.
    pub fn push(&mut self, scout: ScoutNumber, from: Hole) {
        if usize::from(self.length) == LONGEST {
            self.walks.rotate_left(1);
            self.length -= 1;
        }
        self.walks[usize::from(self.length)] = (scout, from);
        self.length += 1;
    }

    /// Takes the last walk out: the scout, and where it stood before.
    pub fn pop(&mut self) -> Option<(ScoutNumber, Hole)> {
        self.length = self.length.checked_sub(1)?;
        Some(std::mem::replace(&mut self.walks[usize::from(self.length)], NO_WALK))
    }

    /// Whether there is no walk to take back.
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
