//! The self-check: what the program has found on this machine, as lines that a player can send with a question.

pub mod language;

use super::desk::Desk;
use super::input::{Reader, reader};
use crate::build;
use crate::store::Home;
use crate::store::name::{Folder, Name};
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::text::style::Lang;
use crate::ui::console::{Console, settings_fault};

/// What the choice of the language at the start was made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The language of the option `--lang`.
    pub option: Option<Lang>,
    /// The language of the system.
    pub system: Option<Lang>,
}

impl Origin {
    /// Where the language comes from that is set now.
    fn of(self, set: Option<Lang>) -> &'static str {
        match set {
            Some(lang) if self.option == Some(lang) => "option",
            Some(_) => "settings",
            None if self.system.is_some() => "system",
            None => "nothing",
        }
    }
}

/// The variable of the environment that says which language the system speaks, and what it says.
pub fn locale_variable() -> Option<(&'static str, String)> {
    let mut names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    names.find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()).map(|value| (name, value)))
}

/// Tells what the program has found.
pub fn check(desk: &mut Desk) {
    let origin = desk.origin;
    let home = desk.home.clone();
    let console = &mut desk.console;
    console.learn(Source::CLI);
    let version = Message::new("check-version")
        .text("version", env!("CARGO_PKG_VERSION"))
        .text("system", std::env::consts::OS)
        .text("machine", std::env::consts::ARCH);
    console.say(&version);
    console.say_all(&build::told());
    let from = origin.of(console.settings().lang);
    console.say(&Message::new("check-lang").lang(console.lang()).text("from", from));
    if let Some((name, value)) = locale_variable() {
        console.say(&Message::new("check-variable").text("name", name).text("value", value));
    }
    check_terminal(console);
    console.tell_other_settings();
    let speech = console.check_speech();
    console.say_all(&speech);
    match home {
        Some(home) => check_home(console, &home),
        None => console.say(&Message::new("check-no-home")),
    }
}

/// Tells where lines come from, who reads them, and how wide they can be.
fn check_terminal(console: &mut Console) {
    let stream = |is_terminal| match is_terminal {
        true => "terminal",
        false => "other",
    };
    let (input, output) = super::input::terminals();
    let streams = Message::new("check-streams").text("input", stream(input)).text("output", stream(output));
    console.say(&streams);
    let reader = reader(console.settings().plain);
    let is_term_told = matches!(reader, Reader::Poor(_));
    let editor = match reader {
        Reader::Editor if console.is_editor() => Message::new("check-editor"),
        Reader::Editor => Message::new("check-plain-failed"),
        Reader::Asked => Message::new("check-plain-asked"),
        Reader::NoTerminal => Message::new("check-plain-stream"),
        Reader::Poor(term) => Message::new("check-plain-term").text("term", term),
    };
    console.say(&editor);
    if let Some(columns) = console.columns() {
        console.say(&Message::new("check-columns").count("columns", columns));
    }
    if !is_term_told && let Ok(term) = std::env::var("TERM") {
        console.say(&Message::new("check-variable").text("name", "TERM").text("value", term));
    }
}

/// Tells where things are kept, and whether they can be.
fn check_home(console: &mut Console, home: &Home) {
    let id = match home.is_writable() {
        true => "check-home",
        false => "check-home-closed",
    };
    console.say(&Message::new(id).text("folder", home.folder(Folder::Data)));
    console.say(&Message::new("check-languages").text("folder", home.folder(Folder::Languages)));
    let games = match (home.unfinished(), home.finished()) {
        (Ok(waiting), Ok(finished)) => {
            Message::new("check-games").count("waiting", waiting.len()).count("finished", finished.len())
        }
        (Err(_), _) => Message::new("file-folder-closed").text("folder", home.folder(Folder::Games)),
        (_, Err(_)) => Message::new("file-folder-closed").text("folder", home.folder(Folder::Finished)),
    };
    console.say(&games);
    let settings = match home.settings() {
        Err(fault) => settings_fault(&fault),
        Ok(_) if home.has_settings() => Message::new("check-settings"),
        Ok(_) => Message::new("check-no-settings"),
    };
    console.say(&settings.text("file", home.place(&Name::SETTINGS)));
}
