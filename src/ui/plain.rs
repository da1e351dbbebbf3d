//! The plain reader: one line after the other, and never a control sequence.

use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::mem;

use crate::text::printable::Printable;
use crate::ui::far::alarm::Alarm;
use crate::ui::input::{Completions, Input, LONGEST_LINE, Typed, columns, judge};

/// Reads lines from any source and writes nothing but ends of lines.
#[derive(Debug)]
pub struct Plain<R, W> {
    source: R,
    output: W,
    is_terminal: bool,
    ended: bool,
    /// What has come of a line without its end.
    begun: Vec<u8>,
    /// That it is none, where that is known.
    bad: Option<Typed>,
    alarm: Option<Alarm>,
    /// What was read ahead and put back.
    kept: Option<Typed>,
    /// Waits until the source can be read or the alarm rings; whether it can be read.
    wait: fn(&mut R, &Alarm) -> io::Result<bool>,
    /// Whether a line, or Ctrl-C, has come that nobody has read.
    has_come: fn(&R) -> bool,
    /// How many columns the terminal has to which the answers go.
    columns: fn() -> Option<usize>,
}

impl<R: Read, W: Write> Plain<R, W> {
    /// A reader of `source`, which is read byte by byte and should have a buffer. `is_terminal` says whether somebody's
    /// Enter moves the cursor of `output` to a new line; where nobody does, the reader writes the line's end itself.
    ///
    /// From a terminal, [`ErrorKind::Interrupted`] stands for Ctrl-C; from other sources it is nothing.
    pub fn new(source: R, output: W, is_terminal: bool) -> Plain<R, W> {
        Plain {
            source,
            output,
            is_terminal,
            ended: false,
            begun: Vec::new(),
            bad: None,
            alarm: None,
            kept: None,
            wait: |_, _| Ok(true),
            has_come: |_| false,
            columns: || None,
        }
    }

    /// Reads one line, of which no more is kept than can be judged, and whether it had an end.
    fn read_line(&mut self) -> io::Result<(Typed, bool)> {
        let mut byte = [0];
        loop {
            let is_readable = self.alarm.as_ref().map_or(Ok(true), |alarm| (self.wait)(&mut self.source, alarm));
            let read = match is_readable {
                Ok(true) => self.source.read(&mut byte),
                Ok(false) => return Ok((Typed::News, false)),
                Err(error) => Err(error),
            };
            match read {
                Ok(0) if self.begun.is_empty() => return Ok((Typed::End, false)),
                Ok(0) => {
                    self.ended = true;
                    return Ok((self.judge(), false));
                }
                Ok(_) if byte == *b"\n" => return Ok((self.judge(), true)),
                // One byte more than the longest line with its carriage return is enough to see that it is too long.
                Ok(_) if self.begun.len() < LONGEST_LINE + 2 => self.begun.extend_from_slice(&byte),
                Ok(_) => self.bad = Some(Typed::TooLong),
                Err(error) if error.kind() == ErrorKind::Interrupted => {
                    if self.is_terminal {
                        self.judge();
                        return Ok((Typed::Interrupt, false));
                    }
                }
                // The console of Windows says so by itself.
                Err(error) if error.kind() == ErrorKind::InvalidData => {
                    self.judge();
                    return Ok((Typed::NotText, self.is_terminal));
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// What comes next, with whether it had an end: what was put back, or else what is read.
    fn next(&mut self) -> io::Result<(Typed, bool)> {
        match self.kept.take() {
            Some(kept) => Ok((kept, true)),
            None if self.ended => Ok((Typed::End, false)),
            None => self.read_line(),
        }
    }

    /// What the line is that has come, after which another begins.
    fn judge(&mut self) -> Typed {
        let line = mem::take(&mut self.begun);
        self.bad.take().unwrap_or_else(|| judge(&line))
    }
}

impl<R: Read, W: Write> Input for Plain<R, W> {
    fn read(&mut self, _prompt: &Printable, _completions: &Completions) -> io::Result<Typed> {
        let (typed, entered) = self.next()?;
        // Whoever is called away leaves the prompt where it stands: there may be nothing to tell.
        if !(entered && self.is_terminal || typed == Typed::News) {
            self.output.write_all(b"\n")?;
            self.output.flush()?;
        }
        Ok(typed)
    }

    fn paints_prompt(&self) -> bool {
        false
    }

    fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        self.alarm = alarm.cloned();
    }

    fn remember(&mut self, _line: &str) {}

    fn ahead(&mut self) -> Typed {
        match self.is_terminal || self.alarm.is_none() {
            true => Typed::News,
            // What cannot be read now cannot be read then, which is told then.
            false => self.next().map_or(Typed::End, |(typed, _)| typed),
        }
    }

    fn put_back(&mut self, typed: Typed) {
        self.kept = Some(typed);
    }

    fn is_editor(&self) -> bool {
        false
    }

    fn columns(&self) -> Option<usize> {
        (self.columns)()
    }

    fn meanwhile(&mut self) -> Option<Typed> {
        if !(self.has_come)(&self.source) {
            return None;
        }
        let (typed, entered) = self.read_line().unwrap_or((Typed::End, false));
        if !entered && self.output.write_all(b"\n").and_then(|()| self.output.flush()).is_err() {
            return Some(Typed::End);
        }
        Some(typed)
    }
}

/// Standard input, read plainly.
pub(super) fn open() -> Box<dyn Input> {
    let is_terminal = io::stdin().is_terminal();
    #[cfg(unix)]
    if is_terminal && let Ok(keyboard) = super::keyboard::Keyboard::new() {
        let plain = Plain::new(keyboard, io::stdout(), true);
        let (has_come, wait) = (super::keyboard::Keyboard::has_come, super::keyboard::Keyboard::wait_or);
        return Box::new(Plain { has_come, wait, columns, ..plain });
    }
    #[cfg(unix)]
    if !is_terminal && let Ok(pipe) = super::keyboard::Pipe::new() {
        let plain = Plain::new(pipe, io::stdout(), false);
        return Box::new(Plain { wait: super::keyboard::Pipe::wait_or, columns, ..plain });
    }
    Box::new(Plain { columns, ..Plain::new(io::stdin(), io::stdout(), is_terminal) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that comes of reading `source`, and the bytes written meanwhile.
    fn read_all(source: impl Read, is_terminal: bool) -> (Vec<Typed>, String) {
        let mut written = Vec::new();
        let mut plain = Plain::new(source, &mut written, is_terminal);
        let mut all = Vec::new();
        while all.last() != Some(&Typed::End) {
            all.push(plain.read(&"> ".into(), &Completions::default()).unwrap());
        }
        (all, String::from_utf8(written).unwrap())
    }

    fn line(text: &str) -> Typed {
        Typed::Line(text.into())
    }

    /// A source of pieces; an empty one is an interrupt.
    struct Pieces(Vec<&'static [u8]>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            match self.0.first_mut() {
                None => Ok(0),
                Some([]) => {
                    self.0.remove(0);
                    Err(ErrorKind::Interrupted.into())
                }
                Some(piece) => {
                    let count = piece.read(buffer)?;
                    if piece.is_empty() {
                        self.0.remove(0);
                    }
                    Ok(count)
                }
            }
        }
    }

    #[test]
    fn a_pipe_gets_the_ends_of_lines_that_nobody_types() {
        let (all, written) = read_all(&b"E4\r\n\nhelp\n"[..], false);
        assert_eq!(all, [line("E4"), line(""), line("help"), Typed::End]);
        assert_eq!(written, "\n\n\n\n");
    }

    #[test]
    fn a_terminal_gets_an_end_of_line_only_where_enter_was_not_pressed() {
        let (all, written) = read_all(&b"E4\nE5\n"[..], true);
        assert_eq!(all, [line("E4"), line("E5"), Typed::End]);
        assert_eq!(written, "\n");
    }

    #[test]
    fn a_last_line_without_an_end_comes_before_the_end() {
        for (is_terminal, bytes) in [(false, "\n\n\n"), (true, "\n\n")] {
            let (all, written) = read_all(&b"E4\nquit"[..], is_terminal);
            assert_eq!(all, [line("E4"), line("quit"), Typed::End]);
            assert_eq!(written, bytes);
        }
    }

    #[test]
    fn nothing_at_all_is_the_end() {
        assert_eq!(read_all(io::empty(), false), (vec![Typed::End], "\n".to_owned()));
    }

    #[test]
    fn an_endless_line_is_read_to_its_end_and_dropped_once() {
        let long = io::repeat(b'x').take(1 << 20);
        let (all, written) = read_all(long.chain(&b"\nE4\n"[..]), false);
        assert_eq!(all, [Typed::TooLong, line("E4"), Typed::End]);
        assert_eq!(written, "\n\n\n");
        let (all, _) = read_all(io::repeat(0xFF).take(1 << 20), false);
        assert_eq!(all, [Typed::TooLong, Typed::End]);
    }

    #[test]
    fn what_was_typed_meanwhile_is_read_where_it_can_be_known() {
        let mut written = Vec::new();
        let mut plain = Plain::new(Pieces(vec![b"hand\n", b"", b"E4\n"]), &mut written, true);
        assert_eq!(plain.meanwhile(), None, "nobody knows whether there is more in a pipe");
        plain.has_come = |source| !source.0.is_empty();
        assert_eq!(plain.meanwhile(), Some(line("hand")));
        assert_eq!(plain.meanwhile(), Some(Typed::Interrupt));
        assert_eq!(plain.meanwhile(), Some(line("E4")));
        // Enter has ended the lines; what Ctrl-C has left of one is ended here.
        assert_eq!(written, b"\n");
    }

    #[test]
    fn the_longest_line_may_have_any_end() {
        let longest = "x".repeat(LONGEST_LINE);
        let source = format!("{longest}\r\n{longest}\n{longest}x\n{longest}xx\r\n");
        let (all, _) = read_all(source.as_bytes(), false);
        let expected = [line(&longest), line(&longest), Typed::TooLong];
        assert_eq!(all[..3], expected);
        assert_eq!(all[3..], [Typed::TooLong, Typed::End]);
    }

    #[test]
    fn what_is_no_text_costs_one_line() {
        let (all, _) = read_all(&b"E\x1b[A4\nz\xFCge\nE4\n"[..], false);
        assert_eq!(all, [Typed::NotText, Typed::NotText, line("E4"), Typed::End]);
    }

    #[test]
    fn what_is_read_ahead_of_a_pipe_writes_nothing_and_comes_again_where_it_is_put_back() {
        let mut written = Vec::new();
        let mut plain = Plain::new(&b"E4\nE5\n"[..], &mut written, false);
        assert_eq!(plain.ahead(), Typed::News, "nobody could be called away");
        plain.wake_by(Some(&Alarm::new().unwrap()));
        assert_eq!(plain.ahead(), line("E4"));
        plain.put_back(line("E4"));
        assert_eq!(plain.ahead(), line("E4"));
        plain.put_back(line("E4"));
        let mut read = || plain.read(&"> ".into(), &Completions::default()).unwrap();
        assert_eq!([read(), read()], [line("E4"), line("E5")]);
        assert_eq!(plain.ahead(), Typed::End);
        plain.put_back(Typed::End);
        assert_eq!([plain.ahead(), plain.ahead()], [Typed::End, Typed::End]);
        assert_eq!(written, b"\n\n");
    }

    #[test]
    fn an_interrupt_drops_the_line_on_a_terminal_and_is_nothing_elsewhere() {
        let pieces = || Pieces(vec![b"E4", b"", b"E5\n"]);
        let (all, written) = read_all(pieces(), true);
        assert_eq!(all, [Typed::Interrupt, line("E5"), Typed::End]);
        assert_eq!(written, "\n\n");
        let (all, _) = read_all(pieces(), false);
        assert_eq!(all, [line("E4E5"), Typed::End]);
    }
}
