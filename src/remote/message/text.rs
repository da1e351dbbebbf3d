//! Texts in what hosts and guests tell each other: they can be printed, and are short.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::Unreadable;
use crate::player::read_name;
use crate::text::printable::Printable;

/// A text that can be printed, of at most `MOST` characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Text<const MOST: usize>(#[serde(serialize_with = "as_text")] Printable);

/// A word or two.
pub type Short = Text<32>;

/// Something that fits a typed line.
pub type Line = Text<300>;

impl<const MOST: usize> Text<MOST> {
    /// How many characters it can have.
    pub const MOST: usize = MOST;

    /// As much of a text as fits.
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

/// What somebody is called.
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

/// A text read as what it stands for.
pub(super) fn parsed<T: FromStr<Err: Display>, E: Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(E::custom)
}
