//! The ring: its places and their names, and the walking direction of each side. Rule book `spion`, section Board.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::seating::{MOST, colour, read_colour};
use super::team::Team;
use snuffel_core::notation::Unreadable;
use snuffel_core::seat::Seat;

/// The number of places from one embassy to the next.
pub const SIDE: u8 = 5;

/// A place on the ring, counted clockwise from the embassy of black: an embassy, or a field named by its side and
/// step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Place(u8);

impl TryFrom<u8> for Place {
    type Error = Unreadable;

    fn try_from(index: u8) -> Result<Place, Unreadable> {
        if index < MOST as u8 * SIDE { Ok(Place(index)) } else { Err(Unreadable) }
    }
}

impl Place {
    /// The embassy of a seat, one of the first four.
    pub fn embassy(seat: Seat) -> Place {
        Place(seat.index() as u8 * SIDE)
    }

    /// The field on a side from 1 to 4 at a step from 1 to 4; `None` for other numbers.
    pub fn field(side: u8, step: u8) -> Option<Place> {
        let on_board = (1..=MOST as u8).contains(&side) && (1..SIDE).contains(&step);
        on_board.then(|| Place((side - 1) * SIDE + step))
    }

    /// The index of the place, counted clockwise from 0 at the embassy of black.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The owner of an embassy; `None` for a field.
    pub fn owner(self) -> Option<Seat> {
        let on_corner = self.0.is_multiple_of(SIDE);
        on_corner.then(|| Seat::new(usize::from(self.0 / SIDE))).flatten()
    }

    /// The side of a field, from 1; for an embassy, the side that begins there.
    pub fn side(self) -> u8 {
        self.0 / SIDE + 1
    }

    /// Returns whether this is an Alfred field, where spies reveal their numbers.
    pub fn is_alfred(self) -> bool {
        // The second step on sides that begin at a black embassy, the third on the others.
        let step = if self.side() % 2 == 1 { 2 } else { 3 };
        self.0 % SIDE == step
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner() {
            Some(seat) => f.write_str(colour(seat)),
            None => write!(f, "{}.{}", self.side(), self.0 % SIDE),
        }
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let Some((side, step)) = text.split_once('.') else {
            return read_colour(text).map(Place::embassy);
        };
        let digit = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
            _ => Err(Unreadable),
        };
        Place::field(digit(side)?, digit(step)?).ok_or(Unreadable)
    }
}

/// The ring for a number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Ring(u8);

impl TryFrom<u8> for Ring {
    type Error = Unreadable;

    fn try_from(seats: u8) -> Result<Ring, Unreadable> {
        if matches!(seats, 2 | 4) { Ok(Ring(seats)) } else { Err(Unreadable) }
    }
}

impl Ring {
    /// The ring for two or four seats.
    pub fn new(seats: usize) -> Ring {
        Ring(seats as u8)
    }

    /// The number of seats.
    pub fn seats(self) -> usize {
        usize::from(self.0)
    }

    /// The number of places.
    pub fn length(self) -> u8 {
        self.0 * SIDE
    }

    /// Returns whether a place is on this ring.
    pub fn holds(self, place: Place) -> bool {
        place.0 < self.length()
    }

    /// All places, clockwise from the embassy of black.
    pub fn places(self) -> impl Iterator<Item = Place> {
        (0..self.length()).map(Place)
    }

    /// The place `steps` ahead of another for the spies of `seat`: black ones walk clockwise, white ones
    /// counter-clockwise. At most one full round.
    pub fn ahead(self, seat: Seat, from: Place, steps: u8) -> Place {
        let length = self.length();
        let steps = steps % length;
        let clockwise = match Team::of_seat(seat) {
            Team::White if steps > 0 => length - steps,
            Team::Black | Team::White => steps,
        };
        Place(within(from.0 + clockwise, length))
    }

    /// The number of steps from one place to another for the spies of `seat`, less than the number of places.
    pub fn distance(self, seat: Seat, from: Place, to: Place) -> u8 {
        let length = self.length();
        let (from, to) = match Team::of_seat(seat) {
            Team::Black => (from.0, to.0),
            Team::White => (to.0, from.0),
        };
        within(to + length - from, length)
    }
}

/// Reduces a number below two rounds to one below a single round. It is called most often in a search, and a division
/// would be slow.
fn within(number: u8, length: u8) -> u8 {
    if number < length { number } else { number - length }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().unwrap()
    }

    #[test]
    fn places_read_back_as_written() {
        let ring = Ring::new(4);
        let names: Vec<String> = ring.places().map(|place| place.to_string()).collect();
        assert_eq!(names[..7], ["black", "1.1", "1.2", "1.3", "1.4", "white", "2.1"]);
        for name in &names {
            assert_eq!(place(name).to_string(), *name);
        }
        for wrong in ["", "0.1", "1.0", "1.5", "5.1", "1", "1.1.1", "green", "01.1"] {
            assert_eq!(wrong.parse::<Place>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn alfred_stands_where_the_rule_book_says() {
        let of = |seats| {
            let places = Ring::new(seats).places().filter(|place| place.is_alfred());
            places.map(|place| place.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(of(4), ["1.2", "2.3", "3.2", "4.3"]);
        assert_eq!(of(2), ["1.2", "2.3"]);
    }

    #[test]
    fn black_walks_clockwise_and_white_the_other_way() {
        let four = Ring::new(4);
        let ahead = |seat, from, steps| four.ahead(seat, place(from), steps).to_string();
        assert_eq!(ahead(Seat::FIRST, "4.4", 2), "1.1");
        assert_eq!(ahead(Seat::SECOND, "1.1", 2), "4.4");
        assert_eq!(ahead(Seat::FIRST, "white", 5), "black-red");
        assert_eq!(ahead(Seat::SECOND, "black", 5), "white-blue");
        assert_eq!(Ring::new(2).ahead(Seat::FIRST, place("white"), 5).index(), 0);
        for from in four.places() {
            for steps in 0..four.length() {
                for seat in [Seat::FIRST, Seat::SECOND] {
                    let to = four.ahead(seat, from, steps);
                    assert_eq!(four.distance(seat, from, to), steps);
                }
            }
        }
    }
}
