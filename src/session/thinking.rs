//! Thinking: a question goes out, and an answer may come back.

use super::advising::Sought;
use super::{Session, Stage};
use crate::matches::{Decision, Thought};
use crate::question::{Answer, Question};
use crate::text::message::Message;

/// A question to be thought through.
#[derive(Default)]
pub(super) struct Asked {
    /// A question that no one thinks about yet.
    pub(super) due: Option<Question>,
    /// The question that is being thought about.
    given: Option<Question>,
}

impl Session {
    /// The question to be thought through; `None` if it was already taken.
    pub fn thinking(&mut self) -> Option<Question> {
        let question = self.asked.due.take()?;
        self.asked.given = Some(question.clone());
        Some(question)
    }

    /// Whether a thought is needed, even if its question was not taken yet.
    pub fn is_thinking(&self) -> bool {
        matches!(self.stage, Stage::Decision(_) | Stage::Advice)
    }

    /// Processes an answer. One to an outdated question changes nothing.
    pub(super) fn take_answer(&mut self, answer: &Answer) {
        let Some(question) = self.asked.given.take_if(|question| answer.is_about(question)) else {
            return;
        };
        match self.table.kind().understand(&question, answer) {
            Ok(Thought::Decision(decision)) => self.take_decision(decision),
            Ok(Thought::Advice(hint)) => self.take_advice(hint.map(|hint| *hint)),
            Ok(Thought::Doubt(doubt)) => self.take_doubt(doubt.map(|doubt| *doubt)),
            Ok(Thought::Review(slips)) => self.take_review(slips),
            Err(_) => self.go_on_without(&question),
        }
    }

    /// Continues after a failed thought.
    pub(super) fn take_no_answer(&mut self) {
        if let Some(question) = self.asked.given.take() {
            self.go_on_without(&question);
        }
    }

    /// Continues without a usable answer, and says so, as it is a fault of the program.
    fn go_on_without(&mut self, question: &Question) {
        match self.stage {
            Stage::Decision(seat) => {
                let is_open = question.steps == self.table.steps();
                let told = is_open.then(|| self.table.stumble(seat)).flatten();
                self.say_all(told);
                self.advance();
            }
            Stage::Advice => {
                self.say(Message::new(self.sought.fault()));
                match self.sought {
                    Sought::Hint | Sought::Why => self.stage = Stage::Line,
                    Sought::Doubt => self.take_doubt(None),
                    Sought::Review => self.end_without_review(),
                }
            }
            Stage::Line | Stage::Handover(..) | Stage::News | Stage::Step | Stage::LookBack | Stage::Gone(_) => {}
        }
    }

    fn take_decision(&mut self, decision: Decision) {
        let told = self.table.conclude(decision);
        self.say_all(told);
        if matches!(self.stage, Stage::Decision(_)) {
            self.advance();
        }
    }

    /// Says that a thought takes long.
    pub(super) fn apologise(&mut self) {
        match self.stage {
            Stage::Decision(seat) => self.say(Message::new("thinking").seat("name", seat)),
            Stage::Advice => self.say(Message::new(self.sought.excuse())),
            Stage::Line | Stage::Handover(..) | Stage::News | Stage::Step | Stage::LookBack | Stage::Gone(_) => {}
        }
    }
}
