//! Rate limits on what a peer may send.

use std::time::Duration;

use web_time::Instant;

/// A limit: the size of a burst, and the time until one more is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    most: u32,
    step: Duration,
}

impl Limit {
    /// A guest's messages of any kind. Typing as fast as possible does not come near this.
    pub const MESSAGES: Limit = Limit { most: 200, step: Duration::from_millis(50) };
    /// A guest's talk, limited to what people can listen to.
    pub const WORDS: Limit = Limit { most: 20, step: Duration::from_secs(1) };
    /// A guest's proposals, name changes and nudges: two a minute.
    pub const SELDOM: Limit = Limit { most: 2, step: Duration::from_secs(30) };
    /// A table's messages to be read out to a guest.
    pub const NEWS: Limit = Limit { most: 400, step: Duration::from_millis(50) };
}

/// How much of a limit a peer has used.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    limit: Limit,
    /// The time from which a full burst is allowed again.
    full: Instant,
}

impl Bucket {
    /// A limit of which nothing is used.
    pub fn new(limit: Limit, now: Instant) -> Bucket {
        Bucket { limit, full: now }
    }

    /// The time when one more is allowed.
    pub fn next(&self) -> Instant {
        let rest = self.limit.step * (self.limit.most - 1);
        self.full.checked_sub(rest).unwrap_or(self.full)
    }

    /// Whether a full burst is allowed again, so that this need not be remembered.
    pub fn is_rested(&self, now: Instant) -> bool {
        self.full <= now
    }

    /// Whether one more is allowed now; if so, counts it.
    pub fn allows(&mut self, now: Instant) -> bool {
        let Limit { most, step } = self.limit;
        let full = self.full.max(now) + step;
        let is_allowed = full.duration_since(now) <= step * most;
        if is_allowed {
            self.full = full;
        }
        is_allowed
    }
}

/// How much a guest has used of all its limits.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Messages of any kind.
    pub messages: Bucket,
    /// Talk.
    pub words: Bucket,
    /// Proposals.
    pub proposals: Bucket,
    /// Name changes.
    pub names: Bucket,
    /// Nudges.
    pub nudges: Bucket,
}

impl Allowance {
    /// Limits of which nothing is used.
    pub fn new(now: Instant) -> Allowance {
        let of = |limit| Bucket::new(limit, now);
        Allowance {
            messages: of(Limit::MESSAGES),
            words: of(Limit::WORDS),
            proposals: of(Limit::SELDOM),
            names: of(Limit::SELDOM),
            nudges: of(Limit::SELDOM),
        }
    }

    /// Whether full bursts are allowed again, so that this need not be remembered.
    pub fn is_rested(&self, now: Instant) -> bool {
        [self.messages, self.words, self.proposals, self.names, self.nudges].iter().all(|pace| pace.is_rested(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        for limit in [Limit::MESSAGES, Limit::WORDS, Limit::SELDOM, Limit::NEWS] {
            let Limit { most, step } = limit;
            let now = Instant::now() + step * most;
            let mut pace = Bucket::new(limit, now);
            assert_eq!((0..1_000).filter(|_| pace.allows(now)).count(), most as usize);
            assert!(!pace.allows(now + step / 2));
            assert!(!pace.is_rested(now + step * (most - 1)) && pace.is_rested(now + step * most));
            assert_eq!(pace.next(), now + step);
            assert!(!pace.allows(pace.next() - Duration::from_nanos(1)) && pace.allows(pace.next()));
            assert_eq!((0..1_000).filter(|_| pace.allows(now + step * 2)).count(), 1);
            assert_eq!((0..1_000).filter(|_| pace.allows(now + step * 10_000)).count(), most as usize);
        }
    }
}
