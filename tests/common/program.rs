//! The program itself, run with pipes, in its own folder and environment.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use snuffel::game::Game;
use snuffel::games::sniff::rules::Sniff;
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::printable::is_printable;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::words::Words;
use tempfile::TempDir;

/// The longest wait for a program's output or end, even on a busy machine. An endless wait would block all tests after
/// a stuck program, without showing which one it was.
pub const LONG: Duration = Duration::from_secs(120);

/// The tested program: the one built for the tests, or the one that `SNUFFEL_BIN` names, such as one with other
/// features, or a copy that stays unchanged while work continues.
pub fn binary() -> PathBuf {
    std::env::var_os("SNUFFEL_BIN").map_or_else(|| env!("CARGO_BIN_EXE_snuffel").into(), PathBuf::from)
}

/// Receives a program's output piece by piece.
pub fn pieces(mut output: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (sender, pieces) = mpsc::channel();
    std::thread::spawn(move || {
        let mut piece = [0; 4096];
        while let Ok(count @ 1..) = output.read(&mut piece) {
            if sender.send(piece[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    pieces
}

/// The next piece; `None` after the last one.
#[track_caller]
fn next(pieces: &Receiver<Vec<u8>>, end: Instant) -> Option<Vec<u8>> {
    match pieces.recv_timeout(end.saturating_duration_since(Instant::now())) {
        Ok(piece) => Some(piece),
        Err(RecvTimeoutError::Disconnected) => None,
        Err(RecvTimeoutError::Timeout) => panic!("the program writes nothing, and does not end"),
    }
}

/// All output of a program until it ends.
#[track_caller]
fn all(pieces: &Receiver<Vec<u8>>, end: Instant) -> Vec<u8> {
    std::iter::from_fn(|| next(pieces, end)).flatten().collect()
}

/// Waits for the end of a program. If it does not end, it is killed and the test fails.
#[track_caller]
pub fn wait_for(child: &mut Child) -> ExitStatus {
    let end = Instant::now() + LONG;
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if Instant::now() > end {
            let _ = child.kill();
            panic!("the program does not end");
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A place where the program can save things, initially empty.
pub struct Place {
    folder: TempDir,
    /// Environment variables besides those of the place.
    pub env: Vec<(&'static str, &'static str)>,
}

/// The result of a run of the program.
pub struct Ran {
    /// The exit status.
    pub status: i32,
    /// Standard output: printable text and line ends, otherwise the test fails.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Place {
    pub fn new() -> Place {
        Place { folder: tempfile::tempdir().unwrap(), env: Vec::new() }
    }

    /// A file or folder in the place.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The text of a file in the place.
    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The program's initial output, and its answer to each of these typed lines.
    pub fn answers(&self, args: &str, lines: &[&str]) -> Vec<String> {
        let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let ran = self.run(args, typed.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        ran.out.split("> \n").map(str::to_owned).collect()
    }

    /// The program with arguments as typed, and with its data in the place.
    pub fn command(&self, args: &str) -> Command {
        let mut command = Command::new(binary());
        command.env_clear();
        for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(folder, self.path(folder));
        }
        command.envs(self.env.iter().copied());
        command.arg("--data").arg(self.folder.path());
        command.args(args.split(' ').filter(|arg| !arg.is_empty()));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::piped());
        command
    }

    /// Runs the program to its end with this input.
    pub fn run(&self, args: &str, input: &[u8]) -> Ran {
        self.run_with(args, &[], input)
    }

    /// The same, with more arguments, which may contain blanks.
    pub fn run_with(&self, args: &str, more: &[&str], input: &[u8]) -> Ran {
        let mut child = self.command(args).args(more).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // The program may stop reading when it has said enough.
        let input = input.to_vec();
        std::thread::spawn(move || {
            let _ = stdin.write_all(&input);
        });
        let (out, err) = (pieces(child.stdout.take().unwrap()), pieces(child.stderr.take().unwrap()));
        let end = Instant::now() + LONG;
        let (out, err) = (printable(all(&out, end)), printable(all(&err, end)));
        Ran { status: wait_for(&mut child).code().unwrap(), out, err }
    }

    /// Starts the program and reads up to its first prompt.
    pub fn start(&self, args: &str) -> Talk {
        Talk::of(self.command(args))
    }
}

/// Checks that a pipe carries nothing but printable text and line ends.
pub fn printable(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).unwrap();
    let strange = text.split('\n').find(|line| !is_printable(line));
    assert_eq!(strange, None, "{text:?}");
    text
}

/// The running program, line by line.
pub struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    pieces: Receiver<Vec<u8>>,
    /// The output up to and including the first prompt.
    pub said: String,
}

impl Talk {
    /// Starts the program with pipes, and reads up to its first prompt.
    pub fn of(mut command: Command) -> Talk {
        let mut child = command.spawn().unwrap();
        let pieces = pieces(child.stdout.take().unwrap());
        let mut talk = Talk { stdin: child.stdin.take(), pieces, child, said: String::new() };
        talk.said = talk.listen();
        talk
    }

    /// Returns the output up to and including the next prompt, or up to the end.
    fn listen(&mut self) -> String {
        let mut heard = Vec::new();
        let end = Instant::now() + LONG;
        while !heard.ends_with(b"> ")
            && let Some(piece) = next(&self.pieces, end)
        {
            heard.extend(piece);
        }
        printable(heard)
    }

    /// Types bytes and a line end, and returns the output up to the next prompt.
    pub fn bytes(&mut self, line: &[u8]) -> String {
        let stdin = self.stdin.as_mut().unwrap();
        let written = stdin.write_all(&[line, b"\n"].concat());
        assert!(written.is_ok(), "nobody reads {:?}", String::from_utf8_lossy(line));
        let heard = self.listen();
        let answer = heard.strip_prefix('\n');
        answer.unwrap_or_else(|| panic!("after {:?}: {heard:?}", String::from_utf8_lossy(line))).to_owned()
    }

    /// Types a line without waiting for the answer.
    pub fn send(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Types a line, and returns the output up to the next prompt.
    pub fn line(&mut self, line: &str) -> String {
        self.bytes(line.as_bytes())
    }

    /// Types a line, and returns the lines up to the next prompt, which must be the usual one.
    #[track_caller]
    pub fn answer(&mut self, line: &str) -> Vec<String> {
        let heard = self.line(line);
        let heard = heard.strip_suffix("> ").unwrap_or_else(|| panic!("{heard:?}"));
        heard.lines().map(str::to_owned).collect()
    }

    /// Kills the program.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input, and returns the remaining output and the exit status.
    pub fn end(mut self) -> (String, i32) {
        self.stdin = None;
        let heard = self.listen();
        (heard, wait_for(&mut self.child).code().unwrap())
    }
}

/// A program that is still running would save into the folder of a test that has ended, and so create it again.
impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A message of sniff in a language, in the normal wording.
pub fn told(lang: Lang, message: &Message) -> String {
    teller(lang).say(message)
}

/// The usual word in a language for a command of sniff or one of its arguments.
pub fn word(lang: Lang, id: &str) -> String {
    Words::from_locale(teller(lang).locale(), id).usual().unwrap().to_owned()
}

fn teller(lang: Lang) -> Teller {
    let parts = [Source::CLI, Sniff::TEXTS.messages, Sniff::TEXTS.words, Sniff::TEXTS.rules];
    Teller::new(lang, Wording::Normal, Spelling::Plain, &parts)
}
