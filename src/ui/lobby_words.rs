//! How a line is read in the lobby.

use super::wish::of_game;
use crate::settings;
use crate::text::command::{Command, Grammar, Misread};
use crate::text::teller::Teller;
use crate::verbs;

/// The words of the lobby.
pub fn grammar(teller: &Teller) -> Grammar {
    teller.grammar(&[verbs::in_lobby(), settings::VERBS].concat(), &[])
}

/// Reads a line as a command of the lobby.
///
/// # Errors
/// When it is not one.
pub fn parse(line: &str, grammar: &Grammar) -> Result<Command, Misread> {
    // Options follow the name of a game, whatever else their words mean.
    grammar.parse(line, |sifted| bare(line, grammar).or_else(|| bare(sifted, grammar)))
}

/// Reads a lobby command that is typed in whole words.
pub fn whole(line: &str, grammar: &Grammar) -> Option<Command> {
    grammar.whole(line, |sifted| bare(line, grammar).or_else(|| bare(sifted, grammar)))
}

/// The command meant by the name of a game: to play it or, with that word after it, its rules. A number alone means a
/// saved game.
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
