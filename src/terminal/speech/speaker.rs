//! The speaker: a synthesizer on its own thread. Its caller never waits, whatever the synthesizer does.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::Synthesizer;
use crate::speech::{Answer, Dial, Manner, Narrator, Silencer, SpeechFault};
use crate::text::style::Lang;

/// How long a synthesizer may take for one task before it counts as stuck. The first task is to start and to search
/// thousands of voices. Synthesizers with separate time limits report the reason much sooner.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long the end of the program waits for a synthesizer in total, excluding the time in which it audibly speaks.
const FAREWELL: Duration = Duration::from_secs(1);

/// How long the thread must be idle before the voices are queried, which may keep the system from speaking.
const IDLE: Duration = Duration::from_millis(200);

/// A task for the thread.
enum Wish {
    Voice(Lang, Option<String>),
    Turn(Dial, Option<i8>),
    /// A line, and the number of requests for silence before it.
    Speak(String, usize),
    Hush,
    Finish,
}

/// Speaks lines by a synthesizer on another thread. Dropping it ends the speech without waiting.
pub struct Speaker {
    connection: Arc<Connection>,
    answers: Receiver<Answer>,
    patience: Duration,
}

/// The sending side of the thread, usable from any other thread.
struct Connection {
    wishes: Sender<Wish>,
    shared: Arc<Shared>,
    wished: AtomicUsize,
    /// The number of beats, and when it last changed.
    progress: Mutex<(usize, Instant)>,
    /// Whether any line was sent since the last request for silence.
    is_heard: AtomicBool,
}

/// The state shared by both threads.
#[derive(Default)]
struct Shared {
    /// The number of completed wishes.
    done: AtomicUsize,
    /// A counter that increases as long as the synthesizer responds.
    beats: AtomicUsize,
    /// The number of requests for silence.
    hushes: AtomicUsize,
    /// Set repeatedly while speech that would otherwise be cut off is finished.
    is_speaking_out: AtomicBool,
}

impl Connection {
    fn wish(&self, wish: Wish) {
        if self.is_idle() {
            self.progress.lock().unwrap_or_else(PoisonError::into_inner).1 = Instant::now();
        }
        // Counted before it can be completed. If the thread has ended, its last answer gives the reason.
        self.wished.fetch_add(1, Ordering::Relaxed);
        if self.wishes.send(wish).is_err() {
            self.wished.fetch_sub(1, Ordering::Relaxed);
        }
    }

    fn hush(&self) {
        self.is_heard.store(false, Ordering::Relaxed);
        self.shared.hushes.fetch_add(1, Ordering::Relaxed);
        self.wish(Wish::Hush);
    }

    fn is_idle(&self) -> bool {
        self.shared.done.load(Ordering::Relaxed) == self.wished.load(Ordering::Relaxed)
    }

    /// How long the synthesizer has been busy without progress.
    fn stuck_for(&self) -> Duration {
        let mut progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        let beats = self.shared.beats.load(Ordering::Relaxed);
        if beats != progress.0 || self.is_idle() {
            *progress = (beats, Instant::now());
        }
        progress.1.elapsed()
    }
}

impl Speaker {
    /// Starts a speaker with these settings. `open` runs on the speaker's own thread.
    pub fn start(
        open: impl FnOnce() -> Result<Box<dyn Synthesizer>, SpeechFault> + Send + 'static,
        manner: &Manner,
    ) -> Speaker {
        let (wishes, wished) = mpsc::channel();
        let (answer, answers) = mpsc::channel();
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let failed = answer.clone();
        let body = move || {
            if let Err(fault) = serve(open, &wished, &answer, &theirs) {
                let _ = answer.send(Answer::Fails(fault));
            }
        };
        if let Err(error) = thread::Builder::new().name("speech".to_owned()).spawn(body) {
            let _ = failed.send(Answer::Fails(SpeechFault::System(error.to_string())));
        }
        let connection = Connection {
            wishes,
            shared,
            wished: AtomicUsize::new(0),
            progress: Mutex::new((0, Instant::now())),
            is_heard: AtomicBool::new(false),
        };
        let mut speaker = Speaker { connection: Arc::new(connection), answers, patience: PATIENCE };
        for dial in Dial::ALL {
            if let to @ Some(_) = manner.dials[dial.index()] {
                speaker.turn(dial, to);
            }
        }
        speaker.set_voice(manner.lang, manner.voice.as_deref());
        speaker
    }
}

impl Narrator for Speaker {
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) {
        self.connection.wish(Wish::Voice(lang, name.map(str::to_owned)));
    }

    fn turn(&mut self, dial: Dial, to: Option<i8>) {
        self.connection.wish(Wish::Turn(dial, to));
    }

    fn speak(&mut self, line: &str) {
        let hushes = self.connection.shared.hushes.load(Ordering::Relaxed);
        self.connection.is_heard.store(true, Ordering::Relaxed);
        self.connection.wish(Wish::Speak(line.to_owned(), hushes));
    }

    fn hush(&mut self) {
        self.connection.hush();
    }

    fn silencer(&self) -> Silencer {
        let connection = Arc::downgrade(&self.connection);
        Box::new(move || {
            if let Some(connection) = connection.upgrade()
                && connection.is_heard.load(Ordering::Relaxed)
            {
                connection.hush();
            }
        })
    }

    fn answer_within(&mut self, time: Duration) -> Option<Answer> {
        let answer = match time {
            Duration::ZERO => self.answers.try_recv().ok(),
            time => self.answers.recv_timeout(time).ok(),
        };
        answer.or_else(|| (self.connection.stuck_for() > self.patience).then_some(Answer::Fails(SpeechFault::Silent)))
    }

    fn finish(&mut self) -> Option<SpeechFault> {
        const STEP: Duration = Duration::from_millis(5);
        self.connection.wish(Wish::Finish);
        let mut begin = Instant::now();
        while begin.elapsed() < FAREWELL {
            match self.answer_within(STEP) {
                Some(Answer::Fails(fault)) => return Some(fault),
                Some(Answer::Speaks(_) | Answer::Has(_) | Answer::Lacks(_)) => {}
                None if self.connection.is_idle() => return None,
                None => {}
            }
            if self.connection.shared.is_speaking_out.swap(false, Ordering::Relaxed) {
                begin = Instant::now();
            }
        }
        Some(SpeechFault::Silent)
    }
}

/// The body of the thread: carries out wishes until no more can arrive.
fn serve(
    open: impl FnOnce() -> Result<Box<dyn Synthesizer>, SpeechFault>,
    wishes: &Receiver<Wish>,
    answers: &Sender<Answer>,
    shared: &Shared,
) -> Result<(), SpeechFault> {
    let mut synthesizer = open()?;
    let mut listed = false;
    loop {
        let wish = match listed {
            true => wishes.recv().map_err(|_| RecvTimeoutError::Disconnected),
            false => wishes.recv_timeout(IDLE),
        };
        match wish {
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Err(RecvTimeoutError::Timeout) => {
                listed = true;
                take_census(synthesizer.as_ref(), answers);
                continue;
            }
            Ok(Wish::Voice(lang, name)) => {
                let _ = answers.send(Answer::Speaks(synthesizer.set_voice(lang, name.as_deref())?));
            }
            Ok(Wish::Turn(dial, to)) => {
                if !synthesizer.turn(dial, to)? {
                    let _ = answers.send(Answer::Lacks(dial));
                }
            }
            Ok(Wish::Speak(line, hushes)) => {
                if hushes == shared.hushes.load(Ordering::Relaxed) {
                    synthesizer.speak(&line)?;
                }
            }
            Ok(Wish::Hush) => synthesizer.hush()?,
            Ok(Wish::Finish) => speak_out(synthesizer.as_mut(), shared),
        }
        shared.beats.fetch_add(1, Ordering::Relaxed);
        shared.done.fetch_add(1, Ordering::Relaxed);
    }
}

/// Queries the voices without waiting for the answer.
fn take_census(synthesizer: &dyn Synthesizer, answers: &Sender<Answer>) {
    let census = synthesizer.census();
    let answers = answers.clone();
    let body = move || {
        let _ = answers.send(Answer::Has(census()));
    };
    // Without this thread the voices stay unknown, but lines are spoken all the same.
    let _ = thread::Builder::new().name("voices".to_owned()).spawn(body);
}

/// Lets the synthesizer finish speaking, within a limit.
fn speak_out(synthesizer: &mut dyn Synthesizer, shared: &Shared) {
    const LONGEST: Duration = Duration::from_secs(600);
    const STEP: Duration = Duration::from_millis(20);
    let begin = Instant::now();
    while synthesizer.would_be_cut() && begin.elapsed() < LONGEST {
        shared.beats.fetch_add(1, Ordering::Relaxed);
        shared.is_speaking_out.store(true, Ordering::Relaxed);
        thread::sleep(STEP);
    }
}

#[cfg(test)]
mod tests;
