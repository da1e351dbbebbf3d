//! How much somebody may tell at once.

use std::time::Duration;

use web_time::Instant;

/// How many messages may come at once. A hand typing as fast as it can does not come near.
const MOST: u32 = 200;

/// How long it takes until one more may come.
const STEP: Duration = Duration::from_millis(50);

/// What is left of it to somebody.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// From when on all may come at once again.
    full: Instant,
}

impl Pace {
    /// All may come at once.
    pub fn new(now: Instant) -> Pace {
        Pace { full: now }
    }

    /// Whether all may come at once again: then nothing has to be kept in mind.
    pub fn is_rested(&self, now: Instant) -> bool {
        self.full <= now
    }

    /// Whether one more message may come.
    pub fn allows(&mut self, now: Instant) -> bool {
        let full = self.full.max(now) + STEP;
        let is_allowed = full.duration_since(now) <= STEP * MOST;
        if is_allowed {
            self.full = full;
        }
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let now = Instant::now();
        let mut pace = Pace::new(now);
        assert_eq!((0..1_000).filter(|_| pace.allows(now)).count(), MOST as usize);
        assert!(!pace.allows(now + STEP / 2));
        assert!(!pace.is_rested(now + STEP * (MOST - 1)) && pace.is_rested(now + STEP * MOST));
        assert!(pace.allows(now + STEP));
        assert_eq!((0..1_000).filter(|_| pace.allows(now + STEP * 10)).count(), 9);
        assert_eq!((0..1_000).filter(|_| pace.allows(now + STEP * 10_000)).count(), MOST as usize);
    }
}
