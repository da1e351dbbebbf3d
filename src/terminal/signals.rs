//! The signals of Unix, and what becomes of the line editor's terminal when they come.
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

/// The signals with which the program is ended from outside.
const ENDS: [i32; 3] = [SIGTERM, SIGHUP, SIGQUIT];

/// What makes the editor paint its line again in the row of the cursor: it takes a text for the row above the line, and
/// this one goes up a row first.
const REPAINT: &str = "\x1b[A\n";

/// Through what the editor paints its line again.
pub(super) type Printer = Box<dyn ExternalPrinter + Send>;

/// Watches for signals as long as the program runs, and keeps the terminal in order.
pub(super) struct Watch(Arc<Shared>);

/// The state shared by the reader of lines and the thread that waits for signals.
struct Shared {
    /// Whether the terminal is as the program has found it, so that a signal may end the program as it always does.
    is_resting: Arc<AtomicBool>,
    held: Mutex<Held>,
}

/// The terminal in the hands of the editor.
#[derive(Default)]
struct Held {
    /// How the terminal was before the line that is being read; `None` while none is.
    before: Option<Termios>,
    /// Whether the thread has taken the terminal again for this line.
    is_retaken: bool,
    printer: Option<Printer>,
}

impl Watch {
    /// Begins to watch. Whatever restores the terminal before a stop by Ctrl-Z sets `is_resting`.
    ///
    /// # Errors
    /// There can be no such thread or handler.
    pub(super) fn new(is_resting: Arc<AtomicBool>) -> io::Result<Watch> {
        let shared = Arc::new(Shared { is_resting, held: Mutex::default() });
        for signal in ENDS {
            // The handlers run in this order: where the terminal rests, the thread does not hear of the signal.
            flag::register_conditional_default(signal, Arc::clone(&shared.is_resting))?;
        }
        let signals = Signals::new(ENDS.iter().chain(&[SIGCONT]))?;
        let theirs = Arc::clone(&shared);
        thread::Builder::new().name("signals".to_owned()).spawn(move || theirs.attend(signals))?;
        Ok(Watch(shared))
    }

    /// Sets the printer through which the editor paints.
    pub(super) fn paint_by(&self, printer: Printer) {
        self.0.held().printer = Some(printer);
    }

    /// The editor is about to read a line. Where the terminal is kept still between lines, it is not as it was found.
    pub(super) fn begin(&self, still: Option<&Still>) {
        let mut held = self.0.held();
        held.before = still.map(|still| still.found.clone()).or_else(|| tcgetattr(io::stdin()).ok());
        self.0.is_resting.store(false, Ordering::Relaxed);
    }

    /// The editor has read it, and has put the terminal back. Where it is kept still between lines, it is not yet as it was
    /// found.
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
            // The editor may have been quicker than the thread.
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, &before);
        }
        self.0.is_resting.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The thread.
    fn attend(&self, mut signals: Signals) {
        for signal in signals.forever() {
            match signal {
                SIGCONT => self.go_on(),
                signal => self.leave(signal),
            }
        }
    }

    /// Puts the terminal back, and ends the program as the signal does.
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

    /// The program goes on after a stop. The editor knows of a stop by Ctrl-Z only; after others, the terminal is as
    /// the shell has left it, and the line is not on it.
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
        // To print may take until the editor reads on, and it may need what is held.
        drop(held);
        if let Some(mut printer) = printer {
            let _ = printer.print(REPAINT.to_owned());
            self.held().printer.get_or_insert(printer);
        }
    }
}

/// Whether this program may change the terminal: a background program would be stopped for that.
pub(super) fn is_foreground() -> bool {
    tcgetpgrp(io::stdin()).is_ok_and(|group| group == getpgrp())
}

/// Puts the terminal into the mode in which the editor reads.
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

/// A terminal that is kept still, as long as this lives: it neither echoes nor edits, so that what is typed while the
/// editor is called away reaches its next line as it is.
#[derive(Debug)]
pub(super) struct Still {
    /// How the terminal was found.
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
