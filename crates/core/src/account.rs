//! Accounts: all that somebody was told of a game, so that two of them can be compared. A long game needs no more room than a
//! short one.

/// What tells one account from another.
pub type Digest = [u8; 32];

/// An account that is being heard, piece by piece, as [`Match::account`](crate::matches::Match::account) tells it.
#[derive(Default)]
pub struct Account(blake3::Hasher);

impl Account {
    /// Hears the next piece.
    pub fn add(&mut self, piece: &[u8]) {
        self.0.update(&piece.len().to_le_bytes()).update(piece);
    }

    /// What tells the pieces so far, and where each ends, from all others.
    pub fn digest(&self) -> Digest {
        self.0.finalize().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pieces: &[&[u8]]) -> Digest {
        let mut account = Account::default();
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
