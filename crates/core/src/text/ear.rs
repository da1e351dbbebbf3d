//! The ear: a reader of everyday phrases. It turns a sentence that is not a command, such as `who is winning`, into
//! lines that might be commands. The caller finds out which of them mean anything here.
//!
//! The phrases are in the locales. Each row of a table `hear-PLACE` has a line that can be typed and, after a colon,
//! the phrases with the same meaning. The words of a phrase may come in any order, among insignificant words. In a
//! phrase, `#` matches a number, `@` all words that are left, and `one/other` either of two words. A `?` before the
//! line marks its phrases as approximate.

mod lines;
mod mending;
mod phrases;
mod role;
mod sentence;
mod shared;
mod tables;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use self::lines::{known, lines};
use self::phrases::{Known, Phrase};
use self::role::Role;
use self::sentence::{Said, Sentence};
pub use self::shared::Origin;
use self::tables::{alike, apart, instead, needless, roles};
use super::lexicon::Lexicon;
use super::locale::Locale;
use super::sieve::Sieve;
use super::words::{Words, fold};

/// A possible meaning of what was said, as a line to type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The line that can be typed.
    pub line: String,
    /// How well it matches.
    pub fit: Fitness,
    /// The quality of the match: higher is better, and 0 for a line that comes from no phrase.
    pub weight: usize,
    /// Whether it was said as a question. A question never makes a move.
    pub asks: bool,
    /// The number of words in the line that only fill the gap of a phrase, and that nothing here knows.
    pub strange: usize,
}

impl Heard {
    /// Returns whether the line accounts for everything that was said. Otherwise it can only be offered.
    pub fn is_sure(&self) -> bool {
        self.fit < Fitness::Padded
    }

    /// Returns whether no word was dropped that could have had a meaning.
    pub fn is_whole(&self) -> bool {
        self.fit <= Fitness::Short
    }
}

/// How well a line matches what was said, from the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fitness {
    /// All words of a phrase were said, and no other significant word.
    Word,
    /// All words that make a difference match.
    Whole,
    /// They do, but words of the phrase without a meaning of their own are missing, and not only articles. That is not enough
    /// to leave a game: `all` is not `that is all`.
    Short,
    /// Helping verbs and question words were dropped. That is a guess, and not enough to leave a game.
    Loose,
    /// All words of a phrase were said, among words that mean nothing here or with a spelling mistake. That is enough to
    /// answer a question.
    Padded,
    /// The match is only approximate.
    Near,
}

/// A line in which phrases were replaced by what can be typed for them.
#[derive(Debug)]
pub struct Translated {
    /// The words that belong to no phrase, as they were said.
    pub left: Vec<String>,
    /// The words that can be typed for the others.
    pub read: Vec<String>,
    /// Whether the line is a question.
    pub asks: bool,
}

/// A reader of the phrases that belong to some places of the program.
pub struct Ear {
    sieve: Sieve,
    /// The roles of folded words. All other words are `Role::Content`.
    roles: HashMap<String, Role>,
    /// Those of them that say nothing about what is meant, the insignificant ones first.
    needless: Vec<String>,
    /// The forms of `first`, `second` and so on.
    ordinals: Vec<Vec<String>>,
    endings: Vec<String>,
    /// Words such as `the` and `my` that may stand before a noun or be left out.
    determiners: Vec<String>,
    /// Words that call for attention at the beginning of a sentence, such as `hello`.
    calls: Vec<String>,
    /// The words of groups of synonyms by their stems, each with the first word of its group, which represents it.
    alike: BTreeMap<Vec<u8>, Vec<(String, String)>>,
    /// Replacements of letters, so that words that sound alike become the same.
    sounds: Vec<(String, String)>,
    /// The names of the people at the table.
    people: Vec<String>,
    phrases: Vec<Phrase>,
    /// The words of the phrases.
    known: Vec<Known>,
    /// Their places by their stems.
    by_stem: HashMap<Vec<u8>, Vec<usize>>,
    /// The words of the phrases by their [sounds](Ear::sound).
    by_sound: HashMap<String, Vec<String>>,
    /// The number of rows of all tables.
    rows: usize,
    /// Sequences of folded words, each with the words they are read as.
    instead: Vec<(Vec<String>, Vec<String>)>,
    /// Beginnings of a request that has the form of a question, such as `could you`.
    polite: Vec<Vec<String>>,
    /// Beginnings that make a question by the order of their words, such as `am i`.
    inverted: Vec<Vec<String>>,
    /// Verbs, each with a word at the end of the sentence that belongs to it: `read` and `out`.
    separable: Vec<(String, String)>,
}

/// The place for phrases during a game. Its table and its words for moves are those of the game learned last.
pub const GAME: &str = "game";

/// The length of the shortest stem, in bytes, that two words with different endings must share to count as the same.
const STEM: usize = 3;

/// The least [likeness](phrases::Fit::likeness) of a phrase that is offered.
const LEAST_LIKE: usize = 8;

/// How much a name or a number says about what is meant.
pub(crate) const NAME: usize = 8;

/// The least words of a sentence that is clear in spite of a spelling mistake.
const LEAST_CLEAR: usize = 3;

/// The most lines that are returned.
const MOST: usize = 24;

impl Ear {
    /// A reader with the tables `hear-PLACE` of these places. `people` are the names of players at the table.
    pub fn new(locale: &Locale, sieve: Sieve, places: &[&str], people: Vec<String>) -> Ear {
        let words = |id| Words::from_locale(locale, id);
        let folded = |id| words(id).folded().map(str::to_owned).collect();
        let apart = |id| words(id).iter().map(apart).collect();
        let is_game = places.contains(&GAME);
        let roles = roles(locale, &sieve, is_game);
        let ordinals = words("ordinals").iter().map(|forms| forms.split('/').map(fold).collect()).collect();
        let sound = |sound: &str| sound.split_once(' ').map(|(from, to)| (fold(from), to.trim_matches('-').to_owned()));
        let sounds = words("sounding").iter().filter_map(sound).collect();
        let pair = |pair: &str| pair.split_once('/').map(|(verb, particle)| (fold(verb), fold(particle)));
        let separable = words("separable").iter().filter_map(pair).collect();
        let mut ear = Ear {
            needless: needless(&roles),
            alike: alike(locale),
            instead: instead(locale, is_game),
            endings: folded("endings"),
            calls: folded("calls"),
            determiners: folded("determiners"),
            polite: apart("polite"),
            inverted: apart("inverted"),
            sieve,
            roles,
            ordinals,
            sounds,
            separable,
            people,
            phrases: Vec::new(),
            known: Vec::new(),
            by_stem: HashMap::new(),
            by_sound: HashMap::new(),
            rows: 0,
        };
        let heads = |sequence: &Vec<String>| sequence.iter().map(|word| ear.head(word)).collect();
        ear.inverted = ear.inverted.iter().map(heads).collect();
        for table in places.iter().filter_map(|place| locale.value(&format!("hear-{place}"))) {
            ear.learn(&table);
        }
        ear
    }

    /// All phrases except approximate ones, each with its line. Gaps are filled with `2` or `x`.
    pub fn sayings(&self) -> impl Iterator<Item = (String, String)> {
        let filled = |text: &str| text.replace("#+1", "3").replace('#', "2").replace('@', "x");
        let said = move |phrase: &Phrase| {
            let words: Vec<&str> = phrase.words.iter().map(|word| &*self.known[word.either[0]].text).collect();
            (filled(&words.join(" ")), filled(&phrase.line))
        };
        self.phrases.iter().filter(|phrase| !phrase.is_near).map(said)
    }

    /// The possible meanings of `line`, with those that account for all of it first. `verbs` are the commands here, and
    /// `names` the other known words.
    pub fn hear(&self, line: &str, verbs: &Lexicon, names: &Lexicon) -> Vec<Heard> {
        let said = self.said(line);
        let mut heard = self.all(&said, verbs, names);
        // Lines made of the words themselves are no phrases. A word that stands alone is read as a command.
        let is_phrase = |heard: &Heard| heard.is_sure() && heard.weight > 0;
        if said.words.len() > 1
            && !heard.iter().any(is_phrase)
            && let Some(mended) = self.mended(&said, verbs, names)
        {
            let mended = self.all(&mended, verbs, names).into_iter().filter(Heard::is_sure);
            // One misspelt word among few may be anything.
            let fit = if said.words.len() < LEAST_CLEAR { Fitness::Near } else { Fitness::Padded };
            let mended: Vec<Heard> = mended.map(|heard| Heard { fit, ..heard }).collect();
            let sure = heard.iter().take_while(|heard| heard.is_sure()).count();
            heard.splice(sure..sure, mended);
        }
        heard.truncate(MOST);
        heard
    }

    /// Returns whether a line is a question, for example because it begins with an auxiliary verb.
    pub fn asks(&self, line: &str) -> bool {
        self.said(line).asks
    }

    /// Replaces each phrase within a line by the line that can be typed for it, and drops insignificant words. `None` if a word
    /// such as `not` belongs to no phrase.
    pub fn translated(&self, line: &str) -> Option<Translated> {
        self.of_phrases(self.said(line))
    }

    /// The same with mistyped words replaced by similar ones; `None` also if none were.
    pub fn translated_mended(&self, line: &str) -> Option<Translated> {
        let none = Lexicon::default();
        let mended = self.mended(&self.said(line), &none, &none)?;
        self.of_phrases(mended)
    }

    fn of_phrases(&self, mut said: Sentence) -> Option<Translated> {
        let mut read = Vec::new();
        let mut same = self.same(&said);
        loop {
            let fits = self.candidates(&same).filter_map(|phrase| self.fit(phrase, &said, &same));
            // Of equally long ones, that with a number says more: `against two easy computers`. Of equal ones, the first counts.
            let weight = |fit: &phrases::Fit| Reverse((fit.used, fit.numbers));
            let Some(fit) = fits.filter(|fit| fit.missed == 0).min_by_key(weight) else {
                break;
            };
            if !read.contains(&fit.line) {
                read.push(fit.line);
            }
            let mut is_used = fit.is_used.iter();
            said.words.retain(|_| is_used.next() == Some(&false));
            let mut is_used = fit.is_used.iter();
            same.retain(|_| is_used.next() == Some(&false));
        }
        let of_role = |role| said.words.iter().filter(move |word| word.role == role);
        if of_role(Role::Barring).next().is_some() {
            return None;
        }
        let read = read.iter().flat_map(|line| line.split_whitespace()).map(str::to_owned).collect();
        let left = of_role(Role::Content).map(Said::plain).collect();
        Some(Translated { left, read, asks: said.asks })
    }

    /// The possible meanings of some words, each line once: those that are certain, and the others from the likeliest.
    fn all(&self, said: &Sentence, verbs: &Lexicon, names: &Lexicon) -> Vec<Heard> {
        let asks = said.asks;
        let same = self.same(said);
        let unknown: Vec<bool> =
            said.words.iter().zip(&same).map(|(word, same)| self.is_unknown(word, same, verbs, names)).collect();
        let (mut sure, mut near): (Vec<Heard>, Vec<Heard>) = (Vec::new(), Vec::new());
        for phrase in self.candidates(&same) {
            let Some(found) = self.fit(phrase, said, &same) else {
                continue;
            };
            // A gap that is not part of the line is for a name, known or not.
            let is_in_line = phrase.line.contains('@');
            let strange = found.gap.iter().filter(|at| is_in_line && unknown[**at]).count();
            if found.is_full && !phrase.is_near {
                // A gap accepts any words, so two other words in the phrase are too few.
                let words = phrase.words.iter().filter(|word| !self.is_gap(word, "@")).count();
                let is_said = found.used == words && (words == phrase.words.len() || words > 2);
                let fit = match is_said {
                    true => Fitness::Word,
                    false if found.lacks > 0 => Fitness::Short,
                    false => Fitness::Whole,
                };
                // Of a statement and a question with the same words, the question is the one that was asked.
                let weight = 2 * found.used + usize::from(phrase.is_inverted);
                sure.push(Heard { weight, line: found.line, fit, asks, strange });
            } else if found.is_full || same.len() > 1 && found.likeness >= LEAST_LIKE {
                let is_said = found.missed == 0 && found.used > 1 && phrase.may_be(said);
                let has_place = |at: usize| found.is_used[at] || !said.words[at].carries() || unknown[at];
                let is_padded = is_said && !phrase.is_near && (0..unknown.len()).all(has_place);
                let fit = if is_padded { Fitness::Padded } else { Fitness::Near };
                near.push(Heard { weight: found.likeness.max(1), line: found.line, fit, asks, strange });
            }
        }
        sure.sort_by_key(|heard| (Reverse(heard.weight), heard.fit));
        let words: Vec<Said> = said.words.iter().map(|word| self.as_known(word, verbs, names)).collect();
        sure.extend(lines(&words, verbs, asks));
        near.extend(known(&words, verbs, names, asks));
        near.sort_by_key(|heard| (heard.fit, Reverse(heard.weight)));
        let mut all: Vec<Heard> = Vec::new();
        for heard in sure.into_iter().chain(near) {
            match all.iter_mut().find(|known| known.line == heard.line) {
                // A phrase that lacks something does not spoil the line that was said in full.
                Some(known) => known.fit = known.fit.min(heard.fit),
                None => all.push(heard),
            }
        }
        all
    }

    /// Returns whether a word may mean anything: no phrase and no command here has it. `same` says which words of phrases it is.
    fn is_unknown(&self, word: &Said, same: &[bool], verbs: &Lexicon, names: &Lexicon) -> bool {
        let is_plain = word.role == Role::Content && !word.is_name() && !word.names();
        let is_word = || verbs.exact(&word.text).or_else(|| names.exact(&word.text)).is_some();
        is_plain && !same.contains(&true) && !is_word()
    }

    /// The words of the phrases that begin like this one.
    fn of_stem(&self, folded: &str) -> impl Iterator<Item = &str> {
        self.by_stem.get(stem(folded)).into_iter().flatten().map(|at| &*self.known[*at].text)
    }

    /// Replaces another form of a command or a name, or a synonym of it, by the word that is known.
    fn as_known(&self, word: &Said, verbs: &Lexicon, names: &Lexicon) -> Said {
        let is_exact = verbs.exact(&word.text).or_else(|| names.exact(&word.text)).is_some();
        let is_free = word.role == Role::Content && word.number.is_none() && !is_exact;
        let said = fold(&word.text);
        let same = |(known, _): &(&str, &str)| *known == word.folded || self.is_same(known, &said);
        let named = || names.all_single().find(|(name, _)| *name == word.folded);
        let known = || verbs.all_single().find(same).or_else(named);
        let known = is_free.then(known).flatten();
        known.map_or_else(|| word.clone(), |(_, verb)| Said { text: verb.to_owned(), ..word.clone() })
    }

    /// Returns whether two folded words differ only in their endings.
    fn is_same(&self, one: &str, other: &str) -> bool {
        // Nearly all pairs end here.
        if stem(one) != stem(other) {
            return false;
        }
        let shared = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let is_ending = |word: &str| {
            let ending = word.get(shared..);
            ending.is_some_and(|ending| ending.is_empty() || self.endings.iter().any(|known| known == ending))
        };
        one == other || shared >= STEM && is_ending(one) && is_ending(other)
    }
}

/// The beginning that two words with different endings must share; the whole word if it is shorter.
fn stem(folded: &str) -> &[u8] {
    folded.as_bytes().get(..STEM).unwrap_or(folded.as_bytes())
}
