//! The tutor: it questions weak players once a turn and strong players rarely, and handles the answers; and the review
//! of a game, from which it can be played on.

mod asking;
mod figures;
mod review;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use snuffel::deadline::Deadline;
use snuffel::matches::Match;
use snuffel::question::{Answer, Question};

/// The answers so far, by their questions.
static ANSWERS: Mutex<BTreeMap<String, Arc<OnceLock<Answer>>>> = Mutex::new(BTreeMap::new());

/// The answer of the strong player. It depends on the question alone, and most of these tests ask the same ones: where they
/// share a process, each is thought about once.
fn answer(table: &dyn Match, question: &Question) -> Answer {
    let known = ANSWERS.lock().unwrap().entry(format!("{question:?}")).or_default().clone();
    known.get_or_init(|| table.kind().answer(question, Deadline::NEVER).unwrap()).clone()
}
