//! The words for one meaning in one language, and how words are compared.

use std::sync::Arc;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Normalises a word: differences of case, accents, dashes and the spelling of umlauts disappear: `Züge`, `zuege`,
/// `ZUEGE`.
pub fn fold(word: &str) -> String {
    if word.is_ascii() {
        return word.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(word.len());
    for character in word.nfc().flat_map(char::to_lowercase) {
        match character {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            dash if is_dash(dash) => folded.push('-'),
            plain => folded.extend(std::iter::once(plain).nfd().filter(|part| !is_accent(*part))),
        }
    }
    folded
}

/// Returns whether a character is a hyphen, dash or minus: phones and word processors substitute one for another.
pub fn is_dash(character: char) -> bool {
    match character {
        '-' | '\u{2212}' => true,
        _ => !character.is_ascii() && character.general_category() == GeneralCategory::DashPunctuation,
    }
}

fn is_accent(character: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&character)
}

/// The words for one meaning in one language: the message `word-ID`, which separates them by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words(pub(super) Arc<[Word]>);

/// A word as it is spelt, and [folded](fold), since each typed line is compared with hundreds of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) spelt: String,
    pub(super) folded: String,
}

impl Word {
    pub(super) fn new(spelt: &str) -> Word {
        Word { spelt: spelt.to_owned(), folded: fold(spelt) }
    }
}

impl Words {
    /// All words, the usual one first.
    pub fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        self.0.iter().map(|word| word.spelt.as_str())
    }

    /// All words, [folded](fold).
    pub fn folded(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|word| word.folded.as_str())
    }

    /// The usual word.
    pub fn usual(&self) -> Option<&str> {
        self.iter().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_the_spelling_of_umlauts_do_not_matter() {
        for word in ["Züge", "zuege", "ZUEGE", "zu\u{308}ge"] {
            assert_eq!(fold(word), "zuege", "{word:?}");
        }
        assert_eq!(fold("één"), "een");
        assert_eq!(fold("Straße"), "strasse");
        assert_eq!(fold("no\u{2011}hints\u{2014}\u{2212}"), "no-hints--");
    }
}
