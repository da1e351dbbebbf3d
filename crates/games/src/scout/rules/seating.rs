//! The seating of the players. Rule book `scout`, sections Set-up and 3 or 4 players.

use serde::{Deserialize, Serialize};

use super::hole::Base;
use snuffel_core::seat::{PerSeat, Seat};

/// The maximum number of players.
pub const PLAYERS: usize = 4;

/// A player's place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Corner {
    /// The whole south side.
    South,
    /// The left of the south side.
    SouthWest,
    /// The left of the north side, seen from the south.
    NorthWest,
    /// The whole north side.
    North,
    /// The right of the north side, seen from the south.
    NorthEast,
    /// The right of the south side.
    SouthEast,
}

impl Corner {
    /// The side with the player's base line.
    pub fn base(self) -> Base {
        match self {
            Corner::South | Corner::SouthWest | Corner::SouthEast => Base::South,
            Corner::North | Corner::NorthWest | Corner::NorthEast => Base::North,
        }
    }
}

/// The places of two or four players, or of three until the lone one has been drawn; clockwise.
pub(super) fn corners(seats: usize) -> PerSeat<Corner, PLAYERS> {
    PerSeat::from(match seats {
        2 => [Corner::South, Corner::North, Corner::South, Corner::North],
        _ => [Corner::SouthWest, Corner::NorthWest, Corner::NorthEast, Corner::SouthEast],
    })
}

/// The places of three players, one of whom has a side alone; clockwise.
pub(super) fn around(lone: Seat, base: Base) -> PerSeat<Corner, PLAYERS> {
    let order = match base {
        Base::South => [Corner::South, Corner::NorthWest, Corner::NorthEast],
        Base::North => [Corner::North, Corner::SouthEast, Corner::SouthWest],
    };
    let mut corners = PerSeat::from([order[0]; PLAYERS]);
    for (places, corner) in order.into_iter().enumerate() {
        corners[lone.after(places, order.len())] = corner;
    }
    corners
}
