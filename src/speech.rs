//! The program's own voice: lines spoken by the speech of the system, for players who want to hear the program without
//! a screen reader. Off unless asked for.
//!
//! A [`Synthesizer`] is the way to one kind of system speech: on Linux the protocol of speech-dispatcher, on Windows
//! and macOS what the system brings along. Any of its calls may last for ever, so it lives on a thread of its own, and
//! the program talks to a [`Speaker`](speaker::Speaker), which never waits for it.

pub mod speaker;
#[cfg(all(feature = "speech", unix, not(target_os = "macos")))]
pub mod ssip;
#[cfg(all(feature = "speech", any(windows, target_os = "macos", all(target_os = "linux", feature = "tts"))))]
pub mod system;

use crate::text::style::Lang;

/// How fast is spoken: 0 is as the system is set, -10 the slowest, 10 the fastest.
pub const RATES: std::ops::RangeInclusive<i8> = -10..=10;

/// Who speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// The language that is spoken.
    pub lang: Lang,
    /// The name of the voice, where the system tells it.
    pub name: Option<String>,
    /// The name of the program that speaks.
    pub engine: String,
}

/// Why there is no speech.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The program that speaks is not installed.
    #[error("the program that speaks is not installed")]
    Missing,
    /// Nothing answers at this place.
    #[error("nothing answers at {0}")]
    Unreachable(String),
    /// Who answered is silent now.
    #[error("who answered is silent")]
    Silent,
    /// Who answered is gone.
    #[error("who answered is gone")]
    Gone,
    /// Who answers cannot do it; in its own words.
    #[error("refused: {0}")]
    Refused(String),
    /// Who answers has nothing to speak with.
    #[error("nothing to speak with")]
    NoEngine,
    /// The speech of the system does not work, for this reason, in its own words.
    #[error("{0}")]
    System(String),
    /// The program was built without a voice.
    #[error("built without a voice")]
    NotBuilt,
}

/// A way to speak. Each call may last as long as it likes, and after a fault no other call follows.
pub trait Synthesizer {
    /// Speaks this language from now on.
    ///
    /// # Errors
    /// Why there is no speech any more.
    fn set_lang(&mut self, lang: Lang) -> Result<Voice, Fault>;

    /// Speaks this fast from now on, one of [`RATES`].
    ///
    /// # Errors
    /// Why there is no speech any more.
    fn set_rate(&mut self, rate: i8) -> Result<(), Fault>;

    /// Speaks a line after those that are being spoken, and does not wait until it is spoken.
    ///
    /// # Errors
    /// Why there is no speech any more.
    fn speak(&mut self, line: &str) -> Result<(), Fault>;

    /// Stops, and forgets all lines that are not spoken yet.
    ///
    /// # Errors
    /// Why there is no speech any more.
    fn hush(&mut self) -> Result<(), Fault>;

    /// A way to ask for the voices, which may take seconds: it is gone on another thread, while lines are spoken.
    fn census(&self) -> Census;

    /// Whether lines are being spoken that would be lost if the program ended now.
    fn would_be_cut(&mut self) -> bool;
}

/// Asks which voices there are; `None` where the system does not tell.
pub type Census = Box<dyn FnOnce() -> Option<Voices> + Send>;

/// The names of the voices for each language of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voices(Vec<(Lang, String)>);

impl Voices {
    /// Picks from all voices, each with its name and the tag of its language, such as `en-GB`, those that speak a
    /// language of the program.
    pub fn of<'a>(all: impl IntoIterator<Item = (&'a str, &'a str)>) -> Voices {
        let own = |(name, tag): (&str, &str)| Some((Lang::of_locale(tag)?, name.to_owned()));
        Voices(all.into_iter().filter_map(own).collect())
    }

    /// The names of the voices for one language.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        let own = self.0.iter().filter(move |(of, _)| *of == lang);
        own.map(|(_, name)| name.as_str())
    }
}

/// Begins to speak, in the way that this system and this build have.
///
/// # Errors
/// Why there is no speech.
pub fn open() -> Result<Box<dyn Synthesizer>, Fault> {
    #[cfg(not(feature = "speech"))]
    return Err(Fault::NotBuilt);
    #[cfg(all(feature = "speech", any(windows, target_os = "macos", all(target_os = "linux", feature = "tts"))))]
    return Ok(Box::new(system::System::open()?));
    #[cfg(all(feature = "speech", unix, not(target_os = "macos"), not(all(target_os = "linux", feature = "tts"))))]
    return ssip::open();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_are_found_by_the_language_in_any_spelling() {
        let voices =
            Voices::of([("German", "de"), ("Scots", "en-GB-SCOTLAND"), ("Afrikaans", "af"), ("Flemish", "nl_BE")]);
        let names = |lang| voices.names(lang).collect::<Vec<_>>();
        assert_eq!(names(Lang::De), ["German"]);
        assert_eq!(names(Lang::En), ["Scots"]);
        assert_eq!(names(Lang::Nl), ["Flemish"]);
    }
}
