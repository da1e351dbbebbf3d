//! What happens in a game, and what one viewer notices of it.

use serde::{Deserialize, Serialize};

use super::PLACES;
use super::line::End;
use super::tile::{Tile, TileSet};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

/// When a tile was laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Occasion {
    /// As the first of the hand, because it is the highest double of all hands.
    HighestDouble,
    /// As the first of the hand, because nobody holds a double and it has the highest sum.
    HighestSum,
    /// As the opener's extra tile.
    Extra,
    /// In a turn.
    Turn,
    /// Because it was drawn and fits.
    Drawn,
}

/// A tile that was laid, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Who laid it.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// Where; the first tile of a line lies at the left end, which is the right end too.
    pub end: End,
    /// When.
    pub occasion: Occasion,
    /// The points for it: 0, or the sum of the ends.
    pub gain: u8,
    /// The player's points with these.
    pub total: u16,
    /// How many tiles the player has left.
    pub left: u8,
}

/// Why a hand is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// Somebody has no tiles left.
    Out,
    /// The stock is empty and nobody can lay.
    Blocked,
    /// A tile has reached the target. Nobody is credited with hands.
    Target,
    /// Somebody gave up. Nobody is credited with hands.
    Resigned,
}

/// A hand that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandEnd {
    /// Why.
    pub cause: Cause,
    /// Who is credited; nobody after a tie in a blocked hand, or when a game ends by a tile or by giving up.
    pub winner: Option<Seat>,
    /// The tiles that each seat has left, shown to all.
    pub hands: PerSeat<TileSet, PLACES>,
    /// The points for the hands of the others.
    pub gain: u16,
}

/// What everybody notices; no field holds a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// Somebody laid a tile, or opened with it.
    Laid(Play),
    /// Somebody could not lay, and the stock is empty.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A hand is over.
    HandOver(HandEnd),
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// Who has won.
        winners: Seats,
    },
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// The tiles of each seat.
        hands: PerSeat<TileSet, PLACES>,
        /// How many tiles are left in the stock.
        stock: u8,
    },
    /// The opener lays no extra tile.
    Declined {
        /// Who.
        seat: Seat,
        /// Whether it was possible.
        able: bool,
    },
    /// Somebody could not lay and drew tiles.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        drawn: Drawn,
    },
    /// Somebody wants forced draws and passes done, or not.
    AutoSet {
        /// Who.
        seat: Seat,
        /// Whether they are done.
        on: bool,
    },
    /// Something that everybody notices.
    Public(Fact),
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Percept {
    /// A hand was dealt; who plays sees the own tiles.
    Dealt {
        /// The viewer's tiles.
        hand: Option<TileSet>,
        /// How many tiles everybody has.
        each: u8,
        /// How many tiles are left in the stock.
        stock: u8,
    },
    /// The opener lays no extra tile; only the opener notices whether an extra tile was possible.
    Declined {
        /// Who.
        seat: Seat,
        /// Whether it was possible.
        able: Option<bool>,
    },
    /// Somebody could not lay and drew tiles; only who drew notices which.
    Drew {
        /// Who.
        seat: Seat,
        /// How many tiles were drawn.
        count: u8,
        /// What was drawn.
        own: Option<Drawn>,
    },
    /// The viewer wants forced draws and passes done, or not.
    AutoSet {
        /// Whether they are done.
        on: bool,
    },
    /// Something that everybody notices.
    Public(Fact),
}

/// What somebody drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// All drawn tiles.
    pub tiles: TileSet,
    /// The last of them, if it fits.
    pub fits: Option<Tile>,
}

impl Event {
    /// What `viewer` notices.
    pub(super) fn perceive(&self, viewer: Viewer) -> Option<Percept> {
        Some(match *self {
            Event::Dealt { hands, stock } => {
                // Where nobody sits, nothing was dealt.
                let hand = viewer.seat().and_then(|seat| hands.get(seat)).filter(|hand| !hand.is_empty());
                Percept::Dealt { hand: hand.copied(), each: hands[Seat::FIRST].len() as u8, stock }
            }
            Event::Declined { seat, able } => Percept::Declined { seat, able: viewer.is(seat).then_some(able) },
            Event::Drew { seat, drawn } => {
                Percept::Drew { seat, count: drawn.tiles.len() as u8, own: viewer.is(seat).then_some(drawn) }
            }
            Event::AutoSet { seat, on } if viewer.is(seat) => Percept::AutoSet { on },
            Event::AutoSet { .. } => return None,
            Event::Public(fact) => Percept::Public(fact),
        })
    }
}
