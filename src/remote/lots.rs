//! Lots: the bytes from which all chance of a game at a table with guests comes, so that nobody has chosen it alone.
//!
//! The host draws a secret and tells its hash before anything else of a game. Each guest answers with bytes of its own. The
//! seed comes of the secret and of all these answers, and everybody gets to know them when the game is over.

use serde::{Deserialize, Serialize};

pub use crate::diary::Stake;
use crate::seat::Seat;

/// How many bytes each of them draws.
const BYTES: usize = 16;

/// What the host draws.
pub type Secret = [u8; BYTES];

/// What a guest draws.
pub type Share = [u8; BYTES];

/// By what a guest knows the secret of the host again.
pub type Commitment = [u8; 32];

/// For what seeds are derived: they are those of no other program and no other version.
const CONTEXT: &str = "snuffel 2026 seed of a game from a secret and the shares of guests, version 1";

/// The bytes of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lots {
    /// Which game it is at its table, from 1.
    pub game: u32,
    /// What the host has drawn.
    pub secret: Secret,
    /// What the guests have drawn, in the order of the seats.
    pub shares: Vec<(Seat, Share)>,
}

impl Lots {
    /// What the host tells of its secret before the game.
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

    /// What the guest on a seat has drawn, where it counts.
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

    /// A record that was kept is checked with these for ever.
    #[test]
    fn the_same_bytes_make_the_same_seed_for_ever() {
        let alone = Lots { shares: Vec::new(), ..lots() };
        let hash = crate::hex::write(&lots().commitment());
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
        // Left out, given to another seat, in another order.
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
