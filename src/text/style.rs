//! How a player wants to be told things: the language, the wording, the spelling of letters.

use std::fmt;
use std::str::FromStr;

use crate::notation::Unreadable;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
    /// Dutch.
    Nl,
}

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Lang; 3] = [Lang::De, Lang::Nl, Lang::En];

    /// The code of ISO 639.
    pub fn code(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
            Lang::Nl => "nl",
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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

/// Gives a type without fields the words by which people and files name its values.
macro_rules! words {
    ($kind:ty { $($value:path = $word:literal),+ $(,)? }) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($value => $word),+ })
            }
        }

        impl FromStr for $kind {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                match text {
                    $($word => Ok($value),)+
                    _ => Err(Unreadable),
                }
            }
        }
    };
}

words!(Lang { Lang::De = "de", Lang::En = "en", Lang::Nl = "nl" });
words!(Wording { Wording::Brief = "brief", Wording::Normal = "normal", Wording::Full = "full" });
words!(Spelling { Spelling::Plain = "plain", Spelling::Letters = "letters" });

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
