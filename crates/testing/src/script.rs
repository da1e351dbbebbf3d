//! A script: what chance and all seats did in a record, for chance and computers to do it again.

use std::collections::{BTreeMap, VecDeque};

use snuffel_core::question::{Answer, Finding, Query, Question};
use snuffel_core::record::{Entry, Record};
use snuffel_core::rules::Rules;
use snuffel_core::seat::Seat;

/// What chance and the computer players did in a record.
pub struct Script<R: Rules> {
    /// What came of chance, in its order.
    pub outcomes: VecDeque<R::Chance>,
    /// What was done.
    pub actions: Actions,
}

/// The actions of all seats, by how many lines were before them.
pub struct Actions(BTreeMap<u64, (Seat, String)>);

impl<R: Rules> Script<R> {
    /// The script of a record, which has to be whole.
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
    /// The decision that is asked for, as the record says it; `None` where something else is asked.
    ///
    /// # Panics
    /// When the record tells of none.
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
