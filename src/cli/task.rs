//! Tasks: what a command line can ask for, and what it says besides.

use std::path::PathBuf;

use crate::player::Player;
use crate::settings::Setting;
use crate::simulation::Plan;

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Nothing was named: open the lobby.
    Lobby,
    /// Start a game at once.
    Play {
        /// The name of the game.
        game: String,
        /// Who plays.
        players: Vec<Player>,
        /// What is agreed besides: names of options and their values, empty for those without one.
        options: Vec<(String, String)>,
    },
    /// Open a table to which others come from far away.
    Host {
        /// The words behind it.
        words: Vec<String>,
    },
    /// Join a table far away.
    Join {
        /// The words behind it.
        words: Vec<String>,
    },
    /// Only listen at a table far away.
    Listen {
        /// The words behind it.
        words: Vec<String>,
    },
    /// Give the lesson that these words mean, or tell which there are.
    Learn(String),
    /// Take up a game: the one that these words mean, or the last one. Among them may be how guests come to it.
    Resume(Vec<String>),
    /// Tell which games are kept; `true` for all of them, however many.
    Games(bool),
    /// Take up the game with this number in the list of those that are kept, or tell it, where it is over.
    TakeUp(usize),
    /// Tell the game in this file, of this name or of this kind.
    Replay(String),
    /// Go through the moves that cost most in the game in this file, of this name or of this kind; where it is empty, in the
    /// last one that is over.
    Review(String),
    /// Check that chance was fair in the game in this file, of this name or of this kind.
    Verify(String),
    /// Do a command about friends.
    Friends {
        /// The command.
        verb: &'static str,
        /// The words behind it.
        words: String,
    },
    /// Delete the game of this name, after a question.
    Delete(String),
    /// Tell what was played so far in numbers: of the game of this name, or of all where it is empty.
    Stats(String),
    /// Write everything that is kept into this file.
    Export(String),
    /// Take in everything from this file.
    Import(String),
    /// Delete all that was played of the game of this name, or of all where it is empty, after a question.
    Forget(String),
    /// Tell the rules that these words mean: a game, a topic, or both.
    Rules(String),
    /// Tell what these words mean.
    Meaning(String),
    /// Let computers play each other, and tell how well they play.
    Simulate {
        /// The name of the game.
        game: String,
        /// The players and the number of games.
        plan: Plan,
        /// What is agreed besides.
        options: Vec<(String, String)>,
        /// The file with the figures of another simulation to compare with.
        against: Option<String>,
        /// Whether the figures are for a program.
        json: bool,
    },
    /// Tell what the program has found.
    Check,
    /// Serves the page from this folder, or from where it lies.
    Page(Option<String>),
    /// Checks the language of a folder, or of a code.
    CheckLanguage(String),
    /// Write a braille book.
    Book {
        /// Which one.
        book: Book,
        /// How much is contracted.
        grade: Grade,
    },
    /// Tell what the command line knows, as a whole or of one subcommand.
    Help(Option<&'static str>),
    /// Tell the version.
    Version,
}

/// What the command line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// What is to be done.
    pub task: Task,
    /// How to speak, for this run only.
    pub style: Vec<Setting>,
    /// Where to keep everything, if not in the platform's places.
    pub data: Option<PathBuf>,
    /// The seed of the games that are started.
    pub seed: Option<u64>,
}

/// A book that can be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Book {
    /// The rules of a game, or one topic of them.
    Rules {
        /// The name of the game.
        game: String,
        /// The topic; empty for all of them, and the words that can be typed.
        topic: String,
    },
    /// The story of a game.
    Story {
        /// The game, by its name, number, kind or file.
        game: String,
        /// Whose story it is, where that is not the only person's or the public one.
        hearer: Option<String>,
    },
    /// The handbook, or its chapter about one subcommand.
    Handbook(Option<&'static str>),
}

/// How much of a text is contracted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// Letter by letter.
    Uncontracted,
    /// With the contractions of the language.
    Contracted,
}
