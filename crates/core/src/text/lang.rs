//! The languages of the program. All facts about a language are in its folder, so that no code distinguishes between
//! languages.

use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, PoisonError, RwLock};

use super::folder::Folder;
use super::tongue::Tongue;
use crate::notation::Unreadable;

/// Embeds the contents of some files for each built-in language, with its code, in the order in which the languages are
/// offered. This is the only place that lists them: an additional line is an additional language.
#[macro_export]
macro_rules! embedded {
    ($($file:literal),+; $ending:literal) => {
        &[
            $crate::text::lang::embedded!(of "de": $($file),+; $ending),
            $crate::text::lang::embedded!(of "nl": $($file),+; $ending),
            $crate::text::lang::embedded!(of "en": $($file),+; $ending),
        ]
    };
    (of $code:literal: $($file:literal),+; $ending:literal) => {
        ($code, &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/", $code, "/", $file, $ending))),+])
    };
    // The same, except that only English is embedded if languages are fetched.
    (or fetched $($file:literal),+; $ending:literal) => {{
        const TEXTS: $crate::text::lang::Texts = $crate::text::lang::embedded!($($file),+; $ending);
        const ENGLISH: $crate::text::lang::Texts = &[$crate::text::lang::embedded!(of "en": $($file),+; $ending)];
        if $crate::text::fetched::ARE_FETCHED { ENGLISH } else { TEXTS }
    }};
}
pub use embedded;

/// The texts of some files in each language that has them, with the code of the language.
pub type Texts = &'static [(&'static str, &'static [&'static str])];

/// The facts of the built-in languages.
const EMBEDDED: Texts = embedded!("language"; ".ftl");

/// The lists of words for invitations to remote tables.
pub const TABLE_WORDS: Texts = embedded!("words"; ".txt");

/// A language, by its index among all known ones: first the built-in ones, in the order in which they are offered, then
/// those that were [added](Lang::add).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lang(u8);

/// All known languages.
struct Known {
    /// Each language at its index.
    all: Vec<&'static Tongue>,
    /// The languages that can be chosen.
    offered: Vec<Lang>,
}

static KNOWN: LazyLock<RwLock<Known>> = LazyLock::new(|| {
    let embedded = EMBEDDED.iter().map(|(code, facts)| Tongue::embedded(code, &facts.concat()));
    let all: Vec<&'static Tongue> = embedded.map(|tongue| &*Box::leak(Box::new(tongue))).collect();
    RwLock::new(Known { all, offered: Lang::ALL.to_vec() })
});

#[allow(non_upper_case_globals, reason = "they are names of values of their own, as those of an enum")]
impl Lang {
    /// German.
    pub const De: Lang = Lang::in_program("de");
    /// Dutch.
    pub const Nl: Lang = Lang::in_program("nl");
    /// English: the model for all others. Its words are understood in every language.
    pub const En: Lang = Lang::in_program("en");
}

impl Lang {
    /// The built-in languages, in the order in which they are offered.
    pub const ALL: [Lang; EMBEDDED.len()] = {
        let mut all = [Lang(0); EMBEDDED.len()];
        let mut place = 0;
        while place < all.len() {
            all[place] = Lang(place as u8);
            place += 1;
        }
        all
    };

    /// The built-in language with this code. If there is none, the program does not compile.
    const fn in_program(code: &str) -> Lang {
        let code = code.as_bytes();
        let mut place = 0;
        while place < EMBEDDED.len() {
            let other = EMBEDDED[place].0.as_bytes();
            if other.len() == code.len() && other[0] == code[0] && other[1] == code[1] {
                return Lang(place as u8);
            }
            place += 1;
        }
        panic!("there is no such language")
    }

    /// Adds the language of a folder for the lifetime of the program. It cannot be chosen until it is
    /// [offered](Lang::offer). `None` if there are too many languages.
    pub fn add(folder: Folder) -> Option<Lang> {
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        let lang = Lang(u8::try_from(known.all.len()).ok()?);
        known.all.push(Box::leak(Box::new(Tongue::from_folder(folder))));
        Some(lang)
    }

    /// Makes the language available to people, in place of any other with the same code.
    pub fn offer(self) {
        let code = self.code();
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        let place = known.offered.iter().position(|other| known.all[other.index()].code == code);
        match place {
            Some(place) => known.offered[place] = self,
            None => known.offered.push(self),
        }
    }

    /// All languages that can be chosen, in the order in which they are offered.
    pub fn known() -> Vec<Lang> {
        KNOWN.read().unwrap_or_else(PoisonError::into_inner).offered.clone()
    }

    /// Its index among all known languages.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The facts about it.
    pub fn tongue(self) -> &'static Tongue {
        KNOWN.read().unwrap_or_else(PoisonError::into_inner).all[self.index()]
    }

    /// The ISO 639 code, with a country code if needed: `pt-br`.
    pub fn code(self) -> &'static str {
        self.tongue().code
    }

    /// The language that supplies what this one lacks: for a folder, the built-in language with the same code,
    /// otherwise English. `None` for a built-in language, which is complete.
    pub fn fallback(self) -> Option<Lang> {
        let same = || Lang::ALL.into_iter().find(|lang| lang.code() == self.code());
        self.tongue().folder.as_ref().map(|_| same().unwrap_or(Lang::En))
    }

    /// All languages that can be chosen, this one first.
    pub fn first(self) -> impl Iterator<Item = Lang> {
        [self].into_iter().chain(Lang::known().into_iter().filter(move |other| *other != self))
    }

    /// The decimal mark.
    pub fn decimal_mark(self) -> char {
        self.tongue().facts().decimal_mark
    }

    /// The capital letters that are also words.
    pub fn word_letters(self) -> &'static str {
        &self.tongue().facts().word_letters
    }

    /// The language of a locale name in any of its spellings: `de`, `de_DE.UTF-8`, `nl-BE`, `en_GB@euro`. `None` for
    /// languages that the program does not speak, including `C` and `POSIX`.
    pub fn of_locale(name: &str) -> Option<Lang> {
        let name = name.split(['.', '@']).next().unwrap_or_default();
        let name = name.replace('_', "-").to_ascii_lowercase();
        let mut shorter = Some(name.as_str());
        while let Some(name) = shorter {
            if let Ok(lang) = name.parse() {
                return Some(lang);
            }
            shorter = name.rsplit_once('-').map(|(shorter, _)| shorter);
        }
        None
    }

    /// The language that a typed word with this meaning names.
    pub fn of_meaning(meaning: &str) -> Option<Lang> {
        Lang::known().into_iter().find(|lang| lang.meaning() == meaning)
    }

    /// The [meaning](super::lexicon) of the words by which it is chosen.
    pub fn meaning(self) -> &'static str {
        &self.tongue().meaning
    }

    /// The meanings of the words by which languages are chosen.
    pub fn meanings() -> Vec<&'static str> {
        Lang::known().into_iter().map(Lang::meaning).collect()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Lang, Unreadable> {
        Lang::known().into_iter().find(|lang| lang.code() == code).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_every_spelling_have_a_language() {
        for (name, lang) in [
            ("de_DE.UTF-8", Some(Lang::De)),
            ("nl-BE", Some(Lang::Nl)),
            ("en_GB@euro", Some(Lang::En)),
            ("en-GB-SCOTLAND", Some(Lang::En)),
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

    #[test]
    fn each_language_has_its_code_and_reads_back() {
        assert_eq!(Lang::ALL.map(Lang::code), ["de", "nl", "en"]);
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert_eq!(Lang::of_meaning(lang.meaning()), Some(lang));
            assert_eq!(lang.fallback(), None);
        }
    }
}
