//! A program at a table with others: its output so far, and its typed input.

use std::io::Write;
use std::net::UdpSocket;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::common::program::{LONG, Place, pieces, printable, wait_for};

/// A free address of this machine.
pub fn free_address() -> String {
    UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// The output of a program, and whether it has ended.
type Heard = Arc<Mutex<(String, bool)>>;

/// Wakes all waiting threads after output of any program.
static NEWS: (Mutex<()>, Condvar) = (Mutex::new(()), Condvar::new());

/// The longest time between two checks: a condition may depend on a file, and files wake no thread.
const LOOK: Duration = Duration::from_millis(20);

/// Waits until `look` finds something; `None` if that takes too [long](LONG).
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

/// Locks a mutex even if a test has failed while holding it: other tests must not fail, too.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Records new output of a program.
fn hear(heard: &Heard, change: impl FnOnce(&mut (String, bool))) {
    change(&mut locked(heard));
    drop(locked(&NEWS.0));
    NEWS.1.notify_all();
}

/// A running program.
pub struct Program {
    child: Child,
    stdin: Option<ChildStdin>,
    heard: Heard,
    /// The length of its output when the last line was typed.
    before: usize,
    pub place: Arc<Place>,
}

impl Program {
    /// Starts the program with its data in its own place.
    pub fn start(args: &str) -> Program {
        Program::start_in(Arc::new(Place::new()), args)
    }

    pub fn start_in(place: Arc<Place>, args: &str) -> Program {
        let command = place.command(args);
        Program::spawn(place, command)
    }

    /// Starts the program through another command, whose beginning is `before`.
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
                // A character may be split.
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

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its output so far.
    pub fn text(&self) -> String {
        locked(&self.heard).0.clone()
    }

    /// Waits until its output is as wanted.
    #[track_caller]
    pub fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let come = until(|| {
            let heard = locked(&self.heard);
            match wanted(&heard.0) {
                true => Some(Ok(heard.0.clone())),
                // A program that has ended writes nothing more.
                false => heard.1.then_some(Err(())),
            }
        });
        come.and_then(Result::ok).unwrap_or_else(|| panic!("no {what}:\n{}", self.text()))
    }

    /// Returns whether its output is complete.
    pub fn has_ended(&self) -> bool {
        locked(&self.heard).1
    }

    /// Returns whether it has asked for a line since the last one was typed.
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

    /// Ends the input, waits for the end, and returns the output and the exit status.
    pub fn end(mut self) -> (String, i32) {
        self.stdin = None;
        self.wait_for_end()
    }

    /// Waits for the end, and returns the output and the exit status.
    pub fn wait_for_end(mut self) -> (String, i32) {
        until(|| self.has_ended().then_some(())).unwrap_or_else(|| panic!("no end:\n{}", self.text()));
        (self.text(), wait_for(&mut self.child).code().unwrap_or(-1))
    }

    /// Lets all programs run for some time.
    pub fn go_on_for(&self, time: Duration) {
        std::thread::sleep(time);
    }

    /// Kills it.
    pub fn kill(mut self) -> Arc<Place> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        Arc::clone(&self.place)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The reason why one program misses something is often in what another one said.
        if std::thread::panicking() {
            eprintln!("{} said:\n{}", self.id(), self.text());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
