//! Validation of values that arrive from elsewhere: only consistent ones are read, so that every value read can be
//! displayed and queried.

/// Implements reading and writing for types that derive both as `#[serde(remote = "Self")]`: unsound values are
/// rejected. Each type has a method `is_sound`, which says whether the value can occur in a game.
#[macro_export]
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
                let wrong = || serde::de::Error::custom($crate::notation::Unreadable);
                read.is_sound().then_some(read).ok_or_else(wrong)
            }
        }
    )+};
}

pub use read_when_sound;
