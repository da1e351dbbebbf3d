//! Names of players: which texts can be names, and which names are reserved.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use fluent::FluentArgs;
use unicode_normalization::UnicodeNormalization;

use crate::notation::Unreadable;
use crate::text::locale::{Form, Locale, Source};
use crate::text::printable::Printable;
use crate::text::style::Lang;
use crate::text::words::{Words, fold};

/// The maximum length of a player's name in characters, so that lines about the player stay short.
pub const LONGEST_NAME: usize = 12;

/// The messages by which the program refers to nameless people and computers.
const CALLED: [&str; 2] = ["name-you", "name-computer"];

/// The meanings whose words answer a question, or refer to players in commands.
const UNDERSTOOD: [&str; 6] = ["yes", "no", "all", "off", "human", "far"];

/// The reason why a name is not available.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameFault {
    /// It does not consist of 1 to [`LONGEST_NAME`] letters and digits.
    #[error("no name")]
    Unfit,
    /// It has a different meaning for the program.
    #[error("means something")]
    Meant,
}

/// Reads a name: 1 to [`LONGEST_NAME`] letters and digits, so that it reads well in every line,
/// list and record. Letters with separate accents are composed.
///
/// This is for existing names, such as those in records; [`choose_name`] reads a newly chosen one.
///
/// # Errors
/// If the text is not a name.
pub fn read_name(text: &str) -> Result<Printable, Unreadable> {
    let name: String = text.nfc().collect();
    let length = name.chars().count();
    let is_name = (1..=LONGEST_NAME).contains(&length) && name.chars().all(char::is_alphanumeric);
    if is_name { name.parse() } else { Err(Unreadable) }
}

/// Reads a newly chosen name of a local or remote player: a [name](read_name) without a [meaning](is_meant) for the
/// program.
///
/// # Errors
/// The reason why the name is not available.
pub fn choose_name(text: &str) -> Result<Printable, NameFault> {
    let name = read_name(text).map_err(|Unreadable| NameFault::Unfit)?;
    if is_meant(&name) { Err(NameFault::Meant) } else { Ok(name) }
}

/// Returns whether the program uses this name for nameless players, or understands it as something else in place of a
/// name, in any of its languages: the others at the table may use a different one.
pub fn is_meant(name: &str) -> bool {
    let name = plain(name);
    Lang::known().into_iter().any(|lang| meant_in(lang).contains(&name))
}

/// Cached results: building the set for a language takes longer than comparing a thousand names.
static MEANT: Mutex<BTreeMap<Lang, Arc<BTreeSet<String>>>> = Mutex::new(BTreeMap::new());

/// The reserved words of a language, normalised by [`plain`].
fn meant_in(lang: Lang) -> Arc<BTreeSet<String>> {
    let mut known = MEANT.lock().unwrap_or_else(PoisonError::into_inner);
    let meant = known.entry(lang).or_insert_with(|| {
        let locale = Locale::new(lang, &[Source::COMMON, Source::COMMANDS]);
        let forms = [Form::Normal, Form::Brief, Form::Prompt];
        let called = CALLED.iter().flat_map(|id| forms.map(|form| locale.format(id, form, &FluentArgs::new())));
        let understood = UNDERSTOOD.map(|id| Words::from_locale(&locale, id));
        let words = understood.iter().flat_map(Words::iter).map(plain);
        Arc::new(called.flatten().map(|called| plain(&called)).chain(words).collect())
    });
    Arc::clone(meant)
}

/// Returns whether two names are indistinguishable by ear or when typed: case, accents and other forms of the same
/// letters make no difference.
pub fn is_same_name(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// Normalises a name, removing all that makes no difference.
fn plain(name: &str) -> String {
    fold(&name.nfkc().collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_with_their_accents_apart_are_composed() {
        assert_eq!(read_name("Zoe\u{308}").unwrap(), "Zoë");
        assert_eq!(read_name("A\u{30A}sa").unwrap(), "Åsa");
        // Twelve letters of two characters each before composition.
        assert_eq!(read_name(&"e\u{301}".repeat(12)).unwrap(), "é".repeat(12).as_str());
        for wrong in ["", "a b", "\u{308}", "x\u{308}\u{338}", "a\u{200b}b", &"e\u{301}".repeat(13)] {
            assert_eq!(read_name(wrong), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn names_that_mean_something_in_any_language_are_refused() {
        for name in ["you", "You", "du", "Computer", "COMPUTER", "comp", "all", "alle", "iedereen", "yes", "Ja", "oké"]
        {
            assert_eq!(choose_name(name), Err(NameFault::Meant), "{name}");
        }
        for name in ["no", "nein", "nee", "noe", "nö", "off", "aus", "uit", "human", "Ｃomputer", "oke\u{301}"] {
            assert_eq!(choose_name(name), Err(NameFault::Meant), "{name}");
        }
        for name in ["Anna", "Zoë", "Ben", "Noa", "Juan", "Compa", "Ali", "Yu"] {
            assert_eq!(choose_name(name).unwrap(), name);
        }
        assert_eq!(choose_name("two words"), Err(NameFault::Unfit));
    }

    #[test]
    fn names_are_the_same_in_each_form_of_their_letters() {
        for (one, other) in
            [("Anna", "anna"), ("Zoë", "Zoe\u{308}"), ("Zoë", "ZOE"), ("Jörg", "joerg"), ("Ａnna", "Anna")]
        {
            assert!(is_same_name(one, other), "{one} {other}");
        }
        assert!(!is_same_name("Anna", "Anne"));
    }
}
