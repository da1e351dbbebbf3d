//! Time to think: how long a computer may take over one decision.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::record::Unreadable;

/// How long a computer may think about one decision, in milliseconds. Without a limit it thinks as long as its level
/// needs: a fixed effort, so that the same seed gives the same game on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime(Option<u16>);

impl ThinkingTime {
    /// No limit.
    pub const UNLIMITED: ThinkingTime = ThinkingTime(None);

    /// The shortest and the longest limit, in milliseconds.
    const RANGE: std::ops::RangeInclusive<u16> = 10..=60_000;

    /// The limit in milliseconds; 0 is none.
    pub fn millis(self) -> u16 {
        self.0.unwrap_or(0)
    }

    /// The moment at which a decision that begins now has to be made.
    pub fn begin(self) -> Deadline {
        let limit = self.0.map(|millis| Duration::from_millis(millis.into()));
        Deadline(limit.map(|limit| Instant::now() + limit))
    }
}

impl fmt::Display for ThinkingTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.millis())
    }
}

/// A number of milliseconds from 10 to 60000, or 0 for no limit.
impl FromStr for ThinkingTime {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<ThinkingTime, Unreadable> {
        match text.parse() {
            Ok(0) => Ok(ThinkingTime::UNLIMITED),
            Ok(millis) if ThinkingTime::RANGE.contains(&millis) => Ok(ThinkingTime(Some(millis))),
            _ => Err(Unreadable),
        }
    }
}

/// The moment at which a decision has to be made, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// Whoever thinks may take as long as the effort takes.
    pub const NEVER: Deadline = Deadline(None);

    /// Whether it has come.
    pub fn is_over(self) -> bool {
        self.0.is_some_and(|moment| Instant::now() >= moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_reads_back_as_written() {
        for text in ["0", "10", "500", "60000"] {
            assert_eq!(text.parse::<ThinkingTime>().unwrap().to_string(), text);
        }
        for wrong in ["", "9", "60001", "-1", "1.5", "soon"] {
            assert_eq!(wrong.parse::<ThinkingTime>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn a_deadline_comes_and_no_limit_never_does() {
        assert!(!ThinkingTime::UNLIMITED.begin().is_over());
        assert!(!Deadline::NEVER.is_over());
        let deadline = "10".parse::<ThinkingTime>().unwrap().begin();
        std::thread::sleep(Duration::from_millis(11));
        assert!(deadline.is_over());
        assert!(!"60000".parse::<ThinkingTime>().unwrap().begin().is_over());
    }
}
