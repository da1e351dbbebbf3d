//! The terminal of the system: what is not the same on every system, behind one trait, with a file for each. Tests have a
//! terminal of their own.
//!
//! What has to do with signals, and so with Unix alone, stands where lines are read: in `readline`, `plain`, `interrupts` and
//! `summons`.

use std::io::Write;
use std::{panic, process, thread};

use crate::terminal::executor::THOUGHT;

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

    /// Whether the window was opened for the program alone, so that nobody can read what stands in it once the program has
    /// ended.
    fn is_own_window(&self) -> bool;

    /// Gives a window of the program's own this title. Another one has that of whoever opened it.
    fn name_window(&self, title: &str);

    /// Clears the screen and what has scrolled off it: now, or as soon as what this gives is written. `None` where it cannot be
    /// done.
    fn clear(&self) -> Option<&'static str>;

    /// Erases the rows above the cursor that so many cells have taken, of rows that have so many columns: now, or as soon as
    /// what this gives is written. The cursor stands in the row behind them.
    fn erase(&self, cells: usize, columns: usize) -> String;

    /// Waits until Enter is pressed, or can no longer be.
    fn wait_for_enter(&self);

    /// Makes a panic leave the terminal as it is now. If the window closes with the program, these are its last words,
    /// and the window waits for Enter.
    fn break_off_in_order(&self, words: Option<String>);
}

/// Sets what is done at a panic, before and after its message; then the program ends. A thought ends silently and
/// alone, because the session reports that.
fn when_broken_off(before: impl Fn() + Send + Sync + 'static, after: impl Fn() + Send + Sync + 'static) {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if thread::current().name() == Some(THOUGHT) {
            return;
        }
        before();
        tell(fault);
        after();
        // Others would wait for ever for a thread that is gone.
        process::abort();
    }));
}

/// The terminal of this system.
pub fn of_system() -> impl Terminal + Clone {
    system::System
}
