//! The options of a game.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use snuffel_core::notation::Unreadable;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    /// Whether the program keeps track of the passes that have been taken.
    pub notes: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { notes: true }
    }
}

/// `notes=on` or `notes=off`.
impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.notes { "notes=on" } else { "notes=off" })
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config, Unreadable> {
        match text {
            "notes=on" => Ok(Config { notes: true }),
            "notes=off" => Ok(Config { notes: false }),
            _ => Err(Unreadable),
        }
    }
}
