//! The facts about a language besides its messages: the file `language.ftl` of its folder.

use std::sync::OnceLock;

use fluent::{FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::folder::Folder;
use super::printable::Printable;

/// The file with the facts, in the folder of a language.
pub const FILE: &str = "language.ftl";

/// A language.
#[derive(Debug)]
pub struct Tongue {
    /// Its code.
    pub code: &'static str,
    /// The meaning of the words by which it is chosen.
    pub(super) meaning: String,
    /// Its texts, unless they are built in.
    pub folder: Option<Folder>,
    written: String,
    facts: OnceLock<Facts>,
}

/// The facts of a language.
#[derive(Debug)]
pub struct Facts {
    /// Its name for itself.
    pub name: Printable,
    /// The words by which it can be chosen wherever there is no other word for it, separated by commas.
    pub words: String,
    /// The decimal mark.
    pub decimal_mark: char,
    /// Its letters besides those of ASCII.
    pub letters: String,
    /// The capital letters that are also words, such as the English A: before a word, voices read them as such.
    pub word_letters: String,
    /// The liblouis table for uncontracted braille.
    pub braille: Option<Printable>,
    /// The liblouis table for contracted braille.
    pub contracted: Option<Printable>,
    /// Its name for speech synthesisers.
    pub voice: Printable,
}

impl Tongue {
    /// A built-in language.
    pub(super) fn embedded(code: &'static str, facts: &str) -> Tongue {
        Tongue::new(code, facts, None)
    }

    /// The language of a folder.
    pub(super) fn from_folder(folder: Folder) -> Tongue {
        let facts = folder.text(FILE).unwrap_or_default().to_owned();
        Tongue::new(folder.code.clone().leak(), &facts, Some(folder))
    }

    fn new(code: &'static str, facts: &str, folder: Option<Folder>) -> Tongue {
        let meaning = format!("lang-{code}");
        Tongue { code, meaning, folder, written: facts.to_owned(), facts: OnceLock::new() }
    }

    /// The text of its facts.
    pub fn written(&self) -> &str {
        &self.written
    }

    /// Its facts. Missing ones are as in English, and a missing name is its code.
    pub fn facts(&self) -> &Facts {
        self.facts.get_or_init(|| Facts::parse(self.code, &self.written))
    }

    /// Its identifier for Fluent, which determines its plural rules.
    pub fn identifier(&self) -> LanguageIdentifier {
        self.code.parse().unwrap_or_default()
    }
}

impl Facts {
    /// The names of the facts that every language has to state.
    pub const NEEDED: [&str; 4] = ["name", "words", "decimal-mark", "voice"];

    fn parse(code: &str, written: &str) -> Facts {
        let resource = FluentResource::try_new(written.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new(Vec::new());
        bundle.add_resource_overriding(resource);
        let fact = |name: &str| -> Option<Printable> {
            let value = bundle.get_message(name)?.value()?;
            let text = bundle.format_pattern(value, None, &mut Vec::new()).into_owned();
            Some(Printable::new(text.trim())).filter(|text| !text.is_empty())
        };
        let name = fact("name").unwrap_or_else(|| code.into());
        Facts {
            words: fact("words").unwrap_or_else(|| name.clone()).into(),
            name,
            decimal_mark: fact("decimal-mark").and_then(|mark| mark.chars().next()).unwrap_or('.'),
            letters: fact("letters").unwrap_or_default().into(),
            word_letters: fact("word-letters").unwrap_or_default().into(),
            braille: fact("braille"),
            contracted: fact("braille-contracted"),
            voice: fact("voice").unwrap_or_else(|| code.into()),
        }
    }
}
