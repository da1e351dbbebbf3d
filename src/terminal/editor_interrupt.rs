//! Interrupts the line editor when an alarm rings.
//!
//! The library's editor blocks its thread until a key arrives. On Unix a signal also ends that wait, as if Ctrl-C had
//! been pressed. Elsewhere only a key does, so an otherwise unused one is simulated: [`CALL`].

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustyline::{KeyCode, KeyEvent, Modifiers};

use crate::alarm::Alarm;

/// The key that interrupts the editor on systems without signals. Pressed by the player, it has no effect.
pub(super) const CALL: KeyEvent = KeyEvent(KeyCode::F(12), Modifiers::CTRL_ALT_SHIFT);

/// An alarm that calls the line editor while it is armed.
#[derive(Clone, Debug)]
pub(super) struct EditorInterrupt {
    alarm: Alarm,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// Whether the line editor waits for keys, and can be interrupted.
    is_armed: Mutex<bool>,
    /// Whether the editor has been interrupted, by a signal or by the key.
    has_called: Arc<AtomicBool>,
}

impl EditorInterrupt {
    /// Interrupts the editor when `alarm` rings, until [`release`](EditorInterrupt::release). `has_called` lets the editor's
    /// key handlers recognise an interruption.
    pub(super) fn by(alarm: &Alarm, has_called: &Arc<AtomicBool>) -> EditorInterrupt {
        let shared = Arc::new(Shared { is_armed: Mutex::default(), has_called: Arc::clone(has_called) });
        let theirs = Arc::clone(&shared);
        alarm.call_by(Some(Box::new(move || theirs.ring())));
        EditorInterrupt { alarm: alarm.clone(), shared }
    }

    /// Stops interrupting the editor.
    pub(super) fn release(&self) {
        self.alarm.call_by(None);
    }

    /// Call before the line editor waits for keys. From then on the alarm interrupts it, at once if it already rings.
    pub(super) fn arm(&self) {
        let mut is_armed = self.shared.armed();
        *is_armed = !self.alarm.is_ringing();
        if !*is_armed {
            self.shared.call();
        }
    }

    /// Call when the line editor has stopped waiting.
    pub(super) fn disarm(&self) {
        *self.shared.armed() = false;
    }

    /// Returns whether the alarm rings.
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

    /// Raises SIGINT, the signal of Ctrl-C: no other signal has this effect while the editor reads.
    #[cfg(unix)]
    fn call(&self) {
        self.has_called.store(true, Ordering::SeqCst);
        let _ = signal_hook::low_level::raise(signal_hook::consts::SIGINT);
    }

    /// Simulates the key, unless that has been done already. The next line ignores a key that comes too late for this
    /// one.
    #[cfg(not(unix))]
    fn call(&self) {
        if !self.has_called.swap(true, Ordering::SeqCst) && snuffel_console::keys::call().is_err() {
            self.has_called.store(false, Ordering::SeqCst);
        }
    }
}
