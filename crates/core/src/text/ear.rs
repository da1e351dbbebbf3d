//! The ear: a reader of everyday phrases. It turns a sentence that is not a command, such as `who is winning`, into
//! lines that might be commands. The caller finds out which of them mean anything here.
//!
//! The phrases are in the locales. Each row of a table `hear-PLACE` has a line that can be typed and, after a colon,
//! the phrases with the same meaning. The words of a phrase may come in any order, among insignificant words. In a
//! phrase, `#` matches a number, `@` all words that are left, and `one/other` either of two words. A `?` before the
//! line marks its phrases as approximate.

mod lines;
mod phrases;
mod shared;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use self::lines::{known, lines};
use self::phrases::{Known, Phrase, begins, rows};
pub use self::shared::Origin;
use super::lexicon::{Lexicon, Words, fold};
use super::locale::Locale;
use super::sieve::Sieve;

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
    /// The number of words in it that only fill the gap of a phrase, and that nothing here knows.
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

/// A word that was said.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    folded: String,
    number: Option<usize>,
    role: Role,
}

/// The typed words.
#[derive(Clone)]
struct Sentence {
    words: Vec<Said>,
    /// Whether it is a question, for example because it begins with an auxiliary verb.
    asks: bool,
    /// Whether it is a request that only has the form of a question.
    is_request: bool,
}

/// The role of a word in a sentence, regardless of the subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// Insignificant: an article, a pronoun, a polite word.
    Function,
    /// An auxiliary verb, a word such as `which`, or a request for information such as `tell`.
    Helping,
    /// A question word: who, where or how many.
    Asking,
    /// Usual in sentences about moves, such as `put`, without saying which move it is.
    Acting,
    /// Changes the meaning of the whole sentence, such as `not`.
    Barring,
    /// Any other word, with its own meaning.
    Content,
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

/// The most words that a sentence may have to be read.
const LONGEST: usize = 24;

/// Characters that are typed instead of an apostrophe.
const APOSTROPHES: [char; 3] = ['\u{2019}', '\u{2018}', '`'];

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
        let words = |id| Words::of(locale, id);
        let folded = |id| words(id).folded().map(str::to_owned).collect();
        // Words such as `play` surround a move during a game, and the name of a game elsewhere.
        let acting = if places.contains(&GAME) { "piece" } else { "acting" };
        let mut roles = HashMap::new();
        // The first role of a word counts.
        for (id, role) in [
            ("barring", Role::Barring),
            ("asking", Role::Asking),
            ("helping", Role::Helping),
            ("function", Role::Function),
            (acting, Role::Acting),
        ] {
            for word in words(id).folded() {
                roles.entry(word.to_owned()).or_insert(role);
            }
        }
        for word in sieve.small_words() {
            roles.entry(word.to_owned()).or_insert(Role::Function);
        }
        let of_role = |role| roles.iter().filter(move |(_, known)| **known == role).map(|(word, _)| word.clone());
        let needless = [Role::Function, Role::Helping, Role::Asking].into_iter().flat_map(|role| {
            let mut words: Vec<String> = of_role(role).collect();
            words.sort();
            words
        });
        let needless = needless.collect();
        let [endings, calls, determiners] = ["endings", "calls", "determiners"].map(folded);
        let ordinals = words("ordinals").iter().map(|forms| forms.split('/').map(fold).collect()).collect();
        let mut alike: BTreeMap<Vec<u8>, Vec<(String, String)>> = BTreeMap::new();
        for group in words("alike").iter() {
            let group: Vec<String> = group.split('/').map(fold).collect();
            for word in &group {
                alike.entry(stem(word).to_vec()).or_default().push((word.clone(), group[0].clone()));
            }
        }
        let pair = |sound: &str| sound.split_once(' ').map(|(from, to)| (fold(from), to.trim_matches('-').to_owned()));
        let sounds = words("sounding").iter().filter_map(pair).collect();
        let apart = |words: &str| words.split_whitespace().map(fold).collect::<Vec<String>>();
        let [polite, inverted] = ["polite", "inverted"].map(|id| words(id).iter().map(apart).collect());
        let separable = words("separable");
        let separable = separable.iter().filter_map(|pair| pair.split_once('/'));
        let separable = separable.map(|(verb, particle)| (fold(verb), fold(particle))).collect();
        let tables = |place: &&str| locale.value(&format!("hear-{place}"));
        let read_as = ["instead", if places.contains(&GAME) { "instead-game" } else { "instead-lobby" }];
        let mut instead = Vec::new();
        for (to, from) in read_as.iter().filter_map(tables).flat_map(|table| rows(&table)) {
            instead.extend(from.split(',').map(|from| (apart(from), apart(&to))));
        }
        // The longest sequence comes first.
        instead.sort_by_key(|(from, _)| Reverse(from.len()));
        let (phrases, known, rows) = (Vec::new(), Vec::new(), 0);
        let (by_stem, by_sound) = (HashMap::new(), HashMap::new());
        #[rustfmt::skip]
        let mut ear = Ear {
            sieve, roles, needless, ordinals, endings, determiners, calls, alike, sounds, people, phrases, known, by_stem, by_sound, rows,
            instead, polite, inverted, separable,
        };
        let heads = |sequence: &Vec<String>| sequence.iter().map(|word| ear.head(word)).collect();
        ear.inverted = ear.inverted.iter().map(heads).collect();
        for table in places.iter().filter_map(tables) {
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
            // Of equal ones, the first counts.
            let Some(fit) = fits.filter(|fit| fit.missed == 0).min_by_key(|fit| Reverse(fit.used)) else {
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
            let strange = found.gap.iter().filter(|at| unknown[**at]).count();
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

    /// Replaces mistyped and misheard words by similar words that are known here, short ones only by insignificant words. `None` if
    /// nothing was replaced.
    fn mended(&self, said: &Sentence, verbs: &Lexicon, names: &Lexicon) -> Option<Sentence> {
        let names = || verbs.all_single().chain(names.all_single());
        let of_phrases = || self.known.iter().map(|known| &*known.text).chain(self.synonyms());
        let is_known = |word: &Said| {
            word.role != Role::Content
                || word.number.is_some()
                || word.text.contains(|letter: char| letter.is_ascii_digit())
                || self.of_stem(&word.folded).any(|known| self.is_same(known, &word.folded))
                || names().any(|name| self.is_same(name, &word.folded))
        };
        let nearest = |word: &Said| match word.folded.len() <= STEM {
            true => self.needless.iter().map(String::as_str).find(|needless| is_slip(&word.folded, needless)),
            false => self.same_sound(&word.folded, names()).or_else(|| {
                let known: Vec<&str> = of_phrases().chain(names()).collect();
                Lexicon::nearest(&word.folded, known.iter().copied())
                    .or_else(|| Lexicon::nearest(&word.folded, self.needless.iter().map(String::as_str)))
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

    /// The words of the phrases that begin like this one.
    fn of_stem(&self, folded: &str) -> impl Iterator<Item = &str> {
        self.by_stem.get(stem(folded)).into_iter().flatten().map(|at| &*self.known[*at].text)
    }

    /// The synonyms of the words of the phrases.
    fn synonyms(&self) -> impl Iterator<Item = &str> {
        let is_known = |head: &str| self.of_stem(head).any(|known| known == head);
        self.alike.values().flatten().filter(move |(_, head)| is_known(head)).map(|(word, _)| &**word)
    }

    /// The word of phrases or among `names` that sounds like this one. `None` if there are several, unless they differ only in
    /// their endings.
    fn same_sound<'a>(&'a self, folded: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
        let sound = self.sound(folded);
        let of_phrases = self.by_sound.get(&sound).into_iter().flatten().map(String::as_str);
        let mut same = of_phrases.chain(names.filter(|name| self.sound(&fold(name)) == sound));
        let first = same.next()?;
        same.all(|other| self.is_same(&fold(first), &fold(other))).then_some(first)
    }

    /// Replaces another form of a command or a name, or a synonym of it, by the word that is known.
    fn as_known(&self, word: &Said, verbs: &Lexicon, names: &Lexicon) -> Said {
        let is_exact = verbs.exact(&word.text).or_else(|| names.exact(&word.text)).is_some();
        let is_free = word.role == Role::Content && word.number.is_none() && !is_exact;
        let said = fold(&word.text);
        let same = |known: &&str| fold(known) == word.folded || self.is_same(&fold(known), &said);
        let named = || names.all_single().find(|name| fold(name) == word.folded);
        let known = || verbs.all_single().find(same).or_else(named);
        let known = is_free.then(known).flatten();
        known.map_or_else(|| word.clone(), |verb| Said { text: verb.to_owned(), ..word.clone() })
    }

    /// The words of a line, without punctuation. Empty if there are too many.
    fn said(&self, line: &str) -> Sentence {
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

    fn word(&self, text: &str) -> Said {
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
    fn role(&self, text: &str, folded: &str) -> Role {
        let is_person = self.people.iter().any(|name| name == text);
        self.roles.get(folded).copied().filter(|_| !is_person).unwrap_or(Role::Content)
    }

    /// The representative of a folded word among its synonyms; the word itself if it has none.
    fn head(&self, folded: &str) -> String {
        // A word such as `we` is no form of another word.
        let is_fixed = self.roles.get(folded) == Some(&Role::Function);
        let mut alike = self.alike.get(stem(folded)).into_iter().flatten();
        let found = alike.find(|(word, _)| word == folded || !is_fixed && self.is_same(word, folded));
        found.map_or(folded, |(_, head)| head).to_owned()
    }

    /// A simplified spelling of a folded word, the same for words that sound alike.
    fn sound(&self, folded: &str) -> String {
        let heard = self.sounds.iter().fold(folded.to_owned(), |word, (from, to)| word.replace(from, to));
        let mut sound: Vec<char> = heard.chars().collect();
        sound.dedup();
        sound.into_iter().collect()
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

/// Returns whether a short word differs from another in one letter that is missing, superfluous, wrong or in the wrong place.
fn is_slip(typed: &str, word: &str) -> bool {
    typed.len() > 1 && word.len().abs_diff(typed.len()) < 2 && strsim::osa_distance(typed, word) == 1
}

/// The beginning that two words with different endings must share; the whole word if it is shorter.
fn stem(folded: &str) -> &[u8] {
    folded.as_bytes().get(..STEM).unwrap_or(folded.as_bytes())
}

impl Said {
    /// Returns whether it is a capital letter, as names of spies and columns are. `I` is a pronoun.
    fn is_letter(&self) -> bool {
        let mut letters = self.text.chars();
        letters.next().is_some_and(|letter| letter.is_uppercase() && letter != 'I') && letters.next().is_none()
    }

    /// Returns whether it is a number or a single letter, and so may name something.
    fn is_name(&self) -> bool {
        self.number.is_some() || self.folded.chars().count() == 1
    }

    /// Returns whether it names something that no phrase can have: a field, a tile or a number.
    fn names(&self) -> bool {
        self.role == Role::Content && self.text.contains(|letter: char| letter.is_ascii_digit()) || self.is_letter()
    }

    /// Returns whether it is significant, so that a phrase has to account for it.
    fn carries(&self) -> bool {
        matches!(self.role, Role::Content | Role::Acting | Role::Barring)
    }

    /// The word for a line to type: a number in digits.
    fn plain(&self) -> String {
        self.number.map_or_else(|| self.text.clone(), |number| number.to_string())
    }
}
