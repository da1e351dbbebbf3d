//! The ends of the program: what it is given by the system around it. A terminal brings them along, and so does a test.

use std::io::Write;
use std::rc::Rc;

use super::input::Input;
use crate::pulse::Pulse;
use crate::settings::Loudness;
use crate::speech::Open;
use crate::text::cue::Cue;
use crate::text::message::Message;
use crate::text::style::Lang;

/// What a console is made with.
pub struct Ends {
    /// Where lines come from.
    pub input: Box<dyn Input>,
    /// Where what is said goes. What is said until somebody has to wait goes there in one write.
    pub out: Box<dyn Write>,
    /// Where it is shown.
    pub screen: Box<dyn Screen>,
    /// Time and thought.
    pub pulse: Rc<dyn Pulse>,
    /// The way to speech.
    pub voice: Open,
}

/// Where the program is shown, and what can be told of that.
pub trait Screen {
    /// Clears what is shown and what has scrolled off it: now, or as soon as what this gives is written. `None` where it cannot
    /// be done.
    fn clear(&self) -> Option<&'static str>;

    /// Erases the rows above the cursor that so many cells have taken, of rows that have so many columns: now, or as soon as
    /// what this gives is written. Only where lines are edited are there such rows.
    fn erase(&self, _cells: usize, _columns: usize) -> String {
        String::new()
    }

    /// Whether what is written stands where somebody reads it, and does not go to another program or into a file.
    fn is_shown(&self) -> bool;

    /// What the program is, and for what and with what it was built.
    fn built(&self) -> Vec<Message>;

    /// The program speaks this language from now on. For what shows words of its own.
    fn turn_to(&self, _lang: Lang) {}

    /// What is to be written so that all behind it stands below this heading: nothing where there are no headings.
    fn head(&self, _heading: &str) -> String {
        String::new()
    }

    /// Whether there is anything to play sounds with.
    fn has_sound(&self) -> bool {
        false
    }

    /// Cues sound one behind the other, with what was written just now. For what has sound; nobody waits for it.
    fn sound(&self, _cues: &[Cue], _loudness: Loudness) {}

    /// What the system says of its language, of where lines come from and of who reads them, for the self-check. `reading` is
    /// how the console reads.
    fn around(&self, reading: &Reading) -> Vec<Message>;
}

/// How a console reads lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Whether the plain reader was asked for.
    pub is_plain: bool,
    /// Whether lines are edited.
    pub is_editor: bool,
    /// How many columns a line has, where that is known.
    pub columns: Option<usize>,
}
