//! Chance: the source of lots, shuffles and dice.
//!
//! The rules hold no random generator. They ask for an outcome ([`Rules::Request`]); the table gets one from a
//! [`ChanceSource`] and records it, so that a record replays the same, whatever the generator does.

use std::collections::VecDeque;

use crate::rng::Purpose;
use crate::rules::Rules;

/// A source of the outcomes that the rules ask for.
pub trait ChanceSource<R: Rules> {
    /// Returns the outcome for `request`, the `step`th line of the record; `None` if the source is exhausted.
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

/// Draws outcomes from a seed, one after the other, independently of the actions in between. The host of a table
/// therefore cannot change an outcome by inserting a line into the record that no other player notices.
#[derive(Debug)]
pub struct Counted {
    /// The seed of the game.
    pub seed: u64,
    /// The number of outcomes drawn so far.
    pub drawn: u64,
}

impl<R: Rules> ChanceSource<R> for Counted {
    fn outcome(&mut self, request: &R::Request, _step: u64) -> Option<R::Chance> {
        let outcome = R::sample(request, &mut Purpose::Chance.stream(self.seed, self.drawn));
        self.drawn += 1;
        Some(outcome)
    }
}

/// Replays prepared outcomes; for tests.
#[derive(Debug)]
pub struct Scripted<R: Rules>(pub VecDeque<R::Chance>);

impl<R: Rules> ChanceSource<R> for Scripted<R> {
    fn outcome(&mut self, _request: &R::Request, _step: u64) -> Option<R::Chance> {
        self.0.pop_front()
    }
}
