//! Handles the Unix signals that affect the line editor's terminal.
//!
//! The line editor keeps the terminal in a mode that no other program can use, but only while it reads a line. So a
//! signal that ends the program then restores the terminal first, and continuing after a stop takes it over again.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use nix::sys::termios::{
    ControlFlags, InputFlags, LocalFlags, SetArg, SpecialCharacterIndices, Termios, tcgetattr, tcsetattr,
};
use nix::unistd::{getpgrp, tcgetpgrp};
use rustyline::ExternalPrinter;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};

/// The signals that end the program from outside.
const ENDS: [i32; 3] = [SIGTERM, SIGHUP, SIGQUIT];

/// Makes the editor repaint its line in the row of the cursor: the editor prints a text in the row above its line, and
/// this text first moves up a row.
const REPAINT: &str = "\x1b[A\n";

/// Makes the editor repaint its line.
pub(super) type Printer = Box<dyn ExternalPrinter + Send>;

/// Watches for signals as long as the program runs, and keeps the terminal in order.
pub(super) struct Watch(Arc<Shared>);

/// The state shared by the reader of lines and the thread that waits for signals.
struct Shared {
    /// Whether the terminal is in its original mode, so that a signal can end the program by default.
    is_resting: Arc<AtomicBool>,
    held: Mutex<Held>,
}

/// The state of the terminal while the editor uses it.
#[derive(Default)]
struct Held {
    /// The terminal's mode before the current line; `None` between lines.
    before: Option<Termios>,
    /// Whether the thread has taken over the terminal again for this line.
    is_retaken: bool,
    printer: Option<Printer>,
}

impl Watch {
    /// Starts watching. The code that restores the terminal before a stop by Ctrl-Z sets `is_resting`.
    ///
    /// # Errors
    /// The thread cannot be started, or a handler cannot be set.
    pub(super) fn new(is_resting: Arc<AtomicBool>) -> io::Result<Watch> {
        let shared = Arc::new(Shared { is_resting, held: Mutex::default() });
        for signal in ENDS {
            // The handlers run in this order, so if the terminal is resting, this one ends the program before the
            // thread is notified.
            flag::register_conditional_default(signal, Arc::clone(&shared.is_resting))?;
        }
        let signals = Signals::new(ENDS.iter().chain(&[SIGCONT]))?;
        let theirs = Arc::clone(&shared);
        thread::Builder::new().name("signals".to_owned()).spawn(move || theirs.attend(signals))?;
        Ok(Watch(shared))
    }

    /// Sets the printer that makes the editor repaint its line.
    pub(super) fn paint_by(&self, printer: Printer) {
        self.0.held().printer = Some(printer);
    }

    /// Call before the editor reads a line. If the terminal is kept `still`, its original mode is the one stored there.
    pub(super) fn begin(&self, still: Option<&Still>) {
        let mut held = self.0.held();
        held.before = still.map(|still| still.found.clone()).or_else(|| tcgetattr(io::stdin()).ok());
        self.0.is_resting.store(false, Ordering::Relaxed);
    }

    /// Call when the editor has read a line and restored the terminal. If it is kept `still`, it is not in its original
    /// mode yet.
    pub(super) fn end(&self, still: Option<&Still>) {
        let mut held = self.0.held();
        let before = held.before.take();
        if let Some(still) = still {
            held.before = Some(still.found.clone());
            return;
        }
        if std::mem::take(&mut held.is_retaken)
            && let Some(before) = before
        {
            // The editor may have restored the terminal before the thread took it over.
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, &before);
        }
        self.0.is_resting.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Handles signals for ever, on the thread.
    fn attend(&self, mut signals: Signals) {
        for signal in signals.forever() {
            match signal {
                SIGCONT => self.go_on(),
                signal => self.leave(signal),
            }
        }
    }

    /// Restores the terminal, and ends the program as the signal does by default.
    fn leave(&self, signal: i32) {
        // Held to the end, so that no other line begins.
        let held = self.held();
        if is_foreground()
            && let Some(before) = &held.before
        {
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, before);
        }
        let _ = low_level::emulate_default_handler(signal);
    }

    /// Handles the return from a stop. The editor itself only handles a stop by Ctrl-Z; after others, the terminal is
    /// in the shell's mode and does not show the line.
    fn go_on(&self) {
        if !is_foreground() {
            return;
        }
        let mut held = self.held();
        let has_let_go = self.is_resting.load(Ordering::Relaxed);
        if held.before.is_none() {
            return;
        }
        self.is_resting.store(false, Ordering::Relaxed);
        if has_let_go || take_terminal().is_err() {
            return;
        }
        held.is_retaken = true;
        let printer = held.printer.take();
        // Printing may block until the editor reads on, which may need the lock.
        drop(held);
        if let Some(mut printer) = printer {
            let _ = printer.print(REPAINT.to_owned());
            self.held().printer.get_or_insert(printer);
        }
    }
}

/// Returns whether this program may change the terminal; a background program would be stopped for it.
pub(super) fn is_foreground() -> bool {
    tcgetpgrp(io::stdin()).is_ok_and(|group| group == getpgrp())
}

/// Switches the terminal to the editor's mode.
fn take_terminal() -> io::Result<()> {
    let mut mode = tcgetattr(io::stdin())?;
    mode.input_flags &=
        !(InputFlags::BRKINT | InputFlags::ICRNL | InputFlags::INPCK | InputFlags::ISTRIP | InputFlags::IXON);
    mode.control_flags |= ControlFlags::CS8;
    mode.local_flags &= !(LocalFlags::ECHO | LocalFlags::ICANON | LocalFlags::IEXTEN | LocalFlags::ISIG);
    // One key at a time, however long it takes.
    mode.control_chars[SpecialCharacterIndices::VMIN as usize] = 1;
    mode.control_chars[SpecialCharacterIndices::VTIME as usize] = 0;
    Ok(tcsetattr(io::stdin(), SetArg::TCSANOW, &mode)?)
}

/// Keeps the terminal still as long as this lives: it neither echoes nor edits, so that text typed while the editor is
/// interrupted reaches its next line unchanged.
#[derive(Debug)]
pub(super) struct Still {
    /// The original mode of the terminal.
    found: Termios,
}

impl Still {
    /// Keeps the terminal of standard input still.
    pub(super) fn new() -> io::Result<Still> {
        let found = tcgetattr(io::stdin())?;
        let mut mode = found.clone();
        // Ctrl-C is still a signal.
        mode.local_flags &= !(LocalFlags::ICANON | LocalFlags::ECHO | LocalFlags::IEXTEN);
        mode.input_flags &= !(InputFlags::ICRNL | InputFlags::IXON);
        tcsetattr(io::stdin(), SetArg::TCSADRAIN, &mode)?;
        Ok(Still { found })
    }
}

impl Drop for Still {
    fn drop(&mut self) {
        let _ = tcsetattr(io::stdin(), SetArg::TCSADRAIN, &self.found);
    }
}
