//! Peers: remote programs, known by their keys.

use serde::{Deserialize, Serialize};

/// A remote program, identified by its public key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Peer([u8; 32]);

impl Peer {
    /// The program with this public key.
    pub fn from_key(key: [u8; 32]) -> Peer {
        Peer(key)
    }

    /// The public key.
    pub fn key(self) -> [u8; 32] {
        self.0
    }
}
