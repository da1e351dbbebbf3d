use super::*;

fn comments(key: &str) -> String {
    match key {
        "head" => "Settings.\nEdit them.".to_owned(),
        key => format!("About {key}."),
    }
}

fn fault(text: impl AsRef<[u8]>) -> (usize, FaultReason) {
    let fault = text_of(text.as_ref().to_vec()).and_then(|text| read_settings(&text)).unwrap_err();
    (fault.line, fault.reason)
}

fn wrong(key: &str, value: &str) -> FaultReason {
    FaultReason::WrongValue { key: key.to_owned(), value: value.to_owned() }
}

/// The text of a file after one setting was changed in it.
#[track_caller]
fn after(text: &str, setting: Setting) -> String {
    let changed = changed(Some(text), &setting, &comments).unwrap();
    let mut expected = read_settings(text).unwrap();
    expected.apply(setting);
    assert_eq!(read_settings(&changed).unwrap(), expected);
    changed
}

#[test]
fn every_key_is_read() {
    let settings = read_settings(
        "lang = \"nl\"\nlevel = \"brief\"\nwidth = 40\nspell = \"letters\"\nbraille = 24\nplain = true\n\
         speech = true\nrate = -30\npitch = \"system\"\nvolume = 80\nvoice-nl = \"Cleo\"\ntalk-over = true\nthinking = 500\nstrength = 4\ntell = \"not threats\"\nname = \"Anna\"\n\
         pace = \"step\"\nbell = true\nrelays = \"https://relay.example/\"\ntutor = true\n",
    )
    .unwrap();
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
            relays: "relay.example".parse().unwrap(),
            tutor: true,
        }
    );
    let keys: Vec<_> = settings.all().iter().map(Setting::key).collect();
    assert_eq!(keys, [KEYS, &["voice-de", "voice-nl", "voice-en"]].concat());
}

#[test]
fn what_is_missing_is_as_by_default() {
    for text in ["", "# nothing\n", "width = \"auto\"\nbraille = 0\nlang = \"auto\"", "\r\n"] {
        assert_eq!(read_settings(text), Ok(Settings::default()), "{text:?}");
    }
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
    let new = changed(None, &Setting::Lang(Some(Lang::De)), &comments).unwrap();
    let text = "# Settings.\n# Edit them.\n\n# About lang.\nlang = \"de\"\n# About level.\nlevel = \"normal\"\n\
                # About width.\nwidth = \"auto\"\n# About spell.\nspell = \"plain\"\n# About braille.\nbraille = 0\n\
                # About plain.\nplain = false\n# About speech.\nspeech = false\n\
                # About rate.\nrate = \"system\"\n# About pitch.\npitch = \"system\"\n\
                # About volume.\nvolume = \"system\"\n\
                # About talk-over.\ntalk-over = false\n# About thinking.\nthinking = 0\n# About strength.\nstrength = \"6\"\n# About tell.\ntell = \"on\"\n\
                 # About name.\nname = \"\"\n# About pace.\npace = \"all\"\n# About bell.\nbell = false\n# About relays.\nrelays = \"\"\n# About tutor.\ntutor = false\n\
                # About voice-de.\nvoice-de = \"system\"\n# About voice-nl.\nvoice-nl = \"system\"\n\
                # About voice-en.\nvoice-en = \"system\"\n";
    assert_eq!(new, text);
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
    let odd = |_: &str| "a\u{1B}b\r\nwidth = 1".to_owned();
    let text = changed(None, &Setting::Plain(true), &odd).unwrap();
    assert!(read_settings(&text).unwrap().plain);
    let text = changed(None, &Setting::Plain(true), &|_| String::new()).unwrap();
    assert!(text.starts_with("lang = "));
}

#[test]
fn a_broken_file_is_not_changed() {
    for text in ["width = \n", "colour = 1\n", "level = \"loud\"\n"] {
        let expected = read_settings(text).unwrap_err();
        assert_eq!(changed(Some(text), &Setting::Width(Width::Off), &comments), Err(expected));
    }
}
