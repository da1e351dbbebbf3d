//! The two teams and their members. Rule book `spion`, section Sides.

use serde::{Deserialize, Serialize};

use std::ops::{Index, IndexMut};

use super::seating::MOST;
use snuffel_core::seat::{Seat, Seats};

/// A team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Team {
    /// Black and black-red, which walk clockwise.
    Black,
    /// White and white-blue, which walk counter-clockwise.
    White,
}

impl Team {
    /// The team of a seat. The teams alternate.
    pub fn of_seat(seat: Seat) -> Team {
        if seat.index().is_multiple_of(2) { Team::Black } else { Team::White }
    }

    /// The opposing team.
    pub fn other(self) -> Team {
        match self {
            Team::Black => Team::White,
            Team::White => Team::Black,
        }
    }

    /// Its seats, in a game of any number of seats.
    pub fn seats(self) -> Seats {
        Seats::first(MOST).iter().filter(|seat| Team::of_seat(*seat) == self).collect()
    }
}

/// Returns whether two seats are on one team: black and black-red, or white and white-blue.
pub fn are_partners(one: Seat, other: Seat) -> bool {
    Team::of_seat(one) == Team::of_seat(other)
}

/// The enemy whose traitor a seat writes down, and which writes down the seat's own.
pub fn opposite(seat: Seat) -> Seat {
    match Team::of_seat(seat) {
        Team::Black => seat.after(1, MOST),
        Team::White => seat.after(MOST - 1, MOST),
    }
}

/// A value for each team, which partners share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PerTeam<T>([T; 2]);

impl<T> PerTeam<T> {
    /// Applies `change` to each value, black's first.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerTeam<U> {
        PerTeam(self.0.map(change))
    }
}

impl<T> From<[T; 2]> for PerTeam<T> {
    fn from(values: [T; 2]) -> PerTeam<T> {
        PerTeam(values)
    }
}

impl<T> Index<Team> for PerTeam<T> {
    type Output = T;

    fn index(&self, team: Team) -> &T {
        &self.0[team as usize]
    }
}

impl<T> IndexMut<Team> for PerTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        &mut self.0[team as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::seating::read_colour;
    use super::*;

    #[test]
    fn black_and_black_red_are_partners_against_white_and_white_blue() {
        let seat = |text| read_colour(text).unwrap();
        assert!(are_partners(seat("black"), seat("black-red")));
        assert!(are_partners(seat("white"), seat("white-blue")));
        assert!(!are_partners(seat("black"), seat("white-blue")));
        assert_eq!(opposite(seat("black")), seat("white"));
        assert_eq!(opposite(seat("white-blue")), seat("black-red"));
    }
}
