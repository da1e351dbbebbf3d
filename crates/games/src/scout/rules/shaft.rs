//! The shafts of the board, and the slots in them. Rule book `scout`, section Board.

use super::nth::Nth;

/// The number of shafts.
pub const SHAFTS: u8 = 8;
/// The number of cards in a shaft.
pub const SLOTS: u8 = 6;

/// A shaft. The first is below rows 1 to 3.
pub type Shaft = Nth<SHAFTS>;
/// A place for a card in a shaft. The first is below columns A to C.
pub type Slot = Nth<SLOTS>;

impl Shaft {
    /// The rows above it, from south to north.
    pub fn rows(self) -> [u8; 3] {
        [0, 1, 2].map(|row| 3 * self.0 + row)
    }
}

impl Slot {
    /// The columns above it, from west to east.
    pub fn columns(self) -> [u8; 3] {
        [0, 1, 2].map(|column| 3 * self.0 + column)
    }
}

/// A value for each slot of each shaft.
pub type PerSlot<T> = [[T; SLOTS as usize]; SHAFTS as usize];
