//! What one viewer may know of a game, and why something cannot be done.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::config::Config;
use super::line::{End, Line};
use super::tile::{HIGHEST, Tile, TileSet};
use super::{Domino, PLACES};
use snuffel_core::notation::Unreadable;
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

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

    /// Whether the opener may lay an extra tile.
    pub fn is_extra(self) -> bool {
        matches!(self, Stage::Extra(_))
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        matches!(self, Stage::Over(_))
    }
}

/// What one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What is agreed.
    pub config: Config,
    /// Who looks.
    pub viewer: Viewer,
    /// Who plays: the first 2 to 5 seats.
    #[serde(deserialize_with = "players")]
    pub seats: Seats,
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
    pub counts: PerSeat<u8, PLACES>,
    /// The points of each seat.
    pub points: PerSeat<u16, PLACES>,
    /// The values that no tile in a seat's hand has, as everybody knows: one bit each. The tile that was drawn last and
    /// is to be laid at once is not among those.
    pub lacks: PerSeat<u8, PLACES>,
    /// The viewer's tiles.
    pub hand: TileSet,
    /// The tile that the viewer has drawn and has to lay.
    pub drawn: Option<Tile>,
    /// Whether forced draws and passes are done for the viewer.
    pub auto: bool,
    /// All tiles that were left, once the game is over.
    pub shown: Option<PerSeat<TileSet, PLACES>>,
}

impl View {
    /// The seat of a viewer who plays.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.seats.contains(*seat))
    }

    /// The other seats in the order of play, beginning with whoever comes after the viewer.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat().unwrap_or(Seat::FIRST);
        let seats = self.seats.len();
        (1..seats).map(move |places| own.after(places, seats))
    }

    /// Whether the viewer is on turn.
    pub fn is_on_turn(&self) -> bool {
        self.seat().is_some() && self.stage.mover() == self.seat()
    }

    /// The tiles that the viewer may lay now if they fit: all, or the one that was drawn.
    pub fn playable(&self) -> TileSet {
        match self.drawn {
            Some(tile) => TileSet::only(tile),
            None => self.hand,
        }
    }

    /// The tiles that the viewer may lay now, whoever is on turn.
    pub fn fitting(&self) -> TileSet {
        self.line.tips().fitting_anywhere(self.playable())
    }

    /// Whether any of the viewer's tiles can be laid.
    pub fn can_lay(&self) -> bool {
        !self.fitting().is_empty()
    }

    /// The ends at which the viewer may lay a tile, whoever is on turn.
    pub fn ends_for(&self, tile: Tile) -> impl Iterator<Item = End> {
        let is_playable = self.playable().contains(tile);
        self.line.tips().ends_for(tile).filter(move |_| is_playable)
    }

    /// The tiles that the viewer cannot see: in other hands and in the stock.
    pub fn unseen(&self) -> TileSet {
        let seen = self.hand.or(self.line.tiles());
        TileSet::ALL.except(seen)
    }

    /// The tiles that a seat may hold, as far as everybody knows.
    pub fn possible(&self, seat: Seat) -> TileSet {
        // Whoever has drawn has lacked something, and may have drawn any of those that nobody was dealt.
        let undealt = if self.lacks[seat] == 0 { self.undealt() } else { TileSet::NONE };
        self.not_lacking(seat).except(undealt)
    }

    /// The tiles that a seat may hold by what it is known to lack alone.
    pub fn not_lacking(&self, seat: Seat) -> TileSet {
        let values = (0..=HIGHEST).filter(|value| self.lacks[seat] >> value & 1 == 1);
        values.fold(self.unseen(), |tiles, value| tiles.except(TileSet::with_value(value)))
    }

    /// The unseen tiles that were dealt to nobody: each of them would have opened the hand.
    fn undealt(&self) -> TileSet {
        let Some(first) = self.line.laid().first().map(|laid| TileSet::only(laid.tile)) else {
            return TileSet::NONE;
        };
        let opens = |tile: &Tile| first.or(TileSet::only(*tile)).opening() == Some(*tile);
        self.unseen().iter().filter(opens).collect()
    }

    /// The viewer's points after so many more.
    pub fn points_with(&self, gain: u8) -> u16 {
        let points = self.seat().map_or(0, |seat| self.points[seat]);
        points.saturating_add(u16::from(gain))
    }
}

/// Reads who plays; other numbers of seats than the game has do not come from any table.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
    let seats = Seats::deserialize(deserializer)?;
    let is_known = Domino::SEATS.iter().any(|count| seats == Seats::first(*count));
    is_known.then_some(seats).ok_or_else(|| D::Error::custom(Unreadable))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domino::rules::Domino;
    use snuffel_core::rules::Rules;

    #[test]
    fn nobody_holds_what_would_have_opened_the_hand_unless_it_was_drawn() {
        let tile = |text: &str| text.parse::<Tile>().unwrap();
        let possible = |opening: &str, lacks| {
            let mut view = Domino::view(&Domino::start(&"target=100".parse().unwrap(), 2), Viewer::Seat(Seat::FIRST));
            view.line.open(tile(opening));
            view.lacks[Seat::SECOND] = lacks;
            view.possible(Seat::SECOND)
        };
        let of_four = possible("4-4", 0);
        assert!(!of_four.contains(tile("5-5")) && !of_four.contains(tile("6-6")));
        assert!(of_four.contains(tile("3-3")) && of_four.contains(tile("6-5")) && of_four.len() == 25);
        // Who has drawn lacked a 4.
        assert!(possible("4-4", 1 << 4).contains(tile("6-6")));
        // No double was dealt, nor a tile with a higher sum.
        let of_none = possible("6-3", 0);
        assert!(["0-0", "6-4", "6-5"].iter().all(|text| !of_none.contains(tile(text))));
        assert!(of_none.contains(tile("5-4")) && of_none.contains(tile("6-2")));
    }
}
