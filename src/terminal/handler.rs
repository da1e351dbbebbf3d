//! Ctrl-C in a Windows console. The system calls a handler on a separate thread, without the restrictions of a Unix
//! signal handler.
//!
//! A program can set such a handler only once and never remove it. So one handler serves the whole program, and the
//! current line reader registers with it.

use std::io::{self, ErrorKind};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use snuffel_console::keys;

use super::interrupts::Interrupts;
use super::lines::Caller;

/// The status with which Ctrl-C ends programs on Windows.
const ENDED: u32 = 0xC000_013A;

/// The state of the handler.
static HEARD: Mutex<Heard> = Mutex::new(Heard { by: Hearer::Nobody, presses: 0 });

#[derive(Debug)]
struct Heard {
    by: Hearer,
    /// The number of presses of Ctrl-C that have not been taken yet.
    presses: usize,
}

/// The recipient of Ctrl-C.
#[derive(Debug)]
enum Hearer {
    /// None: Ctrl-C ends the program, as it does by default.
    Nobody,
    /// The line editor, which is woken by a simulated key; the flag tells it so. A second Ctrl-C before the first has
    /// been taken ends the program.
    Editor(Arc<AtomicBool>),
    /// The plain reader, which is called at each press.
    Called(Caller),
}

fn heard() -> MutexGuard<'static, Heard> {
    HEARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Handles one press of Ctrl-C.
fn press() {
    let mut heard = heard();
    let is_enough = match &heard.by {
        Hearer::Nobody => true,
        Hearer::Editor(has_called) => {
            has_called.store(true, Ordering::SeqCst);
            // If the key cannot be simulated, the press is noticed at the next line.
            let _ = keys::call();
            heard.presses > 0
        }
        Hearer::Called(caller) => {
            caller.call();
            false
        }
    };
    if is_enough {
        process::exit(ENDED.cast_signed());
    }
    // In time for the recipient, which cannot take the press before the lock is released.
    heard.presses += 1;
}

/// Replaces the recipient of Ctrl-C, and sets the handler the first time.
fn hear(by: Hearer) -> io::Result<Presses> {
    static IS_SET: OnceLock<bool> = OnceLock::new();
    *heard() = Heard { by, presses: 0 };
    match IS_SET.get_or_init(|| ctrlc::set_handler(press).is_ok()) {
        true => Ok(Presses),
        false => Err(ErrorKind::Unsupported.into()),
    }
}

/// Counts each Ctrl-C and interrupts the wait for a line.
#[derive(Debug)]
pub(super) struct Presses;

impl Presses {
    /// Takes over Ctrl-C.
    ///
    /// # Errors
    /// The system cannot set the handler or start its thread.
    pub(super) fn new(caller: Caller) -> io::Result<Presses> {
        hear(Hearer::Called(caller))
    }
}

impl Interrupts for Presses {
    /// Takes one press at a time, because a second press has a separate meaning.
    fn take_press(&self) -> bool {
        let mut heard = heard();
        let was_pressed = heard.presses > 0;
        heard.presses = heard.presses.saturating_sub(1);
        was_pressed
    }
}

impl Drop for Presses {
    fn drop(&mut self) {
        *heard() = Heard { by: Hearer::Nobody, presses: 0 };
    }
}

/// Remembers one Ctrl-C; a second one before the first has been taken ends the program. While a line is edited, most
/// consoles deliver Ctrl-C as an ordinary key, but some do not, and none does so for Ctrl-Pause.
#[derive(Debug)]
pub(super) struct Flag(Presses);

impl Flag {
    /// Takes over Ctrl-C for an editor that is woken by a simulated key.
    ///
    /// # Errors
    /// The system cannot set the handler or start its thread.
    pub(super) fn new(has_called: &Arc<AtomicBool>) -> io::Result<Flag> {
        hear(Hearer::Editor(Arc::clone(has_called))).map(Flag)
    }
}

impl Interrupts for Flag {
    fn take_press(&self) -> bool {
        self.0.take_press()
    }
}
