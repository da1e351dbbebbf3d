//! The width of the lines at this terminal.

use std::io;

use terminal_size::terminal_size_of;

/// The width of standard output in columns; `None` if it is not a terminal or its width is unknown.
pub fn columns() -> Option<usize> {
    let (width, _) = terminal_size_of(io::stdout())?;
    Some(width.0.into())
}
