//! A typed sentence: its words with their roles, and whether it is a question.

use super::role::Role;
use super::tables::begins;
use super::{Ear, stem};
use crate::text::words::fold;

/// The most words that a sentence may have to be read.
const LONGEST: usize = 24;

/// Characters that are typed instead of an apostrophe.
const APOSTROPHES: [char; 3] = ['\u{2019}', '\u{2018}', '`'];

/// A word that was said.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) folded: String,
    pub(super) number: Option<usize>,
    pub(super) role: Role,
}

/// The typed words.
#[derive(Clone)]
pub(super) struct Sentence {
    pub(super) words: Vec<Said>,
    /// Whether it is a question, for example because it begins with an auxiliary verb.
    pub(super) asks: bool,
    /// Whether it is a request that only has the form of a question.
    pub(super) is_request: bool,
}

impl Ear {
    /// The words of a line, without punctuation. Empty if there are too many.
    pub(super) fn said(&self, line: &str) -> Sentence {
        // In `no, rather this`, the first word only introduces a correction.
        let introduced = line.find(',').filter(|comma| self.word(line[..*comma].trim()).role == Role::Barring);
        let line = introduced.map_or(line, |comma| &line[comma + 1..]);
        let line = line.replace(APOSTROPHES, "'").replace("'s ", " is ").replace('\'', "");
        let is_between =
            |mark: char| mark.is_whitespace() || matches!(mark, ',' | ';' | ':' | '!' | '?' | '"' | '(' | ')');
        let words = line.split(is_between).map(|word| word.trim_matches('.').trim_start_matches('#'));
        let words = words.filter(|word| !word.is_empty());
        let apart = |word: &str| -> Vec<String> {
            // `six-four` is two numbers, but `6-4` is a tile.
            let parts: Vec<&str> = word.split('-').collect();
            match parts.len() > 1 && parts.iter().all(|part| self.sieve.number(part).is_some()) {
                true => parts.into_iter().map(str::to_owned).collect(),
                false => vec![word.to_owned()],
            }
        };
        let typed: Vec<String> = words.flat_map(apart).take(LONGEST + 1).collect();
        let is_short = typed.len() <= LONGEST;
        let mut words: Vec<Said> = if is_short { self.read_instead(&typed) } else { Vec::new() };
        let is_called = words.len() > 1 && self.calls.contains(&fold(&words[0].text));
        if is_called {
            words[0].role = Role::Function;
        }
        let folded: Vec<String> = words.iter().skip(usize::from(is_called)).map(|word| fold(&word.text)).collect();
        // A capital behind small letters is a name: the A of `what is ahead of A`.
        if line.contains(char::is_lowercase) {
            for word in words.iter_mut().skip(1).filter(|word| word.role == Role::Function && word.is_letter()) {
                word.role = Role::Content;
            }
        }
        if let Some((last, words)) = words.split_last_mut()
            && self.separable.iter().any(|(verb, particle)| {
                *particle == fold(&last.text) && words.iter().any(|word| self.is_same(&fold(&word.text), verb))
            })
        {
            last.role = Role::Function;
        }
        let polite = begins(&self.polite, folded.iter());
        for word in words.iter_mut().take(polite + usize::from(is_called)).filter(|_| polite > 0) {
            word.role = Role::Function;
        }
        // The replaced words may have been a polite beginning.
        let typed: Vec<String> = typed.iter().skip(usize::from(is_called)).map(|word| fold(word)).collect();
        let is_request = polite > 0 || begins(&self.polite, typed.iter()) > 0;
        let is_question = line.contains('?') && !is_request
            || words.first().is_some_and(|word| word.role == Role::Helping)
            || begins(&self.inverted, words.iter().skip(usize::from(is_called)).map(|word| &word.folded)) > 0
            || self.asks_about_a_name(&words[usize::from(is_called)..])
            || words.iter().any(|word| word.role == Role::Asking);
        Sentence { words, asks: is_question, is_request }
    }

    /// Returns whether a verb is followed by its subject, a name: `is E4 free`, `is Ben there`.
    fn asks_about_a_name(&self, words: &[Said]) -> bool {
        let [verb, subject, ..] = words else {
            return false;
        };
        let is_person = self.people.contains(&subject.text);
        (is_person || subject.names()) && self.inverted.iter().any(|sequence| sequence.first() == Some(&verb.folded))
    }

    /// The words, with those that are [read as others](Ear::instead) replaced.
    fn read_instead(&self, typed: &[String]) -> Vec<Said> {
        let folded: Vec<String> = typed.iter().map(|word| fold(word)).collect();
        let (mut at, mut said) = (0, Vec::new());
        while at < typed.len() {
            match self.instead.iter().find(|(from, _)| folded[at..].starts_with(from)) {
                Some((from, to)) => {
                    said.extend(to.iter().map(|word| self.word(word)));
                    at += from.len();
                }
                None => {
                    said.push(self.word(&typed[at]));
                    at += 1;
                }
            }
        }
        said
    }

    pub(super) fn word(&self, text: &str) -> Said {
        let folded = fold(text);
        let is_said = |forms: &Vec<String>| forms.iter().any(|form| self.is_same(form, &folded));
        let ordinal = || self.ordinals.iter().position(is_said).map(|at| at + 1);
        // `32nd` is a number, but `4e` is a field.
        let digits =
            || Some(folded.trim_end_matches(char::is_alphabetic)).filter(|digits| digits.len() + 2 <= text.len());
        let ending = || digits()?.parse().ok();
        let number = folded.parse().ok().or_else(|| self.sieve.number(text)).or_else(ordinal).or_else(ending);
        Said { text: text.to_owned(), folded: self.head(&folded), number, role: self.role(text, &folded) }
    }

    /// The role of a word, given as typed and folded. The name of a player is always content.
    pub(super) fn role(&self, text: &str, folded: &str) -> Role {
        let is_person = self.people.iter().any(|name| name == text);
        self.roles.get(folded).copied().filter(|_| !is_person).unwrap_or(Role::Content)
    }

    /// The representative of a folded word among its synonyms; the word itself if it has none.
    pub(super) fn head(&self, folded: &str) -> String {
        // A word such as `we` is no form of another word.
        let is_fixed = self.roles.get(folded) == Some(&Role::Function);
        let mut alike = self.alike.get(stem(folded)).into_iter().flatten();
        let found = alike.find(|(word, _)| word == folded || !is_fixed && self.is_same(word, folded));
        found.map_or(folded, |(_, head)| head).to_owned()
    }
}

impl Said {
    /// Returns whether it is a capital letter, as names of spies and columns are. `I` is a pronoun.
    pub(super) fn is_letter(&self) -> bool {
        let mut letters = self.text.chars();
        letters.next().is_some_and(|letter| letter.is_uppercase() && letter != 'I') && letters.next().is_none()
    }

    /// Returns whether it is a number or a single letter, and so may name something.
    pub(super) fn is_name(&self) -> bool {
        self.number.is_some() || self.folded.chars().count() == 1
    }

    /// Returns whether it names something that no phrase can have: a field, a tile or a number.
    pub(super) fn names(&self) -> bool {
        self.role == Role::Content && self.text.contains(|letter: char| letter.is_ascii_digit()) || self.is_letter()
    }

    /// Returns whether it is significant, so that a phrase has to account for it.
    pub(super) fn carries(&self) -> bool {
        matches!(self.role, Role::Content | Role::Acting | Role::Barring)
    }

    /// The word for a line to type: a number in digits.
    pub(super) fn plain(&self) -> String {
        self.number.map_or_else(|| self.text.clone(), |number| number.to_string())
    }
}
