//! Printable text: the only gate between input from outside and the program's output.
//!
//! A record, setting, file name, argument or typed line may contain anything, including sequences that control a
//! terminal, reverse the direction of writing, or are invisible. [`Printable`] cannot: sentences accept no other text,
//! and the program prints nothing else.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use super::typed::{CALLED, CLOSE, OPEN};
use crate::notation::Unreadable;

/// The substitute for unprintable characters.
const MARK: char = '?';

/// A single line of text in which everything is visible and readable: no control or format characters, nothing private
/// or unassigned, no line ends.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Printable(String);

impl Printable {
    /// Cleans a text. Line ends and tabs become blanks, and all other unprintable characters become question marks, so
    /// that the text is not mistaken for a different one.
    pub fn new(text: impl Into<String>) -> Printable {
        let text = text.into();
        if is_printable(&text) { Printable(text) } else { Printable(text.chars().map(shown).collect()) }
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Printable {
    type Err = Unreadable;

    /// Accepts a text only if it needs no change.
    fn from_str(text: &str) -> Result<Printable, Unreadable> {
        if is_printable(text) { Ok(Printable(text.to_owned())) } else { Err(Unreadable) }
    }
}

impl Deref for Printable {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Printable {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl PartialEq<&str> for Printable {
    fn eq(&self, other: &&str) -> bool {
        self.0 == **other
    }
}

impl From<&str> for Printable {
    fn from(text: &str) -> Printable {
        Printable::new(text)
    }
}

impl From<String> for Printable {
    fn from(text: String) -> Printable {
        Printable::new(text)
    }
}

impl From<Printable> for String {
    fn from(text: Printable) -> String {
        text.0
    }
}

impl fmt::Display for Printable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Returns whether a text is printable unchanged.
pub fn is_printable(text: &str) -> bool {
    text.chars().all(|character| shown(character) == character)
}

/// Cleans a text of several lines as [`Printable::new`] does, except for its line ends and [marks](super::typed).
pub fn marked_printable(text: String) -> String {
    let is_ours = |character: char| matches!(character, '\n' | OPEN | CLOSE | CALLED);
    let is_fit = |character: char| is_ours(character) || shown(character) == character;
    if text.chars().all(is_fit) {
        return text;
    }
    text.chars().map(|character| if is_ours(character) { character } else { shown(character) }).collect()
}

/// Returns whether a character is neither seen nor heard: a direction mark, a possible word break, a byte order mark.
/// Phones and web pages insert such marks between letters.
pub fn is_unheard(character: char) -> bool {
    match character {
        '\u{34f}' | '\u{fe00}'..='\u{fe0f}' => true,
        _ => !character.is_ascii() && character.general_category() == GeneralCategory::Format,
    }
}

/// The printed form of a character.
fn shown(character: char) -> char {
    match character {
        ' '..='~' => character,
        '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => ' ',
        _ => match character.general_category_group() {
            GeneralCategoryGroup::Other => MARK,
            GeneralCategoryGroup::Letter
            | GeneralCategoryGroup::Mark
            | GeneralCategoryGroup::Number
            | GeneralCategoryGroup::Punctuation
            | GeneralCategoryGroup::Symbol
            | GeneralCategoryGroup::Separator => character,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_three_languages_and_signs_goes_through_as_it_is() {
        for text in ["", "E4", "Größe, één — „ja“ …", "🎲 5–3", "日本語", "e\u{301}"] {
            assert_eq!(Printable::new(text).as_str(), text);
            assert_eq!(text.parse::<Printable>().as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_steers_a_terminal_or_hides_becomes_a_question_mark_and_ends_of_lines_blanks() {
        let through = |text: &str| Printable::new(text).to_string();
        assert_eq!(through("a\x1b[31mb\x07\0\x7f\u{9b}"), "a?[31mb????");
        assert_eq!(through("a\u{202e}b\u{200b}\u{feff}\u{ad}"), "a?b???");
        assert_eq!(through("\u{e000}\u{378}\u{10ffff}\u{e0041}"), "????");
        assert_eq!(through("a\nb\r\nc\td\u{2028}e\u{2029}f\u{85}g"), "a b  c d e f g");
        for text in ["a\nb", "a\u{200d}", "\u{1b}"] {
            assert_eq!(text.parse::<Printable>(), Err(Unreadable), "{text:?}");
        }
    }

    #[test]
    fn of_all_characters_what_comes_through_can_be_printed() {
        for character in '\0'..=char::MAX {
            let text = Printable::new(character.to_string());
            assert!(is_printable(&text) && text.chars().count() == 1, "{character:?}");
            assert!(!text.contains(char::is_control), "{character:?}");
        }
    }
}
