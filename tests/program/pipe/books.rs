//! Braille books where there is no liblouis.

use std::fs;

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told};

#[test]
fn without_liblouis_it_is_told_what_to_install_and_no_file_is_written() {
    let mut place = Place::new();
    place.env.push(("PATH", "/nowhere"));
    for lang in Lang::ALL {
        let mut command = place.command(&format!("rules sniff --brf --lang {lang}"));
        let ran = command.current_dir(place.path("")).output().unwrap();
        let missing = Message::new("book-not-installed").text("program", "lou_translate");
        let told = told(lang, &missing) + "\n";
        assert_eq!(String::from_utf8(ran.stdout).unwrap(), told);
        assert!(told.contains("liblouis-bin"));
        assert_eq!((ran.status.code(), ran.stderr.as_slice()), (Some(1), &b""[..]));
    }
    let files = fs::read_dir(place.path("")).unwrap().count();
    assert_eq!(files, 0);
}

#[test]
fn what_cannot_be_a_book_is_said_before_liblouis_is_asked() {
    let place = Place::new();
    for lang in Lang::ALL {
        let ran = place.run(&format!("rules chess --brf --lang {lang}"), b"");
        let games = snuffel::games::names();
        let unknown = Message::new("game-unknown").text("word", "chess").with("games", games);
        assert_eq!((ran.status, ran.out), (1, told(lang, &unknown) + "\n"));
    }
    let ran = place.run("rules sniff --brf --contracted --lang nl", b"");
    let expected = told(Lang::Nl, &Message::new("book-no-contracted")) + "\n";
    assert_eq!((ran.status, ran.out), (1, expected));
}
