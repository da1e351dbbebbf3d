//! The program as a player meets it: lines in, lines out.

pub mod book;
pub mod check;
pub mod clerk;
pub mod clock;
pub mod completion;
pub mod console;
pub mod desk;
pub mod far;
mod history;
pub mod input;
mod interrupts;
#[cfg(unix)]
mod keyboard;
mod lines;
pub mod lobby;
pub mod plain;
pub mod play;
pub mod readers;
pub mod reading;
pub mod readline;
pub mod seating;
#[cfg(unix)]
pub(crate) mod signals;
pub mod speech;
pub mod summary;
mod summons;
pub mod teacher;
pub mod terminal;
pub mod wish;
pub mod wrap;
