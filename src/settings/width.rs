//! The width of lines: that of the terminal, a number of columns, or unlimited.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::notation::Unreadable;
use crate::text::message::Message;

/// Where lines are wrapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Width {
    /// At the width of the terminal; nowhere if the output is not a terminal.
    #[default]
    Auto,
    /// Nowhere.
    Off,
    /// At this many columns, 20 to 500.
    Columns(u16),
}

/// The range of widths, in columns.
const RANGE: RangeInclusive<u16> = 20..=500;

impl Width {
    /// The message about it on a terminal with this many columns, if it is one.
    pub fn message(self, terminal: Option<usize>) -> Message {
        match self {
            Width::Auto => Message::new("setting-width-auto").count("cells", terminal.unwrap_or(0)),
            Width::Off => Message::new("setting-width").count("cells", 0u32),
            Width::Columns(columns) => Message::new("setting-width").count("cells", columns),
        }
    }

    /// How many columns a line may have on a terminal with this many; `None` for no limit.
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

/// Reads a number of columns from 20 to 500, `auto`, or `off`, which 0 also means.
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
