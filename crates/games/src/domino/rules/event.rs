//! The events of a game, and what one viewer notices of them.

use serde::{Deserialize, Serialize};

use super::PLACES;
use super::line::End;
use super::tile::{Tile, TileSet};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

/// The occasion on which a tile was laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Occasion {
    /// As the first of the hand, because it is the highest double held.
    HighestDouble,
    /// As the first of the hand, because no player holds a double and it has the highest sum.
    HighestSum,
    /// As the opener's extra tile.
    Extra,
    /// In a normal turn.
    Turn,
    /// Because it was just drawn and fits.
    Drawn,
}

/// A tile that was laid, with its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The player.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// The end; the first tile of a line counts as laid at the left end, which is also the right end.
    pub end: End,
    /// The occasion.
    pub occasion: Occasion,
    /// The points scored: 0, or the sum of the ends.
    pub gain: u8,
    /// The player's total, these points included.
    pub total: u16,
    /// The number of tiles that the player has left.
    pub left: u8,
}

/// The reason why a hand is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// A player has no tiles left.
    Out,
    /// The stock is empty and no player can lay.
    Blocked,
    /// A tile reached the target. The remaining hands are not credited.
    Target,
    /// A player resigned. The remaining hands are not credited.
    Resigned,
}

/// The result of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandEnd {
    /// The reason why it is over.
    pub cause: Cause,
    /// The player credited; `None` after a tie in a blocked hand, or if a tile or a resignation ended the game.
    pub winner: Option<Seat>,
    /// The tiles that each seat has left, which all players see.
    pub hands: PerSeat<TileSet, PLACES>,
    /// The points for the other hands.
    pub gain: u16,
}

/// A public fact. No field holds a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// A player laid a tile, or opened with it.
    Laid(Play),
    /// A player could not lay, and the stock is empty.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// A hand is over.
    HandOver(HandEnd),
    /// A player resigned.
    Resigned {
        /// The player.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// The winners.
        winners: Seats,
    },
}

/// An event, secrets included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// The tiles of each seat.
        hands: PerSeat<TileSet, PLACES>,
        /// The number of tiles left in the stock.
        stock: u8,
    },
    /// The opener declined the extra tile.
    Declined {
        /// The opener.
        seat: Seat,
        /// Whether an extra tile was possible.
        able: bool,
    },
    /// A player could not lay and drew tiles.
    Drew {
        /// The player.
        seat: Seat,
        /// The tiles.
        drawn: Drawn,
    },
    /// A player turned automatic draws and passes on or off.
    AutoSet {
        /// The player.
        seat: Seat,
        /// Whether they are on.
        on: bool,
    },
    /// A fact that every viewer notices.
    Public(Fact),
}

/// An [`Event`] as one viewer notices it. The variants have the same meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Percept {
    /// A hand was dealt; each player sees only their own tiles.
    Dealt {
        /// The viewer's tiles.
        hand: Option<TileSet>,
        /// The number of tiles that each player has.
        each: u8,
        /// The number of tiles left in the stock.
        stock: u8,
    },
    /// The opener declined the extra tile. Only the opener notices whether one was possible.
    Declined {
        /// The opener.
        seat: Seat,
        /// Whether an extra tile was possible.
        able: Option<bool>,
    },
    /// A player could not lay and drew tiles. Only that player notices which.
    Drew {
        /// The player.
        seat: Seat,
        /// The number of tiles drawn.
        count: u8,
        /// The tiles, if the viewer drew them.
        own: Option<Drawn>,
    },
    /// The viewer turned automatic draws and passes on or off.
    AutoSet {
        /// Whether they are on.
        on: bool,
    },
    /// A fact that every viewer notices.
    Public(Fact),
}

/// The tiles that a player drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// All drawn tiles.
    pub tiles: TileSet,
    /// The last of them, if it fits.
    pub fits: Option<Tile>,
}

impl Event {
    /// The percept of `viewer`; `None` if they notice nothing.
    pub(super) fn perceive(&self, viewer: Viewer) -> Option<Percept> {
        Some(match *self {
            Event::Dealt { hands, stock } => {
                // An empty seat is dealt no tiles.
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
