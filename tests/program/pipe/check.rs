//! The self-check: its findings, in every language.

use std::fs;

use snuffel::build;
use snuffel::games;
use snuffel::level::Level;
use snuffel::settings::Unasked;
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::common::program::{Place, binary, told, word};

/// An address without a speech server.
const NOWHERE: &str = "/nowhere/speech";

fn place() -> Place {
    let mut place = Place::new();
    place.env = vec![("SPEECHD_ADDRESS", NOWHERE)];
    place
}

fn checked(place: &Place, args: &str) -> Vec<String> {
    let ran = place.run(&format!("{args} check"), b"");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn the_check_tells_all_that_a_question_needs() {
    for lang in Lang::ALL {
        let place = place();
        fs::write(place.path("settings.toml"), "width = 40\nspeech = true\n").unwrap();
        let mut talk = place.start(&format!("play sniff --lang {lang} --width 0 --speech=off"));
        talk.answer("save");
        talk.kill();
        let lines = checked(&place, &format!("--lang {lang} --level brief --width auto"));
        let folder = place.path("").display().to_string();
        let expected = [Message::new("check-version")
            .text("version", env!("CARGO_PKG_VERSION"))
            .text("system", std::env::consts::OS)
            .text("machine", std::env::consts::ARCH)];
        let expected = expected.into_iter().chain(build::describe()).chain([
            Message::new("check-lang").lang(lang).text("from", "option"),
            Message::new("check-streams").text("input", "other").text("output", "other"),
            Message::new("check-plain-stream"),
            Message::new("setting-brief"),
            Message::new("setting-width-auto").count("cells", 0),
            Message::new("setting-plain"),
            Message::new("setting-braille").count("cells", 0),
            Message::new("speech-off"),
            Message::new("setting-thinking").count("millis", 0),
            Message::new("setting-strength").with("level", Level::NORMAL.arg()),
            Unasked::default().message(&games::kinds()),
            Message::new("setting-pace-all"),
            Message::new("setting-bell-off"),
            Message::new("setting-sounds-off"),
            Message::new("setting-relays-public"),
            Message::new("setting-page-address-none"),
            Message::new("setting-tutor-off"),
            Message::new("speech-unreachable").text("place", NOWHERE),
            Message::new("check-home").text("folder", folder.trim_end_matches('/')),
            Message::new("check-languages").text("folder", place.path("languages").display()),
            Message::new("check-games").count("waiting", 1).count("finished", 0),
            Message::new("check-settings").text("file", place.path("settings.toml").display()),
        ]);
        let teller = Teller::new(lang, Wording::Brief, Spelling::Plain, &[Source::CLI]);
        let expected = expected.map(|message| teller.say(&message)).collect::<Vec<_>>();
        // The findings about speech depend on the system.
        let is_known = cfg!(all(target_os = "linux", not(feature = "tts")));
        match is_known {
            true => assert_eq!(lines, expected),
            false => assert_eq!(lines[..10], expected[..10]),
        }
    }
}

#[test]
#[cfg_attr(windows, ignore = "there no variable says which language the system speaks")]
fn the_check_says_where_the_language_comes_from() {
    let from = |lang, from| told(lang, &Message::new("check-lang").lang(lang).text("from", from));
    let line = build::describe().len() + 1;
    let mut place = place();
    assert_eq!(checked(&place, "")[line], from(Lang::En, "nothing"));
    place.env.push(("LANG", "de_DE.UTF-8"));
    place.env.push(("TERM", "xterm"));
    let lines = checked(&place, "");
    assert_eq!(lines[line], from(Lang::De, "system"));
    for (name, value) in [("LANG", "de_DE.UTF-8"), ("TERM", "xterm")] {
        let variable = Message::new("check-variable").text("name", name).text("value", value);
        assert!(lines.contains(&told(Lang::De, &variable)), "{lines:?}");
    }
    // Of several variables, the check names the one that determines the language.
    if cfg!(all(unix, not(target_os = "macos"))) {
        for (list, lang, name, value) in
            [("xx:nl", Lang::Nl, "LANGUAGE", "xx:nl"), ("xx", Lang::De, "LANG", "de_DE.UTF-8")]
        {
            place.env.push(("LANGUAGE", list));
            let lines = checked(&place, "");
            let variable = Message::new("check-variable").text("name", name).text("value", value);
            assert_eq!((&lines[line], &lines[line + 1]), (&from(lang, "system"), &told(lang, &variable)), "{list}");
        }
    }
    fs::write(place.path("settings.toml"), "lang = \"nl\"\n").unwrap();
    assert_eq!(checked(&place, "")[line], from(Lang::Nl, "settings"));
    assert_eq!(checked(&place, "--lang en")[line], from(Lang::En, "option"));
}

#[test]
fn the_check_names_what_is_broken() {
    let place = place();
    let settings = place.path("settings.toml");
    fs::write(&settings, "lang = \"en\"\nwidth = 7\n").unwrap();
    let fault = Message::new("settings-wrong-value")
        .text("key", "width")
        .text("value", "7")
        .text("file", settings.display())
        .count("line", 2);
    let lines = checked(&place, "--lang en");
    assert_eq!(lines.last(), Some(&told(Lang::En, &fault)));

    // A file is in the place of the folder for games.
    let file = place.path("file");
    fs::write(&file, "").unwrap();
    let mut command = std::process::Command::new(binary());
    command.env_clear().env("SPEECHD_ADDRESS", NOWHERE);
    command.args(["--lang", "en", "check", "--data"]).arg(file.join("games"));
    let said = String::from_utf8(command.output().unwrap().stdout).unwrap();
    let folder = file.join("games");
    let closed = Message::new("check-home-closed").text("folder", folder.display());
    let closed = told(Lang::En, &closed);
    assert!(said.lines().any(|line| line == closed), "{said}");
}

#[test]
fn a_new_folder_is_one_that_can_be_written_to_wherever_it_is_named_from() {
    let shelf = place();
    for folder in ["new", "new/er", "./new"] {
        let mut command = std::process::Command::new(binary());
        command.env_clear().env("SPEECHD_ADDRESS", NOWHERE).current_dir(shelf.path(""));
        let output = command.args(["--lang", "en", "--data", folder, "check"]).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let open = told(Lang::En, &Message::new("check-home").text("folder", folder));
        assert!(said.lines().any(|line| line == open), "{said}");
    }
}

#[test]
fn the_check_leaves_nothing_behind() {
    let place = place();
    checked(&place, "");
    let names: Vec<_> = fs::read_dir(place.path("")).unwrap().collect();
    assert!(names.is_empty(), "{names:?}");
}

#[test]
fn the_lobby_checks_too_and_knows_of_the_changed_language() {
    for lang in Lang::ALL {
        let place = place();
        let mut talk = place.start("--lang en");
        talk.answer(&format!("language {}", word(Lang::En, lang.meaning())));
        let lines = talk.answer(&word(lang, "selftest"));
        let from = match lang {
            Lang::En => "option",
            _ => "settings",
        };
        let message = Message::new("check-lang").lang(lang).text("from", from);
        assert_eq!(lines[build::describe().len() + 1], told(lang, &message));
        assert!(lines.len() > 10, "{lines:?}");
    }
}

#[test]
fn the_version_tells_how_the_program_was_built() {
    let place = place();
    for lang in Lang::ALL {
        let lines: Vec<_> = build::describe().iter().map(|message| told(lang, message)).collect();
        assert!(lines.len() >= 2, "{lines:?}");
        assert!(lines[0].contains(std::env::consts::OS) && lines[0].contains(std::env::consts::ARCH), "{lines:?}");
        let ran = place.run(&format!("--lang {lang} --version"), b"");
        // The first line is also meant for programs.
        assert_eq!(ran.out, format!("snuffel {}\n{}\n", env!("CARGO_PKG_VERSION"), lines.join("\n")));
        for (feature, is_there) in [("speech", cfg!(feature = "speech")), ("remote", cfg!(feature = "remote"))] {
            assert_eq!(lines.iter().any(|line| line.contains(feature)), is_there, "{lines:?}");
        }
    }
}

// The feature `tts` also loads the library of the speech server, with its dependencies.
#[cfg(all(target_os = "linux", target_env = "gnu", not(feature = "tts")))]
#[test]
fn the_libraries_that_are_named_are_those_that_are_loaded() {
    let place = place();
    let mut talk = place.start("--lang en");
    talk.answer("version");
    let maps = fs::read_to_string(format!("/proc/{}/maps", talk.id())).unwrap();
    let named = build::describe().iter().map(|message| told(Lang::En, message)).collect::<String>();
    let files = maps.lines().filter_map(|line| line.rsplit('/').next()).filter(|file| file.contains(".so"));
    let loaded: std::collections::BTreeSet<_> = files.filter_map(|file| file.split(".so").next()).collect();
    assert!(loaded.contains("libc"), "{maps}");
    for library in loaded.into_iter().filter(|library| !library.starts_with("ld-")) {
        assert!(named.contains(library), "{library}: {named}");
    }
}
