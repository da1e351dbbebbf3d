//! From the options that were typed to what is agreed.

use crate::game::{Chosen, GameOption};
use crate::games::scout::rules::config::Config;

/// What can be agreed before a game.
pub const OPTIONS: &[GameOption] = &[GameOption::switch("no-hints"), GameOption::switch("by-hand")];

/// What is agreed when these options are chosen. All of them go together.
pub fn configure(chosen: &[Chosen]) -> Config {
    let mut config = Config::default();
    for option in chosen {
        match option.name {
            "no-hints" => config.hints = false,
            "by-hand" => config.by_hand = true,
            // The tournament takes its own.
            _ => {}
        }
    }
    config
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_make_what_is_agreed() {
        for (names, notation) in [
            (&[][..], "hints=on"),
            (&["no-hints"], "hints=off"),
            (&["by-hand"], "hints=on by-hand"),
            (&["by-hand", "no-hints"], "hints=off by-hand"),
        ] {
            let chosen: Vec<Chosen> = names.iter().map(|name| Chosen { name, value: String::new() }).collect();
            assert_eq!(configure(&chosen).to_string(), notation);
        }
    }
}
