//! How the program speaks: what is set for the dials and for the voice of each language.

use toml_edit::Value;

use super::{Setting, Settings};
use crate::notation::Unreadable;
use crate::speech::{Dial, Dials, Manner};
use crate::text::printable::Printable;
use crate::text::style::Lang;

/// What stands for how the system has it.
const SYSTEM: &str = "system";

impl Settings {
    /// How a language is spoken.
    pub fn manner(&self, lang: Lang) -> Manner {
        Manner { lang, voice: self.voice(lang).map(ToString::to_string), dials: self.dials() }
    }

    /// How far each dial is turned.
    pub fn dials(&self) -> Dials {
        [self.rate, self.pitch, self.volume]
    }

    /// The voice for a language, by its name or number; `None` is the system's.
    pub fn voice(&self, lang: Lang) -> Option<&Printable> {
        self.voices.get(lang.code())
    }
}

impl Setting {
    /// How far a dial is turned; `None` gives it back to the system.
    pub fn dial(dial: Dial, to: Option<i8>) -> Setting {
        match dial {
            Dial::Rate => Setting::Rate(to),
            Dial::Pitch => Setting::Pitch(to),
            Dial::Volume => Setting::Volume(to),
        }
    }

    /// The voice for a language; `None` is the system's.
    pub fn voice(lang: Lang, name: Option<Printable>) -> Setting {
        Setting::Voice(lang.code().to_owned(), name)
    }
}

/// Reads how far a dial is turned.
///
/// # Errors
/// The text is neither one of [`Dial::RANGE`] nor the word for how the system has it.
pub(super) fn parse_dial(text: &str) -> Result<Option<i8>, Unreadable> {
    match text {
        SYSTEM => Ok(None),
        number => {
            let number = number.parse().map_err(|_| Unreadable)?;
            Dial::RANGE.contains(&number).then_some(Some(number)).ok_or(Unreadable)
        }
    }
}

/// Reads the name of a voice.
///
/// # Errors
/// The text cannot be printed.
pub(super) fn parse_voice(text: &str) -> Result<Option<Printable>, Unreadable> {
    match text.trim() {
        "" | SYSTEM => Ok(None),
        name => name.parse().map(Some),
    }
}

/// How far a dial is turned, in the notation of the file.
pub(super) fn dial_written(to: Option<i8>) -> String {
    to.map_or_else(|| format!("\"{SYSTEM}\""), |to| to.to_string())
}

/// The name of a voice in the notation of the file. A name is the system's, and may have quotes in it.
pub(super) fn voice_written(name: Option<Printable>) -> String {
    Value::from(name.as_deref().unwrap_or(SYSTEM)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dials_and_voices_read_back_as_written() {
        for to in [None, Some(-100), Some(0), Some(100)] {
            assert_eq!(parse_dial(dial_written(to).trim_matches('"')), Ok(to));
        }
        for wrong in ["-101", "101", "fast", "", "4.5"] {
            assert_eq!(parse_dial(wrong), Err(Unreadable), "{wrong:?}");
        }
        for name in ["Anna", "English (Great Britain)", "\"q\" \\ 'x'", "Zoë"] {
            let written = format!("voice-de = {}\n", voice_written(Some(name.into())));
            let read = super::super::read_settings(written.as_bytes()).unwrap().settings;
            assert_eq!(read.voice(Lang::De), Some(&name.into()), "{written}");
            assert_eq!(read.voice(Lang::Nl), None);
        }
        // A language that is not here now keeps its voice.
        let read = super::super::read_settings(b"voice-pt-br = \"Ana\"\n").unwrap().settings;
        assert_eq!(read.voices.get("pt-br"), Some(&"Ana".into()));
        assert_eq!(parse_voice("system"), Ok(None));
        assert_eq!(parse_voice("a\nb"), Err(Unreadable));
    }
}
