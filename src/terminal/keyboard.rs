//! The keyboard of a Unix terminal while no line editor reads: notices Ctrl-C, and lines typed meanwhile.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::thread;

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use signal_hook::SigId;
use signal_hook::consts::{SIGCONT, SIGINT};
use signal_hook::low_level;

use super::interrupts::Interrupts;
use super::lines::Caller;

/// Counts each signal of a kind, such as that of Ctrl-C, and interrupts the wait for a line.
///
/// All that the signal handler can do is write a byte into a pipe. It writes into two: one is counted, and a thread
/// waits for the other.
#[derive(Debug)]
pub(super) struct Presses {
    pressed: UnixStream,
    handlers: [SigId; 2],
}

impl Presses {
    /// Takes over the signal of Ctrl-C.
    ///
    /// # Errors
    /// When the system is out of pipes, handlers or threads.
    pub(super) fn new(caller: Caller) -> io::Result<Presses> {
        Presses::register(SIGINT, caller)
    }

    /// Counts each time that the program continues after a stop.
    ///
    /// # Errors
    /// When the system is out of pipes, handlers or threads.
    pub(super) fn of_returns(caller: Caller) -> io::Result<Presses> {
        Presses::register(SIGCONT, caller)
    }

    fn register(signal: i32, caller: Caller) -> io::Result<Presses> {
        let (pressed, count) = UnixStream::pair()?;
        pressed.set_nonblocking(true)?;
        let (mut heard, bell) = UnixStream::pair()?;
        // It ends with the handler, which holds the other end.
        thread::Builder::new().name("interrupts".to_owned()).spawn(move || {
            while heard.read_exact(&mut [0]).is_ok() {
                caller.call();
            }
        })?;
        // The handlers run in this order, so the interrupted wait finds the count updated.
        let counts = low_level::pipe::register(signal, count)?;
        let calls = low_level::pipe::register(signal, bell);
        if calls.is_err() {
            low_level::unregister(counts);
        }
        Ok(Presses { pressed, handlers: [counts, calls?] })
    }
}

impl Interrupts for Presses {
    /// Reads one byte only: a player who pressed the keys twice meant it twice.
    fn take_press(&self) -> bool {
        loop {
            match (&self.pressed).read(&mut [0]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => return matches!(read, Ok(1)),
            }
        }
    }
}

impl Drop for Presses {
    fn drop(&mut self) {
        for handler in self.handlers {
            low_level::unregister(handler);
        }
    }
}

/// Returns whether something can be read without blocking.
fn is_readable(source: &impl AsFd) -> bool {
    let mut sources = [PollFd::new(source.as_fd(), PollFlags::POLLIN)];
    poll(&mut sources, PollTimeout::ZERO).is_ok_and(|ready| ready > 0)
}

/// Returns a complete line that was typed on the terminal while no editor reads, if there is one.
pub(super) fn typed_line() -> Option<Vec<u8>> {
    const LONGEST: usize = 4096;
    let stdin = io::stdin();
    if !is_readable(&stdin) {
        return None;
    }
    // Each read of the terminal returns one line. Unbuffered, because the editor could not see std's buffer.
    let mut terminal = File::from(stdin.as_fd().try_clone_to_owned().ok()?);
    let mut line = vec![0; LONGEST];
    let length = terminal.read(&mut line).ok()?;
    line.truncate(length);
    Some(line)
}
