//! The user interface: lines of text in, lines of text out.

pub(crate) mod about;
pub mod check;
pub mod choices;
pub mod clerk;
pub mod clock;
pub mod completion;
pub mod console;
pub mod desk;
pub mod ends;
pub mod far;
pub mod input;
pub mod lobby;
pub mod lobby_words;
pub mod obey;
pub mod origin;
pub mod play;
pub mod reading;
pub mod seating;
pub mod speech;
pub mod summary;
pub mod teacher;
pub(crate) mod trouble;
pub mod wish;
pub mod wrap;
