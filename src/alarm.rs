//! The alarm: rings when there is news from elsewhere, and wakes the task that waits for it.

use std::fmt;
use std::future::poll_fn;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

/// An alarm. Its clones ring together.
#[derive(Clone, Default)]
pub struct Alarm(Arc<Bell>);

#[derive(Default)]
struct Bell {
    state: Mutex<State>,
    /// Called when it begins to ring, on the thread that rings it.
    call: Mutex<Option<Call>>,
}

#[derive(Default)]
struct State {
    /// Whether it has rung since it was hushed.
    rings: bool,
    /// The task that waits for it.
    waiting: Option<Waker>,
}

type Call = Box<dyn Fn() + Send>;

impl Alarm {
    /// Rings the alarm, from any thread. The news must be ready to be taken.
    pub fn ring(&self) {
        let (has_rung, waiting) = {
            let mut state = locked(&self.0.state);
            (mem::replace(&mut state.rings, true), state.waiting.take())
        };
        waiting.into_iter().for_each(Waker::wake);
        // A reader that was called polls the alarm itself, so one call is enough until it is hushed.
        if !has_rung && let Some(call) = &*locked(&self.0.call) {
            call();
        }
    }

    /// Whether it rings.
    pub fn is_ringing(&self) -> bool {
        locked(&self.0.state).rings
    }

    /// Stops the ringing: the caller takes the news now.
    pub fn hush(&self) {
        locked(&self.0.state).rings = false;
    }

    /// Ready when it rings. Only one task at a time can wait for it.
    pub fn poll_rung(&self, context: &Context<'_>) -> Poll<()> {
        let mut state = locked(&self.0.state);
        if state.rings {
            return Poll::Ready(());
        }
        state.waiting = Some(context.waker().clone());
        Poll::Pending
    }

    /// Waits until it rings.
    pub async fn rung(&self) {
        poll_fn(|context| self.poll_rung(context)).await;
    }

    /// Sets a function to call whenever it begins to ring, or none. This is for readers that block their thread.
    pub fn call_by(&self, call: Option<Call>) {
        *locked(&self.0.call) = call;
    }
}

impl fmt::Debug for Alarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Alarm").field(&self.is_ringing()).finish()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;
    use crate::terminal::executor::block_on;

    #[test]
    fn a_waiting_task_is_woken_and_an_earlier_ring_is_heard() {
        let alarm = Alarm::default();
        assert!(!alarm.is_ringing());
        alarm.ring();
        block_on(alarm.rung());
        alarm.hush();
        assert!(!alarm.is_ringing());
        let bell = alarm.clone();
        let thread = thread::spawn(move || bell.ring());
        block_on(alarm.rung());
        thread.join().unwrap();
    }

    #[test]
    fn a_reader_is_called_once_until_the_alarm_is_hushed() {
        let (alarm, calls) = (Alarm::default(), Arc::new(AtomicUsize::new(0)));
        let counted = Arc::clone(&calls);
        alarm.call_by(Some(Box::new(move || {
            counted.fetch_add(1, Ordering::Relaxed);
        })));
        alarm.ring();
        alarm.ring();
        assert_eq!(calls.load(Ordering::Relaxed), 1);
        alarm.hush();
        alarm.ring();
        assert_eq!(calls.load(Ordering::Relaxed), 2);
        alarm.call_by(None);
        alarm.hush();
        alarm.ring();
        assert_eq!(calls.load(Ordering::Relaxed), 2);
    }
}
