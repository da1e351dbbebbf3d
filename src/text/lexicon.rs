//! The words that can be typed: command words in the session's language and in English.

use unicode_normalization::UnicodeNormalization;

use super::locale::Locale;

/// Makes words that differ only in case, accents or the spelling of umlauts the same: `Züge`, `zuege`, `ZUEGE`.
pub fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for character in word.nfc().flat_map(char::to_lowercase) {
        match character {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            plain => folded.extend(std::iter::once(plain).nfd().filter(|part| !is_accent(*part))),
        }
    }
    folded
}

fn is_accent(character: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&character)
}

/// One meaning and its words in one language, the usual one first.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    id: &'static str,
    words: Vec<String>,
}

/// What a typed word may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Nothing.
    None,
    /// This.
    One(&'static str),
    /// It is the beginning of several words, which are given as they are usually written.
    Several(Vec<String>),
}

/// The words for a set of meanings.
#[derive(Clone, Debug)]
pub struct Lexicon {
    own: Vec<Entry>,
    english: Vec<Entry>,
}

impl Lexicon {
    /// The words for the meanings `ids`, from the messages `word-ID` of both locales.
    pub fn new(ids: &[&'static str], own: &Locale, english: &Locale) -> Lexicon {
        let entries = |locale: &Locale| {
            let entry = |id: &&'static str| Entry { id, words: words(locale, id) };
            ids.iter().map(entry).collect()
        };
        Lexicon { own: entries(own), english: entries(english) }
    }

    /// What a whole word means; words of the session's language go before English ones.
    pub fn exact(&self, typed: &str) -> Option<&'static str> {
        let typed = fold(typed);
        let whole = |entry: &&Entry| entry.words.iter().any(|word| fold(word) == typed);
        let find = |entries: &[Entry]| entries.iter().find(whole).map(|entry| entry.id);
        find(&self.own).or_else(|| find(&self.english))
    }

    /// What a word or the beginning of one means.
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

    /// The words for some of the meanings only: where nothing else makes sense, shorter beginnings will do.
    pub fn among(&self, ids: &[&str]) -> Lexicon {
        let some = |entries: &[Entry]| {
            let kept = entries.iter().filter(|entry| ids.contains(&entry.id));
            kept.cloned().collect()
        };
        Lexicon { own: some(&self.own), english: some(&self.english) }
    }

    /// The usual word for a meaning.
    pub fn word(&self, id: &str) -> Option<&str> {
        let entry = self.own.iter().find(|entry| entry.id == id)?;
        entry.words.first().map(String::as_str)
    }

    /// The usual words of all meanings, for lists and completion.
    pub fn usual(&self) -> impl Iterator<Item = &str> {
        self.own.iter().filter_map(|entry| entry.words.first().map(String::as_str))
    }
}

fn beginnings(entries: &[Entry], typed: &str) -> Found {
    let mut fits: Vec<(&Entry, &String)> = Vec::new();
    for entry in entries {
        let fit = entry.words.iter().find(|word| fold(word).starts_with(typed));
        fits.extend(fit.map(|word| (entry, word)));
    }
    match fits.as_slice() {
        [] => Found::None,
        [(entry, _)] => Found::One(entry.id),
        several => Found::Several(several.iter().map(|(_, word)| (*word).clone()).collect()),
    }
}

/// The words of one meaning in one language: the message `word-ID`, with commas between.
pub fn words(locale: &Locale, id: &str) -> Vec<String> {
    let list = locale.value(&format!("word-{id}")).unwrap_or_default();
    list.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
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
    }

    fn lexicon() -> Lexicon {
        let entry = |id, words: &[&str]| Entry { id, words: words.iter().map(|word| (*word).to_owned()).collect() };
        Lexicon {
            own: vec![entry("moves", &["züge", "möglich"]), entry("turn", &["zug"]), entry("status", &["stand"])],
            english: vec![entry("moves", &["moves"]), entry("turn", &["turn"]), entry("status", &["status"])],
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
    fn a_beginning_of_several_words_names_them() {
        let fits = vec!["züge".to_owned(), "zug".to_owned()];
        assert_eq!(lexicon().find("zu"), Found::Several(fits));
    }
}
