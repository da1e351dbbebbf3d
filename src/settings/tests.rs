use super::*;

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

fn comments(key: &str) -> String {
    match key {
        "head" => "Settings.\nEdit them.".to_owned(),
        key => format!("About {key}."),
    }
}

/// A file with this text in a folder of its own.
fn file(text: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, text).unwrap();
    (folder, path)
}

fn fault(text: impl AsRef<[u8]>) -> (usize, FaultReason) {
    let (_folder, path) = file(text);
    let fault = load(&path).unwrap_err();
    (fault.line, fault.reason)
}

fn wrong(key: &str, value: &str) -> FaultReason {
    FaultReason::WrongValue { key: key.to_owned(), value: value.to_owned() }
}

/// The text of a file after one setting was stored in it.
#[track_caller]
fn after(text: &str, setting: Setting) -> String {
    let (folder, path) = file(text);
    store(&path, setting.clone(), &comments).unwrap();
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "leftover file");
    let mut expected = read_settings(text).unwrap();
    expected.apply(setting);
    assert_eq!(load(&path).unwrap(), expected);
    fs::read_to_string(&path).unwrap()
}

#[test]
fn every_key_is_read() {
    let (_folder, path) = file(
        "lang = \"nl\"\nlevel = \"brief\"\nwidth = 40\nspell = \"letters\"\nbraille = 24\nplain = true\n\
         speech = true\nrate = -30\npitch = \"system\"\nvolume = 80\nvoice-nl = \"Cleo\"\ntalk-over = true\nthinking = 500\nstrength = 4\ntell = \"not threats\"\nname = \"Anna\"\n\
         pace = \"step\"\nbell = true\ntutor = true\n",
    );
    let settings = load(&path).unwrap();
    assert_eq!(
        settings,
        Settings {
            lang: Some(Lang::Nl),
            wording: Wording::Brief,
            width: Width::Columns(40),
            spelling: Spelling::Letters,
            braille: BrailleDisplay::new(24),
            plain: true,
            speech: true,
            rate: Some(-30),
            pitch: None,
            volume: Some(80),
            voices: [("nl".to_owned(), "Cleo".into())].into(),
            talk_over: true,
            thinking: "500".parse().unwrap(),
            strength: Level::new(4).unwrap(),
            unasked: "not threats".parse().unwrap(),
            name: Some("Anna".into()),
            pace: Pace::Step,
            bell: true,
            tutor: true,
        }
    );
    let keys: Vec<_> = settings.all().iter().map(Setting::key).collect();
    assert_eq!(keys, [KEYS, &["voice-de", "voice-nl", "voice-en"]].concat());
}

#[test]
fn what_is_missing_is_as_by_default() {
    for text in ["", "# nothing\n", "width = \"auto\"\nbraille = 0\nlang = \"auto\"", "\r\n"] {
        let (_folder, path) = file(text);
        assert_eq!(load(&path), Ok(Settings::default()), "{text:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("no").join("settings.toml");
    assert_eq!(load(&path), Ok(Settings::default()));
}

#[test]
fn values_have_limits() {
    for (text, cells) in [("0", None), ("20", BrailleDisplay::new(20)), ("80", BrailleDisplay::new(80))] {
        assert_eq!(parse_braille(text), Ok(cells));
    }
    for text in ["19", "81", "300", "x"] {
        assert_eq!(parse_braille(text), Err(Unreadable), "{text:?}");
    }
    assert_eq!(parse_lang("de"), Ok(Some(Lang::De)));
    assert_eq!(parse_lang("auto"), Ok(None));
    assert_eq!(parse_lang("fr"), Err(Unreadable));
    assert_eq!(Setting::parse("plain", "yes"), Err(Unreadable));
    assert_eq!(Setting::parse("speed", "1"), Err(Unreadable));
    for (text, name) in
        [("Zoë", Some("Zoë".into())), ("all", Some("all".into())), ("off", None), ("0", None), ("", None)]
    {
        assert_eq!(parse_name(text), Ok(name), "{text:?}");
    }
    for text in ["two words", "a:b", "thirteenchars"] {
        assert_eq!(parse_name(text), Err(Unreadable), "{text:?}");
    }
    assert_eq!(parse_switch("on"), Ok(true));
    assert_eq!(parse_switch("false"), Ok(false));
    assert_eq!(parse_switch("1"), Err(Unreadable));
    let level = Setting::parse("level", "full");
    assert_eq!(level, Ok(Setting::Wording(Wording::Full)));
}

#[test]
fn each_fault_is_named_with_its_line() {
    let unknown = |key: &str| FaultReason::UnknownKey(key.to_owned());
    assert_eq!(fault("# a\nwidth = 40\nlevel = brief\n"), (3, FaultReason::NotToml));
    assert_eq!(fault("width = 40\r\n\r\nlevel\r\n"), (3, FaultReason::NotToml));
    assert_eq!(fault("width = 40\nwidth = 50\n"), (2, FaultReason::NotToml));
    assert_eq!(fault("# a\n\ncolour = 1\n"), (3, unknown("colour")));
    assert_eq!(fault("# a\r\nwidth = 19\r\n"), (2, wrong("width", "19")));
    assert_eq!(fault("\n\nlang = \"fr\"\n"), (3, wrong("lang", "fr")));
    assert_eq!(fault("level = 1"), (1, wrong("level", "1")));
    assert_eq!(fault("spell = \"x\""), (1, wrong("spell", "x")));
    assert_eq!(fault("braille = 81 # no"), (1, wrong("braille", "81")));
    assert_eq!(fault("name = \"a b\""), (1, wrong("name", "a b")));
    assert_eq!(fault("plain = 1"), (1, wrong("plain", "1")));
    assert_eq!(fault("width = [1, 2]"), (1, wrong("width", "[1, 2]")));
    assert_eq!(fault("\n[width]\nx = 1\n"), (2, wrong("width", "x = 1")));
    assert_eq!(fault("plain = true\n[more]\nx = 1\n"), (2, unknown("more")));
    assert_eq!(fault("[[more]]\nx = 1\n"), (1, unknown("more")));
    assert_eq!(fault("\nmore.x = 1\nwidth = 1\n"), (2, unknown("more")));
    assert_eq!(fault("width = 1\nmore.x = 1\n"), (1, wrong("width", "1")));
    assert_eq!(fault(b"# a\n# \xFF\n"), (2, FaultReason::NotToml));
    let huge = "#".repeat(MOST_BYTES as usize + 1);
    let (line, reason) = fault(huge);
    assert_eq!(line, 1);
    assert_eq!(reason, FaultReason::Unreadable(ErrorKind::FileTooLarge));
    let folder = tempfile::tempdir().unwrap();
    let reason = load(folder.path()).unwrap_err().reason;
    assert!(matches!(reason, FaultReason::Unreadable(_)), "{reason:?}");
}

#[test]
fn a_change_touches_nothing_else() {
    let text = "# My own  \n\n  width=40 # wide\n\n'level'   =  'full'\t# long\n# the end";
    assert_eq!(after(text, Setting::Width(Width::Columns(60))), text.replace("40", "60"));
    assert_eq!(after(text, Setting::Width(Width::Off)), text.replace("40", "\"off\""));
    assert_eq!(after(text, Setting::Wording(Wording::Brief)), text.replace("'full'", "\"brief\""));
    assert_eq!(after(text, Setting::Width(Width::Columns(40))), text);
    let windows = text.replace('\n', "\r\n");
    assert_eq!(after(&windows, Setting::Width(Width::Columns(60))), windows.replace("40", "60"));
    let marked = "\u{FEFF}width = 40\r\n";
    assert_eq!(after(marked, Setting::Width(Width::Columns(60))), "\u{FEFF}width = 60\r\n");
}

#[test]
fn a_missing_setting_is_added_at_the_end() {
    let plain = || Setting::Plain(true);
    let added = "# About plain.\nplain = true\n";
    assert_eq!(after("", plain()), added);
    assert_eq!(after("width = 40\n", plain()), format!("width = 40\n{added}"));
    assert_eq!(after("width = 40 # x", plain()), format!("width = 40 # x\n{added}"));
    assert_eq!(after("width = 40\r\n# x", plain()), format!("width = 40\n# x\n{added}").replace('\n', "\r\n"));
}

#[test]
fn a_new_file_names_all_settings() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a").join("b").join("settings.toml");
    store(&path, Setting::Lang(Some(Lang::De)), &comments).unwrap();
    let text = "# Settings.\n# Edit them.\n\n# About lang.\nlang = \"de\"\n# About level.\nlevel = \"normal\"\n\
                # About width.\nwidth = \"auto\"\n# About spell.\nspell = \"plain\"\n# About braille.\nbraille = 0\n\
                # About plain.\nplain = false\n# About speech.\nspeech = false\n\
                # About rate.\nrate = \"system\"\n# About pitch.\npitch = \"system\"\n\
                # About volume.\nvolume = \"system\"\n\
                # About talk-over.\ntalk-over = false\n# About thinking.\nthinking = 0\n# About strength.\nstrength = \"6\"\n# About tell.\ntell = \"on\"\n\
                 # About name.\nname = \"\"\n# About pace.\npace = \"all\"\n# About bell.\nbell = false\n# About tutor.\ntutor = false\n\
                # About voice-de.\nvoice-de = \"system\"\n# About voice-nl.\nvoice-nl = \"system\"\n\
                # About voice-en.\nvoice-en = \"system\"\n";
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    for setting in [
        Setting::Lang(None),
        Setting::Wording(Wording::Full),
        Setting::Width(Width::Columns(500)),
        Setting::Spelling(Spelling::Letters),
        Setting::Braille(BrailleDisplay::new(80)),
        Setting::Thinking("60000".parse().unwrap()),
        Setting::Unasked("not rows threats".parse().unwrap()),
        Setting::Plain(true),
        Setting::Speech(true),
        Setting::Rate(Some(-100)),
        Setting::Pitch(None),
        Setting::Volume(Some(100)),
        Setting::voice(Lang::En, Some("A \"b\" (c)".into())),
        Setting::Name(Some("Zoë".into())),
    ] {
        after(text, setting.clone());
        after("", setting);
    }
}

#[test]
fn comments_cannot_break_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.toml");
    let odd = |_: &str| "a\u{1B}b\r\nwidth = 1".to_owned();
    store(&path, Setting::Plain(true), &odd).unwrap();
    assert!(load(&path).unwrap().plain);
    fs::remove_file(&path).unwrap();
    store(&path, Setting::Plain(true), &|_| String::new()).unwrap();
    assert!(fs::read_to_string(&path).unwrap().starts_with("lang = "));
}

#[test]
fn a_broken_file_is_left_as_it_is() {
    for text in ["width = \n", "colour = 1\n", "level = \"loud\"\n"] {
        let (_folder, path) = file(text);
        let expected = load(&path).unwrap_err();
        let stored = store(&path, Setting::Width(Width::Off), &comments);
        assert_eq!(stored, Err(StoreFault::Broken(expected)));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let (_folder, path) = file("");
    let stored = store(&path.join("settings.toml"), Setting::Width(Width::Off), &comments);
    assert!(matches!(stored, Err(StoreFault::Unwritable(_) | StoreFault::Broken(_))));
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, path) = file("width = 40\n");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let link = folder.path().join("link.toml");
    symlink(&path, &link).unwrap();
    store(&link, Setting::Width(Width::Columns(50)), &comments).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&path).unwrap(), "width = 50\n");
    let mode = fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
