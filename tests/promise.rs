//! Everything that the program tells players to type is understood where it was said, with the stated meaning: whole
//! random games of all five kinds are announced in three languages, and each marked phrase in a message
//! ([`snuffel::text::typed`]) is typed back in the same situation. A hint is understood as exactly the advised action.
//!
//! A failure lists every phrase that is not understood: its language and message, the phrase, and the result.
//! `SNUFFEL_GAMES` sets the number of games for each set of options.

pub mod games;
mod lines;
pub mod lobby;
mod report;
mod said;
pub mod stand;
mod surplus;
mod words;
