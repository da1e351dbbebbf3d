//! Thinking: a question goes out, and its answer comes back, or nothing does.

use super::advising::Sought;
use super::{Session, Stage};
use crate::matches::{Decision, Thought};
use crate::question::{Answer, Question};
use crate::text::message::Message;

/// What is to be thought through.
#[derive(Default)]
pub(super) struct Asked {
    /// What nobody thinks about yet.
    pub(super) due: Option<Question>,
    /// What somebody thinks about.
    given: Option<Question>,
}

impl Session {
    /// What is to be thought through; `None` when somebody thinks already.
    pub fn thinking(&mut self) -> Option<Question> {
        let question = self.asked.due.take()?;
        self.asked.given = Some(question.clone());
        Some(question)
    }

    /// Whether somebody thinks, be there a question in the meantime or not.
    pub fn is_thinking(&self) -> bool {
        matches!(self.stage, Stage::Decision(_) | Stage::Advice)
    }

    /// Takes an answer. One to a question that nobody asks any more changes nothing.
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

    /// Goes on where whoever thought has broken off.
    pub(super) fn take_no_answer(&mut self) {
        if let Some(question) = self.asked.given.take() {
            self.go_on_without(&question);
        }
    }

    /// Goes on without an answer, or with one that makes no sense, and tells so: it is a fault of the program.
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

    /// Tells that a thought takes long.
    pub(super) fn apologise(&mut self) {
        match self.stage {
            Stage::Decision(seat) => self.say(Message::new("thinking").seat("name", seat)),
            Stage::Advice => self.say(Message::new(self.sought.excuse())),
            Stage::Line | Stage::Handover(..) | Stage::News | Stage::Step | Stage::LookBack | Stage::Gone(_) => {}
        }
    }
}
