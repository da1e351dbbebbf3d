//! Accounts: everything one viewer noticed in a game, together with what was known at the time.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::notation::Unreadable;
use crate::question::encode;
use crate::rules::{News, Rules};
use crate::seat::Seat;

/// A part of a game's story as one viewer noticed it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Account<R: Rules> {
    percepts: Vec<(R::Percept, usize)>,
    /// The viewer's view after each step that had a percept, and the seat that acted in it; `None` for chance.
    scenes: Vec<(R::View, Option<Seat>)>,
}

/// Encodes what was noticed in one step, in which `by` or else chance acted, and what was known after it.
pub fn step<R: Rules>(by: Option<Seat>, percepts: &[&R::Percept], view: &R::View) -> Vec<u8> {
    encode(&(by, percepts, view))
}

impl<R: Rules> fmt::Debug for Account<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.percepts.iter().map(|(percept, scene)| (percept, &self.scenes[*scene].0));
        f.debug_list().entries(steps).finish()
    }
}

impl<R: Rules> Default for Account<R> {
    fn default() -> Account<R> {
        Account { percepts: Vec::new(), scenes: Vec::new() }
    }
}

impl<R: Rules> Account<R> {
    /// Adds what was noticed in one step, in which `by` or else chance acted, and what was known after it. A step
    /// without percepts adds nothing.
    pub fn add(
        &mut self,
        by: Option<Seat>,
        percepts: impl IntoIterator<Item = R::Percept>,
        view: impl FnOnce() -> R::View,
    ) {
        let before = self.percepts.len();
        let scene = self.scenes.len();
        self.percepts.extend(percepts.into_iter().map(|percept| (percept, scene)));
        if self.percepts.len() > before {
            self.scenes.push((view(), by));
        }
    }

    /// Adds an account received from elsewhere.
    ///
    /// # Errors
    /// If it cannot be part of a story; then nothing has changed.
    pub fn append(&mut self, other: Account<R>) -> Result<(), Unreadable> {
        if other.percepts.iter().any(|(_, scene)| *scene >= other.scenes.len()) {
            return Err(Unreadable);
        }
        let before = self.scenes.len();
        self.percepts.extend(other.percepts.into_iter().map(|(percept, scene)| (percept, before + scene)));
        self.scenes.extend(other.scenes);
        Ok(())
    }

    /// The number of percepts.
    pub fn len(&self) -> usize {
        self.percepts.len()
    }

    /// Returns whether there are no percepts.
    pub fn is_empty(&self) -> bool {
        self.percepts.is_empty()
    }

    /// The percept with this number, counted from 0.
    pub fn percept(&self, number: usize) -> Option<&R::Percept> {
        self.percepts.get(number).map(|(percept, _)| percept)
    }

    /// The percepts in a range, with what was known at the time.
    pub fn part(&self, range: Range<usize>) -> Account<R> {
        let mut part = Account::default();
        let end = range.end.min(self.percepts.len());
        let chosen = self.percepts.get(range.start..end).unwrap_or_default();
        for step in chosen.chunk_by(|(_, one), (_, other)| one == other) {
            let percepts = step.iter().map(|(percept, _)| percept.clone());
            let (view, by) = &self.scenes[step[0].1];
            part.add(*by, percepts, || view.clone());
        }
        part
    }

    /// All percepts in order, each with its view.
    pub fn news(&self) -> Vec<News<'_, R>> {
        self.percepts.iter().map(|(percept, scene)| News { percept, view: &self.scenes[*scene].0 }).collect()
    }

    /// Passes each step to `hear`, encoded by [`step`].
    pub fn each_step(&self, mut hear: impl FnMut(&[u8])) {
        for part in self.percepts.chunk_by(|(_, one), (_, other)| one == other) {
            let percepts: Vec<&R::Percept> = part.iter().map(|(percept, _)| percept).collect();
            let (view, by) = &self.scenes[part[0].1];
            hear(&step::<R>(*by, &percepts, view));
        }
    }

    /// The end of the percepts of each step, as a count, and the seat that acted in it; `None` if chance answered.
    pub fn steps(&self) -> impl Iterator<Item = (usize, Option<Seat>)> {
        let mut end = 0;
        self.percepts.chunk_by(|(_, one), (_, other)| one == other).map(move |step| {
            end += step.len();
            (end, self.scenes[step[0].1].1)
        })
    }

    /// The view after the first `percepts` percepts; `None` for 0, or if there are fewer.
    pub fn view_at(&self, percepts: usize) -> Option<&R::View> {
        let (_, scene) = self.percepts.get(percepts.checked_sub(1)?)?;
        Some(&self.scenes[*scene].0)
    }
}
