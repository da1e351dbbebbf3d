//! What can be chosen: whole lines, as they would be typed, for whoever chooses instead of typing.

use std::fmt::{self, Debug, Display};
use std::rc::Rc;

use crate::text::lexicon::Lexicon;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// The most lines that stand together without a heading of their own: of more nobody keeps in mind what there was.
pub const MOST: usize = 12;

/// A word of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Word {
    /// The usual word for this meaning.
    Meant(&'static str),
    /// What is called the same in every language, such as a field.
    Named(String),
}

/// A line that can be typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(Vec<Word>);

impl Line {
    /// A line that begins with the word of this meaning, such as a command.
    pub fn meant(meaning: &'static str) -> Line {
        Line::default().and(meaning)
    }

    /// A line that begins with what is called so.
    pub fn named(name: impl Display) -> Line {
        Line::default().with(name)
    }

    /// The same with the word of this meaning behind it.
    pub fn and(mut self, meaning: &'static str) -> Line {
        self.0.push(Word::Meant(meaning));
        self
    }

    /// The same with what is called so behind it.
    pub fn with(mut self, name: impl Display) -> Line {
        self.0.push(Word::Named(name.to_string()));
        self
    }

    /// The line as it is told of somebody who has typed it; `None` of one without words.
    pub fn told(&self) -> Option<Arg> {
        let word = |word: &Word| match word {
            Word::Meant(meaning) => Arg::Command(meaning),
            Word::Named(name) => Arg::typed(name),
        };
        let words = self.0.iter().map(word);
        words.reduce(|line, word| Message::new("line-words").with("line", line).with("word", word).into())
    }

    /// What is typed where `commands` can begin a line. A command is the first of its words that nothing else there goes
    /// before; `None` where it has no such word, or cannot be typed there.
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
    /// What can be chosen after it, where it only tells what there is: nothing where it does something by itself.
    pub then: Vec<Offer>,
}

impl Choice {
    /// A line that tells what there is, and after which that can be chosen.
    pub fn opens(line: Line, then: Vec<Offer>) -> Choice {
        Choice { line, then }
    }
}

impl From<Line> for Choice {
    fn from(line: Line) -> Choice {
        Choice { line, then: Vec::new() }
    }
}

/// Lines that can be chosen, and what they have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The heading.
    pub heading: Message,
    /// The lines, in the order in which they are read.
    pub choices: Vec<Choice>,
}

impl Offer {
    /// Lines under the heading with this name.
    pub fn new<C: Into<Choice>>(heading: &'static str, choices: impl IntoIterator<Item = C>) -> Offer {
        Offer::under(Message::new(heading), choices)
    }

    /// Lines under a heading.
    pub fn under<C: Into<Choice>>(heading: Message, choices: impl IntoIterator<Item = C>) -> Offer {
        Offer { heading, choices: choices.into_iter().map(Into::into).collect() }
    }

    /// Lines under one heading where they are few, or else under that of each kind, in the order in which the kinds come.
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

/// What can be chosen, made when somebody wants to choose: most never do.
#[derive(Clone)]
pub struct Offers(Rc<dyn Fn() -> Vec<Offer>>);

impl Offers {
    /// What `made` makes.
    pub fn new(made: impl Fn() -> Vec<Offer> + 'static) -> Offers {
        Offers(Rc::new(made))
    }

    /// What can be chosen.
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
