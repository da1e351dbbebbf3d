//! The program on a real pseudo-terminal: with the line editor, and with the plain reader.

use std::fs;
use std::path::Path;

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use crate::common::terminal::{PROMPT, Terminal};

pub const GAME: &str = "play sniff --lang en --seats human,easy --seed 4";
const KEPT: &str = "The game is saved as sniff-1. Type snuffel resume to go on with it.\r\n";
const DROPPED: &str = "Press Ctrl-C again to leave.\r\n";
const HINT: &str = "Type help to hear what you can type.";

/// Starts the program in its own folder, on a terminal of this type.
pub fn start(folder: &Path, term: &str, args: &str) -> Terminal {
    Terminal::start(command(folder, term, args))
}

/// The command for the program in its own folder, on a terminal of this type.
fn command(folder: &Path, term: &str, args: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
    command.env_clear();
    for variable in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(variable, folder.join(variable));
    }
    command.cwd(folder);
    command.env("TERM", term);
    // No test may start a speech server.
    command.env("SPEECHD_ADDRESS", "/nowhere/speech");
    command.arg("--data");
    command.arg(folder);
    command.args(args.split(' '));
    command
}

/// A game with the line editor, after its first prompt.
fn editor() -> (TempDir, Terminal) {
    let folder = tempfile::tempdir().unwrap();
    let mut game = start(folder.path(), "xterm", GAME);
    let begin = game.until("hear what you can type.\r\n");
    assert_eq!(begin.matches(HINT).count(), 1, "{begin:?}");
    assert!(!begin.contains('\x1b'), "{begin:?}");
    game.writes(PROMPT);
    (folder, game)
}

fn record(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("games/sniff-1.record")).unwrap()
}

#[test]
fn what_is_typed_shows_once_and_nothing_is_painted_again() {
    let (_folder, mut game) = editor();
    game.types("E4 D4");
    game.press("\r");
    game.writes("\r\nWall D4 E4 is up, 19 left.\r\n");
    game.writes(PROMPT);
    game.is_quiet();
    game.types("status");
    game.press("\r");
    game.writes("\r\nYou are building. Walls left: 19.\r\n");
    let rest = game.until(PROMPT);
    assert!(!rest.contains("status") && !rest.contains(HINT), "{rest:?}");
    game.is_quiet();
}

#[test]
fn the_screen_is_cleared_between_two_people_and_nothing_comes_back_by_history() {
    let folder = tempfile::tempdir().unwrap();
    let args = "play sniff --lang en --seats human:Anna,human:Ben --seed 4";
    let mut game = start(folder.path(), "xterm", args);
    game.until("It is Anna's turn. Press Enter.\r\n");
    for line in ["", "treasure B2", "fill", "done"] {
        game.until(PROMPT);
        game.types(line);
        game.press("\r");
    }
    game.until("Press Enter to clear the screen for Ben.\r\n");
    game.writes(PROMPT);
    game.press("\r");
    game.writes("\r\n\x1b[H\x1b[2J\x1b[3JIt is Ben's turn. Press Enter.\r\n");
    game.writes(PROMPT);
    game.press("\r");
    game.until(PROMPT);
    // Up twice: none of Anna's lines are there.
    game.press("\x1b[A\x1b[A\r");
    let answer = game.until(PROMPT);
    assert!(!answer.contains("B2") && !answer.contains("done"), "{answer:?}");
    assert!(answer.contains("You are building. Walls left: 20."), "{answer:?}");
}

#[test]
fn what_one_person_has_deleted_comes_back_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("history.txt"), "secret of last week\n").unwrap();
    let args = "play sniff --lang en --seats human:Anna,human:Ben --seed 4";
    let mut game = start(folder.path(), "xterm", args);
    game.until("It is Anna's turn. Press Enter.\r\n");
    game.until(PROMPT);
    let delete = "secret\x15secret\x01\x0bsecret\x17secret two\x1b\x7f\x15";
    let bring_back = ["\x19", "\x1by", "\x1f", "\x15", "\x1b[A", "\x10", "\x1b<", "\x12se", "\x12", "\x07", "\x15"];
    let mut handovers = 0;
    for line in ["", "treasure B2", "fill", "done", "", ""] {
        game.press(&format!("{delete}{line}\r"));
        let said = game.until("\r\n") + &game.until(PROMPT);
        if said.contains("It is Ben's turn") || said.contains("against Anna") {
            handovers += 1;
            game.press(&bring_back.concat());
            game.press("here");
            let shown = game.until("here");
            assert!(!shown.contains("secret") && !shown.contains("two"), "{shown:?}");
            game.press("\x15");
            game.until("\x1b[K");
        }
    }
    assert_eq!(handovers, 2);
}

#[test]
fn words_of_the_players_language_are_completed() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = start(folder.path(), "xterm", "play sniff --lang de --seats human,easy");
    game.until(PROMPT);
    game.press("pr\t\r");
    let answer = game.until(PROMPT);
    assert!(answer.contains("prüfe"), "{answer:?}");
    assert!(answer.contains("Noch 20 Mauern zu setzen."), "{answer:?}");
}

#[test]
fn tab_offers_one_word_after_the_other_and_only_what_fits_behind_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let mut lobby = start(folder.path(), "xterm", "--lang en");
    lobby.until(PROMPT);
    lobby.types("language ");
    for (line, column) in [("german", 17), ("dutch", 16), ("english", 18), ("", 11), ("german", 17)] {
        lobby.press("\t");
        lobby.writes(&format!("\r\x1b[K> language {line}\r\x1b[{column}C"));
    }
    lobby.press("\r");
    lobby.until(PROMPT);
    lobby.types("spiele dom");
    lobby.press("\t");
    lobby.until("> spiele domino\r");
    lobby.until("C");
    lobby.types(" sp");
    lobby.press("\t");
    lobby.until("> spiele domino spinner\r");
    lobby.until("C");
    lobby.is_quiet();
}

#[test]
fn ctrl_d_saves_and_leaves() {
    let (folder, mut game) = editor();
    game.types("E4 D4");
    game.press("\r");
    game.until(PROMPT);
    game.press("\x04");
    assert_eq!(game.ends(), format!("\r\n{KEPT}"));
    assert!(record(&folder).ends_with("1 walls D4-E4\n"));
}

#[test]
fn ctrl_c_drops_the_line_and_twice_in_a_row_saves_and_leaves() {
    let (folder, mut game) = editor();
    for _ in 0..2 {
        game.types("E4 D");
        game.press("\x03");
        game.writes(&format!("\r\n{DROPPED}"));
        game.writes(PROMPT);
        game.types("E4 D4");
        game.press("\r");
        game.until(PROMPT);
    }
    game.press("\x03");
    game.writes(&format!("\r\n{DROPPED}"));
    game.writes(PROMPT);
    game.press("\x03");
    assert_eq!(game.ends(), format!("\r\n{KEPT}"));
    assert!(record(&folder).ends_with("1 walls D4-E4\n"));
}

#[test]
fn the_keys_that_leave_a_game_leave_the_lobby_behind_it_too() {
    for is_twice in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut lobby = start(folder.path(), "xterm", "--lang en --seed 4");
        lobby.until(PROMPT);
        lobby.press("sniff easy\r");
        lobby.until(PROMPT);
        lobby.press("build\r");
        lobby.until(PROMPT);
        if is_twice {
            lobby.press("\x03");
            lobby.until(DROPPED);
            lobby.until(PROMPT);
        }
        lobby.press(if is_twice { "\x03" } else { "\x04" });
        let last = lobby.ends();
        assert!(last.contains("The game is saved as sniff-1.") && last.ends_with("Goodbye.\r\n"), "{last:?}");
        assert!(!last.contains("Type a game"), "{last:?}");
    }
}

#[test]
fn a_plain_session_never_has_a_control_sequence() {
    for (term, options) in [("dumb", ""), ("xterm", " --plain")] {
        let folder = tempfile::tempdir().unwrap();
        let mut game = start(folder.path(), term, &format!("{GAME}{options}"));
        let mut all = game.until("> ");
        assert_eq!(all.matches(HINT).count(), 1, "{all:?}");
        game.types("build");
        game.press("\r");
        all += &game.until("> ");
        game.press("help all\r");
        all += &game.until("> ");
        game.types("E4");
        game.press("\x03");
        // The terminal itself shows ^C.
        all += &game.until("> ");
        assert!(all.ends_with(&format!("^C\r\n{DROPPED}> ")), "{all:?}");
        game.press("\x04");
        let last = game.ends();
        assert_eq!(last, format!("\r\n{KEPT}"));
        all += &last;
        let strange = all.replace("\r\n", "").chars().find(|c| c.is_control());
        assert_eq!(strange, None, "{all:?}");
    }
}

#[test]
fn the_hint_is_given_at_the_start_and_not_when_a_game_goes_on() {
    let (folder, mut game) = editor();
    game.types("E4 D4");
    game.press("\r");
    game.until(PROMPT);
    game.press("\x04");
    game.ends();
    let mut game = start(folder.path(), "xterm", "resume --lang en");
    let begin = game.until(PROMPT);
    assert!(begin.starts_with("Welcome back to sniff-1.\r\n"), "{begin:?}");
    assert!(!begin.contains(HINT), "{begin:?}");
}

#[test]
fn braille_prompts_hold_the_outcome_in_the_editor_too() {
    let folder = tempfile::tempdir().unwrap();
    let args = format!("{GAME} --braille 40");
    let mut game = start(folder.path(), "xterm", &args);
    game.until("help?> \r\x1b[");
    game.until("C");
    game.types("E4 D4");
    game.press("\r");
    game.writes("\r\n\r\x1b[KD4 E4 up. 19 left> \r\x1b[19C");
    game.is_quiet();
}

#[test]
fn ctrl_c_while_the_computers_play_ends_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let args = "play sniff --lang en --seats normal,normal --seed 4";
    let mut game = start(folder.path(), "xterm", args);
    game.until(PROMPT);
    game.types("all");
    game.press("\r");
    game.press("\x03");
    // Ctrl-C discards pending output in the terminal, and typed keys in the editor; neither discards the output that
    // follows.
    game.until(DROPPED);
    game.until(PROMPT);
    assert!(folder.path().join("finished/sniff-1.record").exists());
    game.press("\r");
    game.ends();
}

#[test]
fn the_check_tells_of_the_terminal_and_the_line_editor() {
    for (term, options, reader) in [
        ("xterm", "", "There is a line editor, with history and completion.\r\nThe terminal is 80 columns wide."),
        ("dumb", "", "There is no line editor, because TERM is \"dumb\"."),
        (
            "xterm",
            " --plain",
            "There is no line editor, because the setting plain or the option --plain turns\r\nit off.",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let said = start(folder.path(), term, &format!("check --lang en{options}")).ends();
        let streams = "Typed lines come from a terminal, and what I say goes to a terminal.";
        assert!(said.contains(&format!("{streams}\r\n{reader}\r\n")), "{said}");
    }
}

#[test]
fn lines_keep_to_the_width_of_the_terminal_unless_told_otherwise() {
    let longest = |text: &str| text.split("\r\n").map(|line| line.chars().count()).max().unwrap();
    for (term, args) in [
        ("xterm", "rules sniff all --lang en"),
        ("dumb", "rules sniff all --lang de"),
        ("xterm", "help play --lang nl"),
        ("xterm", "play sniff --seats dog --lang de"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let said = |options: &str| Terminal::of(33, command(folder.path(), term, &format!("{args}{options}"))).rest();
        let narrow = said("");
        assert!((25..=33).contains(&longest(&narrow)), "{narrow}");
        if !args.starts_with("rules") {
            continue;
        }
        assert_eq!(said(" --width auto"), narrow);
        assert!(longest(&said(" --width off")) > 33);
        assert!((17..=20).contains(&longest(&said(" --width 20"))));
    }
}

#[test]
fn the_width_is_told_as_it_is() {
    for (lang, told, off) in [
        ("en", "Lines fit the terminal's width, 80 characters.", "width off"),
        ("de", "Zeilen werden so breit wie das Terminal, 80 Zeichen.", "breite aus"),
        ("nl", "Regels worden zo breed als de terminal, 80 tekens.", "breedte uit"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut game = start(folder.path(), "xterm", &format!("--lang {lang}"));
        game.until(PROMPT);
        game.press("settings\r");
        let settings = game.until(PROMPT);
        assert!(settings.contains(told), "{settings}");
        game.press(&format!("{off}\r"));
        game.until(PROMPT);
        game.press("width auto\r");
        let auto = game.until(PROMPT);
        assert!(auto.contains(told), "{auto}");
        game.press("\x04");
        game.until("\r\n");
        let said = start(folder.path(), "dumb", &format!("check --lang {lang}")).ends();
        assert!(said.contains(told), "{said}");
    }
}
