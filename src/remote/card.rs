//! Cards: what somebody shows at a table so that friends there know who it is.
//!
//! A player is known by a key that stays the same. A card is signed with it, and good for one table and for one program
//! there: whoever gets it can show it nowhere else.

use iroh_base::{PublicKey, SecretKey, Signature};
use serde::{Deserialize, Serialize};

use super::network::Peer;

/// By what friends know somebody.
pub type Key = [u8; 32];

/// What the secret of friendship is made with. Another way to make cards needs another.
const CONTEXT: &str = "snuffel friends 1";

/// The table whose host has this secret key.
pub fn table_of(secret: &[u8; 32]) -> Peer {
    Peer::of(*SecretKey::from_bytes(secret).public().as_bytes())
}

/// What is signed begins with this.
const LABEL: &[u8] = b"snuffel card 1";

/// The secret behind a player's cards.
#[derive(Clone, Debug)]
pub struct Identity(SecretKey);

impl Identity {
    /// The one that belongs to the key of a program. It is another than that: programs find each other by their keys, and two
    /// ends of the network with the same one disturb each other.
    pub fn of(program: [u8; 32]) -> Identity {
        Identity(SecretKey::from_bytes(&blake3::derive_key(CONTEXT, &program)))
    }

    /// The key of a program itself, for what is signed by a program that has no cards to show.
    pub fn bare(program: [u8; 32]) -> Identity {
        Identity(SecretKey::from_bytes(&program))
    }

    /// By what friends know the player.
    pub fn key(&self) -> Key {
        *self.0.public().as_bytes()
    }

    /// The secret itself, by which friends find the player.
    pub fn secret(&self) -> SecretKey {
        self.0.clone()
    }

    /// A card to show at a table, which is known by its host's key, where one is known by the key of `own`.
    pub fn card(&self, table: Peer, own: Peer) -> Card {
        let signature = self.0.sign(&signed(table, own.key()));
        Card { key: self.key(), program: own.key(), signature }
    }
}

/// Who somebody is who sits at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    key: Key,
    program: [u8; 32],
    signature: Signature,
}

impl Card {
    /// By what friends know whoever shows this card at a table; nothing where it is not good there.
    pub fn key_at(&self, table: Peer) -> Option<Key> {
        let key = PublicKey::from_bytes(&self.key).ok()?;
        key.verify(&signed(table, self.program), &self.signature).ok().map(|()| self.key)
    }

    /// The same, where it has to be shown by this program.
    pub fn key_of(&self, table: Peer, program: Peer) -> Option<Key> {
        (self.program == program.key()).then(|| self.key_at(table))?
    }
}

/// What is signed, so that the card is good for this table and this program only.
fn signed(table: Peer, program: [u8; 32]) -> Vec<u8> {
    [LABEL, &table.key(), &program].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(number: u8) -> Peer {
        Peer::of([number; 32])
    }

    #[test]
    fn a_card_is_good_for_its_table_and_its_program_alone() {
        let ben = Identity::of([1; 32]);
        let card = ben.card(peer(8), peer(9));
        assert_eq!((card.key_at(peer(8)), card.key_of(peer(8), peer(9))), (Some(ben.key()), Some(ben.key())));
        assert_eq!(
            (card.key_at(peer(7)), card.key_of(peer(8), peer(7)), card.key_of(peer(7), peer(9))),
            (None, None, None)
        );
    }

    #[test]
    fn nobody_makes_a_card_of_somebody_else() {
        let (ben, eve) = (Identity::of([1; 32]), Identity::of([2; 32]));
        let card = eve.card(peer(8), peer(9));
        assert_eq!(Card { key: ben.key(), ..card.clone() }.key_at(peer(8)), None);
        assert_eq!(Card { program: peer(7).key(), ..card.clone() }.key_at(peer(8)), None);
        assert_eq!(Card { signature: Signature::from_bytes(&[7; 64]), ..card.clone() }.key_at(peer(8)), None);
        // No point of the curve.
        assert_eq!(Card { key: [2; 32], ..card }.key_at(peer(8)), None);
    }

    #[test]
    fn a_program_has_the_same_key_always_and_shows_none_of_its_own() {
        assert_eq!(Identity::of([1; 32]).key(), Identity::of([1; 32]).key());
        assert_ne!(Identity::of([1; 32]).key(), Identity::of([2; 32]).key());
        assert_ne!(Identity::of([1; 32]).key(), *SecretKey::from_bytes(&[1; 32]).public().as_bytes());
    }
}
