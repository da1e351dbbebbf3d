//! From typed messages to sentences in a language, and from typed words to commands.

pub mod command;
pub mod coordinate;
pub mod cue;
pub mod ear;
pub mod fetched;
pub mod folder;
pub mod lang;
pub mod lexicon;
pub mod locale;
pub mod message;
pub mod pack;
pub mod printable;
pub mod sieve;
pub mod spell;
pub mod style;
pub mod teller;
pub mod tongue;
pub mod typed;
pub mod voiced;
pub mod words;
