//! Diaries: records of a game at another person's table, as one seat received it.
//!
//! A diary has the header of any record. The next line names its owner. It is followed by the messages from the table,
//! one per line, and by the player's notes. `docs/records.md` describes the format.

use std::fmt;

use crate::hex;
use crate::kind::Kind;
use crate::matches::Match;
use crate::record::{Damage, Header, Reason, Record};
use crate::seat::Seat;

/// A guest's contribution to the random seed before a game: the host's request and the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    /// The number of the game at its table, counted from 1.
    pub game: u32,
    /// The host's commitment to its secret.
    pub commitment: [u8; 32],
    /// The guest's answer.
    pub share: [u8; 16],
    /// Whether the host has asked more than once before the game, and so could choose among several answers.
    pub is_again: bool,
}

/// The owner of a diary, and its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diary {
    /// The owner's seat.
    pub seat: Seat,
    /// The number by which the host knows the game.
    pub number: u32,
    /// The public key of the table. `None` for a diary from before tables had keys.
    pub table: Option<[u8; 32]>,
    /// The guest's contribution to the seed, given before the game.
    pub stake: Option<Stake>,
}

/// The beginning of the first line.
const VISIT: &str = "visit ";

/// The beginning of the line about the lots, for lots drawn once and drawn again.
const LOTS: [&str; 2] = ["lots ", "lots-again "];

impl fmt::Display for Diary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VISIT}{} {:08x}", self.seat, self.number)?;
        match &self.table {
            Some(table) => writeln!(f, " {}", hex::encode(table))?,
            None => writeln!(f)?,
        }
        if let Some(stake) = &self.stake {
            let (told, share) = (hex::encode(&stake.commitment), hex::encode(&stake.share));
            writeln!(f, "{}{} {told} {share}", LOTS[usize::from(stake.is_again)], stake.game)?;
        }
        Ok(())
    }
}

impl Diary {
    /// Returns whether a record is a diary.
    pub fn is_one(record: &Record<'_>) -> bool {
        record.lines.first().is_some_and(|line| line.starts_with(VISIT))
    }

    /// Reads the owner of a diary.
    ///
    /// # Errors
    /// The line that makes no sense; the first one if it is not a diary.
    pub fn parse(record: &Record<'_>) -> Result<Diary, Damage> {
        let damage = |index| Damage { line: Record::line_number(index), reason: Reason::Unreadable };
        let line = |index: usize| record.lines.get(index).copied().unwrap_or_default();
        let (seat, number, table) = line(0).strip_prefix(VISIT).and_then(whose).ok_or_else(|| damage(0))?;
        let stake = LOTS.iter().position(|word| line(1).starts_with(word)).map(|place| {
            let text = line(1).split_once(' ').map_or("", |(_, text)| text);
            drawn(text, place == 1).ok_or_else(|| damage(1))
        });
        if seat.index() >= record.header.players.len() {
            return Err(damage(0));
        }
        Ok(Diary { seat, number, table, stake: stake.transpose()? })
    }

    /// Opens the game at the point where the diary ends.
    ///
    /// # Errors
    /// The first line that makes no sense.
    pub fn open(&self, kind: &dyn Kind, record: &Record<'_>) -> Result<Box<dyn Match>, Damage> {
        let first = 1 + usize::from(self.stake.is_some());
        let lines = record.lines.get(first..).unwrap_or_default();
        let Header { players, seed, .. } = record.header.clone();
        kind.come_back(players, self.seat, seed, lines).map_err(|index| {
            let index = index.map_or(0, |index| first + index);
            Damage { line: Record::line_number(index), reason: Reason::Unreadable }
        })
    }
}

/// Reads the seat, the number of the game and the key of the table.
fn whose(text: &str) -> Option<(Seat, u32, Option<[u8; 32]>)> {
    let (seat, rest) = text.split_once(' ')?;
    let (number, table) = rest.split_once(' ').map_or((rest, None), |(number, table)| (number, Some(table)));
    let table = match table {
        Some(table) => Some(hex::read_all(table)?),
        None => None,
    };
    Some((seat.parse().ok()?, u32::from_be_bytes(hex::read_all(number)?), table))
}

fn drawn(text: &str, is_again: bool) -> Option<Stake> {
    let (game, rest) = text.split_once(' ')?;
    let (commitment, share) = rest.split_once(' ')?;
    let (commitment, share) = (hex::read_all(commitment)?, hex::read_all(share)?);
    Some(Stake { game: game.parse().ok()?, commitment, share, is_again })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "snuffel 1\ngame domino\nseats far:Anna human:Ben\nseed 12\noptions target=100\n";

    fn diary() -> Diary {
        let stake = Stake { game: 3, commitment: [1; 32], share: [2; 16], is_again: false };
        Diary { seat: Seat::SECOND, number: 0xab, table: Some([9; 32]), stake: Some(stake) }
    }

    #[test]
    fn whose_it_is_reads_back_as_written() {
        let again = Stake { is_again: true, ..diary().stake.unwrap() };
        let known = diary();
        for diary in [
            known,
            Diary { stake: None, ..known },
            Diary { stake: Some(again), ..known },
            Diary { table: None, ..known },
        ] {
            let text = format!("{HEADER}{diary}told 00\n");
            let record = Record::parse(&text).unwrap();
            assert!(Diary::is_one(&record));
            assert_eq!(Diary::parse(&record), Ok(diary));
        }
        assert!(!Diary::is_one(&Record::parse(HEADER).unwrap()));
    }

    #[test]
    fn each_damage_is_named_with_its_line() {
        let text = format!("{HEADER}{}told 00\n", diary());
        for (from, to, line) in [
            ("visit 2 000000ab ", "visit 2", 6),
            ("visit 2 000000ab", "visit 9 000000ab", 6),
            ("visit 2 000000ab", "visit 3 000000ab", 6),
            ("visit 2 000000ab", "visit 2 ab", 6),
            ("000000ab 09", "000000ab 9", 6),
            ("lots 3 01", "lots x 01", 7),
            ("lots 3 01", "lots 3 1", 7),
            ("lots 3 01", "lots 01", 7),
        ] {
            let spoilt = text.replacen(from, to, 1);
            assert_ne!(spoilt, text);
            let damage = Diary::parse(&Record::parse(&spoilt).unwrap()).unwrap_err();
            assert_eq!((damage.line, damage.reason), (line, Reason::Unreadable), "{to}");
        }
    }
}
