//! Thoughts that are kept, so that a game told in three languages is thought through once.

use std::sync::{Arc, Mutex, PoisonError};

use snuffel_core::question::{Answer, Question};

/// Questions, which mention no language, with their answers.
#[derive(Clone, Default)]
pub struct Thoughts(Arc<Mutex<Vec<(Question, Answer)>>>);

impl Thoughts {
    /// The answer to a question: the one that was kept, or what `think` finds.
    pub fn answer(&self, question: &Question, think: impl FnOnce() -> Option<Answer>) -> Option<Answer> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept().iter().find(|(known, _)| known == question).map(|(_, answer)| answer.clone());
        known.or_else(|| {
            let answer = think()?;
            kept().push((question.clone(), answer.clone()));
            Some(answer)
        })
    }
}
