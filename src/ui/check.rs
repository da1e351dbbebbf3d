//! The self-check: the program's findings about this machine, as lines that a player can send along with a question.

use super::desk::Desk;
use crate::settings::Loaded;
use crate::store::Home;
use crate::store::name::{Folder, Name};
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::ui::console::{Console, settings_faults};

/// Says what the program has found.
pub fn check(desk: &mut Desk) {
    let origin = desk.origin;
    let home = desk.home.clone();
    let console = &mut desk.console;
    console.learn(Source::CLI);
    let built = console.screen().built();
    console.say_all(&built);
    let from = origin.name(console.settings().lang);
    console.say(&Message::new("check-lang").lang(console.lang()).text("from", from));
    let around = console.screen().around(&console.reading());
    console.say_all(&around);
    console.tell_other_settings();
    let speech = console.check_speech();
    console.say_all(&speech);
    match home {
        Some(home) => check_home(console, &home),
        None => console.say(&Message::new("check-no-home")),
    }
}

/// Says where things are saved, and whether they can be.
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
    let settings = match home.settings().unwrap_or_else(Loaded::without_file).faults.as_slice() {
        [] if home.has_settings() => vec![Message::new("check-settings")],
        [] => vec![Message::new("check-no-settings")],
        faults => settings_faults(faults),
    };
    settings.into_iter().for_each(|message| console.say(&message.text("file", home.place(&Name::SETTINGS))));
}
