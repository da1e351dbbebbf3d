use super::*;

use crate::store::memory::Memory;
use crate::store::vault::Vault;

const KINDS: &[&str] = &["labyrinth"];

/// The beginnings of two games, and more of the first one.
const ONE: &str = "snuffel 1\ngame sniff\nseats human easy\nseed 1\noptions size=5x5 walls=20\n1 build\n";
const MORE: &str = "snuffel 1\ngame sniff\nseats human easy\nseed 1\noptions size=5x5 walls=20\n1 build\n1 done\n";
const OTHER: &str = "snuffel 1\ngame sniff\nseats human easy\nseed 2\noptions size=5x5 walls=20\n1 build\n";

fn home(files: &[(&str, &str)]) -> (Memory, Home) {
    let memory = Memory::default();
    for (path, text) in files {
        memory.overwrite(&named(path), text.as_bytes());
    }
    let home = Home::on(memory.clone());
    (memory, home)
}

/// The name of the file at this path in the memory.
fn named(path: &str) -> Name {
    let (folder, file) = path.split_once('/').unwrap_or(("", path));
    let folder = match folder {
        "games" => Folder::Games,
        "finished" => Folder::Finished,
        "tables" => Folder::Tables,
        "labyrinths" => Folder::Shelf("labyrinth"),
        _ if path == "settings.toml" => Folder::Config,
        _ => Folder::Data,
    };
    Name::found(folder, file.to_owned()).unwrap()
}

/// All files in a memory, with their contents.
fn files(memory: &Memory) -> Vec<(String, String)> {
    let all = memory.all().into_iter();
    let mut all: Vec<_> =
        all.map(|(name, bytes)| (Vault::place(memory, &name), String::from_utf8(bytes).unwrap())).collect();
    all.sort();
    all
}

fn record(name: &str, text: &str) -> Piece {
    Piece { part: Part::Waiting(name.into()), bytes: text.into(), touched: SystemTime::UNIX_EPOCH }
}

#[test]
fn what_is_packed_is_there_again_and_comes_only_once() {
    let key = "0123456789abcdef0123456789abcdef";
    let (from, packing) = home(&[
        ("settings.toml", "spell = \"letters\"\n"),
        ("far.key", key),
        ("friends", ""),
        ("games/sniff-3.record", ONE),
        ("finished/sniff-1.record", OTHER),
        ("labyrinths/snake.txt", "5x5\n"),
        ("tables/00001a2b", "code 1\n"),
    ]);
    // Half-written lines, the input history and leftover files are not packed.
    from.overwrite(&named("games/sniff-3.record"), format!("{ONE}1 do").as_bytes());
    from.overwrite(&named("history.txt"), b"play sniff\n");
    from.overwrite(&named("games/sniff-3.damaged-1"), ONE.as_bytes());
    let packed = packing.pack(KINDS).unwrap();
    assert_eq!((packed.pieces.len(), packed.unread), (7, 0));
    let (to, unpacking) = home(&[]);
    let arrived = unpacking.unpack(&packed.pieces, false).unwrap();
    let came = |new, there| Came { new, there };
    let all =
        Arrived { games: came(2, 0), sheets: came(1, 0), settings: Fate::Came, key: Fate::Came, ..Arrived::default() };
    assert_eq!(arrived, all);
    from.overwrite(&named("games/sniff-3.record"), ONE.as_bytes());
    from.remove(&named("history.txt")).unwrap();
    from.remove(&named("games/sniff-3.damaged-1")).unwrap();
    assert_eq!(files(&to), files(&from));
    let touched = |memory: &Memory| memory.touched(&named("finished/sniff-1.record")).unwrap();
    assert_eq!(touched(&to), touched(&from));
    let again = unpacking.unpack(&packed.pieces, false).unwrap();
    assert_eq!(again, Arrived { games: came(0, 2), sheets: came(0, 1), ..Arrived::default() });
    assert_eq!(files(&to), files(&from));
}

#[test]
fn another_game_of_the_same_name_gets_the_next_one() {
    let (memory, home) = home(&[("games/sniff-3.record", OTHER), ("finished/sniff-4.record", OTHER)]);
    let arrived = home.unpack(&[record("sniff-3", ONE)], false).unwrap();
    assert_eq!(arrived.games, Came { new: 1, there: 0 });
    let held = |name: &str| files(&memory).into_iter().find(|(file, _)| file == name).map(|(_, text)| text);
    assert_eq!(held("games/sniff-3.record").as_deref(), Some(OTHER));
    assert_eq!(held("games/sniff-5.record").as_deref(), Some(ONE));
}

#[test]
fn a_game_that_went_on_elsewhere_goes_on_here_and_never_back() {
    let (memory, home) = home(&[("games/sniff-3.record", ONE)]);
    assert_eq!(home.unpack(&[record("sniff-9", MORE)], false).unwrap().further, 1);
    assert_eq!(files(&memory), [("games/sniff-3.record".to_owned(), MORE.to_owned())]);
    assert_eq!(home.unpack(&[record("sniff-3", ONE)], false).unwrap().games, Came { new: 0, there: 1 });
    assert_eq!(files(&memory), [("games/sniff-3.record".to_owned(), MORE.to_owned())]);
    let over = Piece { part: Part::Finished("sniff-3".into()), ..record("sniff-3", &format!("{MORE}2 resign\n")) };
    assert_eq!(home.unpack(&[over], false).unwrap().further, 1);
    assert_eq!(files(&memory), [("finished/sniff-3.record".to_owned(), format!("{MORE}2 resign\n"))]);
}

#[test]
fn a_game_that_is_being_played_stays_as_it_is() {
    let (memory, home) = home(&[("games/sniff-3.record", ONE)]);
    let opened = home.open("sniff-3").unwrap();
    let arrived = home.unpack(&[record("sniff-3", MORE)], false).unwrap();
    assert_eq!((arrived.busy, arrived.further, arrived.fault), (1, 0, None));
    drop(opened);
    assert_eq!(files(&memory), [("games/sniff-3.record".to_owned(), ONE.to_owned())]);
}

#[test]
fn of_what_there_is_only_one_the_own_stays_unless_it_was_asked_for() {
    let (memory, home) = home(&[("settings.toml", "spell = \"plain\"\n"), ("far.key", &"a".repeat(32))]);
    let piece = |part, text: &str| Piece { part, bytes: text.into(), touched: SystemTime::UNIX_EPOCH };
    let pieces = [piece(Part::Settings, "spell = \"letters\"\n"), piece(Part::Key, &"b".repeat(32))];
    assert!(home.has_other_settings(&pieces));
    let before = files(&memory);
    let arrived = home.unpack(&pieces, false).unwrap();
    assert_eq!((arrived.settings, arrived.key), (Fate::Stays, Fate::Stays));
    assert_eq!(files(&memory), before);
    let arrived = home.unpack(&pieces, true).unwrap();
    assert_eq!((arrived.settings, arrived.key), (Fate::Came, Fate::Stays));
    assert!(!home.has_other_settings(&pieces));
    // Settings of a later version are imported too; broken ones are not asked about.
    let later = [piece(Part::Settings, "smell = \"roses\"\n")];
    assert!(home.has_other_settings(&later));
    assert_eq!(home.unpack(&later, true).unwrap().settings, Fate::Came);
    let broken = [piece(Part::Settings, "smell roses\n")];
    assert!(!home.has_other_settings(&broken));
    assert_eq!(home.unpack(&broken, true).unwrap().settings, Fate::Stays);
}

#[test]
fn a_labyrinth_of_the_same_name_gets_another_one() {
    let (memory, home) = home(&[("labyrinths/snake.txt", "5x5\n")]);
    let sheet = |text: &str| {
        let part = Part::Sheet("labyrinth", "snake".into());
        Piece { part, bytes: text.into(), touched: SystemTime::UNIX_EPOCH }
    };
    assert_eq!(home.unpack(&[sheet("5x5\n")], false).unwrap().sheets, Came { new: 0, there: 1 });
    for came in [Came { new: 1, there: 0 }, Came { new: 0, there: 1 }] {
        assert_eq!(home.unpack(&[sheet("4x4\n")], false).unwrap().sheets, came);
    }
    let two =
        [("labyrinths/snake-2.txt".to_owned(), "4x4\n".to_owned()), ("labyrinths/snake.txt".into(), "5x5\n".into())];
    assert_eq!(files(&memory), two);
}

#[test]
fn what_makes_no_sense_brings_nothing_at_all() {
    let (memory, home) = home(&[]);
    let piece = |part, bytes: &[u8]| Piece { part, bytes: bytes.to_vec(), touched: SystemTime::UNIX_EPOCH };
    for senseless in [
        piece(Part::Settings, b"\xff"),
        piece(Part::Key, b"short"),
        piece(Part::Friends, b"\xff"),
        piece(Part::Sheet("labyrinth", "snake".into()), b"\xff"),
    ] {
        assert_eq!(home.unpack(&[record("sniff-1", ONE), senseless], true), Err(BundleFault::Strange));
        assert_eq!(files(&memory), []);
    }
}

#[test]
fn friends_come_whose_name_and_key_nobody_here_has() {
    let line = |key: char, name: &str| format!("friend {} {name}\n", key.to_string().repeat(64));
    let (memory, home) = home(&[("friends", &(line('1', "Anna") + &line('2', "Ben")))]);
    let coming = format!("door\u{20}\n{}{}{}", line('1', "Nan"), line('3', "Ben"), line('4', "Cleo"));
    let friends = Piece { part: Part::Friends, bytes: coming.into(), touched: SystemTime::UNIX_EPOCH };
    let arrived = home.unpack(&[friends], false).unwrap();
    assert_eq!(arrived.friends, Came { new: 1, there: 2 });
    let all = line('1', "Anna") + &line('2', "Ben") + &line('4', "Cleo");
    assert_eq!(files(&memory), [("friends".to_owned(), all)]);
}
