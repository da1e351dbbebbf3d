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

fn header(game: &str) -> Header {
    Header { game: game.to_owned(), players: Vec::new(), seed: 7, options: String::new() }
}

fn create(home: &Home, game: &str) -> String {
    home.create(&header(game)).unwrap().0
}

/// Makes the file of a game look touched so many seconds after the epoch.
fn touch(folder: &Path, name: &str, seconds: u64) {
    let file = File::options().append(true).open(file_of(folder, name));
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    file.unwrap().set_modified(time).unwrap();
}

/// The text of a game's record.
fn text_of(home: &Home, name: &str) -> Result<String, ReadFault> {
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
fn a_game_is_written_line_by_line_and_read_back() {
    let (_folder, home) = home();
    let (name, mut file) = home.create(&header("sniff")).unwrap();
    assert_eq!(name, "sniff-1");
    let start = header("sniff").to_string();
    assert_eq!(text_of(&home, &name), Ok(start.clone()));
    file.write_all(b"1 done\n").unwrap();
    assert_eq!(text_of(&home, &name), Ok(format!("{start}1 done\n")));
    drop(file);
    let mut file = home.append(&name).unwrap();
    file.write_all(b"2 done\n").unwrap();
    assert_eq!(text_of(&home, &name), Ok(format!("{start}1 done\n2 done\n")));
}

#[test]
fn numbers_are_never_used_twice() {
    let (_folder, home) = home();
    assert_eq!(create(&home, "sniff"), "sniff-1");
    assert_eq!(create(&home, "sniff"), "sniff-2");
    assert_eq!(create(&home, "spion"), "spion-1");
    home.finish("sniff-2").unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-3");
    home.finish("sniff-1").unwrap();
    assert_eq!(home.unfinished().len(), 2);
    fs::write(file_of(&home.finished, "sniff-99"), "").unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-100");
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
        assert_eq!(text_of(&home, &name), Ok(header("sniff").to_string()));
    }
}

#[test]
fn what_has_the_name_already_is_not_touched() {
    let (_folder, home) = home();
    fs::create_dir_all(file_of(&home.games, "sniff-1")).unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-2");
    let last = format!("sniff-{}", u64::MAX);
    fs::write(file_of(&home.games, &last), "kept").unwrap();
    let error = home.create(&header("sniff")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::AlreadyExists);
    assert_eq!(text_of(&home, &last), Ok("kept".to_owned()));
}

#[test]
fn games_are_listed_newest_first() {
    let (_folder, home) = home();
    assert_eq!(home.unfinished(), [""; 0]);
    for _ in 0..10 {
        create(&home, "sniff");
    }
    for name in home.unfinished() {
        touch(&home.games, &name, 1_000);
    }
    touch(&home.games, "sniff-3", 2_000);
    touch(&home.games, "sniff-8", 500);
    let mut expected = vec![3, 10, 9, 7, 6, 5, 4, 2, 1, 8];
    let numbered = |n: &u32| format!("sniff-{n}");
    let names: Vec<String> = expected.iter().map(numbered).collect();
    assert_eq!(home.unfinished(), names);
    home.finish("sniff-3").unwrap();
    home.finish("sniff-9").unwrap();
    assert_eq!(home.finished(), ["sniff-3", "sniff-9"]);
    expected.retain(|n| ![3, 9].contains(n));
    let names: Vec<String> = expected.iter().map(numbered).collect();
    assert_eq!(home.unfinished(), names);
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
    let mut names = home.unfinished();
    names.sort();
    assert_eq!(names, ["copy", "sniff-1"]);
}

#[test]
fn a_finished_game_is_read_but_not_written() {
    let (_folder, home) = home();
    let name = create(&home, "sniff");
    home.finish(&name).unwrap();
    assert_eq!(text_of(&home, &name), Ok(header("sniff").to_string()));
    let kind = |result: io::Result<()>| result.unwrap_err().kind();
    assert_eq!(kind(home.append(&name).map(drop)), ErrorKind::NotFound);
    assert_eq!(kind(home.finish(&name)), ErrorKind::NotFound);
    fs::write(file_of(&home.games, &name), "other").unwrap();
    assert_eq!(kind(home.finish(&name)), ErrorKind::AlreadyExists);
    assert_eq!(home.unfinished(), [name]);
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
        assert_eq!(text_of(&home, name), Err(ReadFault::NoGame), "{name:?}");
        assert!(home.append(name).is_err(), "{name:?}");
        assert!(home.finish(name).is_err(), "{name:?}");
        assert!(home.create(&header(name)).is_err(), "{name:?}");
    }
    assert_eq!(read(&secret), Ok("secret".to_owned()));
}

#[test]
fn what_cannot_be_read_is_told() {
    let (_folder, home) = home();
    let name = create(&home, "sniff");
    let path = file_of(&home.games, &name);
    fs::write(&path, b"snuffel 1\ngame sn\xFFff\n").unwrap();
    assert_eq!(text_of(&home, &name), Err(ReadFault::NotText { line: 2 }));
    File::create(&path).unwrap().set_len(MOST_BYTES).unwrap();
    assert_eq!(text_of(&home, &name).map(|text| text.len()), Ok(16 << 20));
    let file = File::create(&path).unwrap();
    file.set_len(MOST_BYTES + 1).unwrap();
    assert_eq!(text_of(&home, &name), Err(ReadFault::TooBig));
    let fault = read(&home.games).unwrap_err();
    assert!(matches!(fault, ReadFault::Unreadable(_)), "{fault:?}");
    assert_eq!(text_of(&home, "sniff-9"), Err(ReadFault::NoGame));
}

#[cfg(unix)]
#[test]
fn a_game_is_played_by_one_program() {
    let (_folder, home) = home();
    let (name, file) = home.create(&header("sniff")).unwrap();
    let error = home.append(&name).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::ResourceBusy);
    assert!(text_of(&home, &name).is_ok());
    drop(file);
    home.append(&name).unwrap();
}
