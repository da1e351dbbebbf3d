//! The speaker: a synthesizer on a thread of its own. Whoever talks to it never waits, whatever the synthesizer does.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::{Fault, Synthesizer, Voice, Voices};
use crate::text::style::Lang;

/// How long a synthesizer may take for one thing before it counts as silent. The first thing is to begin, and to look
/// through thousands of voices. Those that have time limits of their own say much sooner why they are silent.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long the end of the program waits for a synthesizer in all, but for the time in which it is heard to speak.
const FAREWELL: Duration = Duration::from_secs(1);

/// For how long nothing is to be done before the voices are asked for, which may keep the system from speaking.
const IDLE: Duration = Duration::from_millis(200);

/// What came of something that the speaker was told to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This voice speaks from now on.
    Speaks(Voice),
    /// These voices there are; `None` where the system does not tell.
    Has(Option<Voices>),
    /// There is no speech any more, and this is the last answer.
    Fails(Fault),
}

/// What the thread is to do.
enum Wish {
    Lang(Lang),
    Rate(i8),
    /// A line, and how many times there had been silence before it.
    Speak(String, usize),
    Hush,
    Finish,
}

/// Somebody to give lines to. To drop it ends the speech without waiting.
pub struct Speaker {
    wishes: Sender<Wish>,
    answers: Receiver<Answer>,
    shared: Arc<Shared>,
    wished: usize,
    /// The number of beats when it last changed, and when that was.
    progress: (usize, Instant),
    patience: Duration,
}

/// What both threads see.
#[derive(Default)]
struct Shared {
    /// How many wishes are done.
    done: AtomicUsize,
    /// Counts on as long as the synthesizer answers.
    beats: AtomicUsize,
    /// How many times everything was to be silent.
    hushes: AtomicUsize,
    /// Set again and again while what would be cut otherwise is spoken to its end.
    is_speaking_out: AtomicBool,
}

impl Speaker {
    /// Begins to speak in a language and at a rate. `open` runs on the speaker's own thread.
    pub fn start(
        open: impl FnOnce() -> Result<Box<dyn Synthesizer>, Fault> + Send + 'static,
        lang: Lang,
        rate: i8,
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
            let _ = failed.send(Answer::Fails(Fault::System(error.to_string())));
        }
        let mut speaker =
            Speaker { wishes, answers, shared, wished: 0, progress: (0, Instant::now()), patience: PATIENCE };
        if rate != 0 {
            speaker.wish(Wish::Rate(rate));
        }
        speaker.wish(Wish::Lang(lang));
        speaker
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.wish(Wish::Lang(lang));
    }

    /// Speaks faster or slower from now on.
    pub fn set_rate(&mut self, rate: i8) {
        self.wish(Wish::Rate(rate));
    }

    /// Speaks a line, after those that were given before.
    pub fn speak(&mut self, line: &str) {
        let hushes = self.shared.hushes.load(Ordering::Relaxed);
        self.wish(Wish::Speak(line.to_owned(), hushes));
    }

    /// Stops, and forgets all lines that are not spoken yet.
    pub fn hush(&mut self) {
        self.shared.hushes.fetch_add(1, Ordering::Relaxed);
        self.wish(Wish::Hush);
    }

    /// What has come of it so far, without waiting.
    pub fn answer(&mut self) -> Option<Answer> {
        self.answer_within(Duration::ZERO)
    }

    /// What comes of it, waiting no longer than this.
    pub fn answer_within(&mut self, time: Duration) -> Option<Answer> {
        let answer = match time {
            Duration::ZERO => self.answers.try_recv().ok(),
            time => self.answers.recv_timeout(time).ok(),
        };
        answer.or_else(|| self.is_stuck().then_some(Answer::Fails(Fault::Silent)))
    }

    /// Waits until all lines are given to the system, for a second at most; and, where they would be lost otherwise,
    /// until they are spoken. Why they will not be, if so.
    pub fn finish(&mut self) -> Option<Fault> {
        const STEP: Duration = Duration::from_millis(5);
        self.wish(Wish::Finish);
        let mut begin = Instant::now();
        while begin.elapsed() < FAREWELL {
            match self.answer_within(STEP) {
                Some(Answer::Fails(fault)) => return Some(fault),
                Some(Answer::Speaks(_) | Answer::Has(_)) => {}
                None if self.is_idle() => return None,
                None => {}
            }
            if self.shared.is_speaking_out.swap(false, Ordering::Relaxed) {
                begin = Instant::now();
            }
        }
        Some(Fault::Silent)
    }

    fn wish(&mut self, wish: Wish) {
        if self.is_idle() {
            self.progress.1 = Instant::now();
        }
        // Where the thread has ended, its last answer says why.
        if self.wishes.send(wish).is_ok() {
            self.wished += 1;
        }
    }

    fn is_idle(&self) -> bool {
        self.shared.done.load(Ordering::Relaxed) == self.wished
    }

    /// Whether the synthesizer has not finished anything for too long.
    fn is_stuck(&mut self) -> bool {
        let beats = self.shared.beats.load(Ordering::Relaxed);
        if beats != self.progress.0 || self.is_idle() {
            self.progress = (beats, Instant::now());
        }
        self.progress.1.elapsed() > self.patience
    }
}

/// The thread: does one wish after the other, until there can be no more.
fn serve(
    open: impl FnOnce() -> Result<Box<dyn Synthesizer>, Fault>,
    wishes: &Receiver<Wish>,
    answers: &Sender<Answer>,
    shared: &Shared,
) -> Result<(), Fault> {
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
            Ok(Wish::Lang(lang)) => {
                let _ = answers.send(Answer::Speaks(synthesizer.set_lang(lang)?));
            }
            Ok(Wish::Rate(rate)) => synthesizer.set_rate(rate)?,
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

/// Asks for the voices without waiting for the answer.
fn take_census(synthesizer: &dyn Synthesizer, answers: &Sender<Answer>) {
    let census = synthesizer.census();
    let answers = answers.clone();
    let body = move || {
        let _ = answers.send(Answer::Has(census()));
    };
    // Without another thread nobody knows the voices, and lines are spoken all the same.
    let _ = thread::Builder::new().name("voices".to_owned()).spawn(body);
}

/// Lets the synthesizer speak to the end, but not for ever.
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
