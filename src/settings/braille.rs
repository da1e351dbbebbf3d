//! The braille display for which prompts are laid out.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::notation::Unreadable;

/// A braille display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrailleDisplay {
    cells: u8,
    /// How many cells stay free for typing, if the player has set it.
    free: Option<u8>,
}

/// How many cells a display may have. On a shorter one, the result of a move would often not fit.
const CELLS: RangeInclusive<u8> = 20..=80;

/// How many cells may stay free.
const FREE: RangeInclusive<u8> = 1..=12;

/// How many cells stay free by default: a quarter, and at most as many as any move needs.
const USUAL_FREE: u8 = 10;

impl BrailleDisplay {
    /// A display of 20 to 80 cells; `None` for any other number.
    pub fn new(cells: u8) -> Option<BrailleDisplay> {
        CELLS.contains(&cells).then_some(BrailleDisplay { cells, free: None })
    }

    /// The number of cells, from 20 to 80.
    pub fn cells(self) -> usize {
        self.cells.into()
    }

    /// How many cells stay free after the prompt for typing, from 1 to 12.
    pub fn free(self) -> usize {
        self.free.unwrap_or_else(|| USUAL_FREE.min(self.cells / 4)).into()
    }
}

impl fmt::Display for BrailleDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.free {
            None => write!(f, "{}", self.cells),
            Some(free) => write!(f, "{} free {free}", self.cells),
        }
    }
}

/// Reads a number of cells, such as `40`, or with the number that stays free, such as `40 free 6`.
impl FromStr for BrailleDisplay {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<BrailleDisplay, Unreadable> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| Unreadable);
        let words: Vec<&str> = text.split_whitespace().collect();
        let (cells, free) = match words[..] {
            [cells] => (cells, None),
            [cells, "free", free] | [cells, free, "free"] => (cells, Some(number(free)?)),
            _ => return Err(Unreadable),
        };
        let display = BrailleDisplay::new(number(cells)?).ok_or(Unreadable)?;
        match free {
            Some(free) if !FREE.contains(&free) => Err(Unreadable),
            free => Ok(BrailleDisplay { free, ..display }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_display_reads_back_as_written() {
        for text in ["20", "40", "80", "40 free 6", "20 free 1"] {
            assert_eq!(text.parse::<BrailleDisplay>().unwrap().to_string(), text);
        }
        assert_eq!("40 6 free".parse(), "40 free 6".parse::<BrailleDisplay>());
        for wrong in ["19", "81", "0", "", "40 6", "40 free", "40 free 0", "40 free 13", "40 free 6 7", "-40"] {
            assert_eq!(wrong.parse::<BrailleDisplay>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn a_short_display_keeps_fewer_cells_free() {
        for (text, free) in [("20", 5), ("32", 8), ("40", 10), ("80", 10), ("80 free 3", 3)] {
            assert_eq!(text.parse::<BrailleDisplay>().unwrap().free(), free, "{text}");
        }
    }
}
