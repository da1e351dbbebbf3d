//! Seats at the table, sets of seats, and who is looking.

use std::fmt;
use std::str::FromStr;

use crate::record::Unreadable;

/// The most seats any game has (`schnuff`).
pub const MOST_SEATS: usize = 6;

/// A place at the table, counted from 0 in the order of play.
///
/// Written (in records) and told from 1, as people count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// The seat with an index from 0 to [`MOST_SEATS`] - 1; `None` beyond.
    pub fn new(index: usize) -> Option<Seat> {
        (index < MOST_SEATS).then_some(Seat(index as u8))
    }

    /// The index, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other seat of a game for two.
    pub fn other(self) -> Seat {
        Seat(1 - self.0.min(1))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        text.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).and_then(Seat::new).ok_or(Unreadable)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats; at most [`MOST_SEATS`].
    pub fn first(count: usize) -> Seats {
        (0..count).filter_map(Seat::new).collect()
    }

    /// The one seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and `seat`.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in the order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS).filter_map(Seat::new).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Who a view or a percept is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who plays: knows what is public, and the own secrets.
    Seat(Seat),
    /// Somebody who only listens: knows what is public.
    Public,
}

impl Viewer {
    /// Whether the viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat of a viewer who plays.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_from_one() {
        assert_eq!(Seat::FIRST.to_string(), "1");
        assert_eq!("6".parse::<Seat>().unwrap().index(), 5);
        for wrong in ["0", "7", "-1", "x", "", "1 "] {
            assert_eq!(wrong.parse::<Seat>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn sets_of_seats_keep_the_order_of_play() {
        let set = Seats::NONE.with(Seat::SECOND).with(Seat::FIRST);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND]);
        assert_eq!(set, Seats::first(2));
        assert_eq!(set.without(Seat::FIRST), Seats::only(Seat::SECOND));
        assert!(Seats::NONE.is_empty());
        assert_eq!(Seats::first(6).len(), 6);
    }
}
