//! The screen of a terminal, and its part of the self-check.

use super::loudspeaker::Loudspeaker;
use super::reader::{Reader, reader, terminals};
use super::system::Terminal;
use crate::build;
use crate::settings::Loudness;
use crate::text::cue::Cue;
use crate::text::message::Message;
use crate::text::style::Lang;
use crate::ui::ends::{Reading, Screen};

/// The screen of a terminal.
pub struct At<T> {
    terminal: T,
    loudspeaker: Loudspeaker,
}

impl<T> At<T> {
    /// Creates the screen of a terminal, with the system's loudspeaker.
    pub fn new(terminal: T) -> At<T> {
        At { terminal, loudspeaker: Loudspeaker::default() }
    }
}

impl<T: Terminal> Screen for At<T> {
    fn clear(&self) -> Option<&'static str> {
        self.terminal.clear()
    }

    fn erase(&self, cells: usize, columns: usize) -> String {
        self.terminal.erase(cells, columns)
    }

    fn is_shown(&self) -> bool {
        terminals().1
    }

    fn built(&self) -> Vec<Message> {
        let version = Message::new("check-version")
            .text("version", env!("CARGO_PKG_VERSION"))
            .text("system", std::env::consts::OS)
            .text("machine", std::env::consts::ARCH);
        [version].into_iter().chain(build::describe()).collect()
    }

    fn has_sound(&self) -> bool {
        self.loudspeaker.is_there()
    }

    fn sound(&self, cues: &[Cue], loudness: Loudness) {
        self.loudspeaker.play(&Cue::melody(cues), loudness.gain());
    }

    fn around(&self, reading: &Reading) -> Vec<Message> {
        let language = language_variable().map(|(name, value)| variable(name, value));
        language.into_iter().chain(lines(reading)).collect()
    }
}

/// The environment variable that sets the system's locale, and its value.
pub fn locale_variable() -> Option<(&'static str, String)> {
    let mut names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    names.find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()).map(|value| (name, value)))
}

/// Returns whether a locale has no language. It is still a choice: variables of lower priority must not override it.
pub fn is_without_language(locale: &str) -> bool {
    ["C", "POSIX"].contains(&locale.split('.').next().unwrap_or(locale))
}

/// The environment variable that determines the language, and its value; if none names a language of the program, the
/// one of the locale. `LANGUAGE` is a list, and takes precedence over a locale with a language.
fn language_variable() -> Option<(&'static str, String)> {
    let locale = locale_variable();
    if locale.as_ref().is_some_and(|(_, locale)| is_without_language(locale)) {
        return locale;
    }
    let speaks = |value: &String| value.split(':').any(|name| Lang::of_locale(name).is_some());
    let mut names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let found = names.find_map(|name| std::env::var(name).ok().filter(speaks).map(|value| (name, value)));
    found.or(locale)
}

/// The message about an environment variable.
fn variable(name: &str, value: String) -> Message {
    Message::new("check-variable").text("name", name).text("value", value)
}

/// The messages about the source, the reader and the width of lines.
fn lines(reading: &Reading) -> Vec<Message> {
    let stream = |is_terminal| match is_terminal {
        true => "terminal",
        false => "other",
    };
    let (input, output) = terminals();
    let streams = Message::new("check-streams").text("input", stream(input)).text("output", stream(output));
    let reader = reader(reading.is_plain);
    let term = std::env::var("TERM").ok().filter(|_| !matches!(reader, Reader::Poor(_)));
    let editor = match reader {
        Reader::Editor if reading.is_editor => Message::new("check-editor"),
        Reader::Editor => Message::new("check-plain-failed"),
        Reader::Asked => Message::new("check-plain-asked"),
        Reader::NoTerminal => Message::new("check-plain-stream"),
        Reader::Poor(term) => Message::new("check-plain-term").text("term", term),
    };
    let columns = reading.columns.map(|columns| Message::new("check-columns").count("columns", columns));
    let term = term.map(|term| variable("TERM", term));
    [streams, editor].into_iter().chain(columns).chain(term).collect()
}
