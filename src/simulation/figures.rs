//! The figures of a simulation: who wins how often, how long games are, how long decisions take.

use std::time::Duration;

use super::Played;
use super::pairs::Estimate;

/// The players that have won a game, by their place among those that were named, counted from 0: none of a draw; `None`
/// where the game had no end.
pub type Winners = Option<Vec<usize>>;

/// What one player came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The name of the player.
    pub player: String,
    /// How many games the player has won, alone or together with others.
    pub wins: u64,
    /// The part of the games that the player has won, from 0 to 1, with its interval, reckoned by deals.
    pub rate: Estimate,
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
    /// The deals that were played in all seatings, in their order: who has won in each seating.
    pub deals: Vec<Vec<Winners>>,
    /// How many decisions each game took, the fewest first.
    pub lengths: Vec<u32>,
    /// How long all of it took.
    pub elapsed: Duration,
    /// Who has won each game, as far as games are over: by its number.
    results: Vec<Option<Winners>>,
}

impl Figures {
    /// Nothing yet, for these players.
    pub(super) fn of(players: &[String]) -> Figures {
        let rate = Estimate::of(&[], 0.0, 1.0);
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

    /// All games were counted, in so much time.
    pub(super) fn finish(&mut self, elapsed: Duration) {
        self.elapsed = elapsed;
        self.lengths.sort_unstable();
        let seatings = self.shares.len().max(1);
        let whole = |games: &[Option<Winners>]| games.iter().cloned().collect::<Option<Vec<Winners>>>();
        self.deals = self.results.chunks_exact(seatings).filter_map(whole).collect();
        for (player, share) in self.shares.iter_mut().enumerate() {
            share.times.sort_unstable();
            let rates: Vec<f64> = self.deals.iter().map(|deal| rate(deal, player)).collect();
            share.rate = Estimate::of(&rates, 0.0, 1.0);
        }
    }

    /// How many games were played in a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.elapsed.as_secs_f64().max(f64::EPSILON)
    }
}

/// The part of the seatings of a deal that a player has won, from 0 to 1.
pub(super) fn rate(deal: &[Winners], player: usize) -> f64 {
    let won = deal.iter().filter(|winners| winners.iter().flatten().any(|winner| *winner == player));
    won.count() as f64 / deal.len().max(1) as f64
}

/// The value below which so many percent of the sorted values are; nothing where there are none.
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
