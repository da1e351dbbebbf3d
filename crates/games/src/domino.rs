//! Domino: Sniff, also All Fives, for 2 to 5. Whoever makes the ends of the line a multiple of five scores.
//!
//! Its three rooms: [`rules`] has what may happen, from the tiles and the line that they make to views and percepts,
//! [`tell`] what is said of it and what typed lines mean, [`think`] the computer players, of which the strongest
//! searches the hand.

pub mod rules;
pub mod tell;
pub mod think;

use rules::Domino;
use snuffel_core::game::{Game, Sheets, Terms, Texts};
use snuffel_core::text::locale::source;

impl Game for Domino {
    const TEXTS: Texts = Texts {
        messages: source!("domino"),
        words: source!(words "domino-words"),
        rules: source!(words "domino-rules"),
        lessons: source!("domino-lessons"),
        topics: &[
            "topic-goal",
            "topic-tiles",
            "topic-opening",
            "topic-turn",
            "topic-scoring",
            "topic-hand-end",
            "topic-end",
            "topic-variants",
            "topic-asking",
            "topic-hints",
        ],
        terms: Terms {
            texts: source!(words "domino-terms"),
            names: &[
                "term-domino",
                "term-domino-tile",
                "term-domino-double",
                "term-domino-pips",
                "term-domino-hand",
                "term-domino-opening",
                "term-domino-ends",
                "term-domino-multiple",
                "term-domino-line",
                "term-domino-stock",
                "term-domino-draw",
                "term-domino-pass",
                "term-domino-blocked",
                "term-domino-target",
                "term-domino-spinner",
            ],
        },
    };
}

impl Sheets for Domino {}

#[cfg(test)]
mod tests;
