//! What arrives from elsewhere: read only where it agrees with itself, so that whatever was read can be told and asked.

/// Reads and writes kinds that derive both as `#[serde(remote = "Self")]`: what is not sound is not read. Each has a
/// method `is_sound`, which says whether a game can have such a value.
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
