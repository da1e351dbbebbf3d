//! The messages of one language: the `.ftl` files of its folder, which are in the program or come from outside.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use fluent::{FluentArgs, FluentBundle, FluentResource};

use super::fetched::fetched;
use super::lang::{Lang, Texts};
use super::printable::marked_printable;
use super::typed::{mark, without_marks};

/// The [`Source`] of some files, which stand in the folder of each language; `words`: with words that can be typed.
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
    /// What it is called: the name of its first file, without its ending.
    pub name: &'static str,
    /// Whether it holds words that can be typed. Those are known in English too, whatever the language.
    pub has_words: bool,
    /// The files in the folder of a language.
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
    /// What every game and the lobby say.
    pub const COMMON: Source = source!("common", "choices", "far", "speech", "stats", "help", "learn");
    /// The words that can be typed anywhere, and what they do.
    pub const COMMANDS: Source = source!(words "commands");
    /// The help of the command line.
    pub const CLI: Source = source!("cli", "check");
    /// What the man page tells besides, which the program itself never says.
    pub const MANUAL: Source = source!("manual");
    /// What the page in a browser says by itself.
    pub const PAGE: Source = source!("page");
    /// What the words mean that are heard around all games.
    pub const TERMS: Source = source!(words "terms");

    /// Texts by the codes of their languages. English has to be among them: it speaks for those that are not.
    pub const fn new(name: &'static str, texts: Texts) -> Source {
        Source { name, has_words: false, files: &[], texts }
    }

    /// The same, as texts of these files.
    pub const fn of_files(self, files: &'static [&'static str]) -> Source {
        Source { files, ..self }
    }

    /// The same, as texts that hold words that can be typed.
    pub const fn with_words(self) -> Source {
        Source { has_words: true, ..self }
    }

    /// The texts of its files in one of the languages of the program.
    pub fn texts(self, lang: Lang) -> &'static [&'static str] {
        let texts = |lang: Lang| self.texts.iter().find(|(code, _)| *code == lang.code()).map(|(_, texts)| *texts);
        texts(lang).or_else(|| fetched(lang, self.files)).or_else(|| texts(Lang::En)).unwrap_or_default()
    }

    /// All of them as one.
    pub fn text(self, lang: Lang) -> String {
        self.texts(lang).concat()
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

/// The messages of a text in the program, which is parsed once.
fn parsed(source: Source, lang: Lang) -> Arc<FluentResource> {
    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let resource = parsed.entry((lang, source.name)).or_insert_with(|| {
        // Files that do not parse, and messages that a game has twice, are found by the tests of all locales.
        Arc::new(FluentResource::try_new(mark(&source.text(lang))).unwrap_or_else(|(resource, _)| resource))
    });
    Arc::clone(resource)
}

/// The messages of one language.
pub struct Locale {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// Whatever the language lacks, which nothing does that is in the program.
    fallback: Option<Box<Locale>>,
}

impl Locale {
    /// The messages in some of the files of a language.
    pub fn new(lang: Lang, sources: &[Source]) -> Locale {
        let mut bundle = FluentBundle::new(vec![lang.tongue().identifier()]);
        // The marks around arguments would go to braille displays and voices.
        bundle.set_use_isolating(false);
        let fallback = lang.fallback().map(|other| Box::new(Locale::new(other, &[])));
        let mut locale = Locale { lang, bundle, fallback };
        for source in sources {
            locale.add(*source);
        }
        locale
    }

    /// Adds the messages of one more file. Where another file has a message of the same name, the new one holds: games
    /// need not know each other's names.
    pub fn add(&mut self, source: Source) {
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
        self.bundle.has_message(id) || self.fallback.as_ref().is_some_and(|fallback| fallback.has(id))
    }

    /// One text of a message, with [marks](super::typed) around what can be typed; `None` when the message has no such
    /// text. A message that the language lacks or that cannot be said is said as in the language that has it.
    pub fn format(&self, id: &str, form: Form, args: &FluentArgs<'_>) -> Option<String> {
        let Some(fallback) = &self.fallback else {
            return self.own(id, form, args)?.ok();
        };
        match self.own(id, form, args) {
            Some(Ok(text)) => Some(marked_printable(text)),
            Some(Err(Unsayable)) => fallback.format(id, form, args),
            // Without a brief text the usual one of the same language holds.
            None if self.bundle.has_message(id) && form != Form::Normal => None,
            None => fallback.format(id, form, args),
        }
    }

    /// The text in the language itself, if it has one.
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

/// A text that speaks of what it is not given.
struct Unsayable;
