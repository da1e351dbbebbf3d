//! Choices: all actions of one player in a game, each with what was known at the time.

use std::ops::Range;

use crate::record::Entry;
use crate::rules::{self, Rules};
use crate::seat::{Seat, Viewer};

/// An action that a player has chosen.
pub struct Chosen<R: Rules> {
    /// The player's view before the action.
    pub view: R::View,
    /// The action.
    pub action: R::Action,
    /// The number of lines in the record before it, after the header.
    pub steps: u64,
    /// The numbers of the events that it caused.
    pub events: Range<usize>,
}

/// Returns all actions of `seat` in the game with this initial state and record. An impossible record is followed as
/// far as it makes sense.
pub(super) fn collect<R: Rules>(mut state: R::State, entries: &[Entry<R>], seat: Seat) -> Vec<Chosen<R>> {
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
