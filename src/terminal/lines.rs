//! Lines read on a separate thread, each on demand, so that waiting for one can be interrupted.
//!
//! A read cannot be cancelled: the thread reads the requested line, however long that takes, and keeps it for the next
//! request.

use std::io::{self, ErrorKind, Read};
use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crate::ui::input::{LONGEST_LINE, Typed, judge};

/// A line as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ReadLine {
    /// The outcome: a line, an invalid line, or the end of input.
    pub(super) typed: Typed,
    /// Whether its line end was also read, such as from Enter.
    pub(super) has_end: bool,
}

/// Wakes the wait for a line.
#[derive(Debug)]
enum Wake {
    Line(io::Result<ReadLine>),
    Call,
}

/// Interrupts the wait for a line, from any thread.
#[derive(Clone, Debug)]
pub(in crate::terminal) struct Caller(Sender<Wake>);

impl Caller {
    /// Interrupts the wait.
    pub(in crate::terminal) fn call(&self) {
        // Once reading has ended, there is nothing to interrupt.
        let _ = self.0.send(Wake::Call);
    }
}

/// The lines of a source.
#[derive(Debug)]
pub(super) struct Lines<R> {
    /// The source, until the thread takes it.
    source: Option<R>,
    /// Sends requests for a line to the thread.
    demands: Option<Sender<()>>,
    coming: Receiver<Wake>,
    caller: Caller,
    /// Whether a line was requested and has not arrived.
    is_asked: bool,
    /// The line that has arrived and has not been taken.
    come: Option<io::Result<ReadLine>>,
    /// Whether to drop the part of the current line read so far.
    is_dropped: Arc<AtomicBool>,
}

impl<R: Read + Send + 'static> Lines<R> {
    /// Creates the lines of `source`, which is read byte by byte and should be buffered. Reads nothing until a line is
    /// requested.
    pub(super) fn new(source: R) -> Lines<R> {
        let (sender, coming) = mpsc::channel();
        Lines {
            source: Some(source),
            demands: None,
            coming,
            caller: Caller(sender),
            is_asked: false,
            come: None,
            is_dropped: Arc::default(),
        }
    }

    /// Returns a handle that interrupts the wait for a line.
    pub(super) fn caller(&self) -> Caller {
        self.caller.clone()
    }

    /// Returns whether a line is being read, or was read and has not been taken.
    pub(super) fn is_asked(&self) -> bool {
        self.is_asked || self.come.is_some()
    }

    /// Drops the part of the current line read so far, so that a new line begins.
    pub(super) fn drop_begun(&self) {
        self.is_dropped.store(self.is_asked, Ordering::Relaxed);
    }

    /// Returns the next line if it has arrived. Otherwise starts reading it.
    ///
    /// # Errors
    /// The line cannot be read, or its thread cannot be started.
    pub(super) fn try_next(&mut self) -> io::Result<Option<ReadLine>> {
        if !self.is_asked() {
            self.ask()?;
        }
        while self.come.is_none() && self.wait(Some(Duration::ZERO)) {}
        self.come.take().transpose()
    }

    /// Puts back a result of [`try_next`](Lines::try_next), to be taken next.
    pub(super) fn put_back(&mut self, line: io::Result<Option<ReadLine>>) {
        self.come = line.transpose();
    }

    /// Waits for a line or an interruption, no longer than `most` if given. Returns whether one has come.
    pub(super) fn wait(&mut self, most: Option<Duration>) -> bool {
        if self.come.is_some() {
            return true;
        }
        let coming = match most {
            Some(most) => self.coming.recv_timeout(most),
            None => self.coming.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        if let Ok(Wake::Line(line)) = coming {
            self.is_asked = false;
            self.come = Some(line);
            return true;
        }
        coming.is_ok()
    }

    /// Requests a line from the thread, which the first request starts.
    fn ask(&mut self) -> io::Result<()> {
        if let Some(source) = self.source.take() {
            self.demands = Some(self.begin(source)?);
        }
        self.is_asked = self.demands.as_ref().is_some_and(|demands| demands.send(()).is_ok());
        match self.is_asked {
            true => Ok(()),
            false => Err(ErrorKind::BrokenPipe.into()),
        }
    }

    fn begin(&self, source: R) -> io::Result<Sender<()>> {
        let (demands, asked) = mpsc::channel();
        let Caller(lines) = self.caller();
        let mut cutter =
            Cutter { source, has_ended: false, begun: Vec::new(), bad: None, is_dropped: Arc::clone(&self.is_dropped) };
        let read = move || {
            for () in asked {
                if lines.send(Wake::Line(cutter.next())).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("lines".to_owned()).spawn(read)?;
        Ok(demands)
    }
}

/// Splits the source into lines, on the thread.
struct Cutter<R> {
    source: R,
    has_ended: bool,
    /// The beginning of an incomplete line.
    begun: Vec<u8>,
    /// The reason why it is invalid, if already known.
    bad: Option<Typed>,
    is_dropped: Arc<AtomicBool>,
}

impl<R: Read> Cutter<R> {
    /// Reads one line. Stores no more of it than it takes to judge it.
    fn next(&mut self) -> io::Result<ReadLine> {
        if self.has_ended {
            return Ok(ReadLine { typed: Typed::End, has_end: false });
        }
        let mut byte = [0];
        loop {
            let read = self.source.read(&mut byte);
            if self.is_dropped.swap(false, Ordering::Relaxed) {
                self.judge();
            }
            match read {
                Ok(0) if self.begun.is_empty() => return Ok(ReadLine { typed: Typed::End, has_end: false }),
                Ok(0) => {
                    self.has_ended = true;
                    return Ok(ReadLine { typed: self.judge(), has_end: false });
                }
                Ok(_) if byte == *b"\n" => return Ok(ReadLine { typed: self.judge(), has_end: true }),
                // One byte more than the longest line with its carriage return is enough to see that it is too long.
                Ok(_) if self.begun.len() < LONGEST_LINE + 2 => self.begun.extend_from_slice(&byte),
                Ok(_) => self.bad = Some(Typed::TooLong),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                // The Windows console reports this itself.
                Err(error) if error.kind() == ErrorKind::InvalidData => {
                    self.judge();
                    return Ok(ReadLine { typed: Typed::NotText, has_end: true });
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Judges the complete line, and begins the next one.
    fn judge(&mut self) -> Typed {
        let line = mem::take(&mut self.begun);
        self.bad.take().unwrap_or_else(|| judge(&line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source of sent bytes, which ends with the sender.
    struct Sent(Receiver<&'static [u8]>, &'static [u8]);

    impl Read for Sent {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.1.is_empty() {
                self.1 = self.0.recv().unwrap_or_default();
            }
            self.1.read(buffer)
        }
    }

    fn lines() -> (Sender<&'static [u8]>, Lines<Sent>) {
        let (sender, sent) = mpsc::channel();
        (sender, Lines::new(Sent(sent, b"")))
    }

    fn next(lines: &mut Lines<Sent>) -> Typed {
        loop {
            if let Some(line) = lines.try_next().unwrap() {
                return line.typed;
            }
            lines.wait(None);
        }
    }

    fn line(text: &str) -> Typed {
        Typed::Line(text.into())
    }

    #[test]
    fn whoever_waits_is_called_away_and_the_line_comes_all_the_same() {
        let (typist, mut lines) = lines();
        assert_eq!(lines.try_next().unwrap(), None);
        assert!(!lines.wait(Some(Duration::ZERO)));
        typist.send(b"E").unwrap();
        let caller = lines.caller();
        let thread = thread::spawn(move || caller.call());
        assert!(lines.wait(None));
        assert_eq!(lines.try_next().unwrap(), None);
        assert!(lines.is_asked());
        thread.join().unwrap();
        typist.send(b"4\n").unwrap();
        assert_eq!(next(&mut lines), line("E4"));
        assert!(!lines.is_asked());
    }

    #[test]
    fn no_line_is_read_that_nobody_wants() {
        let (sent, read) = mpsc::channel();
        struct Counted(Sender<()>);
        impl Read for Counted {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.0.send(()).unwrap();
                buffer[0] = b'\n';
                Ok(1)
            }
        }
        let mut lines = Lines::new(Counted(sent));
        for _ in 0..3 {
            assert!(read.try_recv().is_err());
            while lines.try_next().unwrap().is_none() {
                lines.wait(None);
            }
            assert!(read.try_recv().is_ok());
        }
    }

    #[test]
    fn what_has_come_of_a_line_can_be_dropped() {
        let (typist, mut lines) = lines();
        assert_eq!(lines.try_next().unwrap(), None);
        typist.send(b"E4").unwrap();
        // An empty read ends the input, but text before it still counts as a line.
        typist.send(b"").unwrap();
        assert_eq!(next(&mut lines), line("E4"));
        let (typist, mut lines) = self::lines();
        assert_eq!(lines.try_next().unwrap(), None);
        lines.drop_begun();
        typist.send(b"E5\n").unwrap();
        assert_eq!(next(&mut lines), line("E5"));
    }
}
