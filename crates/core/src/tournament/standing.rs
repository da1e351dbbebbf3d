//! The standing of a tournament: the points of each seat, and the winners once no other side can catch up.

use serde::{Deserialize, Serialize};

use super::Series;
use crate::rules::{Outcome, Rules};
use crate::seat::{PerSeat, Seat, Seats};

/// The standing of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The series.
    pub series: Series,
    /// The current or last game, counted from 1.
    pub number: u32,
    /// The number of seats.
    pub seats: usize,
    /// The points of each seat. Partners have equal points.
    pub points: PerSeat<u32>,
}

impl Standing {
    /// The seats in the order of play, each with its points.
    pub fn each(&self) -> impl Iterator<Item = (Seat, u32)> {
        self.points.each().take(self.seats).map(|(seat, points)| (seat, *points))
    }

    /// The [sides](Rules::side) of a game of `R` in the order of play, each with its points.
    pub fn sides<R: Rules>(&self) -> impl Iterator<Item = (Seats, u32)> {
        let sides = self.each().map(|(seat, points)| (seat, R::side(seat, self.seats), points));
        let of_its_first = sides.filter(|(seat, side, _)| side.iter().next() == Some(*seat));
        of_its_first.map(|(_, side, points)| (side, points))
    }

    /// The maximum number of games left.
    pub fn left(&self) -> u32 {
        self.series.games().saturating_sub(self.number)
    }

    /// Returns the winners once `number` games of `R` are over; `None` while the outcome is open.
    pub fn outcome<R: Rules>(&self) -> Option<Outcome> {
        let all = || self.sides::<R>().map(|(_, points)| points);
        let is_over = self.left() == 0;
        match self.series {
            Series::One => None,
            Series::Wins(_) => {
                let most = all().max().unwrap_or(0);
                let chasers = all().filter(|points| points + self.left() >= most).count();
                let is_decided = is_over || chasers == 1;
                is_decided.then(|| self.with_points(most))
            }
            Series::Fewest(_) => is_over.then(|| {
                let fewest = all().min().unwrap_or(0);
                let is_shared = all().filter(|points| *points == fewest).count() > 1;
                // A tie is a draw without winners.
                if is_shared { Outcome { winners: Seats::NONE } } else { self.with_points(fewest) }
            }),
        }
    }

    /// The outcome in which all seats with this many points win.
    fn with_points(&self, points: u32) -> Outcome {
        let winning = self.each().filter(|(_, held)| *held == points);
        Outcome { winners: winning.map(|(seat, _)| seat).collect() }
    }
}
