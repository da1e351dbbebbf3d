//! Tiles, and sets of them. Rule book `domino`, section Material and deal.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use snuffel_core::notation::Unreadable;

/// The highest value of a half.
pub const HIGHEST: u8 = 6;

/// The number of tiles.
pub const TILES: usize = 28;

/// A tile: two halves, each with a value from 0 to [`HIGHEST`].
///
/// Tiles are numbered by their higher half, then by the lower one, so a double is last among those with the same
/// higher half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Tile(u8);

impl TryFrom<u8> for Tile {
    type Error = Unreadable;

    fn try_from(index: u8) -> Result<Tile, Unreadable> {
        if usize::from(index) < TILES { Ok(Tile(index)) } else { Err(Unreadable) }
    }
}

/// The halves of each tile, the higher one first.
const HALVES: [(u8, u8); TILES] = {
    let mut halves = [(0, 0); TILES];
    let (mut index, mut high) = (0, 0);
    while high <= HIGHEST {
        let mut low = 0;
        while low <= high {
            halves[index] = (high, low);
            index += 1;
            low += 1;
        }
        high += 1;
    }
    halves
};

/// The tiles with each value.
const WITH: [u32; HIGHEST as usize + 1] = {
    let mut with = [0; HIGHEST as usize + 1];
    let mut index = 0;
    while index < TILES {
        let (high, low) = HALVES[index];
        with[high as usize] |= 1 << index;
        with[low as usize] |= 1 << index;
        index += 1;
    }
    with
};

/// The doubles.
const DOUBLES: u32 = {
    let mut doubles = 0;
    let mut index = 0;
    while index < TILES {
        let (high, low) = HALVES[index];
        if high == low {
            doubles |= 1 << index;
        }
        index += 1;
    }
    doubles
};

impl Tile {
    /// The tile with these halves, in either order; `None` if a value is above [`HIGHEST`].
    pub fn new(one: u8, other: u8) -> Option<Tile> {
        let (high, low) = (one.max(other), one.min(other));
        (high <= HIGHEST).then_some(Tile(high * (high + 1) / 2 + low))
    }

    /// All tiles in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The number of the tile, from 0 to 27.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The higher half.
    pub fn high(self) -> u8 {
        HALVES[self.index()].0
    }

    /// The lower half.
    pub fn low(self) -> u8 {
        HALVES[self.index()].1
    }

    /// The sum of both halves, from 0 to 12.
    pub fn pips(self) -> u8 {
        self.high() + self.low()
    }

    /// Returns whether both halves are equal.
    pub fn is_double(self) -> bool {
        DOUBLES >> self.0 & 1 == 1
    }

    /// Returns whether a half has this value.
    pub fn has(self, value: u8) -> bool {
        self.high() == value || self.low() == value
    }

    /// The half that is not `value`, or `value` itself for a double; `None` if neither half has it.
    pub fn beyond(self, value: u8) -> Option<u8> {
        if self.high() == value { Some(self.low()) } else { (self.low() == value).then_some(self.high()) }
    }
}

/// The higher half first: `6-3`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        let [high @ b'0'..=b'9', b'-', low @ b'0'..=b'9'] = *text.as_bytes() else {
            return Err(Unreadable);
        };
        let tile = Tile::new(high - b'0', low - b'0').filter(|_| high >= low);
        tile.ok_or(Unreadable)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32")]
pub struct TileSet(u32);

impl TryFrom<u32> for TileSet {
    type Error = Unreadable;

    fn try_from(bits: u32) -> Result<TileSet, Unreadable> {
        if bits >> TILES == 0 { Ok(TileSet(bits)) } else { Err(Unreadable) }
    }
}

impl TileSet {
    /// All tiles.
    pub const ALL: TileSet = TileSet((1 << TILES) - 1);
    /// The empty set.
    pub const NONE: TileSet = TileSet(0);
    /// The doubles.
    pub const DOUBLES: TileSet = TileSet(DOUBLES);

    /// The set of one tile.
    pub fn only(tile: Tile) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// The tiles with a value; empty above [`HIGHEST`].
    pub fn with_value(value: u8) -> TileSet {
        TileSet(WITH.get(usize::from(value)).copied().unwrap_or(0))
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Removes a tile.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// Returns whether the set contains `tile`.
    pub fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of tiles in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The union of both sets.
    pub fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The intersection of both sets.
    pub fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles of this set that are not in the other one.
    pub fn except(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (first < TILES as u32).then_some(Tile(first as u8))
        })
    }

    /// The sum of all halves, from 0 to 168.
    pub fn pips(self) -> u16 {
        self.iter().map(|tile| u16::from(tile.pips())).sum()
    }

    /// The tile that opens a hand if this is the set of all tiles dealt: the highest double, otherwise the tile with
    /// the highest sum and, among those, the highest half.
    pub fn opening(self) -> Option<Tile> {
        let doubles = self.and(TileSet::DOUBLES).iter();
        let others = || self.iter().max_by_key(|tile| (tile.pips(), tile.high()));
        doubles.last().or_else(others)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::NONE;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> TileSet {
        text.split(' ').map(|tile| tile.parse::<Tile>().unwrap()).collect()
    }

    #[test]
    fn there_are_28_tiles_every_pair_of_0_to_6_once() {
        assert_eq!(Tile::all().count(), 28);
        for tile in Tile::all() {
            assert_eq!(Tile::new(tile.low(), tile.high()), Some(tile));
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(tile.is_double(), tile.high() == tile.low());
        }
        assert_eq!(TileSet::ALL.pips(), 168);
        assert_eq!(TileSet::DOUBLES.len(), 7);
        assert_eq!(Tile::new(7, 0), None);
        for wrong in ["", "3-6", "7-1", "53", "5-", "5-33", "5_3", "a-b"] {
            assert_eq!(wrong.parse::<Tile>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn sets_know_their_values_and_keep_their_order() {
        let hand = set("6-6 5-3 1-0");
        let tiles: Vec<String> = hand.iter().map(|tile| tile.to_string()).collect();
        assert_eq!(tiles, ["1-0", "5-3", "6-6"]);
        assert_eq!(hand.pips(), 21);
        assert_eq!(hand.and(TileSet::with_value(3)), set("5-3"));
        assert_eq!(TileSet::with_value(4).len(), 7);
        assert_eq!(TileSet::with_value(7), TileSet::NONE);
        assert_eq!(hand.except(set("6-6")).or(set("2-2")), set("1-0 2-2 5-3"));
    }

    #[test]
    fn the_other_half_of_a_double_is_the_same() {
        let tile = |text: &str| text.parse::<Tile>().unwrap();
        assert_eq!(tile("5-3").beyond(3), Some(5));
        assert_eq!(tile("5-3").beyond(5), Some(3));
        assert_eq!(tile("5-5").beyond(5), Some(5));
        assert_eq!(tile("5-3").beyond(4), None);
    }
}
