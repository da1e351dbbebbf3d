//! Sniff, the hidden labyrinth for two: each player searches the other's labyrinth for its treasure.
//!
//! [`rules`] has the board, the labyrinths, the moves, and what each side may know. [`tell`] words the messages and
//! interprets typed lines. [`think`] has the computer players, and measures of how hard a labyrinth is.

pub mod rules;
pub mod tell;
pub mod think;

use rules::Sniff;
use snuffel_core::game::{Game, Terms, Texts};
use snuffel_core::text::locale::source;

impl Game for Sniff {
    const TEXTS: Texts = Texts {
        messages: source!("sniff", "sniff-variants"),
        words: source!(words "sniff-words"),
        rules: source!(words "sniff-rules"),
        lessons: source!("sniff-lessons"),
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
        terms: Terms {
            texts: source!(words "sniff-terms"),
            names: &[
                "term-sniff",
                "term-sniff-labyrinth",
                "term-sniff-wall",
                "term-sniff-treasure",
                "term-sniff-detective",
                "term-sniff-zero",
                "term-sniff-free",
                "term-sniff-way",
                "term-sniff-dead-end",
                "term-sniff-marker",
                "term-sniff-gallop",
                "term-sniff-warm-hot",
                "term-sniff-way-out",
                "term-sniff-holes",
                "term-sniff-blind",
                "term-sniff-dogs",
                "term-sniff-growl",
                "term-sniff-ditch",
                "term-sniff-size",
                "term-sniff-non-stop",
                "term-sniff-count",
            ],
        },
        seats: &[],
    };
}

#[cfg(test)]
mod tests;
