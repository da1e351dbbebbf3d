//! Sniff, the hidden labyrinth for two: each searches the other's labyrinth for its treasure.
//!
//! [`rules`] has the board, the labyrinths, what may happen to them, and what each side may know. [`tell`] has what is
//! said of it and what can be typed. [`think`] has the computer players, and the measures of how hard a labyrinth is.

pub mod rules;
pub mod tell;
pub mod think;

use crate::game::{Game, Texts};
use crate::text::locale::source;
use rules::Sniff;

impl Game for Sniff {
    const TEXTS: Texts = Texts {
        messages: source!("sniff", "sniff-variants"),
        words: source!(words "sniff-words"),
        rules: source!(words "sniff-rules"),
        topics: &[
            "topic-goal",
            "topic-board",
            "topic-building",
            "topic-turn",
            "topic-answers",
            "topic-knowing",
            "topic-end",
            "topic-variants",
            "topic-hints",
        ],
    };
}

#[cfg(test)]
mod tests;
