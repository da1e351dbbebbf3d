//! The console's speech: speaks lines, and reports how that goes.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use web_time::Instant;

use crate::pulse::Pulse;
use crate::speech::{Answer, Dial, Manner, Narrator, Open, Silencer, SpeechFault, Voice, Voices};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::text::style::Lang;
use crate::text::voiced::voiced;

/// How long a prompt may wait for speech. Anything slower is reported with the next prompt.
const PATIENCE: Duration = Duration::from_millis(20);

/// How long the self-check of speech may take in all.
const CHECK: Duration = Duration::from_secs(2);

/// How long until lost speech is tried a second time, and the longest pause between later tries. The first try comes
/// with the next line.
const AGAIN: Duration = Duration::from_secs(1);
const SELDOM: Duration = Duration::from_secs(60);

/// Speech lost again within this time after coming back is not tried again.
const LASTING: Duration = Duration::from_secs(60);

/// The system's dials, until it has reported them.
const USUAL: [i8; Dial::ALL.len()] = [0, 0, 100];

/// The console's speech; silent at first.
pub struct Speech {
    open: Open,
    pulse: Rc<dyn Pulse>,
    speaker: Option<Box<dyn Narrator>>,
    voice: Option<Voice>,
    voices: Option<Voices>,
    /// How lines are spoken, with the name that the voice has here.
    manner: Manner,
    /// The voice that the player wants, by name or number.
    wanted: Option<String>,
    /// Whether the player was told that there is no such voice.
    is_missed: bool,
    lost: Option<Lost>,
    /// When lost speech last came back.
    back: Option<Instant>,
    keys: Keys,
}

/// Speech that has failed, and is tried again with later lines.
struct Lost {
    /// When to try again, if no try is under way.
    next: Instant,
    /// How long to wait after the next failed try.
    wait: Duration,
}

/// The effect of keys on speech: unless switched off, a key press silences everything. The reader of keys reports each
/// press, from any thread.
#[derive(Clone, Default)]
pub struct Keys {
    silencer: Arc<Mutex<Option<Silencer>>>,
    are_idle: Arc<AtomicBool>,
}

impl Keys {
    /// Reports a key press. Never waits for speech.
    pub fn pressed(&self) {
        if !self.are_idle.load(Ordering::Relaxed) {
            self.silencer.lock().unwrap_or_else(PoisonError::into_inner).iter().for_each(|silence| silence());
        }
    }

    /// Sets whether keys silence speech.
    pub fn set(&self, are_to_hush: bool) {
        self.are_idle.store(!are_to_hush, Ordering::Relaxed);
    }

    fn silence_by(&self, silencer: Silencer) {
        *self.silencer.lock().unwrap_or_else(PoisonError::into_inner) = Some(silencer);
    }
}

impl Speech {
    /// A console's speech, opened by `open`, with the time of `pulse`; silent at first.
    pub fn new(open: Open, pulse: Rc<dyn Pulse>) -> Speech {
        Speech {
            open,
            pulse,
            speaker: None,
            voice: None,
            voices: None,
            manner: Manner { lang: Lang::En, voice: None, dials: [None; Dial::ALL.len()] },
            wanted: None,
            is_missed: false,
            lost: None,
            back: None,
            keys: Keys::default(),
        }
    }

    /// Starts speech, and returns what is known soon. The voice may be given by its number.
    pub fn start(&mut self, manner: Manner) -> Vec<Message> {
        if self.speaker.is_some() && self.lost.is_none() {
            return vec![self.state()];
        }
        (self.voice, self.lost, self.back, self.is_missed) = Default::default();
        self.wanted = manner.voice.clone();
        self.manner = manner;
        self.manner.voice = self.resolved();
        self.begin();
        let news = self.news_soon();
        match (&self.speaker, &self.voice) {
            (Some(_), None) => vec![Message::new("speech-starting")],
            _ => news,
        }
    }

    fn begin(&mut self) {
        let speaker = (self.open)(&self.manner);
        self.keys.silence_by(speaker.silencer());
        self.speaker = Some(speaker);
    }

    /// Stops speech.
    pub fn stop(&mut self) {
        self.hush();
        (self.speaker, self.lost) = (None, None);
    }

    /// Whether lines are spoken, or will be once lost speech is back.
    pub fn is_on(&self) -> bool {
        self.speaker.is_some() || self.lost.is_some()
    }

    /// The handle for reporting key presses.
    pub fn keys(&self) -> Keys {
        self.keys.clone()
    }

    /// Speaks a line after those before it.
    pub fn speak(&mut self, line: &str) {
        self.try_again();
        if let Some(speaker) = &mut self.speaker {
            speaker.speak(&voiced(line, self.manner.lang));
        }
    }

    /// Tries to get lost speech back, if it is time. Does not wait for the result.
    fn try_again(&mut self) {
        let now = self.pulse.now();
        let is_due = |lost: &Lost| lost.next <= now;
        if self.speaker.is_none() && self.lost.as_ref().is_some_and(is_due) {
            self.begin();
        }
    }

    /// Silences the lines so far.
    pub fn hush(&mut self) {
        if let Some(speaker) = &mut self.speaker {
            speaker.hush();
        }
    }

    /// Turns a dial, or with `None` leaves it to the system.
    pub fn turn(&mut self, dial: Dial, to: Option<i8>) {
        self.manner.dials[dial.index()] = to;
        if let Some(speaker) = &mut self.speaker {
            speaker.turn(dial, to);
        }
    }

    /// The system's setting of a dial, as far as it was reported.
    pub fn usual(&self, dial: Dial) -> i8 {
        self.voice.as_ref().map_or(USUAL, |voice| voice.usual)[dial.index()]
    }

    /// Switches to a language, and to the voice that the player wants for it; `None` is the system's own.
    pub fn set_voice(&mut self, lang: Lang, wanted: Option<String>) {
        (self.manner.lang, self.wanted, self.is_missed) = (lang, wanted, false);
        self.manner.voice = self.resolved();
        if let Some(speaker) = &mut self.speaker {
            speaker.set_voice(lang, self.manner.voice.as_deref());
        }
    }

    /// The name of the wanted voice on this system. Until the voices are known, a name is assumed to be right.
    fn resolved(&self) -> Option<String> {
        let wanted = self.wanted.as_ref()?;
        match &self.voices {
            Some(voices) => voices.meant(self.manner.lang, wanted).map(str::to_owned),
            None => wanted.parse::<usize>().is_err().then(|| wanted.clone()),
        }
    }

    /// Selects the wanted voice once the voices are known. Reports once if it does not exist.
    fn settle_voice(&mut self) -> Option<Message> {
        let name = self.resolved();
        if name != self.manner.voice
            && let Some(speaker) = &mut self.speaker
        {
            speaker.set_voice(self.manner.lang, name.as_deref());
            self.manner.voice = name;
        }
        let wanted = self.wanted.as_ref().filter(|_| self.voices.is_some() && self.manner.voice.is_none())?;
        let is_news = !std::mem::replace(&mut self.is_missed, true);
        is_news.then(|| gone(wanted, self.manner.lang))
    }

    /// The news of speech since the last call.
    pub fn news(&mut self) -> Vec<Message> {
        self.news_within(Duration::ZERO)
    }

    /// The same, but waits a moment for news that is about to come.
    pub fn news_soon(&mut self) -> Vec<Message> {
        self.news_within(PATIENCE)
    }

    fn news_within(&mut self, time: Duration) -> Vec<Message> {
        let mut told = Vec::new();
        let mut time = time;
        self.try_again();
        while let Some(answer) = self.speaker.as_mut().and_then(|speaker| speaker.answer_within(time)) {
            // Only the first answer is worth waiting for.
            time = Duration::ZERO;
            told.extend(self.handle(answer));
        }
        told
    }

    /// Processes an answer, and returns the messages about it.
    fn handle(&mut self, answer: Answer) -> Vec<Message> {
        match answer {
            Answer::Speaks(voice) => {
                let lang = voice.lang;
                let before = self.voice.replace(voice);
                if self.lost.take().is_some() {
                    self.back = Some(self.pulse.now());
                    return vec![Message::new("speech-back")];
                }
                // The player's own choice was already announced.
                if before.is_some_and(|before| before.lang == lang) {
                    return Vec::new();
                }
                let told = self.lacking().unwrap_or_else(|| self.state());
                [Some(told), self.settle_voice()].into_iter().flatten().collect()
            }
            Answer::Has(voices) => {
                let is_known = self.voices.is_some();
                self.voices = voices;
                let lacking = if is_known { None } else { self.lacking() };
                [lacking, self.settle_voice()].into_iter().flatten().collect()
            }
            Answer::Lacks(dial) => vec![self.lacks(dial)],
            Answer::Fails(fault) => self.lose(&fault).into_iter().collect(),
        }
    }

    /// Notes that speech has failed, and returns the message about it. If it has worked before, it is tried again.
    fn lose(&mut self, fault: &SpeechFault) -> Option<Message> {
        self.speaker = None;
        let now = self.pulse.now();
        if let Some(lost) = &mut self.lost {
            *lost = Lost { next: now + lost.wait, wait: SELDOM.min(lost.wait * 2) };
            return None;
        }
        let has_spoken = self.voice.take().is_some();
        let has_lasted = self.back.is_none_or(|back| now.saturating_duration_since(back) > LASTING);
        if !(has_spoken && has_lasted && may_pass(fault)) {
            return Some(failed(fault));
        }
        self.lost = Some(Lost { next: now, wait: AGAIN });
        Some(self.state())
    }

    /// Says that a dial cannot be turned here.
    fn lacks(&self, dial: Dial) -> Message {
        let engine = self.voice.as_ref().map_or("", |voice| &voice.engine);
        Message::new("speech-lacks").text("dial", dial).text("engine", engine)
    }

    /// Says that there is no voice for the language, if that is known.
    fn lacking(&self) -> Option<Message> {
        let (voice, voices) = (self.voice.as_ref()?, self.voices.as_ref()?);
        let lacks = voices.names(voice.lang).next().is_none();
        lacks.then(|| Message::new("speech-no-voice").text("engine", &voice.engine).lang(voice.lang))
    }

    /// Says whether speech is on, and with which voice.
    pub fn state(&self) -> Message {
        match (&self.speaker, &self.voice) {
            _ if self.lost.is_some() => Message::new("speech-lost"),
            (None, _) => Message::new("speech-off"),
            (Some(_), None) => Message::new("speech-starting"),
            (Some(_), Some(voice)) => on(voice),
        }
    }

    /// The name of the voice meant by a name or a number. Until the voices are known, a name is assumed to be right.
    ///
    /// # Errors
    /// Says that there is no such voice.
    pub fn meant(&self, lang: Lang, typed: &str) -> Result<String, Message> {
        match &self.voices {
            Some(voices) => {
                let none = || Message::new("speech-no-such-voice").text("voice", shorten(typed)).lang(lang);
                voices.meant(lang, typed).map(str::to_owned).ok_or_else(none)
            }
            None if typed.parse::<usize>().is_err() => Ok(typed.to_owned()),
            None => Err(self.unknown()),
        }
    }

    /// The number of voices for a language, and a numbered list of them.
    ///
    /// # Errors
    /// Says that the voices are not known.
    pub fn voices(&self, lang: Lang) -> Result<(Message, Vec<Message>), Message> {
        let voices = self.voices.as_ref().ok_or_else(|| self.unknown())?;
        let is_chosen = |name| self.manner.lang == lang && self.manner.voice.as_deref() == Some(name);
        let item = |(place, name): (usize, _)| {
            let id = if is_chosen(name) { "speech-voices-own" } else { "speech-voices-item" };
            Message::new(id).count("number", place + 1).text("voice", name)
        };
        let items: Vec<Message> = voices.names(lang).enumerate().map(item).collect();
        Ok((Message::new("speech-voices").lang(lang).count("count", items.len()), items))
    }

    /// Says that the voices are not known.
    fn unknown(&self) -> Message {
        match self.is_on() {
            true => Message::new("speech-voices-unknown"),
            false => Message::new("speech-off"),
        }
    }

    /// Waits until everything is spoken, or at least sent. Returns why it could not be, if so.
    pub fn finish(&mut self) -> Option<Message> {
        let mut speaker = self.speaker.take()?;
        // The loss was already reported, and there is nothing to wait for.
        if self.lost.is_some() {
            return None;
        }
        speaker.finish().as_ref().map(failed)
    }

    /// Tests whether speech works here. Reports the engine, the number of voices for each language, and a missing voice
    /// that the player wants. Takes two seconds at most.
    pub fn check(&self, manner: &Manner) -> Vec<Message> {
        let lang = manner.lang;
        let mut speaker = (self.open)(&Manner { lang, voice: None, dials: [None; Dial::ALL.len()] });
        let mut told = Vec::new();
        let limit = self.pulse.now() + CHECK;
        let left = || limit.saturating_duration_since(self.pulse.now());
        while let Some(answer) = speaker.answer_within(left()) {
            match answer {
                Answer::Speaks(voice) => told.push(works(&voice)),
                Answer::Lacks(_) => {}
                Answer::Has(None) => return told,
                Answer::Has(Some(voices)) => {
                    let count =
                        |lang| Message::new("check-voices-of").lang(lang).count("count", voices.names(lang).count());
                    let counts = Lang::known().into_iter().map(|lang| count(lang).into()).collect();
                    told.push(Message::new("check-voices").with("voices", Arg::List(counts)));
                    let missing = |name: &&String| voices.meant(lang, name).is_none();
                    told.extend(manner.voice.as_ref().filter(missing).map(|name| gone(name, lang)));
                    return told;
                }
                Answer::Fails(fault) => {
                    told.push(failed(&fault));
                    return told;
                }
            }
        }
        // An engine may be unable to list its voices, or too slow. One that answers nothing is silent.
        if told.is_empty() {
            told.push(failed(&SpeechFault::Silent));
        }
        told
    }
}

/// Says that speech is on, and with which voice.
fn on(voice: &Voice) -> Message {
    match &voice.name {
        Some(name) => Message::new("speech-voice").text("voice", name),
        None => Message::new("speech-on").lang(voice.lang),
    }
    .text("engine", &voice.engine)
}

/// Says that speech would work.
fn works(voice: &Voice) -> Message {
    Message::new("check-speech").text("engine", &voice.engine)
}

/// Says that the voice chosen by the player does not exist.
fn gone(name: &str, lang: Lang) -> Message {
    Message::new("speech-voice-gone").text("voice", name).lang(lang)
}

/// Whether speech that has worked before may recover from this fault.
fn may_pass(fault: &SpeechFault) -> bool {
    match fault {
        SpeechFault::Unreachable(_) | SpeechFault::Silent | SpeechFault::Gone | SpeechFault::System(_) => true,
        SpeechFault::Missing
        | SpeechFault::Refused(_)
        | SpeechFault::NoEngine
        | SpeechFault::NoVoice
        | SpeechFault::NotBuilt => false,
    }
}

/// Says why there is no speech, and what to do about it.
fn failed(fault: &SpeechFault) -> Message {
    match fault {
        SpeechFault::Missing => Message::new("speech-missing"),
        SpeechFault::NotBuilt => Message::new("speech-not-built"),
        SpeechFault::Unreachable(place) => Message::new("speech-unreachable").text("place", place),
        SpeechFault::Silent => Message::new("speech-silent"),
        SpeechFault::Gone => Message::new("speech-gone"),
        SpeechFault::Refused(reason) => Message::new("speech-refused").text("reason", reason),
        SpeechFault::NoEngine => Message::new("speech-no-engine"),
        SpeechFault::NoVoice => Message::new("speech-browser-silent"),
        SpeechFault::System(reason) => Message::new("speech-system").text("reason", reason),
    }
}
