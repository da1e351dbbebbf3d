//! Scout, the sliding hedge maze for 2 to 4: players bring their scouts across a board and push its hedges about.
//!
//! [`rules`] decides what is possible, [`tell`] words the messages and reads typed lines, [`think`] has the computer
//! players.

pub mod rules;
pub mod tell;
pub mod think;

#[cfg(test)]
mod tests;

use rules::Scout;
use snuffel_core::game::{Game, Sheets, Terms, Texts};
use snuffel_core::text::locale::source;

impl Game for Scout {
    const TEXTS: Texts = Texts {
        messages: source!("scout"),
        words: source!(words "scout-words"),
        rules: source!(words "scout-rules"),
        lessons: source!("scout-lessons"),
        topics: &[
            "topic-goal",
            "topic-board",
            "topic-cards",
            "topic-setup",
            "topic-turn",
            "topic-moving",
            "topic-end",
            "topic-several",
            "topic-options",
            "topic-readings",
            "topic-asking",
            "topic-hints",
        ],
        terms: Terms {
            texts: source!(words "scout-terms"),
            names: &[
                "term-scout",
                "term-scout-piece",
                "term-scout-hedge",
                "term-scout-maze",
                "term-scout-hole",
                "term-scout-dead-end",
                "term-scout-slot",
                "term-scout-card",
                "term-scout-degrees",
                "term-scout-push",
                "term-scout-base",
                "term-scout-row",
                "term-scout-side",
                "term-scout-duty",
                "term-scout-phase",
                "term-scout-opening",
                "term-scout-empty",
                "term-scout-by-hand",
            ],
        },
        seats: &[],
    };
    const HAS_SECRETS: bool = false;
}

impl Sheets for Scout {}
