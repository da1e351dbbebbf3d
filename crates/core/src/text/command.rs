//! The first stage of understanding a typed line: from words to a command. The game decides what the command means.

use super::coordinate::{Coordinate, coordinates};
use super::lexicon::{Found, Lexicon};
use super::message::{Arg, Message};
use super::sieve::{Sieve, without_end};

/// The words that can follow a command in any game and in the lobby, besides those for languages.
pub const ARGUMENTS: &[&str] = &[
    "on",
    "off",
    "yes",
    "no",
    "all",
    "brief",
    "normal",
    "full",
    "plain",
    "letters",
    "human",
    "far",
    "easiest",
    "easy",
    "hard",
    "automatic",
    "stop",
    "voices",
    "steps",
];

/// Words that people try everywhere. They get their own answer if they are not commands here: taking a move back, and
/// ambiguous words for leaving, such as `end`.
pub const WISHES: &[&str] = &["take-back", "leave"];

/// Moves whose words are also the beginning of a command of other games or tables: `pass` of `password`.
pub const MOVES: &[&str] = &["pass"];

/// Everyday words for yes and no, as answers to a question.
pub const AGREEMENT: &[&str] = &["agree", "refuse"];

/// The words that answer a question.
const ANSWERS: &[&str] = &["yes", "no"];

/// The most candidates listed when a typed word is the beginning of several.
const MOST_NAMED: usize = 4;

/// A typed line, understood up to its first word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// The command.
    pub verb: &'static str,
    /// The text after the command, without insignificant words.
    pub rest: String,
    /// The text after the command as typed, for a note or the name of a file.
    pub typed: String,
}

impl Command {
    /// A command.
    pub fn new(verb: &'static str, rest: &str) -> Command {
        Command { verb, rest: rest.trim().to_owned(), typed: rest.trim().to_owned() }
    }

    /// Checks that nothing follows the command. `or` says whether a text would be a valid line itself.
    ///
    /// # Errors
    /// The message about the superfluous text.
    pub fn alone(&self, or: impl FnOnce(&str) -> bool) -> Result<(), Message> {
        if self.rest.is_empty() {
            return Ok(());
        }
        let id = if or(&self.rest) { "misread-alone-or" } else { "misread-alone" };
        Err(Message::new(id).text("word", shorten(&self.rest)).with("command", Arg::Command(self.verb)))
    }
}

/// The words that can be typed at some point of the program.
#[derive(Clone, Debug)]
pub struct Grammar {
    /// The commands.
    pub verbs: Lexicon,
    /// The words that can follow a command, such as `off`.
    pub arguments: Lexicon,
    /// The [words that people try](WISHES).
    pub wishes: Lexicon,
    /// The [moves](MOVES) of all known games.
    pub moves: Lexicon,
    /// The words for [yes and no](AGREEMENT).
    pub answers: Lexicon,
    /// Beginnings of a line that answers nothing, such as `I don't know`.
    pub unsure: Lexicon,
    /// Beginnings that make a question by the order of their words, such as `is that`.
    pub inverted: Lexicon,
    /// The filter for insignificant words.
    pub sieve: Sieve,
    /// The words of the spelling alphabet, from A.
    pub alphabet: Vec<String>,
}

impl Grammar {
    /// Reads `text` as names of fields; `None` if it contains anything else.
    pub fn coordinates(&self, text: &str) -> Option<Vec<Coordinate>> {
        let alphabet: Vec<&str> = self.alphabet.iter().map(String::as_str).collect();
        let words = text.split_whitespace().map(|word| match self.arguments.exact(word) {
            Some("zero") => "0",
            _ => word,
        });
        coordinates(&words.collect::<Vec<_>>().join(" "), &alphabet)
    }

    /// Reads a line: a whole command word, or else what `bare` makes of a line without one (a move such as `E4`), or
    /// else the beginning of a command word. A leading `/` says that a command word is meant. Small words do not count,
    /// before or after the command. A move of another game, or a word that only joins others, is not such a beginning.
    ///
    /// # Errors
    /// The reason why the line is not a command.
    pub fn parse(&self, line: &str, bare: impl FnOnce(&str) -> Option<Command>) -> Result<Command, Misread> {
        if let Some(command) = self.whole(line, bare) {
            return Ok(command);
        }
        let (_, said, begins) = self.parts(line);
        let ended = without_end(said);
        let Some(first) = ended.split_whitespace().nth(begins) else {
            return Err(Misread::Empty);
        };
        // A display asks for a single letter. A letter that comes too late does not abbreviate a command.
        let is_letter = ended.trim().chars().count() == 1 && self.answer(ended).is_some();
        if self.is_answer(ended) || is_letter {
            return Err(Misread::Answer);
        }
        // A move typed too early, or in the wrong game, still means the move.
        let is_other = self.moves.exact(first).is_some();
        if self.sieve.is_function(first) {
            return Err(Misread::Unknown(first.to_owned()));
        }
        match if is_other { Found::None } else { self.verbs.find(first) } {
            Found::One(verb) => Ok(self.command(verb, behind(said, begins + 1))),
            Found::None => Err(match self.verbs.like(first) {
                Some(like) => Misread::Like(first.to_owned(), like.to_owned()),
                None => Misread::Unknown(first.to_owned()),
            }),
            Found::Several(mut fits) => {
                fits.truncate(MOST_NAMED);
                Err(Misread::Several(first.to_owned(), fits))
            }
        }
    }

    /// Reads a line as [`parse`](Grammar::parse) does, but does not accept abbreviated commands.
    pub fn whole(&self, line: &str, bare: impl FnOnce(&str) -> Option<Command>) -> Option<Command> {
        let (is_command, said, begins) = self.parts(line);
        let ended = without_end(said);
        let words: Vec<&str> = ended.split_whitespace().collect();
        let words = words.get(begins..).filter(|words| !words.is_empty())?;
        let wish = self.wishes.leading(words);
        // `take back` is a wish, even if `take` is a command.
        let is_longer = |length: usize| wish.is_none_or(|(_, longest)| longest <= length);
        if let Some((verb, length)) = self.verbs.leading(words).filter(|(_, length)| is_longer(*length)) {
            return Some(self.command(verb, behind(said, begins + length)));
        }
        if let Some(command) = (!is_command).then(|| bare(&self.sift(ended))).flatten() {
            return Some(command);
        }
        wish.map(|(wish, length)| self.command(wish, behind(said, begins + length)))
    }

    /// Returns whether a line has a leading slash, the line without it, and the number of small words at its beginning.
    fn parts<'a>(&self, line: &'a str) -> (bool, &'a str, usize) {
        let (is_command, said) = match line.trim().strip_prefix('/') {
            Some(rest) => (true, rest.trim()),
            None => (false, line.trim()),
        };
        let is_small = |word: &str| self.sieve.is_small(word) && self.verbs.exact(word).is_none();
        let begins = without_end(said).split_whitespace().position(|word| !is_small(word)).unwrap_or(0);
        (is_command, said, begins)
    }

    /// Reads a line as the answer to a yes-or-no question; a beginning of `yes` or `no` is enough. `None` if it is
    /// neither, or a yes that is taken back by a later word such as `not`.
    pub fn answer(&self, line: &str) -> Option<bool> {
        if let Found::One(id) = self.arguments.among(ANSWERS).find(&self.sift(line)) {
            return Some(id == "yes");
        }
        let words: Vec<&str> = without_end(line).split_whitespace().collect();
        if self.unsure.leading(&words).is_some() {
            return None;
        }
        let (is_yes, before, rest) = self.said_first(&words)?;
        let carries = || rest.iter().any(|word| self.sieve.carries(word));
        // Neither `is that good?` nor `oh yes? and what is the point of that?` is a yes.
        let is_begun = || before > 0 && self.inverted.leading(&words).is_some();
        let asks = || line.trim_end().ends_with('?') && (before > 0 || carries()) || is_begun();
        // In `yes, let me carry on`, the second half says no. One word alone does not: `yes, stop`.
        let is_no = |words: &[&str]| self.yes_or_no(words).is_some_and(|(is_yes, length)| !is_yes && length > 1);
        let refuses = || (0..rest.len()).any(|at| is_no(&rest[at..]));
        let bars = || rest.iter().any(|word| self.sieve.bars(word));
        let is_doubtful = is_yes && (bars() || refuses() || asks());
        (!is_doubtful).then_some(is_yes)
    }

    /// Returns whether a line is yes or no in whole words and nothing else, so that it means that anywhere.
    pub fn is_answer(&self, line: &str) -> bool {
        let words: Vec<&str> = without_end(line).split_whitespace().collect();
        self.arguments.exact(&self.sift(line)).is_some_and(|id| ANSWERS.contains(&id))
            || self.said_first(&words).is_some_and(|(_, _, rest)| !rest.iter().any(|word| self.sieve.carries(word)))
    }

    /// Finds the yes or no in a line, the number of words before it, and the words after it. Only small words may come
    /// before a yes; a no also counts after others, such as an exclamation.
    fn said_first<'a>(&self, words: &'a [&'a str]) -> Option<(bool, usize, &'a [&'a str])> {
        let mut is_first = true;
        for (at, word) in words.iter().enumerate() {
            match self.yes_or_no(&words[at..]) {
                Some((is_yes, length)) if is_first || !is_yes => return Some((is_yes, at, &words[at + length..])),
                Some(_) | None => is_first &= !self.sieve.carries(word),
            }
        }
        None
    }

    /// The yes (`true`) or no at the beginning of some words, and its number of words.
    fn yes_or_no(&self, words: &[&str]) -> Option<(bool, usize)> {
        let answer = self.answers.leading(words).map(|(id, length)| (id == "agree", length));
        let plain = || self.arguments.exact(words.first()?.trim_end_matches(',')).filter(|id| ANSWERS.contains(id));
        answer.or_else(|| plain().map(|id| (id == "yes", 1)))
    }

    /// Builds a command from the text after it. A repetition of the command itself is ignored, as in `take pass 2`,
    /// where both words mean the same.
    fn command(&self, verb: &'static str, typed: &str) -> Command {
        let sifted = self.sift(typed);
        let again = |word: &&str| self.arguments.exact(word).is_none() && self.verbs.exact(word) == Some(verb);
        let rest: Vec<&str> = sifted.split_whitespace().filter(|word| !again(word)).collect();
        let rest = if rest.is_empty() { sifted } else { rest.join(" ") };
        Command { verb, rest, typed: typed.to_owned() }
    }

    /// Returns the significant words of a text. A word with a meaning after a command is kept, except the word for
    /// `on`, which also occurs between other words as a preposition: it is kept only if nothing else is left.
    pub fn sift(&self, text: &str) -> String {
        let means = |word: &str| self.arguments.exact(word.trim_end_matches(',')).is_some_and(|id| id != "on");
        let sifted = self.sieve.sift(text, means);
        let is_on = |word: &&str| self.arguments.exact(word) == Some("on");
        match without_end(text).split_whitespace().find(is_on).filter(|_| sifted.is_empty()) {
            Some(on) => on.to_owned(),
            None => sifted,
        }
    }
}

/// The text after the first `words` words of a line.
fn behind(line: &str, words: usize) -> &str {
    let mut rest = line;
    for _ in 0..words {
        rest = rest.trim_start();
        rest = rest.find(char::is_whitespace).map_or("", |end| &rest[end..]);
    }
    rest.trim()
}

/// The reason why a line is not a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is empty.
    Empty,
    /// It is yes or no, and there is no question.
    Answer,
    /// Its first word is unknown here.
    Unknown(String),
    /// Its first word is unknown here, but similar to a known one.
    Like(String, String),
    /// Its first word is the beginning of several.
    Several(String, Vec<String>),
}

impl Misread {
    /// Returns whether the line may have a meaning elsewhere in the program; not if it is the beginning of several
    /// words here.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Misread::Unknown(_) | Misread::Like(..))
    }

    /// The message for the player.
    pub fn message(&self) -> Message {
        match self {
            Misread::Empty => Message::new("misread-empty"),
            Misread::Answer => Message::new("misread-answer"),
            Misread::Unknown(word) => Message::new("misread-unknown").text("word", shorten(word)),
            Misread::Like(word, like) => {
                Message::new("misread-like").text("word", shorten(word)).with("like", Arg::meant(like, word))
            }
            Misread::Several(word, fits) => {
                let fits = fits.iter().map(Arg::typed).collect();
                Message::new("misread-several").text("word", shorten(word)).with("fits", Arg::List(fits))
            }
        }
    }
}

/// Replaces the mistyped word in a line by the word that the message `asked` suggests; `None` if it suggests none.
pub fn corrected(asked: &Message, line: &str) -> Option<String> {
    let meant = asked.args.iter().find_map(|(_, arg)| match arg {
        Arg::Meant { typed, word } => Some((typed.as_str(), word.as_str())),
        _ => None,
    });
    let (word, like) = meant?;
    let plain = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().copied().position(|typed| plain(typed) == plain(word))?;
    Some([&words[..at], &[like], &words[at + 1..]].concat().join(" "))
}

/// Shortens typed text so that it can be repeated in one short line.
pub fn shorten(typed: &str) -> String {
    const LONGEST: usize = 16;
    let mut short: String = typed.chars().take(LONGEST).collect();
    if typed.chars().nth(LONGEST).is_some() {
        short.push_str("...");
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_corrected_where_its_word_is_like_another() {
        let asked = |word: &str, like: &str| Misread::Like(word.to_owned(), like.to_owned()).message();
        let line = |text: &str| Some(text.to_owned());
        assert_eq!(corrected(&asked("hnit", "hint"), "hnit"), line("hint"));
        assert_eq!(corrected(&asked("dommino", "domino"), "play Dommino, easy"), line("play domino easy"));
        assert_eq!(corrected(&asked("dommino", "domino"), "play sniff"), None);
        // The message shows the beginning of a long word alone.
        assert_eq!(corrected(&asked("spracheinstellungen", "language"), "spracheinstellungen de"), line("language de"));
        assert_eq!(corrected(&Misread::Unknown("hnit".to_owned()).message(), "hnit"), None);
    }
}
