//! The program's own voice: lines spoken by the speech of the system, for players who want to hear the program without
//! a screen reader. Off unless asked for.
//!
//! The program talks to a [`Narrator`], which never waits. At a terminal that is the speech of the system, which lives on a thread of
//! its own.

pub mod order;

use std::mem;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::time::Duration;

use crate::notation::words;
use crate::text::lexicon::fold;
use crate::text::style::Lang;

/// What can be turned up and down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dial {
    /// How fast is spoken.
    Rate,
    /// How high is spoken.
    Pitch,
    /// How loud is spoken.
    Volume,
}

words!(Dial { Rate = "rate", Pitch = "pitch", Volume = "volume" });

impl Dial {
    /// How far each of them can be turned, as the protocol of speech-dispatcher has it.
    pub const RANGE: RangeInclusive<i8> = -100..=100;

    /// How far it is turned by one word such as `faster`.
    pub const STEP: i8 = 10;
}

/// How far each dial is turned, in the order of [`Dial::ALL`]; `None` is as the system has it.
pub type Dials = [Option<i8>; Dial::ALL.len()];

/// How is spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manner {
    /// The language.
    pub lang: Lang,
    /// The name of the voice; `None` is the one that the system has for the language.
    pub voice: Option<String>,
    /// The dials.
    pub dials: Dials,
}

/// Who speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// The language that is spoken.
    pub lang: Lang,
    /// The name of the voice, where the system tells it.
    pub name: Option<String>,
    /// The name of the program that speaks.
    pub engine: String,
    /// How the system has set the dials.
    pub usual: [i8; Dial::ALL.len()],
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
    /// The browser has no voice for the language.
    #[error("the browser has no voice")]
    NoVoice,
    /// The speech of the system does not work, for this reason, in its own words.
    #[error("{0}")]
    System(String),
    /// The program was built without a voice.
    #[error("built without a voice")]
    NotBuilt,
}

/// What came of something that a narrator was told to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This voice speaks from now on.
    Speaks(Voice),
    /// These voices there are; `None` where the system does not tell.
    Has(Option<Voices>),
    /// This cannot be turned here.
    Lacks(Dial),
    /// There is no speech any more, and this is the last answer.
    Fails(Fault),
}

/// Somebody to give lines to. To drop it ends the speech without waiting.
pub trait Narrator {
    /// Speaks another language from now on, or with another voice: the one of this name, or else the system's own.
    fn set_voice(&mut self, lang: Lang, name: Option<&str>);

    /// Turns a dial to one of [`Dial::RANGE`], or gives it back to the system.
    fn turn(&mut self, dial: Dial, to: Option<i8>);

    /// Speaks a line, after those that were given before.
    fn speak(&mut self, line: &str);

    /// Stops, and forgets all lines that are not spoken yet.
    fn hush(&mut self);

    /// What does so from any thread, where something may be heard, as long as there is somebody to silence.
    fn silencer(&self) -> Silencer;

    /// What comes of it, waiting no longer than this.
    fn answer_within(&mut self, time: Duration) -> Option<Answer>;

    /// Waits until all lines are given to the system; and, where they would be lost otherwise, until they are spoken. Why they
    /// will not be, if so.
    fn finish(&mut self) -> Option<Fault>;
}

/// Silences a narrator, from any thread.
pub type Silencer = Box<dyn Fn() + Send>;

/// The way to speech: begins to speak in a manner.
pub type Open = Rc<dyn Fn(&Manner) -> Box<dyn Narrator>>;

/// The narrator of a program that has no voice: it says so, and nothing else.
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
        (!mem::replace(&mut self.has_told, true)).then_some(Answer::Fails(Fault::NotBuilt))
    }

    fn finish(&mut self) -> Option<Fault> {
        None
    }
}

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

    /// The names of the voices for one language. espeak-ng has a hundred timbres of each, which are named behind a plus:
    /// they can be chosen, but a list of them would help nobody.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.all(lang).filter(|name| !name.contains('+'))
    }

    /// The name of the voice for a language that is meant by its number in this list, counted from 1, by its name, or by
    /// a beginning that fits no other one.
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
            Voices::of([("German", "de"), ("Scots", "en-GB-SCOTLAND"), ("Afrikaans", "af"), ("Flemish", "nl_BE")]);
        let names = |lang| voices.names(lang).collect::<Vec<_>>();
        assert_eq!(names(Lang::De), ["German"]);
        assert_eq!(names(Lang::En), ["Scots"]);
        assert_eq!(names(Lang::Nl), ["Flemish"]);
    }

    #[test]
    fn a_voice_is_meant_by_its_number_its_name_or_a_beginning_of_it() {
        let voices = Voices::of([
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
