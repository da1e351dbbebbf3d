//! Questions to think about, and their answers. Both are plain data that can be passed to another thread, to another
//! process, or into a log.

use std::ops::Range;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::account::Digest;
use crate::advice::{Advice, Verdict};
use crate::notation::Unreadable;
use crate::seat::Seat;

/// The maximum length of a question or an answer, in bytes: several times that of the review of the longest tournament.
pub const LONGEST: usize = 1 << 24;

/// The maximum length of a computer's memory between decisions, in bytes: many times that of any plan.
pub const MOST_MEMORY: usize = 1 << 16;

/// A question based on the knowledge of one seat alone.
///
/// It contains the seed of the computers and of hints. If the table draws chance from the same seed, the question is as
/// secret as the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The name of the game.
    pub game: String,
    /// The seat in question.
    pub seat: Seat,
    /// The number of lines in the record after its header.
    pub steps: u64,
    /// The seed of computers and of hints.
    pub seed: u64,
    /// The query itself.
    pub query: Query,
}

/// A query. Views are encoded as bytes, actions are in record notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Query {
    /// The action of a computer player.
    Decide {
        /// The player's name: a level, `random`, or a reference player of the game.
        player: String,
        /// The player's view.
        view: Vec<u8>,
        /// The player's memory of an earlier decision, in its own encoding; possibly empty. It saves time and changes
        /// no decision.
        memory: Vec<u8>,
    },
    /// The action that the strong player would choose.
    Advise {
        /// The seat's view.
        view: Vec<u8>,
    },
    /// The strong player's opinion of an action that the seat is about to do.
    Judge {
        /// The seat's view.
        view: Vec<u8>,
        /// The action.
        action: String,
    },
    /// The most costly decisions of a game.
    Review(Vec<Choice>),
    /// The result of following a record by the rules.
    Follow {
        /// The text of the record.
        record: String,
        /// Whether chance must have answered as drawn from the record's seed.
        is_drawn: bool,
        /// The seat whose account is wanted, if any.
        listener: Option<Seat>,
    },
}

/// A decision of the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The seat's view before the decision.
    pub view: Vec<u8>,
    /// The action decided on.
    pub action: String,
    /// The number of lines in the record before it, after the header.
    pub steps: u64,
    /// The numbers of the events that it caused.
    pub events: Range<usize>,
}

/// The answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The seat of the question.
    pub seat: Seat,
    /// The steps of the question.
    pub steps: u64,
    /// The finding.
    pub finding: Finding,
}

/// A finding. Actions are in record notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// The decision of a computer player.
    Decision {
        /// The action.
        action: String,
        /// The player's memory for its next decision; possibly empty.
        memory: Vec<u8>,
    },
    /// The strong player's choice; `None` if there is no advice.
    Advice(Option<Advice<String>>),
    /// The objection to the intended action; `None` if there is none.
    Doubt(Option<Verdict<String>>),
    /// The most costly decisions in the order in which they were made, each with the number of steps before it.
    Review(Vec<(u64, Verdict<String>)>),
    /// The result of following a record.
    Followed(Followed),
}

/// The result of following a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Followed {
    /// Its game is over.
    Over {
        /// The number of outcomes of chance.
        drawn: usize,
        /// The account of the listener, if one was asked for.
        account: Option<Digest>,
    },
    /// Its game is not over.
    Open,
    /// The record cannot have happened.
    Damaged,
    /// In this line, counted from 1, chance has not answered as drawn from the seed.
    Drawn(usize),
}

impl Question {
    /// Returns whether it is about a single decision, for which a time limit may apply.
    pub fn is_single(&self) -> bool {
        !matches!(self.query, Query::Review(_) | Query::Follow { .. })
    }

    /// The question as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        encode(self)
    }

    /// Decodes a question.
    ///
    /// # Errors
    /// If the bytes are not a question, or more than [`LONGEST`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Question, Unreadable> {
        decode(bytes)
    }
}

impl Answer {
    /// Returns whether it answers this question, as far as can be seen without interpreting it.
    pub fn is_about(&self, question: &Question) -> bool {
        (self.seat, self.steps) == (question.seat, question.steps)
    }

    /// The answer as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        encode(self)
    }

    /// Decodes an answer.
    ///
    /// # Errors
    /// If the bytes are not an answer, or more than [`LONGEST`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Answer, Unreadable> {
        decode(bytes)
    }
}

/// Returns a computer's memory if it is within the limit, and an empty one if it is longer than [`MOST_MEMORY`].
pub(crate) fn within_limit(memory: &[u8]) -> &[u8] {
    if memory.len() <= MOST_MEMORY { memory } else { &[] }
}

/// Encodes a value. A value that failed to encode would be unreadable at the other end: the contract tests encode all
/// values of the games.
pub(crate) fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_stdvec(value).unwrap_or_default()
}

/// Decodes a value; it must use up all bytes.
pub(crate) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
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
