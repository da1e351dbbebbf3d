//! Stairs: how a game builds all levels from a few players.

use crate::advice::{Advice, Course};
use crate::deadline::Deadline;
use crate::level::Level;
use crate::player::Computer;
use crate::question::{decode, encode};
use crate::rng::Rng;
use crate::rules::Rules;

/// A constructor of a player.
pub type Mind<R> = fn() -> Box<dyn Computer<R>>;

/// Builds a game's nine levels from a few players of increasing depth.
///
/// A computer on a level between two players makes some of its decisions as the stronger one and the others as the
/// weaker one, as people are careful only now and then: its careless decisions are what the weaker player overlooks,
/// forgets or is eager to score, never pure chance.
pub struct Stair<R: Rules> {
    /// The players, from the weakest to the strongest.
    pub minds: &'static [Mind<R>],
    /// The position of each level among the players: 0 is the first player, 1.3 is the second in seven of ten decisions
    /// and the third in the other three.
    pub care: [f32; Level::COUNT],
    /// Determines how careful a computer is in a decision, as a random number from 0 to 1. If several actions follow
    /// one plan, it must be the same for all of them, or the computer would change its mind midway.
    pub mood: fn(&R::View, &mut Rng) -> f32,
}

impl<R: Rules> Stair<R> {
    /// A computer player of a level.
    pub fn player(&self, level: Level) -> Box<dyn Computer<R>> {
        let care = self.care[usize::from(level.number()) - 1];
        let mind = |index: usize| self.minds[index.min(self.minds.len() - 1)]();
        let below = care as usize;
        match care.fract() {
            0.0 => mind(below),
            care => Box::new(Wavering { plain: mind(below), keen: mind(below + 1), care, mood: self.mood }),
        }
    }
}

/// Two players in one, of which only one is careful.
struct Wavering<R: Rules> {
    plain: Box<dyn Computer<R>>,
    keen: Box<dyn Computer<R>>,
    /// The share of careful decisions, from 0 to 1.
    care: f32,
    mood: fn(&R::View, &mut Rng) -> f32,
}

impl<R: Rules> Wavering<R> {
    /// The player who makes this decision.
    fn mind(&mut self, view: &R::View, rng: &mut Rng) -> &mut dyn Computer<R> {
        match (self.mood)(view, rng) < self.care {
            true => self.keen.as_mut(),
            false => self.plain.as_mut(),
        }
    }
}

impl<R: Rules> Computer<R> for Wavering<R> {
    fn decide(&mut self, view: &R::View, rng: &mut Rng, deadline: Deadline<'_>) -> R::Action {
        self.mind(view, rng).decide(view, rng, deadline)
    }

    fn memory(&self) -> Vec<u8> {
        let memories = [self.plain.memory(), self.keen.memory()];
        if memories.iter().all(Vec::is_empty) { Vec::new() } else { encode(&memories) }
    }

    fn recall(&mut self, memory: &[u8]) {
        if let Ok([plain, keen]) = decode::<[Vec<u8>; 2]>(memory) {
            self.plain.recall(&plain);
            self.keen.recall(&keen);
        }
    }

    fn courses(&mut self, view: &R::View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<R::Action>> {
        self.mind(view, rng).courses(view, rng, deadline)
    }

    fn advise(&mut self, view: &R::View, rng: &mut Rng, deadline: Deadline<'_>) -> Advice<R::Action> {
        self.mind(view, rng).advise(view, rng, deadline)
    }

    fn worth(&mut self, view: &R::View, action: &R::Action, rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        self.keen.worth(view, action, rng, deadline)
    }
}
