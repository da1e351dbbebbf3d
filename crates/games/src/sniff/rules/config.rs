//! The options of a game. Rule book `sniff`, section Variants.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::{Field, Size};
use super::plan::Plan;
use snuffel_core::notation::Unreadable;

/// The variants of a game. Not all of them can be combined: see [`check`](Config::check). It is serialised as its
/// notation, which only exists for valid combinations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Config {
    /// The size of both boards.
    pub size: Size,
    /// The number of walls that each player builds: at least 1, and fewer than there are places. With `dogs`, the
    /// number of ditches.
    pub walls: u8,
    /// A turn goes on until the answer is a wall.
    pub gallop: bool,
    /// Fields around the treasure answer warm and hot.
    pub warm_hot: bool,
    /// No treasure: the goal is the way out to the zero field.
    pub way_out: bool,
    /// Nothing is marked for the players.
    pub blind: bool,
    /// Water and Evil Dogs: two ditches and two dogs instead of walls.
    pub dogs: bool,
    /// The treasure is hidden again after a find, for points.
    pub non_stop: bool,
    /// After a win the loser goes on alone, and the moves asked from then on are counted.
    pub count: bool,
}

/// The reason why a combination of options is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfigFault {
    /// These two variants exclude each other.
    Excluded(&'static str, &'static str),
    /// The number of walls is not in the range for this board.
    Walls {
        /// The size of the board.
        size: Size,
        /// The minimum number of walls.
        least: u8,
        /// The maximum number of walls: the usual one, for which `holes` is not needed.
        usual: u8,
    },
}

impl Config {
    /// The number of ditches, and of dogs, that each player places with `dogs`.
    pub const DOGS: u8 = 2;

    /// The base game on a board of `size`.
    pub fn base(size: Size) -> Config {
        Config {
            size,
            walls: size.usual_walls(),
            gallop: false,
            warm_hot: false,
            way_out: false,
            blind: false,
            dogs: false,
            non_stop: false,
            count: false,
        }
    }

    /// The minimum number of walls that `holes` may leave: 10 on 5x5, generally two ninths of all places.
    pub fn fewest_walls(size: Size) -> u8 {
        (u16::from(size.places()) * 2 / 9) as u8
    }

    /// The names of the active variants, in the order of the rule book.
    pub fn variants(&self) -> impl Iterator<Item = &'static str> {
        [
            (self.gallop, "gallop"),
            (self.warm_hot, "warm-hot"),
            (self.way_out, "way-out"),
            (self.blind, "blind"),
            (self.dogs, "dogs"),
            (self.non_stop, "non-stop"),
            (self.count, "count"),
        ]
        .into_iter()
        .filter_map(|(on, name)| on.then_some(name))
    }

    /// The flag of a variant that takes no value; `None` for any other name.
    pub fn switch(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "gallop" => Some(&mut self.gallop),
            "warm-hot" => Some(&mut self.warm_hot),
            "way-out" => Some(&mut self.way_out),
            "blind" => Some(&mut self.blind),
            "dogs" => Some(&mut self.dogs),
            "non-stop" => Some(&mut self.non_stop),
            "count" => Some(&mut self.count),
            _ => None,
        }
    }

    /// Checks whether the variants can be combined.
    ///
    /// # Errors
    /// The fault: two variants that exclude each other, or an invalid number of walls.
    pub fn check(&self) -> Result<(), ConfigFault> {
        let usual = self.size.usual_walls();
        let holes = self.walls != usual;
        let excluded = [
            (self.way_out, "way-out", self.warm_hot, "warm-hot"),
            (self.way_out, "way-out", self.dogs, "dogs"),
            (self.way_out, "way-out", self.non_stop, "non-stop"),
            (self.dogs, "dogs", self.gallop, "gallop"),
            (self.count, "count", self.non_stop, "non-stop"),
            (self.dogs, "dogs", self.dogs && self.walls != Config::DOGS, "holes"),
        ];
        for (one, name, other, other_name) in excluded {
            if one && other {
                return Err(ConfigFault::Excluded(name, other_name));
            }
        }
        let least = Config::fewest_walls(self.size);
        if !self.dogs && holes && !(least..usual).contains(&self.walls) {
            let size = self.size;
            return Err(ConfigFault::Walls { size, least, usual });
        }
        Ok(())
    }

    /// The requirements for a labyrinth, if in `way-out` the detectives start on `start`.
    pub fn plan(&self, start: Field) -> Plan {
        Plan {
            walls: self.walls,
            dogs: if self.dogs { Config::DOGS } else { 0 },
            start: self.way_out.then_some(start),
            open: if self.non_stop { 2 } else { 1 },
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::base(Size::USUAL)
    }
}

/// For example `size=5x5 walls=20 gallop`; with dogs there are no walls: `size=5x5 dogs`.
impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "size={}", self.size)?;
        if !self.dogs {
            write!(f, " walls={}", self.walls)?;
        }
        self.variants().try_for_each(|name| write!(f, " {name}"))
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config, Unreadable> {
        let mut words = text.split(' ').peekable();
        let size = words.next().and_then(|word| word.strip_prefix("size="));
        let mut config = Config::base(size.ok_or(Unreadable)?.parse()?);
        let walls = words.peek().and_then(|word| word.strip_prefix("walls="));
        config.walls = match walls {
            Some(walls) => walls.parse().map_err(|_| Unreadable)?,
            None => Config::DOGS,
        };
        words.next_if(|_| walls.is_some());
        for name in words {
            let switch = config.switch(name).ok_or(Unreadable)?;
            *switch = true;
        }
        // Each config has exactly one written form: all numbers, and the names in order.
        let written = config.check().is_ok() && config.to_string() == text;
        written.then_some(config).ok_or(Unreadable)
    }
}

impl TryFrom<String> for Config {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Config, Unreadable> {
        text.parse()
    }
}

impl From<Config> for String {
    fn from(config: Config) -> String {
        config.to_string()
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
        for text in [
            "size=5x5 walls=20",
            "size=3x3 walls=6",
            "size=5x5 walls=10",
            "size=3x3 dogs",
            "size=9x9 walls=68 gallop warm-hot blind non-stop",
            "size=5x5 walls=20 way-out blind",
            "size=5x5 warm-hot blind dogs non-stop",
        ] {
            assert_eq!(text.parse::<Config>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "size=5x5",
            "walls=20 size=5x5",
            "size=5x5 walls=45",
            "size=5x5 walls=0",
            "size=5x5 walls=20 ",
            "size=5x5 walls=9",
            "size=5x5 walls=21",
            "size=3x3 walls=2",
            "size=5x5 gallop",
            "size=5x5 walls=2 dogs",
            "size=5x5 walls=20 warm-hot gallop",
            "size=5x5 walls=20 gallop gallop",
            "size=5x5 walls=20 holes",
            "size=5x5 walls=20 warm-hot way-out",
        ] {
            assert_eq!(wrong.parse::<Config>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn the_rule_book_says_which_variants_exclude_each_other() {
        let names = ["gallop", "warm-hot", "way-out", "holes", "blind", "dogs", "non-stop", "count"];
        let excluded = [
            ("way-out", "warm-hot"),
            ("way-out", "dogs"),
            ("way-out", "non-stop"),
            ("dogs", "holes"),
            ("dogs", "gallop"),
            ("count", "non-stop"),
        ];
        for one in names {
            for other in names {
                let mut config = Config::default();
                if [one, other].contains(&"dogs") {
                    config.walls = Config::DOGS;
                }
                for name in [one, other] {
                    match config.switch(name) {
                        Some(switch) => *switch = true,
                        None => config.walls = 12,
                    }
                }
                let out = excluded.contains(&(one, other)) || excluded.contains(&(other, one));
                assert_eq!(config.check().is_err(), out, "{one} {other}");
            }
        }
    }

    #[test]
    fn holes_stay_below_the_usual_number_and_above_two_ninths() {
        for (size, least, usual) in [("5x5", 10, 20), ("3x3", 3, 6), ("4x3", 4, 8), ("9x9", 34, 68)] {
            let mut config = Config::base(size.parse().unwrap());
            let size = config.size;
            let fault = Err(ConfigFault::Walls { size, least, usual });
            for (walls, expected) in [
                (0, fault),
                (least - 1, fault),
                (least, Ok(())),
                (usual - 1, Ok(())),
                (usual, Ok(())),
                (usual + 1, fault),
            ] {
                config.walls = walls;
                assert_eq!(config.check(), expected, "{size} {walls}");
            }
        }
    }
}
