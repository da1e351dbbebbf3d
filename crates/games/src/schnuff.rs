//! Schnuff, the counting card game for two to six: raising the sum above 30, 60 or 90 costs chips.
//!
//! - [`rules`]: the state of a game, its cards and chips, and what each viewer may know and notices.
//! - [`tell`]: announcements, answers to questions, commands and hints.
//! - [`think`]: the computer players, and the search that the strongest of them uses.

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
        seats: &[],
    };
}

impl Sheets for Schnuff {}

#[cfg(test)]
mod tests;
