//! Turns typed options into the agreed ones.

use crate::scout::rules::Scout;
use crate::scout::rules::config::Config;
use snuffel_core::game::{Agree, Chosen, GameOption};
use snuffel_core::text::message::Message;

const NO_HINTS: &str = "no-hints";
pub(super) const BY_HAND: &str = "by-hand";

impl Agree for Scout {
    fn options() -> Vec<GameOption> {
        vec![GameOption::switch(NO_HINTS), GameOption::switch(BY_HAND)]
    }

    /// All options can be combined.
    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        // The tournament handles its own options.
        let is_chosen = |name| chosen.iter().any(|option| option.name == name);
        Ok(Config { hints: !is_chosen(NO_HINTS), by_hand: is_chosen(BY_HAND) })
    }
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
            assert_eq!(Scout::configure(&chosen).unwrap().to_string(), notation);
        }
    }
}
