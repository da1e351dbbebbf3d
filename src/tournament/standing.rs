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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::schnuff::rules::Schnuff;
    use crate::games::sniff::rules::Sniff;
    use crate::games::spion::rules::Spion;

    fn winners<R: Rules>(series: Series, number: u32, points: &[u32]) -> Option<Seats> {
        let seats = points.len();
        let points = PerSeat::from_fn(|seat| points.get(seat.index()).copied().unwrap_or(0));
        Standing { series, number, seats, points }.outcome::<R>().map(|outcome| outcome.winners)
    }

    /// The seats with these numbers, from 1.
    fn seats(numbers: &[usize]) -> Seats {
        numbers.iter().filter_map(|number| Seat::new(number - 1)).collect()
    }

    #[test]
    fn four_to_one_in_a_seven_ends_the_tournament() {
        let seven = Series::Wins(7);
        assert_eq!(winners::<Sniff>(seven, 5, &[4, 1]), Some(seats(&[1])));
        assert_eq!(winners::<Sniff>(seven, 5, &[3, 2]), None);
        assert_eq!(winners::<Sniff>(seven, 4, &[3, 1]), None);
        assert_eq!(winners::<Sniff>(seven, 4, &[0, 4]), Some(seats(&[2])));
        assert_eq!(winners::<Sniff>(seven, 7, &[3, 4]), Some(seats(&[2])));
    }

    #[test]
    fn without_partners_each_has_to_be_ahead_alone() {
        let five = Series::Wins(5);
        assert_eq!(winners::<Schnuff>(five, 3, &[2, 0, 1]), None);
        assert_eq!(winners::<Schnuff>(five, 4, &[2, 1, 2]), None);
        assert_eq!(winners::<Schnuff>(five, 4, &[3, 1, 1]), Some(seats(&[1])));
        assert_eq!(winners::<Schnuff>(five, 5, &[2, 2, 1]), Some(seats(&[1, 2])));
        // Two who share each win are no side.
        assert_eq!(winners::<Schnuff>(five, 3, &[3, 3, 0]), None);
    }

    #[test]
    fn partners_are_ahead_together_as_soon_as_the_other_side_cannot_catch_up() {
        let three = Series::Wins(3);
        assert_eq!(winners::<Spion>(three, 1, &[1, 0, 1, 0]), None);
        assert_eq!(winners::<Spion>(three, 2, &[2, 0, 2, 0]), Some(seats(&[1, 3])));
        assert_eq!(winners::<Spion>(three, 2, &[0, 2, 0, 2]), Some(seats(&[2, 4])));
        assert_eq!(winners::<Spion>(three, 2, &[1, 1, 1, 1]), None);
        assert_eq!(winners::<Spion>(three, 3, &[1, 2, 1, 2]), Some(seats(&[2, 4])));
        // A draw counts for nobody: one win more is enough once no game is left.
        assert_eq!(winners::<Spion>(three, 3, &[1, 0, 1, 0]), Some(seats(&[1, 3])));
        assert_eq!(winners::<Spion>(three, 3, &[1, 1, 1, 1]), Some(seats(&[1, 2, 3, 4])));
        assert_eq!(winners::<Spion>(three, 2, &[2, 0]), Some(seats(&[1])));
    }

    #[test]
    fn a_count_tournament_plays_all_games_and_fewest_points_win() {
        let three = Series::Fewest(3);
        assert_eq!(winners::<Sniff>(three, 2, &[0, 90]), None);
        assert_eq!(winners::<Sniff>(three, 3, &[12, 9]), Some(seats(&[2])));
        assert_eq!(winners::<Sniff>(three, 3, &[9, 9]), Some(Seats::NONE));
    }
}
