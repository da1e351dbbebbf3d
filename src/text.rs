//! From typed messages to sentences in a language, and from typed words to commands.

pub mod style;
