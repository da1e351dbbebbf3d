//! Notation: language-neutral text for values in records and settings.

use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A piece of notation that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no notation of such a value")]
pub struct Unreadable;

/// A value with a notation: text that reads back as the same value.
pub trait Notation: Clone + PartialEq + Debug + Display + FromStr<Err = Unreadable> {}

impl<T: Clone + PartialEq + Debug + Display + FromStr<Err = Unreadable>> Notation for T {}

/// Gives the values of a type without fields their words for records, settings and people, in the order of declaration.
#[macro_export]
macro_rules! words {
    ($kind:ident { $($value:ident = $word:literal),+ $(,)? }) => {
        impl $kind {
            /// All values, in order.
            pub const ALL: [$kind; [$($word),+].len()] = [$($kind::$value),+];

            /// The position in that order, from 0.
            pub fn index(self) -> usize {
                self as usize
            }

            /// The word for the value in records and settings.
            pub fn word(self) -> &'static str {
                match self {
                    $($kind::$value => $word),+
                }
            }
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $kind {
            type Err = $crate::notation::Unreadable;

            fn from_str(text: &str) -> Result<$kind, $crate::notation::Unreadable> {
                $kind::ALL.into_iter().find(|value| value.word() == text).ok_or($crate::notation::Unreadable)
            }
        }
    };
}
pub use words;
