//! The terminal of the system: what is not the same on every system, behind one trait, with a file for each. Tests have a
//! terminal of their own.
//!
//! What has to do with signals, and so with Unix alone, stands where lines are read: in `readline`, `plain` and `alarm`.

use std::ffi::OsString;
use std::io::Write;

#[cfg(test)]
pub(crate) mod double;
#[cfg(unix)]
mod unix;
#[cfg(not(unix))]
mod windows;

#[cfg(unix)]
use unix as system;
#[cfg(not(unix))]
use windows as system;

/// What differs between systems.
pub trait Terminal {
    /// Opens standard output.
    fn output(&self) -> Box<dyn Write>;

    /// Whether lines can be edited on a terminal that has no name.
    fn is_capable_without_name(&self) -> bool;

    /// Whether the window was opened for the program alone, as its arguments tell, so that nobody can read what stands in it
    /// once the program has ended.
    fn closes_after(&self, args: &[OsString]) -> bool;

    /// Clears the screen and what has scrolled off it: now, or as soon as what this gives is written. `None` where it cannot be
    /// done.
    fn clear(&self) -> Option<&'static str>;

    /// Waits until somebody has pressed Enter, or nobody can any more.
    fn wait_for_enter(&self);

    /// From now on these words are the last ones of a program that breaks off, and its window waits for Enter.
    fn stay_after_panic(&self, words: String);
}

/// The terminal of this system.
pub fn of_system() -> impl Terminal + Clone {
    system::System
}
