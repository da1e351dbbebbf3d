//! Proofs: lines behind the record of a game that is over, by which anybody can check how its chance came about.
//!
//! They stand in the record itself, so that whoever copies the file has them. The game is told by the lines before.

use std::fmt;

use super::lots::{Lots, Stake};
use crate::hex;
use crate::notation::Unreadable;
use crate::record::PROOF;
use crate::seat::Seat;

/// How the chance of a game came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The seat of the guest whose record it is; nothing in that of the host.
    pub guest: Option<Seat>,
    /// The bytes from which chance came; nothing where its seed was chosen.
    pub lots: Option<Lots>,
    /// What that guest was asked before the game and has answered.
    pub stake: Option<Stake>,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.guest {
            writeln!(f, "{PROOF}guest {seat}")?;
        }
        let Some(lots) = &self.lots else {
            return Ok(());
        };
        writeln!(f, "{PROOF}secret {} {}", lots.game, hex::write(&lots.secret))?;
        for (seat, share) in &lots.shares {
            writeln!(f, "{PROOF}share {seat} {}", hex::write(share))?;
        }
        if let Some(stake) = &self.stake {
            let (told, share) = (hex::write(&stake.commitment), hex::write(&stake.share));
            writeln!(f, "{PROOF}stake {} {told} {share}", stake.game)?;
        }
        Ok(())
    }
}

impl Proof {
    /// Reads the lines of a proof; there may be none.
    ///
    /// # Errors
    /// When they are no proof.
    pub fn read(text: &str) -> Result<Proof, Unreadable> {
        let mut proof = Proof { guest: None, lots: None, stake: None };
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
                _ => return Err(Unreadable),
            }
        }
        Ok(proof)
    }
}

fn read_all<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], Unreadable> {
    hex::read_all(text).ok_or(Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof() -> Proof {
        let shares = vec![(Seat::FIRST, [2; 16]), (Seat::SECOND, [3; 16])];
        let lots = Lots { game: 2, secret: [1; 16], shares };
        let stake = Stake { game: 2, commitment: lots.commitment(), share: [3; 16], is_again: false };
        Proof { guest: Some(Seat::SECOND), lots: Some(lots), stake: Some(stake) }
    }

    #[test]
    fn a_proof_reads_back_as_written() {
        let host = Proof { guest: None, stake: None, ..proof() };
        let absent = Proof { stake: None, ..proof() };
        let chosen = Proof { lots: None, stake: None, ..proof() };
        let none = Proof { guest: None, lots: None, stake: None };
        for proof in [proof(), host, absent, chosen, none] {
            assert_eq!(Proof::read(&proof.to_string()), Ok(proof));
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
        ] {
            let spoilt = text.replacen(from, to, 1);
            assert_ne!(spoilt, text, "{from}");
            assert_eq!(Proof::read(&spoilt), Err(Unreadable), "{from}");
        }
        for twice in ["guest 2", "secret 2 ", "stake"] {
            let line = text.lines().find(|line| line.contains(twice)).unwrap();
            assert_eq!(Proof::read(&format!("{text}{line}\n")), Err(Unreadable), "{twice}");
        }
        let share = format!("proof share 1 {}\n", "02".repeat(16));
        assert_eq!(Proof::read(&share), Err(Unreadable));
        assert_eq!(Proof::read(&format!("{text}{share}")), Err(Unreadable));
    }
}
