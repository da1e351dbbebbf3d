//! How a player wants to be told things: the language, the wording, the spelling of letters.

use crate::notation::words;

/// A language that the program speaks, in the order in which they are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// German.
    De,
    /// Dutch.
    Nl,
    /// English.
    En,
}

impl Lang {
    /// The code of ISO 639.
    pub fn code(self) -> &'static str {
        self.word()
    }

    /// All languages, this one before the others.
    pub fn first(self) -> impl Iterator<Item = Lang> {
        [self].into_iter().chain(Lang::ALL.into_iter().filter(move |other| *other != self))
    }

    /// What stands between the whole and the parts of a number.
    pub fn decimal_mark(self) -> char {
        match self {
            Lang::De | Lang::Nl => ',',
            Lang::En => '.',
        }
    }

    /// The language of a locale's name in any of its spellings: `de`, `de_DE.UTF-8`, `nl-BE`, `en_GB@euro`.
    /// `None` for languages that the program does not speak, `C` and `POSIX` among them.
    pub fn of_locale(name: &str) -> Option<Lang> {
        let language = name.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.to_ascii_lowercase().parse().ok()
    }
}

/// How many words an announcement has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Wording {
    /// As few as possible.
    Brief,
    /// What an experienced player wants.
    #[default]
    Normal,
    /// With what a beginner wants to know besides.
    Full,
}

/// How letters in names of fields are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spelling {
    /// As they are: E4.
    #[default]
    Plain,
    /// By the spelling alphabet of the language: Echo 4.
    Letters,
}

words!(Lang { De = "de", Nl = "nl", En = "en" });
words!(Wording { Brief = "brief", Normal = "normal", Full = "full" });
words!(Spelling { Plain = "plain", Letters = "letters" });

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_every_spelling_have_a_language() {
        for (name, lang) in [
            ("de_DE.UTF-8", Some(Lang::De)),
            ("nl-BE", Some(Lang::Nl)),
            ("en_GB@euro", Some(Lang::En)),
            ("DE", Some(Lang::De)),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
            ("fr_FR", None),
            ("den", None),
        ] {
            assert_eq!(Lang::of_locale(name), lang, "{name:?}");
        }
    }
}
