//! The ear: a reader of everyday phrases. It turns a sentence that is not a command, such as `who is winning`, into
//! lines that might be commands. The caller finds out which of them mean anything here.
//!
//! The phrases are in the locales. Each row of a table `hear-PLACE` has a line that can be typed and, after a colon,
//! the phrases with the same meaning. The words of a phrase may come in any order, among insignificant words. In a
//! phrase, `#` matches a number, `@` all words that are left, and `one/other` either of two words. A `?` before the
//! line marks its phrases as approximate.

mod lines;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use self::lines::{known, lines};
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
}

impl Heard {
    /// Returns whether the line accounts for everything that was said. Otherwise it can only be offered.
    pub fn is_sure(&self) -> bool {
        self.fit != Fitness::Near
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
    /// They do, but words of the phrase without a meaning of their own are missing. That is not enough to leave a game:
    /// `all` is not `that is all`.
    Short,
    /// Helping verbs and question words were dropped. That is a guess, and not enough to leave a game.
    Loose,
    /// The match is only approximate.
    Near,
}

/// A word that was said.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    folded: String,
    number: Option<usize>,
    role: Role,
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

/// A way to say a line.
struct Phrase {
    line: String,
    words: Vec<Spoken>,
    is_near: bool,
}

/// A word of a phrase.
struct Spoken {
    /// The alternatives, or a gap: `#` or `@`.
    either: Vec<String>,
    /// Its role in the phrase.
    role: Role,
}

impl Spoken {
    fn is(&self, gap: &str) -> bool {
        self.either.iter().any(|word| word == gap)
    }
}

/// The match between a phrase and what was said.
struct Fit {
    line: String,
    is_used: Vec<bool>,
    /// The number of words said that belong to the phrase.
    used: usize,
    /// The number of significant words said that do not belong to it.
    left: usize,
    /// The number of its words that were not said, apart from insignificant and helping words.
    missed: usize,
}

impl Fit {
    /// Returns the quality of the match: higher is better.
    fn weight(&self) -> usize {
        (2 * self.used).saturating_sub(self.left + 2 * self.missed)
    }
}

/// A reader of the phrases that belong to some places of the program.
pub struct Ear {
    sieve: Sieve,
    /// The roles of folded words. All other words are `Role::Content`.
    roles: HashMap<String, Role>,
    ordinals: Vec<String>,
    endings: Vec<String>,
    /// Words that call for attention at the beginning of a sentence, such as `hello`.
    calls: Vec<String>,
    /// Groups of synonyms. The first word represents the group.
    alike: Vec<Vec<String>>,
    /// Replacements of letters, so that words that sound alike become the same.
    sounds: Vec<(String, String)>,
    /// The names of the people at the table.
    people: Vec<String>,
    phrases: Vec<Phrase>,
}

/// The place for phrases during a game. Its table and its words for moves are those of the game learned last.
pub const GAME: &str = "game";

/// The most words that a sentence may have to be read.
const LONGEST: usize = 24;

/// Characters that are typed instead of an apostrophe.
const APOSTROPHES: [char; 3] = ['\u{2019}', '\u{2018}', '`'];

/// The length of the shortest stem, in bytes, that two words with different endings must share to count as the same.
const STEM: usize = 3;

/// The most significant words that a matching phrase may leave over.
const MOST_LEFT: usize = 2;

/// The most words of an offered phrase that may be missing from what was said.
const MOST_MISSED: usize = 1;

/// The most lines that are returned.
const MOST: usize = 24;

impl Ear {
    /// A reader with the tables `hear-PLACE` of these places. `people` are the names of players at the table.
    pub fn new(locale: &Locale, sieve: Sieve, places: &[&str], people: Vec<String>) -> Ear {
        let words = |id| Words::of(locale, id);
        let folded = |id| words(id).iter().map(fold).collect();
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
            for word in words(id).iter().map(fold) {
                roles.entry(word).or_insert(role);
            }
        }
        for word in sieve.small_words() {
            roles.entry(word).or_insert(Role::Function);
        }
        let [ordinals, endings, calls] = ["ordinals", "endings", "calls"].map(folded);
        let alike = words("alike").iter().map(|group| group.split('/').map(fold).collect()).collect();
        let pair = |sound: &str| sound.split_once(' ').map(|(from, to)| (fold(from), to.trim_matches('-').to_owned()));
        let sounds = words("sounding").iter().filter_map(pair).collect();
        let phrases = Vec::new();
        let mut ear = Ear { sieve, roles, ordinals, endings, calls, alike, sounds, people, phrases };
        let tables = places.iter().filter_map(|place| locale.value(&format!("hear-{place}")));
        ear.phrases = tables.flat_map(|table| ear.rows(&table)).collect();
        ear
    }

    /// Parses the phrases of a table.
    fn rows(&self, table: &str) -> Vec<Phrase> {
        let rows = table.lines().filter_map(|row| row.split_once(": "));
        let phrases = rows.flat_map(|(line, phrases)| {
            let (line, is_near) = line.strip_prefix('?').map_or((line, false), |line| (line, true));
            phrases.split(',').map(move |phrase| (line.trim().to_owned(), is_near, phrase))
        });
        let phrase = |(line, is_near, phrase): (String, bool, &str)| {
            let words: Vec<Vec<String>> =
                phrase.split_whitespace().map(|word| word.split('/').map(fold).collect()).collect();
            let role = |word: &Vec<String>| self.role(&word[0], &word[0]);
            let is_gap = |word: &Vec<String>| ["#", "@"].contains(&word[0].as_str());
            // A word with an insignificant alternative is not a content word.
            let is_content = |word: &String| self.role(word, word) == Role::Content;
            let says = |word: &Vec<String>| !is_gap(word) && word.iter().all(is_content);
            let has_content = words.iter().any(says);
            // A phrase without content words needs all its words.
            let role = |word: &Vec<String>| if has_content { role(word) } else { Role::Content };
            let spoken = |either: Vec<String>| {
                let heads = either.iter().map(|word| self.head(word)).collect();
                Spoken { role: role(&either), either: heads }
            };
            Phrase { line, words: words.into_iter().map(spoken).collect(), is_near }
        };
        phrases.map(phrase).filter(|phrase| !phrase.words.is_empty()).collect()
    }

    /// All phrases except approximate ones, each with its line. Gaps are filled with `2` or `x`.
    pub fn sayings(&self) -> impl Iterator<Item = (String, String)> {
        let filled = |text: &str| text.replace("#+1", "3").replace('#', "2").replace('@', "x");
        let said = move |phrase: &Phrase| {
            let words: Vec<&str> = phrase.words.iter().map(|word| word.either[0].as_str()).collect();
            (filled(&words.join(" ")), filled(&phrase.line))
        };
        self.phrases.iter().filter(|phrase| !phrase.is_near).map(said)
    }

    /// The possible meanings of `line`, with those that account for all of it first. `verbs` are the commands here, and
    /// `names` the other known words.
    pub fn hear(&self, line: &str, verbs: &Lexicon, names: &Lexicon) -> Vec<Heard> {
        let said = self.said(line);
        let asks = asks(line, &said);
        let mut heard = self.all(&said, verbs, names, asks);
        if !heard.iter().any(Heard::is_sure)
            && let Some(mended) = self.mended(&said, verbs, names)
        {
            let mended = self.all(&mended, verbs, names, asks).into_iter().filter(Heard::is_sure);
            let mended: Vec<Heard> = mended.map(|heard| Heard { fit: Fitness::Near, ..heard }).collect();
            heard.splice(0..0, mended);
        }
        heard.truncate(MOST);
        heard
    }

    /// Replaces each phrase within a line by the line that can be typed for it, and drops insignificant words. Returns
    /// the words, the number of those that were kept as said (they come first), and whether the line is a question.
    /// `None` if a word such as `not` belongs to no phrase.
    pub fn translated(&self, line: &str) -> Option<(Vec<String>, usize, bool)> {
        let mut said = self.said(line);
        let asks = asks(line, &said);
        let mut words = Vec::new();
        loop {
            let fits = self.phrases.iter().filter_map(|phrase| self.fit_in(phrase, &said));
            let Some(fit) = fits.filter(|fit| fit.missed == 0).rev().max_by_key(|fit| fit.used) else {
                break;
            };
            words.extend(fit.line.split_whitespace().map(str::to_owned));
            let mut is_used = fit.is_used.iter();
            said.retain(|_| is_used.next() == Some(&false));
        }
        if said.iter().any(|word| word.role == Role::Barring) {
            return None;
        }
        let mut rest: Vec<String> = said.iter().filter(|word| word.role == Role::Content).map(Said::plain).collect();
        let as_said = rest.len();
        rest.extend(words);
        Some((rest, as_said, asks))
    }

    /// The possible meanings of some words, each line once.
    fn all(&self, said: &[Said], verbs: &Lexicon, names: &Lexicon, asks: bool) -> Vec<Heard> {
        let mut fits: Vec<Heard> = Vec::new();
        for phrase in &self.phrases {
            let fit = self.fit(phrase, said).filter(|fit| fit.left <= MOST_LEFT && fit.weight() > 0);
            if let Some(found) = fit {
                // A gap accepts any words, so two other words in the phrase are too few.
                let words = phrase.words.iter().filter(|word| !word.is("@")).count();
                let is_said = found.used == words && (words == phrase.words.len() || words > 2);
                let fit = match found.left + found.missed == 0 && !phrase.is_near {
                    true if is_said => Fitness::Word,
                    true if found.used < words => Fitness::Short,
                    true => Fitness::Whole,
                    false => Fitness::Near,
                };
                fits.push(Heard { weight: found.weight(), line: found.line, fit, asks });
            }
        }
        fits.sort_by_key(|heard| (!heard.is_sure(), usize::MAX - heard.weight));
        let (sure, near): (Vec<_>, Vec<_>) = fits.into_iter().partition(Heard::is_sure);
        let mut all: Vec<Heard> = Vec::new();
        let said: Vec<Said> = said.iter().map(|word| self.as_known(word, verbs, names)).collect();
        let exact = lines(&said, verbs, asks);
        let rest = near.into_iter().chain(known(&said, verbs, names, asks));
        for heard in sure.into_iter().chain(exact).chain(rest) {
            if !all.iter().any(|known| known.line == heard.line) {
                all.push(heard);
            }
        }
        all
    }

    /// Matches a phrase with what was said. `None` also if a word such as `not` was said that the phrase does not
    /// contain.
    fn fit(&self, phrase: &Phrase, said: &[Said]) -> Option<Fit> {
        let fit = self.fit_in(phrase, said)?;
        let is_barred = said.iter().zip(&fit.is_used).any(|(word, is_used)| word.role == Role::Barring && !is_used);
        (!is_barred).then_some(fit)
    }

    /// Matches a phrase with what was said, and accepts any words that are left over.
    fn fit_in(&self, phrase: &Phrase, said: &[Said]) -> Option<Fit> {
        let mut is_used = vec![false; said.len()];
        let (mut line, mut missed, mut found) = (phrase.line.clone(), 0, 0);
        let (gaps, words): (Vec<_>, Vec<_>) = phrase.words.iter().partition(|word| word.is("#") || word.is("@"));
        for word in words {
            let fits =
                |at: &usize| !is_used[*at] && word.either.iter().any(|word| self.is_same(word, &said[*at].folded));
            match (0..said.len()).find(fits) {
                Some(at) => {
                    is_used[at] = true;
                    found += usize::from(word.role == Role::Content);
                }
                None if matches!(word.role, Role::Function | Role::Helping) => {}
                None => missed += 1,
            }
        }
        // An incomplete phrase still needs enough content words to show what is meant.
        if missed > 0 && (missed > MOST_MISSED || found <= missed || !gaps.is_empty()) {
            return None;
        }
        // A phrase that asks only matches a line that asks, perhaps with another question word.
        let asks = |word: Role| matches!(word, Role::Helping | Role::Asking);
        let is_question = phrase.words.iter().any(|word| asks(word.role));
        if is_question && !said.iter().any(|word| asks(word.role)) {
            return None;
        }
        for _ in gaps.iter().filter(|gap| gap.is("#")) {
            // An article, such as German `ein`, is a number only if there is no other.
            let is_number = |at: &usize| !is_used[*at] && said[*at].number.is_some();
            let is_no_article = |at: &usize| is_number(at) && said[*at].role == Role::Content;
            let at = (0..said.len()).find(is_no_article).or_else(|| (0..said.len()).find(is_number))?;
            let number = said[at].number?;
            is_used[at] = true;
            line = line.replacen("#+1", &(number + 1).to_string(), 1).replacen('#', &number.to_string(), 1);
        }
        let used = is_used.iter().filter(|is_used| **is_used).count();
        let mut left: Vec<usize> = (0..said.len()).filter(|at| !is_used[*at] && said[*at].carries()).collect();
        if gaps.iter().any(|gap| gap.is("@")) {
            if left.iter().any(|at| said[*at].role == Role::Content) {
                left.retain(|at| said[*at].role == Role::Content);
            }
            // A gap whose words do not go into the line is for a name: one word.
            if !line.contains('@') && !phrase.is_near && left.len() > 1 {
                return None;
            }
            let rest: Vec<String> = left.drain(..).map(|at| said[at].plain()).collect();
            line = (!rest.is_empty()).then(|| line.replacen('@', &rest.join(" "), 1))?;
        }
        Some(Fit { line, is_used, used, left: left.len(), missed })
    }

    /// Replaces mistyped and misheard words by similar words that are known here. `None` if nothing was replaced.
    fn mended(&self, said: &[Said], verbs: &Lexicon, names: &Lexicon) -> Option<Vec<Said>> {
        let of_phrases = self
            .phrases
            .iter()
            .flat_map(|phrase| phrase.words.iter().flat_map(|word| &word.either))
            .map(String::as_str);
        let known: Vec<&str> = of_phrases.chain(verbs.all_single()).chain(names.all_single()).collect();
        let is_known = |word: &Said| {
            word.role != Role::Content
                || word.number.is_some()
                || word.folded.len() <= STEM
                || known.iter().any(|known| self.is_same(known, &word.folded))
        };
        let mut is_mended = false;
        let mut mend = |word: &Said| {
            let nearest = || {
                self.same_sound(&word.folded, &known).or_else(|| Lexicon::nearest(&word.folded, known.iter().copied()))
            };
            let like = (!is_known(word)).then(nearest).flatten();
            is_mended |= like.is_some();
            like.map_or_else(|| word.clone(), |like| self.word(like))
        };
        let mended = said.iter().map(&mut mend).collect();
        is_mended.then_some(mended)
    }

    /// The known word that sounds like this one. `None` if there are several, unless they differ only in their endings.
    fn same_sound<'a>(&self, folded: &str, known: &[&'a str]) -> Option<&'a str> {
        let sound = self.sound(folded);
        let mut same = known.iter().filter(|known| self.sound(&fold(known)) == sound);
        let first = *same.next()?;
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
    fn said(&self, line: &str) -> Vec<Said> {
        // In `no, rather this`, the first word only introduces a correction.
        let begins = line.find(',').filter(|comma| self.word(line[..*comma].trim()).role == Role::Barring);
        let line = begins.map_or(line, |comma| &line[comma + 1..]);
        let line = line.replace(APOSTROPHES, "'").replace("'s ", " is ").replace('\'', "");
        let is_between =
            |mark: char| mark.is_whitespace() || matches!(mark, ',' | ';' | ':' | '!' | '?' | '"' | '(' | ')');
        let words = line.split(is_between).map(|word| word.trim_matches('.')).filter(|word| !word.is_empty());
        let apart = |word: &str| -> Vec<String> {
            // `six-four` is two numbers, but `6-4` is a tile.
            let parts: Vec<&str> = word.split('-').collect();
            match parts.len() > 1 && parts.iter().all(|part| self.sieve.number(part).is_some()) {
                true => parts.into_iter().map(str::to_owned).collect(),
                false => vec![word.to_owned()],
            }
        };
        let words = words.flat_map(apart).take(LONGEST + 1);
        let mut said: Vec<Said> = words.map(|word| self.word(&word)).collect();
        if said.len() > LONGEST {
            return Vec::new();
        }
        if said.len() > 1 && self.calls.contains(&fold(&said[0].text)) {
            said[0].role = Role::Function;
        }
        said
    }

    fn word(&self, text: &str) -> Said {
        let folded = fold(text);
        let ordinal = || self.ordinals.iter().position(|ordinal| self.is_same(ordinal, &folded)).map(|at| at + 1);
        let number = folded.parse().ok().or_else(|| self.sieve.number(text)).or_else(ordinal);
        Said { text: text.to_owned(), folded: self.head(&folded), number, role: self.role(text, &folded) }
    }

    /// The role of a word, given as typed and folded. The name of a player is always content.
    fn role(&self, text: &str, folded: &str) -> Role {
        let is_person = self.people.iter().any(|name| name == text);
        self.roles.get(folded).copied().filter(|_| !is_person).unwrap_or(Role::Content)
    }

    /// The representative of a folded word among its synonyms; the word itself if it has none.
    fn head(&self, folded: &str) -> String {
        let group = self.alike.iter().find(|group| group.iter().any(|word| self.is_same(word, folded)));
        group.map_or(folded, |group| &group[0]).to_owned()
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
        let shared = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let is_ending = |word: &str| {
            let ending = word.get(shared..);
            ending.is_some_and(|ending| ending.is_empty() || self.endings.iter().any(|known| known == ending))
        };
        one == other || shared >= STEM && is_ending(one) && is_ending(other)
    }
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

    /// Returns whether it is significant, so that a phrase has to account for it.
    fn carries(&self) -> bool {
        matches!(self.role, Role::Content | Role::Acting | Role::Barring)
    }

    /// The word for a line to type: a number in digits.
    fn plain(&self) -> String {
        self.number.map_or_else(|| self.text.clone(), |number| number.to_string())
    }
}

/// Returns whether a line is a question, for example because it begins with an auxiliary verb.
fn asks(line: &str, said: &[Said]) -> bool {
    line.contains('?')
        || said.first().is_some_and(|word| word.role == Role::Helping)
        || said.iter().any(|word| word.role == Role::Asking)
}
