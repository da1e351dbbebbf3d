//! The `.ftl` files of one language, embedded in the program.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use fluent::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::style::Lang;
use super::typed::{mark, without_marks};

/// The [`Source`] of some files, which stand in the folder of each language; `words`: with words that can be typed.
macro_rules! source {
    (words $($file:literal),+) => { $crate::text::locale::source!($($file),+).with_words() };
    ($first:literal $(, $file:literal)*) => {
        $crate::text::locale::Source::new(
            $first,
            $crate::text::locale::source!(in "de": $first $(, $file)*),
            $crate::text::locale::source!(in "en": $first $(, $file)*),
            $crate::text::locale::source!(in "nl": $first $(, $file)*),
        )
    };
    (in $lang:literal: $($file:literal),+) => {
        concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/", $file, ".ftl"))),+)
    };
}
pub(crate) use source;

/// The same part of the texts in each language, embedded in the program.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// What it is called: the name of its first file, without its ending.
    pub name: &'static str,
    /// Whether it holds words that can be typed. Those are known in English too, whatever the language.
    pub has_words: bool,
    de: &'static str,
    en: &'static str,
    nl: &'static str,
}

impl PartialEq for Source {
    fn eq(&self, other: &Source) -> bool {
        self.name == other.name
    }
}

impl Eq for Source {}

impl Source {
    /// What every game and the lobby say.
    pub const COMMON: Source = source!("common", "far", "speech", "stats", "help", "learn");
    /// The words that can be typed anywhere, and what they do.
    pub const COMMANDS: Source = source!(words "commands");
    /// The help of the command line.
    pub const CLI: Source = source!("cli", "check");

    /// Texts by their language.
    pub const fn new(name: &'static str, de: &'static str, en: &'static str, nl: &'static str) -> Source {
        Source { name, has_words: false, de, en, nl }
    }

    /// The same, as texts that hold words that can be typed.
    pub const fn with_words(self) -> Source {
        Source { has_words: true, ..self }
    }

    /// The text in one language.
    pub fn text(self, lang: Lang) -> &'static str {
        match lang {
            Lang::De => self.de,
            Lang::En => self.en,
            Lang::Nl => self.nl,
        }
    }
}

/// Which text of a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// The attribute `brief`.
    Brief,
    /// The message's own value.
    Normal,
    /// The attribute `full`.
    Full,
    /// The attribute `prompt`: as short as it can be, for a braille display.
    Prompt,
    /// The attribute `short`: what stands in a prompt that has no room for `prompt`, which is read on then.
    Short,
    /// The attribute `told`: told again later, where what was typed then is to be heard too, and what it asked for is no
    /// longer due.
    Told,
    /// The attribute `told-brief`: the same in fewer words.
    ToldBrief,
}

impl Form {
    fn attribute(self) -> Option<&'static str> {
        match self {
            Form::Brief => Some("brief"),
            Form::Normal => None,
            Form::Full => Some("full"),
            Form::Prompt => Some("prompt"),
            Form::Short => Some("short"),
            Form::Told => Some("told"),
            Form::ToldBrief => Some("told-brief"),
        }
    }
}

/// What was parsed so far: a text is needed wherever a language is spoken or understood, and to parse it takes longer
/// than all else before the first prompt.
static PARSED: Mutex<BTreeMap<(Lang, &str), Arc<FluentResource>>> = Mutex::new(BTreeMap::new());

/// The messages of a text, which is parsed once.
fn parsed(source: Source, lang: Lang) -> Arc<FluentResource> {
    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let resource = parsed.entry((lang, source.name)).or_insert_with(|| {
        // Files that do not parse, and messages that a game has twice, are found by the tests of all locales.
        Arc::new(FluentResource::try_new(mark(source.text(lang))).unwrap_or_else(|(resource, _)| resource))
    });
    Arc::clone(resource)
}

/// The messages of one language.
pub struct Locale {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Locale {
    /// The messages in some of the files of a language.
    pub fn new(lang: Lang, sources: &[Source]) -> Locale {
        let language: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        // The marks around arguments would go to braille displays and voices.
        bundle.set_use_isolating(false);
        let mut locale = Locale { lang, bundle };
        for source in sources {
            locale.add(*source);
        }
        locale
    }

    /// Adds the messages of one more file. Where another file has a message of the same name, the new one holds: games
    /// need not know each other's names.
    pub fn add(&mut self, source: Source) {
        self.bundle.add_resource_overriding(parsed(source, self.lang));
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without arguments.
    pub fn value(&self, id: &str) -> Option<String> {
        self.format(id, Form::Normal, &FluentArgs::new()).map(without_marks)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// One text of a message, with [marks](super::typed) around what can be typed; `None` when the message has no such
    /// text.
    pub fn format(&self, id: &str, form: Form, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match form.attribute() {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text.into_owned())
    }
}
