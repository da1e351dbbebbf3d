//! Errands: a session's requests about the player's files, and their results.

use crate::record::Unsaved;

/// A request about the player's files; its result is a [`Delivery`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// To append these lines to the record. Comes before anything is said about them.
    Write(String),
    /// To write everything of the record that is still unwritten and make it survive a power cut. Comes before a wait.
    Rest,
    /// To do the same, and to check that the file holds the whole record.
    Save(Occasion),
    /// To move the record of a finished game to the other finished ones, once all of it is written.
    PutAway,
    /// To save a sheet under a name.
    Keep {
        /// Its name.
        name: String,
        /// Its text.
        text: String,
        /// Whether it may replace another sheet with that name.
        replaces: bool,
    },
    /// To list the saved sheets.
    List,
    /// To read a sheet by its name or file.
    Fetch(String),
}

/// The result of an [`Errand`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Whether all of the record is written.
    Record(Result<(), Unsaved>),
    /// The name under which the whole record is saved, or why it is not.
    Saved(Occasion, Result<String, Unsaved>),
    /// The finished game of this name is saved, but could not be moved.
    NotPutAway(String),
    /// The sheet of this name is saved.
    Kept(String),
    /// The sheet of this name cannot be saved, for this reason.
    NotKept(String, Unsaved),
    /// No file can have this name.
    BadName(String),
    /// There already is a sheet with this name and a different text.
    Exists {
        /// Its name.
        name: String,
        /// The text of the new one.
        text: String,
    },
    /// The saved sheets; `None` if their folder cannot be read.
    Listed(Option<Vec<String>>),
    /// The text of the sheet with this name.
    Fetched(String, Result<String, Unfetched>),
}

/// The occasion for saving the record, which decides what is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The player has asked.
    Asked,
    /// The player has noted something.
    Noted,
    /// The player wants to leave, but stays if there is a question.
    Quit,
    /// The player leaves in any case.
    Leaving,
}

/// Why a sheet cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfetched {
    /// There is none with this name.
    Missing,
    /// It is not readable as text.
    Unreadable,
}
