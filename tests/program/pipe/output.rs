//! If the output cannot be written, the program ends soon, and with an error.

use std::fs::File;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, binary, told, wait_for};

/// Every way to start the program.
const RUNS: &[&str] = &[
    "--version",
    "--help",
    "help play",
    "check",
    "rules sniff goal",
    "rules sniff goal --brf",
    "replay sniff-1",
    "simulate sniff --games 2 --size 4x4 --seats easy,easy",
    "simulate sniff --games 2 --size 4x4 --seats easy,easy --json",
    "resume",
    "play sniff --seats human,easy",
    "play sniff --seats human:Anna,human:Ben",
    "play spion --seats normal,normal",
    "",
    "--braille 40",
    "--plain --speech",
];

/// A place with a saved game.
fn place() -> Place {
    let mut place = Place::new();
    place.env = vec![("SPEECHD_ADDRESS", "/nowhere/speech")];
    place.start("play sniff --seats human,easy").kill();
    place
}

/// The exit status of the program, with endless input.
fn status(mut command: Command, out: Stdio) -> Option<i32> {
    let mut child = command.stdout(out).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typist = thread::spawn(move || while stdin.write_all(b"help\n").is_ok() {});
    let status = wait_for(&mut child);
    typist.join().unwrap();
    status.code()
}

fn command(place: &Place, args: &str) -> Command {
    let mut command = place.command(args);
    command.current_dir(place.path(""));
    command
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_no_run_ends_well() {
    for args in RUNS {
        let place = place();
        let full = File::options().write(true).open("/dev/full").unwrap();
        assert_eq!(status(command(&place, args), full.into()), Some(1), "{args:?}");
    }
}

/// The program's standard error when nothing can be written to `out`.
#[cfg(target_os = "linux")]
fn complaint(args: &str, out: Stdio) -> String {
    let place = place();
    let mut command = command(&place, &format!("--lang de {args}"));
    let output = command.stdin(Stdio::null()).stdout(out).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{args}");
    String::from_utf8(output.stderr).unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_told_in_one_line_but_not_to_whoever_wants_no_more() {
    let unwritten = told(Lang::De, &Message::new("cli-unwritten")) + "\n";
    for args in ["rules sniff all", "--version", "check", "rules sniff goal --brf", "replay sniff-1", "resume sniff-9"]
    {
        let full = File::options().write(true).open("/dev/full").unwrap();
        assert_eq!(complaint(args, full.into()), unwritten, "{args}");
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        assert_eq!(complaint(args, writer.into()), "", "{args}");
    }
}

#[test]
fn where_nobody_listens_no_run_ends_well() {
    for args in RUNS {
        let place = place();
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        assert_eq!(status(command(&place, args), writer.into()), Some(1), "{args:?}");
    }
}

#[test]
fn what_cannot_be_told_is_not_played_to_its_end() {
    // Each of these would take hours.
    for args in ["simulate sniff --games 1000000 --seats hard,hard", "play spion --seats hard,hard"] {
        let place = place();
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        assert_eq!(status(command(&place, args), writer.into()), Some(1), "{args:?}");
    }
}

/// A user id unknown to the system.
#[cfg(target_os = "linux")]
const NOBODY: u32 = 54_321;

#[cfg(target_os = "linux")]
#[test]
fn without_a_home_folder_it_is_told_at_the_start_that_nothing_is_kept() {
    use std::os::unix::process::CommandExt;

    if !nix::unistd::geteuid().is_root() {
        return eprintln!("did not run: only root can be somebody else");
    }
    for lang in Lang::ALL {
        for (args, line) in [("", 1), ("play sniff --seats human,easy", 0)] {
            let mut command = Command::new(binary());
            command.env_clear().uid(NOBODY).current_dir("/");
            command.args(["--lang", lang.code()]).args(args.split_whitespace());
            let Ok(output) = command.stdin(Stdio::null()).output() else {
                return eprintln!("did not run: the program is in a folder that only root can read");
            };
            let said = String::from_utf8(output.stdout).unwrap();
            let missing = told(lang, &Message::new("home-missing"));
            assert_eq!(said.lines().position(|said| said == missing), Some(line), "{said}");
            assert_eq!(said.matches(&missing).count(), 1);
            assert_eq!(output.status.code(), Some(0));
        }
    }
}
