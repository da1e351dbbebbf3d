//! Lines typed by the player: the source of lines, and the outcomes of reading one.

use std::io;
use std::rc::Rc;
use std::task::{Context, Poll};

use crate::alarm::Alarm;
use crate::text::printable::{Printable, is_unheard};
use crate::ui::choices::Choices;
use crate::ui::speech::Keys;

/// The most bytes in a line, without its line break. Everything that a game asks for is far shorter.
pub const LONGEST_LINE: usize = 1_000;

/// The outcome of reading a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line without its line break, of at most [`LONGEST_LINE`] bytes.
    Line(Printable),
    /// A line of more than [`LONGEST_LINE`] bytes, which was dropped.
    TooLong,
    /// A line that is not UTF-8 or has control characters in it, which was dropped.
    NotText,
    /// Ctrl-C: the typed line was dropped.
    Interrupt,
    /// There is news from elsewhere. A half-typed line is not lost.
    News,
    /// The end of input, which is Ctrl-D on terminals.
    End,
}

/// Completions: the words that fit after the beginning of a line, in the order in which they are offered.
#[derive(Clone)]
pub struct Completions(Rc<Fitting>);

/// The words that fit after the beginning of a line.
type Fitting = dyn Fn(&str) -> Vec<Printable>;

impl Completions {
    /// The words that `fitting` makes of the line before a word. It is only called on demand.
    pub fn new(fitting: impl Fn(&str) -> Vec<Printable> + 'static) -> Completions {
        Completions(Rc::new(fitting))
    }

    /// The words that fit after `before`.
    pub fn fitting(&self, before: &str) -> Vec<Printable> {
        (self.0)(before)
    }
}

/// No words.
impl Default for Completions {
    fn default() -> Completions {
        Completions::new(|_| Vec::new())
    }
}

/// A source of lines.
pub trait Input {
    /// Reads one line after `prompt`, which it paints if it [does so](Input::paints_prompt). Afterwards the cursor is
    /// in the first column of a new line, whatever the outcome. The exception is [`Typed::News`] when the prompt was
    /// not painted here: then nothing is written.
    ///
    /// A reader of a terminal or a pipe may block the thread until there is a line, and then never returns `Pending`.
    ///
    /// # Errors
    /// When the input cannot be read, or the prompt cannot be written. Trying again does not help.
    fn poll_read(
        &mut self,
        context: &mut Context<'_>,
        prompt: &Printable,
        completions: &Completions,
    ) -> Poll<io::Result<Typed>>;

    /// Offers choices instead of typing the next line. Does nothing for an end without them.
    fn offer(&mut self, _choices: &Choices) {}

    /// Adds `line` to the history. Does nothing if there is none.
    fn remember(&mut self, line: &str);

    /// Forgets everything typed so far, deleted text included, because another person types next. Does nothing if there
    /// is no history.
    ///
    /// # Errors
    /// When it cannot be forgotten, so that no further line may be read.
    fn forget(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Makes reading end with [`Typed::News`] whenever the alarm rings, or with `None` no longer.
    fn wake_by(&mut self, _alarm: Option<&Alarm>) {}

    /// The half-typed line that was interrupted, and is shown again after the next prompt.
    fn draft(&self) -> &str {
        ""
    }

    /// Starts reporting each key press to `keys`, if key presses can be seen.
    fn on_key(&mut self, _keys: Keys) {}

    /// Whether the line can be edited, completed and recalled.
    fn is_editor(&self) -> bool;

    /// Whether lines come from a terminal, where a person can press Enter.
    fn is_terminal(&self) -> bool {
        self.is_editor()
    }

    /// Whether it paints the prompt, because it repaints the line during typing. Otherwise the prompt is written
    /// together with the text before it.
    fn paints_prompt(&self) -> bool {
        true
    }

    /// The input since the last line while nothing was being read: a whole line, or Ctrl-C. `None` if there is none or
    /// that cannot be known, as in a pipe, whose lines wait their turn.
    fn meanwhile(&mut self) -> Option<Typed> {
        None
    }

    /// The next line of a pipe, while no line is needed. [`Typed::News`] if the alarm rings first, or if this is not a
    /// pipe. Nothing is written, because there is no prompt.
    fn poll_ahead(&mut self, _context: &mut Context<'_>) -> Poll<Typed> {
        Poll::Ready(Typed::News)
    }

    /// Puts back a line that was read ahead, to be read next.
    fn put_back(&mut self, _typed: Typed) {}

    /// How many columns the terminal has that shows the output, if it is one and says so.
    fn columns(&self) -> Option<usize> {
        None
    }
}

/// Judges the bytes of one line, with or without its line break.
pub fn judge(bytes: &[u8]) -> Typed {
    let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    if bytes.len() > LONGEST_LINE {
        return Typed::TooLong;
    }
    match str::from_utf8(bytes) {
        Ok(text) if !text.chars().any(|c| c.is_control() && c != '\t') => {
            // Phones put such marks between letters, and some shells put one before the first line that they pipe.
            Typed::Line(text.replace(is_unheard, "").into())
        }
        _ => Typed::NotText,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Typed {
        Typed::Line(text.into())
    }

    #[test]
    fn ends_of_lines_are_stripped_once() {
        assert_eq!(judge(b"E4\n"), line("E4"));
        assert_eq!(judge(b"E4\r\n"), line("E4"));
        assert_eq!(judge(b"E4\r"), line("E4"));
        assert_eq!(judge(b" E4 "), line(" E4 "));
        assert_eq!(judge(b"\n"), line(""));
        assert_eq!(judge(b""), line(""));
        assert_eq!(judge(b"E4\r\r\n"), Typed::NotText);
        assert_eq!(judge(b"E4\nE5\n"), Typed::NotText);
    }

    #[test]
    fn tabs_become_spaces_and_marks_that_nobody_hears_nothing() {
        assert_eq!(judge(b"look\tE4\n"), line("look E4"));
        for mark in ["\u{200E}", "\u{200F}", "\u{FEFF}", "\u{AD}", "\u{200B}", "\u{202A}", "\u{2060}", "\u{FE0F}"] {
            assert_eq!(judge(format!("{mark}E{mark}4{mark}\n").as_bytes()), line("E4"), "{mark:?}");
        }
        assert_eq!(judge("\u{FEFF}züge\n".as_bytes()), line("züge"));
    }

    #[test]
    fn what_is_no_text_is_told_apart() {
        assert_eq!(judge(b"z\xFCge\n"), Typed::NotText);
        assert_eq!(judge(b"\xC3\n"), Typed::NotText);
        for control in ['\0', '\x07', '\x1B', '\x7F', '\u{85}', '\u{9B}'] {
            let typed = format!("E{control}4\n");
            assert_eq!(judge(typed.as_bytes()), Typed::NotText, "{typed:?}");
        }
    }

    #[test]
    fn the_longest_line_is_read_and_one_byte_more_is_not() {
        let longest = "x".repeat(LONGEST_LINE);
        assert_eq!(judge(longest.as_bytes()), line(&longest));
        assert_eq!(judge(format!("{longest}\r\n").as_bytes()), line(&longest));
        assert_eq!(judge(format!("{longest}x\n").as_bytes()), Typed::TooLong);
    }
}
