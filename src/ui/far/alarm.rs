//! The alarm: wakes whoever waits for a typed line when something has come from elsewhere.

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::ui::lines::Caller;

/// Whether the line editor can be called away from a line on this system, which takes a signal.
pub(in crate::ui) const CALLS_EDITOR: bool = cfg!(unix);

/// Something that rings, and those who hear it.
#[derive(Clone, Default, Debug)]
pub struct Alarm(Arc<Bell>);

#[derive(Default, Debug)]
struct Bell {
    /// Whether it has rung since it was hushed.
    rings: Mutex<bool>,
    rung: Condvar,
    /// Whether the line editor waits for keys, and can be woken by a signal.
    is_armed: Mutex<bool>,
    /// Whether the last signal of the editor was one of this alarm.
    has_called: AtomicBool,
    /// Calls whoever else waits for a typed line.
    caller: Mutex<Option<Caller>>,
}

impl Alarm {
    /// Rings. From any thread, once what there is to hear can be taken.
    pub fn ring(&self) {
        let has_rung = mem::replace(&mut *locked(&self.0.rings), true);
        self.0.rung.notify_all();
        // Whoever is called looks whether it rings: once is enough until it is hushed.
        if !has_rung && let Some(caller) = &*locked(&self.0.caller) {
            caller.call();
        }
        // Held until the signal was handled: who disarms waits for that.
        let mut is_armed = locked(&self.0.is_armed);
        if mem::take(&mut *is_armed) {
            self.call();
        }
    }

    /// Rings after a while.
    pub fn ring_in(&self, time: Duration) {
        let alarm = self.clone();
        std::thread::spawn(move || {
            std::thread::sleep(time);
            alarm.ring();
        });
    }

    /// Whether it rings.
    pub fn is_ringing(&self) -> bool {
        *locked(&self.0.rings)
    }

    /// Stops ringing: what there is to hear is taken now.
    pub fn hush(&self) {
        *locked(&self.0.rings) = false;
    }

    /// Waits until it rings, no longer than this, where that is given. Whether it rings.
    pub fn wait(&self, most: Option<Duration>) -> bool {
        let end = most.map(|most| Instant::now() + most);
        let mut rings = locked(&self.0.rings);
        while !*rings {
            rings = match end.map(|end| end.saturating_duration_since(Instant::now())) {
                None => self.0.rung.wait(rings).unwrap_or_else(PoisonError::into_inner),
                Some(Duration::ZERO) => return false,
                Some(rest) => self.0.rung.wait_timeout(rings, rest).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
        true
    }

    /// From now on calls this one when it rings; with `None`, nobody.
    pub(in crate::ui) fn call_by(&self, caller: Option<Caller>) {
        *locked(&self.0.caller) = caller;
    }

    /// The line editor waits for keys from now on, and is called away by a signal when it rings: at once, if it does.
    pub(in crate::ui) fn arm(&self) {
        let mut is_armed = locked(&self.0.is_armed);
        *is_armed = !self.is_ringing();
        if !*is_armed {
            self.call();
        }
    }

    /// The line editor waits no more. Whether it was called away.
    pub(in crate::ui) fn disarm(&self) -> bool {
        *locked(&self.0.is_armed) = false;
        self.0.has_called.swap(false, Ordering::SeqCst)
    }

    /// Calls the line editor away: to it, it is as if Ctrl-C had been pressed.
    fn call(&self) {
        // Without a signal a Ctrl-C would be taken for one, and the row of the prompt erased by signs that not every console
        // knows.
        self.0.has_called.store(CALLS_EDITOR, Ordering::SeqCst);
        #[cfg(unix)]
        let _ = signal_hook::low_level::raise(signal_hook::consts::SIGINT);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_is_woken_and_what_has_rung_before_is_heard() {
        let alarm = Alarm::default();
        assert!(!alarm.is_ringing() && !alarm.wait(Some(Duration::ZERO)));
        alarm.ring();
        assert!(alarm.wait(None));
        alarm.hush();
        assert!(!alarm.is_ringing());
        let bell = alarm.clone();
        let thread = std::thread::spawn(move || bell.ring());
        assert!(alarm.wait(None));
        thread.join().unwrap();
    }
}
