//! The five words of a table: they lead to its meeting point and prove that a guest was invited.
//!
//! Each language has a list of words, and the words at the same place in all lists stand for the same ten bits. The
//! words can therefore be spoken in one language and typed in another. The last word is a checksum of the other four:
//! if one of the five is wrong, or two of the four are swapped, this is noticed before anything is sent.

use std::collections::BTreeMap;
use std::iter;
use std::sync::LazyLock;

use argon2::{Algorithm, Argon2, Params, Version};

use crate::text::lang::{Lang, TABLE_WORDS};
use crate::text::lexicon::Lexicon;
use crate::text::words::fold;

/// The number of words.
pub const COUNT: usize = 5;

/// The number of bits per word.
const BITS: usize = 10;

/// The weights of the words in the checksum. All are odd, so that any other word changes the sum, as almost any swap of
/// two words does.
const WEIGHTS: [u16; COUNT - 1] = [1, 3, 7, 13];

/// The number of words in a list.
const LIST: usize = 1 << BITS;

/// The salt of the key derivation. Other words, other lists or another effort need another salt.
const SALT: &[u8] = b"snuffel-words-v1";

/// The memory for the key derivation in KiB, and the number of passes over it.
const EFFORT: (u32, u32) = (64 * 1024, 3);

/// The lists, in the order of [`Lang::ALL`].
static LISTS: LazyLock<Vec<Vec<&str>>> =
    LazyLock::new(|| TABLE_WORDS.iter().map(|(_, text)| text.iter().flat_map(|text| text.lines()).collect()).collect());

/// The number of each word of any list, by its folded spelling.
static MEANINGS: LazyLock<BTreeMap<String, u16>> = LazyLock::new(|| {
    let numbered = LISTS.iter().flat_map(|list| (0..).zip(list));
    numbered.map(|(number, word)| (folded(word), number)).collect()
});

/// The words of a language. A language added from outside the program uses those of its fallback: others would not
/// understand its own.
pub fn list(lang: Lang) -> &'static [&'static str] {
    &LISTS[lang.fallback().unwrap_or(lang).index()]
}

/// Folds a word so that spelling variants become equal.
fn folded(word: &str) -> String {
    fold(word).replace("ij", "y")
}

/// The numbers of five words, independent of the language.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Code([u16; COUNT]);

/// Why a text is not a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// The text has this number of words instead of five.
    Count(usize),
    /// The word with this number is not in any list.
    Unknown {
        /// Which of the five it is, counted from 1.
        number: usize,
        /// The typed word.
        word: String,
        /// A similar word of a list.
        like: Option<&'static str>,
    },
    /// All words are in lists but do not match: one is wrong, or they are in the wrong order.
    Unfit(Option<Meant>),
}

/// The word that the player probably meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meant {
    /// Which of the five it is, counted from 1.
    pub number: usize,
    /// The typed word.
    pub word: String,
    /// The word that would make all five match.
    pub meant: &'static str,
}

/// Splits a typed text into words, which are separated by blanks, commas, full stops or hyphens.
pub fn split(typed: &str) -> Vec<&str> {
    typed.split(|c: char| c.is_whitespace() || ",.-".contains(c)).filter(|word| !word.is_empty()).collect()
}

/// Whether a word is in any list, in any spelling.
pub fn is_known(word: &str) -> bool {
    MEANINGS.contains_key(&folded(word))
}

/// The secrets derived from the words, available only to those who know them.
#[derive(Clone)]
pub struct Secrets {
    /// The secret key of the meeting point, whose public key is its address. Everyone who knows the words has it, so it
    /// proves nothing about the peer found there.
    pub meeting: [u8; 32],
    /// The key with which guests prove that they know the words.
    pub shared: [u8; 32],
}

impl Code {
    /// The code with these bits, of which the lowest 40 count.
    pub fn from_bits(bits: u64) -> Code {
        let free: [u16; COUNT - 1] =
            std::array::from_fn(|place| (bits >> (BITS * (COUNT - 2 - place))) as u16 % LIST as u16);
        let mut code = Code([0; COUNT]);
        code.0[..COUNT - 1].copy_from_slice(&free);
        code.0[COUNT - 1] = check(&free);
        code
    }

    /// The 40 bits of the code.
    pub fn bits(self) -> u64 {
        self.0[..COUNT - 1].iter().fold(0, |bits, number| bits << BITS | u64::from(*number))
    }

    /// The words in a language.
    pub fn words(self, lang: Lang) -> [&'static str; COUNT] {
        self.0.map(|number| list(lang)[usize::from(number)])
    }

    /// Reads five words of any list, separated by blanks, commas or hyphens. `lang` is the player's language.
    ///
    /// # Errors
    /// In this order: if there are not five words, if a word is not in any list, or if they do not match.
    pub fn parse(typed: &str, lang: Lang) -> Result<Code, Misread> {
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
        let numbers: [u16; COUNT] = numbers.as_slice().try_into().map_err(|_| Misread::Count(words.len()))?;
        match is_fit(&numbers) {
            true => Ok(Code(numbers)),
            false => Err(Misread::Unfit(meant(&words, numbers, language(&words).unwrap_or(lang)))),
        }
    }

    /// Derives the secrets. This takes a tenth of a second and 64 MiB on purpose: that is the price of each guess.
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
        let [meeting, shared] = secrets;
        Secrets { meeting, shared }
    }
}

/// The last word that matches these.
fn check(free: &[u16]) -> u16 {
    let sum =
        free.iter().zip(WEIGHTS).fold(0_u16, |sum, (number, weight)| sum.wrapping_add(number.wrapping_mul(weight)));
    // A list has a power of two words, so that overflow does no harm.
    sum % LIST as u16
}

fn is_fit(numbers: &[u16; COUNT]) -> bool {
    check(&numbers[..COUNT - 1]) == numbers[COUNT - 1]
}

/// The one word that was probably misheard: replaced by a word that sounds or is spelled similarly, all five match.
fn meant(typed: &[&str], numbers: [u16; COUNT], lang: Lang) -> Option<Meant> {
    let fitting = |place: usize| {
        (0..LIST as u16).find(|number| {
            let mut other = numbers;
            other[place] = *number;
            is_fit(&other)
        })
    };
    let mut found = (0..COUNT).filter_map(|place| {
        let meant = list(lang)[usize::from(fitting(place)?)];
        let is_like = Lexicon::nearest(typed[place], iter::once(meant)).is_some()
            || Lexicon::nearest(&sound(typed[place]), iter::once(sound(meant).as_str())).is_some();
        is_like.then(|| Meant { number: place + 1, word: typed[place].to_owned(), meant })
    });
    // If several words come into question, none is suggested.
    found.next().filter(|_| found.next().is_none())
}

/// The language of most of the words.
fn language(words: &[&str]) -> Option<Lang> {
    let count =
        |lang: &Lang| words.iter().filter(|word| list(*lang).iter().any(|known| folded(known) == folded(word))).count();
    Lang::ALL.into_iter().filter(|lang| count(lang) > 0).max_by_key(count)
}

/// A word similar to a mistyped one, from the list of `lang` first: one with nearly the same spelling, or else one that
/// sounds similar, since words are passed on by telephone.
fn like(typed: &str, lang: Lang) -> Option<&'static str> {
    let others = Lang::ALL.into_iter().filter(|other| *other != lang);
    let lists = || [lang].into_iter().chain(others.clone()).map(list);
    let spelled = lists().find_map(|list| Lexicon::nearest(typed, list.iter().copied()));
    spelled.or_else(|| lists().find_map(|list| sounding(typed, list)))
}

/// The word of a list that sounds similar to a mistyped one.
fn sounding(typed: &str, list: &[&'static str]) -> Option<&'static str> {
    let sounds: Vec<String> = list.iter().map(|word| sound(word)).collect();
    let nearest = Lexicon::nearest(&sound(typed), sounds.iter().map(String::as_str))?;
    list.iter().zip(&sounds).find(|(_, sound)| *sound == nearest).map(|(word, _)| *word)
}

/// Spellings of the same sound in any of the languages, each with its replacement.
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

/// The rough sound of a word: spellings of the same sound become equal, and double letters single.
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

    /// Released programs derive these secrets: they must never change.
    #[test]
    fn the_same_bits_give_the_same_secrets_for_ever() {
        let hex = |bytes: [u8; 32]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let Secrets { meeting, shared } = Code([0x324, 0x204, 0x123, 0x115, 0x278]).stretch();
        assert_eq!(hex(meeting), "a26e118ada07c7fcc05c8229e52671d2ce8a80ec3a5cb8161723953a4024fb61");
        assert_eq!(hex(shared), "53c7441f59cafa2cf2cf35aace73f9386c856ba80225b41ec5852b38efb5c7c6");
    }

    /// The checksum must never change, since words that have been passed on contain it.
    #[test]
    fn the_last_word_checks_the_others() {
        let code = Code::from_bits(0x12_3456_789a);
        assert_eq!(code.0, [0x048, 0x345, 0x19e, 0x09a, 0x13b]);
        assert_eq!((code.bits(), Code::from_bits(u64::MAX).bits()), (0x12_3456_789a, (1 << 40) - 1));
        let read = |numbers: [u16; COUNT]| {
            let words = numbers.map(|number| list(Lang::En)[usize::from(number)]).join(" ");
            Code::parse(&words, Lang::En)
        };
        assert!(read(code.0) == Ok(code));
        let is_unfit = |numbers| matches!(read(numbers), Err(Misread::Unfit(_)));
        for place in 0..COUNT {
            for other in (1..LIST as u16).step_by(37) {
                let mut numbers = code.0;
                numbers[place] = (numbers[place] + other) % LIST as u16;
                assert!(is_unfit(numbers), "{numbers:?}");
            }
        }
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (3, 4)] {
            let mut numbers = code.0;
            numbers.swap(one, other);
            assert!(is_unfit(numbers), "{numbers:?}");
        }
    }

    #[test]
    fn a_word_that_was_misheard_for_another_one_is_asked_about() {
        let words = list(Lang::Nl);
        let sounds: Vec<String> = words.iter().map(|word| sound(word)).collect();
        let alike = |one: usize, other: usize| {
            Lexicon::nearest(words[one], iter::once(words[other])).is_some()
                || Lexicon::nearest(&sounds[one], iter::once(sounds[other].as_str())).is_some()
        };
        let mut pairs = (0..LIST).flat_map(|one| (0..one).map(move |other| (one, other)));
        let (heard, told) = pairs.find(|(one, other)| alike(*one, *other)).unwrap();
        let code = Code::from_bits((told as u64) << 20 | 0x12_0000_009a);
        let mut typed = code.words(Lang::Nl);
        typed[1] = words[heard];
        let meant = Meant { number: 2, word: words[heard].to_owned(), meant: words[told] };
        assert_eq!(Code::parse(&typed.join(" "), Lang::En).err(), Some(Misread::Unfit(Some(meant))));
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
            let code = Code::from_bits(bits);
            for lang in Lang::ALL {
                let words = code.words(lang);
                for typed in [words.join(" "), words.join("-").to_uppercase(), format!(" {}. ", words.join(", "))] {
                    assert!(Code::parse(&typed, Lang::En) == Ok(code), "{typed}");
                    let plain = typed.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
                    assert!(Code::parse(&plain, Lang::En) == Ok(code), "{plain}");
                }
            }
            let [de, en, nl] = Lang::ALL.map(|lang| code.words(lang));
            let mixed = [de[0], en[1], nl[2], de[3], en[4]].join(" ");
            assert!(Code::parse(&mixed, Lang::Nl) == Ok(code), "{mixed}");
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
        let code = Code::from_bits(0x0001_2345_6789_abcd);
        let read = |typed: &[&str], lang| Code::parse(&typed.join(" "), lang).err();
        for lang in Lang::ALL {
            let words = code.words(lang);
            assert_eq!(read(&words[..3], lang), Some(Misread::Count(3)));
            assert_eq!(read(&[], lang), Some(Misread::Count(0)));
            // If too few words were typed, none of them is queried.
            assert_eq!(read(&["qqq", "qqqq"], lang), Some(Misread::Count(2)));
            let longest = *words.iter().max_by_key(|word| word.len()).unwrap();
            let number = words.iter().position(|word| *word == longest).unwrap();
            // The last letter is doubled; the list is that of the other words, not of the player.
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
