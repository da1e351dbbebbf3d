//! How long something may take, on a machine of any speed.

use std::time::{Duration, Instant};

use super::program::Place;

/// In what time a prompt is back when nobody is waited for, besides what this machine needs anyway.
pub const AT_ONCE: Duration = Duration::from_millis(50);

/// How often a time is taken at most. A wait for somebody would be in every one of them, a busy machine is not.
const TRIES: usize = 40;

/// How long all tries together may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a start of the program takes here and now: about as long as anything that needs nobody else.
fn start() -> Duration {
    let place = Place::new();
    let begin = Instant::now();
    let talk = place.start("play sniff --seats human,easy --seed 4 --lang en");
    let time = begin.elapsed();
    talk.kill();
    time
}

/// What takes so long is tried until it takes no longer than `limit` and what a start takes here.
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
