//! The seats: how many there are at most, and their written colours. Rule book `spion`, section Sides.

use snuffel_core::notation::Unreadable;
use snuffel_core::seat::{PerSeat, Seat, Seats};

/// The maximum number of seats.
pub const MOST: usize = 4;

/// The seats of a game of maximum size.
pub(super) const ALL_SEATS: Seats = Seats::first(MOST);

/// The written colours of the seats.
fn colours() -> PerSeat<&'static str, MOST> {
    PerSeat::from(["black", "white", "black-red", "white-blue"])
}

/// The written colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    colours()[seat]
}

/// The seat of a written colour.
///
/// # Errors
/// If there is no such colour.
pub fn read_colour(text: &str) -> Result<Seat, Unreadable> {
    colours().each().find(|(_, colour)| **colour == text).map(|(seat, _)| seat).ok_or(Unreadable)
}
