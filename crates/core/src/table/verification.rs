//! Verification: follows a record without a table, so that a long one costs no memory, and time only for its length.

use crate::chance::ChanceSource;
use crate::record::{Damage, Entry, Reason, Record, Unproven};
use crate::rules::{self, Pending, Rules};
use crate::seat::Seat;

/// The outcome of following a record.
pub struct Verified<R: Rules> {
    /// The state after its last line.
    pub state: R::State,
    /// The number of its lines that are outcomes of chance.
    pub drawn: usize,
}

/// Follows a record by the rules. Chance must have answered as `source` does from the first line on; without a source,
/// it only has to have been asked. `heed` receives each step: the seat that acted (`None` if chance answered), the
/// events, and the state after them.
///
/// # Errors
/// The first line that cannot have happened, or that `source` does not produce.
pub fn verify<R: Rules>(
    config: &R::Config,
    record: &Record<'_>,
    mut source: Option<impl ChanceSource<R>>,
    mut heed: impl FnMut(Option<Seat>, &[R::Event], &R::State),
) -> Result<Verified<R>, Unproven> {
    let mut verified = Verified { state: R::start(config, record.header.players.len()), drawn: 0 };
    let mut events = Vec::new();
    for (index, line) in record.lines.iter().enumerate() {
        let number = Record::line_number(index);
        let damaged = |reason| Damage { line: number, reason };
        if line.starts_with("chance ") {
            if let (Pending::Chance(request), Some(source)) = (R::pending(&verified.state), &mut source) {
                let outcome = source.outcome(&request, index as u64).map(Entry::<R>::Chance);
                if outcome.is_none_or(|outcome| outcome.to_string() != *line) {
                    return Err(Unproven::Drawn(number));
                }
            }
            verified.drawn += 1;
        }
        let entry = line.parse::<Entry<R>>().map_err(|_| damaged(Reason::Unreadable))?;
        events.clear();
        let by = apply(&mut verified.state, entry, &mut events).map_err(damaged)?;
        heed(by, &events, &verified.state);
    }
    Ok(verified)
}

/// Applies a line of a record, and returns the seat that acted; `None` for chance and for notes.
///
/// # Errors
/// The reason why it cannot have happened; the state is left unchanged.
fn apply<R: Rules>(state: &mut R::State, entry: Entry<R>, events: &mut Vec<R::Event>) -> Result<Option<Seat>, Reason> {
    match entry {
        Entry::Chance(outcome) => R::apply_chance(state, outcome, events).map(|()| None).map_err(|_| Reason::NotAsked),
        Entry::Action(..) | Entry::Note(..) if matches!(R::pending(state), Pending::Chance(_)) => {
            Err(Reason::ChanceMissing)
        }
        Entry::Action(seat, action) => {
            rules::act::<R>(state, seat, action, events).map(|()| Some(seat)).map_err(|_| Reason::Refused)
        }
        Entry::Note(..) => Ok(None),
    }
}
