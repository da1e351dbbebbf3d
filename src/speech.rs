//! The program's own voice: speaks lines through the system's speech, for players who want to hear the program without
//! a screen reader. Off by default.
//!
//! The program talks to a [`Narrator`], which never waits. At a terminal that is the system's speech, on its own
//! thread.

pub mod order;

use std::mem;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::time::Duration;

use crate::notation::words;
use crate::text::style::Lang;
use crate::text::words::fold;

/// A property of speech that can be turned up and down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dial {
    /// How fast lines are spoken.
    Rate,
    /// How high lines are spoken.
    Pitch,
    /// How loud lines are spoken.
    Volume,
}

words!(Dial { Rate = "rate", Pitch = "pitch", Volume = "volume" });

impl Dial {
    /// The range of each dial, as in the protocol of speech-dispatcher.
    pub const RANGE: RangeInclusive<i8> = -100..=100;

    /// How far a word such as `faster` turns a dial.
    pub const STEP: i8 = 10;
}

/// The value of each dial, in the order of [`Dial::ALL`]; `None` for the system's own.
pub type Dials = [Option<i8>; Dial::ALL.len()];

/// How lines are spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manner {
    /// The language.
    pub lang: Lang,
    /// The name of the voice; `None` for the system's own voice for the language.
    pub voice: Option<String>,
    /// The dials.
    pub dials: Dials,
}

/// The voice that speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// The language that it speaks.
    pub lang: Lang,
    /// The name of the voice, if the system reports it.
    pub name: Option<String>,
    /// The name of the speech engine.
    pub engine: String,
    /// The system's own values of the dials.
    pub usual: [i8; Dial::ALL.len()],
}

/// Why there is no speech.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpeechFault {
    /// The speech program is not installed.
    #[error("the program that speaks is not installed")]
    Missing,
    /// Nothing answers at this address.
    #[error("nothing answers at {0}")]
    Unreachable(String),
    /// The speech program has stopped answering.
    #[error("who answered is silent")]
    Silent,
    /// The connection to the speech program has ended.
    #[error("who answered is gone")]
    Gone,
    /// The speech program has refused, for this reason.
    #[error("refused: {0}")]
    Refused(String),
    /// The speech program has no engine to speak with.
    #[error("nothing to speak with")]
    NoEngine,
    /// The browser has no voice for the language.
    #[error("the browser has no voice")]
    NoVoice,
    /// The system's speech does not work, for this reason.
    #[error("{0}")]
    System(String),
    /// The program was built without a voice.
    #[error("built without a voice")]
    NotBuilt,
}

/// A narrator's report about something that it was told to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This voice speaks now.
    Speaks(Voice),
    /// These are the voices; `None` if the system does not list them.
    Has(Option<Voices>),
    /// This dial cannot be turned here.
    Lacks(Dial),
    /// Speech has failed. This is the last answer.
    Fails(SpeechFault),
}

/// Speaks lines. Dropping it ends the speech without waiting.
pub trait Narrator {
    /// Switches to a language, and to the voice of this name or else the system's own.
    fn set_voice(&mut self, lang: Lang, name: Option<&str>);

    /// Turns a dial to a value in [`Dial::RANGE`], or leaves it to the system.
    fn turn(&mut self, dial: Dial, to: Option<i8>);

    /// Speaks a line after the ones before it.
    fn speak(&mut self, line: &str);

    /// Stops, and drops all lines that were not spoken yet.
    fn hush(&mut self);

    /// Returns a function that does so from any thread, as long as the narrator lives.
    fn silencer(&self) -> Silencer;

    /// The next answer, waiting no longer than `time`.
    fn answer_within(&mut self, time: Duration) -> Option<Answer>;

    /// Waits until the system has all lines or, if it would drop them, until they are spoken. Returns why they will not
    /// be, if so.
    fn finish(&mut self) -> Option<SpeechFault>;
}

/// Silences a narrator from any thread.
pub type Silencer = Box<dyn Fn() + Send>;

/// Opens speech in a manner.
pub type Open = Rc<dyn Fn(&Manner) -> Box<dyn Narrator>>;

/// The narrator of a program without a voice: it only reports that.
#[derive(Debug, Default)]
pub struct Mute {
    has_told: bool,
}

impl Narrator for Mute {
    fn set_voice(&mut self, _: Lang, _: Option<&str>) {}

    fn turn(&mut self, _: Dial, _: Option<i8>) {}

    fn speak(&mut self, _: &str) {}

    fn hush(&mut self) {}

    fn silencer(&self) -> Silencer {
        Box::new(|| {})
    }

    fn answer_within(&mut self, _: Duration) -> Option<Answer> {
        (!mem::replace(&mut self.has_told, true)).then_some(Answer::Fails(SpeechFault::NotBuilt))
    }

    fn finish(&mut self) -> Option<SpeechFault> {
        None
    }
}

/// The names of the voices for each language of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voices(Vec<(Lang, String)>);

impl Voices {
    /// Picks the voices that speak a language of the program. Each voice has a name and a language tag, such as
    /// `en-GB`.
    pub fn new<'a>(all: impl IntoIterator<Item = (&'a str, &'a str)>) -> Voices {
        let own = |(name, tag): (&str, &str)| Some((Lang::of_locale(tag)?, name.to_owned()));
        Voices(all.into_iter().filter_map(own).collect())
    }

    /// The names of the voices for one language. Leaves out espeak-ng's hundred variants of each voice, whose names
    /// contain a plus: they can be chosen, but would only clutter the list.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.all(lang).filter(|name| !name.contains('+'))
    }

    /// The name of the voice for a language that is meant by a number in this list, counted from 1, by its name, or by
    /// an unambiguous beginning.
    pub fn meant(&self, lang: Lang, typed: &str) -> Option<&str> {
        if let Ok(number) = typed.parse::<usize>() {
            return self.names(lang).nth(number.checked_sub(1)?);
        }
        let typed = fold(typed);
        let whole = self.all(lang).find(|name| fold(name) == typed);
        let mut begun = self.names(lang).filter(|name| !typed.is_empty() && fold(name).starts_with(&typed));
        whole.or_else(|| begun.next().filter(|_| begun.next().is_none()))
    }

    fn all(&self, lang: Lang) -> impl Iterator<Item = &str> {
        let own = self.0.iter().filter(move |(of, _)| *of == lang);
        own.map(|(_, name)| name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_are_found_by_the_language_in_any_spelling() {
        let voices =
            Voices::new([("German", "de"), ("Scots", "en-GB-SCOTLAND"), ("Afrikaans", "af"), ("Flemish", "nl_BE")]);
        let names = |lang| voices.names(lang).collect::<Vec<_>>();
        assert_eq!(names(Lang::De), ["German"]);
        assert_eq!(names(Lang::En), ["Scots"]);
        assert_eq!(names(Lang::Nl), ["Flemish"]);
    }

    #[test]
    fn a_voice_is_meant_by_its_number_its_name_or_a_beginning_of_it() {
        let voices = Voices::new([
            ("Anna", "de"),
            ("English (America)", "en-US"),
            ("English (America)+Andy", "en-US"),
            ("English (Scotland)", "en-GB"),
            ("Zoë", "en"),
        ]);
        let meant = |typed| voices.meant(Lang::En, typed);
        assert_eq!(voices.names(Lang::En).count(), 3);
        assert_eq!(meant("2"), Some("English (Scotland)"));
        assert_eq!(meant("zoe"), Some("Zoë"));
        assert_eq!(meant("english (s"), Some("English (Scotland)"));
        assert_eq!(meant("English (America)+andy"), Some("English (America)+Andy"));
        for unclear in ["English", "0", "4", "-1", "Anna", ""] {
            assert_eq!(meant(unclear), None, "{unclear}");
        }
    }
}
