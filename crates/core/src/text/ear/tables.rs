//! The word lists of a locale that a reader of phrases is made of.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use super::role::Role;
use super::stem;
use crate::text::locale::Locale;
use crate::text::sieve::Sieve;
use crate::text::words::{Words, fold};

/// The roles of the words of a language. Words such as `play` surround a move during a game, and the name of a game
/// elsewhere.
pub(super) fn roles(locale: &Locale, sieve: &Sieve, is_game: bool) -> HashMap<String, Role> {
    let acting = if is_game { "piece" } else { "acting" };
    let mut roles = HashMap::new();
    // The first role of a word counts.
    for (id, role) in [
        ("barring", Role::Barring),
        ("asking", Role::Asking),
        ("helping", Role::Helping),
        ("function", Role::Function),
        (acting, Role::Acting),
    ] {
        for word in Words::from_locale(locale, id).folded() {
            roles.entry(word.to_owned()).or_insert(role);
        }
    }
    for word in sieve.small_words() {
        roles.entry(word.to_owned()).or_insert(Role::Function);
    }
    roles
}

/// The words that say nothing about what is meant, the insignificant ones first.
pub(super) fn needless(roles: &HashMap<String, Role>) -> Vec<String> {
    let of_role = |role| {
        let mut words: Vec<String> =
            roles.iter().filter(|(_, known)| **known == role).map(|(word, _)| word.clone()).collect();
        words.sort();
        words
    };
    [Role::Function, Role::Helping, Role::Asking].into_iter().flat_map(of_role).collect()
}

/// The words of groups of synonyms by their stems, each with the first word of its group.
pub(super) fn alike(locale: &Locale) -> BTreeMap<Vec<u8>, Vec<(String, String)>> {
    let mut alike: BTreeMap<Vec<u8>, Vec<(String, String)>> = BTreeMap::new();
    for group in Words::from_locale(locale, "alike").iter() {
        let group: Vec<String> = group.split('/').map(fold).collect();
        for word in &group {
            alike.entry(stem(word).to_vec()).or_default().push((word.clone(), group[0].clone()));
        }
    }
    alike
}

/// The sequences of words that are read as others, the longest first.
pub(super) fn instead(locale: &Locale, is_game: bool) -> Vec<(Vec<String>, Vec<String>)> {
    let tables = ["hear-instead", if is_game { "hear-instead-game" } else { "hear-instead-lobby" }];
    let mut instead = Vec::new();
    for (to, from) in tables.iter().filter_map(|table| locale.value(table)).flat_map(|table| rows(&table)) {
        instead.extend(from.split(',').map(|from| (apart(from), apart(&to))));
    }
    instead.sort_by_key(|(from, _)| Reverse(from.len()));
    instead
}

/// The folded words of a text.
pub(super) fn apart(text: &str) -> Vec<String> {
    text.split_whitespace().map(fold).collect()
}

/// The length of the longest of these sequences that some folded words begin with.
pub(super) fn begins<'a>(sequences: &[Vec<String>], words: impl Iterator<Item = &'a String> + Clone) -> usize {
    let is_begun = |sequence: &&Vec<String>| words.clone().take(sequence.len()).eq(sequence.iter());
    sequences.iter().filter(is_begun).map(Vec::len).max().unwrap_or_default()
}

/// The rows of a table: the line of each, and its phrases.
pub(super) fn rows(table: &str) -> Vec<(String, String)> {
    let rows = table.lines().filter_map(|row| row.split_once(": "));
    rows.map(|(line, phrases)| (line.trim().to_owned(), phrases.to_owned())).collect()
}
