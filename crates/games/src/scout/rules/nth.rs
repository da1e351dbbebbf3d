//! Numbered things: a player's scouts, the shafts of the board, the slots of a shaft.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use snuffel_core::notation::Unreadable;

/// The maximum number of scouts of a player.
pub const SCOUTS: usize = 4;

/// One of a player's scouts.
pub type ScoutNumber = Nth<{ SCOUTS as u8 }>;

/// One of `N` things, counted from 0 in arrays and from 1 in records and sentences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Nth<const N: u8>(pub(super) u8);

impl<const N: u8> Nth<N> {
    /// The first one.
    pub const FIRST: Self = Nth(0);

    /// The one with this index, counted from 0; `None` unless it is below `N`.
    pub fn new(index: u8) -> Option<Self> {
        (index < N).then_some(Nth(index))
    }

    /// All of them in order.
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
        // Each number has exactly one written form: no plus sign, no leading zero.
        Self::all().find(|nth| nth.to_string() == text).ok_or(Unreadable)
    }
}
