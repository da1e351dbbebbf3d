//! Holes of the board, directions, and the sides of the table. Rule book `scout`, section Board.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::nth::Nth;
use super::shaft::Shaft;
use snuffel_core::notation::{Unreadable, words};

/// The number of columns, A to R.
pub const COLUMNS: u8 = 18;
/// The number of rows, 1 to 24.
pub const ROWS: u8 = 24;

/// A hole in the top plate: a column from 0 (A) to 17 (R) and a row from 0 (row 1) to 23.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Hole {
    /// The column, counted from 0.
    pub column: u8,
    /// The row, counted from 0.
    pub row: u8,
}

impl Hole {
    /// The hole in a column below [`COLUMNS`] and a row below [`ROWS`]; `None` off the board.
    pub fn new(column: u8, row: u8) -> Option<Hole> {
        (column < COLUMNS && row < ROWS).then_some(Hole { column, row })
    }

    /// All holes, row by row from the south, each row from A.
    pub fn all() -> impl Iterator<Item = Hole> {
        (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Hole { column, row }))
    }

    /// The neighbour in a direction; `None` at the rim.
    pub fn beside(self, direction: Direction) -> Option<Hole> {
        let Hole { column, row } = self;
        match direction {
            Direction::North => Hole::new(column, row + 1),
            Direction::East => Hole::new(column + 1, row),
            Direction::South => row.checked_sub(1).and_then(|row| Hole::new(column, row)),
            Direction::West => column.checked_sub(1).and_then(|column| Hole::new(column, row)),
        }
    }

    /// The letter of the column.
    pub fn letter(self) -> char {
        letter(self.column)
    }

    /// The column as a bit in a row.
    pub fn bit(self) -> u32 {
        1 << self.column
    }

    /// The shaft below the hole.
    pub fn shaft(self) -> Shaft {
        Nth(self.row / 3)
    }
}

impl From<Hole> for (u8, u8) {
    fn from(hole: Hole) -> (u8, u8) {
        (hole.column, hole.row)
    }
}

impl TryFrom<(u8, u8)> for Hole {
    type Error = Unreadable;

    fn try_from((column, row): (u8, u8)) -> Result<Hole, Unreadable> {
        Hole::new(column, row).ok_or(Unreadable)
    }
}

/// The letter of a column below [`COLUMNS`].
pub fn letter(column: u8) -> char {
    char::from(b'A' + column)
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row + 1)
    }
}

impl FromStr for Hole {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Hole, Unreadable> {
        let letter = text.bytes().next().filter(u8::is_ascii_uppercase);
        let column = letter.ok_or(Unreadable)? - b'A';
        let row: u8 = text[1..].parse().map_err(|_| Unreadable)?;
        let hole = row.checked_sub(1).and_then(|row| Hole::new(column, row));
        let hole = hole.ok_or(Unreadable)?;
        // Each hole has exactly one written form: no plus sign, no leading zero.
        (hole.to_string() == text).then_some(hole).ok_or(Unreadable)
    }
}

/// The direction of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards row 24.
    North,
    /// Towards column R.
    East,
    /// Towards row 1.
    South,
    /// Towards column A.
    West,
}

impl Direction {
    /// All directions, clockwise from the north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The opposite direction.
    pub fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

/// A narrow side of the board, with a base line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Base {
    /// Row 1.
    South,
    /// Row 24.
    North,
}

impl Base {
    /// The row of the base line, counted from 0.
    pub fn row(self) -> u8 {
        match self {
            Base::South => 0,
            Base::North => ROWS - 1,
        }
    }

    /// The opposite side.
    pub fn opposite(self) -> Base {
        match self {
            Base::South => Base::North,
            Base::North => Base::South,
        }
    }

    /// The number of rows, 0 to 23, that a scout from this side still has to go from `row`.
    pub fn to_go(self, row: u8) -> u8 {
        self.opposite().row().abs_diff(row)
    }

    /// The direction in which scouts from this side have to go.
    pub fn ahead(self) -> Direction {
        match self {
            Base::South => Direction::North,
            Base::North => Direction::South,
        }
    }
}

words!(Base { South = "south", North = "north" });

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_read_back_as_written() {
        for hole in Hole::all() {
            assert_eq!(hole.to_string().parse(), Ok(hole));
        }
        assert_eq!(Hole::all().count(), 432);
        for wrong in ["", "A", "A0", "A25", "S1", "a1", "A01", "A+1", "1A", "Ä1"] {
            assert_eq!(wrong.parse::<Hole>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn the_rim_has_nothing_beyond() {
        let beside = |hole: &str, direction| {
            let hole: Hole = hole.parse().unwrap();
            hole.beside(direction).map(|hole| hole.to_string())
        };
        assert_eq!(beside("G12", Direction::North).as_deref(), Some("G13"));
        assert_eq!(beside("G12", Direction::West).as_deref(), Some("F12"));
        assert_eq!(beside("A1", Direction::South), None);
        assert_eq!(beside("A1", Direction::West), None);
        assert_eq!(beside("R24", Direction::North), None);
        assert_eq!(beside("R24", Direction::East), None);
    }
}
