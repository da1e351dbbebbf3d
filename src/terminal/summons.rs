//! Calls the line editor away from a line when an alarm rings.
//!
//! The editor of the library blocks its thread until a key comes. On Unix a signal ends that as well, as if Ctrl-C had been pressed.
//! Elsewhere only a key does, so that one is pressed that nobody has: [`CALL`].

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustyline::{KeyCode, KeyEvent, Modifiers};

use crate::alarm::Alarm;

/// The key that calls where no signal does. Whoever should really press it presses nothing.
pub(super) const CALL: KeyEvent = KeyEvent(KeyCode::F(12), Modifiers::CTRL_ALT_SHIFT);

/// An alarm that calls the line editor while it is armed.
#[derive(Clone, Debug)]
pub(super) struct Summons {
    alarm: Alarm,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// Whether the line editor waits for keys, and can be woken by a signal.
    is_armed: Mutex<bool>,
    /// Whether the editor is being called, by a signal or by the key.
    has_called: Arc<AtomicBool>,
}

impl Summons {
    /// Calls the editor when `alarm` rings, until [`release`](Summons::release). `has_called` tells whoever sees its keys.
    pub(super) fn by(alarm: &Alarm, has_called: &Arc<AtomicBool>) -> Summons {
        let shared = Arc::new(Shared { is_armed: Mutex::default(), has_called: Arc::clone(has_called) });
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

    /// The line editor waits no more.
    pub(super) fn disarm(&self) {
        *self.shared.armed() = false;
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

    /// The signal of Ctrl-C: what it does to the program while the editor reads, no other one does.
    #[cfg(unix)]
    fn call(&self) {
        self.has_called.store(true, Ordering::SeqCst);
        let _ = signal_hook::low_level::raise(signal_hook::consts::SIGINT);
    }

    /// One key is enough. If it comes too late for this line, the next one takes no notice of it.
    #[cfg(not(unix))]
    fn call(&self) {
        if !self.has_called.swap(true, Ordering::SeqCst) && snuffel_console::keys::call().is_err() {
            self.has_called.store(false, Ordering::SeqCst);
        }
    }
}
