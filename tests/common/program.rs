//! The program itself, run with pipes, in a folder and an environment of its own.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use snuffel::game::Game;
use snuffel::games::sniff::rules::Sniff;
use snuffel::text::lexicon::Words;
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::printable::is_printable;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use tempfile::TempDir;

/// How long it is waited at most for what a program must say or do, on however busy a machine. Whoever waits without
/// an end holds up all tests where a program is stuck, and nobody hears which one it was.
pub const LONG: Duration = Duration::from_secs(120);

/// The program that is tried: the one that was built for the tests, or another one that `SNUFFEL_BIN` names, such as one
/// with other features, or a copy that stays as it is while work goes on.
pub fn binary() -> PathBuf {
    std::env::var_os("SNUFFEL_BIN").map_or_else(|| env!("CARGO_BIN_EXE_snuffel").into(), PathBuf::from)
}

/// What a program writes, piece by piece, as it comes.
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

/// The next piece, or nothing where there will be none.
#[track_caller]
fn next(pieces: &Receiver<Vec<u8>>, end: Instant) -> Option<Vec<u8>> {
    match pieces.recv_timeout(end.saturating_duration_since(Instant::now())) {
        Ok(piece) => Some(piece),
        Err(RecvTimeoutError::Disconnected) => None,
        Err(RecvTimeoutError::Timeout) => panic!("the program writes nothing, and does not end"),
    }
}

/// All that a program writes until it ends.
#[track_caller]
fn all(pieces: &Receiver<Vec<u8>>, end: Instant) -> Vec<u8> {
    std::iter::from_fn(|| next(pieces, end)).flatten().collect()
}

/// Waits for the end of a program. One that does not end is ended, and its test has failed.
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

/// A place where the program can keep things, empty at first.
pub struct Place {
    folder: TempDir,
    /// Variables of the environment besides those of the place.
    pub env: Vec<(&'static str, &'static str)>,
}

/// What a run of the program came to.
pub struct Ran {
    /// The exit status.
    pub status: i32,
    /// What was written to standard output: printable text and line ends, or the test has failed.
    pub out: String,
    /// What was written to standard error.
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

    /// What the program says at first, and then to each of these typed lines.
    pub fn answers(&self, args: &str, lines: &[&str]) -> Vec<String> {
        let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let ran = self.run(args, typed.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        ran.out.split("> \n").map(str::to_owned).collect()
    }

    /// The program with arguments as they are typed, and with its data in the place.
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

    /// The same, with more arguments, which may have blanks in them.
    pub fn run_with(&self, args: &str, more: &[&str], input: &[u8]) -> Ran {
        let mut child = self.command(args).args(more).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // Who has said enough does not read on.
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

/// Nothing but text and line ends goes through a pipe.
pub fn printable(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).unwrap();
    let strange = text.split('\n').find(|line| !is_printable(line));
    assert_eq!(strange, None, "{text:?}");
    text
}

/// The program while it runs, line by line.
pub struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    pieces: Receiver<Vec<u8>>,
    /// What was said before the first prompt, and the prompt.
    pub said: String,
}

impl Talk {
    /// Starts the program, with pipes, and reads up to its first prompt.
    pub fn of(mut command: Command) -> Talk {
        let mut child = command.spawn().unwrap();
        let pieces = pieces(child.stdout.take().unwrap());
        let mut talk = Talk { stdin: child.stdin.take(), pieces, child, said: String::new() };
        talk.said = talk.listen();
        talk
    }

    /// What the program says up to its next prompt and with it, or up to its end.
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

    /// Types bytes and a line end, and hears what comes up to the next prompt.
    pub fn bytes(&mut self, line: &[u8]) -> String {
        let stdin = self.stdin.as_mut().unwrap();
        let written = stdin.write_all(&[line, b"\n"].concat());
        assert!(written.is_ok(), "nobody reads {:?}", String::from_utf8_lossy(line));
        let heard = self.listen();
        let answer = heard.strip_prefix('\n');
        answer.unwrap_or_else(|| panic!("after {:?}: {heard:?}", String::from_utf8_lossy(line))).to_owned()
    }

    /// Types a line, and does not wait for what comes of it.
    pub fn send(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// The number by which the system knows the program.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Types a line, and hears what comes up to the next prompt.
    pub fn line(&mut self, line: &str) -> String {
        self.bytes(line.as_bytes())
    }

    /// Types a line, and hears the lines up to the next prompt, which must be the usual one.
    #[track_caller]
    pub fn answer(&mut self, line: &str) -> Vec<String> {
        let heard = self.line(line);
        let heard = heard.strip_suffix("> ").unwrap_or_else(|| panic!("{heard:?}"));
        heard.lines().map(str::to_owned).collect()
    }

    /// Ends the program at once.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input, and hears the rest and the exit status.
    pub fn end(mut self) -> (String, i32) {
        self.stdin = None;
        let heard = self.listen();
        (heard, wait_for(&mut self.child).code().unwrap())
    }
}

/// A message of sniff as a language tells it in the usual level.
pub fn told(lang: Lang, message: &Message) -> String {
    teller(lang).say(message)
}

/// The usual word of a language for a command of sniff or what stands behind one.
pub fn word(lang: Lang, id: &str) -> String {
    Words::of(teller(lang).locale(), id).usual().unwrap().to_owned()
}

fn teller(lang: Lang) -> Teller {
    let parts = [Source::CLI, Sniff::TEXTS.messages, Sniff::TEXTS.words, Sniff::TEXTS.rules];
    Teller::new(lang, Wording::Normal, Spelling::Plain, &parts)
}
