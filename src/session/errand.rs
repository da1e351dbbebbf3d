//! Errands: what a session wants done with the player's files, and what came of it.

use crate::record::Unsaved;

/// Something to be done with the player's files; what came of it is a [`Delivery`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// To write these lines at the end of the record. Comes before anything is said of them.
    Write(String),
    /// To write what is still unwritten of the record, and to see that a power cut takes nothing of it: before somebody
    /// is waited for.
    Rest,
    /// To do the same, and to look whether the file holds the whole record.
    Save(Occasion),
    /// To put the record of a game that is over away with the finished ones, once all of it is written.
    PutAway,
    /// To keep a sheet under a name.
    Keep {
        /// Its name.
        name: String,
        /// What it holds.
        text: String,
        /// Whether it may take the place of another of that name.
        replaces: bool,
    },
    /// To list the sheets that are kept.
    List,
    /// To fetch a sheet by its name or file.
    Fetch(String),
}

/// What came of an [`Errand`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Whether all of the record is written.
    Record(Result<(), Unsaved>),
    /// The name under which the whole record is kept, or why it is not.
    Saved(Occasion, Result<String, Unsaved>),
    /// The game of this name is over and kept, but could not be put away.
    NotPutAway(String),
    /// The sheet of this name is kept.
    Kept(String),
    /// The sheet of this name cannot be kept, and why.
    NotKept(String, Unsaved),
    /// No file can have this name.
    BadName(String),
    /// There is a sheet of this name already, with other words on it.
    Exists {
        /// Its name.
        name: String,
        /// What the new one holds.
        text: String,
    },
    /// The sheets that are kept; `None` where the folder cannot be read.
    Listed(Option<Vec<String>>),
    /// What the sheet of this name holds.
    Fetched(String, Result<String, Unfetched>),
}

/// What it is wanted to be known for that the record is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The player has asked.
    Asked,
    /// The player has noted something.
    Noted,
    /// The player wants to leave, and stays for a question.
    Quit,
    /// The player leaves, whatever comes of it.
    Leaving,
}

/// Why a sheet cannot be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfetched {
    /// There is none of this name.
    Missing,
    /// It cannot be read as a text.
    Unreadable,
}
