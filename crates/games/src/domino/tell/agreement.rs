//! Turns typed options into the agreed ones. Rule book `domino`, section Options beyond the source.

use crate::domino::rules::Domino;
use crate::domino::rules::config::Config;
use snuffel_core::game::{Agree, Chosen, GameOption};
use snuffel_core::text::message::{Arg, Message};

impl Agree for Domino {
    fn options() -> Vec<GameOption> {
        vec![GameOption::value("target"), GameOption::switch("spinner")]
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let mut config = Config::default();
        for Chosen { name, value } in chosen {
            match *name {
                "target" => {
                    let target = value.parse().ok().and_then(Config::to);
                    let target = target.ok_or_else(wrong_target)?;
                    config.target = target.target;
                }
                "spinner" => config.spinner = true,
                // An option around the game, such as a tournament.
                _ => {}
            }
        }
        Ok(config)
    }
}

fn wrong_target() -> Message {
    Message::new("option-no-target").with("option", Arg::Command("target")).count("most", Config::MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_multiple_of_five_and_a_spinner_needs_no_value() {
        let chosen = |options: &[(&'static str, &str)]| {
            let options: Vec<Chosen> =
                options.iter().map(|(name, value)| Chosen { name, value: (*value).to_owned() }).collect();
            Domino::configure(&options).map(|config| config.to_string())
        };
        assert_eq!(chosen(&[]).as_deref(), Ok("target=100"));
        let both = chosen(&[("spinner", ""), ("target", "60")]);
        assert_eq!(both.as_deref(), Ok("target=60 spinner"));
        for wrong in ["", "0", "12", "1005", "many"] {
            let refused = chosen(&[("target", wrong)]).unwrap_err();
            assert_eq!(refused.id, "option-no-target", "{wrong}");
        }
    }
}
