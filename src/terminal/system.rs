//! The differences between the terminals of systems, behind one trait with a file for each system and a double for
//! tests.
//!
//! Code for signals, which only Unix has, is where lines are read: in `readline`, `plain`, `interrupts` and `editor_interrupt`.

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

/// The operations of a terminal that differ between systems.
pub trait Terminal {
    /// Opens standard output.
    fn output(&self) -> Box<dyn Write>;

    /// Returns whether lines can be edited on a terminal without a name.
    fn is_capable_without_name(&self) -> bool;

    /// Returns whether the window was opened only for the program, so that it closes, unread, as soon as the program
    /// ends.
    fn is_own_window(&self) -> bool;

    /// Sets the title of the window if it was opened only for the program; any other window keeps its title.
    fn name_window(&self, title: &str);

    /// Clears the screen and the scrollback: immediately, or once the returned text is written. `None` if that is
    /// impossible.
    fn clear(&self) -> Option<&'static str>;

    /// Erases the rows above the cursor that a text of `cells` cells occupies in rows of `columns` columns:
    /// immediately, or once the returned text is written. The cursor has to be in the row after the text.
    fn erase(&self, cells: usize, columns: usize) -> String;

    /// Waits until Enter is pressed or the input ends.
    fn wait_for_enter(&self);

    /// Makes a panic restore the terminal to its current state. With `words`, for a window that closes with the
    /// program, a panic also prints them and waits for Enter.
    fn break_off_in_order(&self, words: Option<String>);
}

/// Makes a panic run `before`, print its message, run `after` and abort the program. A panic in a thought only ends its
/// thread, silently, because the session reports it.
fn when_broken_off(before: impl Fn() + Send + Sync + 'static, after: impl Fn() + Send + Sync + 'static) {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if thread::current().name() == Some(THOUGHT) {
            return;
        }
        before();
        tell(fault);
        after();
        // Other threads would wait for this one for ever.
        process::abort();
    }));
}

/// Returns the terminal of this system.
pub fn of_system() -> impl Terminal + Clone {
    system::System
}
