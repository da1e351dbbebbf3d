//! Both readers of lines on a real pseudo-terminal, down to the byte.
#![cfg(unix)]

use std::env;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use snuffel::ui::input::{Completions, Typed, open};

/// What the editor writes before a prompt of two columns, and what after it: it clears the line on which the prompt comes and
/// puts the cursor behind the prompt.
const BEFORE: &str = "\r\x1b[K";
const PROMPT: &str = "\r\x1b[K> \r\x1b[2C";

/// The program under test: this very file, run again. Answers each line with one line.
#[test]
fn program() {
    let Ok(mode) = env::var("ECHO_LINES") else {
        return;
    };
    let list = |words: &str| words.split(' ').map(str::to_owned).collect();
    let completions = Completions {
        first: list("walls ways help E4"),
        later: list("E4 E5 rules"),
    };
    let history = env::var_os("ECHO_HISTORY");
    let mut input = open(mode == "plain", history.as_deref().map(Path::new));
    println!("editor {}", input.is_editor());
    loop {
        match input.read("> ", &completions).unwrap() {
            Typed::Line(line) => {
                input.remember(&line);
                println!("line {line}.");
            }
            Typed::End => {
                println!("end.");
                std::process::exit(0);
            }
            other => println!("{other:?}."),
        }
    }
}

/// The program on a terminal of 80 columns.
struct Session {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    pieces: Receiver<Vec<u8>>,
    unread: Vec<u8>,
    _terminal: Box<dyn MasterPty + Send>,
}

impl Session {
    fn start(mode: &str, term: Option<&str>, history: Option<&Path>) -> Session {
        let size = PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env::current_exe().unwrap());
        command.args(["program", "--exact", "--nocapture", "--test-threads=1"]);
        command.env("ECHO_LINES", mode);
        match term {
            Some(term) => command.env("TERM", term),
            None => command.env_remove("TERM"),
        }
        if let Some(path) = history {
            command.env("ECHO_HISTORY", path);
        }
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
        let mut session = Session {
            child,
            keys: pair.master.take_writer().unwrap(),
            pieces,
            unread: Vec::new(),
            _terminal: pair.master,
        };
        // What the test harness says comes before.
        session.until("editor ");
        session
    }

    /// An editor, after its first prompt.
    fn editor(history: Option<&Path>) -> Session {
        let mut session = Session::start("", Some("xterm"), history);
        session.writes("true\r\n");
        session.writes(PROMPT);
        session
    }

    /// A plain reader, after its first prompt.
    fn plain(mode: &str, term: Option<&str>) -> Session {
        let mut session = Session::start(mode, term, None);
        session.writes("false\r\n> ");
        session
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// The bytes that the terminal gets up to `end` and with it.
    fn until(&mut self, end: &str) -> String {
        let limit = Instant::now() + Duration::from_secs(20);
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

    /// The terminal gets exactly these bytes next.
    #[track_caller]
    fn writes(&mut self, bytes: &str) {
        let limit = Instant::now() + Duration::from_secs(20);
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

    /// The terminal gets nothing for a while.
    #[track_caller]
    fn is_quiet(&mut self) {
        if let Ok(piece) = self.pieces.recv_timeout(Duration::from_millis(300)) {
            self.unread.extend(piece);
        }
        assert_eq!(String::from_utf8_lossy(&self.unread), "");
    }

    /// Types `text` key by key; each key shows as itself and as nothing else.
    #[track_caller]
    fn types(&mut self, text: &str) {
        for key in text.chars() {
            self.press(&key.to_string());
            self.writes(&key.to_string());
        }
    }

    fn ends(mut self) {
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn the_editor_writes_each_key_once_and_redraws_nothing() {
    let mut session = Session::editor(None);
    session.types("look E4");
    session.press("\r");
    session.writes("\r\nline look E4.\r\n");
    session.writes(PROMPT);
    session.is_quiet();
    session.types("züge");
    session.press("\r");
    session.writes("\r\nline züge.\r\n");
    session.writes(PROMPT);
    session.press("\r");
    session.writes("\r\nline .\r\n");
    session.writes(PROMPT);
    session.is_quiet();
}

#[test]
fn the_editor_ends_at_ctrl_d_and_drops_the_line_at_ctrl_c() {
    let mut session = Session::editor(None);
    session.types("E4");
    session.press("\x03");
    session.writes("\r\nInterrupt.\r\n");
    session.writes(PROMPT);
    session.press("\x03");
    session.writes("\r\nInterrupt.\r\n");
    session.writes(PROMPT);
    session.press("\x04");
    session.writes("\r\nend.\r\n");
    session.ends();
}

#[test]
fn backspace_takes_one_letter_away() {
    let mut session = Session::editor(None);
    session.types("E45");
    session.press("\x7f");
    session.writes("\x1b[D\x1b[K");
    session.press("\r");
    session.writes("\r\nline E4.\r\n");
}

#[test]
fn escape_alone_does_not_swallow_the_next_key() {
    let mut session = Session::editor(None);
    session.press("\x1b");
    session.is_quiet();
    session.types("E4");
    session.press("\r");
    session.writes("\r\nline E4.\r\n");
}

#[test]
fn lines_typed_ahead_or_pasted_together_are_all_read() {
    let mut session = Session::editor(None);
    session.press("E4\rE5\rhelp\r");
    for line in ["E4", "E5", "help"] {
        let written = session.until(&format!("line {line}.\r\n"));
        assert_eq!(written.matches(line).count(), 2, "{written:?}");
    }
}

#[test]
fn history_lasts_over_sessions_that_were_killed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data").join("history.txt");
    let mut first = Session::editor(Some(&path));
    for line in ["E4", "look züge", "look züge"] {
        first.press(&format!("{line}\r"));
        first.until(&format!("line {line}.\r\n"));
    }
    first.writes(PROMPT);
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    let mut second = Session::editor(Some(&path));
    second.press("\x1b[A");
    second.writes(&format!("{BEFORE}> look züge\r\x1b[11C"));
    second.press("\x1b[A");
    second.writes(&format!("{BEFORE}> E4\r\x1b[4C"));
    second.press("\r");
    second.writes("\r\nline E4.\r\n");
    assert_eq!(
        std::fs::read_to_string(&path).unwrap(),
        "E4\nlook züge\nE4\n"
    );
}

#[test]
fn a_history_that_cannot_be_kept_stops_nothing() {
    let mut session = Session::editor(Some(Path::new("/dev/null/history.txt")));
    session.types("E4");
    session.press("\r");
    session.writes("\r\nline E4.\r\n");
    session.writes(PROMPT);
    session.press("\x1b[A");
    session.writes(&format!("{BEFORE}> E4\r\x1b[4C"));
}

#[test]
fn completion_lists_what_fits_and_completes_what_is_clear() {
    let mut session = Session::editor(None);
    session.types("WA");
    session.press("\t");
    session.writes("\r\nwalls  ways\r\n");
    session.writes(&format!("{BEFORE}> WA\r\x1b[4C"));
    session.is_quiet();
    session.types("y");
    session.press("\t");
    session.writes(&format!("{BEFORE}> ways\r\x1b[6C"));
    session.types(" R");
    session.press("\t");
    session.writes(&format!("{BEFORE}> ways rules\r\x1b[12C"));
    session.press("\r");
    session.writes("\r\nline ways rules.\r\n");
    session.writes(PROMPT);
    session.types("x");
    session.press("\t");
    session.is_quiet();
}

#[test]
fn a_pasted_megabyte_is_one_line_too_long() {
    let mut session = Session::editor(None);
    let start = Instant::now();
    let mut keys = std::mem::replace(&mut session.keys, Box::new(std::io::sink()));
    let typist = thread::spawn(move || {
        keys.write_all("x".repeat(1 << 20).as_bytes()).unwrap();
        keys.write_all(b"\rE4\r").unwrap();
    });
    let written = session.until("TooLong.\r\n").len() + session.until("line E4.\r\n").len();
    typist.join().unwrap();
    assert!(written < 20_000, "{written} bytes");
    eprintln!("{:?}, {written} bytes", start.elapsed());
}

#[test]
fn control_characters_are_no_text() {
    let mut session = Session::editor(None);
    session.press("E\x16\x074\r");
    session.until("NotText.\r\n");
    session.writes(PROMPT);
    session.keys.write_all(b"\xFC").unwrap();
    session.writes("\r\nNotText.\r\n");
    session.writes(PROMPT);
    session.types("E4");
}

#[test]
fn the_plain_reader_never_writes_a_control_sequence() {
    for (mode, term) in [
        ("plain", Some("xterm")),
        ("", Some("dumb")),
        ("", Some("emacs")),
        ("", None),
    ] {
        let mut session = Session::plain(mode, term);
        session.types("look E4");
        session.press("\r");
        session.writes("\r\nline look E4.\r\n> ");
        session.is_quiet();
        session.press("E5\r");
        session.writes("E5\r\nline E5.\r\n> ");
        session.press("\x04");
        session.writes("\r\nend.\r\n");
        session.ends();
    }
}

#[test]
fn the_plain_reader_drops_the_line_at_ctrl_c() {
    let mut session = Session::plain("plain", Some("xterm"));
    session.types("E4");
    session.press("\x03");
    session.writes("^C\r\nInterrupt.\r\n> ");
    session.press("\x03");
    session.writes("^C\r\nInterrupt.\r\n> ");
    session.types("E5");
    session.press("\r");
    session.writes("\r\nline E5.\r\n> ");
    session.press("E6\x04\x04");
    session.writes("E6\r\nline E6.\r\n> \r\nend.\r\n");
    session.ends();
}
