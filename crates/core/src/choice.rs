//! Choices: complete lines, as they would be typed, for players who select them from lists.

use std::fmt::{self, Debug, Display};
use std::rc::Rc;

use crate::text::lexicon::Lexicon;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// The most lines in a list without subheadings: longer lists are hard to remember.
pub const MOST: usize = 12;

/// A word of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Word {
    /// The usual word for this meaning.
    Meant(&'static str),
    /// A name that is the same in every language, such as that of a field.
    Named(String),
}

/// A line that can be typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(Vec<Word>);

impl Line {
    /// A line that begins with the word for a meaning, such as a command.
    pub fn meant(meaning: &'static str) -> Line {
        Line::default().and(meaning)
    }

    /// A line that begins with a name.
    pub fn named(name: impl Display) -> Line {
        Line::default().with(name)
    }

    /// Appends the word for a meaning.
    pub fn and(mut self, meaning: &'static str) -> Line {
        self.0.push(Word::Meant(meaning));
        self
    }

    /// Appends a name.
    pub fn with(mut self, name: impl Display) -> Line {
        self.0.push(Word::Named(name.to_string()));
        self
    }

    /// The line as quoted in a message about it; `None` if it has no words.
    pub fn quoted(&self) -> Option<Arg> {
        let word = |word: &Word| match word {
            Word::Meant(meaning) => Arg::Command(meaning),
            Word::Named(name) => Arg::typed(name),
        };
        let words = self.0.iter().map(word);
        words.reduce(|line, word| Message::new("line-words").with("line", line).with("word", word).into())
    }

    /// The text to type, in a place where `commands` can begin a line. The command is written with its first word that
    /// is not understood as another command there; `None` if it has no such word, or cannot be typed there.
    pub fn typed(&self, teller: &Teller, commands: &Lexicon) -> Option<String> {
        let word = |(at, word): (usize, &Word)| match word {
            Word::Named(name) => Some(name.clone()),
            Word::Meant(meaning) if at == 0 && commands.words(meaning).next().is_some() => {
                commands.words(meaning).find(|word| commands.exact(word) == Some(meaning)).map(str::to_owned)
            }
            Word::Meant(meaning) => teller.lexicon(&[meaning]).words(meaning).next().map(str::to_owned),
        };
        let words: Option<Vec<String>> = self.0.iter().enumerate().map(word).collect();
        words.map(|words| words.join(" "))
    }
}

/// A line that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The line.
    pub line: Line,
    /// The choices that follow, if the line only shows what there is; empty if it does something itself.
    pub then: Vec<Offer>,
}

impl Choice {
    /// A line that opens further choices.
    pub fn opens(line: Line, then: Vec<Offer>) -> Choice {
        Choice { line, then }
    }
}

impl From<Line> for Choice {
    fn from(line: Line) -> Choice {
        Choice { line, then: Vec::new() }
    }
}

/// Lines that can be chosen, under a common heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The heading.
    pub heading: Message,
    /// The lines in reading order.
    pub choices: Vec<Choice>,
}

impl Offer {
    /// Lines under the heading with this message name.
    pub fn new<C: Into<Choice>>(heading: &'static str, choices: impl IntoIterator<Item = C>) -> Offer {
        Offer::under(Message::new(heading), choices)
    }

    /// Lines under a heading.
    pub fn under<C: Into<Choice>>(heading: Message, choices: impl IntoIterator<Item = C>) -> Offer {
        Offer { heading, choices: choices.into_iter().map(Into::into).collect() }
    }

    /// Puts lines under one heading if they are few, or under one heading for each kind, in the order in which the
    /// kinds first occur.
    pub fn sorted<T, K: PartialEq>(
        items: Vec<T>,
        all: &'static str,
        kind: impl Fn(&T) -> K,
        heading: impl Fn(K) -> Message,
        line: impl Fn(&T) -> Option<Line>,
    ) -> Vec<Offer> {
        if items.len() <= MOST {
            return vec![Offer::new(all, items.iter().filter_map(line))];
        }
        let mut sorted: Vec<(K, Vec<Line>)> = Vec::new();
        for item in &items {
            let kind = kind(item);
            match sorted.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, lines)) => lines.extend(line(item)),
                None => sorted.push((kind, Vec::from_iter(line(item)))),
            }
        }
        sorted.into_iter().map(|(kind, lines)| Offer::under(heading(kind), lines)).collect()
    }
}

/// The available choices, computed on demand: most players never ask for them.
#[derive(Clone)]
pub struct Offers(Rc<dyn Fn() -> Vec<Offer>>);

impl Offers {
    /// Choices computed by `made`.
    pub fn new(made: impl Fn() -> Vec<Offer> + 'static) -> Offers {
        Offers(Rc::new(made))
    }

    /// Computes the choices.
    pub fn all(&self) -> Vec<Offer> {
        (self.0)()
    }
}

impl Default for Offers {
    fn default() -> Offers {
        Offers::new(Vec::new)
    }
}

impl Debug for Offers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}
