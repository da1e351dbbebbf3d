//! The ends of a program at which no time passes, so that what it says does not depend on how busy the machine is.

use std::future::pending;
use std::io::Write;
use std::rc::Rc;
use std::time::{Duration, Instant};

use snuffel::alarm::Alarm;
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Question};
use snuffel::terminal;
use snuffel::terminal::executor::System;
use snuffel::ui::ends::Ends;
use snuffel::ui::input::Input;

/// A clock that stands still at this moment. A thought has all the time it needs.
struct Unhurried(Instant);

impl Pulse for Unhurried {
    fn now(&self) -> Instant {
        self.0
    }

    fn sleep(&self, _: Duration) -> Waiting<()> {
        Box::pin(pending())
    }

    fn ring_in(&self, _: &Alarm, _: Duration) {}

    fn think(&self, question: Question, _: Option<Duration>) -> Waiting<Option<Answer>> {
        System.think(question, None)
    }
}

/// A pulse at which no time passes.
pub fn pulse() -> Rc<dyn Pulse> {
    Rc::new(Unhurried(Instant::now()))
}

/// The ends of a program that reads these lines and writes there, and has all else of this system but its time.
pub fn ends(input: Box<dyn Input>, out: Box<dyn Write>) -> Ends {
    Ends { pulse: pulse(), ..terminal::ends(input, out) }
}
