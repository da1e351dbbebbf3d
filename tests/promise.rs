//! Whatever the program tells somebody to type is understood where it was told, and means what it says: whole random
//! games of all five are told in three languages, and each phrase that is marked in a message
//! ([`snuffel::text::typed`]) is typed back where it was heard. What a hint says is understood as exactly that action.
//!
//! A failure lists every phrase that is not understood: the language, the message that tells it, the phrase, and what
//! came of it. `SNUFFEL_GAMES` sets how many games are played for each set of options.

pub mod games;
mod lines;
pub mod lobby;
mod report;
pub mod stand;
mod surplus;
mod words;
