//! Questions: what is to be thought through, and what came of it. Both are data, which can go to another thread, to
//! another process, or into a log.

use std::ops::Range;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::account::Digest;
use crate::advice::{Advice, Verdict};
use crate::notation::Unreadable;
use crate::seat::Seat;

/// The most bytes that a question or an answer may have: several times what the review of the longest tournament takes.
pub const LONGEST: usize = 1 << 24;

/// The most bytes that a computer may keep in mind from one decision to the next: many times what any plan takes.
pub const MOST_MEMORY: usize = 1 << 16;

/// Something to be thought through, from what one seat knows and nothing else.
///
/// It contains the seed of the computers and of hints. Where the table draws its chance from the same seed, the question is
/// as secret as the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The name of the game.
    pub game: String,
    /// The seat for which somebody thinks.
    pub seat: Seat,
    /// How many lines the record has after its header.
    pub steps: u64,
    /// The seed of computers and of hints.
    pub seed: u64,
    /// What is asked.
    pub query: Query,
}

/// What is asked. A view is written in bytes, and an action in the notation of records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Query {
    /// What a computer does.
    Decide {
        /// Its name: a level, `random`, or a reference player of the game.
        player: String,
        /// What it knows.
        view: Vec<u8>,
        /// What it has kept in mind from an earlier decision, as its own bytes; empty where that is nothing. It saves time
        /// and changes no decision.
        memory: Vec<u8>,
    },
    /// What the strong player would do.
    Advise {
        /// What the seat knows.
        view: Vec<u8>,
    },
    /// What the strong player thinks of something that the seat is about to do.
    Judge {
        /// What the seat knows.
        view: Vec<u8>,
        /// What it is about to do.
        action: String,
    },
    /// Which decisions of a game have cost most.
    Review(Vec<Choice>),
    /// What a record comes to that is followed by the rules.
    Follow {
        /// Its text.
        record: String,
        /// Whether chance has to have answered as it does from its seed.
        is_drawn: bool,
        /// Whose account of it is wanted, if anybody's.
        listener: Option<Seat>,
    },
}

/// Something that the seat has decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What it knew before.
    pub view: Vec<u8>,
    /// What it has done.
    pub action: String,
    /// How many lines the record had before it, after its header.
    pub steps: u64,
    /// The events that it brought, by their numbers.
    pub events: Range<usize>,
}

/// What came of a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The seat of the question.
    pub seat: Seat,
    /// The steps of the question.
    pub steps: u64,
    /// What was found.
    pub finding: Finding,
}

/// What was found. Actions are in the notation of records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// What the computer does.
    Decision {
        /// The action.
        action: String,
        /// What it keeps in mind for its next decision; empty where that is nothing.
        memory: Vec<u8>,
    },
    /// What the strong player would do; `None` where nothing can be advised.
    Advice(Option<Advice<String>>),
    /// What speaks against what the seat is about to do; `None` where nothing does.
    Doubt(Option<Verdict<String>>),
    /// The decisions that have cost most, in their order, each by the steps before it.
    Review(Vec<(u64, Verdict<String>)>),
    /// What a record comes to.
    Followed(Followed),
}

/// What a record comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Followed {
    /// Its game is over.
    Over {
        /// How often chance was asked.
        drawn: usize,
        /// What whoever was asked about was told.
        account: Option<Digest>,
    },
    /// Its game is not over.
    Open,
    /// It cannot have happened.
    Damaged,
    /// In this line of it, counted from 1, chance answers otherwise than it does from the seed.
    Drawn(usize),
}

impl Question {
    /// Whether it is about one decision only, for which there may be a limit of time.
    pub fn is_single(&self) -> bool {
        !matches!(self.query, Query::Review(_) | Query::Follow { .. })
    }

    /// The question as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// The question that these bytes are.
    ///
    /// # Errors
    /// They are none, or more than [`LONGEST`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Question, Unreadable> {
        read(bytes)
    }
}

impl Answer {
    /// Whether it is an answer to this question, as far as can be told before it is understood.
    pub fn is_about(&self, question: &Question) -> bool {
        (self.seat, self.steps) == (question.seat, question.steps)
    }

    /// The answer as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// The answer that these bytes are.
    ///
    /// # Errors
    /// They are none, or more than [`LONGEST`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Answer, Unreadable> {
        read(bytes)
    }
}

/// The memory of a computer as far as it counts: nothing where it is longer than [`MOST_MEMORY`].
pub(crate) fn within_limit(memory: &[u8]) -> &[u8] {
    if memory.len() <= MOST_MEMORY { memory } else { &[] }
}

/// A value as bytes. One that could not be written would be unreadable to whoever is asked: the tests of the contract
/// write all values of games.
pub(crate) fn write<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_stdvec(value).unwrap_or_default()
}

/// The value that these bytes are, and nothing after it.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    if bytes.len() > LONGEST {
        return Err(Unreadable);
    }
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok(_) | Err(_) => Err(Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Course;

    fn question(query: Query) -> Question {
        Question { game: "chess".to_owned(), seat: Seat::SECOND, steps: 300, seed: u64::MAX, query }
    }

    #[test]
    fn questions_and_answers_are_read_back_as_they_were_written() {
        let view = vec![1, 2, 255];
        let choice = Choice { view: view.clone(), action: "e4".to_owned(), steps: 7, events: 8..10 };
        for query in [
            Query::Decide { player: "level-4".to_owned(), view: view.clone(), memory: vec![7; 3] },
            Query::Advise { view: view.clone() },
            Query::Judge { view, action: "e4".to_owned() },
            Query::Review(vec![choice.clone(), choice]),
            Query::Follow { record: "snuffel 1\n".to_owned(), is_drawn: true, listener: Some(Seat::SECOND) },
        ] {
            let question = question(query);
            assert_eq!(Question::from_bytes(&question.to_bytes()), Ok(question.clone()));
            assert_eq!(question.is_single(), !matches!(question.query, Query::Review(_) | Query::Follow { .. }));
        }
        let best = Course { action: "e4".to_owned(), then: vec!["d4".to_owned()], worth: Some(0.1) };
        let decided = Course { action: "f3".to_owned(), then: Vec::new(), worth: None };
        let verdict = Verdict { best: best.clone(), decided: decided.clone(), cost: 0.3 };
        for finding in [
            Finding::Decision { action: "e4".to_owned(), memory: vec![7; 3] },
            Finding::Advice(None),
            Finding::Advice(Some(Advice { best, second: Some(decided) })),
            Finding::Doubt(Some(verdict.clone())),
            Finding::Review(vec![(7, verdict)]),
            Finding::Followed(Followed::Over { drawn: 300, account: Some([7; 32]) }),
            Finding::Followed(Followed::Drawn(300)),
        ] {
            let answer = Answer { seat: Seat::SECOND, steps: 300, finding };
            assert_eq!(Answer::from_bytes(&answer.to_bytes()), Ok(answer));
        }
    }

    #[test]
    fn what_is_cut_off_or_goes_on_or_is_too_long_is_unreadable() {
        let bytes = question(Query::Advise { view: vec![1, 2, 3] }).to_bytes();
        for length in 0..bytes.len() {
            assert_eq!(Question::from_bytes(&bytes[..length]), Err(Unreadable), "{length}");
        }
        assert_eq!(Question::from_bytes(&[bytes, vec![0]].concat()), Err(Unreadable));
        let long = question(Query::Advise { view: vec![0; LONGEST] }).to_bytes();
        assert_eq!(Question::from_bytes(&long), Err(Unreadable));
    }

    #[test]
    fn memory_that_is_too_long_is_none() {
        let memory = vec![7; MOST_MEMORY + 1];
        assert_eq!(within_limit(&memory[1..]), &memory[1..]);
        assert!(within_limit(&memory).is_empty());
    }

    #[test]
    fn an_answer_about_another_moment_is_not_about_the_question() {
        let question = question(Query::Advise { view: Vec::new() });
        let answer = |seat, steps| Answer { seat, steps, finding: Finding::Advice(None) };
        assert!(answer(Seat::SECOND, 300).is_about(&question));
        assert!(!answer(Seat::FIRST, 300).is_about(&question));
        assert!(!answer(Seat::SECOND, 301).is_about(&question));
    }
}
