//! Printable text: the one gate between what comes from outside and what the program says.
//!
//! A record, a setting, a file's name, an argument or a typed line may hold anything, also sequences that steer a
//! terminal, turn the direction of writing, or cannot be seen. [`Printable`] cannot: sentences speak of nothing else,
//! and the program prints nothing else.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use super::typed::{CALLED, CLOSE, OPEN};
use crate::notation::Unreadable;

/// What stands where something cannot be printed.
const MARK: char = '?';

/// A text of one line in which everything can be seen and read: no control or format character, nothing private or
/// unassigned, no end of a line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Printable(String);

impl Printable {
    /// Lets a text through. Ends of lines and tabs become blanks, and everything else that cannot be printed a question
    /// mark, so that nobody takes the text for another.
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

    /// Lets a text through only as it is.
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

/// Whether all of a text can be printed as it is.
pub fn is_printable(text: &str) -> bool {
    text.chars().all(|character| shown(character) == character)
}

/// A text of several lines with [marks](super::typed), of which all else is let through as by [`Printable::new`].
pub fn marked_printable(text: String) -> String {
    let is_ours = |character: char| matches!(character, '\n' | OPEN | CLOSE | CALLED);
    let is_fit = |character: char| is_ours(character) || shown(character) == character;
    if text.chars().all(is_fit) {
        return text;
    }
    text.chars().map(|character| if is_ours(character) { character } else { shown(character) }).collect()
}

/// Whether nobody sees or hears a character: a mark of the direction of writing, a place to break a word, a byte order mark.
/// Telephones and web pages put such marks between letters.
pub fn is_unheard(character: char) -> bool {
    match character {
        '\u{34f}' | '\u{fe00}'..='\u{fe0f}' => true,
        _ => !character.is_ascii() && character.general_category() == GeneralCategory::Format,
    }
}

/// What is printed for a character.
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
