//! The `.ftl` files of one language, embedded in the program.

use fluent::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::style::Lang;

/// A file of each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What every game and the lobby say.
    Common,
    /// The words that can be typed, and what they do.
    Commands,
    /// The help of the command line.
    Cli,
    /// What sniff says.
    Sniff,
    /// The words that can be typed in sniff, and what they do.
    SniffWords,
    /// The rules of sniff.
    SniffRules,
    /// What domino says.
    Domino,
    /// The words that can be typed in domino, and what they do.
    DominoWords,
    /// The rules of domino.
    DominoRules,
    /// What schnuff says.
    Schnuff,
    /// The words that can be typed in schnuff, and what they do.
    SchnuffWords,
    /// The rules of schnuff.
    SchnuffRules,
    /// What scout says.
    Scout,
    /// The words that can be typed in scout, and what they do.
    ScoutWords,
    /// The rules of scout.
    ScoutRules,
    /// What spion says.
    Spion,
    /// The words that can be typed in spion.
    SpionWords,
    /// The rules of spion.
    SpionRules,
}

impl Part {
    /// All files.
    pub const ALL: [Part; 18] = [
        Part::Common,
        Part::Commands,
        Part::Cli,
        Part::Sniff,
        Part::SniffWords,
        Part::SniffRules,
        Part::Domino,
        Part::DominoWords,
        Part::DominoRules,
        Part::Schnuff,
        Part::SchnuffWords,
        Part::SchnuffRules,
        Part::Scout,
        Part::ScoutWords,
        Part::ScoutRules,
        Part::Spion,
        Part::SpionWords,
        Part::SpionRules,
    ];

    /// Whether the file holds words that can be typed. Those are known in English too, whatever the language.
    pub fn has_words(self) -> bool {
        match self {
            Part::Commands
            | Part::SniffWords
            | Part::SniffRules
            | Part::DominoWords
            | Part::DominoRules
            | Part::SchnuffWords
            | Part::SchnuffRules
            | Part::ScoutWords
            | Part::ScoutRules
            | Part::SpionWords
            | Part::SpionRules => true,
            Part::Common | Part::Cli | Part::Sniff | Part::Domino | Part::Schnuff | Part::Scout | Part::Spion => false,
        }
    }

    /// The text of the file in one language.
    pub fn source(self, lang: Lang) -> &'static str {
        macro_rules! embedded {
            ($($part:ident = $($file:literal) and +),+ $(,)?) => {
                match (self, lang) {
                    $(
                        (Part::$part, Lang::De) => {
                            concat!($(include_str!(concat!("../../locales/de/", $file))),+)
                        }
                        (Part::$part, Lang::En) => {
                            concat!($(include_str!(concat!("../../locales/en/", $file))),+)
                        }
                        (Part::$part, Lang::Nl) => {
                            concat!($(include_str!(concat!("../../locales/nl/", $file))),+)
                        }
                    )+
                }
            };
        }
        embedded!(
            Common = "common.ftl" and "speech.ftl",
            Commands = "commands.ftl",
            Cli = "cli.ftl" and "check.ftl",
            Sniff = "sniff.ftl" and "sniff-variants.ftl",
            SniffWords = "sniff-words.ftl",
            SniffRules = "sniff-rules.ftl",
            Domino = "domino.ftl",
            DominoWords = "domino-words.ftl",
            DominoRules = "domino-rules.ftl",
            Schnuff = "schnuff.ftl",
            SchnuffWords = "schnuff-words.ftl",
            SchnuffRules = "schnuff-rules.ftl",
            Scout = "scout.ftl",
            ScoutWords = "scout-words.ftl",
            ScoutRules = "scout-rules.ftl",
            Spion = "spion.ftl",
            SpionWords = "spion-words.ftl",
            SpionRules = "spion-rules.ftl",
        )
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
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 4] = [Form::Brief, Form::Normal, Form::Full, Form::Prompt];

    fn attribute(self) -> Option<&'static str> {
        match self {
            Form::Brief => Some("brief"),
            Form::Normal => None,
            Form::Full => Some("full"),
            Form::Prompt => Some("prompt"),
        }
    }
}

/// The messages of one language.
pub struct Locale {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Locale {
    /// The messages in some of the files of a language.
    pub fn new(lang: Lang, parts: &[Part]) -> Locale {
        let language: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        // The marks around arguments would go to braille displays and voices.
        bundle.set_use_isolating(false);
        let mut locale = Locale { lang, bundle };
        for part in parts {
            locale.add(*part);
        }
        locale
    }

    /// Adds the messages of one more file. Where another file has a message of the same name, the new one holds: games
    /// need not know each other's names.
    pub fn add(&mut self, part: Part) {
        // Files that do not parse, and messages that a game has twice, are found by the tests of all locales.
        let resource =
            FluentResource::try_new(part.source(self.lang).to_owned()).unwrap_or_else(|(resource, _)| resource);
        self.bundle.add_resource_overriding(resource);
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without arguments.
    pub fn value(&self, id: &str) -> Option<String> {
        self.format(id, Form::Normal, &FluentArgs::new())
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// One text of a message; `None` when the message has no such text.
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
