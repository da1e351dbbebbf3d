//! General expectations about a builder, before any of the builder's labyrinths is seen: the treasure may be anywhere,
//! and the walls make a plain searcher's search long.

use super::board::{FIELDS, Maze};
use super::traits::Look;

/// The weight of a long search: a treasure that takes twice as long as usual is about two and a half times as likely as
/// one that takes the usual time.
const POWER: f32 = 1.5;
/// The multiple of the usual length from which a search is long; beyond that, length hardly counts.
const LONG: f32 = 3.0;
/// The likelihood of a treasure near the zero field, relative to others.
const NEAR: f32 = 0.5;

/// The expectations.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The average number of moves a plain searcher needs to find a treasure on each field.
    usual: [f32; FIELDS],
    /// The average liking for a treasure on each field, so that no field is likelier for its place alone.
    liked: [f32; FIELDS],
}

impl Expected {
    /// Expectations for which these labyrinths serve as a random sample.
    pub fn of(any: &[Maze]) -> Expected {
        let looks: Vec<Look> = any.iter().map(|maze| Look::at(maze.walls, true)).collect();
        let mean = |field: usize, number: &dyn Fn(&Look) -> f32| {
            let open: Vec<f32> = looks.iter().filter(|look| look.reach >> field & 1 == 1).map(number).collect();
            open.iter().sum::<f32>() / open.len().max(1) as f32
        };
        let usual = std::array::from_fn(|field| mean(field, &|look| look.needed(field)));
        let liked = std::array::from_fn(|field| mean(field, &|look| liking(look.needed(field), usual[field])));
        Expected { usual, liked }
    }

    /// The logarithm of the likelihood that the treasure lies on a field.
    pub fn of_goal(&self, look: &Look, field: usize) -> f32 {
        let near = if look.is_near(field) { NEAR } else { 1.0 };
        (near * liking(look.needed(field), self.usual[field]) / self.liked[field]).ln()
    }
}

/// A builder's liking for a treasure for which a plain searcher needs this number of moves.
fn liking(needed: f32, usual: f32) -> f32 {
    (POWER * LONG * (1.0 - (-needed / usual / LONG).exp())).exp()
}
