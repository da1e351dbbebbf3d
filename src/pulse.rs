//! The pulse: clock, timers, and thinking in the background. The system has one; tests have one whose time jumps.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;

use web_time::Instant;

use crate::alarm::Alarm;
use crate::question::{Answer, Question};

/// A boxed future.
pub type Waiting<T> = Pin<Box<dyn Future<Output = T>>>;

/// Clock, timers and thinking, as the surrounding system provides them.
pub trait Pulse {
    /// The current time.
    fn now(&self) -> Instant;

    /// Waits for this long.
    fn sleep(&self, time: Duration) -> Waiting<()>;

    /// Rings `alarm` after this time, even while a reader blocks its thread.
    fn ring_in(&self, alarm: &Alarm, time: Duration);

    /// Thinks a question through, for no longer than `most` if given. `None` if the thinking fails or the question
    /// makes no sense. Dropping the future ends the thinking.
    fn think(&self, question: Question, most: Option<Duration>) -> Waiting<Option<Answer>>;
}

/// The output of `waited`, if it comes within `time`.
pub async fn within<T>(pulse: &dyn Pulse, time: Duration, waited: impl Future<Output = T>) -> Option<T> {
    let (mut waited, mut sleep) = (pin!(waited), pulse.sleep(time));
    poll_fn(|context| match waited.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending => sleep.as_mut().poll(context).map(|()| None),
    })
    .await
}
