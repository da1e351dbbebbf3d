//! The Windows console, as the terminal of every system other than Unix.

use std::io::{self, IsTerminal, Read, Write};
use std::process::Command;

use snuffel_console::{screen, window};

use super::{Terminal, when_broken_off};

/// A Windows console.
#[derive(Clone)]
pub struct System;

impl Terminal for System {
    /// Standard output, because only the standard library can write every text to a Windows console. It writes a prompt
    /// directly after the lines before it.
    fn output(&self) -> Box<dyn Write> {
        Box::new(io::stdout())
    }

    /// Consoles have no names, and lines can be edited in all of them.
    fn is_capable_without_name(&self) -> bool {
        true
    }

    fn is_own_window(&self) -> bool {
        window::is_own() && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    fn name_window(&self, title: &str) {
        if self.is_own_window() {
            // If this fails, the title stays the path of the program.
            let _ = window::name(title);
        }
    }

    /// Runs the system's own command, which works in every console: one without control sequences enabled would print
    /// them.
    fn clear(&self) -> Option<&'static str> {
        let status = Command::new("cmd").args(["/d", "/c", "cls"]).status();
        status.is_ok_and(|status| status.success()).then_some("")
    }

    fn erase(&self, cells: usize, _columns: usize) -> String {
        // If this fails, the rows stay.
        let _ = screen::erase(cells);
        String::new()
    }

    /// Accepts either character of a line end: after a panic in the line editor the console is still in its mode, in
    /// which Enter sends only the first.
    fn wait_for_enter(&self) {
        let mut stdin = io::stdin().lock();
        let mut sign = [0];
        while stdin.read_exact(&mut sign).is_ok() && !matches!(sign, [b'\r' | b'\n']) {}
    }

    fn break_off_in_order(&self, words: Option<String>) {
        let stay = move || {
            // If nothing can be written, there is nothing to read either.
            if let Some(words) = &words
                && writeln!(io::stdout(), "{words}").is_ok()
            {
                System.wait_for_enter();
            }
        };
        when_broken_off(|| {}, stay);
    }
}
