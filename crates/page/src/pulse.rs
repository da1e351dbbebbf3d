//! The pulse of a browser: its clock, and a worker that thinks.

use std::cell::Cell;
use std::time::Duration;

use js_sys::{Promise, Uint8Array};
use snuffel::alarm::Alarm;
use snuffel::deadline::Deadline;
use snuffel::games;
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Question};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_time::Instant;

use crate::host::{Host, set_timeout};

/// A browser's clock and thinking.
pub struct Browser {
    host: Host,
    /// The number of thoughts so far.
    thoughts: Cell<u32>,
}

impl Browser {
    /// The pulse provided by this script.
    pub fn new(host: Host) -> Browser {
        Browser { host, thoughts: Cell::new(0) }
    }
}

impl Pulse for Browser {
    fn now(&self) -> Instant {
        Instant::now()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        Box::pin(wait(time))
    }

    fn ring_in(&self, alarm: &Alarm, time: Duration) {
        let alarm = alarm.clone();
        spawn_local(async move {
            wait(time).await;
            alarm.ring();
        });
    }

    fn think(&self, question: Question, most: Option<Duration>) -> Waiting<Option<Answer>> {
        let number = self.thoughts.replace(self.thoughts.get().wrapping_add(1));
        let milliseconds = most.map(|most| most.as_secs_f64() * 1_000.0);
        let promise = self.host.think(number, &question.to_bytes(), milliseconds);
        let thought = Thought { host: self.host.clone(), number, is_over: false };
        Box::pin(async move {
            let found = JsFuture::from(promise).await;
            thought.end();
            // The thought has broken off, which the session reports.
            Answer::from_bytes(&Uint8Array::new(&found.ok()?).to_vec()).ok()
        })
    }
}

/// A pending thought.
struct Thought {
    host: Host,
    number: u32,
    is_over: bool,
}

impl Thought {
    /// Marks the thought as completed.
    fn end(mut self) {
        self.is_over = true;
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        if !self.is_over {
            self.host.forget(self.number);
        }
    }
}

async fn wait(time: Duration) {
    // The maximum of a timer is 24 days.
    let milliseconds = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let promise = Promise::new(&mut |resolve, _| {
        set_timeout(&resolve, milliseconds);
    });
    // A timer never fails.
    let _ = JsFuture::from(promise).await;
}

/// Answers a question, in the worker dedicated to thinking, and returns the answer as bytes. `None` if the question
/// makes no sense.
pub fn think(question: &[u8], most: Option<f64>) -> Option<Vec<u8>> {
    let question = Question::from_bytes(question).ok()?;
    let begin = Instant::now();
    let most = most.and_then(|most| Duration::try_from_secs_f64(most / 1_000.0).ok());
    let is_over = || most.is_some_and(|most| begin.elapsed() >= most);
    Some(games::answer(&question, Deadline::when(&is_over)).ok()?.to_bytes())
}
