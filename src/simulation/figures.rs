//! The figures of a simulation: how often each player wins, how long games are, and how long decisions take.

use std::time::Duration;

use super::Played;
use super::pairs::Estimate;

/// The winners of a game, by their index among the named players: empty for a draw, `None` if the game did not end.
pub type Winners = Option<Vec<usize>>;

/// The figures of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The name of the player.
    pub player: String,
    /// The number of games the player won, alone or together with others.
    pub wins: u64,
    /// The share of games the player won, from 0 to 1, with its interval, estimated by deals.
    pub rate: Estimate,
    /// The durations of the decisions, the shortest first.
    pub times: Vec<Duration>,
}

/// The figures of a simulation.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// The number of games played.
    pub games: u64,
    /// The number of games without a winner.
    pub draws: u64,
    /// The number of games aborted because they did not end.
    pub unfinished: u64,
    /// The players, in the order in which they were named.
    pub shares: Vec<Share>,
    /// The winners in each seating of each deal that was played in all seatings, in order.
    pub deals: Vec<Vec<Winners>>,
    /// The number of decisions in each game, the fewest first.
    pub lengths: Vec<u32>,
    /// The duration of the simulation.
    pub elapsed: Duration,
    /// The winners by the number of the game, for the games finished so far.
    results: Vec<Option<Winners>>,
}

impl Figures {
    /// Empty figures for these players.
    pub(super) fn new(players: &[String]) -> Figures {
        let rate = Estimate::from_values(&[], 0.0, 1.0);
        let share = |player: &String| Share { player: player.clone(), wins: 0, rate, times: Vec::new() };
        Figures {
            games: 0,
            draws: 0,
            unfinished: 0,
            shares: players.iter().map(share).collect(),
            deals: Vec::new(),
            lengths: Vec::new(),
            elapsed: Duration::ZERO,
            results: Vec::new(),
        }
    }

    /// Counts a game.
    pub(super) fn count(&mut self, played: &Played) {
        self.games += 1;
        match played.outcome {
            None => self.unfinished += 1,
            Some(outcome) if outcome.winners.is_empty() => self.draws += 1,
            Some(_) => {}
        }
        let seats = || played.seats.iter().enumerate();
        let winners: Winners = played.outcome.map(|outcome| {
            let winners = seats().filter(|(_, seat)| outcome.winners.contains(**seat));
            winners.map(|(player, _)| player).collect()
        });
        let mut decisions = 0;
        for (player, (share, times)) in self.shares.iter_mut().zip(&played.times).enumerate() {
            share.wins += u64::from(winners.iter().flatten().any(|winner| *winner == player));
            share.times.extend(times);
            decisions += times.len();
        }
        self.lengths.push(decisions as u32);
        if self.results.len() <= played.game {
            self.results.resize(played.game + 1, None);
        }
        self.results[played.game] = Some(winners);
    }

    /// Completes the figures, once all games have been counted.
    pub(super) fn finish(&mut self, elapsed: Duration) {
        self.elapsed = elapsed;
        self.lengths.sort_unstable();
        let seatings = self.shares.len().max(1);
        let whole = |games: &[Option<Winners>]| games.iter().cloned().collect::<Option<Vec<Winners>>>();
        self.deals = self.results.chunks_exact(seatings).filter_map(whole).collect();
        for (player, share) in self.shares.iter_mut().enumerate() {
            share.times.sort_unstable();
            let rates: Vec<f64> = self.deals.iter().map(|deal| rate(deal, player)).collect();
            share.rate = Estimate::from_values(&rates, 0.0, 1.0);
        }
    }

    /// The number of games played per second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.elapsed.as_secs_f64().max(f64::EPSILON)
    }
}

/// The share of the seatings of a deal that a player won, from 0 to 1.
pub(super) fn rate(deal: &[Winners], player: usize) -> f64 {
    let won = deal.iter().filter(|winners| winners.iter().flatten().any(|winner| *winner == player));
    won.count() as f64 / deal.len().max(1) as f64
}

/// The value below which this percentage of the sorted values lies; `None` if there are no values.
pub fn percentile<T: Copy>(sorted: &[T], percent: usize) -> Option<T> {
    let last = sorted.len().checked_sub(1)?;
    sorted.get((last * percent).div_ceil(100)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_there() {
        let values: Vec<u32> = (1..=21).collect();
        assert_eq!(percentile(&values, 50), Some(11));
        assert_eq!(percentile(&values, 95), Some(20));
        assert_eq!(percentile(&values, 100), Some(21));
        assert_eq!(percentile::<u32>(&[], 50), None);
        assert_eq!(percentile(&[4], 95), Some(4));
    }

    #[test]
    fn a_draw_and_a_game_without_end_are_won_by_nobody() {
        let deal = [Some(vec![0]), Some(Vec::new()), None, Some(vec![0, 1])];
        assert_eq!((rate(&deal, 0), rate(&deal, 1), rate(&deal, 2)), (0.5, 0.25, 0.0));
    }
}
