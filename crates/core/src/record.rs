//! Records: a game written down as text, one action or outcome per line. `docs/records.md` describes the format.

use std::fmt;
use std::str::FromStr;

use crate::notation::Unreadable;
use crate::player::Player;
use crate::rules::Rules;
use crate::seat::{MOST_SEATS, Seat};
use crate::text::printable::Printable;

/// The version of the format, in the first line of every record.
pub const VERSION: u32 = 1;

/// The most bytes of a record that is read, written or sent, 1 MiB: four times a tournament of 99 games between
/// computers at the largest table of any game. A larger limit would let a hostile record fill the memory of a small
/// machine.
pub const MOST_BYTES: u64 = 1 << 20;

/// The first lines of a record: the agreement before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's [`Rules::ID`].
    pub game: String,
    /// The players, in the order of their seats.
    pub players: Vec<Player>,
    /// The seed of chance and of the computer players.
    pub seed: u64,
    /// The game's [`Rules::Config`] in its own notation.
    pub options: String,
}

impl Header {
    /// The line of the file with the name of the game, counted from 1.
    pub const GAME_LINE: usize = 2;
    /// The line with the players.
    pub const SEATS_LINE: usize = 3;
    /// The line with the seed.
    pub const SEED_LINE: usize = 4;
    /// The line with the options, which is the last.
    pub const OPTIONS_LINE: usize = 5;
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "snuffel {VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        write!(f, "seats")?;
        for player in &self.players {
            write!(f, " {player}")?;
        }
        writeln!(f)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "options {}", self.options)
    }
}

/// One line of a record after its header.
#[derive(PartialEq, Debug)]
pub enum Entry<R: Rules> {
    /// An action of a seat.
    Action(Seat, R::Action),
    /// An outcome of chance.
    Chance(R::Chance),
    /// A private note of a seat.
    Note(Seat, Printable),
}

// A derived `Clone` would require rules that can be cloned.
impl<R: Rules> Clone for Entry<R> {
    fn clone(&self) -> Entry<R> {
        match self {
            Entry::Action(seat, action) => Entry::Action(*seat, action.clone()),
            Entry::Chance(outcome) => Entry::Chance(outcome.clone()),
            Entry::Note(seat, text) => Entry::Note(*seat, text.clone()),
        }
    }
}

impl<R: Rules> fmt::Display for Entry<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(seat, action) => write!(f, "{seat} {action}"),
            Entry::Chance(outcome) => write!(f, "chance {outcome}"),
            Entry::Note(seat, text) => write!(f, "note {seat} {text}"),
        }
    }
}

impl<R: Rules> FromStr for Entry<R> {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Entry<R>, Unreadable> {
        let (first, rest) = line.split_once(' ').ok_or(Unreadable)?;
        match first {
            "chance" => rest.parse().map(Entry::Chance),
            "note" => {
                let (seat, text) = rest.split_once(' ').ok_or(Unreadable)?;
                Ok(Entry::Note(seat.parse()?, text.parse()?))
            }
            seat => Ok(Entry::Action(seat.parse()?, rest.parse()?)),
        }
    }
}

/// The reason why part of a record is not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsaved {
    /// The disk is full, or the file would exceed a size limit.
    Full,
    /// The program lacks permission to write.
    Denied,
    /// Another program has changed or replaced the file.
    Changed,
    /// The record would be longer than allowed.
    TooLong,
    /// There is no place to save it.
    Nowhere,
    /// The system refuses for another reason.
    Refused,
}

impl Unsaved {
    /// The word by which messages select their text.
    pub fn word(self) -> &'static str {
        match self {
            Unsaved::Full => "full",
            Unsaved::Denied => "denied",
            Unsaved::Changed => "changed",
            Unsaved::TooLong => "long",
            Unsaved::Nowhere => "nowhere",
            Unsaved::Refused => "refused",
        }
    }
}

/// A damaged place in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Damage {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The file is not a record at all.
    #[error("no record")]
    NoRecord,
    /// It was written by a later version of the program.
    #[error("written by a later version")]
    Newer,
    /// The line should begin with this word of the header.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// The value after this word of the header is not possible.
    #[error("{0} has a value that cannot be")]
    Value(&'static str),
    /// The line is not an action, outcome or note of this game.
    #[error("not in the notation of this game")]
    Unreadable,
    /// The rules do not allow this action here.
    #[error("the rules do not allow it")]
    Refused,
    /// Chance was not asked for this outcome.
    #[error("chance was not asked for it")]
    NotAsked,
    /// An outcome of chance is missing before this line.
    #[error("chance is asked for something before")]
    ChanceMissing,
    /// The line has no line ending: the rest of the file is missing.
    #[error("the rest is missing")]
    CutOff,
}

/// The reason why a record does not show that chance was fair.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unproven {
    /// The record is damaged.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// In this line of the file, counted from 1, chance has not answered as drawn from the seed.
    #[error("line {0}: chance answers otherwise from this seed")]
    Drawn(usize),
}

/// A record as read from text: a header, and lines not yet checked by any rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    /// The agreement before the game.
    pub header: Header,
    /// The lines after the header.
    pub lines: Vec<&'a str>,
}

/// The first word of lines that prove that chance was fair.
pub const PROOF: &str = "proof ";

/// Splits the text of a file into that of the game and the trailing lines that prove that chance was fair, if any.
pub fn apart(text: &str) -> (&str, &str) {
    let mut end = text.len();
    for line in text.split_inclusive('\n').rev() {
        if !line.starts_with(PROOF) {
            break;
        }
        end -= line.len();
    }
    text.split_at(end)
}

impl<'a> Record<'a> {
    /// Reads a whole file. The proof after the game is left out.
    ///
    /// # Errors
    /// The first line that is damaged.
    pub fn parse(text: &'a str) -> Result<Record<'a>, Damage> {
        let (text, _) = apart(text);
        // Some editors put a byte order mark at the beginning of a file.
        let mut lines = text.strip_prefix('\u{FEFF}').unwrap_or(text).lines();
        read_version(lines.next().unwrap_or_default())?;
        let mut value = |line, key| {
            let text = lines.next().unwrap_or_default();
            let rest = text.strip_prefix(key);
            let value = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
            let reason = Reason::Missing(key);
            value.map(str::trim_start).ok_or(Damage { line, reason })
        };
        let game = value(Header::GAME_LINE, "game")?.to_owned();
        let players = value(Header::SEATS_LINE, "seats")?;
        let seed = value(Header::SEED_LINE, "seed")?;
        let options = value(Header::OPTIONS_LINE, "options")?.to_owned();
        let wrong = |line, key| Damage { line, reason: Reason::Value(key) };
        let header = Header {
            game,
            players: read_players(players).ok_or(wrong(Header::SEATS_LINE, "seats"))?,
            seed: seed.parse().map_err(|_| wrong(Header::SEED_LINE, "seed"))?,
            options,
        };
        let lines: Vec<&str> = lines.collect();
        if !text.ends_with('\n') {
            return Err(Damage { line: Header::OPTIONS_LINE + lines.len(), reason: Reason::CutOff });
        }
        Ok(Record { header, lines })
    }

    /// The line number in the file for an index into [`lines`](Record::lines).
    pub fn line_number(index: usize) -> usize {
        Header::OPTIONS_LINE + index + 1
    }
}

fn read_version(line: &str) -> Result<(), Damage> {
    let version = line.strip_prefix("snuffel ").and_then(|number| number.parse::<u32>().ok());
    let reason = match version {
        Some(VERSION) => return Ok(()),
        Some(later) if later > VERSION => Reason::Newer,
        _ => Reason::NoRecord,
    };
    Err(Damage { line: 1, reason })
}

fn read_players(text: &str) -> Option<Vec<Player>> {
    let players: Result<Vec<Player>, Unreadable> = text.split_whitespace().map(str::parse).collect();
    players.ok().filter(|players| players.len() <= MOST_SEATS)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "snuffel 1\ngame sniff\nseats human:Anna easy\nseed 12\noptions size=5x5\n1 done\n";

    #[test]
    fn a_record_reads_back_as_written() {
        let record = Record::parse(TEXT).unwrap();
        assert_eq!(record.lines, ["1 done"]);
        assert_eq!(record.header.to_string() + "1 done\n", TEXT);
        assert_eq!(Record::parse(&format!("\u{FEFF}{TEXT}")), Ok(record));
    }

    #[test]
    fn each_damage_of_a_header_is_named_with_its_line() {
        let damage = |from: &str, to: &str| {
            let damage = Record::parse(&TEXT.replacen(from, to, 1)).unwrap_err();
            (damage.line, damage.reason)
        };
        assert_eq!(damage("snuffel 1", "snuffle 1"), (1, Reason::NoRecord));
        assert_eq!(damage("snuffel 1", "snuffel 0"), (1, Reason::NoRecord));
        assert_eq!(damage("snuffel 1", "snuffel 2"), (1, Reason::Newer));
        assert_eq!(damage("game", "gamma"), (2, Reason::Missing("game")));
        assert_eq!(damage("easy", "lazy"), (3, Reason::Value("seats")));
        assert_eq!(damage("seed 12", "seed -1"), (4, Reason::Value("seed")));
        assert_eq!(damage("options", "option"), (5, Reason::Missing("options")));
        assert_eq!(damage("done\n", "done"), (6, Reason::CutOff));
    }
}
