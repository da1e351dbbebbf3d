//! The plain reader: reads line after line, and never writes a control sequence.

use std::io::{self, IsTerminal, Read, Stdin, Write};
use std::iter;
use std::task::{Context, Poll};

#[cfg(not(unix))]
use super::handler::Presses;
#[cfg(unix)]
use super::keyboard::Presses;
#[cfg(unix)]
use super::signals::is_foreground;
use crate::alarm::Alarm;
use crate::terminal::columns::columns;
use crate::terminal::interrupts::Interrupts;
use crate::terminal::lines::{Lines, ReadLine};
use crate::text::printable::Printable;
use crate::ui::input::{Completions, Input, Typed};

/// Reads lines from any source, and writes only line ends and repeated prompts.
pub struct Plain<R, W> {
    lines: Lines<R>,
    output: W,
    is_terminal: bool,
    alarm: Option<Alarm>,
    /// The input that was read ahead and put back.
    kept: Option<Typed>,
    /// Notices Ctrl-C, if that drops a line.
    interrupts: Option<Box<dyn Interrupts>>,
    /// Notices that the program continues after a stop, if it can be stopped.
    returns: Option<Box<dyn Interrupts>>,
    /// Returns the width in columns of the terminal that shows the output.
    columns: fn() -> Option<usize>,
}

impl<R: Read + Send + 'static, W: Write> Plain<R, W> {
    /// A reader of `source`, which is read byte by byte and should be buffered. `is_terminal` says whether Enter moves
    /// the cursor of `output` to a new line; if not, the reader writes the line break itself.
    pub fn new(source: R, output: W, is_terminal: bool) -> Plain<R, W> {
        Plain {
            lines: Lines::new(source),
            output,
            is_terminal,
            alarm: None,
            kept: None,
            interrupts: None,
            returns: None,
            columns: || None,
        }
    }

    /// Returns the input that was put back, or else waits for the next. After a stop, repeats the prompt, which is
    /// above the shell's output; the terminal has dropped any half-typed line.
    fn next(&mut self, prompt: &str) -> io::Result<ReadLine> {
        if let Some(typed) = self.kept.take() {
            return Ok(ReadLine { typed, has_end: true });
        }
        loop {
            if let Some(line) = self.come()? {
                return Ok(line);
            }
            if self.has_returned() {
                self.output.write_all(prompt.as_bytes())?;
                self.output.flush()?;
            }
            if self.alarm.as_ref().is_some_and(Alarm::is_ringing) {
                return Ok(ReadLine { typed: Typed::News, has_end: false });
            }
            self.lines.wait(None);
        }
    }

    /// Reads a line, and ends the row of the prompt unless Enter has.
    fn read_line(&mut self, prompt: &str) -> io::Result<Typed> {
        // The prompt was written after whatever was before it.
        self.has_returned();
        let ReadLine { typed, has_end } = self.next(prompt)?;
        // An interruption leaves the prompt in place, since there may be nothing to announce.
        if !(has_end && self.is_terminal || typed == Typed::News) {
            self.output.write_all(b"\n")?;
            self.output.flush()?;
        }
        Ok(typed)
    }

    /// Returns whether the program has continued after a stop and is in the foreground.
    fn has_returned(&self) -> bool {
        let returns = self.returns.iter().flat_map(|returns| iter::from_fn(|| returns.take_press().then_some(())));
        returns.count() > 0 && is_foreground()
    }

    /// The input that has come, if any: Ctrl-C, which drops the typed text, or a line.
    fn come(&mut self) -> io::Result<Option<ReadLine>> {
        let line = self.lines.try_next();
        if self.interrupts.as_ref().is_some_and(|interrupts| interrupts.take_press()) {
            self.lines.put_back(line);
            self.lines.drop_begun();
            return Ok(Some(ReadLine { typed: Typed::Interrupt, has_end: false }));
        }
        line
    }
}

impl<R: Read + Send + 'static, W: Write> Input for Plain<R, W> {
    fn poll_read(&mut self, _: &mut Context<'_>, prompt: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(self.read_line(prompt))
    }

    fn paints_prompt(&self) -> bool {
        false
    }

    fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        if let Some(before) = &self.alarm {
            before.call_by(None);
        }
        self.alarm = alarm.cloned();
        if let Some(alarm) = &self.alarm {
            let caller = self.lines.caller();
            alarm.call_by(Some(Box::new(move || caller.call())));
        }
    }

    fn remember(&mut self, _line: &str) {}

    fn poll_ahead(&mut self, _: &mut Context<'_>) -> Poll<Typed> {
        Poll::Ready(match self.is_terminal || self.alarm.is_none() {
            true => Typed::News,
            // A read error counts as the end here; the next read reports it.
            false => self.next("").map_or(Typed::End, |line| line.typed),
        })
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
        if !self.is_terminal {
            return None;
        }
        let ReadLine { typed, has_end } =
            self.come().unwrap_or(Some(ReadLine { typed: Typed::End, has_end: false }))?;
        if !has_end && self.output.write_all(b"\n").and_then(|()| self.output.flush()).is_err() {
            return Some(Typed::End);
        }
        Some(typed)
    }
}

/// Opens a plain reader of standard input.
pub(super) fn open() -> Box<dyn Input> {
    let is_terminal = io::stdin().is_terminal();
    let mut plain = Plain { columns, ..Plain::new(io::stdin(), io::stdout(), is_terminal) };
    if plain.is_terminal {
        plain.interrupts = interrupts(&plain.lines);
        plain.returns = returns(&plain.lines);
    }
    Box::new(plain)
}

/// Notices Ctrl-C; `None` if the system does not allow it.
fn interrupts(lines: &Lines<Stdin>) -> Option<Box<dyn Interrupts>> {
    let presses = Presses::new(lines.caller()).ok()?;
    Some(Box::new(presses))
}

/// Notices that the program continues after a stop.
#[cfg(unix)]
fn returns(lines: &Lines<Stdin>) -> Option<Box<dyn Interrupts>> {
    let returns = Presses::of_returns(lines.caller()).ok()?;
    Some(Box::new(returns))
}

/// Returns `None`, because only Unix can stop a program.
#[cfg(not(unix))]
fn returns(_: &Lines<Stdin>) -> Option<Box<dyn Interrupts>> {
    None
}

/// Returns `false`: without stops, nothing depends on it.
#[cfg(not(unix))]
fn is_foreground() -> bool {
    false
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::collections::VecDeque;
    use std::rc::Rc;
    use std::sync::mpsc;
    use std::task::Waker;
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::ui::input::LONGEST_LINE;

    /// Everything that comes of reading `source`, and the bytes written meanwhile.
    fn read_all(source: impl Read + Send + 'static, is_terminal: bool) -> (Vec<Typed>, String) {
        let mut written = Vec::new();
        let mut plain = Plain::new(source, &mut written, is_terminal);
        let mut all = Vec::new();
        while all.last() != Some(&Typed::End) {
            all.push(plain.read_line("> ").unwrap());
        }
        (all, String::from_utf8(written).unwrap())
    }

    fn line(text: &str) -> Typed {
        Typed::Line(text.into())
    }

    /// Reads ahead, which blocks the thread.
    fn ahead<R: Read + Send + 'static, W: Write>(plain: &mut Plain<R, W>) -> Typed {
        match plain.poll_ahead(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(typed) => typed,
            Poll::Pending => panic!("a plain reader blocks"),
        }
    }

    /// A source of lines that are typed when a test wants them, and that ends with the test.
    struct Typist(mpsc::Receiver<&'static str>, VecDeque<u8>);

    impl Read for Typist {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.1.is_empty() {
                self.1.extend(self.0.recv().unwrap_or_default().bytes());
            }
            self.1.read(buffer)
        }
    }

    fn typist() -> (mpsc::Sender<&'static str>, Typist) {
        let (keys, typed) = mpsc::channel();
        (keys, Typist(typed, VecDeque::new()))
    }

    /// How often Ctrl-C was pressed.
    impl Interrupts for Rc<Cell<usize>> {
        fn take_press(&self) -> bool {
            let pressed = self.get();
            self.set(pressed.saturating_sub(1));
            pressed > 0
        }
    }

    /// The input that was typed meanwhile, as soon as there is some.
    fn meanwhile<R: Read + Send + 'static, W: Write>(plain: &mut Plain<R, W>) -> Typed {
        loop {
            if let Some(typed) = plain.meanwhile() {
                return typed;
            }
            thread::sleep(Duration::from_millis(1));
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
        let mut pipe = Plain::new(&b"hand\n"[..], &mut written, false);
        assert_eq!(pipe.meanwhile(), None, "the lines of a pipe wait for their turn");
        assert!(!pipe.lines.is_asked());
        let (keys, typist) = typist();
        let pressed = Rc::new(Cell::new(0));
        let mut plain = Plain::new(typist, &mut written, true);
        plain.interrupts = Some(Box::new(Rc::clone(&pressed)));
        assert_eq!(plain.meanwhile(), None);
        keys.send("hand\n").unwrap();
        assert_eq!(meanwhile(&mut plain), line("hand"));
        pressed.set(1);
        assert_eq!(plain.meanwhile(), Some(Typed::Interrupt));
        keys.send("E4\n").unwrap();
        assert_eq!(meanwhile(&mut plain), line("E4"));
        // Enter has ended the lines; the rest of one after Ctrl-C is ended here.
        assert_eq!(written, b"\n");
    }

    #[test]
    fn the_longest_line_may_have_any_end() {
        let longest = "x".repeat(LONGEST_LINE);
        let source = format!("{longest}\r\n{longest}\n{longest}x\n{longest}xx\r\n");
        let (all, _) = read_all(io::Cursor::new(source), false);
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
        assert_eq!(ahead(&mut plain), Typed::News, "nobody could be called away");
        plain.wake_by(Some(&Alarm::default()));
        assert_eq!(ahead(&mut plain), line("E4"));
        plain.put_back(line("E4"));
        assert_eq!(ahead(&mut plain), line("E4"));
        plain.put_back(line("E4"));
        let mut read = || plain.read_line("> ").unwrap();
        assert_eq!([read(), read()], [line("E4"), line("E5")]);
        assert_eq!(ahead(&mut plain), Typed::End);
        plain.put_back(Typed::End);
        assert_eq!([ahead(&mut plain), ahead(&mut plain)], [Typed::End, Typed::End]);
        assert_eq!(written, b"\n\n");
    }

    #[test]
    fn an_interrupt_drops_what_is_typed_and_no_line_that_comes_after_it() {
        let mut written = Vec::new();
        let (keys, typist) = typist();
        let pressed = Rc::new(Cell::new(0));
        let mut plain = Plain::new(typist, &mut written, true);
        plain.interrupts = Some(Box::new(Rc::clone(&pressed)));
        keys.send("E4\n").unwrap();
        pressed.set(2);
        let mut read = || plain.read_line("> ").unwrap();
        assert_eq!([read(), read(), read()], [Typed::Interrupt, Typed::Interrupt, line("E4")]);
        drop(keys);
        assert_eq!(read(), Typed::End);
        assert_eq!(written, b"\n\n\n");
    }

    #[test]
    fn news_call_away_from_a_line_which_is_read_all_the_same() {
        let mut written = Vec::new();
        let (keys, typist) = typist();
        let alarm = Alarm::default();
        let mut plain = Plain::new(typist, &mut written, true);
        plain.wake_by(Some(&alarm));
        for piece in ["E", "4", "\n"] {
            let bell = alarm.clone();
            let rings = thread::spawn(move || bell.ring());
            assert_eq!(plain.read_line("> ").unwrap(), Typed::News);
            rings.join().unwrap();
            alarm.hush();
            keys.send(piece).unwrap();
        }
        plain.wake_by(None);
        alarm.ring();
        assert_eq!(plain.read_line("> ").unwrap(), line("E4"));
        assert_eq!(written, b"");
    }
}
