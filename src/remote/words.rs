//! Five words: the address of a table, and the proof that somebody was told it.
//!
//! Each language has a list of words, and the words at the same place of all lists mean the same ten bits. So the words can
//! be said in one language and typed in another.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use argon2::{Algorithm, Argon2, Params, Version};

use crate::text::lang::{Lang, TABLE_WORDS};
use crate::text::lexicon::{Lexicon, fold};

/// How many words there are.
pub const COUNT: usize = 5;

/// How many bits a word stands for.
const BITS: usize = 10;

/// How many words a list has.
const LIST: usize = 1 << BITS;

/// What the words are stretched with. Other words, other lists or another effort need another salt.
const SALT: &[u8] = b"snuffel-words-v1";

/// The memory that stretching takes, in KiB, and how often it goes through it.
const EFFORT: (u32, u32) = (64 * 1024, 3);

/// The lists, in the order of [`Lang::ALL`].
static LISTS: LazyLock<Vec<Vec<&str>>> =
    LazyLock::new(|| TABLE_WORDS.iter().map(|(_, text)| text.iter().flat_map(|text| text.lines()).collect()).collect());

/// What each word of any list stands for, however it is spelled.
static MEANINGS: LazyLock<BTreeMap<String, u16>> = LazyLock::new(|| {
    let numbered = LISTS.iter().flat_map(|list| (0..).zip(list));
    numbered.map(|(number, word)| (folded(word), number)).collect()
});

/// The words of a language. A language that is not in the program has those of its fallback: nobody else would understand
/// others.
pub fn list(lang: Lang) -> &'static [&'static str] {
    &LISTS[lang.fallback().unwrap_or(lang).index()]
}

/// A word with all that people spell differently made the same.
fn folded(word: &str) -> String {
    fold(word).replace("ij", "y")
}

/// What five words say, whatever the language.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Code([u16; COUNT]);

/// Why somebody has typed no code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// There are so many words, and not five.
    Count(usize),
    /// The word with this number, counted from 1, stands in no list.
    Unknown {
        /// Which of the five it is.
        number: usize,
        /// What was typed.
        word: String,
        /// The word of the list that it is like.
        like: Option<&'static str>,
    },
}

/// The words in what was typed: blanks, commas, full stops and hyphens stand between them.
pub fn split(typed: &str) -> Vec<&str> {
    typed.split(|c: char| c.is_whitespace() || ",.-".contains(c)).filter(|word| !word.is_empty()).collect()
}

/// Whether this is a word of any list, however it is spelled.
pub fn is_known(word: &str) -> bool {
    MEANINGS.contains_key(&folded(word))
}

/// What comes of the words: only who knows them has it.
#[derive(Clone)]
pub struct Secrets {
    /// The host's secret key, whose public one is the address.
    pub host: [u8; 32],
    /// What guests prove with that they know the words.
    pub shared: [u8; 32],
}

impl Code {
    /// The code that these bits stand for, of which the lowest count.
    pub fn of(bits: u64) -> Code {
        Code(std::array::from_fn(|place| (bits >> (BITS * (COUNT - 1 - place))) as u16 % LIST as u16))
    }

    /// The words, in one language.
    pub fn words(self, lang: Lang) -> [&'static str; COUNT] {
        self.0.map(|number| list(lang)[usize::from(number)])
    }

    /// Reads five words of any list, with blanks, commas or hyphens between. `lang` is that of the player.
    ///
    /// # Errors
    /// That there are not five, or else the first word that stands in no list.
    pub fn read(typed: &str, lang: Lang) -> Result<Code, Misread> {
        let words = split(typed);
        if words.len() != COUNT {
            return Err(Misread::Count(words.len()));
        }
        let known: Vec<Option<u16>> = words.iter().map(|word| MEANINGS.get(&folded(word)).copied()).collect();
        if let Some(place) = known.iter().position(Option::is_none) {
            let like = like(words[place], language(&words).unwrap_or(lang));
            return Err(Misread::Unknown { number: place + 1, word: words[place].to_owned(), like });
        }
        let numbers: Vec<u16> = known.into_iter().flatten().collect();
        numbers.as_slice().try_into().map(Code).map_err(|_| Misread::Count(words.len()))
    }

    /// The secrets that the words stand for. This takes a tenth of a second and 64 MiB on purpose: whoever guesses words
    /// has to pay that for each try.
    pub fn stretch(self) -> Secrets {
        let bits = self.0.iter().fold(0_u64, |bits, number| bits << BITS | u64::from(*number));
        let (memory, passes) = EFFORT;
        let mut secrets = [[0; 32]; 2];
        Params::new(memory, passes, 1, Some(64))
            .and_then(|effort| {
                let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, effort);
                argon.hash_password_into(&bits.to_be_bytes(), SALT, secrets.as_flattened_mut())
            })
            .expect("these lengths are allowed");
        let [host, shared] = secrets;
        Secrets { host, shared }
    }
}

/// The language in which most of the words are.
fn language(words: &[&str]) -> Option<Lang> {
    let count =
        |lang: &Lang| words.iter().filter(|word| list(*lang).iter().any(|known| folded(known) == folded(word))).count();
    Lang::ALL.into_iter().filter(|lang| count(lang) > 0).max_by_key(count)
}

/// The word of a list that a mistyped one is like, first of the list of `lang`: one that is spelled nearly the same, or else
/// one that sounds so, since words are heard on the telephone.
fn like(typed: &str, lang: Lang) -> Option<&'static str> {
    let others = Lang::ALL.into_iter().filter(|other| *other != lang);
    let lists = || [lang].into_iter().chain(others.clone()).map(list);
    let spelled = lists().find_map(|list| Lexicon::nearest(typed, list.iter().copied()));
    spelled.or_else(|| lists().find_map(|list| sounding(typed, list)))
}

/// The word of a list that sounds nearly like a mistyped one.
fn sounding(typed: &str, list: &[&'static str]) -> Option<&'static str> {
    let sounds: Vec<String> = list.iter().map(|word| sound(word)).collect();
    let nearest = Lexicon::nearest(&sound(typed), sounds.iter().map(String::as_str))?;
    list.iter().zip(&sounds).find(|(_, sound)| *sound == nearest).map(|(word, _)| *word)
}

/// Spellings of one sound, in any of the languages, and what stands for it.
const SOUNDS: [(&str, &str); 13] = [
    ("aeu", "eu"),
    ("ei", "y"),
    ("ai", "y"),
    ("ou", "au"),
    ("ie", "i"),
    ("ea", "e"),
    ("ph", "f"),
    ("v", "f"),
    ("th", "t"),
    ("dt", "t"),
    ("ck", "k"),
    ("c", "k"),
    ("z", "s"),
];

/// Roughly what a word sounds like: what is spelled differently and sounds the same is the same, and no letter is double.
fn sound(word: &str) -> String {
    let mut sound = folded(word);
    for (spelled, same) in SOUNDS {
        sound = sound.replace(spelled, same);
    }
    let mut letters: Vec<char> = sound.chars().collect();
    letters.dedup();
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a program that was released makes of words never changes.
    #[test]
    fn the_same_bits_give_the_same_secrets_for_ever() {
        let hex = |bytes: [u8; 32]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let Secrets { host, shared } = Code::of(0x0003_2481_1234_5678).stretch();
        assert_eq!(hex(host), "a26e118ada07c7fcc05c8229e52671d2ce8a80ec3a5cb8161723953a4024fb61");
        assert_eq!(hex(shared), "53c7441f59cafa2cf2cf35aace73f9386c856ba80225b41ec5852b38efb5c7c6");
    }

    #[test]
    fn each_list_has_its_words_once_and_a_word_means_the_same_in_all() {
        for lang in Lang::ALL {
            let words = list(lang);
            assert_eq!(words.len(), LIST, "{lang:?}");
            for (number, word) in (0..).zip(words) {
                assert!(word.chars().all(char::is_lowercase), "{word}");
                assert_eq!(MEANINGS.get(&folded(word)), Some(&number), "{word} of {lang:?} means two things");
            }
        }
    }

    #[test]
    fn a_code_is_read_in_each_language_and_in_several_and_however_it_is_typed() {
        for bits in [0, 0x0003_2481_1234_5678, u64::MAX] {
            let code = Code::of(bits);
            for lang in Lang::ALL {
                let words = code.words(lang);
                for typed in [words.join(" "), words.join("-").to_uppercase(), format!(" {}. ", words.join(", "))] {
                    assert!(Code::read(&typed, Lang::En) == Ok(code), "{typed}");
                    let plain = typed.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
                    assert!(Code::read(&plain, Lang::En) == Ok(code), "{plain}");
                }
            }
            let [de, en, nl] = Lang::ALL.map(|lang| code.words(lang));
            let mixed = [de[0], en[1], nl[2], de[3], en[4]].join(" ");
            assert!(Code::read(&mixed, Lang::Nl) == Ok(code), "{mixed}");
        }
        assert_eq!(folded("Vijver"), folded("vyver"));
    }

    #[test]
    fn a_word_that_was_heard_and_is_spelled_otherwise_is_asked_about() {
        let like = |typed: &str, lang| super::like(typed, lang);
        assert_eq!(like("zeerijs", Lang::Nl), Some("zeereis"));
        for (lang, heard) in
            [(Lang::Nl, ("ei", "ij")), (Lang::Nl, ("ou", "au")), (Lang::De, ("v", "f")), (Lang::En, ("ph", "f"))]
        {
            let known = list(lang).iter().find(|word| word.len() > 5 && word.contains(heard.0)).unwrap();
            assert_eq!(like(&known.replace(heard.0, heard.1), lang), Some(*known));
        }
        assert_eq!(like("qqqqqqqq", Lang::En), None);
    }

    #[test]
    fn what_is_no_code_is_named() {
        let code = Code::of(0x0001_2345_6789_abcd);
        let read = |typed: &[&str], lang| Code::read(&typed.join(" "), lang).err();
        for lang in Lang::ALL {
            let words = code.words(lang);
            assert_eq!(read(&words[..3], lang), Some(Misread::Count(3)));
            assert_eq!(read(&[], lang), Some(Misread::Count(0)));
            // Whoever has typed too few words is asked about none of them.
            assert_eq!(read(&["qqq", "qqqq"], lang), Some(Misread::Count(2)));
            let longest = *words.iter().max_by_key(|word| word.len()).unwrap();
            let number = words.iter().position(|word| *word == longest).unwrap();
            // The last letter twice, in the list of the other words and not of the player.
            let wrong = format!("{longest}{}", longest.chars().last().unwrap());
            let mut typed = words;
            typed[number] = &wrong;
            let expected = Misread::Unknown { number: number + 1, word: wrong.clone(), like: Some(longest) };
            assert_eq!(read(&typed, Lang::En), Some(expected));
            let typed = ["qqqqqqqqqq"; COUNT];
            assert_eq!(read(&typed, lang), Some(Misread::Unknown { number: 1, word: typed[0].to_owned(), like: None }));
        }
    }
}
