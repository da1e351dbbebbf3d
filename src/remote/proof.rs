//! Proofs: lines after the record of a finished game, by which anyone can check how its chance came about and that
//! nothing in it was changed.
//!
//! They are part of the record itself, so that a copy of the file includes them.

use std::fmt;

use iroh_base::Signature;

use super::confirmation::{Confirmation, Confirmed};
use super::lots::{Lots, Stake};
use super::peer::Peer;
use crate::hex;
use crate::notation::Unreadable;
use crate::record::{PROOF, apart};
use crate::seat::Seat;

/// How the chance of a game came about, and the confirmations of its record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The seat of the guest who saved the record; `None` for the host.
    pub guest: Option<Seat>,
    /// The lots from which chance came; `None` if the seed was chosen.
    pub lots: Option<Lots>,
    /// The guest's stake in the game.
    pub stake: Option<Stake>,
    /// The confirmations of the record; `None` if there are none.
    pub confirmed: Option<Confirmed>,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.guest {
            writeln!(f, "{PROOF}guest {seat}")?;
        }
        if let Some(lots) = &self.lots {
            writeln!(f, "{PROOF}secret {} {}", lots.game, hex::encode(&lots.secret))?;
            for (seat, share) in &lots.shares {
                writeln!(f, "{PROOF}share {seat} {}", hex::encode(share))?;
            }
            if let Some(stake) = &self.stake {
                let (told, share) = (hex::encode(&stake.commitment), hex::encode(&stake.share));
                writeln!(f, "{PROOF}stake {} {told} {share}", stake.game)?;
            }
        }
        if let Some(confirmed) = &self.confirmed {
            writeln!(f, "{PROOF}table {} {}", hex::encode(&confirmed.table.key()), confirmed.game)?;
            for Confirmation { key, signature } in &confirmed.by {
                writeln!(f, "{PROOF}confirmed {} {}", hex::encode(key), hex::encode(&signature.to_bytes()))?;
            }
        }
        Ok(())
    }
}

impl Proof {
    /// Reads the lines of a proof; there may be none.
    ///
    /// # Errors
    /// If the text is not a proof or is not in canonical form: otherwise a byte could be changed unnoticed.
    pub fn parse(text: &str) -> Result<Proof, Unreadable> {
        let mut proof = Proof::default();
        for line in text.lines() {
            let mut words = line.split(' ').skip(1);
            let mut next = || words.next();
            match (next(), next(), next(), next(), next()) {
                (Some("guest"), Some(seat), None, ..) if proof.guest.is_none() && proof.lots.is_none() => {
                    proof.guest = Some(seat.parse()?);
                }
                (Some("secret"), Some(game), Some(secret), None, _) if proof.lots.is_none() => {
                    let game = game.parse().map_err(|_| Unreadable)?;
                    proof.lots = Some(Lots { game, secret: read_all(secret)?, shares: Vec::new() });
                }
                (Some("share"), Some(seat), Some(share), None, _) if proof.stake.is_none() => {
                    let lots = proof.lots.as_mut().ok_or(Unreadable)?;
                    lots.shares.push((seat.parse()?, read_all(share)?));
                }
                (Some("stake"), Some(game), Some(told), Some(share), None)
                    if proof.guest.is_some() && proof.lots.is_some() && proof.stake.is_none() =>
                {
                    let game = game.parse().map_err(|_| Unreadable)?;
                    let (commitment, share) = (read_all(told)?, read_all(share)?);
                    proof.stake = Some(Stake { game, commitment, share, is_again: false });
                }
                (Some("table"), Some(table), Some(game), None, _) if proof.confirmed.is_none() => {
                    let game = game.parse().map_err(|_| Unreadable)?;
                    proof.confirmed = Some(Confirmed::new(Peer::from_key(read_all(table)?), game));
                }
                (Some("confirmed"), Some(key), Some(signature), None, _) => {
                    let confirmed = proof.confirmed.as_mut().ok_or(Unreadable)?;
                    let (key, signature) = (read_all(key)?, Signature::from_bytes(&read_all(signature)?));
                    confirmed.by.push(Confirmation { key, signature });
                }
                _ => return Err(Unreadable),
            }
        }
        let is_in_order = proof.confirmed.as_ref().is_none_or(Confirmed::is_in_order);
        match is_in_order && proof.to_string().lines().eq(text.lines()) {
            true => Ok(proof),
            false => Err(Unreadable),
        }
    }
}

impl Confirmed {
    /// Replaces the confirmations in a record's proof by these; `None` if its proof cannot be read.
    pub fn sealed(&self, text: &str) -> Option<String> {
        let (game, proof) = apart(text);
        let proof = Proof { confirmed: Some(self.clone()), ..Proof::parse(proof).ok()? };
        Some(format!("{game}{proof}"))
    }
}

fn read_all<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], Unreadable> {
    hex::read_all(text).ok_or(Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::card::Identity;
    use crate::remote::confirmation::Digest;

    fn proof() -> Proof {
        let shares = vec![(Seat::FIRST, [2; 16]), (Seat::SECOND, [3; 16])];
        let lots = Lots { game: 2, secret: [1; 16], shares };
        let stake = Stake { game: 2, commitment: lots.commitment(), share: [3; 16], is_again: false };
        let mut confirmed = Confirmed::new(Peer::from_key([10; 32]), 7);
        confirmed.by = [171, 205]
            .map(|byte| Confirmation { key: [byte; 32], signature: Signature::from_bytes(&[byte; 64]) })
            .into();
        Proof { guest: Some(Seat::SECOND), lots: Some(lots), stake: Some(stake), confirmed: Some(confirmed) }
    }

    #[test]
    fn a_proof_reads_back_as_written() {
        let host = Proof { guest: None, stake: None, ..proof() };
        let absent = Proof { stake: None, ..proof() };
        let chosen = Proof { lots: None, stake: None, ..proof() };
        let unconfirmed = Proof { confirmed: None, ..proof() };
        for proof in [proof(), host, absent, chosen, unconfirmed, Proof::default()] {
            assert_eq!(Proof::parse(&proof.to_string()), Ok(proof));
        }
    }

    #[test]
    fn what_is_spoilt_is_no_proof() {
        let text = proof().to_string();
        for (from, to) in [
            ("guest 2", "guest 9"),
            ("guest 2", "guest 2 2"),
            ("secret 2", "secret x"),
            ("secret 2 01", "secret 2 1"),
            ("secret", "public"),
            ("share 1", "share 9"),
            ("share 1", "bytes 1"),
            ("share 1 02", "share 1 x2"),
            ("stake 2 ", "stake "),
            ("stake 2 ", "stake 2 1 "),
            ("proof guest 2\n", ""),
            ("proof table", "proof chair"),
            ("table 0a", "table 0A"),
            (" 7\n", " 07\n"),
            ("confirmed ab", "confirmed aB"),
            ("confirmed ab", "confirmed ff"),
            ("confirmed cd", "confirmed aa"),
            ("secret 2", "secret +2"),
        ] {
            let spoilt = text.replacen(from, to, 1);
            assert_ne!(spoilt, text, "{from}");
            assert_eq!(Proof::parse(&spoilt), Err(Unreadable), "{from}");
        }
        for twice in ["guest 2", "secret 2 ", "stake", "table", "confirmed ab"] {
            let line = text.lines().find(|line| line.contains(twice)).unwrap();
            assert_eq!(Proof::parse(&format!("{text}{line}\n")), Err(Unreadable), "{twice}");
        }
        let share = format!("proof share 1 {}\n", "02".repeat(16));
        assert_eq!(Proof::parse(&share), Err(Unreadable));
        assert_eq!(Proof::parse(&format!("{text}{share}")), Err(Unreadable));
    }

    #[test]
    fn confirmations_are_put_in_the_place_of_others_behind_a_record() {
        const TEXT: &str =
            "snuffel 1\ngame domino\nseats human:Anna far:Ben hard\nseed 5\noptions target=100\n1 6-6\n2 pass\n";
        let mut confirmed = Confirmed::new(Peer::from_key([1; 32]), 7);
        let digest = Digest::new(confirmed.table, confirmed.game, TEXT).unwrap();
        confirmed.add(digest, Confirmation::sign(digest, &Identity::derive([1; 32])));
        let sealed = confirmed.sealed(&format!("{TEXT}proof guest 2\n")).unwrap();
        assert!(sealed.starts_with(&format!("{TEXT}proof guest 2\nproof table 0101")), "{sealed}");
        assert_eq!(confirmed.sealed(&sealed), Some(sealed.clone()));
        assert_eq!(confirmed.sealed(&sealed.replace("proof table", "proof chair")), None);
    }
}
