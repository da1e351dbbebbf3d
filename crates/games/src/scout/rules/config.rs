//! The options of a game.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use snuffel_core::notation::Unreadable;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    /// Whether the program can give hints, and name pushes that bring a scout nearer.
    pub hints: bool,
    /// Whether two players lay their halves of the board by hand; rule book, Set-up. No effect with 3 or 4.
    pub by_hand: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { hints: true, by_hand: false }
    }
}

/// `hints=on` or `hints=off`, optionally followed by `by-hand`.
impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.hints { "hints=on" } else { "hints=off" })?;
        f.write_str(if self.by_hand { " by-hand" } else { "" })
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config, Unreadable> {
        let (hints, rest) = text.split_once(' ').unwrap_or((text, ""));
        let hints = match hints {
            "hints=on" => true,
            "hints=off" => false,
            _ => return Err(Unreadable),
        };
        let config = Config { hints, by_hand: rest == "by-hand" };
        (config.to_string() == text).then_some(config).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_config_reads_back_as_written() {
        for text in ["hints=on", "hints=off", "hints=on by-hand", "hints=off by-hand"] {
            assert_eq!(text.parse::<Config>().unwrap().to_string(), text);
        }
        assert_eq!(Config::default().to_string(), "hints=on");
        for wrong in ["", "hints", "hints=on ", "by-hand", "hints=on by-foot"] {
            assert_eq!(wrong.parse::<Config>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
