//! A program at a table with others: what it has said so far, and what is typed into it.

use std::io::Write;
use std::net::UdpSocket;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::common::program::{LONG, Place, pieces, printable, wait_for};

/// An address of this machine that nobody uses.
pub fn free_address() -> String {
    UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// What a program has written, and whether its output has ended.
type Heard = Arc<Mutex<(String, bool)>>;

/// Wakes all who wait for something, whichever program has written it.
static NEWS: (Mutex<()>, Condvar) = (Mutex::new(()), Condvar::new());

/// How often is looked at the latest: what is waited for may hang on a file, and files wake nobody.
const LOOK: Duration = Duration::from_millis(20);

/// Waits until `look` finds something; `None` where that takes too [long](LONG).
pub fn until<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + LONG;
    let mut news = locked(&NEWS.0);
    loop {
        let found = look();
        if found.is_some() || Instant::now() > end {
            return found;
        }
        news = NEWS.1.wait_timeout(news, LOOK).unwrap_or_else(PoisonError::into_inner).0;
    }
}

/// A test that fails while it waits must not fail the others.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes down something new that a program has written.
fn hear(heard: &Heard, change: impl FnOnce(&mut (String, bool))) {
    change(&mut locked(heard));
    drop(locked(&NEWS.0));
    NEWS.1.notify_all();
}

/// A program that runs.
pub struct Program {
    child: Child,
    stdin: Option<ChildStdin>,
    heard: Heard,
    /// How much it had written when the last line was typed.
    before: usize,
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
                    let text = printable(text.as_bytes().to_vec());
                    hear(&theirs, |heard| heard.0.push_str(&text));
                    bytes.clear();
                }
            }
            hear(&theirs, |heard| heard.1 = true);
        });
        Program { stdin: child.stdin.take(), child, heard, before: 0, place }
    }

    /// The number by which the system knows it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// All that it has written.
    pub fn text(&self) -> String {
        locked(&self.heard).0.clone()
    }

    /// Waits until what it has written is as wanted.
    #[track_caller]
    pub fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let come = until(|| {
            let heard = locked(&self.heard);
            match wanted(&heard.0) {
                true => Some(Ok(heard.0.clone())),
                // What has ended says nothing more.
                false => heard.1.then_some(Err(())),
            }
        });
        come.and_then(Result::ok).unwrap_or_else(|| panic!("no {what}:\n{}", self.text()))
    }

    /// Whether it has written all that it will.
    pub fn has_ended(&self) -> bool {
        locked(&self.heard).1
    }

    /// Whether it asks for a line, and has done so since the last one was typed.
    pub fn is_asking(&self) -> bool {
        let text = self.text();
        text.len() > self.before && text.rsplit('\n').next() == Some("> ")
    }

    /// Types a line.
    pub fn types(&mut self, line: &str) {
        self.before = self.text().len();
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
        until(|| self.has_ended().then_some(())).unwrap_or_else(|| panic!("no end:\n{}", self.text()));
        (self.text(), wait_for(&mut self.child).code().unwrap_or(-1))
    }

    /// Lets everybody go on for so long.
    pub fn go_on_for(&self, time: Duration) {
        std::thread::sleep(time);
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
