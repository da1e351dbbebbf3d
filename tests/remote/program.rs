//! A program at a table with others: what it has said so far, and what is typed into it.

use std::io::Write;
use std::net::UdpSocket;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Instant;

use crate::common::program::{LONG, Place, pieces, printable, wait_for};

/// An address of this machine that nobody uses.
pub fn free_address() -> String {
    UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// What a program has written, and whether its output has ended.
type Heard = Arc<(Mutex<(String, bool)>, Condvar)>;

/// A program that runs.
pub struct Program {
    child: Child,
    stdin: Option<ChildStdin>,
    heard: Heard,
    pub place: Arc<Place>,
}

impl Program {
    /// Starts the program with its data in a place of its own.
    pub fn start(args: &str) -> Program {
        Program::start_in(Arc::new(Place::new()), args)
    }

    pub fn start_in(place: Arc<Place>, args: &str) -> Program {
        let command = place.command(args);
        Program::spawn(place, command)
    }

    /// Starts the program by another command, which `before` is the beginning of.
    pub fn start_within(before: &[String], place: Arc<Place>, args: &str) -> Program {
        let own = place.command(args);
        let mut command = Command::new(&before[0]);
        command.args(&before[1..]).arg(own.get_program()).args(own.get_args());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Program::spawn(place, command)
    }

    fn spawn(place: Arc<Place>, mut command: Command) -> Program {
        let mut child = command.spawn().unwrap();
        let heard = Heard::default();
        let (theirs, pieces) = (Arc::clone(&heard), pieces(child.stdout.take().unwrap()));
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            for piece in pieces {
                bytes.extend(piece);
                // A character may be cut in two.
                if let Ok(text) = str::from_utf8(&bytes) {
                    theirs.0.lock().unwrap().0.push_str(&printable(text.as_bytes().to_vec()));
                    bytes.clear();
                    theirs.1.notify_all();
                }
            }
            theirs.0.lock().unwrap().1 = true;
            theirs.1.notify_all();
        });
        Program { stdin: child.stdin.take(), child, heard, place }
    }

    /// The number by which the system knows it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// All that it has written.
    pub fn text(&self) -> String {
        self.heard.0.lock().unwrap().0.clone()
    }

    /// The lines that it has written, without prompts.
    pub fn lines(&self) -> Vec<String> {
        lines_of(&self.text())
    }

    /// Waits until what it has written is as wanted.
    #[track_caller]
    pub fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + LONG;
        let mut heard = self.heard.0.lock().unwrap();
        while !wanted(&heard.0) {
            let rest = end.saturating_duration_since(Instant::now());
            assert!(!rest.is_zero() && !heard.1, "no {what}:\n{}", heard.0);
            heard = self.heard.1.wait_timeout(heard, rest).unwrap().0;
        }
        heard.0.clone()
    }

    /// Waits until it says this.
    #[track_caller]
    pub fn says(&self, text: &str) -> String {
        self.wait(text, |heard| heard.contains(text))
    }

    /// Types a line.
    pub fn types(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Types no more, waits for the end, and tells all that was written and the exit status.
    pub fn end(mut self) -> (String, i32) {
        self.stdin = None;
        self.wait_for_end()
    }

    /// Waits for the end, and tells all that was written and the exit status.
    pub fn wait_for_end(mut self) -> (String, i32) {
        let end = Instant::now() + LONG;
        let mut heard = self.heard.0.lock().unwrap();
        while !heard.1 {
            let rest = end.saturating_duration_since(Instant::now());
            assert!(!rest.is_zero(), "no end:\n{}", heard.0);
            heard = self.heard.1.wait_timeout(heard, rest).unwrap().0;
        }
        let text = heard.0.clone();
        drop(heard);
        (text, wait_for(&mut self.child).code().unwrap_or(-1))
    }

    /// Ends it at once.
    pub fn kill(mut self) -> Arc<Place> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        Arc::clone(&self.place)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The lines of what a program has written, without prompts.
pub fn lines_of(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.trim_start_matches("> ").trim_end_matches('>'));
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Whether a line is that about the check of chance at the end of a game: no part of the game.
pub fn is_about_chance(line: &str) -> bool {
    ["Checked: ", "Not checked: ", "Geprüft: ", "Nicht geprüft: ", "Nagekeken: ", "Niet nagekeken: "]
        .iter()
        .any(|start| line.starts_with(start))
}

/// A host who says five words, and where guests find it.
pub struct Host {
    pub program: Program,
    pub words: String,
    pub address: String,
}

impl Host {
    /// A host in English, with these words behind `host`.
    pub fn start(args: &str) -> Host {
        Host::start_in(Arc::new(Place::new()), "en", args)
    }

    pub fn start_in(place: Arc<Place>, lang: &str, args: &str) -> Host {
        let address = free_address();
        let args = format!("host {args} --no-relay --bind {address} --lang {lang}");
        let program = Program::start_in(place, &args);
        let text = program.wait("words", |text| text.lines().count() > 2);
        let words = text.lines().nth(1).unwrap().to_owned();
        assert_eq!(words.split(' ').count(), 5, "{text}");
        Host { program, words, address }
    }

    /// Somebody who joins.
    pub fn guest(&self, args: &str) -> Program {
        self.guest_in(Arc::new(Place::new()), args)
    }

    pub fn guest_in(&self, place: Arc<Place>, args: &str) -> Program {
        Program::start_in(place, &self.call("join", args))
    }

    /// Somebody who comes by another word than `join`.
    pub fn guest_that(&self, word: &str, args: &str) -> Program {
        Program::start(&self.call(word, args))
    }

    fn call(&self, word: &str, args: &str) -> String {
        format!("{word} {} --no-relay --address {} {args}", self.words, self.address)
    }
}
