//! The clock: the local time, and times in the past as people say them.

use std::time::SystemTime;

use jiff::civil::DateTime;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan};

use crate::text::message::Message;

/// A clock with the time zone that it shows.
#[derive(Clone, Debug)]
pub struct Clock {
    /// `None` for the system's zone, which is only looked up when a time is needed.
    zone: Option<TimeZone>,
    /// The moment at which the clock stands still; `None` if it runs.
    stopped: Option<Timestamp>,
}

impl Clock {
    /// The clock of the system.
    pub fn of_system() -> Clock {
        Clock { zone: None, stopped: None }
    }

    /// The clock of a system that only knows how many seconds its zone is ahead of UTC. An offset that no place has
    /// counts as zero.
    pub fn ahead_by(seconds: i32) -> Clock {
        let offset = Offset::from_seconds(seconds).unwrap_or(Offset::UTC);
        Clock { zone: Some(TimeZone::fixed(offset)), stopped: None }
    }

    /// A clock that always shows this moment.
    pub fn stopped(at: Timestamp, zone: TimeZone) -> Clock {
        Clock { zone: Some(zone), stopped: Some(at) }
    }

    fn now(&self) -> Timestamp {
        self.stopped.unwrap_or_else(Timestamp::now)
    }

    fn local(&self, moment: Timestamp) -> DateTime {
        self.zone.clone().unwrap_or_else(TimeZone::system).to_datetime(moment)
    }

    /// How a moment is said: today or yesterday with the time, or the day, with the year unless it is this year.
    pub fn describe(&self, moment: SystemTime) -> Message {
        let now = self.local(self.now());
        // A moment outside the calendar comes from a clock that was never set.
        let then = self.local(Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH));
        let yesterday = now.date().checked_sub(1.day()).ok();
        let id = match then.date() {
            today if today == now.date() => "when-today",
            day if Some(day) == yesterday => "when-yesterday",
            day if day.year() == now.year() => "when-day",
            _ => "when-date",
        };
        let time = format!("{}:{:02}", then.hour(), then.minute());
        let day = |number: i8| u32::try_from(number).unwrap_or_default();
        let month = Message::new("month-name").count("month", day(then.month()));
        let message = Message::new(id).text("time", time).count("day", day(then.day()));
        message.said("month", month).text("year", then.year())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::text::style::{Lang, Spelling, Wording};
    use crate::text::teller::Teller;

    const HOUR: u64 = 60 * 60;
    const DAY: u64 = 24 * HOUR;

    /// How a clock at 14:05 on 22 November 2026 says a moment `before` seconds earlier.
    fn told(lang: Lang, before: u64) -> String {
        let now = "2026-11-22T14:05:00Z".parse().unwrap();
        let clock = Clock::stopped(now, TimeZone::UTC);
        let then = SystemTime::from(now) - Duration::from_secs(before);
        Teller::new(lang, Wording::Normal, Spelling::Plain, &[]).say(&clock.describe(then))
    }

    #[test]
    fn what_was_today_and_yesterday_has_a_time_and_what_was_before_a_day() {
        assert_eq!(told(Lang::En, 0), "today 14:05");
        assert_eq!(told(Lang::En, 14 * HOUR), "today 0:05");
        assert_eq!(told(Lang::En, 15 * HOUR), "yesterday 23:05");
        assert_eq!(told(Lang::En, 2 * DAY), "20 November");
        assert_eq!(told(Lang::En, 340 * DAY), "17 December 2025");
        assert_eq!(told(Lang::De, 0), "heute 14:05");
        assert_eq!(told(Lang::De, 38 * HOUR + 6 * 60), "20. November");
        assert_eq!(told(Lang::De, DAY), "gestern 14:05");
        assert_eq!(told(Lang::De, 200 * DAY), "6. Mai");
        assert_eq!(told(Lang::Nl, DAY), "gisteren 14:05");
        assert_eq!(told(Lang::Nl, 250 * DAY), "17 maart");
    }

    #[test]
    fn it_is_the_time_of_the_place_that_counts() {
        let now = "2026-11-22T14:05:00Z".parse().unwrap();
        let east = TimeZone::fixed(jiff::tz::offset(11));
        let message = Clock::stopped(now, east).describe(SystemTime::from(now) - Duration::from_secs(2 * HOUR));
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        assert_eq!(teller.say(&message), "yesterday 23:05");
    }

    #[test]
    fn a_clock_that_was_set_back_tells_of_the_future_by_its_day() {
        let now = "2026-11-22T14:05:00Z".parse().unwrap();
        let message = Clock::stopped(now, TimeZone::UTC).describe(SystemTime::from(now) + Duration::from_secs(DAY));
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        assert_eq!(teller.say(&message), "23 November");
    }
}
