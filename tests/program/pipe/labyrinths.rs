//! Labyrinths saved in files: by name, by path, and written by hand.

use std::fs;

use crate::common::program::Place;

/// The program's answers to these typed lines in a language.
fn play(place: &Place, lang: &str, lines: &[&str]) -> Vec<String> {
    place.answers(&format!("play sniff --seed 4 --lang {lang}"), lines)
}

#[test]
fn a_labyrinth_is_kept_listed_and_used_in_another_game() {
    let place = Place::new();
    let said = play(&place, "en", &["load", "build", "list", "save labyrinth snake"]);
    assert_eq!(said[1], "Labyrinths: none.\n");
    let built = said[3].clone();
    assert_eq!(said[4], "Saved as snake. To use it in another game: load snake.\n");
    let said = play(&place, "en", &["load", "load snake", "list", "done"]);
    assert_eq!(said[1], "1 labyrinth:\nsnake.\n");
    assert_eq!(said[3], built);
    assert!(said[4].starts_with("Your labyrinth is ready.\n"), "{}", said[4]);
}

#[test]
fn a_kept_labyrinth_is_replaced_only_after_a_question() {
    let place = Place::new();
    let file = place.path("labyrinths/snake.txt");
    play(&place, "en", &["E4 D4", "save labyrinth snake"]);
    let first = fs::read(&file).unwrap();
    let said = play(&place, "en", &["E3 D3", "save labyrinth snake", "", "save snake", "yes"]);
    assert_eq!(said[2], "snake already exists. Replace it? Yes or no; Enter means no.\n");
    assert_eq!(said[3], "The old one stays.\n");
    assert_ne!(fs::read(&file).unwrap(), first);
}

#[test]
fn a_file_by_hand_is_used_and_its_errors_name_line_and_reason() {
    let place = Place::new();
    let by_hand = place.path("by-hand.txt");
    let document = include_str!("../../../docs/labyrinths.md");
    let example: String =
        document.lines().filter_map(|line| line.strip_prefix("    ")).map(|line| format!("{line}\n")).collect();
    fs::write(&by_hand, example).unwrap();
    let load = format!("load {}", by_hand.display());
    let said = play(&place, "en", &[&load]);
    assert_eq!(said[1], "Labyrinth set up. Walls left: 15, treasure: A1.\n");
    // Some editors add a byte order mark, and use different line ends.
    let saved = format!("\u{FEFF}{}", fs::read_to_string(&by_hand).unwrap().replace('\n', "\r\n"));
    fs::write(&by_hand, saved).unwrap();
    assert_eq!(play(&place, "en", &[&load])[1], said[1]);
    fs::write(&by_hand, "E4 D4\n\nE4 D4 # again\n").unwrap();
    for (lang, line, reason) in [
        ("en", "line 3", "D4 E4: there is already a wall there."),
        ("de", "Zeile 3", "D4 E4: Da steht schon eine Mauer."),
        ("nl", "regel 3", "D4 E4: daar staat al een muur."),
    ] {
        let said = play(&place, lang, &[&load, "load mouse"]);
        assert!(said[1].ends_with(&format!("by-hand.txt, {line}: {reason}\n")), "{}", said[1]);
        assert!(said[2].contains("mouse"), "{}", said[2]);
    }
}

#[test]
fn a_name_cannot_leave_the_folder() {
    let place = Place::new();
    let said = play(&place, "en", &["save labyrinth ../snake", "save a b c"]);
    assert!(said[1].contains("A file cannot be called ../snake."), "{}", said[1]);
    assert!(said[2].starts_with("Name it in one word"), "{}", said[2]);
    assert!(!place.path("snake.txt").exists());
}
