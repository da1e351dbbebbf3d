//! How much somebody may tell at once.

use std::time::Duration;

use web_time::Instant;

/// A limit: how many may come at once, and how long it takes until one more may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    most: u32,
    step: Duration,
}

impl Limit {
    /// Messages of a guest. A hand typing as fast as it can does not come near.
    pub const MESSAGES: Limit = Limit { most: 200, step: Duration::from_millis(50) };
    /// What a guest says: more could nobody listen to.
    pub const WORDS: Limit = Limit { most: 20, step: Duration::from_secs(1) };
    /// Proposals, other names and nudges of a guest: two a minute.
    pub const SELDOM: Limit = Limit { most: 2, step: Duration::from_secs(30) };
    /// What a table tells a guest to be read out.
    pub const NEWS: Limit = Limit { most: 400, step: Duration::from_millis(50) };
}

/// What is left of a limit to somebody.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    limit: Limit,
    /// From when on all may come at once again.
    full: Instant,
}

impl Pace {
    /// All may come at once.
    pub fn new(limit: Limit, now: Instant) -> Pace {
        Pace { limit, full: now }
    }

    /// When one more may come.
    pub fn next(&self) -> Instant {
        let rest = self.limit.step * (self.limit.most - 1);
        self.full.checked_sub(rest).unwrap_or(self.full)
    }

    /// Whether all may come at once again: then nothing has to be kept in mind.
    pub fn is_rested(&self, now: Instant) -> bool {
        self.full <= now
    }

    /// Whether one more message may come.
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

/// What is left to a guest of all that it may tell.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Of messages of any kind.
    pub messages: Pace,
    /// Of what it says.
    pub words: Pace,
    /// Of what it proposes.
    pub proposals: Pace,
    /// Of other names.
    pub names: Pace,
    /// Of nudges.
    pub nudges: Pace,
}

impl Allowance {
    /// All may come at once.
    pub fn new(now: Instant) -> Allowance {
        let of = |limit| Pace::new(limit, now);
        Allowance {
            messages: of(Limit::MESSAGES),
            words: of(Limit::WORDS),
            proposals: of(Limit::SELDOM),
            names: of(Limit::SELDOM),
            nudges: of(Limit::SELDOM),
        }
    }

    /// Whether all may come at once again: then nothing has to be kept in mind.
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
            let mut pace = Pace::new(limit, now);
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
