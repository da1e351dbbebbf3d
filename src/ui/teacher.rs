//! The teacher of a lesson: accompanies a session, sets its task, and notices what the learner does.

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

/// The outcome of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The task is done.
    Done,
    /// The task was to ask something, and the answer is still due.
    Asked,
    /// The learner did something else: a line of the record.
    Other(String),
    /// The learner skips the step.
    Omitted,
}

/// The teacher of one step.
pub struct Teacher<'a> {
    lesson: &'a Lesson,
    step: &'a Step,
    /// The number of the step, starting at 1.
    number: usize,
    /// The beginning of record lines with the learner's actions.
    mark: String,
    outcome: Option<Outcome>,
}

impl<'a> Teacher<'a> {
    /// The teacher of a step with this number in its lesson, starting at 1.
    pub fn new(lesson: &'a Lesson, step: &'a Step, number: usize) -> Teacher<'a> {
        Teacher { lesson, step, number, mark: format!("{} ", lesson.learner()), outcome: None }
    }

    /// The outcome of the step; `None` if the learner has left.
    pub fn outcome(self) -> Option<Outcome> {
        self.outcome
    }

    /// The lesson's commands, besides those of the game.
    pub fn verbs(&self) -> &'static [&'static str] {
        match &self.step.goal {
            Goal::Question(question, _) if question == "hint" => LESSON_VERBS,
            Goal::Question(..) | Goal::Deed(_) => LESSON_VERBS_WITH_HINT,
        }
    }

    /// The number of the step, and its task.
    pub fn task(&self) -> Vec<Message> {
        vec![self.place(), self.cue()]
    }

    /// The task of the step.
    pub fn cue(&self) -> Message {
        self.step.cue().mattering()
    }

    /// Whether a learner who types this asks the question that the task calls for.
    fn asks(&self, kind: &'static dyn Kind, teller: &Teller, phrase: &str) -> bool {
        let grammar = teller.grammar(&[VERBS, kind.verbs()].concat(), kind.arguments());
        let command = grammar.parse(phrase, |_| None);
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
            // The game's own help may contradict the task, or be refused here.
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
