//! The tests of the program, in one program of their own, so that it is built and linked once. What stands beside what it
//! tests is in `src/`, and the tests of the games are in `crates/games/tests`.
//!
//! - `carry` carries everything that a player has from one place to another.
//! - `choices` gets through the whole program by the lines that it offers to be chosen.
//! - `sounds` listens for what sounds in whole games.
//! - `driver` waits for a computer at a keyboard, `far` plays games with everybody at a wire of their own, and `sixth`
//!   brings a game that the program does not have.
//! - `braille` measures what a braille display shows over whole games.
//! - `steps` goes through games turn by turn.
//! - `promise` types back what the program tells somebody to type, and what people type.
//! - `pseudo` asks the program in a language that nobody speaks, in which no English word may be left.
//! - `entrances` brings every character of Unicode through everything that text comes in by.
//! - `fuzz` spoils what comes from outside at random.
//! - `glossary` looks every word up that is explained.
//! - `hearing` counts how much there is to hear in whole games.
//! - `tutor` asks whether moves are meant, measures how often it would, and goes through moves after the game.
//! - `kept` lists the games that are kept, and takes them up.
//! - `stats` counts what was played.
//! - `lessons` takes every lesson in three languages: rightly, wrongly, and on a braille display.
//! - `locales` reads the sentences of all languages, `transcripts` whole games as a player reads them, `documents` what
//!   is written about the program, `packaging` what goes along with it to where people get it, and `release` the files
//!   that are made for that.
//! - `remote` lets several programs play with each other over the net of this machine.
//! - `simulated` does so in one thread, with a clock that jumps and a network in memory: what a table far away has to be is
//!   shown there.
//! - `program` runs the program itself, `assistive` and `assistive_speech` run it together with what blind people use
//!   and run only when they are asked for; `wine` does so with the program for Windows.
//!
//! A name behind the command is part of the names of the tests that run: `cargo test --test main sniff::secrecy`. The
//! tests run side by side, so each has folders, sockets and an environment of its own and sets nothing for the whole
//! process.

// Some tests of tables far away are tried with real programs and with simulated ones.
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
