//! The player's settings, kept in a commented file that can be edited by hand.

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
use crate::remote::link::PageAddress;
use crate::remote::way::Relays;
use crate::session::Pace;
use crate::text::folder::is_code;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::text::style::{Lang, Spelling, Wording};
pub use braille::BrailleDisplay;
pub use file::{FaultReason, Loaded, SettingsFault, StoreFault, changed, read_settings, recommented};
pub use sounds::{Loudness, SOUND_WORDS, sounds_word};
pub use thinking::ThinkingTime;
pub use unasked::{Unasked, named_kinds};
pub use width::Width;

/// The beginning of the keys for the voice of each language.
pub const VOICE: &str = "voice-";

/// The value that stands for the language of the environment.
const OWN_LANG: &str = "auto";

/// The key of a row that can also be typed.
macro_rules! typed {
    ($key:literal, $told:expr) => {
        $key
    };
}

/// Generates everything about settings from one row each: key, field, variant, and how the value is read from and
/// written to the file. A setting that is also a command and an option has the message that says its value.
macro_rules! settings {
    ($(
        $(#[$about:meta])*
        $key:literal $field:ident: $kind:ty, $name:ident, $read:expr, $write:expr $(, typed: $told:expr)?;
    )+) => {
        /// The player's settings.
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct Settings {
            $($(#[$about])* pub $field: $kind,)+
            /// The voices that the player has chosen, by language code; other languages use the system's.
            pub voices: BTreeMap<String, Printable>,
        }

        /// One setting, with its value.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Setting {
            $(#[doc = concat!("The key `", $key, "`.")] $name($kind),)+
            /// The key `voice-` followed by a language code; `None` is the system's voice.
            Voice(String, Option<Printable>),
        }

        /// The keys in the order of a new file, where the voice of each language follows them.
        pub const KEYS: &[&str] = &[$($key),+];

        /// The commands that change a setting, after the one that lists them all. All but that one are options too.
        pub const VERBS: &[&str] = &["settings", $($(typed!($key, $told),)?)+];

        impl Setting {
            /// Reads the value of a key as written in the file or typed.
            ///
            /// # Errors
            /// When there is no such key, or it cannot have this value.
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

            /// The setting's value as written in the file.
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

            /// All settings in the order of [`KEYS`], with a voice for each available language.
            pub fn all(&self) -> Vec<Setting> {
                let mut all = vec![$(Setting::$name(self.$field.clone())),+];
                all.extend(Lang::known().into_iter().map(|lang| Setting::voice(lang, self.voice(lang).cloned())));
                all
            }

            /// The message about each setting that can be typed, by its command.
            pub fn messages(&self) -> Vec<(&'static str, Message)> {
                vec![$($(($key, $told(self.$field.clone())),)?)+]
            }
        }
    };
}

settings! {
    /// The language; `None` for that of the environment.
    "lang" lang: Option<Lang>, Lang, parse_lang, |lang: Option<Lang>| quoted(lang.map_or(OWN_LANG, Lang::code)),
        typed: |_| Message::new("setting-lang");
    /// How many words the announcements have.
    "level" wording: Wording, Wording, str::parse, quoted, typed: |wording| Message::new(format!("setting-{wording}"));
    /// Where lines are wrapped.
    "width" width: Width, Width, str::parse, width_written, typed: |width: Width| width.message(None);
    /// How letters in the names of fields are spelled.
    "spell" spelling: Spelling, Spelling, str::parse, quoted,
        typed: |spelling| Message::new(format!("setting-{spelling}"));
    /// The braille display; `None` if not in braille mode.
    "braille" braille: Option<BrailleDisplay>, Braille, parse_braille, braille_written, typed: braille_told;
    /// Whether lines are read without an editor.
    "plain" plain: bool, Plain, parse_bool, plain;
    /// Whether lines are spoken.
    "speech" speech: bool, Speech, parse_switch, plain, typed: |_| Message::new("speech-off");
    /// How fast lines are spoken, within [`Dial::RANGE`](crate::speech::Dial::RANGE); `None` for the system's own
    /// value.
    "rate" rate: Option<i8>, Rate, speaking::parse_dial, speaking::dial_written;
    /// How high lines are spoken, in the same range.
    "pitch" pitch: Option<i8>, Pitch, speaking::parse_dial, speaking::dial_written;
    /// How loud lines are spoken, in the same range.
    "volume" volume: Option<i8>, Volume, speaking::parse_dial, speaking::dial_written;
    /// Whether speech continues when keys are pressed, so that only Enter silences it.
    "talk-over" talk_over: bool, TalkOver, parse_bool, plain;
    /// How long computers may think about a decision.
    "thinking" thinking: ThinkingTime, Thinking, str::parse, plain,
        typed: |time: ThinkingTime| Message::new("setting-thinking").count("millis", time.millis());
    /// The level of computers that are named without one.
    "strength" strength: Level, Strength, Level::parse, |level: Level| quoted(level.number()),
        typed: |level: Level| Message::new("setting-strength").with("level", level.arg());
    /// The unasked messages after the turns of others.
    "tell" unasked: Unasked, Unasked, str::parse, quoted, typed: |unasked: Unasked| unasked.message(&games::kinds());
    /// The player's name for others; `None` if not given.
    "name" name: Option<Printable>, Name, parse_name, |name: Option<Printable>| quoted(name.unwrap_or_default()),
        typed: name_told;
    /// Whether the turns of several computers are announced one by one.
    "pace" pace: Pace, Pace, str::parse, quoted, typed: |pace| Message::new(format!("setting-pace-{pace}"));
    /// Whether the terminal rings when the player's turn comes after a long wait.
    "bell" bell: bool, Bell, parse_on_off, plain,
        typed: |bell| Message::new(if bell { "setting-bell-on" } else { "setting-bell-off" });
    /// The loudness of sounds; `None` for no sounds.
    "sounds" sounds: Option<Loudness>, Sounds, sounds::parse_sounds, |sounds| quoted(sounds_word(sounds)),
        typed: sounds_told;
    /// The servers through which programs find each other.
    "relays" relays: Relays, Relays, str::parse, quoted, typed: relays_told;
    /// The address of the page in which others can play, for links to a table; `None` for the one that the program knows.
    "page-address" page: Option<PageAddress>, Page, parse_page, |page: Option<PageAddress>| quoted(page.map_or_else(String::new, |page| page.to_string())),
        typed: page_told;
    /// Whether the tutor asks for confirmation of a costly move.
    "tutor" tutor: bool, Tutor, parse_on_off, plain,
        typed: |tutor| Message::new(if tutor { "setting-tutor-on" } else { "setting-tutor-off" });
}

impl Settings {
    /// How many columns a line may have on a terminal with this many, if it is one; `None` for no limit.
    pub fn columns(&self, terminal: Option<usize>) -> Option<usize> {
        self.braille.map(BrailleDisplay::cells).or_else(|| self.width.columns(terminal))
    }
}

/// A word as written in the file.
fn quoted(value: impl Display) -> String {
    format!("\"{value}\"")
}

/// A value written in the file as it is.
fn plain(value: impl Display) -> String {
    value.to_string()
}

/// A display as written in the file: just its cells if nothing else is set, or 0 for none.
fn braille_written(display: Option<BrailleDisplay>) -> String {
    let Some(display) = display else {
        return plain(0);
    };
    let written = display.to_string();
    if written.contains(' ') { quoted(written) } else { written }
}

/// A width as written in the file: a number or a word.
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

fn page_told(page: Option<PageAddress>) -> Message {
    match page {
        Some(page) => Message::new("setting-page-address").text("address", page),
        None => Message::new("setting-page-address-none"),
    }
}

fn name_told(name: Option<Printable>) -> Message {
    match name {
        Some(name) => Message::new("setting-name").text("name", name),
        None => Message::new("setting-name-none"),
    }
}

/// The value of a setting, as typed or written in the file, for the word with this meaning.
pub fn value_of(meaning: &'static str) -> &'static str {
    match meaning {
        "off" => "0",
        "automatic" => "auto",
        "spare" => "free",
        "steps" => "step",
        meaning => Lang::of_meaning(meaning).map_or(meaning, Lang::code),
    }
}

/// Reads a language code, or `auto` for the language of the environment.
///
/// # Errors
/// When the text is neither.
pub fn parse_lang(text: &str) -> Result<Option<Lang>, Unreadable> {
    match text {
        OWN_LANG => Ok(None),
        code => code.parse().map(Some),
    }
}

/// Reads a [display](BrailleDisplay), or 0 for no braille mode.
///
/// # Errors
/// When the text is neither.
pub fn parse_braille(text: &str) -> Result<Option<BrailleDisplay>, Unreadable> {
    match text {
        "0" => Ok(None),
        display => display.parse().map(Some),
    }
}

/// Reads the player's name for others: a [name](choose_name), or nothing, 0 or off for none.
///
/// # Errors
/// When the text cannot be a name, or is a forbidden one.
pub fn parse_name(text: &str) -> Result<Option<Printable>, Unreadable> {
    match text {
        "" | "0" | "off" => Ok(None),
        name => choose_name(name).map(Some).map_err(|_| Unreadable),
    }
}

/// Reads the [address of a page](PageAddress), or nothing, 0 or off for none.
///
/// # Errors
/// When the text is neither.
pub fn parse_page(text: &str) -> Result<Option<PageAddress>, Unreadable> {
    match text {
        "" | "0" | "off" => Ok(None),
        address => address.parse().map(Some),
    }
}

/// Reads whether something is on or off.
///
/// # Errors
/// When the text is neither.
pub fn parse_switch(text: &str) -> Result<bool, Unreadable> {
    match text {
        "on" | "true" => Ok(true),
        "off" | "false" => Ok(false),
        _ => Err(Unreadable),
    }
}

/// Reads whether something is on or off; 0, the value of the word for off, is off.
///
/// # Errors
/// When the text is neither.
pub fn parse_on_off(text: &str) -> Result<bool, Unreadable> {
    if text == "0" { Ok(false) } else { parse_switch(text) }
}

/// Reads a boolean as written in the file.
fn parse_bool(text: &str) -> Result<bool, Unreadable> {
    text.parse().map_err(|_| Unreadable)
}

#[cfg(test)]
mod tests;
