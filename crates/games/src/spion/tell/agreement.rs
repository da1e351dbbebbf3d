//! The options of a game.

use crate::spion::rules::Spion;
use crate::spion::rules::config::Config;
use snuffel_core::game::{Agree, Chosen, GameOption};
use snuffel_core::text::message::Message;

/// The option to play without notes.
const NO_NOTES: &str = "no-notes";

impl Agree for Spion {
    fn options() -> Vec<GameOption> {
        vec![GameOption::switch(NO_NOTES)]
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let no_notes = chosen.iter().any(|option| option.name == NO_NOTES);
        Ok(Config { notes: !no_notes })
    }

    fn nobody() -> Option<Message> {
        Some(Message::new("nobody-plays"))
    }
}
