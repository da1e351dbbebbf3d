//! The pulse of the system, with somebody else who thinks.

use std::sync::Arc;
use std::time::{Duration, Instant};

use snuffel::alarm::Alarm;
use snuffel::deadline::Deadline;
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Question};
use snuffel::terminal::executor::{System, beside};

/// Who thinks a question through.
pub type Thinker = Arc<dyn Fn(&Question, Deadline<'_>) -> Option<Answer> + Send + Sync>;

/// The pulse of the system, where this one thinks.
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
