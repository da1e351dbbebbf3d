//! A report of phrases that were not understood, each once, sorted for processing: by language, file and message.

use std::collections::BTreeMap;
use std::fmt::Write;

use snuffel::text::style::Lang;

/// Phrases that were typed because a message suggests them, and were not understood.
#[derive(Default)]
pub struct Report(BTreeMap<(&'static str, String, String), (String, usize)>);

impl Report {
    /// Adds a phrase of a message that has failed, and the result.
    pub fn add(&mut self, lang: Lang, message: &str, phrase: &str, what: &str) {
        let entry = self.0.entry((lang.code(), message.to_owned(), phrase.to_owned()));
        entry.or_insert_with(|| (what.to_owned(), 0)).1 += 1;
    }

    /// Fails if the report is not empty, and prints all of it.
    #[track_caller]
    pub fn assert_empty(&self) {
        let mut text = String::new();
        for ((lang, message, phrase), (what, times)) in &self.0 {
            let _ = writeln!(text, "{lang} {message}: `{phrase}` gives {what} ({times} times)");
        }
        assert!(self.0.is_empty(), "{} phrases are told and not understood:\n{text}", self.0.len());
    }
}
