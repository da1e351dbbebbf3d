//! Tabletop games for people who play by ear and by fingertip.
//!
//! A game is a set of [`rules`], played at a [`table`] by [`player`]s on [`seat`]s. Only the table knows the whole
//! state. Everything that leaves it is made for one viewer: a view of the current state, and percepts of what has
//! happened. The rules ask for [`chance`], which is drawn from [`rng`] and written to the [`record`] like every
//! action.
//!
//! An action takes one way through the program:
//!
//! - A driver, such as [`ui::play`] at a keyboard, gives a typed line to the [`session`], which never waits and does no
//!   input or output. The line becomes a command ([`text::command`]), and the game turns that into an action
//!   ([`game`]).
//! - The table has the rules check the action against the view and carry it out, asks chance whenever the rules want
//!   it, and writes a line of the record.
//! - The events become percepts of a viewer. Together with the view after them they become messages
//!   ([`text::message`]), which the driver says as lines in a language ([`text::teller`]), and aloud if [`speech`] is
//!   on.
//!
//! Between the session and the games there are two traits that mention no type of any game: a [`kind`] is a game by its
//! name, and one of the [matches](mod@matches) is a game in progress. A [`tournament`] is a game made of games. A
//! remote player is at the end of a [`wire`], and gets the views and percepts of one seat and no others. A position for
//! a computer to think about is a [`question`]. Computers think with the [`search`] until a [`deadline`]; a
//! [`simulation`] lets them play each other in silence and measures their strength. A player who does not type
//! [chooses](choice) whole lines.
//!
//! Input from outside has to be [printable](text::printable) before a sentence can contain it. Files and settings use a
//! [`notation`]. The texts of a game provide its [`help`], and the [`glossary`] explains its words.
//!
//! Core and games are crates of their own, `snuffel-core` and `snuffel-games`, so that a change to the program rebuilds
//! only the program. Their modules are re-exported here, next to the program's. The five games are listed in [`games`].
//!
//! The program itself, behind the feature `program`, is made of lobby, desk and console ([`ui`]), [`lessons`],
//! [`settings`], the [`store`] and remote play ([`remote`]). It waits without threads, as one task, and reaches the
//! surrounding system only through traits: typed or [chosen](ui::choices) lines and a screen ([`ui::ends`]), clock and
//! thinking ([`pulse`]), a voice ([`speech`]), storage ([`store::vault`]) and a [network](remote::network). The end at
//! a terminal, [`terminal`], has all of these, and [`run`] starts there: it reads the command line ([`cli`]). [`build`]
//! says how the program was built.

#![forbid(unsafe_code)]

pub use snuffel_core::{
    account, advice, bits, chance, choice, deadline, diary, ending, game, hex, kind, level, matches, name, notation,
    player, question, record, rng, rules, search, seat, table, text, tournament, wire,
};
pub use snuffel_games as games;

#[cfg(feature = "program")]
pub mod alarm;
pub mod glossary;
pub mod hearing;
pub mod help;
#[cfg(feature = "program")]
pub mod pulse;
#[cfg(feature = "program")]
pub mod remote;
pub mod session;
pub mod verbs;

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
#[cfg(feature = "net")]
pub mod net;
#[cfg(feature = "terminal")]
pub mod run;
#[cfg(feature = "page")]
pub mod serve;
#[cfg(feature = "terminal")]
pub mod simulation;
#[cfg(feature = "terminal")]
pub mod terminal;
