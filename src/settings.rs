//! How a player likes the program, kept in a commented file that can be edited by hand.

mod braille;
mod file;
mod sounds;
mod speaking;
mod thinking;
mod unasked;
mod width;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;

use crate::games;
use crate::level::Level;
use crate::name::choose_name;
use crate::notation::Unreadable;
use crate::remote::way::Relays;
use crate::session::Pace;
use crate::text::folder::is_code;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::text::style::{Lang, Spelling, Wording};
pub use braille::BrailleDisplay;
pub use file::{Fault, FaultReason, Loaded, StoreFault, changed, read_settings, recommented};
pub use sounds::{Loudness, SOUND_WORDS, sounds_word};
pub use thinking::ThinkingTime;
pub use unasked::Unasked;
pub use width::Width;

/// How the keys begin of the voices for each language.
pub const VOICE: &str = "voice-";

/// What stands for the language of the environment.
const OWN_LANG: &str = "auto";

/// The key of a row that can be typed.
macro_rules! typed {
    ($key:literal, $told:expr) => {
        $key
    };
}

/// Makes all there is of settings from one row each: the key, the field, its name as a value of its own, how it is read
/// and how it is written in the file; and of those that can be typed as a command or an option, how they are told.
macro_rules! settings {
    ($(
        $(#[$about:meta])*
        $key:literal $field:ident: $kind:ty, $name:ident, $read:expr, $write:expr $(, typed: $told:expr)?;
    )+) => {
        /// How a player likes the program.
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct Settings {
            $($(#[$about])* pub $field: $kind,)+
            /// The voices that the player has chosen, by the codes of their languages; others are the system's.
            pub voices: BTreeMap<String, Printable>,
        }

        /// One setting with its value.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Setting {
            $(#[doc = concat!("The key `", $key, "`.")] $name($kind),)+
            /// The key `voice-` with the code of a language behind it; `None` is the system's voice.
            Voice(String, Option<Printable>),
        }

        /// The keys of the file, in the order of a new one; behind them stands one for the voice of each language.
        pub const KEYS: &[&str] = &[$($key),+];

        /// The commands that change a setting, and before them the one that tells all. The others are options too.
        pub const VERBS: &[&str] = &["settings", $($(typed!($key, $told),)?)+];

        impl Setting {
            /// Reads the value of a key, as it stands in the file or is typed.
            ///
            /// # Errors
            /// There is no such key, or it cannot have this value.
            pub fn parse(key: &str, value: &str) -> Result<Setting, Unreadable> {
                match key {
                    $($key => $read(value).map(Setting::$name),)+
                    _ => {
                        let code = key.strip_prefix(VOICE).filter(|code| is_code(code)).ok_or(Unreadable)?;
                        speaking::parse_voice(value).map(|name| Setting::Voice(code.to_owned(), name))
                    }
                }
            }

            /// The setting's key in the file.
            pub fn key(&self) -> Cow<'static, str> {
                match self {
                    $(Setting::$name(_) => $key.into(),)+
                    Setting::Voice(code, _) => format!("{VOICE}{code}").into(),
                }
            }

            /// The setting's value in the notation of the file.
            fn value(&self) -> String {
                match self {
                    $(Setting::$name(value) => $write(value.clone()),)+
                    Setting::Voice(_, name) => speaking::voice_written(name.clone()),
                }
            }
        }

        impl Settings {
            /// Changes one setting.
            pub fn apply(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$name(value) => self.$field = value,)+
                    Setting::Voice(code, Some(name)) => {
                        self.voices.insert(code, name);
                    }
                    Setting::Voice(code, None) => {
                        self.voices.remove(&code);
                    }
                }
            }

            /// All settings, in the order of [`KEYS`], with a voice for each language that can be chosen.
            pub fn all(&self) -> Vec<Setting> {
                let mut all = vec![$(Setting::$name(self.$field.clone())),+];
                all.extend(Lang::known().into_iter().map(|lang| Setting::voice(lang, self.voice(lang).cloned())));
                all
            }

            /// Each setting that can be typed, by its command, as it is told.
            pub fn told(&self) -> Vec<(&'static str, Message)> {
                vec![$($(($key, $told(self.$field.clone())),)?)+]
            }
        }
    };
}

settings! {
    /// The language; `None` follows the environment.
    "lang" lang: Option<Lang>, Lang, parse_lang, |lang: Option<Lang>| quoted(lang.map_or(OWN_LANG, Lang::code)),
        typed: |_| Message::new("setting-lang");
    /// How many words an announcement has.
    "level" wording: Wording, Wording, str::parse, quoted, typed: |wording| Message::new(format!("setting-{wording}"));
    /// Where lines are wrapped.
    "width" width: Width, Width, str::parse, width_written, typed: |width: Width| width.told(None);
    /// How letters in names of fields are told.
    "spell" spelling: Spelling, Spelling, str::parse, quoted,
        typed: |spelling| Message::new(format!("setting-{spelling}"));
    /// The braille display; `None` is no braille mode.
    "braille" braille: Option<BrailleDisplay>, Braille, parse_braille, braille_written, typed: braille_told;
    /// Whether lines are read without an editor.
    "plain" plain: bool, Plain, parse_bool, plain;
    /// Whether lines are spoken.
    "speech" speech: bool, Speech, parse_switch, plain, typed: |_| Message::new("speech-off");
    /// How fast lines are spoken, one of [`Dial::RANGE`](crate::speech::Dial::RANGE); `None` is as the system is set.
    "rate" rate: Option<i8>, Rate, speaking::parse_dial, speaking::dial_written;
    /// How high lines are spoken, in the same numbers.
    "pitch" pitch: Option<i8>, Pitch, speaking::parse_dial, speaking::dial_written;
    /// How loud lines are spoken, in the same numbers.
    "volume" volume: Option<i8>, Volume, speaking::parse_dial, speaking::dial_written;
    /// Whether speech goes on while keys are pressed, and only Enter silences it.
    "talk-over" talk_over: bool, TalkOver, parse_bool, plain;
    /// How long computers may think about a decision.
    "thinking" thinking: ThinkingTime, Thinking, str::parse, plain,
        typed: |time: ThinkingTime| Message::new("setting-thinking").count("millis", time.millis());
    /// How well computers play where nobody says it.
    "strength" strength: Level, Strength, Level::parse, |level: Level| quoted(level.number()),
        typed: |level: Level| Message::new("setting-strength").with("level", level.told());
    /// What is told after others' turns without being asked.
    "tell" unasked: Unasked, Unasked, str::parse, quoted, typed: |unasked: Unasked| unasked.told(&games::kinds());
    /// What others call the player; `None` where nothing was said.
    "name" name: Option<Printable>, Name, parse_name, |name: Option<Printable>| quoted(name.unwrap_or_default()),
        typed: name_told;
    /// How the turns of several computers are told.
    "pace" pace: Pace, Pace, str::parse, quoted, typed: |pace| Message::new(format!("setting-pace-{pace}"));
    /// Whether the terminal rings when it is the own turn after a long wait.
    "bell" bell: bool, Bell, parse_on_off, plain,
        typed: |bell| Message::new(if bell { "setting-bell-on" } else { "setting-bell-off" });
    /// How loud the sounds are that go with what is said; `None` is no sounds.
    "sounds" sounds: Option<Loudness>, Sounds, sounds::parse_sounds, |sounds| quoted(sounds_word(sounds)),
        typed: sounds_told;
    /// The servers by which programs find each other.
    "relays" relays: Relays, Relays, str::parse, quoted, typed: relays_told;
    /// Whether somebody is asked before a move that costs much whether it is meant.
    "tutor" tutor: bool, Tutor, parse_on_off, plain,
        typed: |tutor| Message::new(if tutor { "setting-tutor-on" } else { "setting-tutor-off" });
}

impl Settings {
    /// How many columns a line has room in, where the terminal has so many, if there is one; `None` where it has room
    /// however long it is.
    pub fn columns(&self, terminal: Option<usize>) -> Option<usize> {
        self.braille.map(BrailleDisplay::cells).or_else(|| self.width.columns(terminal))
    }
}

/// A word in the notation of the file.
fn quoted(value: impl Display) -> String {
    format!("\"{value}\"")
}

/// A value that stands in the file as it is.
fn plain(value: impl Display) -> String {
    value.to_string()
}

/// A display in the notation of the file: its cells where nothing else is said of it, and 0 for none.
fn braille_written(display: Option<BrailleDisplay>) -> String {
    let Some(display) = display else {
        return plain(0);
    };
    let written = display.to_string();
    if written.contains(' ') { quoted(written) } else { written }
}

/// A width in the notation of the file: a number, or a word.
fn width_written(width: Width) -> String {
    match width {
        Width::Auto | Width::Off => quoted(width),
        Width::Columns(columns) => plain(columns),
    }
}

fn braille_told(display: Option<BrailleDisplay>) -> Message {
    let [cells, free] = [BrailleDisplay::cells, BrailleDisplay::free].map(|number| display.map_or(0, number));
    Message::new("setting-braille").count("cells", cells).count("free", free)
}

fn sounds_told(sounds: Option<Loudness>) -> Message {
    Message::new(match sounds {
        None => "setting-sounds-off",
        Some(Loudness::Quiet) => "setting-sounds-quiet",
        Some(Loudness::Loud) => "setting-sounds-loud",
    })
}

fn relays_told(relays: Relays) -> Message {
    match relays.is_empty() {
        true => Message::new("setting-relays-public"),
        false => {
            let urls = relays.iter().map(|url| Arg::text(url.as_str().trim_end_matches('/'))).collect();
            Message::new("setting-relays").with("relays", Arg::together(urls))
        }
    }
}

fn name_told(name: Option<Printable>) -> Message {
    match name {
        Some(name) => Message::new("setting-name").text("name", name),
        None => Message::new("setting-name-none"),
    }
}

/// The value of a setting, as it is typed or stands in the file, that the word of this meaning stands for.
pub fn value_of(meaning: &'static str) -> &'static str {
    match meaning {
        "off" => "0",
        "automatic" => "auto",
        "spare" => "free",
        "steps" => "step",
        meaning => Lang::of_meaning(meaning).map_or(meaning, Lang::code),
    }
}

/// Reads a language's code, or `auto` for the language of the environment.
///
/// # Errors
/// The text is neither.
pub fn parse_lang(text: &str) -> Result<Option<Lang>, Unreadable> {
    match text {
        OWN_LANG => Ok(None),
        code => code.parse().map(Some),
    }
}

/// Reads a [display](BrailleDisplay), or 0 for no braille mode.
///
/// # Errors
/// The text is neither.
pub fn parse_braille(text: &str) -> Result<Option<BrailleDisplay>, Unreadable> {
    match text {
        "0" => Ok(None),
        display => display.parse().map(Some),
    }
}

/// Reads what others call the player: a [name](choose_name), or nothing, 0 or off, for none.
///
/// # Errors
/// The text can be no name, or one that nobody may have.
pub fn parse_name(text: &str) -> Result<Option<Printable>, Unreadable> {
    match text {
        "" | "0" | "off" => Ok(None),
        name => choose_name(name).map(Some).map_err(|_| Unreadable),
    }
}

/// Reads whether something is on or off.
///
/// # Errors
/// The text says neither.
pub fn parse_switch(text: &str) -> Result<bool, Unreadable> {
    match text {
        "on" | "true" => Ok(true),
        "off" | "false" => Ok(false),
        _ => Err(Unreadable),
    }
}

/// Reads whether something is on; 0, the word for off, is not.
///
/// # Errors
/// The text says neither.
pub fn parse_on_off(text: &str) -> Result<bool, Unreadable> {
    if text == "0" { Ok(false) } else { parse_switch(text) }
}

/// Reads whether something is so, in the notation of the file.
fn parse_bool(text: &str) -> Result<bool, Unreadable> {
    text.parse().map_err(|_| Unreadable)
}

#[cfg(test)]
mod tests;
