//! How a player wants to be told things: the language, the wording, the spelling of letters.

pub use super::lang::Lang;
use crate::notation::words;

/// How many words an announcement has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Wording {
    /// As few as possible.
    Brief,
    /// What an experienced player wants.
    #[default]
    Normal,
    /// With what a beginner wants to know besides.
    Full,
}

/// How letters in names of fields are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spelling {
    /// As they are: E4.
    #[default]
    Plain,
    /// By the spelling alphabet of the language: Echo 4.
    Letters,
}

words!(Wording { Brief = "brief", Normal = "normal", Full = "full" });
words!(Spelling { Plain = "plain", Letters = "letters" });
