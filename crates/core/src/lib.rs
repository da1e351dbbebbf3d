//! The core of snuffel: what games, players and texts are, without any game and without input or output.
//!
//! - A game is a set of [`rules`], played at a [`table`] by [`player`]s on [`seat`]s; [`chance`] is drawn from [`rng`], and
//!   everything that is done goes into the [`record`]. What a game adds for people is in [`mod@game`].
//! - A [`kind`] is a game by its name, one of the [matches](mod@matches) a game in progress, a [`tournament`] a game of
//!   games; none of them has a type of any game.
//! - Computers of nine [`level`]s think with the [`search`] until a [`deadline`]. What they are to think about is a
//!   [`question`], and what they find its answer: both are data.
//! - Somebody far away sits at the end of a [`wire`] and keeps a [`diary`].
//! - [`text`] makes sentences of messages and commands of typed words.
//!
//! The games themselves are in the crate `snuffel-games`, the program in `snuffel`.

#![forbid(unsafe_code)]

pub mod account;
pub mod advice;
pub mod arithmetic;
pub mod bits;
pub mod chance;
pub mod choice;
pub mod deadline;
pub mod diary;
pub mod ending;
pub mod fold;
pub mod game;
pub mod hex;
pub mod kind;
pub mod level;
pub mod matches;
pub mod name;
pub mod notation;
pub mod player;
pub mod question;
pub mod record;
pub mod rng;
pub mod rules;
pub mod search;
pub mod seat;
pub mod sound;
pub mod table;
pub mod text;
pub mod tournament;
pub mod wire;
