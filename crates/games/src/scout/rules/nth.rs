//! What is counted: a player's scouts, the shafts of the board, the slots of a shaft.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use snuffel_core::notation::Unreadable;

/// The most scouts a player has.
pub const SCOUTS: usize = 4;

/// One of a player's scouts.
pub type ScoutNumber = Nth<{ SCOUTS as u8 }>;

/// One of `N` things: counted from 0 in arrays, from 1 in records and sentences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Nth<const N: u8>(pub(super) u8);

impl<const N: u8> Nth<N> {
    /// The first one.
    pub const FIRST: Self = Nth(0);

    /// The one with an index below `N`, from 0; `None` beyond.
    pub fn new(index: u8) -> Option<Self> {
        (index < N).then_some(Nth(index))
    }

    /// All of them in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N).map(Nth)
    }

    /// The index, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number as people count, from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

impl<const N: u8> TryFrom<u8> for Nth<N> {
    type Error = Unreadable;

    fn try_from(index: u8) -> Result<Self, Unreadable> {
        Nth::new(index).ok_or(Unreadable)
    }
}

impl<const N: u8> fmt::Display for Nth<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl<const N: u8> FromStr for Nth<N> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        // One way to write each: no plus, no leading zero.
        Self::all().find(|nth| nth.to_string() == text).ok_or(Unreadable)
    }
}
