//! The console's voice: what it speaks, and what it tells of speech.

use std::time::{Duration, Instant};

use crate::speech::speaker::{Answer, Speaker};
use crate::speech::{self, Fault, Synthesizer, Voice, Voices};
use crate::text::message::Message;
use crate::text::style::Lang;
use crate::text::voiced::voiced;

/// How long a prompt may wait for speech. What takes longer is told before the next prompt.
const PATIENCE: Duration = Duration::from_millis(20);

/// How long somebody who asks for speech to be checked waits at most, for all that there is to tell.
const CHECK: Duration = Duration::from_secs(2);

/// The way to speech.
pub type Open = fn() -> Result<Box<dyn Synthesizer>, Fault>;

/// What the console speaks with; silent at first.
pub struct Speech {
    open: Open,
    speaker: Option<Speaker>,
    voice: Option<Voice>,
    voices: Option<Voices>,
    lang: Lang,
}

impl Default for Speech {
    fn default() -> Speech {
        Speech { open: speech::open, speaker: None, voice: None, voices: None, lang: Lang::En }
    }
}

impl Speech {
    /// Begins to speak; what to tell of it, as far as it is known soon.
    pub fn start(&mut self, lang: Lang, rate: i8) -> Vec<Message> {
        if self.speaker.is_some() {
            return vec![self.state()];
        }
        self.speaker = Some(Speaker::start(self.open, lang, rate));
        self.voice = None;
        self.lang = lang;
        let news = self.news_soon();
        match (&self.speaker, &self.voice) {
            (Some(_), None) => vec![Message::new("speech-starting")],
            _ => news,
        }
    }

    /// Is silent from now on.
    pub fn stop(&mut self) {
        self.hush();
        self.speaker = None;
    }

    /// Whether lines are spoken.
    pub fn is_on(&self) -> bool {
        self.speaker.is_some()
    }

    /// Speaks a line after those before it.
    pub fn speak(&mut self, line: &str) {
        if let Some(speaker) = &mut self.speaker {
            speaker.speak(&voiced(line));
        }
    }

    /// Stops speaking what was said so far.
    pub fn hush(&mut self) {
        if let Some(speaker) = &mut self.speaker {
            speaker.hush();
        }
    }

    /// Speaks this fast from now on.
    pub fn set_rate(&mut self, rate: i8) {
        if let Some(speaker) = &mut self.speaker {
            speaker.set_rate(rate);
        }
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        if let Some(speaker) = &mut self.speaker {
            self.lang = lang;
            speaker.set_lang(lang);
        }
    }

    /// What to tell of speech since it was last asked.
    pub fn news(&mut self) -> Vec<Message> {
        self.news_within(Duration::ZERO)
    }

    /// The same; for what comes in a moment a prompt may wait.
    pub fn news_soon(&mut self) -> Vec<Message> {
        self.news_within(PATIENCE)
    }

    fn news_within(&mut self, time: Duration) -> Vec<Message> {
        let mut told = Vec::new();
        let mut time = time;
        while let Some(answer) = self.speaker.as_mut().and_then(|speaker| speaker.answer_within(time)) {
            // The first answer is the one that was waited for.
            time = Duration::ZERO;
            told.extend(self.take(answer));
        }
        told
    }

    /// Takes in an answer; what to tell of it.
    fn take(&mut self, answer: Answer) -> Option<Message> {
        match answer {
            Answer::Speaks(voice) => {
                self.voice = Some(voice);
                Some(self.lacking().unwrap_or_else(|| self.state()))
            }
            Answer::Has(voices) => {
                self.voices = voices;
                self.lacking()
            }
            Answer::Fails(fault) => {
                self.speaker = None;
                Some(failed(&fault))
            }
        }
    }

    /// That there is no voice for the language, where this is known.
    fn lacking(&self) -> Option<Message> {
        let (voice, voices) = (self.voice.as_ref()?, self.voices.as_ref()?);
        let lacks = voices.names(voice.lang).next().is_none();
        lacks.then(|| Message::new("speech-no-voice").text("engine", &voice.engine).text("lang", voice.lang))
    }

    /// Whether it speaks, and who does.
    pub fn state(&self) -> Message {
        match (&self.speaker, &self.voice) {
            (None, _) => Message::new("speech-off"),
            (Some(_), None) => Message::new("speech-starting"),
            (Some(_), Some(voice)) => on(voice),
        }
    }

    /// Which voices there are for the session's language.
    pub fn voices(&self) -> Vec<Message> {
        let Some(voices) = &self.voices else {
            let id = match &self.speaker {
                Some(_) => "speech-voices-unknown",
                None => "speech-off",
            };
            return vec![Message::new(id)];
        };
        let names: Vec<&str> = voices.names(self.lang).collect();
        let count = Message::new("speech-voices").text("lang", self.lang).count("count", names.len());
        let item = |name| Message::new("speech-voices-item").text("voice", name);
        std::iter::once(count).chain(names.into_iter().map(item)).collect()
    }

    /// Waits until all is spoken, or at least on its way; why it will not be, if so.
    pub fn finish(&mut self) -> Option<Message> {
        let fault = self.speaker.as_mut()?.finish();
        self.speaker = None;
        fault.as_ref().map(failed)
    }

    /// Tries whether speech works here, and tells of it: who speaks, and how many voices each language has. Takes
    /// two seconds at most.
    pub fn check(&self, lang: Lang) -> Vec<Message> {
        let mut speaker = Speaker::start(self.open, lang, 0);
        let mut told = Vec::new();
        let limit = Instant::now() + CHECK;
        let left = || limit.saturating_duration_since(Instant::now());
        while let Some(answer) = speaker.answer_within(left()) {
            match answer {
                Answer::Speaks(voice) => told.push(works(&voice)),
                Answer::Has(None) => return told,
                Answer::Has(Some(voices)) => {
                    let count = |lang| voices.names(lang).count();
                    let message = Message::new("check-voices")
                        .count("de", count(Lang::De))
                        .count("nl", count(Lang::Nl))
                        .count("en", count(Lang::En));
                    told.push(message);
                    return told;
                }
                Answer::Fails(fault) => {
                    told.push(failed(&fault));
                    return told;
                }
            }
        }
        // Who speaks may not be able to tell the voices, or not so soon. Who does neither is silent.
        if told.is_empty() {
            told.push(failed(&Fault::Silent));
        }
        told
    }
}

/// That it speaks, and who does.
fn on(voice: &Voice) -> Message {
    match &voice.name {
        Some(name) => Message::new("speech-voice").text("voice", name),
        None => Message::new("speech-on").text("lang", voice.lang),
    }
    .text("engine", &voice.engine)
}

/// That it could speak.
fn works(voice: &Voice) -> Message {
    Message::new("check-speech").text("engine", &voice.engine)
}

/// Why there is no speech, and what to do about it.
fn failed(fault: &Fault) -> Message {
    match fault {
        Fault::Missing => Message::new("speech-missing"),
        Fault::NotBuilt => Message::new("speech-not-built"),
        Fault::Unreachable(place) => Message::new("speech-unreachable").text("place", place),
        Fault::Silent => Message::new("speech-silent"),
        Fault::Gone => Message::new("speech-gone"),
        Fault::Refused(reason) => Message::new("speech-refused").text("reason", reason),
        Fault::NoEngine => Message::new("speech-no-engine"),
        Fault::System(reason) => Message::new("speech-system").text("reason", reason),
    }
}
