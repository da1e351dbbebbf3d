//! Accounts: all that one viewer was told of a game, as a hash, so that two accounts can be compared. A long game takes
//! no more space than a short one.

/// The hash that identifies an account.
pub type Digest = [u8; 32];

/// An account received piece by piece, as [`Match::account`](crate::matches::Match::account) delivers it.
#[derive(Default)]
pub struct AccountHash(blake3::Hasher);

impl AccountHash {
    /// Adds the next piece.
    pub fn add(&mut self, piece: &[u8]) {
        self.0.update(&piece.len().to_le_bytes()).update(piece);
    }

    /// Returns a hash of the pieces so far, including where each of them ends.
    pub fn digest(&self) -> Digest {
        self.0.finalize().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pieces: &[&[u8]]) -> Digest {
        let mut account = AccountHash::default();
        pieces.iter().for_each(|piece| account.add(piece));
        account.digest()
    }

    #[test]
    fn the_same_pieces_are_the_same_account_and_others_are_not() {
        assert_eq!(of(&[b"E4", b"free"]), of(&[b"E4", b"free"]));
        for other in [&[b"E4free" as &[u8]] as &[&[u8]], &[b"E4f", b"ree"], &[b"free", b"E4"], &[b"E4"], &[]] {
            assert_ne!(of(&[b"E4", b"free"]), of(other), "{other:?}");
        }
    }
}
