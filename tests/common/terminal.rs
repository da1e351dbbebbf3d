//! A program on a pseudo-terminal, byte by byte.

#[cfg(unix)]
use std::fs::File;
use std::io::{Read, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(unix)]
use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// The editor's output for a prompt of two columns: it clears the line for the prompt and moves the cursor after the
/// prompt.
pub const PROMPT: &str = "\r\x1b[K> \r\x1b[2C";

/// The maximum wait for expected bytes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program with the keyboard and screen of its terminal.
pub struct Terminal {
    pub child: Box<dyn Child + Send + Sync>,
    pub keys: Box<dyn Write + Send>,
    pieces: Receiver<Vec<u8>>,
    unread: Vec<u8>,
    terminal: Box<dyn MasterPty + Send>,
    /// The mode of the terminal before the program started.
    #[cfg(unix)]
    pub found: Termios,
}

impl Terminal {
    /// Starts a program on a terminal of 80 columns.
    pub fn start(command: CommandBuilder) -> Terminal {
        Terminal::of(80, command)
    }

    /// Starts a program on a terminal of `columns` columns.
    pub fn of(columns: u16, command: CommandBuilder) -> Terminal {
        let size = PtySize { rows: 24, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        #[cfg(unix)]
        let found = tcgetattr(File::open(pair.master.tty_name().unwrap()).unwrap()).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        let mut screen = pair.master.try_clone_reader().unwrap();
        let (sender, pieces) = mpsc::channel();
        thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count @ 1..) = screen.read(&mut piece) {
                if sender.send(piece[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            child,
            keys: pair.master.take_writer().unwrap(),
            pieces,
            unread: Vec::new(),
            terminal: pair.master,
            #[cfg(unix)]
            found,
        }
    }

    /// The terminal device as opened by programs.
    #[cfg(unix)]
    fn tty(&self) -> File {
        File::open(self.terminal.tty_name().unwrap()).unwrap()
    }

    /// The mode of the terminal.
    #[cfg(unix)]
    pub fn mode(&self) -> Termios {
        tcgetattr(self.tty()).unwrap()
    }

    /// Restores the mode from before the program started.
    #[cfg(unix)]
    pub fn put_back(&self) {
        tcsetattr(self.tty(), SetArg::TCSANOW, &self.found).unwrap();
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// The bytes written to the terminal up to and including `end`.
    #[track_caller]
    pub fn until(&mut self, end: &str) -> String {
        let limit = Instant::now() + PATIENCE;
        loop {
            let end = end.as_bytes();
            if let Some(place) = self.unread.windows(end.len()).position(|w| w == end) {
                let rest = self.unread.split_off(place + end.len());
                let bytes = std::mem::replace(&mut self.unread, rest);
                return String::from_utf8(bytes).unwrap();
            }
            let left = limit.saturating_duration_since(Instant::now());
            match self.pieces.recv_timeout(left) {
                Ok(piece) => self.unread.extend(piece),
                Err(_) => panic!("{:?}", String::from_utf8_lossy(&self.unread)),
            }
        }
    }

    /// Checks that exactly these bytes come next.
    #[track_caller]
    pub fn writes(&mut self, bytes: &str) {
        let limit = Instant::now() + PATIENCE;
        while self.unread.len() < bytes.len() {
            let left = limit.saturating_duration_since(Instant::now());
            match self.pieces.recv_timeout(left) {
                Ok(piece) => self.unread.extend(piece),
                Err(_) => break,
            }
        }
        let rest = self.unread.split_off(bytes.len().min(self.unread.len()));
        let written = std::mem::replace(&mut self.unread, rest);
        assert_eq!(String::from_utf8_lossy(&written), bytes);
    }

    /// Checks that there is no further output: a key typed into the line editor and deleted again is the next to show.
    #[track_caller]
    pub fn is_quiet(&mut self) {
        self.types("x");
        self.press("\x7f");
        self.writes("\x1b[D\x1b[K");
    }

    /// Types `text` key by key; each key must show as itself and as nothing else.
    #[track_caller]
    pub fn types(&mut self, text: &str) {
        for key in text.chars() {
            self.press(&key.to_string());
            self.writes(&key.to_string());
        }
    }

    /// Waits for the end of the program. If it does not end, it is killed and the test fails.
    #[track_caller]
    pub fn wait(&mut self) -> ExitStatus {
        let limit = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            if Instant::now() > limit {
                let _ = self.child.kill();
                panic!("the program does not end: {:?}", String::from_utf8_lossy(&self.unread));
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits for the program to end successfully, and returns the remaining output.
    #[track_caller]
    pub fn ends(mut self) -> String {
        assert!(self.wait().success());
        self.rest()
    }

    /// The remaining output, once the program has ended.
    pub fn rest(mut self) -> String {
        while let Ok(piece) = self.pieces.recv_timeout(PATIENCE) {
            self.unread.extend(piece);
        }
        String::from_utf8(std::mem::take(&mut self.unread)).unwrap()
    }
}

/// A program that is still running would save into the folder of a test that has ended, and so create it again.
impl Drop for Terminal {
    fn drop(&mut self) {
        // The process id of a program that has ended may belong to another one by now.
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
