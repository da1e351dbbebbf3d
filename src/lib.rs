//! Tabletop games for people who play by ear and by fingertip.
//!
//! A game is a set of [`rules`], played at a [`table`] by [`player`]s on [`seat`]s. The table alone knows the whole
//! state. What leaves it is made for one viewer: a view of what is, and percepts of what happened.
//!
//! An action takes one way through the program:
//!
//! - A typed line becomes a command ([`text::command`]), and the game makes an action of it ([`game`]).
//! - The [`table`] lets the rules do it, asks [`chance`] where they want to, and writes a line of the [`record`].
//! - The events become percepts of a viewer, the percepts messages ([`text::message`]), and the messages lines in a
//!   language ([`text::teller`]), which the [console](ui::console) says, and aloud where
//!   [`speech`] is on.
//!
//! Computers play each other without a word in a [`simulation`], which measures how well they play.
//!
//! The five games are listed in [`games`]. [`run`] is where the program begins.

#![forbid(unsafe_code)]

pub mod chance;
pub mod cli;
pub mod deadline;
pub mod game;
pub mod games;
pub mod help;
pub mod kind;
pub mod matches;
pub mod notation;
pub mod player;
pub mod record;
pub mod rng;
pub mod rules;
pub mod run;
pub mod search;
pub mod seat;
pub mod session;
pub mod settings;
pub mod simulation;
pub mod speech;
pub mod store;
pub mod table;
pub mod text;
pub mod tournament;
pub mod ui;
pub mod wire;
