//! The terminal on Unix. Whoever has started the program has a shell there, in which its last words stay.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write};
use std::os::fd::AsFd;

use super::Terminal;

/// Clears the screen, and then what has scrolled off it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// A terminal of Unix.
#[derive(Clone)]
pub struct System;

impl Terminal for System {
    /// Each write goes out as it is. What the standard library has would write the lines of a text and the prompt behind them
    /// one after the other.
    fn output(&self) -> Box<dyn Write> {
        match io::stdout().as_fd().try_clone_to_owned() {
            Ok(own) => Box::new(File::from(own)),
            Err(_) => Box::new(io::stdout()),
        }
    }

    fn is_capable_without_name(&self) -> bool {
        false
    }

    fn closes_after(&self, _: &[OsString]) -> bool {
        false
    }

    fn clear(&self) -> Option<&'static str> {
        Some(CLEAR)
    }

    fn wait_for_enter(&self) {}

    fn stay_after_panic(&self, _: String) {}
}
