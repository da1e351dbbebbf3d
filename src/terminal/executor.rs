//! The executor for systems with threads: runs the program on the calling thread, and provides the matching pulse.
//!
//! The program is one task. Readers of lines may block the thread while they are polled; everything else waits here.

use std::cell::Cell;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use crate::alarm::Alarm;
use crate::deadline::Deadline;
use crate::games;
use crate::pulse::{Pulse, Waiting};
use crate::question::{Answer, Question};

/// The name of each thinking thread. Its panic message is not shown, because the session reports the failure.
pub const THOUGHT: &str = "thought";

thread_local! {
    /// The time at which to poll this thread's task again even if nothing has woken it.
    static NEXT: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Runs a task to its end on this thread.
pub fn block_on<T>(task: impl Future<Output = T>) -> T {
    let mut task = pin!(task);
    let waker = Waker::from(Arc::new(Sleeper(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        NEXT.set(None);
        if let Poll::Ready(output) = task.as_mut().poll(&mut context) {
            return output;
        }
        match NEXT.get() {
            Some(next) => thread::park_timeout(next.saturating_duration_since(Instant::now())),
            None => thread::park(),
        }
    }
}

/// The thread of a task.
struct Sleeper(Thread);

impl Wake for Sleeper {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// The pulse of the system: its clock, and a thread for each thought.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Pulse for System {
    fn now(&self) -> Instant {
        Instant::now()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        let end = Instant::now() + time;
        Box::pin(poll_fn(move |_| {
            if Instant::now() >= end {
                return Poll::Ready(());
            }
            NEXT.set(Some(NEXT.get().map_or(end, |next| next.min(end))));
            Poll::Pending
        }))
    }

    fn ring_in(&self, alarm: &Alarm, time: Duration) {
        let bell = alarm.clone();
        let ring = move || {
            thread::sleep(time);
            bell.ring();
        };
        // Without a thread it rings early, which only causes a needless check.
        if thread::Builder::new().name("alarm".to_owned()).spawn(ring).is_err() {
            alarm.ring();
        }
    }

    fn think(&self, question: Question, most: Option<Duration>) -> Waiting<Option<Answer>> {
        beside(most, move |deadline| games::answer(&question, deadline).ok())
    }
}

/// Runs a thought on its own thread, for no longer than `most`. `None` if it panics, which affects no other part of the
/// program.
pub fn beside(
    most: Option<Duration>,
    think: impl FnOnce(Deadline<'_>) -> Option<Answer> + Send + 'static,
) -> Waiting<Option<Answer>> {
    let thought = Beside(Arc::default());
    let end = most.map(|most| Instant::now() + most);
    let mind = Mind(Arc::clone(&thought.0));
    let think = move || {
        let is_over = || mind.0.is_stopped.load(Ordering::Relaxed) || end.is_some_and(|end| Instant::now() >= end);
        mind.0.end(think(Deadline::when(&is_over)));
    };
    if thread::Builder::new().name(THOUGHT.to_owned()).spawn(think).is_err() {
        thought.0.end(None);
    }
    Box::pin(async move { poll_fn(|context| thought.0.poll(context)).await })
}

/// The task's handle to a thought on its thread.
struct Beside(Arc<Shared>);

impl Drop for Beside {
    /// Stops the thought, because nothing waits for it.
    fn drop(&mut self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// The thread's handle to its thought.
struct Mind(Arc<Shared>);

impl Drop for Mind {
    /// Ends the thought as failed if the thread has panicked.
    fn drop(&mut self) {
        self.0.end(None);
    }
}

/// The state shared by task and thread.
#[derive(Default)]
struct Shared {
    is_stopped: AtomicBool,
    outcome: Mutex<Outcome>,
}

#[derive(Default)]
struct Outcome {
    /// The result, once it is over.
    thought: Option<Option<Answer>>,
    waiting: Option<Waker>,
    is_over: bool,
}

impl Shared {
    fn outcome(&self) -> MutexGuard<'_, Outcome> {
        self.outcome.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the result. Later results are ignored.
    fn end(&self, thought: Option<Answer>) {
        let mut outcome = self.outcome();
        if !outcome.is_over {
            (outcome.thought, outcome.is_over) = (Some(thought), true);
            outcome.waiting.take().into_iter().for_each(Waker::wake);
        }
    }

    fn poll(&self, context: &Context<'_>) -> Poll<Option<Answer>> {
        let mut outcome = self.outcome();
        match outcome.thought.take() {
            Some(thought) => Poll::Ready(thought),
            None => {
                outcome.waiting = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pulse::within;

    #[test]
    fn a_task_waits_for_whatever_comes_first() {
        let alarm = Alarm::default();
        let begin = Instant::now();
        assert_eq!(block_on(within(&System, Duration::from_millis(5), alarm.rung())), None);
        assert!(begin.elapsed() >= Duration::from_millis(5));
        System.ring_in(&alarm, Duration::from_millis(1));
        assert_eq!(block_on(within(&System, Duration::from_secs(3_600), alarm.rung())), Some(()));
    }

    #[test]
    fn what_is_there_already_needs_no_time() {
        assert_eq!(block_on(within(&System, Duration::ZERO, async { 1 })), Some(1));
    }
}
