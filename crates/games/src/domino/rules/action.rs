//! The actions of a player and the outcomes of chance, and how a record writes both.

use std::fmt;
use std::str::FromStr;

use super::line::End;
use super::tile::{TILES, Tile, TileSet};
use snuffel_core::notation::Unreadable;

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Lays a tile at an end of the line.
    Lay(Tile, End),
    /// Draws one tile from the stock, for a player who draws personally.
    Draw,
    /// Lays no tile: because the stock is empty, or instead of the opener's extra tile.
    Pass,
    /// Turns automatic draws and passes on or off for the player; possible at any time. They happen when there is no
    /// choice.
    Auto(bool),
    /// Resigns.
    Resign,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(tile, end) => write!(f, "lay {tile} {end}"),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
            Action::Auto(true) => f.write_str("auto on"),
            Action::Auto(false) => f.write_str("auto off"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.split_once(' ') {
            Some(("lay", rest)) => {
                let (tile, end) = rest.split_once(' ').ok_or(Unreadable)?;
                Ok(Action::Lay(tile.parse()?, end.parse()?))
            }
            Some(("auto", "on")) => Ok(Action::Auto(true)),
            Some(("auto", "off")) => Ok(Action::Auto(false)),
            Some(_) => Err(Unreadable),
            None => match text {
                "draw" => Ok(Action::Draw),
                "pass" => Ok(Action::Pass),
                "resign" => Ok(Action::Resign),
                _ => Err(Unreadable),
            },
        }
    }
}

/// A request of the rules to chance: the shuffled tiles for a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shuffle;

/// The outcome of a [`Shuffle`]: all tiles in some order. The first seat gets the first tiles, the next seat those
/// after them. The rest is the stock, drawn from in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal([Tile; TILES]);

impl Deal {
    /// A deal of all 28 tiles; `None` if a tile appears twice.
    pub fn new(tiles: [Tile; TILES]) -> Option<Deal> {
        let all: TileSet = tiles.into_iter().collect();
        (all == TileSet::ALL).then_some(Deal(tiles))
    }

    /// A deal of a permutation of all tiles, unchecked.
    pub(super) fn of_all(tiles: [Tile; TILES]) -> Deal {
        Deal(tiles)
    }

    /// The tiles in order.
    pub fn tiles(&self) -> &[Tile; TILES] {
        &self.0
    }
}

/// The word `deal` and all tiles: `deal 6-6 5-3 1-0 ...`.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        self.0.iter().try_for_each(|tile| write!(f, " {tile}"))
    }
}

impl FromStr for Deal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Deal, Unreadable> {
        let tiles = text.strip_prefix("deal ").ok_or(Unreadable)?;
        let tiles: Result<Vec<Tile>, Unreadable> = tiles.split(' ').map(str::parse).collect();
        let tiles: [Tile; TILES] = tiles?.try_into().map_err(|_| Unreadable)?;
        Deal::new(tiles).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_and_outcomes_read_back_as_written() {
        for text in [
            "lay 5-3 left",
            "lay 6-6 right",
            "lay 1-0 up",
            "lay 0-0 down",
            "draw",
            "pass",
            "auto on",
            "auto off",
            "resign",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in ["", "lay", "lay 5-3", "lay 3-5 left", "lay 5-3 l", "draw 1", "pass ", "auto", "auto 1"] {
            assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong:?}");
        }
        let tiles: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        let deal = format!("deal {}", tiles.join(" "));
        assert_eq!(deal.parse::<Deal>().unwrap().to_string(), deal);
        for wrong in ["deal".to_owned(), deal.replace("6-6", "6-5"), deal.replace(" 6-6", ""), format!("{deal} 6-6")] {
            assert_eq!(wrong.parse::<Deal>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
