//! The time a nudged player has to answer before the others may agree on a computer.

use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::notation::Unreadable;

/// A number of minutes, from 1 to [`MOST`](Patience::MOST).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Patience(u8);

impl Patience {
    /// The maximum number of minutes.
    pub const MOST: u8 = 60;

    /// The time in minutes.
    pub fn minutes(self) -> u8 {
        self.0
    }

    /// The time as a duration.
    pub fn time(self) -> Duration {
        Duration::from_secs(60 * u64::from(self.0))
    }
}

/// Two minutes.
impl Default for Patience {
    fn default() -> Patience {
        Patience(2)
    }
}

impl TryFrom<u8> for Patience {
    type Error = Unreadable;

    fn try_from(minutes: u8) -> Result<Patience, Unreadable> {
        if (1..=Patience::MOST).contains(&minutes) { Ok(Patience(minutes)) } else { Err(Unreadable) }
    }
}

impl From<Patience> for u8 {
    fn from(patience: Patience) -> u8 {
        patience.0
    }
}

impl FromStr for Patience {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Patience, Unreadable> {
        text.parse::<u8>().map_err(|_| Unreadable)?.try_into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_at_least_a_minute_and_at_most_an_hour() {
        let read = |text: &str| text.parse::<Patience>().map(Patience::minutes);
        assert_eq!((read("1"), read("60")), (Ok(1), Ok(60)));
        for none in ["0", "61", "-1", "300", "5m", ""] {
            assert_eq!(read(none), Err(Unreadable), "{none}");
        }
        assert_eq!(postcard::from_bytes::<Patience>(&[60]).map(Patience::minutes), Ok(60));
        assert!([0, 61, 127].iter().all(|byte| postcard::from_bytes::<Patience>(&[*byte]).is_err()));
    }
}
