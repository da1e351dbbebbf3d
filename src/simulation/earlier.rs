//! The figures of another simulation, perhaps by another build of the program: what it played on the same deals, and how
//! the one of now differs from it.

use serde::Deserialize;

use super::Plan;
use super::figures::{Figures, Winners, rate};
use super::pairs::Estimate;

/// What `simulate` has written of a simulation with `--json`, as far as it is compared.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Earlier {
    game: String,
    options: String,
    seed: u64,
    players: Vec<Named>,
    /// For each deal, for each seating the numbers of those who have won, counted from 1.
    deals: Vec<Vec<Option<Vec<usize>>>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Named {
    player: String,
}

/// Why nothing can be compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unlike {
    /// The text holds no figures with deals.
    #[error("no figures")]
    Unreadable,
    /// They are of another game, or of other variants.
    #[error("another game")]
    Game,
    /// They are of other deals: another seed, or another number of players.
    #[error("other deals")]
    Deals,
}

/// How a player has done against how the player of the same number did there.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    /// The name of the player there.
    pub earlier: String,
    /// The part of the games that was won less the part that was won there, from -1 to 1, reckoned by deals.
    pub rate: Estimate,
    /// On how many deals more seatings were won than there.
    pub more: usize,
    /// On how many fewer.
    pub fewer: usize,
}

impl Earlier {
    /// The most that a file of figures may hold, in bytes: more than ten million games.
    pub const LARGEST: u64 = 128 << 20;

    /// Reads the figures of a simulation that was to be as `plan`, of this game with these options.
    ///
    /// # Errors
    /// Why they cannot be compared with it.
    pub fn read(text: &[u8], game: &str, options: &str, plan: &Plan) -> Result<Earlier, Unlike> {
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

    /// How each player differs, on the deals that both have played; nothing where there are none.
    pub fn gains(&self, figures: &Figures) -> Vec<Gain> {
        let before: Vec<Vec<Winners>> = self.deals.iter().map(|deal| deal.iter().map(from_zero).collect()).collect();
        let gain = |(player, named): (usize, &Named)| {
            let deals = before.iter().zip(&figures.deals);
            let gains: Vec<f64> = deals.map(|(before, now)| rate(now, player) - rate(before, player)).collect();
            let count = |is_so: fn(&f64) -> bool| gains.iter().filter(|gain| is_so(gain)).count();
            Gain {
                earlier: named.player.clone(),
                rate: Estimate::of(&gains, -1.0, 1.0),
                more: count(|gain| *gain > 0.0),
                fewer: count(|gain| *gain < 0.0),
            }
        };
        self.players.iter().enumerate().map(gain).collect()
    }
}

/// The winners as they are counted from 0.
fn from_zero(numbers: &Option<Vec<usize>>) -> Winners {
    numbers.as_ref().map(|numbers| numbers.iter().map(|number| number - 1).collect())
}
