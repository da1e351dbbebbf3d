//! What anybody may expect of whoever builds, before any labyrinth of theirs is seen: the treasure anywhere, and walls in
//! which a plain searcher needs long.

use super::board::{FIELDS, Maze};
use super::traits::Look;

/// How much it counts that a search is long: a treasure that takes twice as long as usual is some two and a half times as
/// likely as one that takes as long as usual.
const POWER: f32 = 1.5;
/// So many times the usual length of a search is long; what is longer hardly counts.
const LONG: f32 = 3.0;
/// How likely a treasure near the zero field is, compared with others.
const NEAR: f32 = 0.5;

/// What is expected.
#[derive(Clone, Debug)]
pub struct Expected {
    /// What a plain searcher needs on average to find a treasure on each field.
    usual: [f32; FIELDS],
    /// How much it is liked on average to have it there: no field is likelier for its place alone.
    liked: [f32; FIELDS],
}

impl Expected {
    /// What is expected where these labyrinths are any labyrinths.
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

    /// How likely the treasure is to lie on a field, as a logarithm.
    pub fn of_goal(&self, look: &Look, field: usize) -> f32 {
        let near = if look.is_near(field) { NEAR } else { 1.0 };
        (near * liking(look.needed(field), self.usual[field]) / self.liked[field]).ln()
    }
}

/// How much a maker likes a treasure for which a plain searcher needs so long.
fn liking(needed: f32, usual: f32) -> f32 {
    (POWER * LONG * (1.0 - (-needed / usual / LONG).exp())).exp()
}
