//! Lots: the bytes that determine all chance in a game at a table with guests, so that no single program chooses it.
//!
//! The host draws a secret and sends its hash before the game. Each guest answers with random bytes. The seed is
//! derived from the secret and all these answers, which everyone learns when the game is over.

use serde::{Deserialize, Serialize};

pub use crate::diary::Stake;
use crate::seat::Seat;

/// The number of bytes that each program draws.
const BYTES: usize = 16;

/// The host's random bytes.
pub type Secret = [u8; BYTES];

/// A guest's random bytes.
pub type Share = [u8; BYTES];

/// The hash by which a guest later verifies the host's secret.
pub type Commitment = [u8; 32];

/// The context for deriving seeds, unique to this program and version.
const CONTEXT: &str = "snuffel 2026 seed of a game from a secret and the shares of guests, version 1";

/// The bytes drawn for a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lots {
    /// The number of the game at its table, from 1.
    pub game: u32,
    /// The host's bytes.
    pub secret: Secret,
    /// The guests' bytes, in the order of the seats.
    pub shares: Vec<(Seat, Share)>,
}

impl Lots {
    /// The hash of the secret, which the host sends before the game.
    pub fn commitment(&self) -> Commitment {
        *blake3::hash(&self.secret).as_bytes()
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        hasher.update(&self.game.to_le_bytes()).update(&self.secret);
        for (seat, share) in &self.shares {
            // Fewer than 256 seats have an index in a byte.
            hasher.update(&[seat.index() as u8]).update(share);
        }
        let mut seed = [0; 8];
        hasher.finalize_xof().fill(&mut seed);
        u64::from_le_bytes(seed)
    }

    /// The bytes of the guest on a seat; `None` if they do not count.
    pub fn share(&self, seat: Seat) -> Option<Share> {
        self.shares.iter().find(|(of, _)| *of == seat).map(|(_, share)| *share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots() -> Lots {
        Lots { game: 1, secret: [1; 16], shares: vec![(Seat::FIRST, [2; 16]), (Seat::SECOND, [3; 16])] }
    }

    /// Saved records are verified with these values, so they must never change.
    #[test]
    fn the_same_bytes_make_the_same_seed_for_ever() {
        let alone = Lots { shares: Vec::new(), ..lots() };
        let hash = crate::hex::encode(&lots().commitment());
        assert_eq!(
            (lots().seed(), alone.seed(), &hash[..16]),
            (3703367051743620917, 302447053712950902, "4c6343d67f36fad1")
        );
    }

    #[test]
    fn each_byte_of_each_changes_the_seed() {
        let mut seeds = vec![lots().seed()];
        seeds.push(Lots { game: 2, ..lots() }.seed());
        for index in 0..BYTES {
            let mut changed = lots();
            changed.secret[index] ^= 1;
            seeds.push(changed.seed());
            for seat in 0..2 {
                let mut changed = lots();
                changed.shares[seat].1[index] ^= 1;
                seeds.push(changed.seed());
            }
        }
        let shares = lots().shares;
        // Left out, assigned to another seat, in another order.
        seeds.push(Lots { shares: shares[..1].to_vec(), ..lots() }.seed());
        seeds.push(Lots { shares: shares[1..].to_vec(), ..lots() }.seed());
        let swapped = vec![(Seat::FIRST, [3; 16]), (Seat::SECOND, [2; 16])];
        seeds.push(Lots { shares: swapped, ..lots() }.seed());
        seeds.push(Lots { shares: shares.into_iter().rev().collect(), ..lots() }.seed());
        let count = seeds.len();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), count);
    }
}
