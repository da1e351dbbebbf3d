//! Ctrl-C in a console of Windows. The system calls a handler on a thread of its own, which may do whatever a thread may.
//!
//! A program can set such a handler once and never take it back. So there is one for the whole program, and whoever wants to hear
//! of Ctrl-C says so to it.

use std::io::{self, ErrorKind};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use snuffel_console::keys;

use super::interrupts::Interrupts;
use super::lines::Caller;

/// The status with which Ctrl-C ends programs on Windows.
const ENDED: u32 = 0xC000_013A;

/// What the handler knows.
static HEARD: Mutex<Heard> = Mutex::new(Heard { by: Hearer::Nobody, presses: 0 });

#[derive(Debug)]
struct Heard {
    by: Hearer,
    /// How often Ctrl-C was pressed since that was last asked.
    presses: usize,
}

/// Who hears of Ctrl-C.
#[derive(Debug)]
enum Hearer {
    /// It ends the program, as it always does.
    Nobody,
    /// The line editor, which is called by a key, and needs to know that it is. Whoever presses Ctrl-C again before it was
    /// noticed, wants to be rid of the program.
    Editor(Arc<AtomicBool>),
    /// The plain reader, which is called each time.
    Called(Caller),
}

fn heard() -> MutexGuard<'static, Heard> {
    HEARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The handler.
fn press() {
    let mut heard = heard();
    let is_enough = match &heard.by {
        Hearer::Nobody => true,
        Hearer::Editor(has_called) => {
            has_called.store(true, Ordering::SeqCst);
            // Where the key cannot be pressed, the next line tells.
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
    // Whoever is called asks for this only once it is let go.
    heard.presses += 1;
}

/// Somebody hears of Ctrl-C from now on, instead of who did before.
fn hear(by: Hearer) -> io::Result<Presses> {
    static IS_SET: OnceLock<bool> = OnceLock::new();
    *heard() = Heard { by, presses: 0 };
    match IS_SET.get_or_init(|| ctrlc::set_handler(press).is_ok()) {
        true => Ok(Presses),
        false => Err(ErrorKind::Unsupported.into()),
    }
}

/// Counts each Ctrl-C, and calls whoever waits for a line.
#[derive(Debug)]
pub(super) struct Presses;

impl Presses {
    /// Takes Ctrl-C over.
    ///
    /// # Errors
    /// The system has no handler or thread for it.
    pub(super) fn new(caller: Caller) -> io::Result<Presses> {
        hear(Hearer::Called(caller))
    }
}

impl Interrupts for Presses {
    /// One only: whoever pressed the keys twice meant it twice.
    fn take(&self) -> bool {
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

/// Remembers one Ctrl-C. A second one, before the first was noticed, ends the program. While a line is edited Ctrl-C is a key
/// like others, but not in every console, and not Ctrl with Pause.
#[derive(Debug)]
pub(super) struct Flag(Presses);

impl Flag {
    /// Takes Ctrl-C over, for an editor that is called by a key.
    ///
    /// # Errors
    /// The system has no handler or thread for it.
    pub(super) fn new(has_called: &Arc<AtomicBool>) -> io::Result<Flag> {
        hear(Hearer::Editor(Arc::clone(has_called))).map(Flag)
    }
}

impl Interrupts for Flag {
    fn take(&self) -> bool {
        self.0.take()
    }
}
