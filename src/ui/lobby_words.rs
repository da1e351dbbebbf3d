//! What can be typed in the lobby, and what a line means there.

use super::wish::of_game;
use crate::settings;
use crate::text::command::{Command, Grammar, Misread};
use crate::text::teller::Teller;

/// The commands of the lobby.
pub const VERBS: &[&str] = &[
    "play",
    "host",
    "join",
    "listen",
    "learn",
    "games",
    "resume",
    "replay",
    "review",
    "verify",
    "friends",
    "friend",
    "unfriend",
    "invitations",
    "delete",
    "stats",
    "export",
    "import",
    "forget",
    "rules",
    "meaning",
    "choice",
    "selftest",
    "help",
    "repeat",
    "quit",
    "more",
    "earlier",
];

/// The words of the lobby.
pub fn grammar(teller: &Teller) -> Grammar {
    teller.grammar(&[VERBS, settings::VERBS].concat(), &[])
}

/// The command that a line is in the lobby.
///
/// # Errors
/// When it is none.
pub fn read(line: &str, grammar: &Grammar) -> Result<Command, Misread> {
    // Options stand behind the name of a game, whatever else their words are.
    grammar.read(line, |sifted| bare(line, grammar).or_else(|| bare(sifted, grammar)))
}

/// The name of a game means to play it, or the rules where that word stands behind it; a number alone means one of the
/// games that are kept.
pub fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if let [number] = words.as_slice()
        && number.parse::<usize>().is_ok()
    {
        return Some(Command::new("games", number));
    }
    let (verb, words) = of_game(&words, |word| grammar.verbs.exact(word) == Some("rules"))?;
    Some(Command::new(verb, &words.join(" ")))
}
