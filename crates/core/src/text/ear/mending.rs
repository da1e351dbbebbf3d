//! Mistyped and misheard words, and the known words that they are read as.

use std::cell::LazyCell;

use super::role::Role;
use super::sentence::{Said, Sentence};
use super::{Ear, STEM};
use crate::text::lexicon::{Lexicon, nearest_of};
use crate::text::words::fold;

impl Ear {
    /// Replaces mistyped and misheard words by similar words that are known here, short ones only by insignificant words. `None` if
    /// nothing was replaced.
    pub(super) fn mended(&self, said: &Sentence, verbs: &Lexicon, names: &Lexicon) -> Option<Sentence> {
        let names = || verbs.all_single().chain(names.all_single());
        let sounding = LazyCell::new(|| names().map(|(name, spelt)| (self.sound(name), spelt)).collect::<Vec<_>>());
        let of_phrases = || self.known.iter().map(|known| &*known.text).chain(self.synonyms());
        let folded = LazyCell::new(|| of_phrases().map(|word| (word, word)).chain(names()).collect::<Vec<_>>());
        let is_known = |word: &Said| {
            word.role != Role::Content
                || word.number.is_some()
                || word.text.contains(|letter: char| letter.is_ascii_digit())
                || self.of_stem(&word.folded).any(|known| self.is_same(known, &word.folded))
                || names().any(|(name, _)| self.is_same(name, &word.folded))
        };
        let nearest = |word: &Said| match word.folded.len() <= STEM {
            true => self.needless.iter().map(String::as_str).find(|needless| is_slip(&word.folded, needless)),
            false => self.same_sound(&word.folded, &sounding).or_else(|| {
                nearest_of(&word.folded, folded.iter().copied())
                    .or_else(|| nearest_of(&word.folded, self.needless.iter().map(|word| (&**word, &**word))))
            }),
        };
        let mut is_mended = false;
        let mut mend = |word: &Said| {
            let like = (!is_known(word)).then(|| nearest(word)).flatten();
            is_mended |= like.is_some();
            like.map_or_else(|| word.clone(), |like| self.word(like))
        };
        let words = said.words.iter().map(&mut mend).collect();
        is_mended.then_some(Sentence { words, ..*said })
    }

    /// The synonyms of the words of the phrases.
    fn synonyms(&self) -> impl Iterator<Item = &str> {
        let is_known = |head: &str| self.of_stem(head).any(|known| known == head);
        self.alike.values().flatten().filter(move |(_, head)| is_known(head)).map(|(word, _)| &**word)
    }

    /// The word of phrases or of `names` that sounds like this one; the names come with their sounds. `None` if there are
    /// several, unless they differ only in their endings.
    fn same_sound<'a>(&'a self, folded: &str, names: &[(String, &'a str)]) -> Option<&'a str> {
        let sound = self.sound(folded);
        let of_phrases = self.by_sound.get(&sound).into_iter().flatten().map(String::as_str);
        let of_names = names.iter().filter(|(name, _)| *name == sound).map(|(_, spelt)| *spelt);
        let mut same = of_phrases.chain(of_names);
        let first = same.next()?;
        same.all(|other| self.is_same(&fold(first), &fold(other))).then_some(first)
    }

    /// A simplified spelling of a folded word, the same for words that sound alike.
    pub(super) fn sound(&self, folded: &str) -> String {
        let mut heard = folded.to_owned();
        for (from, to) in &self.sounds {
            // Nearly no word has this sound.
            if heard.contains(from.as_str()) {
                heard = heard.replace(from, to);
            }
        }
        let mut sound: Vec<char> = heard.chars().collect();
        sound.dedup();
        sound.into_iter().collect()
    }
}

/// Returns whether a short word differs from another in one letter that is missing, superfluous, wrong or in the wrong place.
fn is_slip(typed: &str, word: &str) -> bool {
    typed.len() > 1 && word.len().abs_diff(typed.len()) < 2 && strsim::osa_distance(typed, word) == 1
}
