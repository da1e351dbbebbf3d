//! The teacher of a lesson: stands beside a session, says what is to be done, and notices what was done.

use super::clerk::Clerk;
use crate::choice::Line;
use crate::game::VERBS;
use crate::kind::Kind;
use crate::lessons::{Goal, Lesson, Step};
use crate::record::Unsaved;
use crate::session::{Delivery, Errand, LESSON_VERBS, LESSON_VERBS_WITH_HINT, Need, Unfetched};
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::text::typed::typed;

/// What has become of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// What was to be done is done.
    Done,
    /// What was to be asked was asked, and is to be answered first.
    Asked,
    /// This was done instead: a line of the record.
    Other(String),
    /// The learner leaves it out.
    Omitted,
}

/// The teacher of one step.
pub struct Teacher<'a> {
    lesson: &'a Lesson,
    step: &'a Step,
    /// The number of the step, from 1.
    number: usize,
    /// How lines of the record begin that tell what the learner did.
    mark: String,
    outcome: Option<Outcome>,
}

impl<'a> Teacher<'a> {
    /// The teacher of a step, which has this number in its lesson, from 1.
    pub fn of(lesson: &'a Lesson, step: &'a Step, number: usize) -> Teacher<'a> {
        Teacher { lesson, step, number, mark: format!("{} ", lesson.learner()), outcome: None }
    }

    /// What has become of the step; `None` where the learner has left.
    pub fn outcome(self) -> Option<Outcome> {
        self.outcome
    }

    /// The commands that the lesson has besides those of the game.
    pub fn verbs(&self) -> &'static [&'static str] {
        match &self.step.goal {
            Goal::Question(question, _) if question == "hint" => LESSON_VERBS,
            Goal::Question(..) | Goal::Deed(_) => LESSON_VERBS_WITH_HINT,
        }
    }

    /// What is to be done, and how far the lesson is.
    pub fn task(&self) -> Vec<Message> {
        vec![self.place(), self.cue()]
    }

    /// What is to be done.
    pub fn cue(&self) -> Message {
        self.step.cue().mattering()
    }

    /// Whether somebody who types this asks what is to be asked.
    fn asks(&self, kind: &'static dyn Kind, teller: &Teller, phrase: &str) -> bool {
        let grammar = teller.grammar(&[VERBS, kind.verbs()].concat(), kind.arguments());
        let command = grammar.read(phrase, |_| None);
        command.is_ok_and(|command| self.step.is_asked_by(command.verb, command.rest.split_whitespace().count()))
    }

    fn place(&self) -> Message {
        Message::new("learn-step").count("number", self.number).count("count", self.lesson.count())
    }
}

impl Clerk for Teacher<'_> {
    fn run(&mut self, errand: Errand) -> Delivery {
        match errand {
            Errand::Write(lines) => {
                let own = lines.lines().find(|line| line.starts_with(&self.mark));
                if let (None, Some(line)) = (&self.outcome, own) {
                    self.outcome = Some(match self.step.is_done_by(line) {
                        true => Outcome::Done,
                        false => Outcome::Other(line.to_owned()),
                    });
                }
                Delivery::Record(Ok(()))
            }
            Errand::Rest | Errand::PutAway => Delivery::Record(Ok(())),
            Errand::Save(occasion) => Delivery::Saved(occasion, Err(Unsaved::Nowhere)),
            Errand::Keep { name, .. } => Delivery::NotKept(name, Unsaved::Nowhere),
            Errand::List => Delivery::Listed(Some(Vec::new())),
            Errand::Fetch(name) => Delivery::Fetched(name, Err(Unfetched::Missing)),
        }
    }

    fn heed(&mut self, command: &Command) -> Vec<Message> {
        match command.verb {
            "task" => self.task(),
            "reason" => vec![self.step.reason()],
            "hint" if self.verbs().contains(&"hint") => vec![self.step.reason()],
            "omit" => {
                self.outcome.get_or_insert(Outcome::Omitted);
                Vec::new()
            }
            verb if self.step.is_asked_by(verb, command.rest.split_whitespace().count()) => {
                self.outcome.get_or_insert(Outcome::Asked);
                Vec::new()
            }
            // What the game helps with may be against the task, or refused here.
            "help" if command.rest.is_empty() => {
                vec![self.cue(), Message::new("learn-words"), Message::new("learn-help")]
            }
            "turn" => vec![self.cue()],
            "last" if command.rest.is_empty() => vec![self.cue()],
            _ => Vec::new(),
        }
    }

    fn wanted(&self, kind: &'static dyn Kind, teller: &Teller) -> Vec<Line> {
        match &self.step.goal {
            Goal::Deed(lines) => lines.iter().filter_map(|line| kind.line(line.strip_prefix(&self.mark)?)).collect(),
            Goal::Question(question, words) => {
                let verbs = kind.verbs().iter().chain(VERBS).copied().filter(|verb| verb == question);
                let told = [self.step.reason(), self.step.cue()].map(|message| typed(&teller.marked(&message)));
                let told = told.into_iter().flatten().filter(|phrase| self.asks(kind, teller, phrase));
                let alone = verbs.filter(|_| *words == 0).map(Line::meant);
                alone.chain(told.map(Line::named)).take(1).collect()
            }
        }
    }

    fn says_what_is_due(&self) -> bool {
        true
    }

    fn dismisses(&self, need: &Need) -> bool {
        match &self.outcome {
            None => false,
            Some(Outcome::Asked | Outcome::Omitted) => !matches!(need, Need::Thought),
            Some(Outcome::Done | Outcome::Other(_)) => true,
        }
    }
}
