//! The line of tiles on the table: its ends, what fits them, and what they count. Rule book `domino`, sections Play of
//! a hand and Scoring in play, and the option `spinner`.

use serde::{Deserialize, Serialize};

use super::tile::{TILES, Tile, TileSet};
use snuffel_core::notation::{Unreadable, words};

/// A side of the line on which it can grow. All hands have the first two; with `spinner` there can be all four.
/// This is the order in which they are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// The left end.
    Left,
    /// The right end.
    Right,
    /// The upper side of the spinner, and what grows from there.
    Up,
    /// The lower side of the spinner, and what grows from there.
    Down,
}

words!(End { Left = "left", Right = "right", Up = "up", Down = "down" });

/// What lies at one of the four ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tip {
    /// Nothing can be laid there.
    #[default]
    Closed,
    /// A half with this value; it counts once.
    Half(u8),
    /// A double with this value; it counts with both halves.
    Double(u8),
    /// A free side of the spinner, which has this value; it counts nothing yet.
    Side(u8),
}

impl Tip {
    /// The value that a tile needs to be laid there.
    pub fn value(self) -> Option<u8> {
        match self {
            Tip::Closed => None,
            Tip::Half(value) | Tip::Double(value) | Tip::Side(value) => Some(value),
        }
    }

    /// What it counts in the sum of the ends.
    pub fn count(self) -> u8 {
        match self {
            Tip::Closed | Tip::Side(_) => 0,
            Tip::Half(value) => value,
            Tip::Double(value) => 2 * value,
        }
    }

    fn of(tile: Tile, joined: u8) -> Option<Tip> {
        let value = tile.beyond(joined)?;
        Some(if tile.is_double() { Tip::Double(value) } else { Tip::Half(value) })
    }
}

/// The four ends of a line at some time, and how many tiles it had.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tips {
    /// What lies at each end, in the order of [`End::ALL`].
    pub each: [Tip; 4],
    /// How many tiles lie on the table.
    pub tiles: u8,
}

impl Tips {
    /// What lies at an end.
    pub fn at(&self, end: End) -> Tip {
        self.each[end.index()]
    }

    /// The double that lies alone on the table: both ends are its own, and its halves count once.
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

    /// The sum of the ends when `tile` is laid at `end`; `None` when it does not fit there.
    pub fn sum_with(&self, tile: Tile, end: End) -> Option<u8> {
        let tip = Tip::of(tile, self.at(end).value()?)?;
        let others = self.each.iter().map(|tip| tip.count()).sum::<u8>();
        Some(others - self.at(end).count() + tip.count())
    }

    /// The ends at which a tile fits.
    pub fn ends_for(&self, tile: Tile) -> impl Iterator<Item = End> {
        End::ALL.into_iter().filter(move |end| self.at(*end).value().is_some_and(|value| tile.has(value)))
    }

    /// The ends at which something can be laid, and the value that it needs.
    pub fn open(&self) -> impl Iterator<Item = (End, u8)> {
        let value = |end: End| self.at(end).value().map(|value| (end, value));
        End::ALL.into_iter().filter_map(value)
    }

    /// The tiles of a hand that fit at an end.
    pub fn fitting(&self, end: End, hand: TileSet) -> TileSet {
        let with = self.at(end).value().map(TileSet::with_value);
        hand.and(with.unwrap_or(TileSet::NONE))
    }

    /// The tiles of a hand that fit somewhere.
    pub fn fitting_anywhere(&self, hand: TileSet) -> TileSet {
        let each = End::ALL.into_iter().map(|end| self.fitting(end, hand));
        each.fold(TileSet::NONE, TileSet::or)
    }

    /// The values that fit somewhere, one bit each.
    pub fn values(&self) -> u8 {
        self.open().fold(0, |values, (_, value)| values | 1 << value)
    }
}

/// The points for a sum of the ends: the sum itself where it is a multiple of five, else none.
pub fn points(sum: u8) -> u8 {
    if sum.is_multiple_of(5) { sum } else { 0 }
}

/// A tile as it was laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// Where; the first tile of a line lies at the left end, which is the right end too.
    pub end: End,
}

/// The line of tiles on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Laying", into = "Laying")]
pub struct Line {
    tips: Tips,
    /// The tiles in the order in which they were laid; those from the number of tiles on mean nothing.
    laid: [Laid; TILES],
    on_table: TileSet,
    /// Whether the first double is a spinner.
    spins: bool,
    /// The spinner, once it lies on the table.
    spinner: Option<Tile>,
    /// How many of the spinner's two ends nothing touches yet.
    uncovered: u8,
}

impl Line {
    /// An empty table; with `spins` the first double can be laid to on all four sides.
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

    /// Whether it makes no difference at which of two ends a tile is laid: the same lies there, or 0 and double 0, which
    /// count as much, unless covering that double opens the sides of a spinner.
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

    /// Lays the first tile: the higher half of one that is no double points left.
    pub fn open(&mut self, tile: Tile) {
        let tips = if tile.is_double() {
            [Tip::Double(tile.high()), Tip::Double(tile.high())]
        } else {
            [Tip::Half(tile.high()), Tip::Half(tile.low())]
        };
        self.tips.each[..2].copy_from_slice(&tips);
        self.put(tile, End::Left, 2);
    }

    /// Lays a tile that fits at an end; another one changes nothing.
    pub fn lay(&mut self, tile: Tile, end: End) {
        let covered = self.tips.at(end);
        let Some(tip) = covered.value().and_then(|value| Tip::of(tile, value)) else {
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

    /// The line with one more tile; as it is where the tile does not fit.
    pub fn with(mut self, tile: Tile, end: End) -> Line {
        self.lay(tile, end);
        self
    }

    /// Notes a tile that was laid; as the spinner it would have so many ends that nothing touches.
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

    /// The tiles from left to right, each with its halves in that order.
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

/// A line as it travels: how its tiles were laid, of which all else comes.
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
            if is_first { line.open(tile) } else { line.lay(tile, end) }
        }
        Ok(line)
    }
}

/// The tiles that were laid at one end, each with the half that joins the line first.
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
