//! The pulse of the program: what time it is, waiting for a while, and thinking beside the game. The system has one; tests have
//! one whose time jumps.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;

use web_time::Instant;

use crate::alarm::Alarm;
use crate::question::{Answer, Question};

/// Something that is waited for.
pub type Waiting<T> = Pin<Box<dyn Future<Output = T>>>;

/// Time and thought, as the system around the program has them.
pub trait Pulse {
    /// The time.
    fn now(&self) -> Instant;

    /// Waits for so long.
    fn sleep(&self, time: Duration) -> Waiting<()>;

    /// Rings `alarm` after so long, also while a reader blocks its thread.
    fn ring_in(&self, alarm: &Alarm, time: Duration);

    /// Thinks a question through, for no longer than `most`, where that is given; `None` where the thought has broken off or
    /// the question makes no sense. The thought ends early when nothing waits for it any more.
    fn think(&self, question: Question, most: Option<Duration>) -> Waiting<Option<Answer>>;
}

/// What `waited` gives, where it comes within `time`.
pub async fn within<T>(pulse: &dyn Pulse, time: Duration, waited: impl Future<Output = T>) -> Option<T> {
    let (mut waited, mut sleep) = (pin!(waited), pulse.sleep(time));
    poll_fn(|context| match waited.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending => sleep.as_mut().poll(context).map(|()| None),
    })
    .await
}
