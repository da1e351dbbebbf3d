//! The tests of the program, in a single binary, so that it is built and linked once. Unit tests are next to the tested
//! code in `src/`, and the tests of the games are in `crates/games/tests`.
//!
//! - `carry` moves all data of a player from one place to another.
//! - `choices` uses the whole program through the lines that it offers for selection.
//! - `sounds` listens to the sounds of whole games.
//! - `driver` waits for a computer at a keyboard, `far` plays games with every player at a separate wire, and `sixth`
//!   adds a game that the program does not have.
//! - `braille` measures what a braille display shows over whole games.
//! - `steps` goes through games turn by turn.
//! - `promise` types back whatever the program suggests, and what people type.
//! - `pseudo` runs the program in an invented language, in which no English word may be left.
//! - `entrances` sends every character of Unicode through every source of text.
//! - `fuzz` randomly damages input from outside.
//! - `glossary` looks up every explained word.
//! - `hearing` counts the words to hear in whole games.
//! - `tutor` asks whether moves are meant, measures how often it would, and reviews moves after the game.
//! - `kept` lists saved games, and resumes them.
//! - `stats` counts the games played.
//! - `lessons` takes every lesson in three languages: correctly, wrongly, and on a braille display.
//! - `locales` reads the sentences of all languages, `transcripts` whole games as a player reads them, `documents` the
//!   documents about the program, `packaging` the files that accompany it in packages, and `release` the files that are
//!   generated for those.
//! - `remote` lets several programs play with each other over this machine's network.
//! - `simulated` does so in one thread, with a clock that jumps and a network in memory: it shows the required
//!   properties of a remote table.
//! - `paged` seats pages in a browser beside such programs, and only on request.
//! - `program` runs the program itself, `assistive` and `assistive_speech` run it together with assistive technology,
//!   and only on request; `wine` does so with the program for Windows.
//!
//! A name after the command selects tests by a part of their names: `cargo test --test main stats::`. The tests
//! run in parallel, so each has its own folders, sockets and environment and sets nothing for the whole process.

// Some tests of remote tables run both with real programs and with simulated ones.
#![allow(clippy::duplicate_mod)]

#[cfg(unix)]
mod assistive;
#[cfg(target_os = "linux")]
mod assistive_speech;
mod braille;
mod carry;
mod choices;
mod common;
mod documents;
mod driver;
mod entrances;
mod far;
mod fuzz;
mod glossary;
mod hearing;
mod kept;
mod lessons;
mod locales;
mod packaging;
#[cfg(all(unix, feature = "remote"))]
mod paged;
mod program;
mod promise;
mod pseudo;
mod release;
#[cfg(all(unix, feature = "remote"))]
mod remote;
mod simulated;
mod sixth;
mod sounds;
mod stats;
mod steps;
mod transcripts;
mod tutor;
#[cfg(all(target_os = "linux", feature = "remote"))]
mod wine;
