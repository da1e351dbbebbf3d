//! Who sits on a seat: people, and computers that decide from their seat's view alone.

use std::fmt;
use std::str::FromStr;

use crate::chance::Dice;
use crate::record::Unreadable;
use crate::rules::Rules;

/// How well a computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// For a first game.
    Easy,
    /// For a fair evening.
    Normal,
    /// As well as it can.
    Hard,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard, perhaps with a name.
    Human(Option<String>),
    /// The program.
    Computer(Level),
}

impl Player {
    /// The most characters a player's name may have, so that a line about the player stays short.
    pub const LONGEST_NAME: usize = 12;

    /// Whether a person sits here.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human(None) => f.write_str("human"),
            Player::Human(Some(name)) => write!(f, "human:{name}"),
            Player::Computer(Level::Easy) => f.write_str("easy"),
            Player::Computer(Level::Normal) => f.write_str("normal"),
            Player::Computer(Level::Hard) => f.write_str("hard"),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Player, Unreadable> {
        match text {
            "human" => Ok(Player::Human(None)),
            "easy" => Ok(Player::Computer(Level::Easy)),
            "normal" => Ok(Player::Computer(Level::Normal)),
            "hard" => Ok(Player::Computer(Level::Hard)),
            _ => match text.strip_prefix("human:") {
                Some(name) if is_name(name) => Ok(Player::Human(Some(name.to_owned()))),
                _ => Err(Unreadable),
            },
        }
    }
}

/// A name is letters and digits, so that it reads well in every line, list and record.
fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=Player::LONGEST_NAME).contains(&length) && name.chars().all(char::is_alphanumeric)
}

/// A computer player of one game.
pub trait Computer<R: Rules> {
    /// An action for the viewer of `view`, which [`Rules::check`] allows.
    fn decide(&mut self, view: &R::View, dice: &mut Dice) -> R::Action;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_back_as_written() {
        for text in ["human", "human:Anna", "human:Zoë", "easy", "normal", "hard"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "Human",
            "human:",
            "human:a b",
            "human:a,b",
            "human:abcdefghijklm",
            "e",
        ] {
            assert_eq!(wrong.parse::<Player>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
