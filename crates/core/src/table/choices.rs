//! Choices: all that somebody has done in a game, with what was known then.

use std::ops::Range;

use crate::record::Entry;
use crate::rules::{self, Rules};
use crate::seat::{Seat, Viewer};

/// Something that was done.
pub struct Chosen<R: Rules> {
    /// What whoever did it knew before.
    pub view: R::View,
    /// What was done.
    pub action: R::Action,
    /// How many lines the record had before it, after its header.
    pub steps: u64,
    /// The events that it brought, by their numbers.
    pub events: Range<usize>,
}

/// All that `seat` has done in a game that began in this state and has this record. A record that cannot have happened is
/// followed as far as it can be.
pub(super) fn of<R: Rules>(mut state: R::State, entries: &[Entry<R>], seat: Seat) -> Vec<Chosen<R>> {
    let mut chosen = Vec::new();
    let mut events = Vec::new();
    for (steps, entry) in (0..).zip(entries) {
        let before = events.len();
        match entry {
            Entry::Chance(outcome) => {
                if R::apply_chance(&mut state, outcome.clone(), &mut events).is_err() {
                    break;
                }
            }
            Entry::Action(by, action) => {
                let view = (*by == seat).then(|| R::view(&state, Viewer::Seat(seat)));
                if rules::act::<R>(&mut state, *by, action.clone(), &mut events).is_err() {
                    break;
                }
                let action = action.clone();
                chosen.extend(view.map(|view| Chosen { view, action, steps, events: before..events.len() }));
            }
            Entry::Note(..) => {}
        }
    }
    chosen
}
