//! The options of a game, and the messages that list them.

use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::config::Config;
use snuffel_core::game::{Agree, Chosen, GameOption};
use snuffel_core::text::message::Message;

/// The names of the options on the command line.
const STRICT: &str = "strict";
const SHORT: &str = "short";

impl Agree for Schnuff {
    fn options() -> Vec<GameOption> {
        [STRICT, SHORT].map(GameOption::switch).into()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let is_chosen = |name| chosen.iter().any(|option| option.name == name);
        Ok(Config { strict: is_chosen(STRICT), short: is_chosen(SHORT) })
    }
}

/// One message for each agreed option.
pub(super) fn options(config: &Config) -> impl Iterator<Item = Message> {
    let strict = config.strict.then(|| Message::new("option-strict"));
    let short = config.short.then(|| Message::new("option-short"));
    strict.into_iter().chain(short)
}

/// The names of the agreed options.
pub(super) fn chosen(config: &Config) -> impl Iterator<Item = &'static str> {
    let all = [(STRICT, config.strict), (SHORT, config.short)];
    all.into_iter().filter_map(|(name, is_agreed)| is_agreed.then_some(name))
}
