//! The phrases of the tables, and how much of each was typed.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::role::Role;
use super::sentence::{Said, Sentence};
use super::tables::{begins, rows};
use super::{Ear, NAME, stem};
use crate::text::words::fold;

/// The marks of gaps in a phrase: one for a number, one for any other words.
const GAPS: [&str; 2] = ["#", "@"];

/// A way to say a line.
pub(super) struct Phrase {
    pub(super) line: String,
    pub(super) words: Vec<Spoken>,
    pub(super) is_near: bool,
    /// Whether it is a question only by the order of its words: `am i ready`.
    pub(super) is_inverted: bool,
}

/// A word of a phrase.
pub(super) struct Spoken {
    /// The alternatives, by their places among the known words; a gap is the word `#` or `@`.
    pub(super) either: Vec<usize>,
    /// Its role in the phrase.
    pub(super) role: Role,
}

/// A word that occurs in phrases.
pub(super) struct Known {
    pub(super) text: String,
    /// The number of rows it occurs in. The fewer there are, the more it says about what is meant.
    pub(super) rows: usize,
    /// The phrases in which it makes a difference, by their places; for a gap, those of gaps alone.
    pub(super) phrases: Vec<usize>,
}

/// The match between a phrase and what was said.
pub(super) struct Fit {
    pub(super) line: String,
    pub(super) is_used: Vec<bool>,
    /// The number of words said that belong to the phrase.
    pub(super) used: usize,
    /// The number of its gaps that are filled with numbers from among the other words of it.
    pub(super) numbers: usize,
    /// The number of its words that were not said, apart from insignificant and helping words.
    pub(super) missed: usize,
    /// The number of the others that were not said, apart from articles and their like.
    pub(super) lacks: usize,
    /// How much the words in common say about what is meant.
    pub(super) likeness: usize,
    /// The words in its gap, by their places.
    pub(super) gap: Vec<usize>,
    /// Whether everything that was said belongs to the phrase, and all of the phrase was said.
    pub(super) is_full: bool,
}

impl Phrase {
    /// A phrase that asks only matches a line that asks, perhaps with another question word.
    pub(super) fn may_be(&self, said: &Sentence) -> bool {
        let asks = |role: Role| matches!(role, Role::Helping | Role::Asking);
        let is_asked = said.is_request || said.words.iter().any(|word| asks(word.role));
        (is_asked || !self.words.iter().any(|word| asks(word.role))) && (said.asks || !self.is_inverted)
    }
}

impl Ear {
    /// Adds the phrases of a table.
    pub(super) fn learn(&mut self, table: &str) {
        let mut known: HashMap<String, usize> = HashMap::new();
        for (at, word) in self.known.iter().enumerate() {
            known.insert(word.text.clone(), at);
        }
        // A word occurs in dozens of phrases, and finding its representative takes longer than all the rest.
        let mut heads: HashMap<String, String> = HashMap::new();
        for (line, phrases) in rows(table) {
            self.rows += 1;
            let (line, is_near) = line.strip_prefix('?').map_or((&*line, false), |line| (line, true));
            let mut is_counted = HashSet::new();
            for phrase in phrases.split(',').filter(|phrase| !phrase.trim().is_empty()) {
                let words: Vec<Vec<String>> =
                    phrase.split_whitespace().map(|word| word.split('/').map(fold).collect()).collect();
                for word in words.iter().flatten() {
                    if !heads.contains_key(word) {
                        heads.insert(word.clone(), self.head(word));
                    }
                }
                let is_inverted = begins(&self.inverted, words.iter().map(|word| &heads[&word[0]])) > 0;
                // A word with an insignificant alternative is not a content word.
                let is_content = |word: &String| self.role(word, word) == Role::Content;
                let says = |word: &&Vec<String>| !GAPS.contains(&&*word[0]) && word.iter().all(is_content);
                let has_content = words.iter().any(|word| says(&word));
                let mut spoken = Vec::new();
                for word in words {
                    // A phrase without content words needs all its words.
                    let role = if has_content { self.role(&word[0], &word[0]) } else { Role::Content };
                    let mut either = Vec::new();
                    for word in word {
                        let head = &heads[&word];
                        let at = known.get(head).copied().unwrap_or(self.known.len());
                        if at == self.known.len() {
                            known.insert(head.clone(), at);
                            self.by_stem.entry(stem(head).to_vec()).or_default().push(at);
                            self.by_sound.entry(self.sound(head)).or_default().push(head.clone());
                            self.known.push(Known { text: head.clone(), rows: 0, phrases: Vec::new() });
                        }
                        self.known[at].rows += usize::from(is_counted.insert(at));
                        either.push(at);
                    }
                    spoken.push(Spoken { either, role });
                }
                let of_gap = |word: &Spoken| GAPS.contains(&&*self.known[word.either[0]].text);
                let has_gaps_alone = spoken.iter().all(of_gap);
                let finds = |word: &&Spoken| word.role == Role::Content && (has_gaps_alone || !of_gap(word));
                let found_by: Vec<usize> = spoken.iter().filter(finds).flat_map(|word| word.either.clone()).collect();
                for at in found_by {
                    self.known[at].phrases.push(self.phrases.len());
                }
                self.phrases.push(Phrase { line: line.to_owned(), words: spoken, is_near, is_inverted });
            }
        }
    }

    /// For each word that was said, which of the known words are the same.
    pub(super) fn same(&self, said: &Sentence) -> Vec<Vec<bool>> {
        let same = |said: &Said| {
            let mut same = vec![false; self.known.len()];
            // A word such as `the` is no form of another word.
            let is_content = said.role != Role::Function;
            for at in self.by_stem.get(stem(&said.folded)).into_iter().flatten() {
                let known = &self.known[*at].text;
                same[*at] = if is_content { self.is_same(known, &said.folded) } else { *known == said.folded };
            }
            same
        };
        said.words.iter().map(same).collect()
    }

    /// The phrases with a word that makes a difference and was said, and those with gaps alone, in their order. `same` says
    /// which known words were said.
    pub(super) fn candidates(&self, same: &[Vec<bool>]) -> impl Iterator<Item = &Phrase> {
        let is_said = |at: &usize| GAPS.contains(&&*self.known[*at].text) || same.iter().any(|same| same[*at]);
        let said = (0..self.known.len()).filter(is_said).flat_map(|at| &self.known[at].phrases);
        let places: BTreeSet<usize> = said.copied().collect();
        places.into_iter().map(|at| &self.phrases[at])
    }

    /// Returns whether a word of a phrase may be left out before a noun.
    fn is_determiner(&self, word: &Spoken) -> bool {
        self.determiners.contains(&self.known[word.either[0]].text)
    }

    pub(super) fn is_gap(&self, word: &Spoken, gap: &str) -> bool {
        self.known[word.either[0]].text == gap
    }

    /// How much a known word says about what is meant.
    pub(super) fn rarity(&self, known: usize) -> usize {
        1 + (self.rows / self.known[known].rows.max(1)).max(1).ilog2() as usize
    }

    /// Matches a phrase with what was said. `same` says which known words are the same as those that were said.
    pub(super) fn fit(&self, phrase: &Phrase, said: &Sentence, same: &[Vec<bool>]) -> Option<Fit> {
        let is_gap = |word: &&Spoken| self.is_gap(word, "#") || self.is_gap(word, "@");
        let mut is_used = vec![false; same.len()];
        let (mut missed, mut lacks, mut likeness) = (0, 0, 0);
        let (gaps, words): (Vec<_>, Vec<_>) = phrase.words.iter().partition(is_gap);
        for word in &words {
            let both = |at: usize| word.either.iter().find(|known| same[at][**known]).map(|known| (at, *known));
            match (0..same.len()).filter(|at| !is_used[*at]).find_map(both) {
                Some((at, known)) => {
                    is_used[at] = true;
                    let is_content = said.words[at].role == Role::Content;
                    likeness += if is_content { 2 * self.rarity(known) } else { self.rarity(known) / 2 };
                }
                // Next to a gap, which takes any words, a helping verb counts.
                None if word.role == Role::Function || word.role == Role::Helping && gaps.is_empty() => {
                    lacks += usize::from(!self.is_determiner(word));
                }
                None => {
                    missed += 1;
                    likeness = likeness.saturating_sub(self.rarity(word.either[0]));
                }
            }
        }
        let mut line = phrase.line.clone();
        if missed > 0 && !gaps.is_empty() {
            return None;
        }
        let words = &said.words;
        let mut numbers = 0;
        let of_words = || (0..words.len()).filter(|at| is_used[*at]);
        let (first, last) = (of_words().next(), of_words().next_back());
        for _ in gaps.iter().filter(|gap| self.is_gap(gap, "#")) {
            // An article, such as German `ein`, is a number only if there is no other.
            let is_number = |at: &usize| !is_used[*at] && words[*at].number.is_some();
            let is_no_article = |at: &usize| is_number(at) && words[*at].role == Role::Content;
            let at = (0..words.len()).find(is_no_article).or_else(|| (0..words.len()).find(is_number))?;
            let number = words[at].number?;
            is_used[at] = true;
            numbers += usize::from(first < Some(at) && Some(at) < last);
            likeness += NAME;
            line = line.replacen("#+1", &(number + 1).to_string(), 1).replacen('#', &number.to_string(), 1);
        }
        let used = is_used.iter().filter(|is_used| **is_used).count();
        let mut gap = Vec::new();
        let mut left: Vec<usize> = (0..words.len()).filter(|at| !is_used[*at] && words[*at].carries()).collect();
        if gaps.iter().any(|gap| self.is_gap(gap, "@")) {
            if left.iter().any(|at| words[*at].role == Role::Content) {
                left.retain(|at| words[*at].role == Role::Content);
            }
            // A gap whose words do not go into the line is for a name: one word.
            if !line.contains('@') && !phrase.is_near && left.len() > 1 {
                return None;
            }
            gap = std::mem::take(&mut left);
            let rest: Vec<String> = gap.iter().map(|at| words[*at].plain()).collect();
            line = (!rest.is_empty()).then(|| line.replacen('@', &rest.join(" "), 1))?;
        }
        // A name that the line does not have says that something else is meant.
        let names = left.iter().filter(|at| words[**at].names()).count();
        likeness = likeness.saturating_sub(names * NAME);
        // A word such as `not` has to belong to the phrase.
        let is_barred = (0..words.len()).any(|at| words[at].role == Role::Barring && !is_used[at]);
        let is_full = missed == 0 && left.is_empty() && !is_barred && phrase.may_be(said);
        Some(Fit { line, is_used, used, numbers, missed, lacks, likeness, gap, is_full })
    }
}
