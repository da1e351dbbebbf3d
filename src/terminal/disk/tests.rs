//! Tests of a home with what only a disk can have: obstructing folders, links and other programs.

use super::*;

use std::collections::HashSet;
use std::thread;

use tempfile::TempDir;

use crate::record::MOST_BYTES;
use crate::store::ReadFault;

/// The content of a new game's record.
const START: &str = "snuffel 1\ngame sniff\nseats\nseed 7\noptions \n";

fn home() -> (TempDir, Home) {
    let folder = tempfile::tempdir().unwrap();
    let home = at(&folder);
    (folder, home)
}

fn at(folder: &TempDir) -> Home {
    Home::locate(Some(&folder.path().join("data"))).unwrap()
}

fn games(folder: &TempDir) -> PathBuf {
    folder.path().join("data").join("games")
}

fn create(home: &Home, game: &str) -> String {
    home.create(game, START.as_bytes()).unwrap().0
}

fn text(home: &Home, name: &str) -> Result<String, ReadFault> {
    home.read(&home.find(name).ok_or(ReadFault::NoGame)?)
}

#[test]
fn a_folder_of_ones_own_holds_everything() {
    let disk = Disk::locate(Some(Path::new("d"))).unwrap();
    assert_eq!(disk.path(&Name::SETTINGS), Path::new("d/settings.toml"));
    assert_eq!(disk.path(&Name::KEY), Path::new("d/far.key"));
    assert_eq!(disk.path(&Name::record(Folder::Games, "sniff-1").unwrap()), Path::new("d/games/sniff-1.record"));
    assert_eq!(disk.path(&Name::record(Folder::Finished, "a b").unwrap()), Path::new("d/finished/a b.record"));
    assert_eq!(disk.path(&Name::sheet("labyrinth", "snake").unwrap()), Path::new("d/labyrinths/snake.txt"));
    assert_eq!(disk.path(&Name::meeting(0x1a2b)), Path::new("d/tables/00001a2b"));
    assert_eq!(disk.folder_of(Folder::Languages), Path::new("d/languages"));
    assert_eq!(disk.folder_of(Folder::Data), Path::new("d"));
    assert_eq!(disk.history(), Path::new("d/history.txt"));
    let slashed = Disk::locate(Some(Path::new("d/"))).unwrap();
    assert_eq!(slashed.folder(Folder::Data), "d");
    assert_eq!(Path::new(&slashed.folder(Folder::Languages)), Path::new("d/languages"));
    if let Some(disk) = Disk::locate(None) {
        assert!(disk.path(&Name::SETTINGS).is_absolute() && disk.history().is_absolute());
    }
}

#[test]
fn programs_that_begin_together_get_games_of_their_own() {
    let (folder, home) = home();
    let names: Vec<String> = thread::scope(|scope| {
        let begin = || {
            let home = at(&folder);
            (0..20).map(|_| create(&home, "sniff")).collect::<Vec<_>>()
        };
        let programs: Vec<_> = (0..4).map(|_| scope.spawn(begin)).collect();
        let names = programs.into_iter().flat_map(|program| program.join().unwrap());
        names.collect()
    });
    let different: HashSet<&String> = names.iter().collect();
    assert_eq!(different.len(), 80);
    for name in names {
        assert_eq!(text(&home, &name), Ok(START.to_owned()));
    }
}

#[test]
fn what_is_not_a_file_and_has_the_name_already_is_not_touched() {
    let (folder, home) = home();
    fs::create_dir_all(games(&folder).join("sniff-1.record")).unwrap();
    assert_eq!(create(&home, "sniff"), "sniff-2");
    assert_eq!(home.unfinished().unwrap(), ["sniff-2"], "a folder is no record");
    assert!(games(&folder).join("sniff-1.record").is_dir());
    let shelf = home.shelf("labyrinth");
    fs::create_dir_all(folder.path().join("data/labyrinths/snake.txt")).unwrap();
    assert_eq!((shelf.names().unwrap().len(), shelf.holds("snake")), (0, false));
}

#[test]
fn a_folder_that_cannot_be_read_is_no_empty_folder() {
    let (folder, home) = home();
    fs::create_dir(folder.path().join("data")).unwrap();
    fs::write(games(&folder), "in the way").unwrap();
    assert!(home.unfinished().is_err());
    assert!(home.create("sniff", b"").is_err());
    assert!(home.finished().unwrap().is_empty());
}

#[test]
fn no_name_leaves_the_folder() {
    let (folder, home) = home();
    create(&home, "sniff");
    let secret = folder.path().join("secret.record");
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
    assert_eq!(fs::read_to_string(&secret).unwrap(), "secret");
}

#[test]
fn a_record_may_have_as_many_bytes_as_are_read() {
    let (folder, home) = home();
    let name = create(&home, "sniff");
    let path = games(&folder).join("sniff-1.record");
    File::create(&path).unwrap().set_len(MOST_BYTES).unwrap();
    assert_eq!(text(&home, &name).map(|text| text.len() as u64), Ok(MOST_BYTES));
    File::create(&path).unwrap().set_len(MOST_BYTES + 1).unwrap();
    assert_eq!(text(&home, &name), Err(ReadFault::TooBig));
}

#[cfg(unix)]
#[test]
fn folders_and_records_are_for_the_player_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, home) = home();
    let (name, at, paper) = home.create("sniff", START.as_bytes()).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let [data, waiting, over] = ["data", "data/games", "data/finished"].map(|name| folder.path().join(name));
    assert_eq!((mode(&data), mode(&waiting), mode(&waiting.join("sniff-1.record"))), (0o700, 0o700, 0o600));
    drop(paper);
    let disk = Disk::locate(Some(&data)).unwrap();
    disk.rename(&at, &Name::record(Folder::Finished, &name).unwrap()).unwrap();
    assert_eq!((mode(&over), mode(&over.join("sniff-1.record"))), (0o700, 0o600));
}

#[cfg(unix)]
#[test]
fn a_link_stays_where_it_is_replaced_and_not_where_it_is_exchanged() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::locate(Some(folder.path())).unwrap();
    let (link, target) = (folder.path().join("settings.toml"), folder.path().join("elsewhere"));
    fs::write(&target, "old").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    disk.replace(&Name::SETTINGS, b"new").unwrap();
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&target).unwrap(), "new");
    disk.exchange(&Name::SETTINGS, b"newer").unwrap();
    assert!(!link.is_symlink());
    assert_eq!(
        (fs::read_to_string(&target).unwrap(), fs::read_to_string(&link).unwrap()),
        ("new".into(), "newer".into())
    );
}
