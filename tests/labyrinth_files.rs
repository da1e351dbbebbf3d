//! Labyrinths kept in files: by name, by path, and written by hand.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the program says to these typed lines, each answer after the line it answers.
fn play(data: &Path, lang: &str, lines: &[&str]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_snuffel"))
        .args(["play", "sniff", "--seed", "4", "--lang", lang, "--data"])
        .arg(data)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(typed.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    said.split("> \n").map(str::to_owned).collect()
}

#[test]
fn a_labyrinth_is_kept_listed_and_used_in_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let said = play(
        folder.path(),
        "en",
        &["load", "build", "list", "save labyrinth snake"],
    );
    assert_eq!(said[1], "Labyrinths: none.\n");
    let built = said[3].clone();
    assert_eq!(said[4], "Kept as snake. In another game: load snake.\n");
    let said = play(folder.path(), "en", &["load", "load snake", "list", "done"]);
    assert_eq!(said[1], "1 labyrinth:\nsnake.\n");
    assert_eq!(said[3], built);
    assert!(
        said[4].starts_with("Your labyrinth is ready.\n"),
        "{}",
        said[4]
    );
}

#[test]
fn a_kept_labyrinth_is_replaced_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("labyrinths/snake.txt");
    play(folder.path(), "en", &["E4 D4", "save labyrinth snake"]);
    let first = fs::read(&file).unwrap();
    let said = play(
        folder.path(),
        "en",
        &["E3 D3", "save labyrinth snake", "", "save snake", "yes"],
    );
    assert_eq!(
        said[2],
        "There is a snake already. Replace it? Yes or no; Enter means no.\n"
    );
    assert_eq!(said[3], "The old one stays.\n");
    assert_ne!(fs::read(&file).unwrap(), first);
}

#[test]
fn a_file_by_hand_is_used_and_its_errors_name_line_and_reason() {
    let folder = tempfile::tempdir().unwrap();
    let by_hand = folder.path().join("by-hand.txt");
    let document = include_str!("../docs/labyrinths.md");
    let example: String = document
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(&by_hand, example).unwrap();
    let load = format!("load {}", by_hand.display());
    let said = play(folder.path(), "en", &[&load]);
    assert_eq!(said[1], "Labyrinth laid. Walls left: 15, treasure: A1.\n");
    fs::write(&by_hand, "E4 D4\n\nE4 D4 # again\n").unwrap();
    for (lang, line, reason) in [
        ("en", "line 3", "D4 E4: a wall stands there already."),
        ("de", "Zeile 3", "D4 E4: da steht schon eine Mauer."),
        ("nl", "regel 3", "D4 E4: daar staat al een muur."),
    ] {
        let said = play(folder.path(), lang, &[&load, "load mouse"]);
        assert!(
            said[1].ends_with(&format!("by-hand.txt, {line}: {reason}\n")),
            "{}",
            said[1]
        );
        assert!(said[2].contains("mouse"), "{}", said[2]);
    }
}

#[test]
fn a_name_cannot_leave_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let said = play(
        folder.path(),
        "en",
        &["save labyrinth ../snake", "save a b c"],
    );
    assert!(
        said[1].starts_with("../snake could not be kept"),
        "{}",
        said[1]
    );
    assert!(said[2].starts_with("Name it in one word"), "{}", said[2]);
    assert!(!folder.path().join("snake.txt").exists());
}
