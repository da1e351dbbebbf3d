//! The console of Windows, and the terminal of any system that is no Unix.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::panic;

use super::Terminal;

/// A console of Windows.
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

    /// Who presses Enter on the file gives no arguments. The system knows better who else is in the window, but only code
    /// that is not safe can ask it; so whoever types the name alone in a window of their own has to press Enter, too.
    fn closes_after(&self, args: &[OsString]) -> bool {
        args.len() <= 1 && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    fn wait_for_enter(&self) {
        let _ = io::stdin().read_line(&mut String::new());
    }

    fn stay_after_panic(&self, words: String) {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |fault| {
            tell(fault);
            // Where nothing can be written any more, there is nothing to read either.
            if writeln!(io::stdout(), "{words}").is_ok() {
                System.wait_for_enter();
            }
        }));
    }
}
