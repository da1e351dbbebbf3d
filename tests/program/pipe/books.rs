//! Braille books on a system without liblouis.

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
    let expected = told(Lang::Nl, &Message::new("book-no-contracted").lang(Lang::Nl)) + "\n";
    assert_eq!((ran.status, ran.out), (1, expected));
}

/// A `lou_translate` for tests: each letter has its own pattern, a blank stays a blank, and everything else becomes a
/// full cell. The contents of a book can thus be read back without liblouis.
#[cfg(unix)]
fn with_letters(place: &mut Place) {
    use std::os::unix::fs::PermissionsExt;
    const PROGRAM: &str = "#!/bin/sh\nLC_ALL=C.UTF-8 exec /usr/bin/env PATH=/usr/bin:/bin sed \
        -e 's/.*/\\L&/' -e 's/[^a-z ]/⠿/g' -e 'y/abcdefghijklmnopqrstuvwxyz /⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠀/'\n";
    let program = place.path("lou_translate");
    fs::write(&program, PROGRAM).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let folder: &'static str = place.path("").to_string_lossy().into_owned().leak();
    place.env.push(("PATH", folder));
}

/// Writes a book, and returns its words without the page numbers.
#[cfg(unix)]
fn written(place: &Place, args: &str, name: &str) -> String {
    let ran = place.command(args).current_dir(place.path("")).output().unwrap();
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success() && said.contains(name), "{args}: {said}");
    let book = place.text(name);
    assert!(book.is_ascii() && book.ends_with('\u{C}'), "{name}");
    let pages = book.split_terminator('\u{C}').map(|page| {
        let lines: Vec<&str> = page.split_terminator("\r\n").collect();
        assert_eq!(lines.len(), 25, "{name}");
        assert!(lines.iter().all(|line| line.len() <= 40), "{name}");
        lines[..24].join(" ")
    });
    let words: Vec<String> = pages.collect();
    words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A text as it appears in such a book.
#[cfg(unix)]
fn in_letters(text: &str) -> String {
    let letter = |c: char| if c.is_ascii_lowercase() || c == ' ' { c } else { '=' };
    let text: String = text.to_lowercase().chars().map(letter).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Plays a game of two people in which the first has resigned.
#[cfg(unix)]
fn played_by_two(place: &Place) {
    let lines = b"\ntreasure B2\nfill\ndone\n\n\ntreasure C3\nfill\ndone\n\n\nresign\nyes\n\n\n\n";
    place.run("play sniff --seats human:Anna,human:Ben --seed 4 --lang en", lines);
    assert!(place.path("finished/sniff-1.record").exists());
}

#[cfg(unix)]
#[test]
fn the_book_of_a_story_has_every_turn_as_its_player_heard_it_and_no_prompt() {
    let mut place = Place::new();
    with_letters(&mut place);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/transcripts/sniff/first-game.record");
    for lang in Lang::ALL {
        let told = place.run(&format!("replay {file} --lang {lang}"), b"").out;
        let book = written(&place, &format!("replay {file} --brf --lang {lang}"), &format!("first-game-{lang}.brf"));
        let title = Message::new("book-story").text("name", "first-game");
        assert!(book.starts_with(&in_letters(&crate::common::program::told(lang, &title))), "{book}");
        // The book contains everything that pressing Enter repeatedly shows, in the same order.
        let told = told.replace("> \n", "");
        let lines: Vec<String> = told.lines().map(in_letters).filter(|line| !line.is_empty()).collect();
        let mut rest = book.as_str();
        let mut found = 0;
        for line in &lines {
            if let Some((_, after)) = rest.split_once(line.as_str()) {
                (rest, found) = (after, found + 1);
            }
        }
        // A book contains no instructions: that omits the line on steps, and those about questions at the end.
        assert!(found + 4 >= lines.len() && found > 20, "{lang}: {found} of {}\n{book}", lines.len());
        let asks = Message::new("over-look-back");
        assert!(!book.contains(&in_letters(&crate::common::program::told(lang, &asks))), "{lang}");
    }
}

#[cfg(unix)]
#[test]
fn the_book_of_two_people_has_what_both_know_or_what_one_of_them_knew() {
    let mut place = Place::new();
    with_letters(&mut place);
    played_by_two(&place);
    let public = written(&place, "replay 1 --brf --lang en", "sniff-1-en.brf");
    let anna = written(&place, "replay 1 --brf --as Anna --lang en", "sniff-1-1-en.brf");
    let ben = written(&place, "replay 1 --brf --as Ben --lang en", "sniff-1-2-en.brf");
    assert!(anna.contains("as anna heard it") && ben.contains("as ben heard it") && !public.contains("heard it"));
    assert!(anna != ben && public.len() < anna.len() && public.len() < ben.len(), "{public}\n{anna}\n{ben}");
    let ran = place.run("replay 1 --brf --as Carla --lang en", b"");
    assert!(ran.status == 1 && ran.out.starts_with("Nobody here is called \"Carla\"."), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn while_a_game_is_played_nobody_gets_the_book_of_somebody_else() {
    let mut place = Place::new();
    with_letters(&mut place);
    place.run("play sniff --seats human:Anna,human:Ben --seed 4 --lang en", b"\ntreasure B2\nfill\ndone\n\n\n");
    for lang in Lang::ALL {
        let ran = place.run(&format!("replay sniff-1 --brf --as Ben --lang {lang}"), b"");
        assert_eq!((ran.status, ran.out), (1, told(lang, &Message::new("as-not-over")) + "\n"));
    }
}

#[cfg(unix)]
#[test]
fn the_handbook_has_a_chapter_for_each_subcommand_and_each_can_be_had_alone() {
    let mut place = Place::new();
    with_letters(&mut place);
    for lang in Lang::ALL {
        let all = written(&place, &format!("help --brf --lang {lang}"), &format!("snuffel-{lang}.brf"));
        let title = in_letters(&told(lang, &Message::new("book-handbook")));
        for name in snuffel::verbs::subcommands() {
            let args = format!("help {name} --brf --lang {lang}");
            let chapter = written(&place, &args, &format!("snuffel-{name}-{lang}.brf"));
            let usage = told(lang, &Message::new(format!("usage-{name}")));
            assert!(chapter.starts_with(&title), "{chapter}");
            for line in usage.lines().map(in_letters) {
                assert!(chapter.contains(&line) && all.contains(&line), "{lang}: {line}\n{chapter}");
            }
            assert!(chapter.len() < all.len());
        }
        let lobby = told(lang, &snuffel::help::explain("selftest"));
        assert!(all.contains(&in_letters(&lobby)), "{lang}: {lobby}");
    }
}
