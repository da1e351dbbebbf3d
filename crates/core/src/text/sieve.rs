//! The sieve: drops insignificant small words, such as `please` and `to`, from a typed line, and turns numbers in words
//! into digits.

use super::locale::Locale;
use super::words::{Words, fold, is_dash};

/// Characters that may end a sentence and mean nothing there.
const ENDS: [char; 5] = ['?', '!', '.', ';', ','];

/// The small words and the numbers of the session's language and of English.
#[derive(Clone, Debug)]
pub struct Sieve {
    small: [Words; 2],
    /// The words for 0, 1 and so on.
    digits: [Words; 2],
    /// The function, helping, asking and barring words of the session's language. None of them abbreviates a command.
    function: [Words; 4],
}

impl Sieve {
    /// The words of the messages `word-small` and `word-digits` of both locales, and the function words of the first.
    pub fn new(own: &Locale, english: &Locale) -> Sieve {
        let both = |id| [own, english].map(|locale| Words::from_locale(locale, id));
        let function = ["function", "helping", "asking", "barring"].map(|id| Words::from_locale(own, id));
        Sieve { small: both("small"), digits: both("digits"), function }
    }

    /// Returns whether a word only joins others, asks or negates. Such a word does not abbreviate a command.
    pub fn is_function(&self, word: &str) -> bool {
        let word = fold(word.trim_end_matches(ENDS));
        self.function.iter().flat_map(Words::folded).any(|known| known == word)
    }

    /// Returns whether a word, such as `not`, changes the meaning of the whole line.
    pub fn bars(&self, word: &str) -> bool {
        let word = fold(word.trim_end_matches(ENDS));
        self.function[3].folded().any(|known| known == word)
    }

    /// Returns whether a word is insignificant among others.
    pub fn is_small(&self, word: &str) -> bool {
        let word = fold(word.trim_end_matches(ENDS));
        self.small.iter().flat_map(Words::folded).any(|small| small == word)
    }

    /// Returns whether a word says something on its own: it is neither insignificant nor only joins others, asks or negates.
    pub fn carries(&self, word: &str) -> bool {
        !self.is_small(word) && !self.is_function(word)
    }

    /// All insignificant words, folded.
    pub fn small_words(&self) -> impl Iterator<Item = &str> {
        self.small.iter().flat_map(Words::folded)
    }

    /// The number that a word means; `None` if it is not a known number word.
    pub fn number(&self, word: &str) -> Option<usize> {
        let word = fold(word.trim_end_matches(ENDS));
        self.digits.iter().find_map(|digits| digits.folded().position(|digit| digit == word))
    }

    /// Returns the significant words of a text, with numbers as digits and dashes as hyphens. A word with a meaning
    /// here, according to `means`, stays unchanged.
    pub fn sift(&self, text: &str, means: impl Fn(&str) -> bool) -> String {
        let words = text.split_whitespace().filter(|word| means(word) || !self.is_small(word));
        let words = words.map(|word| match self.number(word).filter(|_| !means(word)) {
            Some(number) => number.to_string(),
            None => word.replace(is_dash, "-"),
        });
        without_end(&words.collect::<Vec<_>>().join(" ")).to_owned()
    }
}

/// A line without its final punctuation, unless it consists of nothing but that.
pub fn without_end(line: &str) -> &str {
    let line = line.trim();
    match line.trim_end_matches(|c: char| ENDS.contains(&c) || c.is_whitespace()) {
        "" => line,
        rest => rest,
    }
}

#[cfg(test)]
mod tests {
    use super::super::locale::Source;
    use super::super::style::Lang;
    use super::*;

    fn sift(lang: Lang, text: &str) -> String {
        let locale = |lang| Locale::new(lang, &[Source::COMMANDS]);
        Sieve::new(&locale(lang), &locale(Lang::En)).sift(text, |word| word == "null")
    }

    #[test]
    fn small_words_fall_through_and_numbers_become_digits() {
        assert_eq!(sift(Lang::De, "bitte nach E4!"), "E4");
        assert_eq!(sift(Lang::De, "fünf von links, bitte."), "5 links");
        assert_eq!(sift(Lang::De, "null zwoelf 13"), "null 12 13");
        assert_eq!(sift(Lang::Nl, "naar E vier alsjeblieft"), "E 4");
        assert_eq!(sift(Lang::En, "the one at E4"), "1 E4");
        assert_eq!(sift(Lang::En, " to "), "");
        assert_eq!(sift(Lang::En, "5\u{2013}3 \u{2014} A1\u{2212}A2"), "5-3 - A1-A2");
    }

    #[test]
    fn marks_at_the_end_of_a_sentence_mean_nothing() {
        for (line, left) in [("hilfe?", "hilfe"), ("E4 !", "E4"), ("?", "?"), ("2.3.", "2.3"), ("", "")] {
            assert_eq!(without_end(line), left, "{line:?}");
        }
    }
}
