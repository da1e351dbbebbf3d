//! Random numbers: a separate stream for every seed, purpose and step.

use rand::rngs::{SysError, SysRng, Xoshiro256PlusPlus};
use rand::{RngExt, SeedableRng};

use crate::seat::Seat;

/// The random generator behind chance and computer players: fast, and the same on every system and in every version.
pub type Rng = Xoshiro256PlusPlus;

/// The purpose of random numbers. No stream depends on how much of another was used: a resumed game continues exactly
/// as it would have, and asking for a hint changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A computer's decision for a seat.
    Decision(Seat),
    /// The outcomes that the rules ask for.
    Chance,
    /// The seeds of the games of a simulation.
    Deals,
    /// A hint for a seat.
    Hint(Seat),
}

impl Purpose {
    /// The stream for one step of the game with this seed.
    pub fn stream(self, seed: u64, step: u64) -> Rng {
        stream(seed, self.number(), step)
    }

    fn number(self) -> u64 {
        match self {
            Purpose::Decision(seat) => seat.index() as u64,
            Purpose::Chance => 1 << 32,
            Purpose::Deals => 1 << 33,
            Purpose::Hint(seat) => 1 << 34 | seat.index() as u64,
        }
    }
}

/// The stream for a seed, the number of a purpose, and a step.
pub fn stream(seed: u64, purpose: u64, step: u64) -> Rng {
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = purpose.wrapping_add(1).wrapping_mul(SPREAD).rotate_left(23).wrapping_add(step).wrapping_mul(SPREAD);
    Rng::seed_from_u64(seed ^ mixed)
}

/// The stream determined by all of these bytes, and by nothing but them.
pub fn stream_of(bytes: &[u8], purpose: u64) -> Rng {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let mixed = bytes.iter().fold(START, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(PRIME));
    stream(mixed, purpose, 0)
}

/// A random number from 0 to 1.
pub fn luck(rng: &mut Rng) -> f32 {
    rng.random()
}

/// A seed for a game that was not given one.
///
/// # Errors
/// If the operating system cannot provide random bytes.
pub fn fresh_seed() -> Result<u64, SysError> {
    use rand::TryRng;
    SysRng.try_next_u64()
}

/// Unpredictable bytes, such as for a key.
///
/// # Errors
/// If the operating system cannot provide random bytes.
pub fn fresh_bytes<const BYTES: usize>() -> Result<[u8; BYTES], SysError> {
    use rand::TryRng;
    let mut bytes = [0; BYTES];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_purpose_and_step_has_a_stream_of_its_own() {
        let mut seen = std::collections::HashSet::new();
        for seed in 0..5 {
            for purpose in [0, 1, 2, 1 << 32] {
                for step in 0..50 {
                    assert!(seen.insert(stream(seed, purpose, step).random::<u64>()));
                }
            }
        }
    }

    #[test]
    fn the_generator_gives_the_same_numbers_for_ever() {
        let mut known = Rng::seed_from_u64(0);
        assert_eq!(known.random::<u64>(), 0x53175d61490b23df);
        // Old records and seeds remain valid only as long as these stay the same: the generator's start, and the mixing
        // of the three numbers for it.
        for ((seed, purpose, step), first) in [
            ((0, 0, 0), 0x7905abf9fe4067b4),
            ((7, 1, 3), 0xd0d88e13107f0e1f),
            ((8, 1, 3), 0x08f8d5b7c61ea9d4),
            ((7, 2, 3), 0xdb1febd8f119f254),
            ((7, 1, 4), 0x002c52e951421f11),
            ((7, Purpose::Chance.number(), 3), 0xb54cd5ac990fe957),
            ((u64::MAX, u64::MAX, u64::MAX), 0xb4b9b3de17c5a2e8),
        ] {
            assert_eq!(stream(seed, purpose, step).random::<u64>(), first, "{seed} {purpose} {step}");
        }
    }
}
