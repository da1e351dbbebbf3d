//! Cards: signed proofs of identity that a player shows at a table, so that friends there recognise the player.
//!
//! A player is identified by a key that stays the same. A card is signed with that key, and is valid for one table and
//! one program only: a recipient cannot show it anywhere else.

use iroh_base::{PublicKey, SecretKey, Signature};
use serde::{Deserialize, Serialize};

use super::peer::Peer;

/// The public key by which friends know a player.
pub type Key = [u8; 32];

/// The context from which the friendship secret is derived. A new card format needs a new context.
const CONTEXT: &str = "snuffel friends 1";

/// Returns the table whose host has this secret key.
pub fn table_of(secret: &[u8; 32]) -> Peer {
    Peer::from_key(*SecretKey::from_bytes(secret).public().as_bytes())
}

/// The prefix of all signed bytes.
const LABEL: &[u8] = b"snuffel card 1";

/// The secret key that signs a player's cards.
#[derive(Clone, Debug)]
pub struct Identity(SecretKey);

impl Identity {
    /// The identity derived from a program's key. It differs from that key because programs find each other by their
    /// keys, and two network endpoints with the same key interfere with each other.
    pub fn derive(program: [u8; 32]) -> Identity {
        Identity(SecretKey::from_bytes(&blake3::derive_key(CONTEXT, &program)))
    }

    /// The program's key itself as an identity, for programs that sign but have no cards to show.
    pub fn bare(program: [u8; 32]) -> Identity {
        Identity(SecretKey::from_bytes(&program))
    }

    /// The public key by which friends know the player.
    pub fn key(&self) -> Key {
        *self.0.public().as_bytes()
    }

    /// The secret key, under which friends find the player on the network.
    pub fn secret(&self) -> SecretKey {
        self.0.clone()
    }

    /// A card to show at `table`, a host's key, by the program whose key is `own`.
    pub fn card(&self, table: Peer, own: Peer) -> Card {
        let signature = self.0.sign(&signed(table, own.key()));
        Card { key: self.key(), program: own.key(), signature }
    }
}

/// A player's identity, shown at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    key: Key,
    program: [u8; 32],
    signature: Signature,
}

impl Card {
    /// The key of the player who shows this card at `table`; `None` if the card is not valid there.
    pub fn key_at(&self, table: Peer) -> Option<Key> {
        let key = PublicKey::from_bytes(&self.key).ok()?;
        key.verify(&signed(table, self.program), &self.signature).ok().map(|()| self.key)
    }

    /// Like [`key_at`](Card::key_at), but the card must also belong to this program.
    pub fn key_of(&self, table: Peer, program: Peer) -> Option<Key> {
        (self.program == program.key()).then(|| self.key_at(table))?
    }
}

/// The signed bytes, which bind the card to one table and one program.
fn signed(table: Peer, program: [u8; 32]) -> Vec<u8> {
    [LABEL, &table.key(), &program].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(number: u8) -> Peer {
        Peer::from_key([number; 32])
    }

    #[test]
    fn a_card_is_good_for_its_table_and_its_program_alone() {
        let ben = Identity::derive([1; 32]);
        let card = ben.card(peer(8), peer(9));
        assert_eq!((card.key_at(peer(8)), card.key_of(peer(8), peer(9))), (Some(ben.key()), Some(ben.key())));
        assert_eq!(
            (card.key_at(peer(7)), card.key_of(peer(8), peer(7)), card.key_of(peer(7), peer(9))),
            (None, None, None)
        );
    }

    #[test]
    fn nobody_makes_a_card_of_somebody_else() {
        let (ben, eve) = (Identity::derive([1; 32]), Identity::derive([2; 32]));
        let card = eve.card(peer(8), peer(9));
        assert_eq!(Card { key: ben.key(), ..card.clone() }.key_at(peer(8)), None);
        assert_eq!(Card { program: peer(7).key(), ..card.clone() }.key_at(peer(8)), None);
        assert_eq!(Card { signature: Signature::from_bytes(&[7; 64]), ..card.clone() }.key_at(peer(8)), None);
        // Not a point on the curve.
        assert_eq!(Card { key: [2; 32], ..card }.key_at(peer(8)), None);
    }

    #[test]
    fn a_program_has_the_same_key_always_and_shows_none_of_its_own() {
        assert_eq!(Identity::derive([1; 32]).key(), Identity::derive([1; 32]).key());
        assert_ne!(Identity::derive([1; 32]).key(), Identity::derive([2; 32]).key());
        assert_ne!(Identity::derive([1; 32]).key(), *SecretKey::from_bytes(&[1; 32]).public().as_bytes());
    }
}
