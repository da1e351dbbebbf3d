//! Confirmations: signatures of the programs at a table under a finished game, so that its record cannot be changed
//! unnoticed.
//!
//! Each program signs a hash of the table's key, the number of the game, and the record as sent to guests, with every
//! person written as a remote player. The programs therefore all sign the same bytes, although each writes its own
//! player differently. Notes and proofs are left out, since every program has its own.

use iroh_base::{PublicKey, Signature};
use serde::{Deserialize, Serialize};

use super::card::{Identity, Key};
use super::peer::Peer;
use crate::player::Player;
use crate::record::{Header, Record, apart};
use crate::seat::MOST_SEATS;

/// The context for hashing records, unique to this program and version.
const CONTEXT: &str = "snuffel 2026 record of a game at a table, version 1";

/// The prefix of all signed bytes.
const LABEL: &[u8] = b"snuffel record 1";

/// The maximum number of confirming programs: one for each seat, and that of a host who does not play.
pub const MOST: usize = MOST_SEATS + 1;

/// The hash that the programs at a table sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of a record of the game with this number at a table; `None` if the text is not a record, or its
    /// header is not in the form that this program writes. A proof after the record makes no difference.
    pub fn new(table: Peer, game: u32, text: &str) -> Option<Digest> {
        let text = public_part(text);
        let Record { header, lines } = Record::parse(&text).ok()?;
        if !header.to_string().lines().eq(text.lines().take(Header::OPTIONS_LINE)) {
            return None;
        }
        let players = header.players.into_iter().map(|player| match player {
            Player::Human(name) | Player::Far(name) => Player::Far(name),
            Player::Computer(level) => Player::Computer(level),
        });
        let header = Header { players: players.collect(), ..header };
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        hasher.update(&table.key()).update(&game.to_le_bytes()).update(header.to_string().as_bytes());
        for line in lines {
            hasher.update(line.as_bytes()).update(b"\n");
        }
        Some(Digest(*hasher.finalize().as_bytes()))
    }

    fn signed(self) -> Vec<u8> {
        [LABEL, &self.0].concat()
    }
}

/// A program's signature for a digest, with the key that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Confirmation {
    /// The key that the program signs with.
    pub key: Key,
    /// The signature.
    pub signature: Signature,
}

impl Confirmation {
    /// The confirmation of a digest by this identity.
    pub fn sign(digest: Digest, by: &Identity) -> Confirmation {
        Confirmation { key: by.key(), signature: by.secret().sign(&digest.signed()) }
    }

    /// Whether it confirms this digest.
    pub fn confirms(&self, digest: Digest) -> bool {
        let key = PublicKey::from_bytes(&self.key);
        key.is_ok_and(|key| key.verify(&digest.signed(), &self.signature).is_ok())
    }
}

/// Which programs have confirmed the record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmed {
    /// The key of the table.
    pub table: Peer,
    /// The number of the game there.
    pub game: u32,
    /// The confirmations in the order of their keys, each key once, at most [`MOST`].
    pub by: Vec<Confirmation>,
}

impl Confirmed {
    /// A game without confirmations.
    pub fn new(table: Peer, game: u32) -> Confirmed {
        Confirmed { table, game, by: Vec::new() }
    }

    /// Adds a confirmation of the digest. Returns whether it is a good one, and new.
    pub fn add(&mut self, digest: Digest, confirmation: Confirmation) -> bool {
        let Err(place) = self.by.binary_search_by(|known| known.key.cmp(&confirmation.key)) else {
            return false;
        };
        let is_good = self.by.len() < MOST && confirmation.confirms(digest);
        if is_good {
            self.by.insert(place, confirmation);
        }
        is_good
    }

    /// Whether all of these confirmations match a record's text.
    pub fn is_of(&self, text: &str) -> bool {
        let digest = Digest::new(self.table, self.game, text);
        digest.is_some_and(|digest| self.by.iter().all(|confirmation| confirmation.confirms(digest)))
    }

    /// Whether the list is in the form in which [`add`](Confirmed::add) keeps it.
    pub(super) fn is_in_order(&self) -> bool {
        (1..=MOST).contains(&self.by.len()) && self.by.is_sorted_by(|one, other| one.key < other.key)
    }
}

/// The text of a record as sent to guests: without notes and the parts that only the host keeps.
pub fn public_part(text: &str) -> String {
    let (game, _) = apart(text);
    game.lines().filter(|line| !is_note(line)).flat_map(|line| [line, "\n"]).collect()
}

pub(super) fn is_note(line: &str) -> bool {
    line.starts_with("note ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "snuffel 1\ngame domino\nseats human:Anna far:Ben hard\nseed 5\noptions target=100\n1 6-6\n2 pass\n";

    fn digest(text: &str) -> Option<Digest> {
        Digest::new(Peer::from_key([1; 32]), 7, text)
    }

    fn anna() -> Identity {
        Identity::derive([1; 32])
    }

    #[test]
    fn all_programs_sign_the_same_and_nothing_else_is_the_same() {
        let known = digest(TEXT);
        assert!(known.is_some());
        let noted = TEXT.replace("2 pass", "note 1 hm\n2 pass");
        for same in [
            TEXT.replace("human:Anna far:Ben", "far:Anna human:Ben"),
            TEXT.replace('\n', "\r\n"),
            format!("{noted}note 2 well\nproof guest 2\n"),
        ] {
            assert_eq!(digest(&same), known, "{same}");
        }
        for (from, to) in [("Ben", "Bea"), ("hard", "easy"), ("seed 5", "seed 6"), ("100", "105"), ("2 pass", "1 pass")]
        {
            let other = digest(&TEXT.replacen(from, to, 1));
            assert!(other.is_some() && other != known, "{to}");
        }
        for (from, to) in [("far:Ben", " far:Ben"), ("seed 5", "seed 05"), ("snuffel", "snuffle")] {
            assert_eq!(digest(&TEXT.replacen(from, to, 1)), None, "{to}");
        }
        assert_ne!(Digest::new(Peer::from_key([2; 32]), 7, TEXT), known);
        assert_ne!(Digest::new(Peer::from_key([1; 32]), 8, TEXT), known);
    }

    #[test]
    fn each_program_confirms_once_and_for_itself() {
        let (digest, other) = (digest(TEXT).unwrap(), digest(&TEXT.replace("Ben", "Bea")).unwrap());
        let ben = Identity::derive([2; 32]);
        let mut confirmed = Confirmed::new(Peer::from_key([1; 32]), 7);
        assert!(!confirmed.add(digest, Confirmation::sign(other, &anna())));
        assert!(!confirmed.add(digest, Confirmation { key: ben.key(), ..Confirmation::sign(digest, &anna()) }));
        assert!(!confirmed.add(digest, Confirmation { key: [2; 32], ..Confirmation::sign(digest, &anna()) }));
        assert!(confirmed.add(digest, Confirmation::sign(digest, &anna())));
        assert!(!confirmed.add(digest, Confirmation::sign(digest, &anna())));
        assert!(confirmed.add(digest, Confirmation::sign(digest, &ben)));
        assert!(confirmed.is_in_order() && confirmed.is_of(TEXT));
        assert!(!confirmed.is_of(&TEXT.replace("Ben", "Bea")));
        for number in 3..40 {
            confirmed.add(digest, Confirmation::sign(digest, &Identity::derive([number; 32])));
        }
        assert_eq!(confirmed.by.len(), MOST);
    }
}
