//! Tabletop games for people who play by ear and by fingertip.
//!
//! A game is a set of [`rules`], played at a [`table`] by [`player`]s on [`seat`]s. The table alone knows the whole
//! state. What leaves it is made for one viewer: a view of what is, and percepts of what happened. [`chance`] is asked
//! for by the rules, drawn from [`rng`] and written into the [`record`], like everything that is done.
//!
//! An action takes one way through the program:
//!
//! - A driver, such as [`ui::play`] at a keyboard, gives a typed line to the [`session`], which never waits and does no
//!   input or output. The line becomes a command ([`text::command`]), and the game makes an action of it ([`game`]).
//! - The table lets the rules check it against the view and do it, asks chance where they want to, and writes a line of
//!   the record.
//! - The events become percepts of a viewer. With the view that they led to they are told as messages
//!   ([`text::message`]), and the driver says these as lines in a language ([`text::teller`]), aloud where [`speech`]
//!   is on.
//!
//! Between the session and the games stand two traits without a type of any game: a [`kind`] is a game by its name, and
//! one of the [matches](mod@matches) is a game in progress. A [`tournament`] is a game of games. Somebody far away sits
//! at the end of a [`wire`] and gets views and percepts of one seat, and nothing else. What computers are to think about
//! is a [`question`]. They think with the [`search`] until a [`deadline`], and play each other without a word in a
//! [`simulation`], which measures how well they play. Whoever does not type [chooses](choice) from whole lines.
//!
//! What comes from outside is [printable](text::printable) before a sentence can speak of it. What stands in files and
//! settings has a [`notation`]; [`help`] is told from the texts of a game, and what its words mean by the
//! [`glossary`].
//!
//! Core and games are crates of their own, `snuffel-core` and `snuffel-games`, so that they are built once and the program alone
//! when it changes; their modules stand here beside those of the program. The five games are listed in [`games`].
//!
//! The program itself is lobby, desk and console ([`ui`]), [`lessons`], [`settings`], the [`store`] and play far away
//! ([`remote`]), behind the feature `program`. It waits without threads, as one task, and knows the system around it by traits
//! alone: lines, typed or [chosen](ui::choices), and a screen ([`ui::ends`]), time and thought ([`pulse`]), something to speak
//! with ([`speech`]), a place to keep things ([`store::vault`]) and a [network](remote::network). The end at a terminal, [`terminal`], has all of these, and [`run`]
//! begins there: it reads the command line ([`cli`]). [`build`] says how the program was built.

#![forbid(unsafe_code)]

pub use snuffel_core::{
    account, advice, bits, chance, choice, deadline, diary, ending, game, hex, kind, level, matches, name, notation,
    player, question, record, rng, rules, search, seat, table, text, tournament, wire,
};
pub use snuffel_games as games;

#[cfg(feature = "program")]
pub mod alarm;
pub mod glossary;
pub mod help;
#[cfg(feature = "program")]
pub mod pulse;
#[cfg(feature = "program")]
pub mod remote;
pub mod session;

#[cfg(feature = "program")]
pub mod lessons;
#[cfg(feature = "program")]
pub mod settings;
#[cfg(feature = "program")]
pub mod speech;
#[cfg(feature = "program")]
pub mod store;
#[cfg(feature = "program")]
pub mod ui;

#[cfg(feature = "terminal")]
pub mod book;
#[cfg(feature = "terminal")]
pub mod build;
#[cfg(feature = "terminal")]
pub mod cli;
#[cfg(feature = "terminal")]
pub mod linguist;
#[cfg(feature = "remote")]
pub mod net;
#[cfg(feature = "terminal")]
pub mod run;
#[cfg(feature = "page")]
pub mod serve;
#[cfg(feature = "terminal")]
pub mod simulation;
#[cfg(feature = "terminal")]
pub mod terminal;
