//! Tasks: what a command line can ask for, and the options that come with it.

use std::path::PathBuf;

use crate::player::Player;
use crate::settings::Setting;
use crate::simulation::Plan;
use crate::text::command::Command;

/// A task for the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Open the lobby, because no subcommand was given.
    Lobby,
    /// Start a game at once.
    Play {
        /// The name of the game.
        game: String,
        /// The players.
        players: Vec<Player>,
        /// The options, with their values; empty for an option without one.
        options: Vec<(String, String)>,
    },
    /// Open a table for remote players.
    Host {
        /// The words after the subcommand.
        words: Vec<String>,
    },
    /// Carry out a verb that means here what it means in the lobby.
    Verb(Command),
    /// Let computers play each other, and measure their strength.
    Simulate {
        /// The name of the game.
        game: String,
        /// The players and the number of games.
        plan: Plan,
        /// The options, with their values.
        options: Vec<(String, String)>,
        /// The file with the figures of another simulation, for comparison.
        against: Option<String>,
        /// Whether to print the figures as JSON.
        json: bool,
    },
    /// Serve the page from this folder, or from its usual place.
    Page(Option<String>),
    /// Check the language in this folder or with this code.
    CheckLanguage(String),
    /// Write a braille book.
    Book {
        /// Which one.
        book: Book,
        /// The grade of its braille.
        grade: Grade,
    },
    /// Say the usage of the whole command line or one subcommand.
    Help(Option<&'static str>),
    /// Say the version.
    Version,
}

/// The request made by a command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The task to carry out.
    pub task: Task,
    /// Settings for this run only.
    pub style: Vec<Setting>,
    /// The folder for all data, if not in the platform's places.
    pub data: Option<PathBuf>,
    /// The seed for new games.
    pub seed: Option<u64>,
}

/// A book that can be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Book {
    /// The rules of a game, or one topic of them.
    Rules {
        /// The name of the game.
        game: String,
        /// The topic; if empty, all topics and the words that can be typed.
        topic: String,
    },
    /// The story of a game.
    Story {
        /// The game, by its name, number, kind or file.
        game: String,
        /// The player from whose view it is told; `None` for the only person's, or the public view.
        hearer: Option<String>,
    },
    /// The handbook, or its chapter about one subcommand.
    Handbook(Option<&'static str>),
}

/// The grade of a braille text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// Letter by letter.
    Uncontracted,
    /// With the language's contractions.
    Contracted,
}
