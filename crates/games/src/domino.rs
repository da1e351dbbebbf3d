//! Domino: Sniff, also known as All Fives, for 2 to 5. Players score by making the ends of the line a multiple of
//! five.
//!
//! It has three parts. [`rules`] covers the tiles, the line that they form, views and percepts. [`tell`] words the
//! messages and interprets typed lines. [`think`] has the computer players, the strongest of which search the hand.

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
        seats: &[],
    };
}

impl Sheets for Domino {}

#[cfg(test)]
mod tests;
