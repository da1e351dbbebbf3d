//! The alarm: wakes whoever waits for a typed line when something has come from elsewhere.

use std::io;
#[cfg(unix)]
use std::io::{Read, Write};
#[cfg(unix)]
use std::os::fd::{AsFd, BorrowedFd};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Whether those who read typed lines can be called away from them on this system. Where they cannot, nobody may type while
/// others are due: the news would have to wait for Enter.
pub const CAN_BE_CALLED: bool = cfg!(unix);

/// Something that rings, and those who hear it.
#[derive(Clone, Debug)]
pub struct Alarm(Arc<Bell>);

#[derive(Debug)]
struct Bell {
    /// Whether it has rung since it was hushed.
    rings: Mutex<bool>,
    rung: Condvar,
    /// Whether the line editor waits for keys, and can be woken by a signal.
    is_armed: Mutex<bool>,
    /// Whether the last signal of the editor was one of this alarm.
    has_called: AtomicBool,
    /// For those who wait for typed lines too: what can be read of one end when it has rung.
    #[cfg(unix)]
    ends: (UnixStream, UnixStream),
}

impl Alarm {
    /// An alarm that has not rung.
    ///
    /// # Errors
    /// When the system has no more pipes.
    pub fn new() -> io::Result<Alarm> {
        Ok(Alarm(Arc::new(Bell {
            rings: Mutex::new(false),
            rung: Condvar::new(),
            is_armed: Mutex::new(false),
            has_called: AtomicBool::new(false),
            #[cfg(unix)]
            ends: {
                let ends = UnixStream::pair()?;
                ends.0.set_nonblocking(true)?;
                ends.1.set_nonblocking(true)?;
                ends
            },
        })))
    }

    /// Rings. From any thread, once what there is to hear can be taken.
    pub fn ring(&self) {
        *locked(&self.0.rings) = true;
        self.0.rung.notify_all();
        // Where the pipe is full it has rung already.
        #[cfg(unix)]
        let _ = (&self.0.ends.1).write(b"!");
        // Held until the signal was handled: who disarms waits for that.
        let mut is_armed = locked(&self.0.is_armed);
        if std::mem::take(&mut *is_armed) {
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
        #[cfg(unix)]
        while matches!((&self.0.ends.0).read(&mut [0; 64]), Ok(1..)) {}
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

    /// What can be read from when it rings.
    #[cfg(unix)]
    pub(in crate::ui) fn ear(&self) -> BorrowedFd<'_> {
        self.0.ends.0.as_fd()
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
        self.0.has_called.store(true, Ordering::SeqCst);
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
        let alarm = Alarm::new().unwrap();
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
