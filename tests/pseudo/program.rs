//! The program itself, with a language folder among the player's files.

use std::fs;

use super::{disguise, files, latin};
use crate::common::program::Place;

/// A place with the invented language.
pub fn place() -> Place {
    let place = Place::new();
    let folder = place.path("languages/qps");
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in files() {
        fs::write(folder.join(name), text).unwrap();
    }
    place
}

/// The output lines with a Latin word in them.
pub fn left(heard: &str) -> Vec<&str> {
    heard.lines().filter(|line| !latin(line).is_empty()).collect()
}

#[test]
fn the_lobby_help_rules_and_lessons_have_no_english_word() {
    let place = place();
    let lines = [
        "help",
        "help all",
        "settings",
        "rules sniff",
        "rules domino",
        "rules schnuff",
        "rules scout",
        "rules spion",
        "learn",
        "games",
        "stats",
        "what is gallop",
        "language",
        "words",
        "width",
        "spell",
        "braille",
        "thinking",
        "strength",
        "tell",
        "pace",
        "bell",
        "sounds",
        "sounds list",
        "tutor",
        "name",
        "speech",
        "nonsense",
        "friends",
        "resume",
        "learn sniff",
        "quit",
    ];
    let typed: String = lines.iter().map(|line| format!("{}\n", disguise(line))).collect();
    let ran = place.run("--lang qps", typed.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let left = left(&ran.out);
    assert!(left.is_empty(), "{}\n{}", left.len(), left.join("\n"));
}

#[test]
fn the_command_line_has_no_english_word() {
    let place = place();
    for topic in ["", "play", "learn", "games", "simulate", "export", "rules", "check", "host", "join"] {
        let ran = place.run(&format!("--lang qps help {topic}"), b"");
        assert_eq!((ran.status, left(&ran.out), ran.err.as_str()), (0, vec![], ""), "{topic}");
    }
}
