//! The system's pulse with a substitute thinker.

use std::sync::Arc;
use std::time::{Duration, Instant};

use snuffel::alarm::Alarm;
use snuffel::deadline::Deadline;
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Question};
use snuffel::terminal::executor::{System, beside};

/// A function that answers questions.
pub type Thinker = Arc<dyn Fn(&Question, Deadline<'_>) -> Option<Answer> + Send + Sync>;

/// The system's pulse with this thinker.
pub struct Minded(pub Thinker);

impl Pulse for Minded {
    fn now(&self) -> Instant {
        System.now()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        System.sleep(time)
    }

    fn ring_in(&self, alarm: &Alarm, time: Duration) {
        System.ring_in(alarm, time);
    }

    fn think(&self, question: Question, most: Option<Duration>) -> Waiting<Option<Answer>> {
        let thinker = Arc::clone(&self.0);
        beside(most, move |deadline| thinker(&question, deadline))
    }
}
