//! The core of snuffel: the concepts that all games share (rules, players, texts), without any particular game and
//! without input or output.
//!
//! - A game is a set of [`rules`], played at a [`table`] by [`player`]s on [`seat`]s; [`chance`] is drawn from [`rng`],
//!   and every action is written to the [`record`]. [`mod@game`] holds what a game adds for human players.
//! - A [`kind`] is a game by its name, a [match](mod@matches) is a game in progress, and a [`tournament`] is a game of
//!   games; none of them depends on the types of a particular game.
//! - Computers of nine [`level`]s, which a [`stair`] makes of a few players, think with the [`search`] until a
//!   [`deadline`]. They answer a [`question`]; both the question and its answer are plain data.
//! - A [`hint`] is their advice in words, with [`reason`]s that are values until the end.
//! - A remote player sits at the end of a [`wire`] and keeps a [`diary`].
//! - [`text`] turns messages into sentences and typed words into commands.
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
pub mod hint;
pub mod kind;
pub mod level;
pub mod matches;
pub mod name;
pub mod notation;
pub mod player;
pub mod question;
pub mod reason;
pub mod record;
pub mod rng;
pub mod rules;
pub mod search;
pub mod seat;
pub mod sound;
pub mod stair;
pub mod table;
pub mod text;
pub mod tournament;
pub mod wire;
