//! Notation: language-neutral text for values that stand in records and settings.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// A piece of notation that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no notation of such a value")
    }
}

impl std::error::Error for Unreadable {}

/// A value with a notation: text that reads back as the same value.
pub trait Notation: Clone + PartialEq + Debug + Display + FromStr<Err = Unreadable> {}

impl<T: Clone + PartialEq + Debug + Display + FromStr<Err = Unreadable>> Notation for T {}
