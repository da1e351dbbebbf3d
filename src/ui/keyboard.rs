//! Standard input of a terminal on Unix, on which Ctrl-C can be told from everything else.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;

use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use signal_hook::SigId;
use signal_hook::consts::SIGINT;
use signal_hook::low_level;

use super::far::alarm::Alarm;

/// Reads standard input, and answers each Ctrl-C with one error of the kind [`ErrorKind::Interrupted`].
///
/// The handler of the signal writes a byte into a pipe, and the reader waits for the pipe and the terminal together: a
/// read alone would go on after the signal, because the handler is installed so that system calls restart.
#[derive(Debug)]
pub(super) struct Keyboard {
    terminal: BufReader<File>,
    interrupts: UnixStream,
    handler: SigId,
}

impl Keyboard {
    /// Takes over standard input and the signal of Ctrl-C.
    pub(super) fn new() -> io::Result<Keyboard> {
        let terminal = File::from(io::stdin().as_fd().try_clone_to_owned()?);
        let (interrupts, sender) = UnixStream::pair()?;
        let handler = low_level::pipe::register(SIGINT, sender)?;
        Ok(Keyboard { terminal: BufReader::new(terminal), interrupts, handler })
    }

    /// Whether a line, or Ctrl-C, has come that nobody has read.
    pub(super) fn has_come(&self) -> bool {
        !self.terminal.buffer().is_empty() || is_readable(&self.interrupts) || is_readable(self.terminal.get_ref())
    }

    /// Waits until the terminal can be read.
    fn wait(&mut self) -> io::Result<()> {
        let [interrupted, _] = wait_for([self.interrupts.as_fd(), self.terminal.get_ref().as_fd()])?;
        if interrupted {
            // One byte only: whoever pressed the keys twice meant it twice.
            self.interrupts.read_exact(&mut [0])?;
            return Err(ErrorKind::Interrupted.into());
        }
        Ok(())
    }

    /// Waits until the terminal can be read or the alarm rings; whether it can be read, or Ctrl-C was pressed.
    pub(super) fn wait_or(&mut self, alarm: &Alarm) -> io::Result<bool> {
        if !self.terminal.buffer().is_empty() {
            return Ok(true);
        }
        let sources = [self.interrupts.as_fd(), self.terminal.get_ref().as_fd(), alarm.ear()];
        let [interrupted, readable, _] = wait_for(sources)?;
        Ok(interrupted || readable)
    }
}

/// Standard input that is no terminal.
#[derive(Debug)]
pub(super) struct Pipe(BufReader<File>);

impl Pipe {
    /// Takes over standard input.
    pub(super) fn new() -> io::Result<Pipe> {
        Ok(Pipe(BufReader::new(File::from(io::stdin().as_fd().try_clone_to_owned()?))))
    }

    /// Waits until it can be read or the alarm rings; whether it can be read.
    pub(super) fn wait_or(&mut self, alarm: &Alarm) -> io::Result<bool> {
        if !self.0.buffer().is_empty() {
            return Ok(true);
        }
        let [readable, _] = wait_for([self.0.get_ref().as_fd(), alarm.ear()])?;
        Ok(readable)
    }
}

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

/// Waits until one of these can be read; which of them can.
fn wait_for<const N: usize>(sources: [BorrowedFd<'_>; N]) -> io::Result<[bool; N]> {
    let mut sources = sources.map(|source| PollFd::new(source, PollFlags::POLLIN));
    loop {
        match poll(&mut sources, PollTimeout::NONE) {
            Err(Errno::EINTR) => {}
            Err(error) => return Err(error.into()),
            Ok(_) => return Ok(sources.map(|source| source.any().unwrap_or(true))),
        }
    }
}

impl Read for Keyboard {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.terminal.buffer().is_empty() {
            self.wait()?;
        }
        self.terminal.read(buffer)
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        low_level::unregister(self.handler);
    }
}

/// Whether something can be read at once.
fn is_readable(source: &impl AsFd) -> bool {
    let mut sources = [PollFd::new(source.as_fd(), PollFlags::POLLIN)];
    poll(&mut sources, PollTimeout::ZERO).is_ok_and(|ready| ready > 0)
}

/// The line that was typed on a terminal that no editor has taken over, if a whole one was.
pub(super) fn typed_line() -> Option<Vec<u8>> {
    const LONGEST: usize = 4096;
    let stdin = io::stdin();
    if !is_readable(&stdin) {
        return None;
    }
    // The terminal gives one line at a time. What std would keep of it in a buffer, the editor could not see.
    let mut terminal = File::from(stdin.as_fd().try_clone_to_owned().ok()?);
    let mut line = vec![0; LONGEST];
    let length = terminal.read(&mut line).ok()?;
    line.truncate(length);
    Some(line)
}
