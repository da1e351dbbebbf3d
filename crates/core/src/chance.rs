//! Chance: where lots, shuffles and dice come from.
//!
//! The rules hold no random generator. They ask for an outcome ([`Rules::Request`]), the table gets one from a
//! [`ChanceSource`] and records it, so that a record replays the same whatever the generator does.

use std::collections::VecDeque;

use crate::rng::Purpose;
use crate::rules::Rules;

/// Gives the outcomes that the rules ask for.
pub trait ChanceSource<R: Rules> {
    /// The outcome for `request`, the `step`th line of the record; `None` when the source has no more.
    fn outcome(&mut self, request: &R::Request, step: u64) -> Option<R::Chance>;
}

/// Draws outcomes from a seed.
#[derive(Debug)]
pub struct Seeded {
    /// The seed of the game.
    pub seed: u64,
}

impl<R: Rules> ChanceSource<R> for Seeded {
    fn outcome(&mut self, request: &R::Request, step: u64) -> Option<R::Chance> {
        Some(R::sample(request, &mut Purpose::Chance.stream(self.seed, step)))
    }
}

/// Draws outcomes from a seed, one after the other: the first is the first whatever was done before it. So whoever hosts a
/// table cannot have another one drawn by a line of the record that nobody notices.
#[derive(Debug)]
pub struct Counted {
    /// The seed of the game.
    pub seed: u64,
    /// How many outcomes were drawn.
    pub drawn: u64,
}

impl<R: Rules> ChanceSource<R> for Counted {
    fn outcome(&mut self, request: &R::Request, _step: u64) -> Option<R::Chance> {
        let outcome = R::sample(request, &mut Purpose::Chance.stream(self.seed, self.drawn));
        self.drawn += 1;
        Some(outcome)
    }
}

/// Gives outcomes that were written down before; for tests.
#[derive(Debug)]
pub struct Scripted<R: Rules>(pub VecDeque<R::Chance>);

impl<R: Rules> ChanceSource<R> for Scripted<R> {
    fn outcome(&mut self, _request: &R::Request, _step: u64) -> Option<R::Chance> {
        self.0.pop_front()
    }
}
