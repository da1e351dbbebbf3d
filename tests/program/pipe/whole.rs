//! Whole games: in the words of each language, interrupted, and retold.

use std::fs;

use snuffel::text::message::{Arg, Message};
use snuffel::text::style::Lang;

use crate::common::program::{Place, told, word};
use crate::common::walker::{Step, Walker};

/// The result of a step, from the beginning of its answer.
fn step(lang: Lang, answer: &str) -> Step {
    let words = match lang {
        Lang::De => ["Frei.", "Mauer ", "Schatz!"],
        Lang::En => ["Free.", "Wall ", "Treasure!"],
        _ => ["Vrij.", "Muur ", "Schat!"],
    };
    let steps = [Step::Free, Step::Wall, Step::Treasure];
    let place = words.iter().position(|word| answer.starts_with(word));
    steps[place.unwrap_or_else(|| panic!("{lang}: {answer:?}"))]
}

/// Plays a game in the words of a language, and returns the typed lines and the last output.
fn play(place: &Place, lang: Lang) -> (Vec<String>, String) {
    let seats = "--seats human:Anna,easy --seed 11";
    let mut talk = place.start(&format!("play sniff --lang {lang} {seats}"));
    let mut typed = vec![word(lang, "build"), word(lang, "done")];
    for line in &typed {
        talk.answer(line);
    }
    let mut walker = Walker::new();
    for _ in 0..200 {
        let field = walker.next();
        typed.push(format!("{} {}", word(lang, "step"), field.to_lowercase()));
        let heard = talk.line(typed.last().unwrap());
        if is_winner_named(lang, &heard) {
            assert_eq!(talk.line(""), "");
            assert_eq!(talk.end(), (String::new(), 0));
            return (typed, heard);
        }
        walker.hear(&field, step(lang, &heard));
    }
    panic!("{lang}: the game has no end");
}

/// Returns whether the winner is named in a language: Anna is told that she has won, or that the computer has.
fn is_winner_named(lang: Lang, said: &str) -> bool {
    let winners = match lang {
        Lang::De => ["Du gewinnst", "Der Computer gewinnt"],
        Lang::En => ["You win", "The computer wins"],
        _ => ["Je wint", "De computer wint"],
    };
    winners.iter().any(|winner| said.contains(winner))
}

#[test]
fn a_whole_game_in_the_words_of_each_language() {
    for lang in Lang::ALL {
        let place = Place::new();
        let (_, said) = play(&place, lang);
        assert!(is_winner_named(lang, &said), "{said}");
        assert!(place.path("finished/sniff-1.record").exists());
        assert!(!place.path("games/sniff-1.record").exists());
    }
}

#[test]
fn a_finished_game_is_told_in_every_language() {
    let place = Place::new();
    play(&place, Lang::De);
    for lang in Lang::ALL {
        for name in ["sniff-1", place.path("finished/sniff-1.record").to_str().unwrap()] {
            let ran = place.run(&format!("--lang {lang} replay {name}"), b"");
            assert_eq!((ran.status, ran.err.as_str()), (0, ""));
            assert!(is_winner_named(lang, &ran.out), "{}", ran.out);
            assert!(!ran.out.lines().any(str::is_empty));
        }
    }
}

#[test]
fn a_game_killed_after_every_line_goes_on_as_if_nothing_had_been() {
    let model = Place::new();
    let (typed, last) = play(&model, Lang::En);
    let place = Place::new();
    let mut args = "play sniff --lang en --seats human:Anna,easy --seed 11";
    let mut said = String::new();
    for line in &typed {
        let mut talk = place.start(args);
        said = talk.line(line);
        talk.kill();
        args = "resume --lang en";
    }
    // The last line was fully answered, and the game moved to the finished ones, before the kill.
    assert_eq!(said, last);
    assert_eq!(place.text("finished/sniff-1.record"), model.text("finished/sniff-1.record"));
    assert!(!place.path("games/sniff-1.record").exists());
}

#[test]
fn a_game_cut_off_after_any_line_of_its_record_goes_on_to_the_same_end() {
    let model = Place::new();
    let (typed, _) = play(&model, Lang::En);
    let record = model.text("finished/sniff-1.record");
    let lines: Vec<&str> = record.split_inclusive('\n').collect();
    const HEADER: usize = 5;
    let place = Place::new();
    let path = place.path("games/sniff-1.record");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    for cut in HEADER..lines.len() {
        fs::write(&path, lines[..cut].concat()).unwrap();
        let done = lines[HEADER..cut].iter().filter(|line| line.starts_with("1 "));
        let rest = typed[done.count()..].join("\n") + "\n";
        let ran = place.run("resume --lang en", rest.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "line {cut}");
        assert_eq!(place.text("finished/sniff-1.record"), record, "line {cut}");
        fs::remove_file(place.path("finished/sniff-1.record")).unwrap();
    }
}

#[test]
fn the_end_of_input_and_quit_save_and_say_so() {
    for lang in Lang::ALL {
        // A game begun from the shell ends in the shell, where a bare word of the lobby means nothing.
        let resume = Message::new("shell-resume").with("command", Arg::Command("resume"));
        let kept = Message::new("kept").text("name", "sniff-1").said("resume", resume);
        let kept = told(lang, &kept);
        for last in [String::new(), word(lang, "quit") + "\n"] {
            let place = Place::new();
            let input = format!("{}\n{last}", word(lang, "build"));
            let ran = place.run(&format!("play sniff --lang {lang}"), input.as_bytes());
            assert_eq!((ran.status, ran.err.as_str()), (0, ""));
            assert_eq!(ran.out.lines().last(), Some(kept.as_str()));
            assert_eq!(ran.out.matches(&kept).count(), 1);
            assert!(place.path("games/sniff-1.record").exists());
        }
    }
}

#[test]
fn a_game_that_goes_on_still_knows_what_was_said_last() {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seats human,easy --seed 6");
    for line in ["build", "done", "E1", "E2", "E3"] {
        talk.answer(line);
    }
    let last = talk.answer("last");
    assert!(last.len() < 5, "{last:?}");
    talk.kill();
    let mut talk = place.start("resume --lang en");
    assert_eq!(talk.answer("last"), last);
}

#[test]
fn a_game_is_played_by_one_program_at_a_time() {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seats human,easy");
    talk.answer("build");
    let ran = place.run("resume --lang en", b"build\n");
    let expected = "sniff-1 is being played elsewhere.\n";
    assert_eq!((ran.status, ran.out.as_str()), (1, expected));
    talk.kill();
    assert_eq!(place.run("resume --lang en", b"build\n").status, 0);
}

#[test]
fn a_game_that_cannot_be_saved_says_so_and_goes_on() {
    let place = Place::new();
    fs::write(place.path("games"), "in the way").unwrap();
    let mut talk = place.start("play sniff --lang en --seats human,easy");
    let fault =
        "Saving fails. The system will not let me write it. You can play on; I will try again after every line.";
    assert_eq!(talk.answer("E4 D4").iter().filter(|line| *line == fault).count(), 1);
    assert_eq!(talk.answer("save"), ["The game could not be saved. The system will not let me write it."]);
    let question = told(Lang::En, &Message::new("quit-sure"));
    assert_eq!(talk.answer("quit"), [question]);
    assert_eq!(talk.answer(""), ["You stay."]);
    talk.answer("quit");
    assert_eq!(talk.line("yes"), "The game could not be saved. The system will not let me write it.\n");
    assert_eq!(talk.end().1, 0);
}
