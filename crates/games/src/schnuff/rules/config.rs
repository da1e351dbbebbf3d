//! The options of a game. Rule book `schnuff`, sections Out and end, and Option: strict drawing.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use snuffel_core::notation::Unreadable;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Config {
    /// Players draw for themselves, and can forget to.
    pub strict: bool,
    /// The game ends as soon as one player is out.
    pub short: bool,
}

impl Config {
    /// The number of chips that each player begins with.
    pub const CHIPS: u8 = 10;
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawing = if self.strict { "strict" } else { "auto" };
        let end = if self.short { "first" } else { "last" };
        write!(f, "drawing={drawing} end={end}")
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config, Unreadable> {
        let (drawing, end) = text.split_once(' ').ok_or(Unreadable)?;
        Ok(Config {
            strict: match drawing {
                "drawing=strict" => true,
                "drawing=auto" => false,
                _ => return Err(Unreadable),
            },
            short: match end {
                "end=first" => true,
                "end=last" => false,
                _ => return Err(Unreadable),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_back_as_written() {
        for text in
            ["drawing=auto end=last", "drawing=auto end=first", "drawing=strict end=last", "drawing=strict end=first"]
        {
            assert_eq!(text.parse::<Config>().unwrap().to_string(), text);
        }
        for wrong in ["", "drawing=auto", "end=last drawing=auto", "strict short"] {
            assert_eq!(wrong.parse::<Config>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
