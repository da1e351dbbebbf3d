//! Speech by the crate `tts`: what Windows and macOS bring along, and the library of speech-dispatcher on Linux.

use tts::{Error, Tts};

use super::{Census, Fault, RATES, Synthesizer, Voice, Voices};
use crate::text::style::Lang;

/// Who speaks, as players know it.
const ENGINE: &str = match () {
    () if cfg!(windows) => "Windows",
    () if cfg!(target_os = "macos") => "macOS",
    () => "speech-dispatcher",
};

/// The speech of the system.
pub struct System {
    tts: Tts,
    voices: Vec<tts::Voice>,
}

impl System {
    /// Begins to speak.
    ///
    /// # Errors
    /// Why there is no speech.
    pub fn open() -> Result<System, Fault> {
        let tts = Tts::default().map_err(|error| fault(&error))?;
        // Where voices cannot be told, the usual one speaks. espeak-ng has a hundred timbres of each voice, which are
        // named behind a plus.
        let mut voices = tts.voices().unwrap_or_default();
        voices.retain(|voice| !voice.name().contains('+'));
        Ok(System { tts, voices })
    }

    /// The voice for a language: the one that speaks already, if it can, else the first one.
    fn voice(&self, lang: Lang) -> Option<tts::Voice> {
        let fits = |voice: &tts::Voice| Lang::of_locale(voice.language().as_str()) == Some(lang);
        let current = self.tts.voice().ok().flatten().filter(fits);
        current.or_else(|| self.voices.iter().find(|voice| fits(voice)).cloned())
    }
}

impl Synthesizer for System {
    fn set_lang(&mut self, lang: Lang) -> Result<Voice, Fault> {
        let voice = self.voice(lang);
        if let Some(voice) = &voice {
            self.tts.set_voice(voice).map_err(|error| fault(&error))?;
        }
        Ok(Voice { lang, name: voice.map(|voice| voice.name()), engine: ENGINE.to_owned() })
    }

    fn set_rate(&mut self, rate: i8) -> Result<(), Fault> {
        let (least, normal, most) = (self.tts.min_rate(), self.tts.normal_rate(), self.tts.max_rate());
        let share = f32::from(rate) / f32::from(*RATES.end());
        // The fastest is many times as fast as normal: the first steps must be small ones.
        let rate = match share < 0.0 {
            true => normal + (normal - least) * share,
            false => normal + (most - normal) * share * share,
        };
        match self.tts.set_rate(rate.clamp(least, most)) {
            Ok(_) | Err(Error::UnsupportedFeature) => Ok(()),
            Err(error) => Err(fault(&error)),
        }
    }

    fn speak(&mut self, line: &str) -> Result<(), Fault> {
        let spoken = self.tts.speak(line, false);
        spoken.map(|_| ()).map_err(|error| fault(&error))
    }

    fn hush(&mut self) -> Result<(), Fault> {
        match self.tts.stop() {
            Ok(_) | Err(Error::UnsupportedFeature) => Ok(()),
            Err(error) => Err(fault(&error)),
        }
    }

    fn census(&self) -> Census {
        let pair = |voice: &tts::Voice| (voice.name(), voice.language().into_inner());
        let all: Vec<(String, String)> = self.voices.iter().map(pair).collect();
        let tagged = all.iter().map(|(name, tag)| (name.as_str(), tag.as_str()));
        let voices = (!all.is_empty()).then(|| Voices::of(tagged));
        Box::new(|| voices)
    }

    fn would_be_cut(&mut self) -> bool {
        // The daemon of Linux speaks on by itself.
        !cfg!(target_os = "linux") && self.tts.is_speaking().unwrap_or(false)
    }
}

fn fault(error: &Error) -> Fault {
    Fault::System(error.to_string())
}
