//! Braille books produced by the real liblouis.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use snuffel::book::louis::table;
use snuffel::cli::Grade;
use snuffel::games;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::needs::LIBLOUIS;
use crate::common::program::{Place, told};

/// Writes a book, and answers the program's questions.
fn write(place: &Place, args: &str, answer: &str) -> Output {
    let mut command = place.command(args);
    command.env("PATH", "/usr/bin:/bin").current_dir(place.path(""));
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(answer.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// A text in ASCII braille, as produced by liblouis itself.
fn ascii_braille(text: &str, table: &str) -> String {
    let mut command = Command::new("lou_translate");
    command.arg(format!("en-us-brf.dis,{table}"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(format!("{text}\n").as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.trim().to_uppercase()
}

#[test]
#[ignore = "needs Debian packages"]
fn books_of_all_games_and_languages_are_pages_for_an_embosser() {
    if !LIBLOUIS.is_met() {
        return;
    }
    for (game, lang) in games::ALL.iter().flat_map(|game| Lang::ALL.map(|lang| (game.id(), lang))) {
        let mut lengths = Vec::new();
        for (grade, option, ending) in
            [(Grade::Uncontracted, "", ""), (Grade::Contracted, " --contracted", "-contracted")]
        {
            let Some(table) = table(lang, grade) else {
                assert_eq!((lang, grade), (Lang::Nl, Grade::Contracted));
                continue;
            };
            let place = Place::new();
            let ran = write(&place, &format!("rules {game} --brf{option} --lang {lang}"), "");
            let name = format!("{game}-{lang}{ending}.brf");
            let said = String::from_utf8(ran.stdout).unwrap();
            assert!(ran.status.success() && said.contains(&name), "{said}");
            let book = place.text(&name);
            assert!(book.is_ascii() && book.ends_with('\u{C}'), "{name}");
            let pages: Vec<&str> = book.split_terminator('\u{C}').collect();
            assert!(said.contains(&format!(" {} ", pages.len())), "{said}");
            for page in &pages {
                let lines: Vec<&str> = page.split_terminator("\r\n").collect();
                assert_eq!(lines.len(), 25, "{name}: {page}");
                assert!(lines.iter().all(|line| line.len() <= 40 && !line.contains(['\r', '\n'])));
                assert!(lines[24].trim_start().starts_with('#'), "{name}: {page}");
            }
            let title = told(lang, &Message::new("book-title").text("game", game));
            let first = pages[0].lines().next().unwrap().trim();
            assert_eq!(first, ascii_braille(&title, table), "{name}");
            lengths.push(book.chars().filter(|sign| !sign.is_whitespace()).count());
        }
        assert!(lengths.windows(2).all(|pair| pair[1] < pair[0]), "{lang}: {lengths:?}");
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn a_book_that_is_there_is_replaced_only_after_a_yes() {
    if !LIBLOUIS.is_met() {
        return;
    }
    let place = Place::new();
    let file = place.path("sniff-en.brf");
    fs::write(&file, "mine").unwrap();
    for answer in ["", "\n", "no\n"] {
        write(&place, "rules sniff --brf --lang en", answer);
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine", "{answer:?}");
    }
    write(&place, "rules sniff goal --brf --lang en", "yes\n");
    let topic = fs::read_to_string(&file).unwrap();
    write(&place, "rules sniff --brf --lang en", "yes\n");
    let whole = fs::read_to_string(&file).unwrap();
    assert!(topic.starts_with(' ') && topic.len() < whole.len());
}

#[test]
#[ignore = "needs Debian packages"]
fn the_story_of_a_game_and_the_handbook_are_braille_books_too() {
    if !LIBLOUIS.is_met() {
        return;
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/transcripts/domino/first-game.record");
    let story = Message::new("book-story").text("name", "first-game");
    let handbook = Message::new("book-handbook");
    for (args, name, title) in [
        (format!("replay {file}"), "first-game", &story),
        ("help".to_owned(), "snuffel", &handbook),
        ("help play".to_owned(), "snuffel-play", &handbook),
    ] {
        for lang in Lang::ALL {
            for (grade, option, ending) in
                [(Grade::Uncontracted, "", ""), (Grade::Contracted, " --contracted", "-contracted")]
            {
                let Some(table) = table(lang, grade) else {
                    continue;
                };
                let place = Place::new();
                let ran = write(&place, &format!("{args} --brf{option} --lang {lang}"), "");
                let said = String::from_utf8(ran.stdout).unwrap();
                assert!(ran.status.success(), "{args}, {lang}: {said}");
                let book = place.text(&format!("{name}-{lang}{ending}.brf"));
                let first = book.lines().next().unwrap().trim();
                assert_eq!(first, ascii_braille(&told(lang, title), table), "{args}, {lang}");
                assert!(book.is_ascii() && book.split_terminator('\u{C}').all(|page| page.lines().count() == 25));
            }
        }
    }
}
