//! Chance: where lots, shuffles and dice come from.
//!
//! The rules hold no random generator. They ask for an outcome ([`Rules::Request`]), the table gets one from a
//! [`ChanceSource`] and records it, so that a record replays the same whatever the generator does.

use std::collections::VecDeque;

use rand::SeedableRng;
use rand::rngs::{SysRng, Xoshiro256PlusPlus};

use crate::rules::Rules;

/// The generator behind chance and computer players: fast, and the same on every system and in every version.
pub type Dice = Xoshiro256PlusPlus;

/// The dice for one decision: a stream of their own for every seed, purpose and step.
///
/// Because no stream depends on how much another was used, a game that is resumed goes on exactly as it would have.
pub fn dice(seed: u64, purpose: u64, step: u64) -> Dice {
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = purpose.wrapping_add(1).wrapping_mul(SPREAD).rotate_left(23).wrapping_add(step).wrapping_mul(SPREAD);
    Dice::seed_from_u64(seed ^ mixed)
}

/// A seed for a game that was not given one.
///
/// # Errors
/// When the operating system has no random bytes to give.
pub fn fresh_seed() -> Result<u64, rand::rngs::SysError> {
    use rand::TryRng;
    SysRng.try_next_u64()
}

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

impl Seeded {
    /// The purpose of chance; computer players use their seat's index.
    const PURPOSE: u64 = 1 << 32;
}

impl<R: Rules> ChanceSource<R> for Seeded {
    fn outcome(&mut self, request: &R::Request, step: u64) -> Option<R::Chance> {
        Some(R::draw(request, &mut dice(self.seed, Self::PURPOSE, step)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;

    #[test]
    fn every_seed_purpose_and_step_has_a_stream_of_its_own() {
        let mut seen = std::collections::HashSet::new();
        for seed in 0..5 {
            for purpose in [0, 1, 2, 1 << 32] {
                for step in 0..50 {
                    assert!(seen.insert(dice(seed, purpose, step).random::<u64>()));
                }
            }
        }
    }

    #[test]
    fn the_generator_gives_the_same_numbers_for_ever() {
        let mut known = Dice::seed_from_u64(0);
        assert_eq!(known.random::<u64>(), 0x53175d61490b23df);
        // Old records and seeds go on only while these stay: the generator's start, and how the three are mixed for it.
        for ((seed, purpose, step), first) in [
            ((0, 0, 0), 0x7905abf9fe4067b4),
            ((7, 1, 3), 0xd0d88e13107f0e1f),
            ((8, 1, 3), 0x08f8d5b7c61ea9d4),
            ((7, 2, 3), 0xdb1febd8f119f254),
            ((7, 1, 4), 0x002c52e951421f11),
            ((7, Seeded::PURPOSE, 3), 0xb54cd5ac990fe957),
            ((u64::MAX, u64::MAX, u64::MAX), 0xb4b9b3de17c5a2e8),
        ] {
            assert_eq!(dice(seed, purpose, step).random::<u64>(), first, "{seed} {purpose} {step}");
        }
    }
}
