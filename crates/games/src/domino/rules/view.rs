//! The part of a game that one viewer may know, and the reasons why an action is refused.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::config::Config;
use super::line::{End, Line};
use super::tile::{HIGHEST, Tile, TileSet};
use super::{Domino, PLACES};
use snuffel_core::notation::Unreadable;
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

/// The stage of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The tiles have not been dealt yet.
    Dealing,
    /// The opener may lay an extra tile.
    Extra(Seat),
    /// A player is on turn: lays, draws or passes.
    Turn(Seat),
    /// A player has drawn a tile that fits and has to lay it.
    Drawn(Seat),
    /// The game is over.
    Over(Outcome),
}

impl Stage {
    /// The player on turn, if any.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Extra(mover) | Stage::Turn(mover) | Stage::Drawn(mover) => Some(mover),
            Stage::Dealing | Stage::Over(_) => None,
        }
    }

    /// Returns whether the opener may lay an extra tile.
    pub fn is_extra(self) -> bool {
        matches!(self, Stage::Extra(_))
    }

    /// Returns whether the game is over.
    pub fn is_over(self) -> bool {
        matches!(self, Stage::Over(_))
    }
}

/// Everything that one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The agreed options.
    pub config: Config,
    /// The viewer.
    pub viewer: Viewer,
    /// The seats in play: the first 2 to 5.
    #[serde(deserialize_with = "players")]
    pub seats: Seats,
    /// The number of the hand, from 1; 0 before the first deal.
    pub number: u16,
    /// The stage of the hand.
    pub stage: Stage,
    /// The opener of the hand.
    pub opener: Seat,
    /// The tiles on the table.
    pub line: Line,
    /// The number of tiles in the stock.
    pub stock: u8,
    /// The number of tiles that each seat has.
    pub counts: PerSeat<u8, PLACES>,
    /// The points of each seat.
    pub points: PerSeat<u16, PLACES>,
    /// The values that each seat's hand is publicly known to lack, one bit per value. A tile that was just drawn and
    /// has to be laid is not considered.
    pub lacks: PerSeat<u8, PLACES>,
    /// The viewer's tiles.
    pub hand: TileSet,
    /// The tile that the viewer has drawn and has to lay.
    pub drawn: Option<Tile>,
    /// Whether draws and passes are automatic for the viewer.
    pub auto: bool,
    /// All remaining tiles, once the game is over.
    pub shown: Option<PerSeat<TileSet, PLACES>>,
}

impl View {
    /// The viewer's seat; `None` for a listener.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.seats.contains(*seat))
    }

    /// The other seats in the order of play, starting with the one after the viewer.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat().unwrap_or(Seat::FIRST);
        let seats = self.seats.len();
        (1..seats).map(move |places| own.after(places, seats))
    }

    /// Returns whether the viewer is on turn.
    pub fn is_on_turn(&self) -> bool {
        self.seat().is_some() && self.stage.mover() == self.seat()
    }

    /// The tiles that the viewer may lay now if they fit: all, or only the one just drawn.
    pub fn playable(&self) -> TileSet {
        match self.drawn {
            Some(tile) => TileSet::only(tile),
            None => self.hand,
        }
    }

    /// The tiles that the viewer can lay now, regardless of whose turn it is.
    pub fn fitting(&self) -> TileSet {
        self.line.tips().fitting_anywhere(self.playable())
    }

    /// Returns whether any of the viewer's tiles can be laid.
    pub fn can_lay(&self) -> bool {
        !self.fitting().is_empty()
    }

    /// The ends at which the viewer can lay a tile, regardless of whose turn it is.
    pub fn ends_for(&self, tile: Tile) -> impl Iterator<Item = End> {
        let is_playable = self.playable().contains(tile);
        self.line.tips().ends_for(tile).filter(move |_| is_playable)
    }

    /// The tiles that the viewer cannot see, in the other hands and in the stock.
    pub fn unseen(&self) -> TileSet {
        let seen = self.hand.or(self.line.tiles());
        TileSet::ALL.except(seen)
    }

    /// The tiles that a seat may hold, given public information about that seat.
    pub fn possible(&self, seat: Seat) -> TileSet {
        // A player who has drawn lacked a value, and may have drawn any tile that was not dealt.
        let undealt = if self.lacks[seat] == 0 { self.undealt() } else { TileSet::NONE };
        self.not_lacking(seat).except(undealt)
    }

    /// The tiles that a seat may hold, considering only the values it is known to lack.
    pub fn not_lacking(&self, seat: Seat) -> TileSet {
        let values = (0..=HIGHEST).filter(|value| self.lacks[seat] >> value & 1 == 1);
        values.fold(self.unseen(), |tiles, value| tiles.except(TileSet::with_value(value)))
    }

    /// The unseen tiles that cannot have been dealt, because each of them would have opened the hand.
    fn undealt(&self) -> TileSet {
        let Some(first) = self.line.laid().first().map(|laid| TileSet::only(laid.tile)) else {
            return TileSet::NONE;
        };
        let opens = |tile: &Tile| first.or(TileSet::only(*tile)).opening() == Some(*tile);
        self.unseen().iter().filter(opens).collect()
    }

    /// The viewer's points after scoring `gain` more.
    pub fn points_with(&self, gain: u8) -> u16 {
        let points = self.seat().map_or(0, |seat| self.points[seat]);
        points.saturating_add(u16::from(gain))
    }
}

/// Reads the seats in play, and rejects any number of seats that the game does not allow.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
    let seats = Seats::deserialize(deserializer)?;
    let is_known = Domino::SEATS.iter().any(|count| seats == Seats::first(*count));
    is_known.then_some(seats).ok_or_else(|| D::Error::custom(Unreadable))
}

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer is a listener.
    Spectator,
    /// The game is over.
    GameOver,
    /// Another player is on turn, or the tiles have not been dealt yet.
    NotYourTurn,
    /// The viewer does not have the tile.
    NotInHand(Tile),
    /// The tile is on the table.
    OnTable(Tile),
    /// The tile does not fit there.
    DoesNotFit {
        /// The tile.
        tile: Tile,
        /// The end at which it was to be laid.
        end: End,
        /// The value that a tile needs there.
        value: u8,
    },
    /// Tiles cannot be laid at this end: the line does not have it, at least not yet.
    NoSuchEnd(End),
    /// Only the tile that was drawn can be laid.
    LayDrawn(Tile),
    /// A player who can lay must do so, and may not draw or pass.
    CanLay,
    /// The stock is empty.
    StockEmpty,
    /// There are tiles in the stock, so passing is not allowed.
    DrawFirst,
    /// There is no drawing for the opener's extra tile.
    NoDrawForExtra,
    /// Automatic draws and passes are already on, or already off.
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
            view.line.lay_first(tile(opening));
            view.lacks[Seat::SECOND] = lacks;
            view.possible(Seat::SECOND)
        };
        let of_four = possible("4-4", 0);
        assert!(!of_four.contains(tile("5-5")) && !of_four.contains(tile("6-6")));
        assert!(of_four.contains(tile("3-3")) && of_four.contains(tile("6-5")) && of_four.len() == 25);
        // A player who has drawn lacked a 4.
        assert!(possible("4-4", 1 << 4).contains(tile("6-6")));
        // No double was dealt, and no tile with a higher sum.
        let of_none = possible("6-3", 0);
        assert!(["0-0", "6-4", "6-5"].iter().all(|text| !of_none.contains(tile(text))));
        assert!(of_none.contains(tile("5-4")) && of_none.contains(tile("6-2")));
    }
}
