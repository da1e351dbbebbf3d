use super::*;

use std::collections::HashSet;
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

fn home() -> (TempDir, Home) {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::of(Some(&folder.path().join("data"))).unwrap();
    (folder, home)
}

/// What stands in the record of a new game.
const START: &str = "snuffel 1\ngame sniff\nseats\nseed 7\noptions \n";

fn create(home: &Home, game: &str) -> String {
    home.create(game, START.as_bytes()).unwrap().0
}

/// Puts a game away, as its scribe does.
fn finish(home: &Home, name: &str) {
    file::make_folder(&home.finished).unwrap();
    fs::rename(file_of(&home.games, name), home.finished_file(name)).unwrap();
}

/// Makes the file of a game look touched so many seconds after the epoch.
fn touch(folder: &Path, name: &str, seconds: u64) {
    let file = File::options().append(true).open(file_of(folder, name));
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    file.unwrap().set_modified(time).unwrap();
}

/// The text of a game's record.
fn text(home: &Home, name: &str) -> Result<String, ReadFault> {
    read(&home.find(name).ok_or(ReadFault::NoGame)?)
}

#[test]
fn a_folder_of_ones_own_holds_everything() {
    let home = Home::of(Some(Path::new("d"))).unwrap();
    assert_eq!(home.settings, Path::new("d/settings.toml"));
    assert_eq!(home.games, Path::new("d/games"));
    assert_eq!(home.finished, Path::new("d/finished"));
    assert_eq!(home.history, Path::new("d/history.txt"));
    if let Some(home) = Home::of(None) {
        assert!(home.games.is_absolute());
    }
}

#[test]
fn numbers_are_never_used_twice() {
    let (_folder, home) = home();
    assert_eq!(create(&home, "sniff"), "sniff-1");
    assert_eq!(create(&home, "sniff"), "sniff-2");
    assert_eq!(create(&home, "spion"), "spion-1");
    finish(&home, "sniff-2");
    assert_eq!(create(&home, "sniff"), "sniff-3");
    finish(&home, "sniff-1");
    assert_eq!(home.unfinished().unwrap().len(), 2);
    fs::write(file_of(&home.finished, "sniff-99"), "").unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-100");
}

#[test]
fn no_number_that_somebody_else_gives_is_the_last() {
    let (_folder, home) = home();
    create(&home, "sniff");
    for number in [u64::MAX, u32::MAX.into(), u64::from(u32::MAX) + 2] {
        fs::write(file_of(&home.games, &format!("sniff-{number}")), "").unwrap();
        create(&home, "sniff");
    }
    assert_eq!(create(&home, "sniff"), "sniff-4294967299");
    assert_eq!(home.unfinished().unwrap().len(), 8);
}

#[test]
fn programs_that_begin_together_get_games_of_their_own() {
    let (_folder, home) = home();
    let names: Vec<String> = thread::scope(|scope| {
        let begin = || (0..20).map(|_| create(&home, "sniff")).collect::<Vec<_>>();
        let programs: Vec<_> = (0..4).map(|_| scope.spawn(begin)).collect();
        let names = programs.into_iter().flat_map(|p| p.join().unwrap());
        names.collect()
    });
    let different: HashSet<&String> = names.iter().collect();
    assert_eq!(different.len(), 80);
    for name in names {
        assert_eq!(text(&home, &name), Ok(START.to_owned()));
    }
}

#[test]
fn what_has_the_name_already_is_not_touched() {
    let (_folder, home) = home();
    fs::create_dir_all(file_of(&home.games, "sniff-1")).unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-2");
    let last = format!("sniff-{}", u64::MAX);
    fs::write(file_of(&home.games, &last), "kept").unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-3");
    assert_eq!(text(&home, &last), Ok("kept".to_owned()));
}

#[test]
fn games_are_listed_newest_first() {
    let (_folder, home) = home();
    assert_eq!(home.unfinished().unwrap(), [""; 0]);
    for _ in 0..10 {
        create(&home, "sniff");
    }
    for name in home.unfinished().unwrap() {
        touch(&home.games, &name, 1_000);
    }
    touch(&home.games, "sniff-3", 2_000);
    touch(&home.games, "sniff-8", 500);
    let mut expected = vec![3, 10, 9, 7, 6, 5, 4, 2, 1, 8];
    let numbered = |n: &u32| format!("sniff-{n}");
    let names: Vec<String> = expected.iter().map(numbered).collect();
    assert_eq!(home.unfinished().unwrap(), names);
    finish(&home, "sniff-3");
    finish(&home, "sniff-9");
    assert_eq!(home.finished().unwrap(), ["sniff-3", "sniff-9"]);
    expected.retain(|n| ![3, 9].contains(n));
    let names: Vec<String> = expected.iter().map(numbered).collect();
    assert_eq!(home.unfinished().unwrap(), names);
}

#[test]
fn what_is_no_record_is_not_listed() {
    let (_folder, home) = home();
    create(&home, "sniff");
    for name in ["sniff-2.record.tmp", "notes.txt", "sniff-3", ".record"] {
        fs::write(home.games.join(name), "").unwrap();
    }
    fs::create_dir(home.games.join("folder.record")).unwrap();
    fs::write(home.games.join("copy.record"), "").unwrap();
    let mut names = home.unfinished().unwrap();
    names.sort();
    assert_eq!(names, ["copy", "sniff-1"]);
}

#[test]
fn a_finished_game_is_read_and_not_taken_up() {
    let (_folder, home) = home();
    let name = create(&home, "sniff");
    assert!(home.open(&name).is_ok());
    finish(&home, &name);
    assert_eq!(text(&home, &name), Ok(START.to_owned()));
    assert_eq!(home.open(&name).unwrap_err(), ReadFault::NoGame);
}

#[test]
fn a_folder_that_cannot_be_read_is_no_empty_folder() {
    let (_folder, home) = home();
    file::make_folder(home.games.parent().unwrap()).unwrap();
    fs::write(&home.games, "in the way").unwrap();
    assert!(home.unfinished().is_err());
    assert!(home.create("sniff", b"").is_err());
    assert!(home.finished().unwrap().is_empty());
}

#[test]
fn a_game_is_deleted_wherever_it_is_and_no_other() {
    let (_folder, home) = home();
    for _ in 0..3 {
        create(&home, "sniff");
    }
    finish(&home, "sniff-1");
    home.delete("sniff-1").unwrap();
    home.delete("sniff-3").unwrap();
    assert_eq!(home.delete("sniff-3"), Err(ReadFault::NoGame));
    assert_eq!((home.unfinished().unwrap(), home.finished().unwrap()), (vec!["sniff-2".to_owned()], Vec::new()));
    let playing = home.open("sniff-2").unwrap();
    assert_eq!(home.delete("sniff-2"), Err(ReadFault::Busy));
    drop(playing);
    fs::write(file_of(&home.games, "sniff-2"), b"\xFF").unwrap();
    assert_eq!(home.delete("sniff-2"), Ok(()));
}

#[test]
fn a_damaged_end_is_cut_off_and_kept_beside_it() {
    let (_folder, home) = home();
    let name = create(&home, "sniff");
    let path = file_of(&home.games, &name);
    for number in 1..=2 {
        fs::write(&path, format!("{START}1 do")).unwrap();
        let mut opened = home.open(&name).unwrap();
        assert_eq!(store_text(&opened), format!("{START}1 do"));
        let copy = opened.mend(START.len()).unwrap();
        assert_eq!(copy, home.games.join(format!("sniff-1.damaged-{number}")));
        assert_eq!(fs::read_to_string(copy).unwrap(), format!("{START}1 do"));
        drop(opened);
        assert_eq!(text(&home, &name), Ok(START.to_owned()));
    }
    assert_eq!(home.unfinished().unwrap(), [name]);
}

fn store_text(opened: &Opened) -> String {
    String::from_utf8(opened.bytes.clone()).unwrap()
}

#[test]
fn no_name_leaves_the_folder() {
    let (folder, home) = home();
    create(&home, "sniff");
    let secret = file_of(folder.path(), "secret");
    fs::write(&secret, "secret").unwrap();
    let absolute = folder.path().join("secret");
    for name in [
        "",
        ".",
        "..",
        "../../secret",
        "..\\..\\secret",
        "./sniff-1",
        "sniff-1/",
        "C:secret",
        "a\0b",
        absolute.to_str().unwrap(),
    ] {
        assert_eq!(text(&home, name), Err(ReadFault::NoGame), "{name:?}");
        assert_eq!(home.open(name).unwrap_err(), ReadFault::NoGame, "{name:?}");
        assert_eq!(home.delete(name), Err(ReadFault::NoGame), "{name:?}");
        assert!(home.create(name, b"").is_err(), "{name:?}");
    }
    assert_eq!(read(&secret), Ok("secret".to_owned()));
}

#[test]
fn what_cannot_be_read_is_told() {
    let (_folder, home) = home();
    let name = create(&home, "sniff");
    let path = file_of(&home.games, &name);
    fs::write(&path, b"snuffel 1\ngame sn\xFFff\n").unwrap();
    assert_eq!(text(&home, &name), Err(ReadFault::NotText { line: 2 }));
    File::create(&path).unwrap().set_len(MOST_BYTES).unwrap();
    assert_eq!(text(&home, &name).map(|text| text.len() as u64), Ok(MOST_BYTES));
    let file = File::create(&path).unwrap();
    file.set_len(MOST_BYTES + 1).unwrap();
    assert_eq!(text(&home, &name), Err(ReadFault::TooBig));
    #[cfg(unix)]
    assert_eq!(read(&home.games), Err(ReadFault::NotFile));
    assert_eq!(text(&home, "sniff-9"), Err(ReadFault::NoGame));
}

#[test]
fn a_game_is_played_by_one_program() {
    let (_folder, home) = home();
    let (name, _, file) = home.create("sniff", START.as_bytes()).unwrap();
    assert_eq!(home.open(&name).unwrap_err(), ReadFault::Busy);
    drop(file);
    let opened = home.open(&name).unwrap();
    assert_eq!(home.open(&name).unwrap_err(), ReadFault::Busy);
    drop(opened);
    home.open(&name).unwrap();
}

#[test]
fn bytes_that_are_no_text_leave_the_lines_before_them() {
    assert_eq!(text_of(b"a\nb"), ("a\nb", None));
    assert_eq!(text_of(b"a\nb\xFF\nc\n"), ("a\n", Some(2)));
    assert_eq!(text_of(b"\xFF"), ("", Some(1)));
}
