//! Deadlines: how whoever thinks is told to come to an end.

use std::fmt;

/// Says when a decision has to be made: because time is up, or because nobody waits for it any more.
///
/// Whoever thinks asks now and then, and does the best it has found so far once it is over. It knows of no clock: what
/// ends the time to think is the business of whoever waits.
#[derive(Clone, Copy, Default)]
pub struct Deadline<'a>(Option<&'a dyn Fn() -> bool>);

impl<'a> Deadline<'a> {
    /// Whoever thinks may take as long as the effort takes.
    pub const NEVER: Deadline<'static> = Deadline(None);

    /// It is over as soon as `is_over` says so.
    pub fn when(is_over: &'a dyn Fn() -> bool) -> Deadline<'a> {
        Deadline(Some(is_over))
    }

    /// Whether it is over.
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
