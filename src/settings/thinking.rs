//! Thinking time: how long a computer may take over one decision.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::notation::Unreadable;

/// How long a computer may think about one decision, in milliseconds. Without a limit it makes the fixed effort of its
/// level, so that the same seed gives the same game on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime(Option<u16>);

impl ThinkingTime {
    /// No limit.
    pub const UNLIMITED: ThinkingTime = ThinkingTime(None);

    /// The shortest and the longest limit, in milliseconds.
    const RANGE: std::ops::RangeInclusive<u16> = 10..=60_000;

    /// The limit in milliseconds; 0 for none.
    pub fn millis(self) -> u16 {
        self.0.unwrap_or(0)
    }

    /// How long a decision may take, if it is limited.
    pub fn limit(self) -> Option<Duration> {
        self.0.map(|millis| Duration::from_millis(millis.into()))
    }
}

impl fmt::Display for ThinkingTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.millis())
    }
}

/// Reads a number of milliseconds from 10 to 60000, or 0 for no limit.
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
    fn only_a_limit_is_one() {
        assert_eq!(ThinkingTime::UNLIMITED.limit(), None);
        assert_eq!("60000".parse::<ThinkingTime>().unwrap().limit(), Some(Duration::from_secs(60)));
    }
}
