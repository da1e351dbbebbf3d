//! The time that a nudged player has to answer, in messages and among a host's saved connection options.

use crate::remote::patience::Patience;
use crate::seat::Seat;
use crate::text::message::Message;

/// The message about the time a nudged player has to answer.
pub fn has_time(patience: Patience) -> Message {
    Message::new("patience").count("minutes", patience.minutes())
}

/// The message that a player was nudged and has this long to answer.
pub fn has_nudged(seat: Seat, patience: Patience) -> Message {
    Message::new("nudge-done").seat("name", seat).count("minutes", patience.minutes())
}

/// A host's connection options as typed, with the current time for answers to nudges.
pub fn with_patience(ways: &[String], patience: Patience) -> Vec<String> {
    let others = ways.iter().filter(|way| !way.starts_with("--patience=")).cloned();
    let own = (patience != Patience::default()).then(|| format!("--patience={}", patience.minutes()));
    others.chain(own).collect()
}
