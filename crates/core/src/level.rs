//! Levels: how well computers play, from 1 to 9.

use std::fmt;
use std::str::FromStr;

use crate::notation::Unreadable;
use crate::text::lexicon::{Found, Lexicon};
use crate::text::message::{Arg, Message};

/// The word for the lowest level, which is only typed: records and settings use its number.
const EASIEST: &str = "easiest";

/// The strength of a computer: a number from 1 to 9, of which three have names. Each level wins more often than not
/// against the one below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The number of levels.
    pub const COUNT: usize = 9;
    /// For players who have only just learnt the game.
    pub const LEAST: Level = Level(1);
    /// For a first game.
    pub const EASY: Level = Level(2);
    /// For a fair evening.
    pub const NORMAL: Level = Level(6);
    /// The strongest.
    pub const HARD: Level = Level(9);
    /// The levels with names, from the weakest to the strongest.
    pub const NAMED: [Level; 3] = [Level::EASY, Level::NORMAL, Level::HARD];

    /// The level with this number; `None` unless it is from 1 to 9.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT as u8).contains(&number).then_some(Level(number))
    }

    /// All levels, from the weakest to the strongest.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::COUNT as u8).map(Level)
    }

    /// Its number, from 1 to 9.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its word in records and settings, if it has one: `easy`, `normal` or `hard`.
    pub fn word(self) -> Option<&'static str> {
        match self {
            Level::EASY => Some("easy"),
            Level::NORMAL => Some("normal"),
            Level::HARD => Some("hard"),
            Level(_) => None,
        }
    }

    /// Its name, or its number with the word for a level, as an argument of a message.
    pub fn arg(self) -> Arg {
        match self.word() {
            Some(word) => Arg::Command(word),
            None => Message::new("level-numbered").count("number", self.0).into(),
        }
    }

    /// Reads a level as typed or as found in the settings file, by number or by word: `4`, `hard`, `level-4`. The
    /// lowest level also has a word, `easiest`.
    ///
    /// # Errors
    /// If there is no such level.
    pub fn parse(text: &str) -> Result<Level, Unreadable> {
        if text == EASIEST {
            return Ok(Level::LEAST);
        }
        text.parse().or_else(|_| format!("level-{text}").parse())
    }

    /// The next level up or down; `None` if there is none.
    pub fn shifted(self, shift: Shift) -> Option<Level> {
        match shift {
            Shift::Harder => self.harder(),
            Shift::Easier => self.easier(),
        }
    }

    /// The next stronger level; `None` for the strongest.
    pub fn harder(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// The next weaker level; `None` for the weakest.
    pub fn easier(self) -> Option<Level> {
        Level::new(self.0 - 1)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::NORMAL
    }
}

/// A change of level by one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    /// To the next stronger level.
    Harder,
    /// To the next weaker level.
    Easier,
}

impl Shift {
    /// The words for the two directions.
    pub const WORDS: &'static [&'static str] = &["harder", "easier"];

    /// Reads a typed text as one of these [words](Shift::WORDS) in a language.
    pub fn typed(text: &str, words: &Lexicon) -> Option<Shift> {
        match words.find(text) {
            Found::One("harder") => Some(Shift::Harder),
            Found::One("easier") => Some(Shift::Easier),
            Found::One(_) | Found::None | Found::Several(_) => None,
        }
    }
}

/// In record notation: a word, or a number such as `level-4`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.word() {
            Some(word) => f.write_str(word),
            None => write!(f, "level-{}", self.0),
        }
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Level, Unreadable> {
        if let Some(level) = Level::NAMED.into_iter().find(|level| level.word() == Some(text)) {
            return Ok(level);
        }
        let number = text.strip_prefix("level-").filter(|number| number.len() == 1);
        number.and_then(|number| number.parse().ok()).and_then(Level::new).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_back_as_written_and_three_have_names() {
        let written: Vec<String> = Level::all().map(|level| level.to_string()).collect();
        let names = ["level-1", "easy", "level-3", "level-4", "level-5", "normal", "level-7", "level-8", "hard"];
        assert_eq!(written, names);
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(format!("level-{}", level.number()).parse(), Ok(level));
            assert_eq!(Level::parse(&level.number().to_string()), Ok(level));
        }
        assert_eq!((Level::parse("easiest"), "easiest".parse::<Level>()), (Ok(Level::LEAST), Err(Unreadable)));
        for wrong in ["", "level", "level-", "level-0", "level-10", "level-+4", "level-04", "4", "Easy"] {
            assert_eq!(wrong.parse::<Level>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn above_the_strongest_and_below_the_plainest_there_is_none() {
        assert_eq!(Level::HARD.harder(), None);
        assert_eq!(Level::EASY.easier().and_then(Level::easier), None);
        assert_eq!(Level::EASY.harder().and_then(Level::easier), Some(Level::EASY));
    }
}
