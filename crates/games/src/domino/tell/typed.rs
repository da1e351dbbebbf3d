//! Reads tiles and ends as players type them: `53`, `5-3 left`, `l 53`, `double 6 right`.

use crate::domino::rules::line::End;
use snuffel_core::text::command::Grammar;
use snuffel_core::text::lexicon::Found;
use snuffel_core::text::words::fold;

/// The names of the ends, as in records.
const ENDS: [&str; 4] = ["left", "right", "up", "down"];

/// The words of this game that can follow a command.
pub(super) const ARGUMENTS: &[&str] = &["left", "right", "up", "down", "double", "if"];

/// The parts that were named: the values of halves in order, and an end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Named {
    /// The values, one per digit. A double named by its word is there twice.
    pub values: Vec<u8>,
    /// The end.
    pub end: Option<End>,
}

/// Reads a text that consists of only a tile and an end, in any order.
pub(super) fn parse(text: &str, grammar: &Grammar) -> Option<Named> {
    let mut named = Named::default();
    let mut doubled = false;
    for word in words(text) {
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let digits = word.chars().filter_map(|c| c.to_digit(10));
            named.values.extend(digits.map(|digit| digit as u8));
        } else if grammar.arguments.exact(&word) == Some("double") {
            doubled = true;
        } else if let Some(value) = double(&word, grammar) {
            named.values.extend([value, value]);
        } else {
            let end = end(&word, grammar)?;
            if named.end.replace(end).is_some() {
                return None;
            }
        }
    }
    if let (true, [value]) = (doubled, named.values.as_slice()) {
        named.values.push(*value);
    }
    Some(named)
}

/// The value of a double in one word, such as `doppelsechs`.
fn double(word: &str, grammar: &Grammar) -> Option<u8> {
    let word = fold(word);
    let mut values = grammar.arguments.words("double").filter_map(|double| word.strip_prefix(&fold(double)));
    values.find_map(|value| u8::try_from(grammar.sieve.number(value)?).ok())
}

/// An end, from its word or the beginning of one.
fn end(word: &str, grammar: &Grammar) -> Option<End> {
    let Found::One(id) = grammar.arguments.among(&ENDS).find(word) else {
        return None;
    };
    id.parse().ok()
}

/// Returns whether a line is just an end, and clearly not the beginning of a command: a whole word, or one letter for
/// left or right.
pub(super) fn is_end(line: &str, grammar: &Grammar) -> bool {
    let line = line.trim();
    match grammar.arguments.exact(line) {
        Some(id) => ENDS.contains(&id),
        None => {
            let named = end(line, grammar);
            line.chars().count() == 1 && matches!(named, Some(End::Left | End::Right))
        }
    }
}

/// Splits a text into digits, with or without a mark between them, and words, with or without a space between digits
/// and letters.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = None;
    for character in text.chars() {
        let kind = match character {
            '-' | '/' | ':' | ',' => None,
            c if c.is_whitespace() => None,
            c => Some(c.is_ascii_digit()),
        };
        match words.last_mut() {
            _ if kind.is_none() => {}
            Some(word) if kind == before => word.push(character),
            Some(_) | None => words.push(character.to_string()),
        }
        before = kind;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domino::rules::Domino;
    use snuffel_core::game::Game;
    use snuffel_core::text::style::{Lang, Spelling, Wording};
    use snuffel_core::text::teller::Teller;

    fn typed(lang: Lang, text: &str) -> Option<(Vec<u8>, Option<End>)> {
        let parts = [Domino::TEXTS.messages, Domino::TEXTS.words];
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &parts);
        let named = parse(text, &teller.grammar(&[], ARGUMENTS))?;
        Some((named.values, named.end))
    }

    #[test]
    fn tiles_and_ends_are_understood_in_any_order_and_spelling() {
        for text in ["53", "5-3", "5 3", "5/3", "5:3", " 5 - 3 "] {
            assert_eq!(typed(Lang::En, text), Some((vec![5, 3], None)), "{text:?}");
        }
        for text in ["53 left", "53 l", "53l", "left 53", "L 5-3", "53, left", "5-3LEFT"] {
            let expected = Some((vec![5, 3], Some(End::Left)));
            assert_eq!(typed(Lang::En, text), expected, "{text:?}");
        }
        for (lang, text, end) in [
            (Lang::De, "66 rechts", End::Right),
            (Lang::De, "pasch 6 r", End::Right),
            (Lang::De, "doppelsechs rechts", End::Right),
            (Lang::Nl, "dubbelzes boven", End::Up),
            (Lang::De, "66 o", End::Up),
            (Lang::De, "u 66", End::Down),
            (Lang::De, "66 down", End::Down),
            (Lang::Nl, "dubbel 6 boven", End::Up),
            (Lang::Nl, "66 o", End::Down),
            (Lang::Nl, "66 l", End::Left),
            (Lang::En, "double 6 u", End::Up),
        ] {
            let expected = Some((vec![6, 6], Some(end)));
            assert_eq!(typed(lang, text), expected, "{lang} {text:?}");
        }
    }

    #[test]
    fn what_is_neither_tile_nor_end_is_not_understood() {
        for text in ["53 hello", "left right", "53 x", "hello", "5-3 left left"] {
            assert_eq!(typed(Lang::En, text), None, "{text:?}");
        }
        assert_eq!(typed(Lang::En, "5"), Some((vec![5], None)));
        assert_eq!(typed(Lang::En, "978"), Some((vec![9, 7, 8], None)));
    }
}
