//! The history of a draft, for undo.

use std::sync::Arc;

use super::labyrinth::Labyrinth;

/// The labyrinths before each step, without a limit. Clones share them: a table keeps the state after each step, so
/// separate copies would need memory quadratic in the number of steps.
#[derive(Clone, Debug, Default)]
pub(super) struct Earlier(Option<Arc<Step>>);

#[derive(Debug)]
struct Step {
    labyrinth: Labyrinth,
    before: Earlier,
}

impl Earlier {
    /// Adds the labyrinth before a step.
    pub(super) fn push(&mut self, labyrinth: Labyrinth) {
        let before = Earlier(self.0.take());
        self.0 = Some(Arc::new(Step { labyrinth, before }));
    }

    /// Removes and returns the labyrinth before the last step.
    pub(super) fn pop(&mut self) -> Option<Labyrinth> {
        let step = self.0.take()?;
        self.0 = step.before.0.clone();
        Some(step.labyrinth)
    }

    /// Returns whether there is no step to undo.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl Drop for Earlier {
    /// Drops the steps in a loop: a recursive drop would need a stack as deep as the number of steps.
    fn drop(&mut self) {
        let mut last = self.0.take();
        while let Some(mut step) = last.and_then(Arc::into_inner) {
            last = step.before.0.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::sniff::rules::board::Size;

    #[test]
    fn copies_go_on_by_themselves_and_a_long_row_of_steps_ends_well() {
        let labyrinth = Labyrinth::empty(Size::USUAL);
        let dug = Labyrinth { treasure: Some("B2".parse().unwrap()), ..labyrinth };
        let mut earlier = Earlier::default();
        assert_eq!(earlier.pop(), None);
        for _ in 0..1_000_000 {
            earlier.push(labyrinth);
        }
        let mut copy = earlier.clone();
        earlier.push(dug);
        assert_eq!(copy.pop(), Some(labyrinth));
        drop(copy);
        assert_eq!((earlier.pop(), earlier.pop()), (Some(dug), Some(labyrinth)));
        assert!(!earlier.is_empty());
    }
}
