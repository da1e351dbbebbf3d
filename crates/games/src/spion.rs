//! Spion & Spion, the game of spies for two or four: each side tries to carry an enemy bazong home around a ring.
//!
//! - [`rules`]: the ring, the spies, the passes and the envelopes, and the effect of each action.
//! - [`tell`]: messages, and the interpretation of typed lines.
//! - [`think`]: the computer players. The strongest plays out many games that are consistent with what it sees.

pub mod rules;
pub mod tell;
pub mod think;

#[cfg(test)]
mod tests;

use rules::Spion;
use snuffel_core::game::{Game, Sheets, Terms, Texts};
use snuffel_core::text::locale::source;

impl Game for Spion {
    const TEXTS: Texts = Texts {
        messages: source!("spion"),
        words: source!(words "spion-words"),
        rules: source!(words "spion-rules"),
        lessons: source!("spion-lessons"),
        topics: &[
            "topic-goal",
            "topic-board",
            "topic-setup",
            "topic-turn",
            "topic-passes",
            "topic-fight",
            "topic-grey",
            "topic-bazong",
            "topic-traps",
            "topic-traitor",
            "topic-end",
            "topic-hints",
        ],
        terms: Terms {
            texts: source!(words "spion-terms"),
            names: &[
                "term-spion",
                "term-spion-spy",
                "term-spion-number",
                "term-spion-bazong",
                "term-spion-embassy",
                "term-spion-dungeon",
                "term-spion-zillion",
                "term-spion-bank",
                "term-spion-pass",
                "term-spion-ride",
                "term-spion-yawn",
                "term-spion-cheque",
                "term-spion-view",
                "term-spion-sob",
                "term-spion-pant",
                "term-spion-fight",
                "term-spion-plan",
                "term-spion-again",
                "term-spion-trap",
                "term-spion-die",
                "term-spion-traitor",
                "term-spion-envelope",
                "term-spion-unmask",
                "term-spion-reserve",
                "term-spion-alfred",
                "term-spion-ring",
                "term-spion-team",
                "term-spion-out",
                "term-spion-standstill",
                "term-spion-no-notes",
            ],
        },
        seats: &["black", "white", "black-red", "white-blue"],
    };
}

impl Sheets for Spion {}
