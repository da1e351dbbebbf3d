//! How long somebody has to answer a nudge, as it is told, and kept among the ways by which guests come.

use crate::remote::patience::Patience;
use crate::seat::Seat;
use crate::text::message::Message;

/// How long somebody has to answer a nudge.
pub fn has_time(patience: Patience) -> Message {
    Message::new("patience").count("minutes", patience.minutes())
}

/// That somebody was nudged, who has so long to answer.
pub fn has_nudged(seat: Seat, patience: Patience) -> Message {
    Message::new("nudge-done").seat("name", seat).count("minutes", patience.minutes())
}

/// The ways by which guests come, as they were typed, with how long somebody has to answer a nudge by now.
pub fn with_patience(ways: &[String], patience: Patience) -> Vec<String> {
    let others = ways.iter().filter(|way| !way.starts_with("--patience=")).cloned();
    let own = (patience != Patience::default()).then(|| format!("--patience={}", patience.minutes()));
    others.chain(own).collect()
}
