//! What one viewer may know of a game, and why something cannot be done.

use serde::{Deserialize, Serialize};

use super::config::Config;
use super::event::PLACES;
use super::line::{End, Line};
use super::tile::{Tile, TileSet};
use crate::rules::Outcome;
use crate::seat::{Seat, Viewer};

/// How far a hand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The tiles are not dealt yet.
    Dealing,
    /// The opener may lay an extra tile.
    Extra(Seat),
    /// Somebody is on turn: lays, draws or passes.
    Turn(Seat),
    /// Somebody has drawn a tile that fits and has to lay it.
    Drawn(Seat),
    /// The game is over.
    Over(Outcome),
}

impl Stage {
    /// Who is on turn.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Extra(mover) | Stage::Turn(mover) | Stage::Drawn(mover) => Some(mover),
            Stage::Dealing | Stage::Over(_) => None,
        }
    }
}

/// What one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What is agreed.
    pub config: Config,
    /// Who looks.
    pub viewer: Viewer,
    /// How many play, from 2 to 5.
    pub seats: u8,
    /// The number of the hand, from 1; 0 before the first deal.
    pub number: u16,
    /// How far it is.
    pub stage: Stage,
    /// Who opened the hand.
    pub opener: Seat,
    /// The tiles on the table.
    pub line: Line,
    /// How many tiles the stock has.
    pub stock: u8,
    /// How many tiles each seat has.
    pub counts: [u8; PLACES],
    /// The points of each seat.
    pub points: [u16; PLACES],
    /// The values that no tile in a seat's hand has, as everybody knows: one bit each. The tile that was drawn last and
    /// is to be laid at once is not among those.
    pub lacks: [u8; PLACES],
    /// The viewer's tiles.
    pub hand: TileSet,
    /// The tile that the viewer has drawn and has to lay.
    pub drawn: Option<Tile>,
    /// Whether forced draws and passes are done for the viewer.
    pub auto: bool,
    /// All tiles that were left, once the game is over.
    pub shown: Option<[TileSet; PLACES]>,
}

impl View {
    /// The seat of a viewer who plays.
    pub fn seat(&self) -> Option<Seat> {
        let seat = self.viewer.seat();
        seat.filter(|seat| seat.index() < usize::from(self.seats))
    }

    /// Whether the viewer is on turn.
    pub fn is_on_turn(&self) -> bool {
        self.seat().is_some() && self.stage.mover() == self.seat()
    }

    /// The tiles that the viewer may lay now if they fit: all, or the one that was drawn.
    pub fn playable(&self) -> TileSet {
        match self.drawn {
            Some(tile) => TileSet::from_iter([tile]),
            None => self.hand,
        }
    }

    /// The tiles that the viewer may lay now at each end, whoever is on turn.
    pub fn fitting(&self) -> [TileSet; 4] {
        self.line.tips().fitting(self.playable())
    }

    /// Whether any of the viewer's tiles can be laid.
    pub fn can_lay(&self) -> bool {
        let fitting = self.line.tips().fitting_anywhere(self.playable());
        !fitting.is_empty()
    }

    /// The ends at which the viewer may lay a tile, whoever is on turn.
    pub fn ends_for(&self, tile: Tile) -> impl Iterator<Item = End> {
        let fitting = self.fitting();
        let fits = move |end: &End| fitting[end.index()].contains(tile);
        End::ALL.into_iter().filter(fits)
    }

    /// The tiles that the viewer cannot see: in other hands and in the stock.
    pub fn unseen(&self) -> TileSet {
        let seen = self.hand.or(self.line.tiles());
        TileSet::ALL.except(seen)
    }

    /// The points of a seat.
    pub fn points_of(&self, seat: Seat) -> u16 {
        self.points.get(seat.index()).copied().unwrap_or(0)
    }
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// Who only listens does nothing.
    Spectator,
    /// The game is over.
    GameOver,
    /// Somebody else is on turn, or the tiles are not dealt yet.
    NotYourTurn,
    /// The viewer does not have the tile.
    NotInHand(Tile),
    /// The tile lies on the table.
    OnTable(Tile),
    /// The tile does not fit there.
    DoesNotFit {
        /// The tile.
        tile: Tile,
        /// Where it was to be laid.
        end: End,
        /// The value that a tile needs there.
        value: u8,
    },
    /// Nothing can be laid there: the line has no such end, at least not yet.
    NoSuchEnd(End),
    /// The tile that was drawn has to be laid, no other.
    LayDrawn(Tile),
    /// Who can lay must lay, and may not draw or pass.
    CanLay,
    /// The stock is empty.
    StockEmpty,
    /// There are tiles in the stock, so that nobody may pass.
    DrawFirst,
    /// Nobody draws for the opener's extra tile.
    NoDrawForExtra,
    /// Forced draws and passes are done, or left to the player, already.
    AutoAlready(bool),
}
