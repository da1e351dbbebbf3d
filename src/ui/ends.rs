//! The ends of the program: everything that the surrounding system provides. A terminal has them, and so does a test.

use std::io::Write;
use std::rc::Rc;

use super::input::Input;
use crate::pulse::Pulse;
use crate::settings::Loudness;
use crate::speech::Open;
use crate::text::cue::Cue;
use crate::text::message::Message;
use crate::text::style::Lang;

/// The parts from which a console is made.
pub struct Ends {
    /// The source of typed lines.
    pub input: Box<dyn Input>,
    /// The destination of the output. Everything said before the player has to wait is one write.
    pub out: Box<dyn Write>,
    /// The screen that shows it.
    pub screen: Box<dyn Screen>,
    /// Clock and thinking.
    pub pulse: Rc<dyn Pulse>,
    /// Opens speech.
    pub voice: Open,
}

/// The place that shows the output, with its properties.
pub trait Screen {
    /// Clears the screen and its scrollback, either now or as soon as the returned text is written. `None` if that is
    /// impossible.
    fn clear(&self) -> Option<&'static str>;

    /// Erases the rows above the cursor that `cells` cells fill at a width of `columns`, now or when the returned text is
    /// written. Does nothing unless lines are edited.
    fn erase(&self, _cells: usize, _columns: usize) -> String {
        String::new()
    }

    /// Whether a person reads the output, rather than another program or a file.
    fn is_shown(&self) -> bool;

    /// The program's version and build: the system it was built for, and the features it has.
    fn built(&self) -> Vec<Message>;

    /// Notes that the program now speaks this language, for screens with words of their own.
    fn turn_to(&self, _lang: Lang) {}

    /// The text to write so that the following output comes under this heading; empty for a screen without headings.
    fn head(&self, _heading: &str) -> String {
        String::new()
    }

    /// Lets the player pass on this link by the means of the system, if there are any; `None` withdraws the link.
    fn share(&self, _link: Option<&str>) {}

    /// Whether sounds can be played.
    fn has_sound(&self) -> bool {
        false
    }

    /// Plays cues one after the other, along with the output just written. Returns at once.
    fn sound(&self, _cues: &[Cue], _loudness: Loudness) {}

    /// What the system says about its language, the source of lines and the person reading, for the self-check.
    /// `reading` is how the console reads.
    fn around(&self, reading: &Reading) -> Vec<Message>;
}

/// How a console reads lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Whether the plain reader was asked for.
    pub is_plain: bool,
    /// Whether lines can be edited.
    pub is_editor: bool,
    /// How many columns a line has, if known.
    pub columns: Option<usize>,
}
