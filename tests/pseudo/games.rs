//! Whole games and lessons in the language from a folder, compared with the same in English.

use super::program::{left, place};
use super::{GAMES, disguise};
use crate::common::program::Place;

/// The answers to these lines in English, and to the disguised lines in the invented language: without any English word
/// left, and with the same number of lines.
fn both(args: &str, lines: &[&str]) -> [Vec<String>; 2] {
    let english = Place::new().answers(&format!("--lang en {args}"), lines);
    let typed: Vec<String> = lines.iter().map(|line| disguise(line)).collect();
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    let own = place().answers(&format!("--lang qps {args}"), &typed);
    let count = |answers: &[String]| -> Vec<usize> { answers.iter().map(|answer| answer.lines().count()).collect() };
    assert_eq!(count(&own), count(&english), "{args}\n{}\n{}", own.concat(), english.concat());
    let all = own.concat();
    let left = left(&all);
    assert!(left.is_empty(), "{args}: {}\n{}", left.len(), left.join("\n"));
    [english, own]
}

/// Returns whether the answer contains the disguised form of an English line.
fn says(own: &str, english: &str) -> bool {
    own.lines().any(|line| line == disguise(english))
}

#[test]
fn computers_play_every_game_to_its_end() {
    for game in GAMES {
        let [english, own] = both(&format!("play {game} --seats easiest,easiest --seed 1"), &[]);
        let (english, own) = (english.concat(), own.concat());
        let end = english.lines().rev().find(|line| line.contains("win") || line.contains(" won")).unwrap();
        assert!(says(&own, end), "{game}: {end}\n{own}");
    }
}

#[test]
fn a_player_asks_for_everything_and_resigns_in_every_game() {
    for game in GAMES {
        let begin: &[&str] = if game == "sniff" { &["build", "done"] } else { &[] };
        let asked = ["help", "hint", "why", "status", "moves", "rules", "score", "log", "resign", "yes", ""];
        let lines = [begin, &asked].concat();
        let [english, own] = both(&format!("play {game} --seed 1 --seats human,easiest"), &lines);
        // The answer to `yes`, which ends the game.
        let end = |answers: &[String]| answers[lines.len() - 1].clone();
        let last = end(&english);
        let result = last.lines().find(|line| line.contains("win")).unwrap_or_else(|| panic!("{game}: {english:?}"));
        assert!(says(&end(&own), result), "{game}: {result}\n{}", end(&own));
    }
}

#[test]
fn three_lessons_are_taken_to_their_end() {
    for game in ["sniff", "domino", "spion"] {
        let lines = [&["why", "again", "nonsense"][..], &["skip"; 12]].concat();
        let [english, own] = both(&format!("learn {game}"), &lines);
        let all = english.concat();
        let end = all.lines().rev().find(|line| line.contains("lesson")).unwrap_or_else(|| panic!("{all}"));
        assert!(says(&own.concat(), end), "{game}: {end}\n{}", own.concat());
    }
}
