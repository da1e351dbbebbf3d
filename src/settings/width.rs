//! The width of lines: as wide as the terminal, not cut at all, or a number of columns.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::notation::Unreadable;
use crate::text::message::Message;

/// Where lines are wrapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Width {
    /// At the width of the terminal; where the output is none, nowhere.
    #[default]
    Auto,
    /// Nowhere.
    Off,
    /// At this many columns, 20 to 500.
    Columns(u16),
}

/// The narrowest and the widest that can be asked for, in columns.
const RANGE: RangeInclusive<u16> = 20..=500;

impl Width {
    /// What is told of it where the terminal has so many columns, if there is one.
    pub fn told(self, terminal: Option<usize>) -> Message {
        match self {
            Width::Auto => Message::new("setting-width-auto").count("cells", terminal.unwrap_or(0)),
            Width::Off => Message::new("setting-width").count("cells", 0u32),
            Width::Columns(columns) => Message::new("setting-width").count("cells", columns),
        }
    }

    /// How many columns a line has room in where the terminal has so many; `None` where it has room however long it is.
    pub fn columns(self, terminal: Option<usize>) -> Option<usize> {
        match self {
            Width::Auto => terminal,
            Width::Off => None,
            Width::Columns(columns) => Some(columns.into()),
        }
    }
}

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Width::Auto => f.write_str("auto"),
            Width::Off => f.write_str("off"),
            Width::Columns(columns) => write!(f, "{columns}"),
        }
    }
}

/// A number of columns from 20 to 500, `auto`, or `off`, which is 0 as well.
impl FromStr for Width {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Width, Unreadable> {
        match (text, text.parse()) {
            ("auto", _) => Ok(Width::Auto),
            ("off", _) | (_, Ok(0)) => Ok(Width::Off),
            (_, Ok(columns)) if RANGE.contains(&columns) => Ok(Width::Columns(columns)),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_reads_back_as_written() {
        for text in ["auto", "off", "20", "500"] {
            assert_eq!(text.parse::<Width>().unwrap().to_string(), text);
        }
        assert_eq!("0".parse(), Ok(Width::Off));
        for wrong in ["19", "501", "-1", "", "4 0", "1e2", "70000"] {
            assert_eq!(wrong.parse::<Width>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn only_the_width_of_the_terminal_follows_the_terminal() {
        for (width, terminal, room) in [
            (Width::Auto, Some(80), Some(80)),
            (Width::Auto, None, None),
            (Width::Off, Some(80), None),
            (Width::Columns(40), Some(80), Some(40)),
            (Width::Columns(40), None, Some(40)),
        ] {
            assert_eq!(width.columns(terminal), room, "{width} {terminal:?}");
        }
    }
}
