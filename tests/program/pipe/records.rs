//! Damaged records: refused with the file, the line and the reason, and left alone.

use std::fs;

use snuffel::record::Reason;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told};

const RECORD: &str = "snuffel 1
game sniff
seats human:Anna easy
seed 1
options size=5x5 walls=20
2 lay 5x5 A1-A2 A1-B1 A3-B3 A5-B5 B1-B2 B1-C1 B2-C2 B3-C3 B5-C5 C3-C4 C3-D3 D1-D2 D2-D3 D2-E2 D3-E3 D4-D5 D4-E4 E1-0 E2-0 E4-0 treasure A3
2 done
1 lay 5x5 A1-A2 A1-B1 A3-B3 A5-B5 B1-B2 B1-C1 B2-C2 B3-C3 B5-C5 C3-C4 C3-D3 D1-D2 D2-D3 D2-E2 D3-E3 D4-D5 D4-E4 E1-0 E2-0 E4-0 treasure A3
1 done
chance starter 1
1 step E5
";

/// What is told of a reason; a new one has to be named here, and among the damages below.
fn message(reason: &Reason) -> Message {
    match reason {
        Reason::NoRecord => Message::new("damage-no-record"),
        Reason::Newer => Message::new("damage-newer"),
        Reason::Missing(key) => Message::new("damage-missing").text("key", key),
        Reason::Value(key) => Message::new("damage-value").text("key", key),
        Reason::Unreadable => Message::new("damage-unreadable"),
        Reason::Refused => Message::new("damage-refused"),
        Reason::NotAsked => Message::new("damage-not-asked"),
        Reason::ChanceMissing => Message::new("damage-chance-missing"),
        Reason::CutOff => Message::new("damage-cut-off"),
    }
}

/// What is put in the place of what, and what comes of it on which line.
fn damages() -> Vec<(&'static str, &'static str, usize, Reason)> {
    vec![
        ("snuffel 1", "snaffle 1", 1, Reason::NoRecord),
        ("snuffel 1", "snuffel 2", 1, Reason::Newer),
        ("game sniff", "gamble sniff", 2, Reason::Missing("game")),
        ("game sniff", "game snuff", 2, Reason::Value("game")),
        ("human:Anna", "human:", 3, Reason::Value("seats")),
        ("Anna easy", "Anna easy easy", 3, Reason::Value("seats")),
        ("seed 1", "seed one", 4, Reason::Value("seed")),
        ("walls=20", "walls=99", 5, Reason::Value("options")),
        ("1 step E5", "1 jump E5", 11, Reason::Unreadable),
        ("1 step E5", "", 11, Reason::Unreadable),
        ("1 step E5", "1 step A1", 11, Reason::Refused),
        ("1 step E5", "chance starter 2", 11, Reason::NotAsked),
        ("chance starter 1\n", "", 10, Reason::ChanceMissing),
        ("1 step E5\n", "1 step E", 11, Reason::CutOff),
    ]
}

#[test]
fn the_record_itself_is_whole() {
    let place = Place::new();
    fs::write(place.path("whole.record"), RECORD).unwrap();
    let path = place.path("whole.record");
    let ran = place.run(&format!("--lang en replay {}", path.display()), b"");
    let end = "That is as far as it goes; the game is not over.";
    assert_eq!((ran.status, ran.out.lines().last()), (0, Some(end)));
}

#[test]
fn a_damaged_record_is_refused_with_its_line_and_left_alone() {
    for (old, new, line, reason) in damages() {
        let place = Place::new();
        let text = RECORD.replacen(old, new, 1);
        assert_ne!(text, RECORD);
        let path = place.path("games/sniff-1.record");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
        let message = message(&reason);
        let message = message.text("file", path.display()).count("line", line);
        for lang in Lang::ALL {
            let by_path = format!("replay {}", path.display());
            for task in ["resume", "resume sniff-1", "replay sniff-1", &by_path] {
                let ran = place.run(&format!("--lang {lang} {task}"), b"build\n");
                let expected = (1, told(lang, &message) + "\n", String::new());
                assert_eq!((ran.status, ran.out, ran.err), expected, "{reason:?}");
            }
        }
        assert_eq!(place.text("games/sniff-1.record"), text);
        // In the lobby it costs one line.
        let ran = place.run("--lang en", b"resume\nquit\n");
        assert!(ran.out.contains(&(told(Lang::En, &message) + "\n")));
        assert_eq!(ran.status, 0);
        assert_eq!(place.text("games/sniff-1.record"), text);
    }
}

#[test]
fn what_is_no_text_is_no_record() {
    let place = Place::new();
    let path = place.path("noise.record");
    fs::write(&path, b"snuffel 1\ngame \xFF\n").unwrap();
    for lang in Lang::ALL {
        let ran = place.run(&format!("--lang {lang} replay {}", path.display()), b"");
        let message = Message::new("file-no-text");
        let message = message.text("file", path.display()).count("line", 2);
        assert_eq!((ran.status, ran.out), (1, told(lang, &message) + "\n"));
    }
}
