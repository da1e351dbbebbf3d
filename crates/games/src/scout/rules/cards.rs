//! The 49 cards: the hedges of each, and the resulting openings in all four turns. Rule book `scout`, sections Board
//! and Readings.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::hole::Direction;
use snuffel_core::notation::Unreadable;

/// The number of cards.
pub const CARDS: usize = 49;

/// The hedges of a card at 0 degrees. Its holes are A to C from the west and 1 to 3 from the south.
#[derive(Clone, Copy, Debug)]
struct Card {
    /// The outer hedges of each side, one bit per hole: north and south by column, east and west by row.
    sides: [u8; 4],
    /// Hedges between a hole and its eastern neighbour: bit `3 * row + column`.
    east: u16,
    /// Hedges between a hole and its northern neighbour: bit `3 * row + column`.
    north: u16,
}

/// The cards from number 1, one per line: the holes with a hedge on the north, east, south and west side, then the
/// hedges between two holes. They were drawn at random from all cards that the Readings allow.
#[rustfmt::skip]
const TABLE: [Card; CARDS] = [
    card("AB", "12", "AB", "1", "A1-A2 A2-B2 A3-B3 B2-C2 C2-C3"),
    card("AB", "12", "A", "13", "A1-B1 A2-B2 A3-B3 B1-C1 B3-C3"),
    card("AB", "12", "A", "23", "A1-B1 A2-A3 B1-C1 B2-C2 C1-C2"),
    card("AB", "12", "B", "12", "A1-B1 B1-C1 B2-B3 B2-C2 C1-C2"),
    card("AC", "12", "AC", "1", "A2-B2 B1-B2 B2-C2 B3-C3 C1-C2"),
    card("AC", "12", "AC", "2", "A1-A2 A3-B3 B1-B2 B2-B3 B3-C3"),
    card("AC", "12", "A", "12", "A2-B2 B1-B2 B3-C3 C1-C2 C2-C3"),
    card("AC", "12", "BC", "3", "A1-B1 A3-B3 B1-B2 B2-B3 B2-C2"),
    card("AC", "12", "C", "13", "A1-A2 A2-A3 A2-B2 B3-C3 C1-C2"),
    card("A", "12", "AC", "12", "A2-A3 A3-B3 B1-B2 B2-B3 C1-C2"),
    card("BC", "12", "AC", "3", "A1-A2 A2-B2 B2-B3 B2-C2 C2-C3"),
    card("BC", "12", "A", "13", "A1-A2 A2-A3 B1-B2 B2-B3 B3-C3"),
    card("BC", "12", "C", "12", "A2-A3 A3-B3 B1-B2 B2-C2 C1-C2"),
    card("BC", "12", "C", "23", "A1-A2 A2-A3 A3-B3 B1-B2 B1-C1"),
    card("B", "12", "BC", "13", "A1-A2 A2-A3 B1-B2 B3-C3 C1-C2"),
    card("C", "12", "AB", "12", "A2-B2 A3-B3 B1-C1 B2-C2 B3-C3"),
    card("C", "12", "AC", "23", "A1-A2 A1-B1 A2-A3 B2-C2 B3-C3"),
    card("C", "12", "AC", "23", "A1-B1 A3-B3 B1-C1 B2-B3 B2-C2"),
    card("AB", "13", "AB", "1", "A2-A3 A3-B3 B1-C1 B2-C2 C2-C3"),
    card("AB", "13", "B", "12", "A1-A2 A2-A3 B2-B3 B2-C2 B3-C3"),
    card("AC", "13", "BC", "1", "A1-A2 A1-B1 A3-B3 B2-B3 B2-C2"),
    card("AC", "13", "BC", "1", "A3-B3 B1-C1 B2-B3 B2-C2 B3-C3"),
    card("A", "13", "AB", "12", "A1-B1 A2-A3 B1-B2 B2-B3 C2-C3"),
    card("A", "13", "AB", "13", "A2-B2 A3-B3 B2-B3 B2-C2 C1-C2"),
    card("A", "13", "AC", "12", "A2-A3 A2-B2 B1-B2 B2-C2 C2-C3"),
    card("BC", "13", "AB", "2", "A3-B3 B1-C1 B2-B3 B2-C2 C1-C2"),
    card("B", "13", "AC", "23", "A1-A2 A3-B3 B1-B2 B1-C1 B3-C3"),
    card("AB", "1", "AB", "13", "A1-B1 B1-B2 B2-B3 B2-C2 B3-C3"),
    card("AB", "1", "AC", "13", "A1-A2 A2-A3 B1-B2 B2-C2 B3-C3"),
    card("BC", "1", "AC", "12", "A1-A2 A3-B3 B2-B3 B2-C2 C2-C3"),
    card("AB", "23", "A", "12", "A1-B1 A2-B2 B1-C1 B2-C2 C2-C3"),
    card("AB", "23", "B", "23", "A2-B2 B1-B2 B2-C2 B3-C3 C2-C3"),
    card("AC", "23", "A", "12", "A1-B1 A2-A3 A2-B2 A3-B3 B2-B3"),
    card("AC", "23", "BC", "3", "A1-A2 A2-A3 B2-C2 B3-C3 C1-C2"),
    card("A", "23", "AC", "12", "A1-B1 A2-A3 A2-B2 B3-C3 C2-C3"),
    card("C", "23", "AC", "13", "A2-A3 A3-B3 B1-C1 B2-C2 C2-C3"),
    card("C", "23", "BC", "23", "A1-A2 A1-B1 B2-B3 B2-C2 C1-C2"),
    card("AB", "2", "AB", "23", "A1-A2 A1-B1 B2-C2 B3-C3 C2-C3"),
    card("AB", "2", "AC", "12", "A2-B2 A3-B3 B3-C3 C1-C2 C2-C3"),
    card("AC", "2", "AB", "12", "A1-A2 A2-B2 B1-B2 B2-B3 C2-C3"),
    card("BC", "2", "AC", "12", "A1-B1 A2-B2 B1-C1 B2-C2 B3-C3"),
    card("BC", "2", "BC", "12", "A1-A2 B1-B2 B2-B3 B3-C3 C2-C3"),
    card("BC", "2", "BC", "12", "A2-A3 A3-B3 B1-B2 C1-C2 C2-C3"),
    card("BC", "2", "BC", "13", "A1-A2 A1-B1 A2-A3 B2-B3 C1-C2"),
    card("AB", "3", "BC", "13", "A1-B1 A2-B2 B2-C2 C1-C2 C2-C3"),
    card("AC", "3", "AC", "13", "A1-B1 A2-B2 B1-C1 B2-B3 B3-C3"),
    card("AC", "3", "BC", "12", "A1-A2 A1-B1 A2-A3 B2-C2 C1-C2"),
    card("BC", "3", "AC", "23", "A1-A2 B1-B2 B2-C2 B3-C3 C1-C2"),
    card("BC", "3", "BC", "12", "A1-A2 A3-B3 B2-C2 C1-C2 C2-C3"),
];

/// Parses one line of the table at compile time, so that a mistake in it does not compile.
const fn card(north: &str, east: &str, south: &str, west: &str, inside: &str) -> Card {
    let sides = [side(north, b'A'), side(east, b'1'), side(south, b'A'), side(west, b'1')];
    let (mut to_east, mut to_north) = (0, 0);
    let text = inside.as_bytes();
    let mut at = 0;
    while at < text.len() {
        let (column, row) = (text[at] - b'A', text[at + 1] - b'1');
        let (other_column, other_row) = (text[at + 3] - b'A', text[at + 4] - b'1');
        let bit = 1 << (3 * row + column);
        if other_column == column + 1 && other_row == row {
            to_east |= bit;
        } else {
            assert!(other_column == column && other_row == row + 1);
            to_north |= bit;
        }
        at += "A1-A2 ".len();
    }
    Card { sides, east: to_east, north: to_north }
}

const fn side(holes: &str, first: u8) -> u8 {
    let holes = holes.as_bytes();
    let mut bits = 0;
    let mut at = 0;
    while at < holes.len() {
        assert!(holes[at] - first < 3);
        bits |= 1 << (holes[at] - first);
        at += 1;
    }
    bits
}

impl Card {
    /// The card after a quarter turn clockwise, with its north side now in the east.
    const fn turned(self) -> Card {
        let [north, east, south, west] = self.sides;
        // A column counted from the west becomes a row counted from the north.
        let sides = [west, mirrored(north), east, mirrored(south)];
        let (mut to_east, mut to_north) = (0, 0);
        let mut hole = 0;
        while hole < 9 {
            let (column, row) = (hole % 3, hole / 3);
            // The hole moves to column `row` and row `2 - column`.
            if self.east >> hole & 1 == 1 {
                // Its eastern neighbour is now south of it, so the hedge is north of that neighbour.
                to_north |= 1 << (3 * (1 - column) + row);
            }
            if self.north >> hole & 1 == 1 {
                to_east |= 1 << (3 * (2 - column) + row);
            }
            hole += 1;
        }
        Card { sides, east: to_east, north: to_north }
    }
}

const fn mirrored(bits: u8) -> u8 {
    (bits & 1) << 2 | bits & 2 | bits >> 2
}

/// The number of turns of a card.
pub const TURNS: u8 = 4;

/// A card in one of its four turns, as it is on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Piece(u8);

impl TryFrom<u8> for Piece {
    type Error = Unreadable;

    fn try_from(index: u8) -> Result<Piece, Unreadable> {
        if usize::from(index) < OPENINGS.len() { Ok(Piece(index)) } else { Err(Unreadable) }
    }
}

impl Piece {
    /// The card with a number from 1 to 49 and 0 to 3 clockwise quarter turns; `None` for other values.
    pub fn new(number: u8, quarters: u8) -> Option<Piece> {
        let known = (1..=CARDS as u8).contains(&number) && quarters < TURNS;
        known.then(|| Piece((number - 1) * TURNS + quarters))
    }

    /// Card 1, not turned.
    pub const FIRST: Piece = Piece(0);

    /// The number of the card, 1 to 49.
    pub fn number(self) -> u8 {
        self.0 / TURNS + 1
    }

    /// The number of clockwise quarter turns, 0 to 3.
    pub fn quarters(self) -> u8 {
        self.0 % TURNS
    }

    /// The clockwise turn in degrees: 0, 90, 180 or 270.
    pub fn degrees(self) -> u16 {
        u16::from(self.quarters()) * 90
    }

    /// The same card turned to 0 to 3 quarters in all.
    pub fn turned_to(self, quarters: u8) -> Piece {
        Piece(self.0 - self.quarters() + quarters % TURNS)
    }

    /// The openings through which scouts can walk.
    pub fn openings(self) -> &'static Openings {
        &OPENINGS[usize::from(self.0)]
    }

    /// Returns whether the card has a hedge on this side of its hole in `column` and `row`, each 0 to 2.
    pub fn has_hedge(self, column: u8, row: u8, direction: Direction) -> bool {
        let open = self.openings();
        let is_open = match direction {
            Direction::North => open.north[usize::from(row)] >> column & 1,
            Direction::East => open.east[usize::from(row)] >> column & 1,
            Direction::South if row == 0 => open.south >> column & 1,
            Direction::South => open.north[usize::from(row) - 1] >> column & 1,
            Direction::West if column == 0 => open.west >> row & 1,
            Direction::West => open.east[usize::from(row)] >> (column - 1) & 1,
        };
        is_open == 0
    }
}

/// The number and the turn in degrees, for example `12/90`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number(), self.degrees())
    }
}

impl FromStr for Piece {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Piece, Unreadable> {
        let (number, degrees) = text.split_once('/').ok_or(Unreadable)?;
        let quarters = match degrees {
            "0" => 0,
            "90" => 1,
            "180" => 2,
            "270" => 3,
            _ => return Err(Unreadable),
        };
        let piece = number.parse().ok().and_then(|number| Piece::new(number, quarters));
        let piece = piece.ok_or(Unreadable)?;
        (piece.to_string() == text).then_some(piece).ok_or(Unreadable)
    }
}

/// The openings of a card in one turn. A set bit is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Openings {
    /// For each row from the south, the holes open to the east; bit 2 is the outer side.
    pub east: [u8; 3],
    /// For each row from the south, the holes open to the north; row 2 is the outer side.
    pub north: [u8; 3],
    /// The columns open on the outer south side.
    pub south: u8,
    /// The rows open on the outer west side.
    pub west: u8,
}

const fn openings(card: Card) -> Openings {
    let [north, east, south, west] = card.sides;
    let mut open = Openings { east: [0; 3], north: [0; 3], south: !south & 7, west: !west & 7 };
    let mut row = 0;
    while row < 3 {
        let outer = (!east >> row & 1) << 2;
        open.east[row] = !(card.east >> (3 * row)) as u8 & 3 | outer;
        open.north[row] = match row {
            2 => !north & 7,
            _ => !(card.north >> (3 * row)) as u8 & 7,
        };
        row += 1;
    }
    open
}

/// The openings of every card in every turn.
static OPENINGS: [Openings; CARDS * TURNS as usize] = {
    let mut all = [openings(TABLE[0]); CARDS * TURNS as usize];
    let mut number = 0;
    while number < CARDS {
        let mut card = TABLE[number];
        let mut quarters = 0;
        while quarters < TURNS as usize {
            all[number * TURNS as usize + quarters] = openings(card);
            card = card.turned();
            quarters += 1;
        }
        number += 1;
    }
    all
};
