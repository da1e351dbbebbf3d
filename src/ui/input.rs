//! Lines that somebody types: what can come of one, and where they are read from.

use std::io;
use std::rc::Rc;
use std::task::{Context, Poll};

use crate::alarm::Alarm;
use crate::text::printable::{Printable, is_unheard};
use crate::ui::choices::Choices;
use crate::ui::speech::Keys;

/// The most bytes of a line, without its end. Whatever a game asks for fits many times over.
pub const LONGEST_LINE: usize = 1_000;

/// What came of reading a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line without its end, of at most [`LONGEST_LINE`] bytes.
    Line(Printable),
    /// A line of more than [`LONGEST_LINE`] bytes; the whole of it was dropped.
    TooLong,
    /// A line that is not UTF-8 or has control characters in it; the whole of it was dropped.
    NotText,
    /// Ctrl-C: the typed line was dropped.
    Interrupt,
    /// Nothing: something has come from elsewhere. What is half typed is not lost.
    News,
    /// The end of input, which is Ctrl-D on terminals.
    End,
}

/// Words that can be completed: those that fit behind what stands in the line before them, in the order in which they
/// are offered.
#[derive(Clone)]
pub struct Completions(Rc<Fitting>);

/// The words that fit behind the beginning of a line.
type Fitting = dyn Fn(&str) -> Vec<Printable>;

impl Completions {
    /// The words that `fitting` makes of the line before a word. It is asked only where somebody wants to know.
    pub fn new(fitting: impl Fn(&str) -> Vec<Printable> + 'static) -> Completions {
        Completions(Rc::new(fitting))
    }

    /// The words that fit behind `before`.
    pub fn fitting(&self, before: &str) -> Vec<Printable> {
        (self.0)(before)
    }
}

/// No words at all.
impl Default for Completions {
    fn default() -> Completions {
        Completions::new(|_| Vec::new())
    }
}

/// Where lines come from.
pub trait Input {
    /// Reads one line behind `prompt`, which it paints if it [does so](Input::paints_prompt). The cursor is in the first
    /// column of a new line afterwards, whatever came of it; but for [`Typed::News`], where nothing is written if the
    /// prompt was not painted here.
    ///
    /// A reader of a terminal or a pipe may block the thread until there is a line, and is then never pending.
    ///
    /// # Errors
    /// The input cannot be read, or what belongs to it cannot be written. Trying again will not help.
    fn poll_read(
        &mut self,
        context: &mut Context<'_>,
        prompt: &Printable,
        completions: &Completions,
    ) -> Poll<io::Result<Typed>>;

    /// What can be chosen instead of typing the line that is read next. Does nothing where nobody chooses.
    fn offer(&mut self, _choices: &Choices) {}

    /// Lets the player come back to `line` with the keys for history. Does nothing where there are none.
    fn remember(&mut self, line: &str);

    /// Forgets all that was typed so far, deleted text too: somebody else types from now on. Does nothing where nothing
    /// comes back.
    ///
    /// # Errors
    /// It cannot be forgotten, and so no other line may be read.
    fn forget(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// From now on reading ends with [`Typed::News`] when this rings; with `None`, no more.
    fn wake_by(&mut self, _alarm: Option<&Alarm>) {}

    /// What was half typed when something called away from the line, and stands there again with the next prompt.
    fn draft(&self) -> &str {
        ""
    }

    /// From now on tells of each key that is pressed, where keys can be heard.
    fn on_key(&mut self, _keys: Keys) {}

    /// Whether the line can be edited, completed and recalled.
    fn is_editor(&self) -> bool;

    /// Whether lines come from a terminal, at which somebody sits who can press Enter.
    fn is_terminal(&self) -> bool {
        self.is_editor()
    }

    /// Whether it paints the prompt by itself, because it paints the line again while somebody types. Where it does not,
    /// the prompt goes out together with what was said before it.
    fn paints_prompt(&self) -> bool {
        true
    }

    /// What was typed since the last line while nobody read: a whole line, or Ctrl-C. `None` where there is nothing,
    /// and where it cannot be known, as in a pipe, whose lines wait for their turn.
    fn meanwhile(&mut self) -> Option<Typed> {
        None
    }

    /// The next line of a pipe, while no line is needed: [`Typed::News`] when the alarm rings before there is one, and
    /// where lines are no pipe's. Nothing is written, because there is no prompt.
    fn poll_ahead(&mut self, _context: &mut Context<'_>) -> Poll<Typed> {
        Poll::Ready(Typed::News)
    }

    /// Takes back what was read ahead: it is read next, as if it had not been.
    fn put_back(&mut self, _typed: Typed) {}

    /// How many columns the terminal has to which the answers go, where there is one and it tells.
    fn columns(&self) -> Option<usize> {
        None
    }
}

/// Judges the bytes of one line with or without its end.
pub fn judge(bytes: &[u8]) -> Typed {
    let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    if bytes.len() > LONGEST_LINE {
        return Typed::TooLong;
    }
    match str::from_utf8(bytes) {
        Ok(text) if !text.chars().any(|c| c.is_control() && c != '\t') => {
            // Telephones put such marks between letters, and some shells one before the first line that they pipe.
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
