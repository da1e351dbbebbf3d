//! Text that would control a terminal, hide something or reverse the direction of writing, through every entrance of
//! the program itself: neither output stream ever carries it. Each run checks this itself.

use std::fs;
use std::process::Command;

use snuffel::text::printable::Printable;

use crate::common::program::{Place, Ran, binary, printable};

/// Setting a terminal's clipboard, a colour, a bell, reversed direction, characters without width, private or
/// unassigned ones.
const HOSTILE: [&str; 9] = [
    "\u{1b}]52;c;ZWNobw==\u{7}",
    "\u{1b}[31m",
    "\u{9b}2J",
    "a\u{7}\u{8}\u{7f}",
    "\u{202e}E4\u{202c}",
    "e\u{200b}\u{ad}\u{feff}4",
    "\u{e000}\u{f0000}",
    "\u{378}\u{e0041}\u{fffe}",
    "a\u{2028}b\u{2029}c\u{85}d",
];

/// Runs the program with one more argument, which may contain blanks.
fn run(place: &Place, args: &str, last: &str, typed: &[u8]) -> Ran {
    place.run_with(args, &[last], typed)
}

#[test]
fn arguments() {
    let place = Place::new();
    for text in HOSTILE {
        for args in ["", "play", "resume", "replay", "help", "play sniff --seats", "--lang", "--width"] {
            let ran = run(&place, args, text, b"");
            assert_ne!(ran.status, 0, "{args} {text:?}");
            assert!(!(ran.out + &ran.err).trim().is_empty(), "{args} {text:?}");
        }
        let output = Command::new(binary()).arg("check").arg("--data").arg(place.path(text)).output();
        let said = printable(output.unwrap().stdout);
        assert!(said.contains(&*Printable::new(text)), "{text:?}: {said}");
    }
}

#[test]
fn typed_lines_and_names() {
    for text in HOSTILE {
        let place = Place::new();
        let lines = ["", "play ", "resume ", "replay ", "rules ", "games ", "lang ", "help ", "play sniff "]
            .map(|word| format!("{word}{text}\n"));
        let game =
            ["note ", "load ", "save labyrinth ", "save ", "last ", "log ", ""].map(|word| format!("{word}{text}\n"));
        let typed = format!("{}play sniff easy\n{}note\nquit\nquit\n", lines.concat(), game.concat());
        let ran = place.run("--seed 7", typed.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{text:?}");
    }
}

#[test]
fn records_settings_and_labyrinths() {
    let header = "snuffel 1\ngame sniff\nseats human human\nseed 1\noptions size=5x5 walls=20\n";
    for text in HOSTILE {
        let place = Place::new();
        fs::create_dir_all(place.path("games")).unwrap();
        fs::create_dir_all(place.path("labyrinths")).unwrap();
        for (name, record) in [
            ("sniff-1", format!("{header}note 1 {text}\n")),
            ("sniff-2", format!("{header}{text}\n")),
            ("sniff-3", header.replace("sniff", text)),
            ("sniff-4", header.replace("human human", text)),
            ("sniff-5", header.replace("size", text)),
            (text, header.to_owned()),
        ] {
            // Some systems do not allow such a file name.
            if fs::write(place.path("games").join(format!("{name}.record")), record).is_ok() {
                let ran = run(&place, "resume", name, b"note\nquit\n");
                assert!(!ran.out.trim().is_empty(), "{name} {text:?}");
            }
        }
        fs::write(place.path("labyrinths/odd.txt"), text).unwrap();
        let _ = fs::write(place.path("labyrinths").join(format!("{text}.txt")), text);
        place.run("", b"games\nreplay\nplay sniff easy\nload\nload odd\nquit\nquit\n");
        for setting in
            [format!("{text} = 1\n"), format!("\"{}\" = 1\n", escaped(text)), format!("lang = \"{}\"\n", escaped(text))]
        {
            fs::write(place.path("settings.toml"), setting).unwrap();
            let ran = place.run("", b"quit\n");
            assert!(ran.out.contains("settings.toml"), "{text:?}: {}", ran.out);
        }
    }
}

/// A text in the notation of strings in settings.
fn escaped(text: &str) -> String {
    text.chars().map(|character| format!("\\U{:08X}", u32::from(character))).collect()
}
