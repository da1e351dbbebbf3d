//! Speech through the crate `tts`: the built-in speech of Windows and macOS, and speech-dispatcher's library on Linux.

use tts::{Error, Tts};

use super::{Census, Synthesizer};
use crate::speech::{Dial, SpeechFault, Voice, Voices};
use crate::text::style::Lang;

/// The engine's name, as players know it.
const ENGINE: &str = match () {
    () if cfg!(windows) => "Windows",
    () if cfg!(target_os = "macos") => "macOS",
    () => "speech-dispatcher",
};

/// The speech of the system.
pub struct System {
    tts: Tts,
    voices: Vec<tts::Voice>,
    /// The system's default voice, before any other was chosen.
    own: Option<tts::Voice>,
    /// The initial values of the dials, in the system's units.
    found: [f32; Dial::ALL.len()],
}

impl System {
    /// Opens the system's speech.
    ///
    /// # Errors
    /// The reason why there is no speech.
    pub fn open() -> Result<System, SpeechFault> {
        let tts = Tts::default().map_err(|error| fault(&error))?;
        // If voices cannot be listed, the default voice speaks.
        let voices = tts.voices().unwrap_or_default();
        // On some systems the library panics instead of returning an error.
        let own = if tts.supported_features().get_voice { tts.voice().ok().flatten() } else { None };
        let found = Dial::ALL.map(|dial| Scale::new(&tts, dial).found);
        Ok(System { tts, voices, own, found })
    }

    /// The voice for a language: the one with this name, else the system's default if it fits, else the first that
    /// does.
    fn voice(&self, lang: Lang, name: Option<&str>) -> Option<tts::Voice> {
        let fits = |voice: &&tts::Voice| Lang::of_locale(voice.language().as_str()) == Some(lang);
        let chosen = self.voices.iter().filter(fits).find(|voice| Some(voice.name().as_str()) == name);
        // espeak-ng has a hundred timbres of each voice, named after a plus sign.
        let first = || self.voices.iter().filter(fits).find(|voice| !voice.name().contains('+'));
        chosen.or(self.own.as_ref().filter(fits)).or_else(first).cloned()
    }
}

/// The range of a dial in the system's units.
struct Scale {
    least: f32,
    normal: f32,
    most: f32,
    /// The current value.
    found: f32,
    /// Whether it can be set.
    can_turn: bool,
}

impl Scale {
    fn new(tts: &Tts, dial: Dial) -> Scale {
        let can = tts.supported_features();
        let (least, normal, most, found, can_turn) = match dial {
            Dial::Rate => (tts.min_rate(), tts.normal_rate(), tts.max_rate(), tts.get_rate(), can.rate),
            Dial::Pitch => (tts.min_pitch(), tts.normal_pitch(), tts.max_pitch(), tts.get_pitch(), can.pitch),
            Dial::Volume => (tts.min_volume(), tts.normal_volume(), tts.max_volume(), tts.get_volume(), can.volume),
        };
        Scale { least, normal, most, found: found.unwrap_or(normal), can_turn }
    }

    /// The system's value for 0: the normal value, or the middle of the range if the normal value is the maximum.
    fn middle(&self) -> f32 {
        if self.normal < self.most { self.normal } else { (self.least + self.most) / 2.0 }
    }

    /// Converts a value in [`Dial::RANGE`] to the system's units. The maximum rate is many times the normal one; in
    /// such an uneven range, the first steps have to be small.
    fn there(&self, to: i8) -> f32 {
        let (middle, share) = (self.middle(), f32::from(to) / f32::from(*Dial::RANGE.end()));
        let (down, up) = (middle - self.least, self.most - middle);
        let there = match share < 0.0 {
            true => middle + down * share,
            false if up > down => middle + (down + (up - down) * share) * share,
            false => middle + up * share,
        };
        there.clamp(self.least, self.most)
    }

    /// Converts a value of the system to the nearest one in [`Dial::RANGE`].
    fn here(&self, number: f32) -> i8 {
        let distance = |to: &i8| (self.there(*to) - number).abs();
        Dial::RANGE.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or_default()
    }
}

impl Synthesizer for System {
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) -> Result<Voice, SpeechFault> {
        let voice = self.voice(lang, name);
        if let Some(voice) = &voice {
            self.tts.set_voice(voice).map_err(|error| fault(&error))?;
        }
        let usual = Dial::ALL.map(|dial| Scale::new(&self.tts, dial).here(self.found[dial.index()]));
        Ok(Voice { lang, name: voice.map(|voice| voice.name()), engine: ENGINE.to_owned(), usual })
    }

    fn turn(&mut self, dial: Dial, to: Option<i8>) -> Result<bool, SpeechFault> {
        let scale = Scale::new(&self.tts, dial);
        if !scale.can_turn {
            return Ok(false);
        }
        let there = to.map_or(self.found[dial.index()], |to| scale.there(to));
        let turned = match dial {
            Dial::Rate => self.tts.set_rate(there),
            Dial::Pitch => self.tts.set_pitch(there),
            Dial::Volume => self.tts.set_volume(there),
        };
        match turned {
            Ok(_) => Ok(true),
            Err(Error::UnsupportedFeature) => Ok(false),
            Err(error) => Err(fault(&error)),
        }
    }

    fn speak(&mut self, line: &str) -> Result<(), SpeechFault> {
        let spoken = self.tts.speak(line, false);
        spoken.map(|_| ()).map_err(|error| fault(&error))
    }

    fn hush(&mut self) -> Result<(), SpeechFault> {
        match self.tts.stop() {
            Ok(_) | Err(Error::UnsupportedFeature) => Ok(()),
            Err(error) => Err(fault(&error)),
        }
    }

    fn census(&self) -> Census {
        let pair = |voice: &tts::Voice| (voice.name(), voice.language().into_inner());
        let all: Vec<(String, String)> = self.voices.iter().map(pair).collect();
        let tagged = all.iter().map(|(name, tag)| (name.as_str(), tag.as_str()));
        let voices = (!all.is_empty()).then(|| Voices::new(tagged));
        Box::new(|| voices)
    }

    fn would_be_cut(&mut self) -> bool {
        // The Linux daemon finishes speaking without the program.
        !cfg!(target_os = "linux") && self.tts.is_speaking().unwrap_or(false)
    }
}

fn fault(error: &Error) -> SpeechFault {
    SpeechFault::System(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_ours_span_those_of_every_system_and_read_back() {
        for (least, normal, most) in
            [(0.5, 1.0, 6.0), (0.0, 1.0, 2.0), (0.0, 1.0, 1.0), (0.1, 0.5, 2.0), (-100.0, 0.0, 100.0)]
        {
            let scale = Scale { least, normal, most, found: normal, can_turn: true };
            assert_eq!([scale.there(-100), scale.there(100)], [least, most]);
            let steps: Vec<f32> = Dial::RANGE.map(|to| scale.there(to)).collect();
            assert!(steps.is_sorted(), "{steps:?}");
            for to in Dial::RANGE {
                assert_eq!(scale.here(scale.there(to)), to);
            }
        }
    }
}
