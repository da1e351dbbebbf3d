//! The effects of signals on the program, its terminal and its game.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;
use tempfile::TempDir;

use super::terminal::{GAME, start};
use crate::common::program::{Place, binary, told};
use crate::common::terminal::{PROMPT, Terminal};

/// A game with the line editor, after its first prompt, and the original terminal.
fn editor() -> (TempDir, Terminal) {
    let folder = tempfile::tempdir().unwrap();
    let mut game = start(folder.path(), "xterm", GAME);
    game.until(PROMPT);
    (folder, game)
}

fn send(game: &Terminal, signal: Signal) {
    let id = game.child.process_id().unwrap();
    kill(Pid::from_raw(id.try_into().unwrap()), signal).unwrap();
}

/// Stops the program, and waits until it has stopped.
#[cfg(target_os = "linux")]
fn stop(game: &Terminal) {
    send(game, Signal::SIGSTOP);
    let status = format!("/proc/{}/status", game.child.process_id().unwrap());
    while !fs::read_to_string(&status).unwrap().contains("State:\tT") {
        thread::sleep(Duration::from_millis(5));
    }
}

/// Returns whether the program has a thread of this name.
#[cfg(target_os = "linux")]
fn has_thread(game: &Terminal, name: &str) -> bool {
    let threads = fs::read_dir(format!("/proc/{}/task", game.child.process_id().unwrap())).unwrap();
    let names = threads.filter_map(|thread| fs::read_to_string(thread.unwrap().path().join("comm")).ok());
    names.into_iter().any(|known| known.trim_end() == name)
}

fn record(folder: &Path) -> String {
    fs::read_to_string(folder.join("games/sniff-1.record")).unwrap()
}

#[test]
fn a_signal_that_ends_the_program_puts_the_terminal_back_and_says_nothing() {
    for (signal, name) in [(Signal::SIGTERM, "Terminated"), (Signal::SIGHUP, "Hangup"), (Signal::SIGQUIT, "Quit")] {
        let (folder, mut game) = editor();
        game.types("E4 D4");
        game.press("\r");
        game.until(PROMPT);
        game.types("E4");
        assert_ne!(game.mode(), game.found);
        send(&game, signal);
        let status = game.wait();
        assert!(status.signal().is_some_and(|ended| ended.starts_with(name)), "{signal}: {status:?}");
        assert_eq!(game.mode(), game.found, "{signal}");
        assert_eq!(game.rest(), "");
        assert!(record(folder.path()).ends_with("1 walls D4-E4\n"));
        let mut again = start(folder.path(), "xterm", "resume --lang en");
        again.until(PROMPT);
    }
}

#[test]
fn a_signal_while_a_computer_thinks_ends_the_program_as_well() {
    let folder = tempfile::tempdir().unwrap();
    // They play for minutes, even on the fastest machine.
    let args = "play spion --lang en --seats hard,hard,hard,hard --tournament 99 --seed 4";
    let mut game = start(folder.path(), "xterm", args);
    game.until(PROMPT);
    game.types("all");
    game.press("\r");
    game.until(" takes ");
    send(&game, Signal::SIGTERM);
    assert!(!game.wait().success());
    assert_eq!(game.mode(), game.found);
}

#[cfg(target_os = "linux")]
#[test]
fn after_a_stop_from_outside_the_prompt_and_the_draft_are_there_again() {
    let (_folder, mut game) = editor();
    game.types("E4 D5");
    game.press("\x7f");
    game.writes("\x1b[D\x1b[K");
    let raw = game.mode();
    stop(&game);
    // What a shell does meanwhile.
    game.put_back();
    assert_eq!(game.mode(), game.found);
    send(&game, Signal::SIGCONT);
    // If the terminal echoed, the keys would appear twice.
    game.writes("\r\x1b[K\x1b[A\r\n> E4 D\r\x1b[6C");
    assert_eq!(game.mode(), raw);
    game.types("4");
    game.press("\r");
    game.writes("\r\nWall D4 E4 is up, 19 left.\r\n");
    game.writes(PROMPT);
    // Whatever happened in between, the terminal is restored at the end.
    stop(&game);
    send(&game, Signal::SIGCONT);
    game.writes("\r\x1b[K\x1b[A\r\n> \r\x1b[2C");
    game.press("\x04");
    assert!(game.wait().success());
    assert_eq!(game.mode(), game.found);
}

/// The terminal drops the half-typed line, and the shell has written something since.
#[cfg(target_os = "linux")]
#[test]
fn after_a_stop_the_plain_reader_writes_its_prompt_once_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = start(folder.path(), "xterm", &format!("--plain {GAME}"));
    game.until("> ");
    // A stop before it reads is one before the prompt. There is no event for a new thread, so it is polled for.
    while !has_thread(&game, "lines") {
        thread::sleep(Duration::from_millis(5));
    }
    for _ in 0..2 {
        stop(&game);
        send(&game, Signal::SIGCONT);
        game.writes("> ");
    }
    game.press("E4 D4\r");
    game.writes("E4 D4\r\nWall D4 E4 is up, 19 left.\r\n> ");
    game.press("\x04");
    assert!(game.wait().success());
}

/// Runs the program with a file size limit of 0.
fn run_without_room(place: &Place, args: &str, input: &'static str, out: Stdio) -> Output {
    let (program, folder) = (binary(), place.path(""));
    let line = format!("ulimit -f 0; printf '{input}' | {} --data {} {args}", program.display(), folder.display());
    Command::new("sh").args(["-c", &line]).stdout(out).output().unwrap()
}

#[test]
fn a_file_that_may_not_grow_is_told_and_ends_no_game() {
    let place = Place::new();
    let output = run_without_room(&place, "--lang en", "width 500\\nquit\\n", Stdio::piped());
    let fault = Message::new("settings-not-kept").text("file", place.path("settings.toml").display());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains(&told(Lang::En, &fault)), "{said}");
    assert_eq!(output.status.code(), Some(0));
    // The answer itself is written to such a file.
    let file = fs::File::create(place.path("answer")).unwrap();
    let output = run_without_room(&place, "rules sniff goal", "", file.into());
    assert_eq!(output.status.code(), Some(1));
}
