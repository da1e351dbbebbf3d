//! The tests of the games, in one program, so that it is built and linked once.
//!
//! - `contract` and `status` hold every game to what all games promise, `hints` reads the hints of whole games.
//! - `sniff`, `domino`, `schnuff`, `scout` and `spion` hold a game to its own rule book, its secrets and its players.
//! - `choices` types back all that can be chosen in random games.
//! - `advice`, `command`, `diary`, `questions` and `tournament` try with real games what the core does for all of them.

mod advice;
mod choices;
mod command;
mod contract;
mod diary;
mod domino;
mod hints;
mod questions;
mod schnuff;
mod scout;
mod sniff;
mod spion;
mod status;
mod tournament;
