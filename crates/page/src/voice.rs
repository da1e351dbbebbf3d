//! The browser's voice, through which the page speaks.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use js_sys::Array;
use snuffel::speech::{Answer, Dial, Dials, Manner, Narrator, Silencer, SpeechFault, Voice, Voices};
use snuffel::text::style::Lang;
use wasm_bindgen::JsValue;

use crate::host::Host;

/// The browser's voices, each with its name and language tag. They may become available after the start; all clones
/// share them.
#[derive(Clone, Default)]
pub struct Choir {
    voices: Rc<RefCell<Vec<(String, String)>>>,
    /// Whether a key press asks for silence.
    is_hushed: Arc<AtomicBool>,
}

impl Choir {
    /// Sets the available voices.
    pub fn set(&self, voices: Vec<(String, String)>) {
        *self.voices.borrow_mut() = voices;
    }

    /// Silences the page, if a key press asks for it.
    pub fn hush_by_key(&self, host: &Host) {
        if self.is_hushed.swap(false, Ordering::Relaxed) {
            host.hush();
        }
    }

    /// The voice with this name, or else the first one of the language, with its language tag.
    fn find(&self, lang: Lang, name: Option<&str>) -> Option<(String, String)> {
        let voices = self.voices.borrow();
        let named = voices.iter().find(|(voice, _)| Some(voice.as_str()) == name);
        named.or_else(|| voices.iter().find(|(_, tag)| Lang::of_locale(tag) == Some(lang))).cloned()
    }
}

/// A speech engine that lets the page speak its lines.
pub struct Reader {
    host: Host,
    choir: Choir,
    /// The requested voice.
    wanted: Option<String>,
    lang: Lang,
    dials: Dials,
    answers: VecDeque<Answer>,
}

impl Reader {
    /// Starts speaking with these settings.
    pub fn start(host: Host, choir: Choir, manner: &Manner) -> Reader {
        let Manner { lang, voice, dials } = manner.clone();
        let mut reader = Reader { host, choir, wanted: voice, lang, dials, answers: VecDeque::new() };
        reader.tell();
        reader
    }

    /// Reports the voice that speaks.
    fn tell(&mut self) {
        let voices = self.choir.voices.borrow();
        let all = Voices::new(voices.iter().map(|(name, tag)| (name.as_str(), tag.as_str())));
        drop(voices);
        self.answers.push_back(match self.choir.find(self.lang, self.wanted.as_deref()) {
            Some((name, tag)) => Answer::Speaks(Voice {
                lang: Lang::of_locale(&tag).unwrap_or(self.lang),
                name: Some(name),
                engine: "Web Speech".to_owned(),
                usual: [0, 0, 100],
            }),
            None => Answer::Fails(SpeechFault::NoVoice),
        });
        self.answers.push_back(Answer::Has(Some(all)));
    }
}

impl Narrator for Reader {
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) {
        (self.lang, self.wanted) = (lang, name.map(str::to_owned));
        self.tell();
    }

    fn turn(&mut self, dial: Dial, to: Option<i8>) {
        let dials = Dial::ALL.iter().zip(&mut self.dials);
        dials.filter(|(each, _)| **each == dial).for_each(|(_, place)| *place = to);
    }

    fn speak(&mut self, line: &str) {
        let dials: Array = self.dials.iter().map(|dial| dial.map_or(JsValue::NULL, JsValue::from)).collect();
        let voice = self.choir.find(self.lang, self.wanted.as_deref());
        let (name, tag) = voice.unzip();
        self.host.speak(line, tag.as_deref().unwrap_or(self.lang.code()), name.as_deref(), &dials);
    }

    fn hush(&mut self) {
        self.host.hush();
    }

    fn silencer(&self) -> Silencer {
        let is_hushed = Arc::clone(&self.choir.is_hushed);
        Box::new(move || is_hushed.store(true, Ordering::Relaxed))
    }

    fn answer_within(&mut self, _: Duration) -> Option<Answer> {
        self.answers.pop_front()
    }

    fn finish(&mut self) -> Option<SpeechFault> {
        None
    }
}
