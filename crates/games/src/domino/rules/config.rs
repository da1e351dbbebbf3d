//! The options of a game. Rule book `domino`, section Options beyond the source.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use snuffel_core::notation::Unreadable;

/// The agreed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u16, bool)", into = "(u16, bool)")]
pub struct Config {
    /// The number of points that wins: a multiple of five, from 5 to [`MOST`](Config::MOST).
    pub target: u16,
    /// Whether tiles can be laid on all four sides of the first double of a hand.
    pub spinner: bool,
}

impl Config {
    /// The highest possible target, which takes some hundred hands.
    pub const MOST: u16 = 1000;

    /// A game to `target` points; `None` unless that is a multiple of five from 5 to [`MOST`](Config::MOST).
    pub fn to(target: u16) -> Option<Config> {
        let fits = (5..=Config::MOST).contains(&target) && target.is_multiple_of(5);
        fits.then_some(Config { target, spinner: false })
    }
}

impl Default for Config {
    fn default() -> Config {
        Config { target: 100, spinner: false }
    }
}

impl From<Config> for (u16, bool) {
    fn from(config: Config) -> (u16, bool) {
        (config.target, config.spinner)
    }
}

impl TryFrom<(u16, bool)> for Config {
    type Error = Unreadable;

    fn try_from((target, spinner): (u16, bool)) -> Result<Config, Unreadable> {
        let config = Config::to(target).ok_or(Unreadable)?;
        Ok(Config { spinner, ..config })
    }
}

/// For example `target=100` or `target=60 spinner`.
impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "target={}", self.target)?;
        if self.spinner {
            f.write_str(" spinner")?;
        }
        Ok(())
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config, Unreadable> {
        let (number, spinner) = match text.strip_suffix(" spinner") {
            Some(number) => (number, true),
            None => (text, false),
        };
        let target = number.strip_prefix("target=").ok_or(Unreadable)?;
        let target = target.parse().ok().and_then(Config::to);
        let config = Config { spinner, ..target.ok_or(Unreadable)? };
        // Each config has exactly one written form.
        let written = config.to_string() == text;
        written.then_some(config).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_config_reads_back_as_written() {
        assert_eq!(Config::default().to_string(), "target=100");
        for text in ["target=5", "target=100 spinner", "target=1000"] {
            assert_eq!(text.parse::<Config>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "target=",
            "target=0",
            "target=12",
            "target=1005",
            "target=+50",
            "target=050",
            "spinner",
            "target=100  spinner",
            "target=100 spinner ",
            "spinner target=100",
        ] {
            assert_eq!(wrong.parse::<Config>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
