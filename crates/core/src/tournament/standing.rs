//! How a tournament stands: the points of each seat, and who has won once no other side can catch up.

use serde::{Deserialize, Serialize};

use super::Series;
use crate::rules::{Outcome, Rules};
use crate::seat::{PerSeat, Seat, Seats};

/// How a tournament stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The series.
    pub series: Series,
    /// The game that is played, or was played last, from 1.
    pub number: u32,
    /// How many seats there are.
    pub seats: usize,
    /// The points of each seat. Who wins together has as many.
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

    /// How many games are left at the most.
    pub fn left(&self) -> u32 {
        self.series.games().saturating_sub(self.number)
    }

    /// Who has won, once `number` games of `R` are over: `None` while it is not decided.
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
                // Equal points are a draw: nobody has won.
                if is_shared { Outcome { winners: Seats::NONE } } else { self.with_points(fewest) }
            }),
        }
    }

    /// All with so many points have won.
    fn with_points(&self, points: u32) -> Outcome {
        let winning = self.each().filter(|(_, held)| *held == points);
        Outcome { winners: winning.map(|(seat, _)| seat).collect() }
    }
}
