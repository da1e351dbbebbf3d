//! What happens in a game, and what one viewer notices of it.

use serde::{Deserialize, Serialize};

use super::line::{End, Tips};
use super::tile::{Tile, TileSet};
use crate::seat::{Seat, Seats, Viewer};

/// The most seats of this game.
pub const PLACES: usize = 5;

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
    /// Where; nowhere special as the first tile.
    pub end: Option<End>,
    /// When.
    pub occasion: Occasion,
    /// The ends after it.
    pub tips: Tips,
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
    /// How many seats there are.
    pub seats: u8,
    /// The tiles that each seat has left, shown to all.
    pub hands: [TileSet; PLACES],
    /// The points for the hands of the others.
    pub gain: u16,
    /// The points of each seat, with these.
    pub totals: [u16; PLACES],
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// The number of the hand, from 1.
        number: u16,
        /// How many seats there are.
        seats: u8,
        /// The tiles of each seat.
        hands: [TileSet; PLACES],
        /// How many tiles are left in the stock.
        stock: u8,
    },
    /// Somebody laid a tile, or opened with it.
    Laid(Play),
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
        /// All drawn tiles.
        tiles: TileSet,
        /// The last of them, if it fits.
        fits: Option<Tile>,
        /// The ends it may be laid at.
        tips: Tips,
        /// How many tiles are left in the stock.
        stock: u8,
        /// Whether the rules drew for the player.
        auto: bool,
    },
    /// Somebody could not lay, and the stock is empty.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A hand is over.
    HandOver(HandEnd),
    /// Somebody wants forced draws and passes done, or not.
    AutoSet {
        /// Who.
        seat: Seat,
        /// Whether they are done.
        on: bool,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// Who has won.
        winners: Seats,
        /// How many seats there are.
        seats: u8,
        /// The points of each seat.
        totals: [u16; PLACES],
    },
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Percept {
    /// A hand was dealt; who plays sees the own tiles.
    Dealt {
        /// The number of the hand, from 1.
        number: u16,
        /// The viewer's tiles.
        hand: Option<TileSet>,
        /// How many tiles everybody has.
        each: u8,
        /// How many tiles are left in the stock.
        stock: u8,
    },
    /// Somebody laid a tile, or opened with it.
    Laid(Play),
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
        /// How many tiles are left in the stock.
        stock: u8,
    },
    /// Somebody could not lay, and the stock is empty.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A hand is over.
    HandOver(HandEnd),
    /// The viewer wants forced draws and passes done, or not.
    AutoSet {
        /// Whether they are done.
        on: bool,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// Who has won.
        winners: Seats,
        /// How many seats there are.
        seats: u8,
        /// The points of each seat.
        totals: [u16; PLACES],
    },
}

/// What somebody drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// All drawn tiles.
    pub tiles: TileSet,
    /// The last of them, if it fits.
    pub fits: Option<Tile>,
    /// The ends it may be laid at.
    pub tips: Tips,
    /// Whether the rules drew for the player.
    pub auto: bool,
}

/// What `viewer` notices of `event`.
pub fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
    Some(match *event {
        Event::Dealt { number, seats, hands, stock } => Percept::Dealt {
            number,
            hand: viewer
                .seat()
                .filter(|seat| seat.index() < usize::from(seats))
                .and_then(|seat| hands.get(seat.index()).copied()),
            each: hands[0].len() as u8,
            stock,
        },
        Event::Laid(play) => Percept::Laid(play),
        Event::Declined { seat, able } => Percept::Declined { seat, able: viewer.is(seat).then_some(able) },
        Event::Drew { seat, tiles, fits, tips, stock, auto } => Percept::Drew {
            seat,
            count: tiles.len() as u8,
            own: viewer.is(seat).then_some(Drawn { tiles, fits, tips, auto }),
            stock,
        },
        Event::Passed { seat } => Percept::Passed { seat },
        Event::HandOver(end) => Percept::HandOver(end),
        Event::AutoSet { seat, on } if viewer.is(seat) => Percept::AutoSet { on },
        Event::AutoSet { .. } => return None,
        Event::Resigned { seat } => Percept::Resigned { seat },
        Event::Won { winners, seats, totals } => Percept::Won { winners, seats, totals },
    })
}
