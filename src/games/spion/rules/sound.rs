//! What arrives from elsewhere: read only where it agrees with itself, so that whatever was read can be told and asked.

use super::board::MOST;
use crate::seat::Seats;

/// Reads and writes kinds that derive both as `remote = "Self"`: what is not sound is not read.
macro_rules! read_when_sound {
    ($($kind:ident),+) => {$(
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $kind::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                let read = $kind::deserialize(deserializer)?;
                let wrong = || serde::de::Error::custom(crate::notation::Unreadable);
                read.is_sound().then_some(read).ok_or_else(wrong)
            }
        }
    )+};
}

pub(super) use read_when_sound;

/// Whether there are such seats in this game.
pub(super) fn are_there(seats: Seats) -> bool {
    are_among(seats, Seats::first(MOST))
}

/// Whether all of `some` are among `all`.
pub(super) fn are_among(some: Seats, all: Seats) -> bool {
    some.iter().all(|seat| all.contains(seat))
}
