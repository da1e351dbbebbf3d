//! Time limits that work on a machine of any speed.

use std::time::{Duration, Instant};

use super::program::Place;

/// The time in which a prompt returns when the program does not wait for another player, besides what this machine
/// needs anyway.
pub const AT_ONCE: Duration = Duration::from_millis(50);

/// The maximum number of attempts. A wait for another player would affect every one of them, a busy machine does not.
const TRIES: usize = 40;

/// The maximum time for all attempts together.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time to start the program here and now: about as long as anything that does not wait for others.
fn start() -> Duration {
    let place = Place::new();
    let begin = Instant::now();
    let talk = place.start("play sniff --seats human,easy --seed 4 --lang en");
    let time = begin.elapsed();
    talk.kill();
    time
}

/// Repeats an attempt until it takes no longer than `limit` plus the time for a start.
#[track_caller]
pub fn is_within(limit: Duration, mut attempt: impl FnMut() -> Duration) {
    let (mut times, begin) = (Vec::new(), Instant::now());
    while times.len() < TRIES && begin.elapsed() < PATIENCE {
        let (start, time) = (start(), attempt());
        if time <= limit + start {
            return;
        }
        times.push((time, start));
    }
    panic!("each time, and that of a start: {times:?}");
}
