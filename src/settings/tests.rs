use super::*;

fn comments(key: &str) -> String {
    match key {
        "head" => "Settings.\nEdit them.".to_owned(),
        key => format!("About {key}."),
    }
}

/// The text of a new file.
fn created(setting: &Setting, comments: &dyn Fn(&str) -> String) -> String {
    String::from_utf8(changed(None, setting, comments).unwrap()).unwrap()
}

/// The settings of a file without a fault.
#[track_caller]
fn read(text: &str) -> Settings {
    let loaded = read_settings(text.as_bytes()).unwrap();
    assert_eq!(loaded.faults, [], "{text:?}");
    loaded.settings
}

/// The ignored lines of a file, and why.
#[track_caller]
fn faults(text: impl AsRef<[u8]>) -> Vec<(usize, FaultReason)> {
    let faults = read_settings(text.as_ref()).unwrap().faults.into_iter();
    faults.map(|fault| (fault.line, fault.reason)).collect()
}

/// The only fault of a file.
#[track_caller]
fn fault(text: impl AsRef<[u8]>) -> (usize, FaultReason) {
    let [fault] = faults(text).try_into().unwrap();
    fault
}

fn wrong(key: &str, value: &str) -> FaultReason {
    FaultReason::WrongValue { key: key.to_owned(), value: value.to_owned() }
}

/// The bytes of a file with one setting changed, which must take effect and leave all others as they were.
#[track_caller]
fn after_in(bytes: &[u8], setting: Setting) -> Vec<u8> {
    let changed = changed(Some(bytes), &setting, &comments).unwrap();
    let mut expected = read_settings(bytes).unwrap().settings;
    expected.apply(setting);
    assert_eq!(read_settings(&changed).unwrap().settings, expected);
    changed
}

/// The same for a file in UTF-8.
#[track_caller]
fn after(text: &str, setting: Setting) -> String {
    String::from_utf8(after_in(text.as_bytes(), setting)).unwrap()
}

#[test]
fn every_key_is_read() {
    let settings = read(
        "lang = \"nl\"\nlevel = \"brief\"\nwidth = 40\nspell = \"letters\"\nbraille = 24\nplain = true\n\
         speech = true\nrate = -30\npitch = \"system\"\nvolume = 80\nvoice-nl = \"Cleo\"\ntalk-over = true\nthinking = 500\nstrength = 4\ntell = \"not threats\"\nname = \"Anna\"\n\
         pace = \"step\"\nbell = true\nsounds = \"quiet\"\nrelays = \"https://relay.example/\"\npage-address = \"page.example\"\ntutor = true\n",
    );
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
            sounds: Some(Loudness::Quiet),
            relays: "relay.example".parse().unwrap(),
            page: Some("https://page.example/".parse().unwrap()),
            tutor: true,
        }
    );
    let keys: Vec<_> = settings.all().iter().map(Setting::key).collect();
    assert_eq!(keys, [KEYS, &["voice-de", "voice-nl", "voice-en"]].concat());
}

#[test]
fn what_is_missing_is_as_by_default() {
    for text in ["", "# nothing\n", "width = \"auto\"\nbraille = 0\nlang = \"auto\"", "\r\n"] {
        assert_eq!(read(text), Settings::default(), "{text:?}");
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
        [("Zoë", Some("Zoë".into())), ("Zoe\u{308}", Some("Zoë".into())), ("off", None), ("0", None), ("", None)]
    {
        assert_eq!(parse_name(text), Ok(name), "{text:?}");
    }
    for text in ["two words", "a:b", "thirteenchars", "all", "Du", "Computer"] {
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
    assert_eq!(faults("\nmore.x = 1\nwidth = 1\n"), [(2, unknown("more")), (3, wrong("width", "1"))]);
    assert_eq!(faults("width = 1\nmore.x = 1\n"), [(1, wrong("width", "1")), (2, unknown("more"))]);
    assert_eq!(fault(b"# a\n# \xFF\n"), (2, FaultReason::NotToml));
}

#[test]
fn a_line_that_is_not_as_it_should_be_costs_that_line_only() {
    for line in
        ["level = brief", "level", "later = true", "[later]", "lang = \"fr\"", "later = [1,", "= 1", "lang = \"de"]
    {
        let loaded = read_settings(format!("width = 40\n{line}\n").as_bytes()).unwrap();
        let expected = Settings { width: Width::Columns(40), ..Settings::default() };
        assert_eq!((loaded.settings, loaded.faults.len(), loaded.faults[0].line), (expected, 1, 2), "{line}");
    }
    let loaded = read_settings(b"name = \"J\xF6rg\"\r\nwidth = 40\r\nlevel = brief\r\n").unwrap();
    assert_eq!(loaded.settings.width, Width::Columns(40));
    assert_eq!(loaded.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [1, 3]);
}

#[test]
fn of_a_setting_given_twice_the_first_line_counts() {
    let text = "width = 40\n\nwidth = 50\nlevel = brief\n";
    assert_eq!(faults(text), [(3, FaultReason::Twice("width".to_owned())), (4, FaultReason::NotToml)]);
    let changed = after(text, Setting::Width(Width::Columns(60)));
    assert_eq!(changed, "width = 60\n\nwidth = 50\nlevel = brief\n");
    // A broken line does not count as a setting given before.
    assert_eq!(faults("level = brief\nlevel = full\n"), [(1, FaultReason::NotToml), (2, FaultReason::NotToml)]);
}

#[test]
fn what_is_something_else_is_none_of_settings() {
    let broken = |lines| "a b c\n".repeat(lines);
    assert_eq!(faults(broken(20)).len(), 20);
    for (text, line) in [(broken(21), 1), (format!("\nlang = \"de\"\n{}", broken(30)), 3)] {
        let fault = read_settings(text.as_bytes()).unwrap_err();
        assert_eq!(fault, SettingsFault { line, reason: FaultReason::NotSettings });
        assert_eq!(changed(Some(text.as_bytes()), &Setting::Plain(true), &comments), Err(fault));
    }
}

#[test]
fn what_a_later_version_knows_stays_in_the_file() {
    let text = "later = true # mine\nwidth = 40\nlang = \"qqq\"\n";
    let changed = after(text, Setting::Width(Width::Columns(60)));
    assert_eq!(changed, text.replace("40", "60"));
    let longer = after(&changed, Setting::Plain(true));
    assert_eq!(longer, format!("{changed}# About plain.\nplain = true\n"));
    // After a table header, it would be a setting of that table.
    for mark in ["", "\u{FEFF}"] {
        let text = format!("{mark}width = 40\n\n# Mine\n[later]\nx = 1\n");
        let longer = after(&text, Setting::Plain(true));
        assert_eq!(longer, format!("{mark}# About plain.\nplain = true\n{}", text.trim_start_matches(mark)));
    }
}

#[test]
fn a_broken_line_is_mended_by_the_setting_that_it_was_meant_for() {
    let text = "# a\nlevel = brief # x\nwidth = 40\n";
    assert_eq!(after(text, Setting::Wording(Wording::Full)), "# a\nlevel = \"full\"\nwidth = 40\n");
    let name = Setting::Name(Some("Jörg".into()));
    assert_eq!(after_in(b"name = \"J\xF6rg\"\r\n#\xF6\r\n", name), b"name = \"J\xC3\xB6rg\"\r\n#\xF6\r\n");
    assert_eq!(after("lang = \"fr\"\n", Setting::Lang(Some(Lang::De))), "lang = \"de\"\n");
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
    let new = created(&Setting::Lang(Some(Lang::De)), &comments);
    let text = "# Settings.\n# Edit them.\n\n# About lang.\nlang = \"de\"\n# About level.\nlevel = \"normal\"\n\
                # About width.\nwidth = \"auto\"\n# About spell.\nspell = \"plain\"\n# About braille.\nbraille = 0\n\
                # About plain.\nplain = false\n# About speech.\nspeech = false\n\
                # About rate.\nrate = \"system\"\n# About pitch.\npitch = \"system\"\n\
                # About volume.\nvolume = \"system\"\n\
                # About talk-over.\ntalk-over = false\n# About thinking.\nthinking = 0\n# About strength.\nstrength = \"6\"\n# About tell.\ntell = \"on\"\n\
                 # About name.\nname = \"\"\n# About pace.\npace = \"all\"\n# About bell.\nbell = false\n# About sounds.\nsounds = \"off\"\n# About relays.\nrelays = \"\"\n# About page-address.\npage-address = \"\"\n# About tutor.\ntutor = false\n\
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
    assert!(read(&created(&Setting::Plain(true), &odd)).plain);
    let text = created(&Setting::Plain(true), &|_| String::new());
    assert!(text.starts_with("lang = "));
}

#[test]
fn a_table_in_the_place_of_a_setting_is_left_as_it_is() {
    for text in ["width.x = 1\n", "\n[width]\nx = 1\n"] {
        let expected = read_settings(text.as_bytes()).unwrap().faults.remove(0);
        assert_eq!(changed(Some(text.as_bytes()), &Setting::Width(Width::Off), &comments), Err(expected));
    }
}

#[test]
fn comments_of_the_program_change_their_language_and_those_of_the_player_stay() {
    let old = "# Einstellungen.\r\n\n# Mine, not yours.\n# Breite.\nwidth = 40\n# Breite.";
    let pairs = [("Einstellungen.", "Settings."), ("Breite.", "Width.")].map(|(old, new)| (old.into(), new.into()));
    let new = "# Settings.\r\n\n# Mine, not yours.\n# Width.\nwidth = 40\n# Width.";
    assert_eq!(recommented(old, &pairs), new);
    assert_eq!(recommented("", &pairs), "");
}
