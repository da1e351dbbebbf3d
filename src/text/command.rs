//! The first stage of understanding a typed line: words to a command. What the command means here, the game says.

use super::coordinate::{Coordinate, coordinates};
use super::lexicon::{Found, Lexicon};
use super::message::{Arg, Message};

/// The words that can stand behind a command in any game and in the lobby.
pub const ARGUMENTS: &[&str] = &[
    "on", "off", "yes", "no", "all", "de", "nl", "en", "brief", "normal", "full", "plain", "letters", "human", "easy",
    "hard", "faster", "slower", "stop", "voices",
];

/// A typed line, understood as far as its first word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// What is to be done.
    pub verb: &'static str,
    /// What stands behind the first word, as it was typed.
    pub rest: String,
}

impl Command {
    /// A command.
    pub fn new(verb: &'static str, rest: &str) -> Command {
        Command { verb, rest: rest.trim().to_owned() }
    }

    /// The words behind the first one.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.rest.split_whitespace()
    }
}

/// The words that can be typed in a place of the program.
#[derive(Clone, Debug)]
pub struct Grammar {
    /// The commands.
    pub verbs: Lexicon,
    /// The words that stand behind a command, such as `off`.
    pub arguments: Lexicon,
    /// The words of the spelling alphabet, from A.
    pub alphabet: Vec<String>,
}

impl Grammar {
    /// The names of fields in `text`, if it holds nothing else.
    pub fn coordinates(&self, text: &str) -> Option<Vec<Coordinate>> {
        let alphabet: Vec<&str> = self.alphabet.iter().map(String::as_str).collect();
        let words = text.split_whitespace().map(|word| match self.arguments.exact(word) {
            Some("zero") => "0",
            _ => word,
        });
        coordinates(&words.collect::<Vec<_>>().join(" "), &alphabet)
    }

    /// Reads a line: a whole command word, or else what `bare` makes of a line without one (a move such as `E4`), or
    /// else the beginning of a command word. A leading `/` says that a command word is meant.
    ///
    /// # Errors
    /// Why the line is no command.
    pub fn read(&self, line: &str, bare: impl FnOnce(&str) -> Option<Command>) -> Result<Command, Misread> {
        let line = line.trim();
        let (slash, line) = match line.strip_prefix('/') {
            Some(rest) => (true, rest.trim_start()),
            None => (false, line),
        };
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if first.is_empty() {
            return Err(Misread::Empty);
        }
        if let Some(verb) = self.verbs.exact(first) {
            return Ok(Command::new(verb, rest));
        }
        if let Some(command) = (!slash).then(|| bare(line)).flatten() {
            return Ok(command);
        }
        match self.verbs.find(first) {
            Found::One(verb) => Ok(Command::new(verb, rest)),
            Found::None => Err(Misread::Unknown(first.to_owned())),
            Found::Several(fits) => Err(Misread::Several(first.to_owned(), fits)),
        }
    }
}

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// There is nothing in it.
    Empty,
    /// Its first word is none that can be typed here.
    Unknown(String),
    /// Its first word is the beginning of several.
    Several(String, Vec<String>),
}

impl Misread {
    /// What to tell the player.
    pub fn message(&self) -> Message {
        match self {
            Misread::Empty => Message::new("misread-empty"),
            Misread::Unknown(word) => Message::new("misread-unknown").text("word", shorten(word)),
            Misread::Several(word, fits) => {
                let fits = fits.iter().map(|fit| Arg::Text(fit.clone())).collect();
                Message::new("misread-several").text("word", shorten(word)).with("fits", Arg::List(fits))
            }
        }
    }
}

/// What was typed, cut to what can be repeated in one short line.
pub fn shorten(typed: &str) -> String {
    const LONGEST: usize = 16;
    let mut short: String = typed.chars().take(LONGEST).collect();
    if typed.chars().nth(LONGEST).is_some() {
        short.push_str("...");
    }
    short
}
