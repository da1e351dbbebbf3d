//! The figures of an earlier simulation, perhaps by another build of the program, and the comparison with the current
//! one on the same deals.

use serde::Deserialize;

use super::Plan;
use super::figures::{Figures, Winners, rate};
use super::pairs::Estimate;

/// The output of `simulate` with `--json`, as far as it is compared.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Earlier {
    game: String,
    options: String,
    seed: u64,
    players: Vec<Named>,
    /// For each deal and each seating, the numbers of the winners, counted from 1.
    deals: Vec<Vec<Option<Vec<usize>>>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Named {
    player: String,
}

/// Why the figures cannot be compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unlike {
    /// The text contains no figures with deals.
    #[error("no figures")]
    Unreadable,
    /// They are of another game or other variants.
    #[error("another game")]
    Game,
    /// They are of other deals: the seed or the number of players differs.
    #[error("other deals")]
    Deals,
}

/// The difference between a player and the earlier player of the same number.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    /// The name of the earlier player.
    pub earlier: String,
    /// The share of games won minus that of the earlier player, from -1 to 1, estimated by deals.
    pub rate: Estimate,
    /// The number of deals on which more seatings were won than by the earlier player.
    pub more: usize,
    /// The number of deals on which fewer were won.
    pub fewer: usize,
}

impl Earlier {
    /// The maximum size of a file of figures in bytes: more than ten million games.
    pub const LARGEST: u64 = 128 << 20;

    /// Reads the figures of a simulation of this game with these options, according to `plan`.
    ///
    /// # Errors
    /// Why they cannot be compared with it.
    pub fn parse(text: &[u8], game: &str, options: &str, plan: &Plan) -> Result<Earlier, Unlike> {
        let text = text.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(text);
        let earlier: Earlier = serde_json::from_slice(text).map_err(|_| Unlike::Unreadable)?;
        let seatings = earlier.players.len();
        let is_player = |number: &usize| (1..=seatings).contains(number);
        let is_whole =
            |deal: &Vec<Option<Vec<usize>>>| deal.len() == seatings && deal.iter().flatten().flatten().all(is_player);
        match () {
            () if earlier.deals.is_empty() || !earlier.deals.iter().all(is_whole) => Err(Unlike::Unreadable),
            () if earlier.game != game || earlier.options != options => Err(Unlike::Game),
            () if earlier.seed != plan.seed || seatings != plan.players.len() => Err(Unlike::Deals),
            () => Ok(earlier),
        }
    }

    /// The gain of each player on the deals that both simulations played; zero if there are none.
    pub fn gains(&self, figures: &Figures) -> Vec<Gain> {
        let before: Vec<Vec<Winners>> = self.deals.iter().map(|deal| deal.iter().map(from_zero).collect()).collect();
        let gain = |(player, named): (usize, &Named)| {
            let deals = before.iter().zip(&figures.deals);
            let gains: Vec<f64> = deals.map(|(before, now)| rate(now, player) - rate(before, player)).collect();
            let count = |is_so: fn(&f64) -> bool| gains.iter().filter(|gain| is_so(gain)).count();
            Gain {
                earlier: named.player.clone(),
                rate: Estimate::from_values(&gains, -1.0, 1.0),
                more: count(|gain| *gain > 0.0),
                fewer: count(|gain| *gain < 0.0),
            }
        };
        self.players.iter().enumerate().map(gain).collect()
    }
}

/// Converts winners to numbers from 0.
fn from_zero(numbers: &Option<Vec<usize>>) -> Winners {
    numbers.as_ref().map(|numbers| numbers.iter().map(|number| number - 1).collect())
}
