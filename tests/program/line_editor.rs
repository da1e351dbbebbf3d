//! Both line readers on a real pseudo-terminal, byte by byte.

use std::env;
use std::future::poll_fn;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use snuffel::alarm::Alarm;
use snuffel::pulse::Pulse;
use snuffel::terminal::executor::{System, block_on};
use snuffel::terminal::reader::open;
use snuffel::text::printable::Printable;
use snuffel::ui::input::{Completions, Typed};

use crate::common::terminal::{PROMPT, Terminal};

/// The editor's output before it repaints a prompt: it clears the line.
const BEFORE: &str = "\r\x1b[K";

/// The program under test: this test binary, run again. It answers each line with one line.
#[test]
fn program() {
    let Ok(mode) = env::var("ECHO_LINES") else {
        return;
    };
    let list = |words: &str| words.split(' ').map(Printable::from).collect();
    let completions =
        Completions::new(move |before| list(if before.is_empty() { "walls ways help E4" } else { "E4 E5 rules" }));
    let history = env::var_os("ECHO_HISTORY");
    let history = history.as_deref().map(Path::new);
    let mut input = open(mode == "plain", history);
    let alarm = Alarm::default();
    println!("editor {}", input.is_editor());
    loop {
        if !input.paints_prompt() {
            print!("> ");
            std::io::stdout().flush().unwrap();
        }
        match block_on(poll_fn(|context| input.poll_read(context, &"> ".into(), &completions))).unwrap() {
            Typed::Line(line) => {
                input.remember(&line);
                println!("line {line}.");
                match &*line {
                    "far" => input.wake_by(Some(&alarm)),
                    "soon" => System.ring_in(&alarm, Duration::from_millis(500)),
                    _ => {}
                }
                // Keys that are pressed while no reader is active.
                for _ in line.matches("interrupt") {
                    signal_hook::low_level::raise(signal_hook::consts::SIGINT).unwrap();
                }
            }
            Typed::End => {
                println!("end.");
                std::process::exit(0);
            }
            Typed::News => {
                println!("news.");
                alarm.hush();
                input.wake_by(None);
            }
            other => println!("{other:?}."),
        }
    }
}

/// Starts the program on a terminal, after the first output of the test harness.
fn start(mode: &str, term: Option<&str>, history: Option<&Path>) -> Terminal {
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["program::line_editor::program", "--exact", "--nocapture", "--test-threads=1"]);
    command.env("ECHO_LINES", mode);
    match term {
        Some(term) => command.env("TERM", term),
        None => command.env_remove("TERM"),
    }
    if let Some(path) = history {
        command.env("ECHO_HISTORY", path);
    }
    let mut session = Terminal::start(command);
    session.until("editor ");
    session
}

/// An editor, after its first prompt.
fn editor(history: Option<&Path>) -> Terminal {
    let mut session = start("", Some("xterm"), history);
    session.writes("true\r\n");
    session.writes(PROMPT);
    session
}

/// A plain reader, after its first prompt.
fn plain(mode: &str, term: Option<&str>) -> Terminal {
    let mut session = start(mode, term, None);
    session.writes("false\r\n> ");
    session
}

#[test]
fn the_editor_writes_each_key_once_and_redraws_nothing() {
    let mut session = editor(None);
    session.types("look E4");
    session.press("\r");
    session.writes("\r\nline look E4.\r\n");
    session.writes(PROMPT);
    session.is_quiet();
    session.types("züge");
    session.press("\r");
    session.writes("\r\nline züge.\r\n");
    session.writes(PROMPT);
    session.press("\r");
    session.writes("\r\nline .\r\n");
    session.writes(PROMPT);
    session.is_quiet();
}

#[test]
fn the_editor_ends_at_ctrl_d_and_drops_the_line_at_ctrl_c() {
    let mut session = editor(None);
    session.types("E4");
    session.press("\x03");
    session.writes("\r\nInterrupt.\r\n");
    session.writes(PROMPT);
    session.press("\x03");
    session.writes("\r\nInterrupt.\r\n");
    session.writes(PROMPT);
    session.press("\x04");
    session.writes("\r\nend.\r\n");
    session.ends();
}

/// Keys can arrive together: from a paste, over a slow line, or from a keyboard with macros.
#[test]
fn no_key_behind_a_ctrl_c_is_lost() {
    let mut session = editor(None);
    session.press("E4\x03E5\r");
    session.until("Interrupt.\r\n");
    session.until("\r\nline E5.\r\n");
    session.until(PROMPT);
    session.press("\x03\x03E6\r");
    session.until("Interrupt.\r\n");
    session.until("Interrupt.\r\n");
    session.until("\r\nline E6.\r\n");
    session.until(PROMPT);
    session.press("\x03\x04");
    session.until("Interrupt.\r\n");
    session.until("end.\r\n");
    session.ends();
}

#[test]
fn no_key_swallows_the_next_one() {
    let mut session = editor(None);
    for (key, line) in [("\x16", "E1"), ("\x11", "E2"), ("\x18", "E3"), ("\x1d", "E4")] {
        session.types(line);
        session.press(&format!("{key}\r"));
        session.writes(&format!("\r\nline {line}.\r\n"));
        session.writes(PROMPT);
    }
}

#[test]
fn a_ctrl_c_between_two_lines_waits_for_the_next_and_two_end_the_program() {
    let mut session = editor(None);
    session.press("interrupt\r");
    session.until("line interrupt.\r\n");
    session.writes("\r\nInterrupt.\r\n");
    session.writes(PROMPT);
    session.types("E4");
    session.press("\r");
    session.writes("\r\nline E4.\r\n");
    session.writes(PROMPT);
    session.press("interrupt interrupt\r");
    assert!(!session.wait().success());
    assert!(session.rest().ends_with("line interrupt interrupt.\r\n"));
}

#[test]
fn backspace_takes_one_letter_away() {
    let mut session = editor(None);
    session.types("E45");
    session.press("\x7f");
    session.writes("\x1b[D\x1b[K");
    session.press("\r");
    session.writes("\r\nline E4.\r\n");
}

#[test]
fn escape_alone_does_not_swallow_the_next_key() {
    let mut session = editor(None);
    // Longer each time: there is no sign of when a slow machine has noticed that nothing follows Escape.
    let pauses = [300, 1_000, 3_000, 10_000, 30_000].map(Duration::from_millis);
    let is_swallowed = |pause: &Duration| {
        session.press("\x1b");
        thread::sleep(*pause);
        session.press("E4\r");
        session.until("line ");
        session.until(PROMPT) != format!("E4.\r\n{PROMPT}")
    };
    assert!(!pauses.iter().all(is_swallowed));
}

#[test]
fn lines_typed_ahead_or_pasted_together_are_all_read() {
    let mut session = editor(None);
    session.press("E4\rE5\rhelp\r");
    for line in ["E4", "E5", "help"] {
        let written = session.until(&format!("line {line}.\r\n"));
        assert_eq!(written.matches(line).count(), 2, "{written:?}");
    }
}

#[test]
fn history_lasts_over_sessions_that_were_killed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data").join("history.txt");
    let mut first = editor(Some(&path));
    for line in ["E4", "look züge", "look züge"] {
        first.press(&format!("{line}\r"));
        first.until(&format!("line {line}.\r\n"));
    }
    first.writes(PROMPT);
    first.child.kill().unwrap();
    first.wait();
    let mut second = editor(Some(&path));
    second.press("\x1b[A");
    second.writes(&format!("{BEFORE}> look züge\r\x1b[11C"));
    second.press("\x1b[A");
    second.writes(&format!("{BEFORE}> E4\r\x1b[4C"));
    second.press("\r");
    second.writes("\r\nline E4.\r\n");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "E4\nlook züge\nE4\n");
}

#[test]
fn a_history_that_cannot_be_kept_stops_nothing() {
    let mut session = editor(Some(Path::new("/dev/null/history.txt")));
    session.types("E4");
    session.press("\r");
    session.writes("\r\nline E4.\r\n");
    session.writes(PROMPT);
    session.press("\x1b[A");
    session.writes(&format!("{BEFORE}> E4\r\x1b[4C"));
}

#[test]
fn each_tab_puts_the_next_word_that_fits_into_the_line_and_then_what_was_typed() {
    let mut session = editor(None);
    session.types("WA");
    for (line, column) in [("walls", 7), ("ways", 6), ("WA", 4), ("walls", 7), ("ways", 6)] {
        session.press("\t");
        session.writes(&format!("{BEFORE}> {line}\r\x1b[{column}C"));
    }
    session.types(" R");
    session.press("\t");
    session.writes(&format!("{BEFORE}> ways rules\r\x1b[12C"));
    session.press("\r");
    session.writes("\r\nline ways rules.\r\n");
    session.writes(PROMPT);
    session.types("x");
    session.press("\t");
    session.is_quiet();
}

#[test]
fn a_pasted_megabyte_is_one_line_too_long() {
    let mut session = editor(None);
    let start = Instant::now();
    let mut keys = std::mem::replace(&mut session.keys, Box::new(std::io::sink()));
    let typist = thread::spawn(move || {
        keys.write_all("x".repeat(1 << 20).as_bytes()).unwrap();
        keys.write_all(b"\rE4\r").unwrap();
    });
    let written = session.until("TooLong.\r\n").len() + session.until("line E4.\r\n").len();
    typist.join().unwrap();
    assert!(written < 20_000, "{written} bytes");
    eprintln!("{:?}, {written} bytes", start.elapsed());
}

#[test]
fn control_characters_are_no_text() {
    let mut session = editor(None);
    // Even quoting a control character does not put it into the line.
    session.press("E\x16\x074\r");
    session.until("line E4.\r\n");
    session.writes(PROMPT);
    session.keys.write_all(b"\xFC").unwrap();
    session.writes("\r\nNotText.\r\n");
    session.writes(PROMPT);
    session.types("E4");
}

#[test]
fn the_plain_reader_never_writes_a_control_sequence() {
    for (mode, term) in [("plain", Some("xterm")), ("", Some("dumb")), ("", Some("emacs")), ("", None)] {
        let mut session = plain(mode, term);
        session.types("look E4");
        session.press("\r");
        session.writes("\r\nline look E4.\r\n> ");
        session.press("E5\r");
        session.writes("E5\r\nline E5.\r\n> ");
        session.press("\x04");
        session.writes("\r\nend.\r\n");
        session.ends();
    }
}

#[test]
fn the_plain_reader_drops_the_line_at_ctrl_c() {
    let mut session = plain("plain", Some("xterm"));
    session.types("E4");
    session.press("\x03");
    session.writes("^C\r\nInterrupt.\r\n> ");
    session.press("\x03");
    session.writes("^C\r\nInterrupt.\r\n> ");
    session.types("E5");
    session.press("\r");
    session.writes("\r\nline E5.\r\n> ");
    session.press("E6\x04\x04");
    session.writes("E6\r\nline E6.\r\n> \r\nend.\r\n");
    session.ends();
}

/// News interrupts a half-typed line, which can still be completed.
fn is_called_away(session: &mut Terminal) {
    session.press("soon\r");
    session.writes("soon\r\nline soon.\r\n> ");
    session.types("ha");
    session.writes("news.\r\n> ");
    session.types("nd");
    session.press("\r");
}

#[test]
fn the_plain_reader_is_called_away_from_a_line_and_reads_it_all_the_same() {
    let mut session = plain("plain", Some("xterm"));
    session.press("far\r");
    session.writes("far\r\nline far.\r\n> ");
    is_called_away(&mut session);
    session.writes("\r\nline hand.\r\n> ");
}
