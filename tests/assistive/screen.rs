//! A terminal with the program in it, and its screen.

use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::termios::{LocalFlags, tcgetattr};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The size of the terminal: as wide as usual, and as high as BRLTTY can read at once, so that the longest answer can
/// still be reached by keys of the display.
pub const COLUMNS: u16 = 80;
/// See [`COLUMNS`].
pub const ROWS: u16 = 100;

/// The maximum wait for an expected event. Events are noticed at once, but a busy machine may be slow. It is shorter than
/// the time after which a test is ended without a word: `.config/nextest.toml`.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The contents of a terminal.
pub struct Screen(vt100::Parser);

impl Screen {
    /// An empty screen.
    pub fn blank() -> Screen {
        let cells = |count| NonZeroU16::new(count).unwrap();
        Screen(vt100::Parser::new(cells(ROWS), cells(COLUMNS), 0))
    }

    /// Processes output written to the terminal.
    pub fn write(&mut self, bytes: &[u8]) {
        self.0.process(bytes);
    }

    /// All rows, without trailing blanks.
    pub fn rows(&self) -> Vec<String> {
        let rows = self.0.screen().rows(0, COLUMNS);
        rows.map(|row| row.trim_end().to_owned()).collect()
    }

    /// The row and the column of the cursor.
    pub fn cursor(&self) -> (usize, usize) {
        let (row, column) = self.0.screen().cursor_position();
        (row.into(), column.into())
    }
}

/// A terminal with a program in it.
pub struct Terminal {
    /// Its screen.
    pub screen: Screen,
    /// How long to wait for what must come.
    pub patience: Duration,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    pieces: Receiver<Vec<u8>>,
    terminal: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// Starts a program in a terminal.
    pub fn start(command: CommandBuilder) -> Terminal {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        let mut output = pair.master.try_clone_reader().unwrap();
        let (sender, pieces) = mpsc::channel();
        thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut piece) {
                if sender.send(piece[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            screen: Screen::blank(),
            patience: PATIENCE,
            child,
            keys: pair.master.take_writer().unwrap(),
            pieces,
            terminal: pair.master,
        }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the terminal itself has stopped echoing.
    pub fn wait_for_silence(&self) {
        let limit = Instant::now() + self.patience;
        let tty = File::open(self.terminal.tty_name().unwrap()).unwrap();
        while tcgetattr(&tty).unwrap().local_flags.contains(LocalFlags::ECHO) {
            assert!(Instant::now() < limit, "the terminal echoes");
            // Nothing announces a change of a terminal's modes.
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits until the screen satisfies `wanted`.
    ///
    /// # Errors
    /// The text it shows instead when time runs out.
    pub fn wait(&mut self, wanted: impl Fn(&Screen) -> bool) -> Result<(), String> {
        let limit = Instant::now() + self.patience;
        while !wanted(&self.screen) {
            let left = limit.saturating_duration_since(Instant::now());
            match self.pieces.recv_timeout(left) {
                Ok(piece) => self.screen.write(&piece),
                Err(_) => return Err(self.screen.0.screen().contents()),
            }
        }
        Ok(())
    }

    /// Lets the program write for a while.
    pub fn wait_for(&mut self, time: Duration) {
        let limit = Instant::now() + time;
        while let Ok(piece) = self.pieces.recv_timeout(limit.saturating_duration_since(Instant::now())) {
            self.screen.write(&piece);
        }
    }
}

impl Terminal {
    /// Waits for the end of the program; what is shown then.
    pub fn ends(&mut self) -> String {
        let limit = Instant::now() + self.patience;
        while self.child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < limit, "it does not end:\n{}", self.screen.0.screen().contents());
            self.wait_for(Duration::from_millis(10));
        }
        self.screen.0.screen().contents()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
