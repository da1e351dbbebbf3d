//! The texts in messages between hosts and guests: printable and short.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::Unreadable;
use crate::player::read_name;
use crate::text::printable::Printable;

/// A printable text of at most `MOST` characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Text<const MOST: usize>(#[serde(serialize_with = "as_text")] Printable);

/// A short text, such as the name of a game or a version.
pub type Short = Text<32>;

/// A text that fits on a typed line.
pub type LineText = Text<300>;

impl<const MOST: usize> Text<MOST> {
    /// The maximum number of characters.
    pub const MOST: usize = MOST;

    /// The beginning of a text, cut to the maximum length.
    pub fn cut(text: &str) -> Text<MOST> {
        Text(Printable::new(text.chars().take(MOST).collect::<String>()))
    }

    /// The text itself.
    pub fn text(&self) -> &Printable {
        &self.0
    }
}

impl<const MOST: usize> FromStr for Text<MOST> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Text<MOST>, Unreadable> {
        if text.chars().count() > MOST { Err(Unreadable) } else { text.parse().map(Text) }
    }
}

impl<'de, const MOST: usize> Deserialize<'de> for Text<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<MOST>, D::Error> {
        parsed(<&str>::deserialize(deserializer)?)
    }
}

/// A player's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Name(#[serde(serialize_with = "as_text")] Printable);

impl Name {
    /// The name itself.
    pub fn text(&self) -> &Printable {
        &self.0
    }
}

impl FromStr for Name {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Name, Unreadable> {
        read_name(text).map(Name)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        parsed(<&str>::deserialize(deserializer)?)
    }
}

fn as_text<S: Serializer>(text: &Printable, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text)
}

/// Parses a deserialised text.
pub(super) fn parsed<T: FromStr<Err: Display>, E: Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(E::custom)
}
