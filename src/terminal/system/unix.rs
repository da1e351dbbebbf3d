//! The terminal on Unix. The program was started in a shell, where its last messages stay readable.

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::sync::{Mutex, PoisonError};

use nix::sys::termios::{SetArg, tcgetattr, tcsetattr};

use super::super::signals::is_foreground;
use super::{Terminal, when_broken_off};

/// Clears the screen, and then the scrollback.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Moves the cursor up a row.
const UP: &str = "\x1b[A";

/// Erases everything from the beginning of the cursor's row.
const ERASE: &str = "\r\x1b[J";

/// A terminal of Unix.
#[derive(Clone)]
pub struct System;

impl Terminal for System {
    /// Unbuffered: the standard library's output would write each line of a text, and the prompt after it, separately.
    fn output(&self) -> Box<dyn Write> {
        match io::stdout().as_fd().try_clone_to_owned() {
            Ok(own) => Box::new(File::from(own)),
            Err(_) => Box::new(io::stdout()),
        }
    }

    fn is_capable_without_name(&self) -> bool {
        false
    }

    fn is_own_window(&self) -> bool {
        false
    }

    fn name_window(&self, _: &str) {}

    fn clear(&self) -> Option<&'static str> {
        Some(CLEAR)
    }

    fn erase(&self, cells: usize, columns: usize) -> String {
        let rows = cells / columns.max(1) + 1;
        UP.repeat(rows) + ERASE
    }

    fn wait_for_enter(&self) {}

    fn break_off_in_order(&self, _: Option<String>) {
        let found = Mutex::new(tcgetattr(io::stdin()).ok());
        let put_back = move || {
            let found = found.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(found) = found.as_ref().filter(|_| is_foreground()) {
                let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, found);
            }
        };
        when_broken_off(put_back, || {});
    }
}
