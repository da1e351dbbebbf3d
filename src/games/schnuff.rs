//! Schnuff, the counting card game for two to six: whoever lifts the sum above 30, 60 or 90 pays with chips.
//!
//! - [`rules`]: what may happen. The state of a game, its cards and chips, and what one viewer may know and notices.
//! - [`tell`]: what is said and typed. Announcements, answers to questions, commands, hints.
//! - [`think`]: who plays. The computer players, and the search of the strongest.

pub mod rules;
pub mod tell;
pub mod think;

use crate::game::{Game, Sheets, Texts};
use crate::text::locale::source;
use rules::Schnuff;

impl Game for Schnuff {
    const TEXTS: Texts = Texts {
        messages: source!("schnuff"),
        words: source!(words "schnuff-words"),
        rules: source!(words "schnuff-rules"),
        topics: &[
            "topic-goal",
            "topic-cards",
            "topic-round",
            "topic-limits",
            "topic-chances",
            "topic-schnuff",
            "topic-end",
            "topic-options",
            "topic-details",
            "topic-hints",
        ],
    };
}

impl Sheets for Schnuff {}

#[cfg(test)]
mod tests;
