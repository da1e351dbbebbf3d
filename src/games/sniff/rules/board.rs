//! The board: its size, its fields, the places for walls, and sets of both. Rule book `sniff`, section Board.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use crate::notation::Unreadable;

/// The most columns and the most rows of a board.
pub const LARGEST: u8 = 9;
/// The fewest columns and the fewest rows of a board.
pub const SMALLEST: u8 = 3;

/// How large a board is: columns and rows, each from [`SMALLEST`] to [`LARGEST`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// The board of the original game: 5 columns, 5 rows.
    pub const USUAL: Size = Size { columns: 5, rows: 5 };

    /// A size; `None` when it is too small or too large.
    pub fn new(columns: u8, rows: u8) -> Option<Size> {
        let range = SMALLEST..=LARGEST;
        (range.contains(&columns) && range.contains(&rows)).then_some(Size { columns, rows })
    }

    /// How many columns there are.
    pub fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows there are.
    pub fn rows(self) -> u8 {
        self.rows
    }

    /// How many places for a wall there are: between columns, beside the zero field, and between rows.
    pub fn places(self) -> u8 {
        self.columns * self.rows + self.columns * (self.rows - 1)
    }

    /// The usual number of walls, four ninths of the places rounded down (rule book, variant `size`).
    pub fn usual_walls(self) -> u8 {
        (u16::from(self.places()) * 4 / 9) as u8
    }

    /// The fields with another one above them in their column when `below` is 1, all fields when it is 0; bits of a
    /// [`FieldSet`].
    fn bits(self, below: u8) -> u128 {
        // One bit at the foot of each column; the product sets the bits above it, and no two columns meet.
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

    /// Whether `field` is on a board of this size.
    pub fn holds(self, field: Field) -> bool {
        match field.place() {
            None => true,
            Some((column, row)) => column < self.columns && row < self.rows,
        }
    }

    /// All fields but the zero field, A1 first, column by column.
    pub fn fields(self) -> impl Iterator<Item = Field> {
        (0..self.columns).flat_map(move |column| (0..self.rows).map(move |row| Field::at(column, row)))
    }

    /// All places for a wall, in the order of their lists.
    pub fn walls(self) -> impl Iterator<Item = Wall> {
        self.fields().flat_map(move |field| {
            self.neighbours(field).filter(move |other| *other > field).map(move |other| Wall::new(field, other))
        })
    }

    /// The fields that share a side with `field`, in the order of their lists; the zero field last.
    pub fn neighbours(self, field: Field) -> impl Iterator<Item = Field> {
        let mut found = [None; LARGEST as usize];
        match field.place() {
            None => {
                for row in 0..self.rows {
                    found[usize::from(row)] = Some(Field::at(self.columns - 1, row));
                }
            }
            Some((column, row)) => {
                let east = if column + 1 == self.columns { Field::ZERO } else { Field::at(column + 1, row) };
                found[0] = column.checked_sub(1).map(|west| Field::at(west, row));
                found[1] = row.checked_sub(1).map(|south| Field::at(column, south));
                found[2] = (row + 1 < self.rows).then(|| Field::at(column, row + 1));
                found[3] = Some(east);
            }
        }
        found.into_iter().flatten()
    }

    /// Whether two different fields share a side or touch at a corner; the zero field touches none.
    pub fn touch(self, one: Field, other: Field) -> bool {
        match (one.place(), other.place()) {
            (Some((column, row)), Some((other_column, other_row))) => {
                one != other && column.abs_diff(other_column) <= 1 && row.abs_diff(other_row) <= 1
            }
            _ => false,
        }
    }

    /// Whether two fields share a side.
    pub fn adjacent(self, one: Field, other: Field) -> bool {
        self.holds(one) && self.holds(other) && self.neighbours(one).any(|field| field == other)
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

/// A field: the zero field, or one of column A to I and row 1 to 9.
///
/// Fields are ordered by column, then row; the zero field is the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Field(u8);

impl Field {
    /// The zero field, outside along the last column.
    pub const ZERO: Field = Field(LARGEST * LARGEST);

    /// How many different fields there are on the largest board, the zero field included.
    pub const COUNT: usize = LARGEST as usize * LARGEST as usize + 1;

    /// A number for tables of fields, from 0 to [`COUNT`](Field::COUNT) - 1.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The field in a column and a row, each from 0 to [`LARGEST`] - 1.
    pub fn at(column: u8, row: u8) -> Field {
        debug_assert!(column < LARGEST && row < LARGEST);
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

/// The place between two fields, where a wall may stand. Whether they are neighbours hangs on the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Wall {
    low: Field,
    high: Field,
}

impl Wall {
    /// The place between two fields; their order does not matter.
    pub fn new(one: Field, other: Field) -> Wall {
        Wall { low: one.min(other), high: one.max(other) }
    }

    /// The two fields, the lower one first, the zero field last.
    pub fn fields(self) -> (Field, Field) {
        (self.low, self.high)
    }

    /// The bit of this place in a [`WallSet`]: side 0 is towards the zero field, side 1 towards higher rows.
    fn bit(self) -> (usize, u128) {
        let same_column = match (self.low.place(), self.high.place()) {
            (Some((one, _)), Some((other, _))) => one == other,
            _ => false,
        };
        (usize::from(same_column), 1 << self.low.0)
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

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FieldSet(u128);

impl FieldSet {
    /// The fields as bits: that of a field is the one with its [index](Field::index).
    pub(crate) fn mask(self) -> u128 {
        self.0
    }

    /// Whether `field` is in the set.
    pub fn contains(self, field: Field) -> bool {
        self.0 & 1 << field.0 != 0
    }

    /// Puts `field` in; whether it is new.
    pub fn insert(&mut self, field: Field) -> bool {
        let new = !self.contains(field);
        self.0 |= 1 << field.0;
        new
    }

    /// Takes `field` out; whether it was in.
    pub fn remove(&mut self, field: Field) -> bool {
        let was_in = self.contains(field);
        self.0 &= !(1 << field.0);
        was_in
    }

    /// How many fields are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no field is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fields in order, the zero field last.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        bits(self.0).map(Field)
    }

    /// The fields of this set and all that ways without one of `walls` lead to from them, on a board of `size`.
    pub fn flood(self, walls: WallSet, size: Size) -> FieldSet {
        const ZERO: u128 = 1 << Field::ZERO.0;
        let column = u32::from(LARGEST);
        let board = size.bits(0);
        let last = board & !((1 << (column * u32::from(size.columns - 1))) - 1);
        let upwards = size.bits(1) & !walls.0[1];
        let onwards = board & !last & !walls.0[0];
        let outwards = last & !walls.0[0];
        let mut reached = self.0;
        loop {
            let mut next = reached
                | (reached & upwards) << 1
                | (reached >> 1) & upwards
                | (reached & onwards) << column
                | (reached >> column) & onwards;
            if reached & ZERO != 0 {
                next |= outwards;
            } else if reached & outwards != 0 {
                next |= ZERO;
            }
            if next == reached {
                return FieldSet(reached);
            }
            reached = next;
        }
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        let mut set = FieldSet::default();
        for field in fields {
            set.insert(field);
        }
        set
    }
}

/// A set of walls, or of places for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct WallSet([u128; 2]);

impl WallSet {
    /// The walls as bits, each the one with the [index](Field::index) of its first field: those towards the zero field,
    /// and those towards higher rows.
    pub(crate) fn masks(self) -> [u128; 2] {
        self.0
    }

    /// Whether `wall` is in the set.
    pub fn contains(self, wall: Wall) -> bool {
        let (side, bit) = wall.bit();
        self.0[side] & bit != 0
    }

    /// Puts `wall` in; whether it is new. The two fields must be neighbours on the board in use.
    pub fn insert(&mut self, wall: Wall) -> bool {
        let (side, bit) = wall.bit();
        let new = self.0[side] & bit == 0;
        self.0[side] |= bit;
        new
    }

    /// Takes `wall` out; whether it was in.
    pub fn remove(&mut self, wall: Wall) -> bool {
        let (side, bit) = wall.bit();
        let was_in = self.0[side] & bit != 0;
        self.0[side] &= !bit;
        was_in
    }

    /// How many walls are in the set.
    pub fn len(self) -> usize {
        self.0.iter().map(|side| side.count_ones() as usize).sum()
    }

    /// Whether no wall is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    /// Whether all walls of `other` are in the set.
    pub fn includes(self, other: WallSet) -> bool {
        (0..2).all(|side| other.0[side] & !self.0[side] == 0)
    }

    /// Whether all walls stand on places of a board of `size`.
    pub fn fits(self, size: Size) -> bool {
        self.0[0] & !size.bits(0) == 0 && self.0[1] & !size.bits(1) == 0
    }

    /// The walls in the order of their lists, on a board of `size`.
    pub fn iter(self, size: Size) -> impl Iterator<Item = Wall> {
        size.walls().filter(move |wall| self.contains(*wall))
    }
}

impl FromIterator<Wall> for WallSet {
    fn from_iter<I: IntoIterator<Item = Wall>>(walls: I) -> WallSet {
        let mut set = WallSet::default();
        for wall in walls {
            set.insert(wall);
        }
        set
    }
}

/// The numbers of the bits that are set, lowest first.
fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            lowest as u8
        })
    })
}

#[cfg(test)]
mod tests {
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
