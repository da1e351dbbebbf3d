//! Schnuff, the counting card game for two to six: whoever lifts the sum above 30, 60 or 90 pays with chips.
//!
//! - [`rules`]: what may happen. The state of a game, its cards and chips, and what one viewer may know and notices.
//! - [`tell`]: what is said and typed. Announcements, answers to questions, commands, hints.
//! - [`think`]: who plays. The computer players, and the search of the strongest.

pub mod rules;
pub mod tell;
pub mod think;

use rules::Schnuff;
use snuffel_core::game::{Game, Sheets, Terms, Texts};
use snuffel_core::text::locale::source;

impl Game for Schnuff {
    const TEXTS: Texts = Texts {
        messages: source!("schnuff"),
        words: source!(words "schnuff-words"),
        rules: source!(words "schnuff-rules"),
        lessons: source!("schnuff-lessons"),
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
        terms: Terms {
            texts: source!(words "schnuff-terms"),
            names: &[
                "term-schnuff",
                "term-schnuff-schnuff-card",
                "term-schnuff-number-card",
                "term-schnuff-chance-card",
                "term-schnuff-chip",
                "term-schnuff-sum",
                "term-schnuff-limit",
                "term-schnuff-pass",
                "term-schnuff-back",
                "term-schnuff-panic",
                "term-schnuff-risk",
                "term-schnuff-round",
                "term-schnuff-dealer",
                "term-schnuff-direction",
                "term-schnuff-draw",
                "term-schnuff-pile",
                "term-schnuff-strict",
                "term-schnuff-short",
            ],
        },
    };
}

impl Sheets for Schnuff {}

#[cfg(test)]
mod tests;
