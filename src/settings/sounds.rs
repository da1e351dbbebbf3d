//! The loudness of sounds.

use std::fmt;
use std::str::FromStr;

use crate::notation::Unreadable;

/// How loud sounds are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loudness {
    /// Below the voice that speaks at the same time.
    Quiet,
    /// As loud as a voice.
    Loud,
}

impl Loudness {
    /// Both of them.
    pub const ALL: [Loudness; 2] = [Loudness::Quiet, Loudness::Loud];

    /// The word for it in the settings file, which is also the meaning of the words that can be typed.
    pub const fn word(self) -> &'static str {
        match self {
            Loudness::Quiet => "quiet",
            Loudness::Loud => "loud",
        }
    }

    /// The amplitude as a fraction of the loudest possible tone.
    pub const fn gain(self) -> f32 {
        match self {
            Loudness::Quiet => 0.06,
            Loudness::Loud => 0.25,
        }
    }
}

impl fmt::Display for Loudness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Loudness {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Loudness, Unreadable> {
        Loudness::ALL.into_iter().find(|each| each.word() == text).ok_or(Unreadable)
    }
}

/// The meanings of the words that can follow `sounds`, besides the one for off: a loudness, or the list of all sounds.
pub const SOUND_WORDS: &[&str] = &["quiet", "loud", "tones"];

/// Reads the loudness of sounds, or `off` or 0, the value of the word for off, for no sounds.
///
/// # Errors
/// When the text is neither.
pub fn parse_sounds(text: &str) -> Result<Option<Loudness>, Unreadable> {
    match text {
        "off" | "0" => Ok(None),
        loudness => loudness.parse().map(Some),
    }
}

/// The word for a loudness, or for no sounds.
pub fn sounds_word(sounds: Option<Loudness>) -> &'static str {
    sounds.map_or("off", Loudness::word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_loud_sounds_are_reads_back_as_written() {
        for sounds in [None, Some(Loudness::Quiet), Some(Loudness::Loud)] {
            assert_eq!(parse_sounds(sounds_word(sounds)), Ok(sounds));
        }
        for wrong in ["", "on", "true", "louder", "1"] {
            assert_eq!(parse_sounds(wrong), Err(Unreadable), "{wrong}");
        }
        assert!(Loudness::Quiet.gain() < Loudness::Loud.gain() && Loudness::Loud.gain() < 0.5);
    }
}
