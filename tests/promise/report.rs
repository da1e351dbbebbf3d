//! What was not understood, each once, in an order in which it can be worked through: by language, file and message.

use std::collections::BTreeMap;
use std::fmt::Write;

use snuffel::text::style::Lang;

/// What was typed because a message told it, and was not understood.
#[derive(Default)]
pub struct Report(BTreeMap<(&'static str, String, String), (String, usize)>);

impl Report {
    /// A phrase of a message that has failed, and what came of it.
    pub fn add(&mut self, lang: Lang, message: &str, phrase: &str, what: &str) {
        let entry = self.0.entry((lang.code(), message.to_owned(), phrase.to_owned()));
        entry.or_insert_with(|| (what.to_owned(), 0)).1 += 1;
    }

    /// Fails where there is anything to tell, and tells all of it.
    #[track_caller]
    pub fn assert_empty(&self) {
        let mut text = String::new();
        for ((lang, message, phrase), (what, times)) in &self.0 {
            let _ = writeln!(text, "{lang} {message}: `{phrase}` gives {what} ({times} times)");
        }
        assert!(self.0.is_empty(), "{} phrases are told and not understood:\n{text}", self.0.len());
    }
}
