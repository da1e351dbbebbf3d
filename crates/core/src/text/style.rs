//! A player's preferences for announcements: language, wording, and spelling of letters.

pub use super::lang::Lang;
use crate::notation::words;

/// The length of announcements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Wording {
    /// As few as possible.
    Brief,
    /// For experienced players.
    #[default]
    Normal,
    /// With explanations for beginners.
    Full,
}

/// The way in which the letters in names of fields are announced.
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
