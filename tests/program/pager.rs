//! In braille mode, output before the program's end is read in the prompt, as within a game, if there is a keyboard to
//! press Enter on.

use snuffel::settings::BrailleDisplay;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::summary::{Sign, Summary, summarise};
use snuffel::ui::wrap::cells;

use super::terminal::start;
use crate::common::program::{Place, binary, told};
use crate::common::terminal::Terminal;

/// Command lines with output longer than any prompt.
const LONG: &[&str] = &[
    "rules sniff all",
    "rules sniff",
    "help",
    "--help",
    "help play",
    "replay --help",
    "games",
    "check",
    "simulate sniff --size 4x4 --seats easy,easy --games 2",
    "rules chess",
];

/// The prompt that the terminal gets next.
fn next(terminal: &mut Terminal) -> String {
    let painted = terminal.until("> \r\x1b[");
    terminal.until("C");
    let prompt = painted.rsplit("\x1b[K").next().unwrap();
    format!("{}> ", prompt.trim_end_matches("> \r\x1b["))
}

/// The pieces in which an answer is read.
fn pieces(lang: Lang, message: &Message, display: BrailleDisplay) -> Vec<String> {
    let source = snuffel::text::locale::Source::CLI;
    let teller = Teller::new(lang, Wording::Brief, Spelling::Plain, &[source]);
    let sign = Sign::new(&teller, true, false);
    let Summary { text, rest } = summarise(&teller, std::slice::from_ref(message), None, display, &sign, false);
    let all: Vec<String> = [text].into_iter().chain(rest).collect();
    let last = all.len() - 1;
    (0..).zip(&all).map(|(at, text)| sign.behind(text, at < last)).collect()
}

#[test]
fn on_a_terminal_each_enter_brings_a_piece_and_the_last_one_the_end() {
    let place = Place::new();
    for args in LONG {
        let mut terminal = start(&place.path(""), "xterm", &format!("{args} --lang en --braille 40"));
        let first = terminal.until("> \r\x1b[");
        assert!(!first.contains('\n'), "{args}: lines above the prompt: {first:?}");
        assert!(first.ends_with(" +> \r\x1b["), "{args}: {first:?}");
        terminal.until("C");
        let mut read = 1;
        loop {
            terminal.press("\r");
            terminal.writes("\r\n");
            let piece = next(&mut terminal);
            assert!(cells(&piece) <= 40 && cells(&piece) > 2, "{args}: {piece:?}");
            read += 1;
            if !piece.ends_with(" +> ") {
                break;
            }
        }
        assert!(read > 1, "{args}");
        terminal.press("\r");
        let status = terminal.wait();
        assert_eq!(status.success(), *args != "rules chess", "{args}");
        assert_eq!(terminal.rest(), "\r\n", "{args}");
    }
}

#[test]
fn it_goes_on_and_back_by_words_and_a_mistake_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let usage = pieces(Lang::De, &Message::new("usage-play"), "40".parse().unwrap());
    let mut terminal = start(folder.path(), "xterm", "hilfe play --sprache de --braille 40");
    assert_eq!(next(&mut terminal), usage[0]);
    for (typed, prompt) in [
        ("", &usage[1]),
        ("mehr", &usage[2]),
        ("zurück", &usage[1]),
        ("vorher", &usage[0]),
        ("", &usage[1]),
        ("", &usage[2]),
    ] {
        terminal.press(&format!("{typed}\r"));
        assert_eq!(&next(&mut terminal), prompt, "{typed}");
    }
    for (typed, answer) in [("hilfe", Message::new("help-reading")), ("hilfe mehr", explained())] {
        terminal.press(&format!("{typed}\r"));
        let answer = pieces(Lang::De, &answer, "40".parse().unwrap());
        assert_eq!(next(&mut terminal).trim_end_matches(" +> "), answer[0].trim_end_matches(" +> "));
    }
    terminal.press("xyzzy\r");
    assert!(!usage.contains(&next(&mut terminal)));
    // Questions asked in between are answered first; then the remaining text follows.
    let mut rest = String::new();
    while !rest.contains(usage[3].trim_end_matches(" +> ")) {
        terminal.press("\r");
        rest += &next(&mut terminal).replace(" +> ", " ");
    }
    assert!(rest.contains("Davor: "), "{rest}");
    terminal.press("beenden\r");
    assert!(terminal.wait().success());
}

#[test]
fn back_plays_no_card_of_that_name_while_there_is_more_to_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = start(folder.path(), "xterm", "play schnuff 2 --seed 8 --lang en --braille 20");
    next(&mut terminal);
    let mut answer = |line: &str| {
        terminal.press(&format!("{line}\r"));
        next(&mut terminal)
    };
    assert_eq!(answer("chips"), "Chips: you 10, +> ");
    assert_eq!(answer("back"), "Comp 1: 1. +> ");
    assert_eq!(answer("hand"), "4 cards: 2, +> ");
    assert!(answer("").contains("Back"));
    // The sum follows if there is room.
    assert!(answer("play back").starts_with("New Risk."));
}

fn explained() -> Message {
    snuffel::help::explain("more")
}

#[test]
fn whoever_leaves_in_the_middle_hears_no_more() {
    for (keys, last) in [("quit\r", "quit\r\n"), ("\x04", "\r\n"), ("stop\r", "stop\r\n")] {
        let folder = tempfile::tempdir().unwrap();
        let mut terminal = start(folder.path(), "xterm", "rules sniff all --lang en --braille 40");
        next(&mut terminal);
        terminal.press(keys);
        assert_eq!(terminal.ends(), last);
    }
}

#[test]
fn with_the_plain_reader_it_pages_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = start(folder.path(), "dumb", "help --lang nl --braille 40");
    let usage = pieces(Lang::Nl, &Message::new("usage"), "40".parse().unwrap());
    for piece in &usage {
        terminal.writes(piece);
        terminal.press("\r");
        terminal.writes("\r\n");
    }
    assert_eq!(terminal.ends(), "");
}

#[test]
fn what_fits_a_prompt_is_a_line_and_without_a_display_nothing_waits() {
    let folder = tempfile::tempdir().unwrap();
    let friends = ("friends --lang en --braille 40", "No friends yet. At a table: friend Ben.\r\n".to_owned());
    let usage = told(Lang::En, &Message::new("usage-games")).replace('\n', "\r\n") + "\r\n";
    for (args, said) in [friends, ("help games --lang en --width off", usage)] {
        assert_eq!(start(folder.path(), "xterm", args).ends(), said);
    }
}

#[test]
fn by_pipe_and_into_a_file_nothing_waits() {
    let place = Place::new();
    for args in LONG {
        let ran = place.run(&format!("{args} --lang en --braille 40"), b"");
        assert!(ran.out.lines().count() > 1 && !ran.out.contains("> "), "{args}: {}", ran.out);
    }
    // There is a user at the keyboard, but the answer goes elsewhere.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rules");
    let mut shell = portable_pty::CommandBuilder::new("/bin/sh");
    shell.arg("-c");
    shell.arg(r#"exec "$0" --data "$1" rules sniff all --lang en --braille 40 > "$2""#);
    shell.arg(binary());
    shell.arg(folder.path());
    shell.arg(&file);
    assert_eq!(Terminal::start(shell).ends(), "");
    assert!(std::fs::read_to_string(file).unwrap().lines().count() > 20);
}

#[test]
fn what_a_game_says_last_stands_in_the_prompt_of_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let mut lobby = start(folder.path(), "xterm", "--lang en --braille 40 --seed 4");
    next(&mut lobby);
    for line in ["sniff easy", "E4 D4", "quit"] {
        lobby.press(&format!("{line}\r"));
        lobby.until("\r\n");
        let said = lobby.until("> \r\x1b[");
        assert!(!said.contains('\n'), "{line}: lines above the prompt: {said:?}");
        lobby.until("C");
        if line == "quit" {
            assert!(said.contains("Saved as sniff-1."), "{said:?}");
        }
    }
}

#[test]
fn a_game_that_goes_on_by_itself_is_not_called_over_while_it_is_played() {
    for game in ["sniff", "domino"] {
        let folder = tempfile::tempdir().unwrap();
        let args = format!("play {game} --seats easy,easy --seed 3 --lang en --braille 40");
        let mut terminal = start(folder.path(), "xterm", &args);
        for _ in 0..4 {
            let step = next(&mut terminal);
            assert!(!step.contains("Over") && step != "> ", "{game}: {step:?}");
            terminal.press("\r");
        }
    }
}
