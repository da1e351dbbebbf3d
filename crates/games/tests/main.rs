//! All tests of the games, in one program, so that it is built and linked only once.
//!
//! - `contract` and `status` check what all games promise, and `hints` the hints of whole games.
//! - `sniff`, `domino`, `schnuff`, `scout` and `spion` check a game's rule book, its secrecy and its computer
//!   players.
//! - `choices` types back all choices offered in random games.
//! - `advice`, `command`, `diary`, `questions` and `tournament` test code of the core with real games.

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
