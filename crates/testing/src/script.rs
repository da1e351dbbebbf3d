//! A script: the outcomes of chance and the actions in a record, to be repeated by chance and computers.

use std::collections::{BTreeMap, VecDeque};

use snuffel_core::question::{Answer, Finding, Query, Question};
use snuffel_core::record::{Entry, Record};
use snuffel_core::rules::Rules;
use snuffel_core::seat::Seat;

/// The outcomes of chance and the actions in a record.
pub struct Script<R: Rules> {
    /// The outcomes of chance in order.
    pub outcomes: VecDeque<R::Chance>,
    /// The actions.
    pub actions: Actions,
}

/// The actions of all seats, by the number of lines before them.
pub struct Actions(BTreeMap<u64, (Seat, String)>);

impl<R: Rules> Script<R> {
    /// The script of a record, which must be undamaged.
    pub fn of(record: &Record<'_>) -> Script<R> {
        let mut script = Script { outcomes: VecDeque::new(), actions: Actions(BTreeMap::new()) };
        for (steps, line) in (0..).zip(&record.lines) {
            match line.parse::<Entry<R>>().unwrap() {
                Entry::Chance(outcome) => script.outcomes.push_back(outcome),
                Entry::Action(seat, action) => drop(script.actions.0.insert(steps, (seat, action.to_string()))),
                Entry::Note(..) => {}
            }
        }
        script
    }
}

impl Actions {
    /// The recorded answer to a question about a decision; `None` for other questions.
    ///
    /// # Panics
    /// If the record has no such decision.
    pub fn answer(&self, question: &Question) -> Option<Answer> {
        let Query::Decide { .. } = question.query else {
            return None;
        };
        let (seat, steps) = (question.seat, question.steps);
        let done = self.0.get(&steps).filter(|(by, _)| *by == seat);
        let (_, action) = done.unwrap_or_else(|| panic!("the record tells nothing of seat {seat} after {steps} lines"));
        let finding = Finding::Decision { action: action.clone(), memory: Vec::new() };
        Some(Answer { seat, steps, finding })
    }
}
