//! Calls the line editor away from a line when an alarm rings.
//!
//! The editor of the library blocks its thread until a key comes. Only a signal ends that, and to the editor it is as if Ctrl-C
//! had been pressed.

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::alarm::Alarm;

/// Whether the line editor can be called away from a line on this system, which takes a signal.
pub(super) const CALLS_EDITOR: bool = cfg!(unix);

/// An alarm that calls the line editor while it is armed.
#[derive(Clone, Debug)]
pub(super) struct Summons {
    alarm: Alarm,
    shared: Arc<Shared>,
}

#[derive(Default, Debug)]
struct Shared {
    /// Whether the line editor waits for keys, and can be woken by a signal.
    is_armed: Mutex<bool>,
    /// Whether the last signal of the editor was one of this alarm.
    has_called: AtomicBool,
}

impl Summons {
    /// Calls the editor when `alarm` rings, until [`release`](Summons::release).
    pub(super) fn by(alarm: &Alarm) -> Summons {
        let shared = Arc::<Shared>::default();
        let theirs = Arc::clone(&shared);
        alarm.call_by(Some(Box::new(move || theirs.ring())));
        Summons { alarm: alarm.clone(), shared }
    }

    /// Stops interrupting the editor.
    pub(super) fn release(&self) {
        self.alarm.call_by(None);
    }

    /// The line editor waits for keys now, and is called away when the alarm rings: at once, if it does.
    pub(super) fn arm(&self) {
        let mut is_armed = self.shared.armed();
        *is_armed = !self.alarm.is_ringing();
        if !*is_armed {
            self.shared.call();
        }
    }

    /// The line editor waits no more. Whether it was called away.
    pub(super) fn disarm(&self) -> bool {
        *self.shared.armed() = false;
        self.shared.has_called.swap(false, Ordering::SeqCst)
    }

    /// Whether the alarm rings.
    pub(super) fn is_ringing(&self) -> bool {
        self.alarm.is_ringing()
    }
}

impl Shared {
    fn armed(&self) -> MutexGuard<'_, bool> {
        self.is_armed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ring(&self) {
        // Held until the signal handler has run; `disarm` waits for it.
        let mut is_armed = self.armed();
        if mem::take(&mut *is_armed) {
            self.call();
        }
    }

    fn call(&self) {
        // Without a signal a Ctrl-C would be taken for one, and the row of the prompt erased by signs that not every console
        // knows.
        self.has_called.store(CALLS_EDITOR, Ordering::SeqCst);
        #[cfg(unix)]
        let _ = signal_hook::low_level::raise(signal_hook::consts::SIGINT);
    }
}
