//! Orders about speech: one grammar for the lobby, a game and the command line.

use super::Dial;
use crate::text::lexicon::{Found, Lexicon};
use crate::text::sieve::{Sieve, without_end};

/// The meanings of the words that can be typed.
pub const WORDS: &[&str] = &[
    "on", "off", "stop", "voices", "rate", "pitch", "volume", "faster", "slower", "louder", "quieter", "higher",
    "lower", "system", "keys",
];

/// One order about speech.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Turn speech on.
    On,
    /// Turn speech off.
    Off,
    /// Silence the lines so far.
    Stop,
    /// Say the value of a dial.
    Tell(Dial),
    /// Turn a dial to a value in [`Dial::RANGE`], or with `None` leave it to the system.
    Turn(Dial, Option<i8>),
    /// Turn a dial by this much.
    Step(Dial, i8),
    /// Set whether a key press silences speech; `None` asks whether it does.
    Keys(Option<bool>),
    /// List the voices.
    Voices,
    /// Speak with the voice of this number or name; `None` for the system's own.
    Voice(Option<String>),
}

/// Why an order cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// This word is unknown here.
    Word(String),
    /// The dial cannot be turned to this.
    Range(Dial, String),
}

/// Reads the words after the one for speech, such as `rate 40, pitch -20`. Everything after the word for a voice is the
/// name of the voice.
///
/// # Errors
/// The first word that makes no sense.
pub fn parse(typed: &str, words: &Lexicon, sieve: &Sieve) -> Result<Vec<Order>, Misread> {
    let mut rest = typed;
    let mut next = || {
        let (word, behind) = next_word(rest, |word| words.exact(word).is_none() && sieve.is_small(word))?;
        rest = behind;
        Some((word, behind))
    };
    let mut orders = Vec::new();
    while let Some((word, behind)) = next() {
        let meaning = match words.find(word) {
            Found::One(meaning) => meaning,
            Found::None | Found::Several(_) => "",
        };
        orders.push(match (meaning, meaning.parse()) {
            ("on", _) => Order::On,
            ("off", _) => Order::Off,
            ("stop", _) => Order::Stop,
            ("faster", _) => Order::Step(Dial::Rate, Dial::STEP),
            ("slower", _) => Order::Step(Dial::Rate, -Dial::STEP),
            ("higher", _) => Order::Step(Dial::Pitch, Dial::STEP),
            ("lower", _) => Order::Step(Dial::Pitch, -Dial::STEP),
            ("louder", _) => Order::Step(Dial::Volume, Dial::STEP),
            ("quieter", _) => Order::Step(Dial::Volume, -Dial::STEP),
            ("keys", _) => match next().map(|(word, _)| (word, words.exact(word))) {
                None => Order::Keys(None),
                Some((_, Some("on"))) => Order::Keys(Some(true)),
                Some((_, Some("off"))) => Order::Keys(Some(false)),
                Some((word, _)) => return Err(Misread::Word(word.to_owned())),
            },
            ("voices", _) => match name(behind, words, sieve) {
                name if name.is_empty() => Order::Voices,
                name => {
                    orders.push(Order::Voice((words.exact(&name) != Some("system")).then_some(name)));
                    break;
                }
            },
            (_, Ok(dial)) => match next() {
                None => Order::Tell(dial),
                Some((word, _)) if words.exact(word) == Some("system") => Order::Turn(dial, None),
                Some((word, _)) => Order::Turn(dial, Some(number(word, dial, sieve)?)),
            },
            (_, Err(_)) => return Err(Misread::Word(word.to_owned())),
        });
    }
    Ok(orders)
}

/// The value of a dial.
fn number(word: &str, dial: Dial, sieve: &Sieve) -> Result<i8, Misread> {
    let number = sieve.number(word).and_then(|number| number.try_into().ok()).or_else(|| word.parse().ok());
    let number = number.filter(|number| Dial::RANGE.contains(number));
    number.ok_or_else(|| Misread::Range(dial, word.to_owned()))
}

/// The next word that is not small, and the text after it.
fn next_word(text: &str, is_small: impl Fn(&str) -> bool) -> Option<(&str, &str)> {
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (word, behind) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
        let word = without_end(word);
        if !is_small(word) {
            return Some((word, behind));
        }
        rest = behind.trim_start();
    }
    None
}

/// The name of a voice, which ends with the line; a number in words becomes digits.
fn name(behind: &str, words: &Lexicon, sieve: &Sieve) -> String {
    let name = without_end(behind);
    match sieve.number(name).filter(|_| words.exact(name).is_none()) {
        Some(number) => number.to_string(),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::{Lang, Spelling, Wording};
    use crate::text::teller::Teller;

    fn asked(lang: Lang, typed: &str) -> Result<Vec<Order>, Misread> {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        parse(typed, &teller.lexicon(WORDS), &teller.grammar(&[], &[]).sieve)
    }

    #[test]
    fn every_order_has_words_in_every_language() {
        let anna = || Order::Voice(Some("Anna von Bonn".to_owned()));
        for (typed, order) in [
            (["an", "aan", "on"], Order::On),
            (["aus", "uit", "off"], Order::Off),
            (["still", "stil", "stop"], Order::Stop),
            (["schneller", "sneller", "faster"], Order::Step(Dial::Rate, 10)),
            (["langsamer bitte", "langzamer alsjeblieft", "slower, please"], Order::Step(Dial::Rate, -10)),
            (["höher", "hoger", "higher"], Order::Step(Dial::Pitch, 10)),
            (["tiefer", "lager", "lower"], Order::Step(Dial::Pitch, -10)),
            (["lauter", "harder", "louder"], Order::Step(Dial::Volume, 10)),
            (["leiser", "zachter", "quieter"], Order::Step(Dial::Volume, -10)),
            (["Tempo 40", "tempo 40.", "rate 40"], Order::Turn(Dial::Rate, Some(40))),
            (["Tonhöhe -20", "toonhoogte -20", "pitch to -20"], Order::Turn(Dial::Pitch, Some(-20))),
            (["Lautstärke zehn", "volume +10", "volume ten"], Order::Turn(Dial::Volume, Some(10))),
            (["tempo system", "tempo systeem", "rate system"], Order::Turn(Dial::Rate, None)),
            (["tempo", "snelheid", "rate?"], Order::Tell(Dial::Rate)),
            (["Tasten aus", "toetsen uit", "keys off"], Order::Keys(Some(false))),
            (["die Taste an", "toets aan", "key on"], Order::Keys(Some(true))),
            (["tasten", "toetsen", "keys"], Order::Keys(None)),
            (["stimmen", "stemmen", "voices"], Order::Voices),
            (["stimme", "stem", "voice"], Order::Voices),
            (["stimme drei", "stem drie", "voice three"], Order::Voice(Some("3".to_owned()))),
            (["stimme Anna von Bonn", "stem Anna von Bonn", "voice Anna von Bonn"], anna()),
            (["stimme system", "stem systeem", "voice system"], Order::Voice(None)),
        ] {
            for (lang, typed) in Lang::ALL.into_iter().zip(typed) {
                assert_eq!(asked(lang, typed), Ok(vec![order.clone()]), "{lang}: {typed}");
            }
        }
    }

    #[test]
    fn several_orders_stand_in_one_line() {
        let voice = Order::Voice(Some("English (Great Britain)".to_owned()));
        let all = vec![Order::On, Order::Turn(Dial::Rate, Some(40)), Order::Turn(Dial::Pitch, Some(-20)), voice];
        assert_eq!(asked(Lang::En, "on, rate 40, pitch -20, voice English (Great Britain)"), Ok(all));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        assert_eq!(asked(Lang::En, "sing"), Err(Misread::Word("sing".to_owned())));
        assert_eq!(asked(Lang::En, "faster 3 times"), Err(Misread::Word("3".to_owned())));
        for (typed, dial, word) in [
            ("rate 101", Dial::Rate, "101"),
            ("pitch -101", Dial::Pitch, "-101"),
            ("volume 1000000", Dial::Volume, "1000000"),
            ("volume full", Dial::Volume, "full"),
        ] {
            assert_eq!(asked(Lang::En, typed), Err(Misread::Range(dial, word.to_owned())), "{typed}");
        }
    }
}
