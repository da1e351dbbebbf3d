//! Notation: language-neutral text for values that stand in records and settings.

use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A piece of notation that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no notation of such a value")]
pub struct Unreadable;

/// A value with a notation: text that reads back as the same value.
pub trait Notation: Clone + PartialEq + Debug + Display + FromStr<Err = Unreadable> {}

impl<T: Clone + PartialEq + Debug + Display + FromStr<Err = Unreadable>> Notation for T {}
