//! The ear: understands what people say where the program has other words for it. It hears what the plain reading has
//! refused, and turns it into lines that the program knows; whether one of them means anything here, the caller finds out.
//!
//! What people say stands in the locales. A table `hear-PLACE` has a line for each line to type, and behind its colon the
//! phrases that mean the same: their words may stand in any order, among words that carry nothing. `#`
//! stands for a number, `@` for all that is left, `one/other` for one of several words, and `?` before a line says that
//! it only comes near what was said.

mod lines;
#[cfg(test)]
mod tests;

use self::lines::{known, lines};
use super::lexicon::{Lexicon, Words, fold};
use super::locale::Locale;
use super::sieve::Sieve;

/// A line that may have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// What can be typed for it.
    pub line: String,
    /// How it was found.
    pub fit: Fitness,
    /// How many of the words that were said it has, less those that it has not.
    pub weight: usize,
    /// Whether something was asked: nobody makes a move by a question.
    pub asks: bool,
}

impl Heard {
    /// Whether every word that was said is in it. If not, it can only be offered.
    pub fn is_sure(&self) -> bool {
        self.fit != Fitness::Near
    }
}

/// How well a line fits what was said, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fitness {
    /// It has all the words of a phrase, and no other that carries something.
    Word,
    /// It has all words that carry something.
    Whole,
    /// It has all of them but verbs and question words, which are a guess: nobody is sent away by it.
    Loose,
    /// It only comes near.
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

/// What a word does in a sentence, whatever is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// It carries nothing: an article, a pronoun, a polite word.
    Function,
    /// It helps a verb, asks for one of several, or says that something is to be told.
    Helping,
    /// It asks who, where or how many.
    Asking,
    /// It stands in moves where they are spoken of, and says nothing about which it is.
    Acting,
    /// The sentence means something else with it than without it, such as `not`.
    Barring,
    /// It says something.
    Content,
}

/// A row of words for a line to type.
struct Phrase {
    line: String,
    words: Vec<Spoken>,
    is_near: bool,
}

/// A word of a phrase.
struct Spoken {
    /// Itself and those that can stand in its place, or a gap.
    either: Vec<String>,
    /// What it does in the phrase.
    role: Role,
}

impl Spoken {
    fn is(&self, gap: &str) -> bool {
        self.either.iter().any(|word| word == gap)
    }
}

/// How a phrase stands in what was said.
struct Fit {
    line: String,
    is_used: Vec<bool>,
    /// How many words it has there.
    used: usize,
    /// How many words that carry something are not in it.
    left: usize,
    /// How many of its words were not said.
    missed: usize,
}

impl Fit {
    /// How much more of what was said is in it than not.
    fn weight(&self) -> usize {
        (2 * self.used).saturating_sub(self.left + 2 * self.missed)
    }
}

/// What people say in a place of the program.
pub struct Ear {
    sieve: Sieve,
    /// The words of each role but the last.
    roles: Vec<(Role, Words)>,
    ordinals: Vec<String>,
    endings: Vec<String>,
    /// Words by which somebody is called, before what is said.
    calls: Vec<String>,
    /// Words that mean the same wherever they are said, the one for which they stand first.
    alike: Vec<Vec<String>>,
    /// What sounds like something else, so that words that sound alike become the same.
    sounds: Vec<(String, String)>,
    /// The names of people at the table.
    people: Vec<String>,
    phrases: Vec<Phrase>,
}

/// The place of a game in play: the table and the words of moves there are those of the game that was learned last.
pub const GAME: &str = "game";

/// How many words a sentence has at most that is heard.
const LONGEST: usize = 24;

/// How apostrophes are typed.
const APOSTROPHES: [char; 3] = ['\u{2019}', '\u{2018}', '`'];

/// How many letters two words have in common at least that differ in their endings.
const STEM: usize = 3;

/// How many words may be left over by a phrase that is offered.
const MOST_LEFT: usize = 2;

/// How many words of a phrase that is offered may not have been said.
const MOST_MISSED: usize = 1;

/// The most lines that are tried.
const MOST: usize = 24;

impl Ear {
    /// Whoever knows the tables `hear-PLACE` of these places.
    pub fn new(locale: &Locale, sieve: Sieve, places: &[&str], people: Vec<String>) -> Ear {
        let words = |id| Words::of(locale, id);
        let folded = |id| words(id).iter().map(fold).collect();
        let roles = [
            ("barring", Role::Barring),
            ("asking", Role::Asking),
            ("helping", Role::Helping),
            ("function", Role::Function),
        ];
        // What stands in the moves of a game names it elsewhere.
        let acting = if places.contains(&GAME) { "piece" } else { "acting" };
        let roles = roles.into_iter().chain([(acting, Role::Acting)]);
        let roles = roles.map(|(id, role)| (role, words(id))).collect();
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

    /// The phrases of a table.
    fn rows(&self, table: &str) -> Vec<Phrase> {
        let rows = table.lines().filter_map(|row| row.split_once(": "));
        let phrases = rows.flat_map(|(line, phrases)| {
            let (line, is_near) = line.strip_prefix('?').map_or((line, false), |line| (line, true));
            phrases.split(',').map(move |phrase| (line.trim().to_owned(), is_near, phrase))
        });
        let phrase = |(line, is_near, phrase): (String, bool, &str)| {
            let words: Vec<Vec<String>> =
                phrase.split_whitespace().map(|word| word.split('/').map(fold).collect()).collect();
            let role = |word: &Vec<String>| self.word(&word[0]).role;
            let is_gap = |word: &Vec<String>| ["#", "@"].contains(&word[0].as_str());
            // A word in whose place one can stand that carries nothing says nothing.
            let is_content = |word: &String| self.word(word).role == Role::Content;
            let says = |word: &Vec<String>| !is_gap(word) && word.iter().all(is_content);
            let has_content = words.iter().any(says);
            // Where nothing else is said, all words are needed.
            let role = |word: &Vec<String>| if has_content { role(word) } else { Role::Content };
            let spoken = |either: Vec<String>| {
                let heads = either.iter().map(|word| self.head(word)).collect();
                Spoken { role: role(&either), either: heads }
            };
            Phrase { line, words: words.into_iter().map(spoken).collect(), is_near }
        };
        phrases.map(phrase).filter(|phrase| !phrase.words.is_empty()).collect()
    }

    /// Each phrase as somebody may say it, with the line for which it stands: what is in its gaps is `2` or `x`. What only
    /// comes near is left out.
    pub fn sayings(&self) -> impl Iterator<Item = (String, String)> {
        let filled = |text: &str| text.replace("#+1", "3").replace('#', "2").replace('@', "x");
        let said = move |phrase: &Phrase| {
            let words: Vec<&str> = phrase.words.iter().map(|word| word.either[0].as_str()).collect();
            (filled(&words.join(" ")), filled(&phrase.line))
        };
        self.phrases.iter().filter(|phrase| !phrase.is_near).map(said)
    }

    /// The lines that may have been meant by `line`, those that say all of it first. `verbs` are the commands here, and
    /// `names` what else is known.
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

    /// A line with each phrase in it as what can be typed for that, and without what carries nothing; `None` where it means
    /// something else by it. How many words stand there as they were said comes with it, and whether it asks.
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

    /// What a row of words may mean, each line once.
    fn all(&self, said: &[Said], verbs: &Lexicon, names: &Lexicon, asks: bool) -> Vec<Heard> {
        let mut fits: Vec<Heard> = Vec::new();
        for phrase in &self.phrases {
            let fit = self.fit(phrase, said).filter(|fit| fit.left <= MOST_LEFT && fit.weight() > 0);
            if let Some(found) = fit {
                // A gap takes anything: beside it two words say too little.
                let words = phrase.words.iter().filter(|word| !word.is("@")).count();
                let is_said = found.used == words && (words == phrase.words.len() || words > 2);
                let fit = match found.left + found.missed == 0 && !phrase.is_near {
                    true if is_said => Fitness::Word,
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

    /// The line for which a phrase stands, where all its words were said.
    fn fit(&self, phrase: &Phrase, said: &[Said]) -> Option<Fit> {
        let fit = self.fit_in(phrase, said)?;
        let is_barred = said.iter().zip(&fit.is_used).any(|(word, is_used)| word.role == Role::Barring && !is_used);
        (!is_barred).then_some(fit)
    }

    /// The same, whatever else was said.
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
        // Something has to be left that says what is meant.
        if missed > 0 && (missed > MOST_MISSED || found <= missed || !gaps.is_empty()) {
            return None;
        }
        // A question has to be one, whichever of its words says so.
        let asks = |word: Role| matches!(word, Role::Helping | Role::Asking);
        let is_question = phrase.words.iter().any(|word| asks(word.role));
        if is_question && !said.iter().any(|word| asks(word.role)) {
            return None;
        }
        for _ in gaps.iter().filter(|gap| gap.is("#")) {
            // An article is a number only where there is no other.
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
            // Where it does not come into the line, it is the name of somebody.
            if !line.contains('@') && !phrase.is_near && left.len() > 1 {
                return None;
            }
            let rest: Vec<String> = left.drain(..).map(|at| said[at].plain()).collect();
            line = (!rest.is_empty()).then(|| line.replacen('@', &rest.join(" "), 1))?;
        }
        Some(Fit { line, is_used, used, left: left.len(), missed })
    }

    /// The same words with what is mistyped or misheard as what is known here; nothing where there is no such word.
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

    /// The one word that sounds like another.
    fn same_sound<'a>(&self, folded: &str, known: &[&'a str]) -> Option<&'a str> {
        let sound = self.sound(folded);
        let mut same = known.iter().filter(|known| self.sound(&fold(known)) == sound);
        let first = *same.next()?;
        same.all(|other| self.is_same(&fold(first), &fold(other))).then_some(first)
    }

    /// A command or a name in the form in which it is known, where it was said in another.
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

    /// The words of a line, without marks.
    fn said(&self, line: &str) -> Vec<Said> {
        // No, rather this: the first word only says that it is.
        let begins = line.find(',').filter(|comma| self.word(line[..*comma].trim()).role == Role::Barring);
        let line = begins.map_or(line, |comma| &line[comma + 1..]);
        let line = line.replace(APOSTROPHES, "'").replace("'s ", " is ").replace('\'', "");
        let is_between =
            |mark: char| mark.is_whitespace() || matches!(mark, ',' | ';' | ':' | '!' | '?' | '"' | '(' | ')');
        let words = line.split(is_between).map(|word| word.trim_matches('.')).filter(|word| !word.is_empty());
        let apart = |word: &str| -> Vec<String> {
            // Six-four is two numbers, 6-4 a tile.
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
        let is_in = |words: &Words| words.iter().any(|word| fold(word) == folded);
        let ordinal = || self.ordinals.iter().position(|ordinal| self.is_same(ordinal, &folded)).map(|at| at + 1);
        let number = folded.parse().ok().or_else(|| self.sieve.number(text)).or_else(ordinal);
        let role = match self.roles.iter().find(|(_, words)| is_in(words)) {
            _ if self.people.iter().any(|name| name == text) => Role::Content,
            Some((role, _)) => *role,
            None if self.sieve.is_small(text) => Role::Function,
            None => Role::Content,
        };
        Said { text: text.to_owned(), folded: self.head(&folded), number, role }
    }

    /// The word for which a folded one stands.
    fn head(&self, folded: &str) -> String {
        let group = self.alike.iter().find(|group| group.iter().any(|word| self.is_same(word, folded)));
        group.map_or(folded, |group| &group[0]).to_owned()
    }

    /// How a folded word sounds.
    fn sound(&self, folded: &str) -> String {
        let heard = self.sounds.iter().fold(folded.to_owned(), |word, (from, to)| word.replace(from, to));
        let mut sound: Vec<char> = heard.chars().collect();
        sound.dedup();
        sound.into_iter().collect()
    }

    /// Whether two folded words are the same but for their endings.
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
    /// Whether it is a number, or a letter that names something.
    fn is_name(&self) -> bool {
        self.number.is_some() || self.folded.chars().count() == 1
    }

    /// Whether it is part of what was said.
    fn carries(&self) -> bool {
        matches!(self.role, Role::Content | Role::Acting | Role::Barring)
    }

    /// The word as it is typed: a number in digits.
    fn plain(&self) -> String {
        self.number.map_or_else(|| self.text.clone(), |number| number.to_string())
    }
}

/// Whether a line asks: a sentence that begins with its verb is a question.
fn asks(line: &str, said: &[Said]) -> bool {
    line.contains('?')
        || said.first().is_some_and(|word| word.role == Role::Helping)
        || said.iter().any(|word| word.role == Role::Asking)
}
