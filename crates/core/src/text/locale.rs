//! The messages of one language: the `.ftl` files of its folder, built in or from outside.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use fluent::{FluentArgs, FluentBundle, FluentResource};

use super::fetched::fetched;
use super::lang::{Lang, Texts};
use super::printable::marked_printable;
use super::typed::{mark, without_marks};
use super::words::{Word, Words};

/// The [`Source`] for some files of each language's folder; with `words`, they contain words that can be typed.
#[macro_export]
macro_rules! source {
    (words $($file:literal),+) => { $crate::text::locale::source!($($file),+).with_words() };
    ($first:literal $(, $file:literal)*) => {
        $crate::text::locale::Source::new($first, $crate::text::lang::embedded!(or fetched $first $(, $file)*; ".ftl"))
            .of_files(&[concat!($first, ".ftl") $(, concat!($file, ".ftl"))*])
    };
}
pub use source;

/// The same part of the texts in each language, embedded in the program or [fetched](super::fetched).
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// The name of its first file, without extension.
    pub name: &'static str,
    /// Whether it holds words that can be typed. Their English versions are always known as well.
    pub has_words: bool,
    /// The names of the files in a language's folder.
    pub files: &'static [&'static str],
    texts: Texts,
}

impl PartialEq for Source {
    fn eq(&self, other: &Source) -> bool {
        self.name == other.name
    }
}

impl Eq for Source {}

impl Source {
    /// The texts that every game and the lobby share.
    pub const COMMON: Source = source!("common", "choices", "far", "speech", "stats", "help", "learn");
    /// The words that can be typed anywhere, and their help.
    pub const COMMANDS: Source = source!(words "commands");
    /// The help of the command line.
    pub const CLI: Source = source!("cli", "check");
    /// Texts of the manual page that the program itself never shows.
    pub const MANUAL: Source = source!("manual");
    /// The texts of the page in a browser.
    pub const PAGE: Source = source!("page");
    /// Explanations of the words that are used around all games.
    pub const TERMS: Source = source!(words "terms");

    /// Texts by language code. English has to be among them: it replaces missing languages.
    pub const fn new(name: &'static str, texts: Texts) -> Source {
        Source { name, has_words: false, files: &[], texts }
    }

    /// Sets the file names.
    pub const fn of_files(self, files: &'static [&'static str]) -> Source {
        Source { files, ..self }
    }

    /// Marks the texts as containing words that can be typed.
    pub const fn with_words(self) -> Source {
        Source { has_words: true, ..self }
    }

    /// The texts of its files in a built-in language.
    pub fn texts(self, lang: Lang) -> &'static [&'static str] {
        let texts = |lang: Lang| self.texts.iter().find(|(code, _)| *code == lang.code()).map(|(_, texts)| *texts);
        texts(lang).or_else(|| fetched(lang, self.files)).or_else(|| texts(Lang::En)).unwrap_or_default()
    }

    /// All texts as one.
    pub fn text(self, lang: Lang) -> String {
        self.texts(lang).concat()
    }
}

/// A variant of a message.
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
    /// The attribute `short`: the prompt's text when there is no room for `prompt`, which is then read afterwards.
    Short,
    /// The attribute `told`: the message as repeated later, including what was typed at the time, without requests that
    /// have expired.
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

/// The parsed texts: each is needed wherever its language is spoken or understood, and parsing takes longer than
/// everything else before the first prompt.
static PARSED: Mutex<BTreeMap<(Lang, &str), Arc<FluentResource>>> = Mutex::new(BTreeMap::new());

/// The messages of an embedded text, which is parsed once.
fn parsed(source: Source, lang: Lang) -> Arc<FluentResource> {
    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let resource = parsed.entry((lang, source.name)).or_insert_with(|| {
        // The tests of all locales find files that do not parse, and messages that a game defines twice.
        Arc::new(FluentResource::try_new(mark(&source.text(lang))).unwrap_or_else(|(resource, _)| resource))
    });
    Arc::clone(resource)
}

/// The messages of one language.
pub struct Locale {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The words looked up so far, which each typed line is compared with.
    words: RefCell<HashMap<String, Words>>,
    /// Supplies what the language lacks; `None` for a built-in language, which is complete.
    fallback: Option<Box<Locale>>,
}

impl Locale {
    /// The messages in some files of a language.
    pub fn new(lang: Lang, sources: &[Source]) -> Locale {
        let mut bundle = FluentBundle::new(vec![lang.tongue().identifier()]);
        // Isolation marks around arguments would reach braille displays and voices.
        bundle.set_use_isolating(false);
        let fallback = lang.fallback().map(|other| Box::new(Locale::new(other, &[])));
        let mut locale = Locale { lang, bundle, words: RefCell::default(), fallback };
        for source in sources {
            locale.add(*source);
        }
        locale
    }

    /// Adds the messages of another file. It overrides messages of the same name from other files: games need not know
    /// each other's names.
    pub fn add(&mut self, source: Source) {
        self.words.get_mut().clear();
        match &self.lang.tongue().folder {
            None => self.bundle.add_resource_overriding(parsed(source, self.lang)),
            Some(folder) => {
                let files = source.files.iter().filter_map(|file| folder.messages(file));
                files.for_each(|file| self.bundle.add_resource_overriding(file));
            }
        }
        if let Some(fallback) = &mut self.fallback {
            fallback.add(source);
        }
    }

    /// Returns whether its texts are those of the program, and so never change.
    pub fn is_built_in(&self) -> bool {
        self.fallback.is_none()
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The words for a meaning, which `find` looks up here the first time.
    fn words(&self, id: &str, find: impl FnOnce() -> Words) -> Words {
        let known = self.words.borrow().get(id).cloned();
        known.unwrap_or_else(|| {
            let words = find();
            self.words.borrow_mut().insert(id.to_owned(), words.clone());
            words
        })
    }

    /// Formats a message without arguments.
    pub fn value(&self, id: &str) -> Option<String> {
        self.format(id, Form::Normal, &FluentArgs::new()).map(without_marks)
    }

    /// Returns whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id) || self.fallback.as_ref().is_some_and(|fallback| fallback.has(id))
    }

    /// Formats one variant of a message, with [marks](super::typed) around text to type; `None` if the message has no
    /// such variant. A message that is missing or cannot be formatted comes from the fallback language.
    pub fn format(&self, id: &str, form: Form, args: &FluentArgs<'_>) -> Option<String> {
        let Some(fallback) = &self.fallback else {
            return self.own(id, form, args)?.ok();
        };
        match self.own(id, form, args) {
            Some(Ok(text)) => Some(marked_printable(text)),
            Some(Err(Unsayable)) => fallback.format(id, form, args),
            // Without a brief variant, the usual one of the same language applies.
            None if self.bundle.has_message(id) && form != Form::Normal => None,
            None => fallback.format(id, form, args),
        }
    }

    /// Formats the message in the language itself, if it has it.
    fn own(&self, id: &str, form: Form, args: &FluentArgs<'_>) -> Option<Result<String, Unsayable>> {
        let message = self.bundle.get_message(id)?;
        let pattern = match form.attribute() {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty() || self.fallback.is_some(), "{id}: {errors:?}");
        Some(if errors.is_empty() || self.fallback.is_none() { Ok(text.into_owned()) } else { Err(Unsayable) })
    }
}

impl Words {
    /// The words for the meaning `id`; none if it has no message. A language without a word in the locale is known by
    /// its own.
    pub fn from_locale(locale: &Locale, id: &str) -> Words {
        locale.words(id, || {
            let own = || Some(Lang::of_meaning(id)?.tongue().facts().words.clone());
            let text = locale.value(&format!("word-{id}")).or_else(own).unwrap_or_default();
            Words(text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(Word::new).collect())
        })
    }
}

/// A text that refers to an argument it was not given.
struct Unsayable;
