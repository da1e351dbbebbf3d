//! The board: its size, its fields and the places for walls. Rule book `sniff`, section Board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use snuffel_core::notation::Unreadable;

/// The maximum number of columns and of rows.
pub const LARGEST: u8 = 9;
/// The minimum number of columns and of rows.
pub const SMALLEST: u8 = 3;

/// The size of a board in columns and rows, each from [`SMALLEST`] to [`LARGEST`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl TryFrom<(u8, u8)> for Size {
    type Error = Unreadable;

    fn try_from((columns, rows): (u8, u8)) -> Result<Size, Unreadable> {
        Size::new(columns, rows).ok_or(Unreadable)
    }
}

impl From<Size> for (u8, u8) {
    fn from(size: Size) -> (u8, u8) {
        (size.columns, size.rows)
    }
}

impl Size {
    /// The board of the original game: 5 columns, 5 rows.
    pub const USUAL: Size = Size { columns: 5, rows: 5 };

    /// A size; `None` if it is too small or too large.
    pub fn new(columns: u8, rows: u8) -> Option<Size> {
        let range = SMALLEST..=LARGEST;
        (range.contains(&columns) && range.contains(&rows)).then_some(Size { columns, rows })
    }

    /// The number of columns.
    pub fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    pub fn rows(self) -> u8 {
        self.rows
    }

    /// The number of places for a wall: between columns, beside the zero field, and between rows.
    pub fn places(self) -> u8 {
        self.columns * self.rows + self.columns * (self.rows - 1)
    }

    /// The usual number of walls, four ninths of the places rounded down (rule book, variant `size`).
    pub fn usual_walls(self) -> u8 {
        (u16::from(self.places()) * 4 / 9) as u8
    }

    /// The fields as bits of a [`FieldSet`](super::sets::FieldSet): all of them if `below` is 0, those below another
    /// field of their column if it is 1.
    pub(super) fn bits(self, below: u8) -> u128 {
        // The lowest bit of each column. The product sets the bits above it, and columns do not overlap.
        const FEET: u128 = {
            let mut feet = 0;
            let mut column = 0;
            while column < LARGEST {
                feet |= 1 << (column * LARGEST);
                column += 1;
            }
            feet
        };
        let feet = FEET & ((1 << (self.columns * LARGEST)) - 1);
        feet * ((1 << (self.rows - below)) - 1)
    }

    /// Returns whether `field` is on a board of this size.
    pub fn holds(self, field: Field) -> bool {
        match field.place() {
            None => true,
            Some((column, row)) => column < self.columns && row < self.rows,
        }
    }

    /// All fields except the zero field, starting at A1, column by column.
    pub fn fields(self) -> impl Iterator<Item = Field> {
        (0..self.columns).flat_map(move |column| (0..self.rows).map(move |row| Field::at(column, row)))
    }

    /// All places for a wall, in their canonical order.
    pub fn walls(self) -> impl Iterator<Item = Wall> {
        let onwards = move |column, row| {
            let low = Field::at(column, row);
            self.onwards(column, row).into_iter().flatten().map(move |high| Wall { low, high })
        };
        (0..self.columns).flat_map(move |column| (0..self.rows).flat_map(move |row| onwards(column, row)))
    }

    /// The neighbours of a field that come after it: the one above it, and the one in the direction of the zero
    /// field.
    fn onwards(self, column: u8, row: u8) -> [Option<Field>; 2] {
        let above = (row + 1 < self.rows).then(|| Field::at(column, row + 1));
        let east = if column + 1 == self.columns { Field::ZERO } else { Field::at(column + 1, row) };
        [above, Some(east)]
    }

    /// The fields that share a side with `field`, in canonical order with the zero field last; none if `field` is not
    /// on this board.
    pub fn neighbours(self, field: Field) -> impl Iterator<Item = Field> {
        let mut found = [None; LARGEST as usize];
        match field.place() {
            None => {
                for row in 0..self.rows {
                    found[usize::from(row)] = Some(Field::at(self.columns - 1, row));
                }
            }
            Some((column, row)) if column < self.columns && row < self.rows => {
                found[0] = column.checked_sub(1).map(|west| Field::at(west, row));
                found[1] = row.checked_sub(1).map(|south| Field::at(column, south));
                found[2..4].copy_from_slice(&self.onwards(column, row));
            }
            Some(_) => {}
        }
        found.into_iter().flatten()
    }

    /// Returns whether two different fields share a side or touch at a corner. The zero field touches none.
    pub fn touch(self, one: Field, other: Field) -> bool {
        match (one.place(), other.place()) {
            (Some((column, row)), Some((other_column, other_row))) => {
                one != other && column.abs_diff(other_column) <= 1 && row.abs_diff(other_row) <= 1
            }
            _ => false,
        }
    }

    /// Returns whether two fields share a side.
    pub fn adjacent(self, one: Field, other: Field) -> bool {
        self.neighbours(one).any(|field| field == other)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl FromStr for Size {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Size, Unreadable> {
        let (columns, rows) = text.split_once('x').ok_or(Unreadable)?;
        let number = |text: &str| text.parse().map_err(|_| Unreadable);
        Size::new(number(columns)?, number(rows)?).ok_or(Unreadable)
    }
}

/// A field: the zero field, or one in columns A to I and rows 1 to 9.
///
/// Fields are ordered by column, then row; the zero field is the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Field(u8);

impl TryFrom<u8> for Field {
    type Error = Unreadable;

    fn try_from(number: u8) -> Result<Field, Unreadable> {
        (number <= Field::ZERO.0).then_some(Field(number)).ok_or(Unreadable)
    }
}

impl Field {
    /// The zero field, which lies outside the board along the last column.
    pub const ZERO: Field = Field(LARGEST * LARGEST);

    /// The number of fields on the largest board, including the zero field.
    pub const COUNT: usize = LARGEST as usize * LARGEST as usize + 1;

    /// The index of the field in tables, from 0 to [`COUNT`](Field::COUNT) - 1.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The field with this index, which must be below [`COUNT`](Field::COUNT).
    pub(super) fn numbered(number: u8) -> Field {
        assert!(number <= Field::ZERO.0);
        Field(number)
    }

    /// The field in a column and a row, each from 0 to [`LARGEST`] - 1.
    pub fn at(column: u8, row: u8) -> Field {
        assert!(column < LARGEST && row < LARGEST);
        Field(column * LARGEST + row)
    }

    /// Column and row, from 0; `None` for the zero field.
    pub fn place(self) -> Option<(u8, u8)> {
        (self != Field::ZERO).then_some((self.0 / LARGEST, self.0 % LARGEST))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            None => f.write_str("0"),
            Some((column, row)) => write!(f, "{}{}", char::from(b'A' + column), row + 1),
        }
    }
}

impl FromStr for Field {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Field, Unreadable> {
        match text.as_bytes() {
            b"0" => Ok(Field::ZERO),
            [column @ b'A'..=b'I', row @ b'1'..=b'9'] => Ok(Field::at(column - b'A', row - b'1')),
            _ => Err(Unreadable),
        }
    }
}

/// The border between two fields, where a wall can be. Whether they are neighbours depends on the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(Field, Field)", into = "(Field, Field)")]
pub struct Wall {
    low: Field,
    high: Field,
}

impl TryFrom<(Field, Field)> for Wall {
    type Error = Unreadable;

    fn try_from((low, high): (Field, Field)) -> Result<Wall, Unreadable> {
        (low <= high).then_some(Wall { low, high }).ok_or(Unreadable)
    }
}

impl From<Wall> for (Field, Field) {
    fn from(wall: Wall) -> (Field, Field) {
        wall.fields()
    }
}

impl Wall {
    /// The border between two fields, in either order.
    pub fn new(one: Field, other: Field) -> Wall {
        Wall { low: one.min(other), high: one.max(other) }
    }

    /// The two fields, the lower one first, the zero field last.
    pub fn fields(self) -> (Field, Field) {
        (self.low, self.high)
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl FromStr for Wall {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Wall, Unreadable> {
        let (one, other) = text.split_once('-').ok_or(Unreadable)?;
        Ok(Wall::new(one.parse()?, other.parse()?))
    }
}

#[cfg(test)]
mod tests {
    use super::super::sets::WallSet;
    use super::*;

    fn field(text: &str) -> Field {
        text.parse().unwrap()
    }

    #[test]
    fn the_usual_board_has_45_places_for_20_walls() {
        let size = Size::USUAL;
        let walls: Vec<Wall> = size.walls().collect();
        assert_eq!((walls.len(), size.places(), size.usual_walls()), (45, 45, 20));
        let beside_zero = walls.iter().filter(|wall| wall.fields().1 == Field::ZERO);
        assert_eq!(beside_zero.count(), 5);
        assert_eq!(walls.iter().copied().collect::<WallSet>().len(), 45);
    }

    #[test]
    fn every_size_has_as_many_places_as_it_says() {
        for columns in SMALLEST..=LARGEST {
            for rows in SMALLEST..=LARGEST {
                let size = Size::new(columns, rows).unwrap();
                let places: WallSet = size.walls().collect();
                assert_eq!(places.len(), usize::from(size.places()), "{size}");
                assert!(places.iter(size).eq(size.walls()), "{size}");
                assert!(places.fits(size), "{size}");
                let other = Size::new(rows, columns).unwrap();
                assert_eq!(places.fits(other), rows == columns, "{size}");
            }
        }
        assert_eq!(Size::new(2, 5), None);
        assert_eq!(Size::new(5, 10), None);
    }

    #[test]
    fn the_zero_field_touches_the_last_column_and_nothing_else() {
        let touched: Vec<String> = Size::USUAL.neighbours(Field::ZERO).map(|field| field.to_string()).collect();
        assert_eq!(touched, ["E1", "E2", "E3", "E4", "E5"]);
        assert!(Size::USUAL.adjacent(field("E3"), Field::ZERO));
        assert!(!Size::USUAL.adjacent(field("D3"), Field::ZERO));
        let corner: Vec<String> = Size::USUAL.neighbours(field("A1")).map(|field| field.to_string()).collect();
        assert_eq!(corner, ["A2", "B1"]);
    }

    #[test]
    fn the_order_of_the_two_fields_of_a_wall_does_not_matter() {
        assert_eq!(Wall::new(field("E4"), field("D4")), Wall::new(field("D4"), field("E4")));
        assert_eq!(Wall::new(Field::ZERO, field("E1")).to_string(), "E1-0");
        assert_eq!("0-E1".parse::<Wall>().unwrap().to_string(), "E1-0");
    }

    #[test]
    fn fields_sizes_and_walls_read_back_as_written() {
        for text in ["0", "A1", "E4", "I9"] {
            assert_eq!(field(text).to_string(), text);
        }
        for wrong in ["", "J1", "A0", "a1", "A10", "00", "1A"] {
            assert_eq!(wrong.parse::<Field>(), Err(Unreadable), "{wrong:?}");
        }
        assert_eq!("4x3".parse::<Size>().unwrap().to_string(), "4x3");
        for wrong in ["", "4", "2x5", "5x10", "5x", "x5", "5X5"] {
            assert_eq!(wrong.parse::<Size>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
