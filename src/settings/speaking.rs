//! The settings of speech: the dials, and the voice for each language.

use toml_edit::Value;

use super::{Setting, Settings};
use crate::notation::Unreadable;
use crate::speech::{Dial, Dials, Manner};
use crate::text::printable::Printable;
use crate::text::style::Lang;

/// The value that leaves something to the system.
const SYSTEM: &str = "system";

impl Settings {
    /// How lines in a language are spoken.
    pub fn manner(&self, lang: Lang) -> Manner {
        Manner { lang, voice: self.voice(lang).map(ToString::to_string), dials: self.dials() }
    }

    /// The value of each dial.
    pub fn dials(&self) -> Dials {
        [self.rate, self.pitch, self.volume]
    }

    /// The name or number of the voice for a language; `None` for the system's own.
    pub fn voice(&self, lang: Lang) -> Option<&Printable> {
        self.voices.get(lang.code())
    }
}

impl Setting {
    /// The setting of a dial; `None` leaves it to the system.
    pub fn dial(dial: Dial, to: Option<i8>) -> Setting {
        match dial {
            Dial::Rate => Setting::Rate(to),
            Dial::Pitch => Setting::Pitch(to),
            Dial::Volume => Setting::Volume(to),
        }
    }

    /// The setting of the voice for a language; `None` for the system's own.
    pub fn voice(lang: Lang, name: Option<Printable>) -> Setting {
        Setting::Voice(lang.code().to_owned(), name)
    }
}

/// Reads the value of a dial.
///
/// # Errors
/// When the text is neither in [`Dial::RANGE`] nor the word for the system's own.
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
/// When the text cannot be printed.
pub(super) fn parse_voice(text: &str) -> Result<Option<Printable>, Unreadable> {
    match text.trim() {
        "" | SYSTEM => Ok(None),
        name => name.parse().map(Some),
    }
}

/// The value of a dial as written in the file.
pub(super) fn dial_written(to: Option<i8>) -> String {
    to.map_or_else(|| format!("\"{SYSTEM}\""), |to| to.to_string())
}

/// The name of a voice as written in the file. It comes from the system, and may contain quotes.
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
        // A language that is missing now keeps its voice.
        let read = super::super::read_settings(b"voice-pt-br = \"Ana\"\n").unwrap().settings;
        assert_eq!(read.voices.get("pt-br"), Some(&"Ana".into()));
        assert_eq!(parse_voice("system"), Ok(None));
        assert_eq!(parse_voice("a\nb"), Err(Unreadable));
    }
}
