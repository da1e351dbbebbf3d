//! The words that can be typed: command words in the session's language and in English.

use std::sync::Arc;

use super::locale::Locale;
use super::words::{Words, fold};

/// One meaning and its words in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    id: &'static str,
    words: Words,
}

/// The possible meanings of a typed word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// No meaning.
    None,
    /// A single meaning.
    One(&'static str),
    /// The beginning of several words, which are given in their usual spelling.
    Several(Vec<String>),
}

/// The words for a set of meanings.
#[derive(Clone, Default, Debug)]
pub struct Lexicon {
    own: Arc<[Entry]>,
    english: Arc<[Entry]>,
}

impl Lexicon {
    /// The words for the meanings `ids`, from the messages `word-ID` of both locales.
    pub fn new(ids: &[&'static str], own: &Locale, english: &Locale) -> Lexicon {
        let entries = |locale: &Locale| {
            let entry = |id: &&'static str| Entry { id, words: Words::from_locale(locale, id) };
            ids.iter().map(entry).collect()
        };
        Lexicon { own: entries(own), english: entries(english) }
    }

    /// The meaning of a whole word; words of the session's language take precedence over English ones.
    pub fn exact(&self, typed: &str) -> Option<&'static str> {
        let typed = fold(typed);
        let whole = |entry: &&Entry| entry.words.folded().any(|word| word == typed);
        let find = |entries: &[Entry]| entries.iter().find(whole).map(|entry| entry.id);
        find(&self.own).or_else(|| find(&self.english))
    }

    /// All meanings of a whole word; its English meanings only if it has none in the session's language.
    pub fn every(&self, typed: &str) -> Vec<&'static str> {
        let typed = fold(typed);
        let fits = |entry: &&Entry| entry.words.folded().any(|word| word == typed);
        let find = |entries: &[Entry]| entries.iter().filter(fits).map(|entry| entry.id).collect();
        let own: Vec<&'static str> = find(&self.own);
        if own.is_empty() { find(&self.english) } else { own }
    }

    /// The longest known phrase at the beginning of a sequence of words, such as `who is next`: its meaning and its
    /// number of words.
    pub fn leading(&self, typed: &[&str]) -> Option<(&'static str, usize)> {
        let typed: Vec<String> = typed.iter().map(|word| fold(word.trim_end_matches([',', ':']))).collect();
        let begins = |word: &str| {
            // Nearly all words end here.
            if !word.starts_with(typed.first()?.as_str()) {
                return None;
            }
            let length = word.split(' ').count();
            let is_begun = word.split(' ').zip(&typed).all(|(word, typed)| word == typed);
            (length <= typed.len() && is_begun).then_some(length)
        };
        let longest = |entries: &[Entry]| {
            let lengths = |entry: &Entry| entry.words.folded().filter_map(&begins).max();
            let fits = entries.iter().filter_map(|entry| Some((entry.id, lengths(entry)?)));
            // Of equally long phrases, the first counts.
            fits.rev().max_by_key(|(_, length)| *length)
        };
        match (longest(&self.own), longest(&self.english)) {
            (Some(own), Some(english)) if english.1 > own.1 => Some(english),
            (own, english) => own.or(english),
        }
    }

    /// The known word most similar to a mistyped one, if it is similar at all. For a mistyped English word it is the
    /// word of the session's language, if there is one.
    pub fn like(&self, typed: &str) -> Option<&str> {
        let typed = fold(typed);
        let words = |entries| nearest_of(&typed, Lexicon::all(entries));
        words(&self.own).or_else(|| words(&self.english).map(|word| self.own_for(word)))
    }

    /// The usual word of the session's language for an English word; the English word itself if there is none.
    fn own_for<'a>(&'a self, word: &'a str) -> &'a str {
        let meant = self.english.iter().find(|entry| entry.words.iter().any(|known| known == word));
        let own = meant.and_then(|meant| self.own.iter().find(|entry| entry.id == meant.id));
        own.and_then(|entry| entry.words.usual()).unwrap_or(word)
    }

    /// All words of both languages, [folded](fold) and as they are spelt, without those that consist of several words.
    pub fn all_single(&self) -> impl Iterator<Item = (&str, &str)> {
        Lexicon::all(&self.own).chain(Lexicon::all(&self.english))
    }

    fn all(entries: &[Entry]) -> impl Iterator<Item = (&str, &str)> {
        let words = entries.iter().flat_map(|entry| entry.words.0.iter());
        words.map(|word| (&*word.folded, &*word.spelt)).filter(|(_, spelt)| !spelt.contains(' '))
    }

    /// The candidate most similar to a mistyped word. `None` unless it is similar enough.
    pub fn nearest<'a>(typed: &str, words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
        let words: Vec<(String, &str)> = words.map(|word| (fold(word), word)).collect();
        nearest_of(&fold(typed), words.iter().map(|(folded, word)| (&**folded, *word)))
    }

    /// The meanings of a word, or of the beginning of one.
    pub fn find(&self, typed: &str) -> Found {
        if let Some(id) = self.exact(typed) {
            return Found::One(id);
        }
        let typed = fold(typed);
        if typed.is_empty() {
            return Found::None;
        }
        match beginnings(&self.own, &typed) {
            Found::None => beginnings(&self.english, &typed),
            found => found,
        }
    }

    /// The words for only some of the meanings: if no others make sense, shorter beginnings suffice.
    pub fn among(&self, ids: &[&str]) -> Lexicon {
        let some = |entries: &[Entry]| {
            let kept = entries.iter().filter(|entry| ids.contains(&entry.id));
            kept.cloned().collect()
        };
        Lexicon { own: some(&self.own), english: some(&self.english) }
    }

    /// All words for a meaning in the session's language and in English, the usual one first.
    pub fn words(&self, id: &str) -> impl Iterator<Item = &str> {
        let entries = self.own.iter().chain(self.english.iter()).filter(move |entry| entry.id == id);
        entries.flat_map(|entry| entry.words.iter())
    }

    /// The usual word for a meaning.
    pub fn word(&self, id: &str) -> Option<&str> {
        let entry = self.own.iter().find(|entry| entry.id == id)?;
        entry.words.usual()
    }

    /// The usual words for all meanings, for lists and completion.
    pub fn usual(&self) -> impl Iterator<Item = &str> {
        self.own.iter().filter_map(|entry| entry.words.usual())
    }
}

/// Of candidates that come with their folded spelling, the one most similar to a mistyped word, which is folded, too: one letter
/// missing, superfluous, wrong or swapped with its neighbour, or two in longer words. For a short word, only an unambiguous
/// candidate; otherwise the first of equal ones.
pub(super) fn nearest_of<'a, T>(typed: &str, words: impl Iterator<Item = (&'a str, T)>) -> Option<T> {
    let length = typed.chars().count();
    let (most, is_short) = match length {
        0 | 1 => return None,
        2 | 3 => (1, true),
        4..=7 => (1, false),
        _ => (2, false),
    };
    let mut best: Option<(usize, T)> = None;
    let mut is_alone = true;
    for (folded, word) in words.filter(|(folded, _)| folded.len() > 1) {
        // Nearly all words end here.
        let letters = if folded.is_ascii() { folded.len() } else { folded.chars().count() };
        if letters.abs_diff(length) > most {
            continue;
        }
        let distance = strsim::osa_distance(typed, folded);
        match &best {
            _ if distance > most => {}
            Some((least, _)) if *least < distance => {}
            Some((least, _)) if *least == distance => is_alone = false,
            Some(_) | None => (best, is_alone) = (Some((distance, word)), true),
        }
    }
    best.filter(|_| is_alone || !is_short).map(|(_, word)| word)
}

fn beginnings(entries: &[Entry], typed: &str) -> Found {
    let mut fits: Vec<(&Entry, &str)> = Vec::new();
    for entry in entries {
        // The beginning of a phrase would be a word in its own right.
        let mut single = entry.words.0.iter().filter(|word| !word.spelt.contains(' '));
        let fit = single.find(|word| word.folded.starts_with(typed));
        fits.extend(fit.map(|word| (entry, word.spelt.as_str())));
    }
    match fits.as_slice() {
        [] => Found::None,
        [(entry, _)] => Found::One(entry.id),
        several => Found::Several(several.iter().map(|(_, word)| (*word).to_owned()).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words::Word;

    fn lexicon() -> Lexicon {
        let entry = |id, words: &[&str]| Entry { id, words: Words(words.iter().copied().map(Word::new).collect()) };
        Lexicon {
            own: [entry("moves", &["züge", "möglich"]), entry("turn", &["zug"]), entry("status", &["stand"])].into(),
            english: [entry("moves", &["moves"]), entry("turn", &["turn"]), entry("status", &["status"])].into(),
        }
    }

    #[test]
    fn whole_words_go_before_beginnings() {
        assert_eq!(lexicon().find("zug"), Found::One("turn"));
        assert_eq!(lexicon().find("zuege"), Found::One("moves"));
        assert_eq!(lexicon().find("stan"), Found::One("status"));
        assert_eq!(lexicon().find("stat"), Found::One("status"));
        assert_eq!(lexicon().find("mo"), Found::One("moves"));
        assert_eq!(lexicon().find("x"), Found::None);
        assert_eq!(lexicon().find(""), Found::None);
    }

    #[test]
    fn where_less_can_be_meant_shorter_beginnings_will_do() {
        assert!(matches!(lexicon().find("z"), Found::Several(_)));
        let some = lexicon().among(&["turn", "status"]);
        assert_eq!(some.find("z"), Found::One("turn"));
        assert_eq!(some.find("mo"), Found::None);
    }

    #[test]
    fn a_mistyped_word_is_like_one_that_is_known() {
        let like = |typed| lexicon().like(typed).map(str::to_owned);
        assert_eq!(like("satnd").as_deref(), Some("stand"));
        // For an English word, the suggestion is in the session's language.
        assert_eq!(like("statsu").as_deref(), Some("stand"));
        assert_eq!(like("mvoes").as_deref(), Some("züge"));
        assert_eq!(like("möglichts").as_deref(), Some("möglich"));
        assert_eq!(like("zgu").as_deref(), Some("zug"));
        for unlike in ["z", "xyz", "stehen", "domino", ""] {
            assert_eq!(like(unlike), None, "{unlike:?}");
        }
        // `hut` could be either.
        assert_eq!(Lexicon::nearest("hut", ["hat", "hit"].into_iter()), None);
    }

    #[test]
    fn several_words_can_have_one_meaning_together() {
        let entry = |id, words: &[&str]| Entry { id, words: Words(words.iter().copied().map(Word::new).collect()) };
        let lexicon = Lexicon {
            own: [entry("own", &["mein"]), entry("walls", &["mauern", "meine mauern", "mein labyrinth"])].into(),
            english: [].into(),
        };
        assert_eq!(lexicon.leading(&["Mein", "Labyrinth", "E4"]), Some(("walls", 2)));
        assert_eq!(lexicon.leading(&["mein", "E4"]), Some(("own", 1)));
        assert_eq!(lexicon.leading(&["dein", "mein"]), None);
    }

    #[test]
    fn a_beginning_of_several_words_names_them() {
        let fits = vec!["züge".to_owned(), "zug".to_owned()];
        assert_eq!(lexicon().find("zu"), Found::Several(fits));
    }
}
