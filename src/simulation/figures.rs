//! The figures of a simulation: who wins how often, how long games are, how long decisions take.

use std::time::Duration;

use super::Played;

/// What one player came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The name of the player.
    pub player: String,
    /// How many games the player has won, alone or together with others.
    pub wins: u64,
    /// How long the decisions took, the shortest first.
    pub times: Vec<Duration>,
}

/// What a simulation came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// How many games were played.
    pub games: u64,
    /// How many of them nobody has won.
    pub draws: u64,
    /// How many were broken off because they had no end.
    pub unfinished: u64,
    /// The players, in the order in which they were named.
    pub shares: Vec<Share>,
    /// How many decisions each game took, the fewest first.
    pub lengths: Vec<u32>,
    /// How long all of it took.
    pub elapsed: Duration,
}

impl Figures {
    /// Nothing yet, for these players.
    pub(super) fn of(players: &[String]) -> Figures {
        let share = |player: &String| Share { player: player.clone(), wins: 0, times: Vec::new() };
        Figures {
            games: 0,
            draws: 0,
            unfinished: 0,
            shares: players.iter().map(share).collect(),
            lengths: Vec::new(),
            elapsed: Duration::ZERO,
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
        let winners = played.outcome.map(|outcome| outcome.winners);
        let winners = winners.unwrap_or_default();
        let mut decisions = 0;
        let players = played.seats.iter().zip(&played.times);
        for (share, (seat, times)) in self.shares.iter_mut().zip(players) {
            share.wins += u64::from(winners.contains(*seat));
            share.times.extend(times);
            decisions += times.len();
        }
        self.lengths.push(decisions as u32);
    }

    /// All games were counted, in so much time.
    pub(super) fn finish(&mut self, elapsed: Duration) {
        self.elapsed = elapsed;
        self.lengths.sort_unstable();
        for share in &mut self.shares {
            share.times.sort_unstable();
        }
    }

    /// How many games were played in a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.elapsed.as_secs_f64().max(f64::EPSILON)
    }
}

impl Share {
    /// The part of the games that the player has won, from 0 to 1.
    pub fn rate(&self, games: u64) -> f64 {
        self.wins as f64 / games.max(1) as f64
    }

    /// The 95 % interval of that part, after Wilson: from and to, each from 0 to 1.
    pub fn interval(&self, games: u64) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let (n, rate) = (games.max(1) as f64, self.rate(games));
        let scale = 1.0 + Z * Z / n;
        let middle = rate + Z * Z / (2.0 * n);
        let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((middle - spread) / scale, (middle + spread) / scale)
    }
}

/// The value below which so many percent of the sorted values are; nothing where there are none.
pub fn percentile<T: Copy>(sorted: &[T], percent: usize) -> Option<T> {
    let last = sorted.len().checked_sub(1)?;
    sorted.get((last * percent).div_ceil(100)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(wins: u64) -> Share {
        Share { player: String::new(), wins, times: Vec::new() }
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Known values: 50 of 100 is 40.4 to 59.6 percent, 0 of 10 is 0 to 27.8 percent.
        let (from, to) = share(50).interval(100);
        assert!((from - 0.404).abs() < 0.001 && (to - 0.596).abs() < 0.001);
        let (from, to) = share(0).interval(10);
        assert!(from.abs() < 1e-9 && (to - 0.278).abs() < 0.001);
        let (from, to) = share(10).interval(10);
        assert!((from - 0.722).abs() < 0.001 && (to - 1.0).abs() < 1e-9);
    }

    #[test]
    fn percentiles_are_values_that_were_there() {
        let values: Vec<u32> = (1..=21).collect();
        assert_eq!(percentile(&values, 50), Some(11));
        assert_eq!(percentile(&values, 95), Some(20));
        assert_eq!(percentile(&values, 100), Some(21));
        assert_eq!(percentile::<u32>(&[], 50), None);
        assert_eq!(percentile(&[4], 95), Some(4));
    }
}
