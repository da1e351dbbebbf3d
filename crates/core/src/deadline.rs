//! Deadlines: how a computer player is told to stop thinking.

use std::fmt;

/// Says when a decision has to be made: because time is up, or because it is no longer wanted.
///
/// A computer player checks it now and then, and returns the best action found so far once it is over. The player needs
/// no clock: the caller determines when the time to think ends.
#[derive(Clone, Copy, Default)]
pub struct Deadline<'a>(Option<&'a dyn Fn() -> bool>);

impl<'a> Deadline<'a> {
    /// Never over: thinking lasts as long as its effort requires.
    pub const NEVER: Deadline<'static> = Deadline(None);

    /// A deadline that is over as soon as `is_over` says so.
    pub fn when(is_over: &'a dyn Fn() -> bool) -> Deadline<'a> {
        Deadline(Some(is_over))
    }

    /// Returns whether it is over.
    pub fn is_over(self) -> bool {
        self.0.is_some_and(|is_over| is_over())
    }
}

impl fmt::Debug for Deadline<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Deadline").field(&self.is_over()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_deadline_comes_when_it_is_said_to_and_none_never_does() {
        let over = Cell::new(false);
        let is_over = || over.get();
        let deadline = Deadline::when(&is_over);
        assert!(!deadline.is_over());
        over.set(true);
        assert!(deadline.is_over());
        assert!(!Deadline::NEVER.is_over());
    }
}
