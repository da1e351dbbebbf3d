//! Turns typed options into the agreed ones. Rule book `sniff`, section Variants.

use super::excuse::misfit;
use crate::sniff::rules::Sniff;
use crate::sniff::rules::config::{Config, ConfigFault};
use snuffel_core::game::{Agree, Chosen, GameOption};
use snuffel_core::text::message::{Arg, Message};

impl Agree for Sniff {
    /// The variants, in the order of the rule book.
    fn options() -> Vec<GameOption> {
        vec![
            GameOption::switch("gallop"),
            GameOption::switch("warm-hot"),
            GameOption::switch("way-out"),
            GameOption::value("holes"),
            GameOption::switch("blind"),
            GameOption::switch("dogs"),
            GameOption::value("size"),
            GameOption::switch("non-stop"),
            // For a series it needs a number of games, which the tournament option provides.
            GameOption::switch("count"),
        ]
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let wrong = |id: &'static str, name| Message::new(id).with("option", Arg::Command(name));
        let mut config = Config::default();
        let mut holes = None;
        for Chosen { name, value } in chosen {
            match *name {
                "size" => {
                    // Accepts 4X4 as well as 4x4.
                    let size = value.to_lowercase().parse();
                    config.size = size.map_err(|_| wrong("option-no-size", "size"))?;
                }
                "holes" => {
                    let walls = value.parse::<u8>();
                    holes = Some(walls.map_err(|_| wrong("option-no-number", "holes"))?);
                }
                name => {
                    if let Some(switch) = config.switch(name) {
                        *switch = true;
                    }
                }
            }
        }
        config.walls = match (holes, config.dogs) {
            (Some(walls), _) => walls,
            (None, true) => Config::DOGS,
            (None, false) => config.size.usual_walls(),
        };
        // With dogs, any number of walls is invalid, even the number of ditches.
        if let (Some(_), true) = (holes, config.dogs) {
            config.walls = 0;
        }
        let tournament = chosen.iter().any(|option| option.name == "tournament");
        if tournament && config.non_stop {
            return Err(misfit(&ConfigFault::Excluded("tournament", "non-stop")));
        }
        config.check().map_err(|fault| misfit(&fault))?;
        Ok(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agreed(line: &str) -> Result<String, String> {
        let mut words = line.split(' ').filter(|word| !word.is_empty());
        let mut chosen = Vec::new();
        while let Some(word) = words.next() {
            let option = Sniff::options().into_iter().find(|option| option.name == word).unwrap();
            let value = option.takes_value.then(|| words.next().unwrap());
            chosen.push(Chosen { name: option.name, value: value.unwrap_or_default().to_owned() });
        }
        match Sniff::configure(&chosen) {
            Ok(config) => Ok(config.to_string()),
            Err(message) => Err(message.id.into_owned()),
        }
    }

    #[test]
    fn options_make_what_is_agreed() {
        for (line, notation) in [
            ("", "size=5x5 walls=20"),
            ("gallop warm-hot", "size=5x5 walls=20 gallop warm-hot"),
            ("size 4x3", "size=4x3 walls=8"),
            ("holes 5 size 4x3", "size=4x3 walls=5"),
            ("dogs blind size 9X9", "size=9x9 blind dogs"),
        ] {
            assert_eq!(agreed(line).as_deref(), Ok(notation), "{line}");
        }
        for (line, id) in [
            ("size 2x5", "option-no-size"),
            ("size big", "option-no-size"),
            ("holes many", "option-no-number"),
            ("holes 9", "variants-walls"),
            ("holes 20 dogs", "variants-excluded"),
            ("holes 2 dogs", "variants-excluded"),
            ("way-out dogs", "variants-excluded"),
        ] {
            assert_eq!(agreed(line).unwrap_err(), id, "{line}");
        }
    }
}
