//! Saved means saved: full disks, vanishing folders, invalid files, and kills at any moment.

use std::fs;
use std::io::Write;
use std::time::{Duration, Instant, SystemTime};

use snuffel::record::Record;

#[cfg(unix)]
use crate::common::program::Talk;
use crate::common::program::{Place, binary};

const GAME: &str = "play sniff --lang en --seats human,easy --seed 4";
const SAVED: &str = "The game is saved as sniff-1, as after every move. You play on.";

/// The number of times the program is killed during its start: `SNUFFEL_KILLS`, or 20.
fn kills() -> u64 {
    let kills = std::env::var("SNUFFEL_KILLS").ok();
    kills.and_then(|kills| kills.parse().ok()).unwrap_or(20)
}

/// The records of all unfinished games, and any other files there.
fn files(place: &Place) -> Vec<String> {
    let entries = fs::read_dir(place.path("games")).into_iter().flatten();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_kill_while_a_game_begins_leaves_all_games_to_be_taken_up() {
    let place = Place::new();
    place.run(GAME, b"save\n");
    // A start takes milliseconds or, on a busy machine, several times as long; all of that time is covered.
    let begun = Instant::now();
    place.start(GAME).kill();
    let longest = 2 * begun.elapsed();
    for kill in 0..kills() {
        let mut child = place.command(GAME).spawn().unwrap();
        // The player's first move creates the record's file.
        child.stdin.as_mut().unwrap().write_all(b"E4 D4\n").unwrap();
        std::thread::sleep(longest.mul_f64((kill * 7919 % 20_000) as f64 / 20_000.0));
        child.kill().unwrap();
        child.wait().unwrap();
        if kill % 50 == 0 || kill + 1 == kills() {
            let ran = place.run("resume --lang en", b"");
            assert_eq!(ran.status, 0, "{}", ran.out);
            assert!(ran.out.starts_with("Welcome back to sniff-"), "{}", ran.out);
        }
    }
    let (records, drafts): (Vec<String>, Vec<String>) =
        files(&place).into_iter().partition(|name| name.ends_with(".record"));
    for name in &records {
        let text = place.text(&format!("games/{name}"));
        assert!(Record::parse(&text).is_ok(), "{name}: {text:?}");
    }
    // Two more games were begun, and the one that was killed may have left nothing.
    let (records, drafts) = (records.len().saturating_sub(2), drafts.len());
    println!("{} kills while a game began: {records} left a record, {drafts} a draft.", kills());
}

#[test]
fn what_a_kill_has_left_beside_the_games_goes_with_a_later_start() {
    let place = Place::new();
    place.run(GAME, b"save\n");
    let left = place.path("games/.snuffel-aB3xYz.draft");
    fs::write(&left, "snuffel 1\n").unwrap();
    let touch = |ago: Duration| {
        let time = SystemTime::now() - ago;
        fs::File::options().append(true).open(&left).unwrap().set_modified(time).unwrap();
    };
    touch(Duration::from_secs(60));
    place.run(GAME, b"save\n");
    assert!(left.exists(), "somebody may be writing it");
    touch(Duration::from_secs(24 * 3600));
    place.run(GAME, b"save\n");
    assert!(!left.exists());
    assert_eq!(files(&place).len(), 3);
}

#[test]
fn a_game_is_put_away_as_soon_as_it_is_over() {
    let place = Place::new();
    let mut talk = place.start(GAME);
    talk.answer("build");
    talk.answer("resign");
    talk.answer("yes");
    talk.kill();
    assert!(place.path("finished/sniff-1.record").exists());
    assert!(files(&place).is_empty());
}

#[test]
fn a_record_whose_folder_vanishes_is_written_anew() {
    let place = Place::new();
    let mut talk = place.start(GAME);
    talk.answer("E4 D4");
    let before = place.text("games/sniff-1.record");
    fs::remove_dir_all(place.path("games")).unwrap();
    assert_eq!(talk.answer("save"), [SAVED]);
    assert_eq!(place.text("games/sniff-1.record"), before);
    fs::remove_dir_all(place.path("games")).unwrap();
    talk.answer("E3 D3");
    assert!(place.text("games/sniff-1.record").starts_with(&before));
}

#[test]
fn a_record_that_something_else_has_taken_the_place_of_is_not_called_saved() {
    let place = Place::new();
    let mut talk = place.start(GAME);
    assert_eq!(talk.answer("save"), [SAVED]);
    let path = place.path("games/sniff-1.record");
    fs::remove_file(&path).unwrap();
    fs::write(&path, "mine\n").unwrap();
    let fault = "Something else has changed the file.";
    let heard = talk.answer("E4 D4");
    let told = format!("Saving fails. {fault} You can play on; I will try again after every line.");
    assert_eq!(heard, ["Wall D4 E4 is up, 19 left.", &told]);
    assert_eq!(talk.answer("save"), [format!("The game could not be saved. {fault}")]);
    assert_eq!(talk.answer("note where"), [format!("Noted, but only until you leave. {fault}")]);
    assert_eq!(place.text("games/sniff-1.record"), "mine\n");
    fs::remove_file(&path).unwrap();
    let heard = talk.answer("walls");
    assert_eq!(heard.last().unwrap(), "Saving works again. Nothing is missing.");
    assert_eq!(talk.answer("save"), [SAVED]);
    assert!(place.text("games/sniff-1.record").ends_with("1 walls D4-E4\nnote 1 where\n"));
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let question = "Not everything is saved, and the rest would be lost. Leave? Yes or no; Enter means no.";
    assert!(talk.answer("quit").ends_with(&[question.to_owned()]));
    let last = talk.line("yes");
    assert!(last.starts_with("The game could not be saved."), "{last}");
    assert_eq!(talk.end().1, 0);
}

/// Runs the program with a file size limit in blocks of 512 bytes.
#[cfg(unix)]
fn limited(place: &Place, blocks: u32, args: &str) -> std::process::Command {
    let program = place.command(args);
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &format!("ulimit -f {blocks}; exec \"$0\" \"$@\"")]);
    command.arg(program.get_program()).args(program.get_args());
    command.env_clear();
    command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
    command
}

#[cfg(unix)]
#[test]
fn what_a_full_disk_does_not_take_is_told_and_never_called_saved() {
    let place = Place::new();
    let mut talk = Talk::of(limited(&place, 1, GAME));
    let note = format!("note {}", "x".repeat(200));
    let heard: Vec<Vec<String>> = (0..4).map(|_| talk.answer(&note)).collect();
    let failing =
        heard.iter().filter(|heard| heard.as_slice() == ["Noted, but only until you leave. The disk is full."]).count();
    assert!((1..4).contains(&failing), "{heard:?}");
    assert_eq!(heard[0], ["Noted."]);
    assert_eq!(talk.answer("save"), ["The game could not be saved. The disk is full."]);
    let text = place.text("games/sniff-1.record");
    assert!(text.ends_with("x\n"), "no part of a line: {text:?}");
    // A game whose end cannot be written is not moved to the finished ones.
    talk.answer("resign");
    let heard = talk.answer("yes");
    assert!(heard.contains(&"You give up.".to_owned()), "{heard:?}");
    let (rest, status) = talk.end();
    assert!(rest.contains("The game could not be saved. The disk is full."), "{rest}");
    assert_eq!(status, 0);
    assert!(!place.path("finished").exists());
}

#[cfg(unix)]
#[test]
fn a_start_on_a_full_disk_leaves_nothing_and_hides_no_other_game() {
    let place = Place::new();
    place.run(GAME, b"save\n");
    let mut talk = Talk::of(limited(&place, 0, GAME));
    let heard = talk.answer("E4 D4").concat();
    assert!(heard.contains("Saving fails. The disk is full."), "{heard}");
    assert_eq!(talk.answer("save"), ["The game could not be saved. The disk is full."]);
    assert_eq!(files(&place), ["sniff-1.record"]);
    let ran = place.run("resume --lang en", b"");
    assert!(ran.out.starts_with("Welcome back to sniff-1."), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_told_at_once() {
    let place = Place::new();
    let pipe = place.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let ran = place.run(&format!("replay {} --lang en", pipe.display()), b"");
    assert_eq!((ran.status, ran.out), (1, format!("{} is not a file.\n", pipe.display())));
    let said = place.answers(GAME, &[&format!("load {}", pipe.display()), "load /dev/zero"]);
    assert!(said[1].ends_with(" is not a text file.\n"), "{said:?}");
    assert_eq!(said[2], "/dev/zero is not a text file.\n");
    fs::create_dir_all(place.path("games")).unwrap();
    fs::rename(&pipe, place.path("games/sniff-9.record")).unwrap();
    let ran = place.run("resume sniff-9 --lang en", b"");
    assert_eq!((ran.status, ran.out.as_str()), (1, "No game \"sniff-9\" is waiting. The latest: none.\n"));
    std::os::unix::fs::symlink("/dev/zero", place.path("settings.toml")).unwrap();
    let ran = place.run("games --lang en", b"");
    assert_eq!(ran.status, 0);
    let ran = place.run("--lang en", b"quit\n");
    let first = ran.out.lines().next().unwrap();
    assert!(first.starts_with("The settings in ") && first.contains("cannot be read"), "{first}");
}

#[test]
fn a_folder_that_cannot_be_read_is_told_as_such() {
    let place = Place::new();
    fs::write(place.path("games"), "in the way").unwrap();
    let told = format!("The folder {} cannot be read.\n", place.path("games").display());
    let ran = place.run("resume --lang en", b"");
    assert_eq!((ran.status, &ran.out), (1, &told));
    let ran = place.run("--lang en", b"games\nresume\n");
    assert_eq!(ran.out.matches(&told).count(), 2, "{}", ran.out);
}

#[test]
fn a_labyrinth_is_not_called_what_no_file_should_be_called() {
    let place = Place::new();
    let names = ["CON", "nul", "-rf", ".hidden", "dot."];
    let typed = names.map(|name| format!("save labyrinth {name}"));
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    let said = place.answers(GAME, &typed);
    for (said, name) in said[1..].iter().zip(names) {
        let told = [
            "The labyrinth is still empty: no wall, no treasure.",
            &format!("A file cannot be called {name}. Use letters and digits."),
        ];
        assert_eq!(said.lines().take(2).collect::<Vec<_>>(), told);
    }
    assert!(!place.path("labyrinths").exists());
}

/// If this user cannot write a record, the program says so at the start, and never claims that the game is saved.
#[cfg(unix)]
#[test]
fn a_record_without_the_right_to_write_is_never_called_saved() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    use std::os::unix::process::CommandExt;

    /// Any user except the superuser, who ignores permissions.
    const NOBODY: u32 = 65_534;
    let place = Place::new();
    place.run(GAME, b"save\n");
    let set = |name: &str, mode| fs::set_permissions(place.path(name), fs::Permissions::from_mode(mode)).unwrap();
    let mut command = place.command("resume --lang en");
    if fs::metadata(place.path("")).unwrap().uid() == 0 {
        let program = place.path("snuffel");
        fs::copy(binary(), &program).unwrap();
        let mut other = std::process::Command::new(program);
        other.env_clear().args(command.get_args()).uid(NOBODY).gid(NOBODY);
        other.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
        command = other;
        set("", 0o755);
        chown(place.path("games"), Some(NOBODY), Some(NOBODY)).unwrap();
        set("games/sniff-1.record", 0o444);
    }
    set("games/sniff-1.record", 0o444);
    set("games", 0o555);
    let before = place.text("games/sniff-1.record");
    let mut talk = Talk::of(command);
    let fault = "Writing there is not allowed.";
    assert!(talk.said.contains(&format!("Saving fails. {fault}")), "{}", talk.said);
    assert_eq!(talk.answer("save"), [format!("The game could not be saved. {fault}")]);
    talk.answer("E4 D4");
    assert_eq!(talk.answer("note here"), [format!("Noted, but only until you leave. {fault}")]);
    let (last, status) = talk.end();
    assert_eq!((last.as_str(), status), (&*format!("\nThe game could not be saved. {fault}\n"), 0));
    assert_eq!(place.text("games/sniff-1.record"), before);
    set("games", 0o755);
}
