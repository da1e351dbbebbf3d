//! Tests the Windows program in a Wine console on a pseudo-terminal, for what needs keys, a screen and a window. Wine
//! is not Windows, and no screen reader reads it.
//!
//! All tests are ignored by default: `.ci/cross program` builds the program, sets `SNUFFEL_EXE` to its path and runs
//! them.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs};

use portable_pty::CommandBuilder;

use crate::assistive::screen::{Screen, Terminal};
use crate::common::program::{Place, wait_for};
use crate::remote::host::Host;
use crate::remote::program::{Program, free_address};

/// The up arrow key.
const UP: &str = "\x1b[A";

const CTRL_C: &str = "\x03";

/// The maximum wait for an expected event. Wine takes seconds to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// Starts the program in a console, with its data in `place`.
fn console(place: &Place, args: &str) -> Terminal {
    let program = env::var("SNUFFEL_EXE").expect("SNUFFEL_EXE names the program for Windows");
    start(&[&program], place, args)
}

fn start(program: &[&str], place: &Place, args: &str) -> Terminal {
    let mut command = CommandBuilder::new("wine");
    command.args(program);
    command.args(["--data", place.path("").to_str().unwrap()]);
    command.args(args.split_whitespace());
    command.env("TERM", "xterm");
    let mut terminal = Terminal::start(command);
    terminal.patience = PATIENCE;
    terminal
}

/// The last row that is not empty; while the program waits for a line, it contains the prompt.
fn last(screen: &Screen) -> String {
    screen.rows().into_iter().rev().find(|row| !row.is_empty()).unwrap_or_default()
}

/// Waits until the last row is `row` and some row contains `said`. Returns all rows.
#[track_caller]
fn asks(console: &mut Terminal, row: &str, said: &str) -> Vec<String> {
    let is_so = |screen: &Screen| last(screen) == row && screen.rows().iter().any(|row| row.contains(said));
    console.wait(is_so).unwrap_or_else(|shown| panic!("no {said:?} above {row:?}:\n{shown}"));
    // Until then, Wine may leave the echo of typed text to the terminal.
    console.wait_for_silence();
    console.screen.rows()
}

/// Waits until a row contains `said`.
#[track_caller]
fn says(console: &mut Terminal, said: &str) {
    let is_so = |screen: &Screen| screen.rows().iter().any(|row| row.contains(said));
    console.wait(is_so).unwrap_or_else(|shown| panic!("no {said:?}:\n{shown}"));
}

/// Types a line, and presses Enter once all of it is shown.
#[track_caller]
fn types(console: &mut Terminal, line: &str) {
    console.press(line);
    let shown = format!("> {line}");
    console.wait(|screen| last(screen) == shown).unwrap_or_else(|shown| panic!("no {line:?}:\n{shown}"));
    console.press("\r");
}

#[test]
#[ignore = "needs Wine"]
fn the_line_editor_completes_recalls_and_knows_umlauts() {
    let place = Place::new();
    let mut console = console(&place, "play sniff --lang de --seed 1");
    asks(&mut console, ">", "Mit hilfe");
    console.press("bau\t");
    asks(&mut console, "> baue", "Mit hilfe");
    console.press("\x7f\x7f\x7f\x7f");
    types(&mut console, "hilfe Züge");
    asks(&mut console, ">", "Züge");
    console.press("ba");
    asks(&mut console, "> ba", "Züge");
    console.press("\x7f\x7f");
    console.press(UP);
    asks(&mut console, "> hilfe Züge", "Züge");
    console.press("\r");
    asks(&mut console, ">", "Züge");
    assert_eq!(place.text("history.txt"), "hilfe Züge\n");
}

/// Ctrl-C drops the typed text and warns; a second one saves and leaves. Tested with the line editor and the plain
/// reader, in every language.
#[test]
#[ignore = "needs Wine"]
fn ctrl_c_drops_the_line_and_the_second_one_saves_and_leaves() {
    for (lang, lines, once, saved) in [
        ("de", ["baue", "fertig"], "Noch einmal Strg-C", "gespeichert als sniff-1"),
        ("nl", ["bouw", "klaar"], "Nog een keer Ctrl-C", "bewaard als sniff-1"),
        ("en", ["build", "done"], "Ctrl-C again", "saved as sniff-1"),
    ] {
        for reader in ["", "--plain"] {
            let place = Place::new();
            let mut console = console(&place, &format!("play sniff --lang {lang} --seed 1 {reader}"));
            asks(&mut console, ">", "Sniff");
            for line in lines {
                types(&mut console, line);
                asks(&mut console, ">", "Sniff");
            }
            console.press("E4");
            asks(&mut console, "> E4", "Sniff");
            console.press(CTRL_C);
            asks(&mut console, ">", once);
            console.press(CTRL_C);
            says(&mut console, saved);
            assert!(place.path("games/sniff-1.record").exists(), "{lang} {reader}");
        }
    }
}

/// News from other players leaves a half-typed line in place.
#[test]
#[ignore = "needs Wine"]
fn news_call_away_from_a_line_and_what_was_typed_is_kept() {
    let host = Host::start("domino 3 --name Anna --seed 1");
    let place = Place::new();
    let mut guest = console(&place, &format!("{} --lang en --name Ben", host.call("join", "")));
    guest.wait(|screen| last(screen).ends_with("the host says so.")).unwrap();
    guest.press("ha");
    asks(&mut guest, "  ha", "the host says so.");
    let third = host.guest("--lang en --name Cleo");
    let rows = asks(&mut guest, "  ha", "Hand 1.");
    assert_eq!(rows.iter().filter(|row| row.contains("Cleo is here.")).count(), 1, "{rows:?}");
    guest.press("nd\r");
    says(&mut guest, "5 tiles, ");
    drop(third);
}

/// The row of an empty prompt is gone when news is shown.
#[test]
#[ignore = "needs Wine"]
fn an_empty_row_is_erased_before_news() {
    let host = Host::start("domino 3 --name Anna");
    let place = Place::new();
    let mut guest = console(&place, &format!("{} --lang en --name Ben", host.call("join", "")));
    guest.wait(|screen| last(screen).ends_with("the host says so.")).unwrap();
    let _third = host.guest("--lang en --name Cleo");
    guest.wait(|screen| screen.rows().iter().any(|row| row == "Cleo is here.")).unwrap();
    let rows = guest.screen.rows();
    let news = rows.iter().position(|row| row == "Cleo is here.").unwrap();
    assert!(rows[news - 1].ends_with("the host says so."), "{rows:?}");
}

#[test]
#[ignore = "needs Wine"]
fn the_screen_is_cleared_between_two_people() {
    let place = Place::new();
    let mut console = console(&place, "play sniff --lang en --seats human:Anna,human:Ben --seed 4");
    asks(&mut console, ">", "It is Anna's turn.");
    console.press("\r");
    asks(&mut console, ">", "Type help");
    for (line, told) in [("treasure B2", "B2."), ("fill", "fill"), ("done", "clear the screen for Ben.")] {
        types(&mut console, line);
        asks(&mut console, ">", told);
    }
    console.press("\r");
    let is_cleared = |screen: &Screen| screen.rows()[0] == "It is Ben's turn. Press Enter." && last(screen) == ">";
    console.wait(is_cleared).unwrap_or_else(|shown| panic!("{shown}"));
    console.press("\r");
    asks(&mut console, ">", "Type help");
    // The history keys do not bring the lines back either.
    console.press(UP);
    console.press("x");
    asks(&mut console, "> x", "Type help");
}

#[test]
#[ignore = "needs Wine"]
fn with_a_display_of_40_cells_no_row_is_longer() {
    let place = Place::new();
    let mut console = console(&place, "play domino --lang nl --seed 1 --braille 40");
    let asks = |screen: &Screen| last(screen).ends_with('>');
    console.wait(asks).unwrap_or_else(|shown| panic!("{shown}"));
    console.wait_for_silence();
    console.press("hulp\r");
    console.wait(|screen| asks(screen) && screen.cursor().0 > 0).unwrap_or_else(|shown| panic!("{shown}"));
    let rows = console.screen.rows();
    assert!(rows[0].ends_with("hulp") && rows.iter().all(|row| row.chars().count() <= 40), "{rows:?}");
}

/// A game that another program is playing can be read but not played; after that program is killed, the game is
/// complete.
#[test]
#[ignore = "needs Wine"]
fn a_game_is_played_once_and_goes_on_after_a_kill() {
    let place = Place::new();
    let mut first = console(&place, "play sniff --lang en --seed 1");
    asks(&mut first, ">", "Type help");
    for (line, told) in [("build", "Built."), ("done", "you begin"), ("E4", "E4")] {
        types(&mut first, line);
        asks(&mut first, ">", told);
    }
    says(&mut console(&place, "resume --lang en"), "sniff-1 is being played elsewhere.");
    says(&mut console(&place, "games --lang en"), "1: sniff against normal");
    says(&mut console(&place, "replay sniff-1 --lang en"), "Press Enter for the next one");
    // Kills the first program.
    drop(first);
    let mut again = console(&place, "resume --lang en");
    asks(&mut again, ">", "sniff-1");
    types(&mut again, "notes");
    asks(&mut again, ">", "notes");
}

/// The host runs in Wine, and the guest is this system's program.
#[test]
#[ignore = "needs Wine"]
fn somebody_on_this_system_plays_with_a_host_on_the_other() {
    let place = Place::new();
    let address = free_address();
    let args = format!("host domino --lang en --name Anna --seed 1 --no-relay --bind {address}");
    let mut host = console(&place, &args);
    host.wait(|screen| screen.rows().iter().any(|row| row.split(' ').count() == 5 && !row.contains('.'))).unwrap();
    let rows = host.screen.rows();
    let words = rows.iter().find(|row| row.split(' ').count() == 5 && !row.contains('.')).unwrap();
    let mut guest = Program::start(&format!("join {words} --no-relay --address {address} --lang en --name Ben"));
    guest.says("Hand 1.");
    says(&mut host, "Hand 1.");
    guest.types("say hello");
    says(&mut host, "Ben: hello");
}

/// With a file named `portable` beside it, the program keeps its games in a folder there.
#[test]
#[ignore = "needs Wine"]
fn a_portable_program_carries_its_games_along() {
    let folder = Place::new();
    let program = folder.path("snuffel.exe");
    fs::copy(env::var("SNUFFEL_EXE").unwrap(), &program).unwrap();
    fs::write(folder.path("portable"), "").unwrap();
    let mut command = Command::new("wine");
    let command = command.arg(&program).args(["play", "sniff", "--lang", "en"]).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"build\ndone\nquit\n").unwrap();
    assert!(wait_for(&mut child).success());
    assert!(folder.path("data/games/sniff-1.record").exists());
}

/// A window closes with the program unless another program, such as a shell, also uses it.
#[test]
#[ignore = "needs Wine"]
fn only_a_window_of_its_own_waits_for_enter_after_an_error() {
    let place = Place::new();
    let mut own = console(&place, "--lang en replay nothing");
    let waits = "Press Enter to close the window.";
    says(&mut own, waits);
    own.wait_for_silence();
    own.press("\r");
    own.ends();
    let program = env::var("SNUFFEL_EXE").unwrap();
    let mut shared = start(&["cmd", "/c", &program], &place, "--lang en replay nothing");
    says(&mut shared, "nothing");
    let shown = shared.ends();
    assert!(!shown.contains(waits), "{shown}");
}
