//! The line of tiles on the table: its ends, the tiles that fit them, and their sum. Rule book `domino`, sections
//! Play of a hand and Scoring in play, and the option `spinner`.

use serde::{Deserialize, Serialize};

use super::tile::{TILES, Tile, TileSet};
use snuffel_core::notation::{Unreadable, words};

/// A side on which the line can grow. Every hand has the first two; with `spinner` there can be all four. Messages
/// list them in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// The left end.
    Left,
    /// The right end.
    Right,
    /// The upper side of the spinner, and the tiles that grow from it.
    Up,
    /// The lower side of the spinner, and the tiles that grow from it.
    Down,
}

words!(End { Left = "left", Right = "right", Up = "up", Down = "down" });

/// The state of one of the four ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tip {
    /// No tile can be laid there.
    #[default]
    Closed,
    /// A half with this value; it counts once.
    Half(u8),
    /// A double with this value; it counts with both halves.
    Double(u8),
    /// A free side of the spinner, which has this value; it does not count yet.
    Side(u8),
}

impl Tip {
    /// The value that a tile needs to be laid there; `None` at a closed end.
    pub fn value(self) -> Option<u8> {
        match self {
            Tip::Closed => None,
            Tip::Half(value) | Tip::Double(value) | Tip::Side(value) => Some(value),
        }
    }

    /// Its contribution to the sum of the ends.
    pub fn count(self) -> u8 {
        match self {
            Tip::Closed | Tip::Side(_) => 0,
            Tip::Half(value) => value,
            Tip::Double(value) => 2 * value,
        }
    }

    fn new(tile: Tile, joined: u8) -> Option<Tip> {
        let value = tile.beyond(joined)?;
        Some(if tile.is_double() { Tip::Double(value) } else { Tip::Half(value) })
    }
}

/// The four ends of a line at one moment, and the number of its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tips {
    /// The state of each end, in the order of [`End::ALL`].
    pub each: [Tip; 4],
    /// The number of tiles on the table.
    pub tiles: u8,
}

impl Tips {
    /// The state of an end.
    pub fn at(&self, end: End) -> Tip {
        self.each[end.index()]
    }

    /// The value of a double that lies alone on the table. It is at both ends, and its halves count once.
    pub fn lone_double(&self) -> Option<u8> {
        match (self.tiles, self.each[0]) {
            (1, Tip::Double(value)) => Some(value),
            _ => None,
        }
    }

    /// The sum of the ends.
    pub fn sum(&self) -> u8 {
        match self.lone_double() {
            Some(value) => 2 * value,
            None => self.each.iter().map(|tip| tip.count()).sum(),
        }
    }

    /// The sum of the ends after laying `tile` at `end`; `None` if it does not fit there.
    pub fn sum_with(&self, tile: Tile, end: End) -> Option<u8> {
        let tip = Tip::new(tile, self.at(end).value()?)?;
        let others = self.each.iter().map(|tip| tip.count()).sum::<u8>();
        Some(others - self.at(end).count() + tip.count())
    }

    /// The ends at which a tile fits.
    pub fn ends_for(&self, tile: Tile) -> impl Iterator<Item = End> {
        End::ALL.into_iter().filter(move |end| self.at(*end).value().is_some_and(|value| tile.has(value)))
    }

    /// The ends at which a tile can be laid, with the value that it needs.
    pub fn open_ends(&self) -> impl Iterator<Item = (End, u8)> {
        let value = |end: End| self.at(end).value().map(|value| (end, value));
        End::ALL.into_iter().filter_map(value)
    }

    /// The tiles of `hand` that fit at an end.
    pub fn fitting(&self, end: End, hand: TileSet) -> TileSet {
        let with = self.at(end).value().map(TileSet::with_value);
        hand.and(with.unwrap_or(TileSet::NONE))
    }

    /// The tiles of `hand` that fit at any end.
    pub fn fitting_anywhere(&self, hand: TileSet) -> TileSet {
        let each = End::ALL.into_iter().map(|end| self.fitting(end, hand));
        each.fold(TileSet::NONE, TileSet::or)
    }

    /// The values that fit at any end, one bit per value.
    pub fn values(&self) -> u8 {
        self.open_ends().fold(0, |values, (_, value)| values | 1 << value)
    }
}

/// The points for a sum of the ends: the sum itself if it is a multiple of five, otherwise 0.
pub fn points(sum: u8) -> u8 {
    if sum.is_multiple_of(5) { sum } else { 0 }
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// The end; the first tile of a line counts as laid at the left end, which is also the right end.
    pub end: End,
}

/// The line of tiles on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Laying", into = "Laying")]
pub struct Line {
    tips: Tips,
    /// The tiles in the order in which they were laid. Entries beyond the number of tiles are unused.
    laid: [Laid; TILES],
    on_table: TileSet,
    /// Whether the first double is a spinner.
    spins: bool,
    /// The spinner, once it lies on the table.
    spinner: Option<Tile>,
    /// The number of ends of the spinner that no tile touches yet.
    uncovered: u8,
}

impl Line {
    /// An empty line; with `spins`, its first double can be laid to on all four sides.
    pub fn empty(spins: bool) -> Line {
        let nothing = Laid { tile: Tile::default(), end: End::Left };
        Line {
            tips: Tips::default(),
            laid: [nothing; TILES],
            on_table: TileSet::NONE,
            spins,
            spinner: None,
            uncovered: 0,
        }
    }

    /// The ends.
    pub fn tips(&self) -> &Tips {
        &self.tips
    }

    /// Returns whether it makes no difference at which of two ends a tile is laid: both have the same tip, or 0 and
    /// double 0, which count the same unless covering the double opens the sides of a spinner.
    pub fn are_alike(&self, one: End, other: End) -> bool {
        let [one, other] = [one, other].map(|end| self.tips.at(end));
        let is_zero = |tip: Tip| matches!(tip, Tip::Half(0) | Tip::Double(0));
        let opens = self.uncovered > 0 && self.spinner.is_some_and(|spinner| spinner.has(0));
        one == other || is_zero(one) && is_zero(other) && !opens
    }

    /// The tiles on the table.
    pub fn tiles(&self) -> TileSet {
        self.on_table
    }

    /// The tiles in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.tips.tiles)]
    }

    /// The spinner, once it lies on the table.
    pub fn spinner(&self) -> Option<Tile> {
        self.spinner
    }

    /// Lays the first tile. Unless it is a double, its higher half points left.
    pub fn lay_first(&mut self, tile: Tile) {
        let tips = if tile.is_double() {
            [Tip::Double(tile.high()), Tip::Double(tile.high())]
        } else {
            [Tip::Half(tile.high()), Tip::Half(tile.low())]
        };
        self.tips.each[..2].copy_from_slice(&tips);
        self.put(tile, End::Left, 2);
    }

    /// Lays a tile at an end. Does nothing if it does not fit.
    pub fn lay(&mut self, tile: Tile, end: End) {
        let covered = self.tips.at(end);
        let Some(tip) = covered.value().and_then(|value| Tip::new(tile, value)) else {
            return;
        };
        self.tips.each[end.index()] = tip;
        if let (Tip::Double(value), Some(spinner)) = (covered, self.spinner)
            && spinner.high() == value
        {
            self.uncovered = self.uncovered.saturating_sub(1);
            if self.uncovered == 0 {
                self.tips.each[End::Up.index()] = Tip::Side(value);
                self.tips.each[End::Down.index()] = Tip::Side(value);
            }
        }
        self.put(tile, end, 1);
    }

    /// The line with one more tile; unchanged if the tile does not fit.
    pub fn with(mut self, tile: Tile, end: End) -> Line {
        self.lay(tile, end);
        self
    }

    /// Records a tile that was laid. If it becomes the spinner, no tile touches `uncovered` of its ends.
    fn put(&mut self, tile: Tile, end: End, uncovered: u8) {
        if self.spins && self.spinner.is_none() && tile.is_double() {
            self.spinner = Some(tile);
            self.uncovered = uncovered;
        }
        if let Some(place) = self.laid.get_mut(usize::from(self.tips.tiles)) {
            *place = Laid { tile, end };
            self.tips.tiles += 1;
        }
        self.on_table.insert(tile);
    }

    /// The tiles from left to right, each with its halves in the same order.
    pub fn row(&self) -> Vec<(u8, u8)> {
        let Some((first, later)) = self.laid().split_first() else {
            return Vec::new();
        };
        let (left, right) = (first.tile.high(), first.tile.low());
        let mut row = chain(later, End::Left, left);
        row.reverse();
        let turned = |(inner, outer): (u8, u8)| (outer, inner);
        let mut row: Vec<(u8, u8)> = row.into_iter().map(turned).collect();
        row.push((left, right));
        row.extend(chain(later, End::Right, right));
        row
    }

    /// The tiles on a side of the spinner, from the spinner outwards.
    pub fn arm(&self, end: End) -> Vec<(u8, u8)> {
        let value = self.spinner.map(Tile::high);
        value.map_or_else(Vec::new, |value| chain(self.laid(), end, value))
    }
}

/// The serialised form of a line: the tiles as they were laid, from which everything else follows.
#[derive(Serialize, Deserialize)]
struct Laying {
    spins: bool,
    laid: Vec<Laid>,
}

impl From<Line> for Laying {
    fn from(line: Line) -> Laying {
        Laying { spins: line.spins, laid: line.laid().to_vec() }
    }
}

impl TryFrom<Laying> for Line {
    type Error = Unreadable;

    fn try_from(laying: Laying) -> Result<Line, Unreadable> {
        let mut line = Line::empty(laying.spins);
        for Laid { tile, end } in laying.laid {
            let is_first = line.tips.tiles == 0;
            let fits = if is_first { end == End::Left } else { line.tips.sum_with(tile, end).is_some() };
            if !fits || line.on_table.contains(tile) {
                return Err(Unreadable);
            }
            if is_first { line.lay_first(tile) } else { line.lay(tile, end) }
        }
        Ok(line)
    }
}

/// The tiles laid at one end, each as its inner and its outer half.
fn chain(laid: &[Laid], end: End, from: u8) -> Vec<(u8, u8)> {
    let mut joined = from;
    let tiles = laid.iter().filter(|laid| laid.end == end);
    tiles
        .filter_map(|laid| {
            let outer = laid.tile.beyond(joined)?;
            let halves = (joined, outer);
            joined = outer;
            Some(halves)
        })
        .collect()
}
