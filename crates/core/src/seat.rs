//! Seats at the table, sets of seats, and viewers.

use std::array;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bits::ones;
use crate::notation::Unreadable;

/// The largest number of seats of any game (`schnuff`).
pub const MOST_SEATS: usize = 6;

/// A place at the table, counted from 0 in the order of play.
///
/// Shown and written (in records) from 1, as people count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = Unreadable;

    fn try_from(index: u8) -> Result<Seat, Unreadable> {
        Seat::new(index.into()).ok_or(Unreadable)
    }
}

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
        if self == Seat::FIRST { Seat::SECOND } else { Seat::FIRST }
    }

    /// Returns the seat `places` further on at a table of `seats`, from 1 to [`MOST_SEATS`].
    pub fn after(self, places: usize, seats: usize) -> Seat {
        // Not a division: there is usually one round at most, and a search calls this for every move.
        let (mut index, seats) = (self.index() + places, seats.max(1));
        while index >= seats {
            index -= seats;
        }
        Seat(index as u8)
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

/// One value for each of the first `N` seats: the only way to look up a seat, so that no two seats are confused.
///
/// [`get`](PerSeat::get) returns `None` for a seat that the game does not have; indexing by such a seat is a defect of
/// the program and panics, like any index out of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize = MOST_SEATS>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// Calls `make` for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> PerSeat<T, N> {
        PerSeat(array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The value for a seat; `None` for a seat that the game does not have.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The seats in the order of play, each with its value.
    pub fn each(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values of all seats, in the order of play.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values of all seats, mutably.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Converts each value with `change`.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerSeat<U, N> {
        PerSeat(self.0.map(change))
    }
}

impl<T, const N: usize> From<[T; N]> for PerSeat<T, N> {
    fn from(values: [T; N]) -> PerSeat<T, N> {
        PerSeat(values)
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> PerSeat<T, N> {
        PerSeat::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T, N>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        values.try_into().map(PerSeat).map_err(|_| D::Error::invalid_length(count, &"one for each seat"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seats(u8);

impl TryFrom<u8> for Seats {
    type Error = Unreadable;

    fn try_from(bits: u8) -> Result<Seats, Unreadable> {
        if bits >> MOST_SEATS == 0 { Ok(Seats(bits)) } else { Err(Unreadable) }
    }
}

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats; at most [`MOST_SEATS`].
    pub const fn first(count: usize) -> Seats {
        let count = if count < MOST_SEATS { count } else { MOST_SEATS };
        Seats(((1_u16 << count) - 1) as u8)
    }

    /// The set of one seat.
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

    /// Returns whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Returns whether all its seats are also in `other`.
    pub fn is_subset(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in the order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        ones(self.0.into()).map(|index| Seat(index as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// The viewer for whom a view or a percept is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player: knows what is public, and the secrets of this seat.
    Seat(Seat),
    /// A listener: knows only what is public.
    Public,
}

impl Viewer {
    /// Returns whether the viewer sits on `seat`.
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
    fn what_arrives_for_seats_is_read_or_refused() {
        let each = PerSeat::<u16, 3>::from([7, 8, 900]);
        let bytes = postcard::to_stdvec(&(each, Seat::SECOND, Seats::first(6))).unwrap();
        let read = postcard::from_bytes::<(PerSeat<u16, 3>, Seat, Seats)>(&bytes).unwrap();
        assert_eq!(read, (each, Seat::SECOND, Seats::first(6)));
        assert!(postcard::from_bytes::<Seat>(&[6]).is_err());
        assert!(postcard::from_bytes::<Seats>(&[0b100_0000]).is_err());
        assert!(postcard::from_bytes::<PerSeat<u16, 2>>(&bytes).is_err());
    }

    #[test]
    fn a_seat_that_a_game_does_not_have_is_nobody_elses() {
        let two = PerSeat::<&str, 2>::from(["mine", "yours"]);
        assert_eq!(two[Seat::SECOND], "yours");
        assert_eq!(two.get(Seat(2)), None);
        assert_eq!(Seat::SECOND.after(1, 2), Seat::FIRST);
        assert_eq!(Seat(4).after(3, 6), Seat::SECOND);
    }

    #[test]
    fn sets_of_seats_keep_the_order_of_play() {
        let set = Seats::NONE.with(Seat::SECOND).with(Seat::FIRST);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND]);
        assert_eq!(set, Seats::first(2));
        assert_eq!(set.without(Seat::FIRST), Seats::only(Seat::SECOND));
        assert!(Seats::only(Seat::SECOND).is_subset(set) && !set.is_subset(Seats::only(Seat::SECOND)));
        assert!(Seats::NONE.is_empty() && Seats::NONE.is_subset(Seats::NONE));
        assert_eq!(Seats::first(6).len(), 6);
    }
}
