//! The console of Windows, and the terminal of any system that is no Unix.

use std::io::{self, IsTerminal, Read, Write};
use std::process::Command;

use snuffel_console::{screen, window};

use super::{Terminal, when_broken_off};

/// A console of Windows.
#[derive(Clone)]
pub struct System;

impl Terminal for System {
    /// To a console of Windows only the standard library can write any text; it writes a prompt right behind the lines before
    /// it.
    fn output(&self) -> Box<dyn Write> {
        Box::new(io::stdout())
    }

    /// Consoles have no name, and all of them can.
    fn is_capable_without_name(&self) -> bool {
        true
    }

    fn is_own_window(&self) -> bool {
        window::is_own() && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    fn name_window(&self, title: &str) {
        if self.is_own_window() {
            // Without a title the window has the path of the program.
            let _ = window::name(title);
        }
    }

    /// The console prints control sequences where nobody has switched them on. The system's own command clears each window.
    fn clear(&self) -> Option<&'static str> {
        let status = Command::new("cmd").args(["/d", "/c", "cls"]).status();
        status.is_ok_and(|status| status.success()).then_some("")
    }

    fn erase(&self, cells: usize, _columns: usize) -> String {
        // Where the rows cannot be erased, they stay.
        let _ = screen::erase(cells);
        String::new()
    }

    /// A line editor that broke off has left the console as it had it: Enter gives only the first of the two signs that end
    /// a line.
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
