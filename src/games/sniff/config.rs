//! What is agreed before a game. Rule book `sniff`, section Variants.

use std::fmt;
use std::str::FromStr;

use super::board::Size;
use crate::record::Unreadable;

/// The variants of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// The size of both boards.
    pub size: Size,
    /// How many walls each player builds: at least 1, fewer than there are places.
    pub walls: u8,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            size: Size::USUAL,
            walls: Size::USUAL.usual_walls(),
        }
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "size={} walls={}", self.size, self.walls)
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config, Unreadable> {
        let mut words = text.split(' ');
        let mut value = |key: &str| {
            let word = words.next().ok_or(Unreadable)?;
            word.strip_prefix(key)
                .and_then(|rest| rest.strip_prefix('='))
                .ok_or(Unreadable)
        };
        let size: Size = value("size")?.parse()?;
        let walls = value("walls")?.parse().map_err(|_| Unreadable)?;
        let fits = (1..size.places()).contains(&walls) && words.next().is_none();
        fits.then_some(Config { size, walls }).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_base_game_is_5_by_5_with_20_walls() {
        assert_eq!(Config::default().to_string(), "size=5x5 walls=20");
    }

    #[test]
    fn a_config_reads_back_as_written() {
        for text in ["size=5x5 walls=20", "size=3x3 walls=6"] {
            assert_eq!(text.parse::<Config>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "size=5x5",
            "walls=20 size=5x5",
            "size=5x5 walls=45",
            "size=5x5 walls=0",
            "size=5x5 walls=20 ",
        ] {
            assert_eq!(wrong.parse::<Config>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
