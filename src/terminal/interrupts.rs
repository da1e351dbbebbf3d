//! Ctrl-C where it is no key of the line editor's, so that it does not end the program in the middle of a game.

use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use signal_hook::SigId;
use signal_hook::consts::SIGINT;
use signal_hook::{flag, low_level};

/// How often it is looked whether Ctrl-C was pressed, while somebody waits whom it does not call.
const GLANCE: Duration = Duration::from_millis(50);

/// The status with which Ctrl-C ends programs on Windows.
const ENDED: u32 = 0xC000_013A;

/// Notices Ctrl-C.
pub(super) trait Interrupts {
    /// Whether it was pressed since this was last asked.
    fn take(&self) -> bool;

    /// How often that has to be asked while a line is waited for; `None` where Ctrl-C calls whoever waits.
    fn glance(&self) -> Option<Duration> {
        None
    }
}

/// Remembers one Ctrl-C, on every system. A second one, before the first was noticed, ends the program.
#[derive(Debug)]
pub(super) struct Flag {
    pending: Arc<AtomicBool>,
    handlers: Vec<SigId>,
}

impl Flag {
    /// Takes over the signal of Ctrl-C.
    pub(super) fn new() -> io::Result<Flag> {
        let pending = Arc::new(AtomicBool::new(false));
        let mut flag = Flag { handlers: Vec::new(), pending: Arc::clone(&pending) };
        // The handlers run in this order: what the first one looks at, the second one sets.
        let impatient = match cfg!(unix) {
            true => flag::register_conditional_default(SIGINT, Arc::clone(&pending))?,
            // Elsewhere what the system does itself cannot be had back, and the library would tell of a crash.
            false => flag::register_conditional_shutdown(SIGINT, ENDED.cast_signed(), Arc::clone(&pending))?,
        };
        flag.handlers.push(impatient);
        flag.handlers.push(flag::register(SIGINT, pending)?);
        Ok(flag)
    }
}

impl Interrupts for Flag {
    fn take(&self) -> bool {
        self.pending.swap(false, Ordering::Relaxed)
    }

    /// A flag calls nobody, and on Windows nothing else can be done in safe code.
    fn glance(&self) -> Option<Duration> {
        Some(GLANCE)
    }
}

/// Readers that take turns share what they know.
impl<I: Interrupts> Interrupts for Rc<I> {
    fn take(&self) -> bool {
        (**self).take()
    }

    fn glance(&self) -> Option<Duration> {
        (**self).glance()
    }
}

impl Drop for Flag {
    fn drop(&mut self) {
        for handler in &self.handlers {
            low_level::unregister(*handler);
        }
    }
}
