//! Tests that the scribe reports the true state of the file, whatever happens to it, and loses nothing while it lives.

use super::*;

use std::fs;

use crate::store::ReadFault;
use crate::store::memory::Memory;
use crate::store::vault::Vault;
use crate::terminal::disk::Disk;

fn header() -> Header {
    Header { game: "sniff".to_owned(), players: Vec::new(), seed: 7, options: String::new() }
}

fn home() -> (Memory, Home) {
    let memory = Memory::default();
    (memory.clone(), Home::on(memory))
}

/// A scribe of a new game with one line in its record.
fn begun() -> (Memory, Home, Scribe) {
    let (memory, home) = home();
    let mut scribe = Scribe::begin(&home, &header());
    assert_eq!(scribe.write("1 one\n"), Ok(()));
    (memory, home, scribe)
}

fn record(lines: &str) -> String {
    format!("{}{lines}", header())
}

/// The text of the record, in either folder.
fn text(home: &Home) -> String {
    home.read(&home.find("sniff-1").unwrap()).unwrap()
}

fn waiting() -> Name {
    Name::record(Folder::Games, "sniff-1").unwrap()
}

fn over() -> Name {
    Name::record(Folder::Finished, "sniff-1").unwrap()
}

#[test]
fn a_game_has_a_file_from_its_first_line_on_and_is_put_away_when_it_is_over() {
    let (_, home) = home();
    let mut scribe = Scribe::begin(&home, &header());
    assert_eq!(scribe.name(), None);
    assert!(home.unfinished().unwrap().is_empty());
    assert_eq!(scribe.rest(), Ok(()));
    assert_eq!((scribe.name(), text(&home)), (Some("sniff-1"), record("")));
    assert_eq!(scribe.write("1 one\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n"));
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(scribe.end(), Ok(()));
    assert!(scribe.is_away() && home.unfinished().unwrap().is_empty());
    // A note on a game that is over.
    assert_eq!(scribe.write("note 1 well played\n"), Ok(()));
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\nnote 1 well played\n"));
}

#[test]
fn a_game_that_was_left_is_written_on() {
    let (_, home, scribe) = begun();
    assert_eq!(home.open("sniff-1").unwrap_err(), ReadFault::Busy);
    drop(scribe);
    let mut scribe = Scribe::go_on(&home, "sniff", home.open("sniff-1").unwrap());
    assert_eq!(home.open("sniff-1").unwrap_err(), ReadFault::Busy);
    assert_eq!(scribe.write("2 two\n"), Ok(()));
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\n2 two\n"));
}

#[test]
fn lines_end_as_those_before_them() {
    let (memory, home, scribe) = begun();
    drop(scribe);
    memory.overwrite(&waiting(), record("1 one\n").replace('\n', "\r\n").as_bytes());
    let mut scribe = Scribe::go_on(&home, "sniff", home.open("sniff-1").unwrap());
    assert_eq!(scribe.write("2 two\n1 three\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n1 three\n").replace('\n', "\r\n"));
}

#[test]
fn what_a_full_disk_does_not_take_is_tried_again() {
    for room in 0..12 {
        let (memory, home, mut scribe) = begun();
        memory.set_room(Some(room));
        assert_eq!(scribe.write("2 two\n1 three\n"), Err(Unsaved::Full));
        assert_eq!(text(&home), record("1 one\n"), "no part of a line stays: {room}");
        assert_eq!(scribe.save(), Err(Unsaved::Full));
        assert_eq!(scribe.end(), Err(Unsaved::Full));
        assert!(!scribe.is_away(), "an incomplete record is never put away");
        memory.set_room(None);
        assert_eq!(scribe.rest(), Ok(()));
        assert!(scribe.is_away());
        assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
        assert_eq!(text(&home), record("1 one\n2 two\n1 three\n"));
    }
}

#[test]
fn part_of_a_line_that_cannot_be_taken_back_is_completed() {
    let (memory, home, mut scribe) = begun();
    memory.set_room(Some(3));
    memory.set_stuck(true);
    assert_eq!(scribe.write("2 two\n"), Err(Unsaved::Full));
    assert_eq!(text(&home), record("1 one\n2 t"));
    memory.set_room(None);
    memory.set_stuck(false);
    assert_eq!(scribe.rest(), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n"));
}

#[test]
fn what_a_disk_does_not_keep_is_not_saved() {
    let (memory, _, mut scribe) = begun();
    memory.set_stuck(true);
    assert_eq!(scribe.write("2 two\n"), Ok(()));
    assert_eq!(scribe.save(), Err(Unsaved::Full));
    memory.set_stuck(false);
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn the_disk_is_waited_for_before_each_prompt() {
    let (memory, _, mut scribe) = begun();
    memory.set_stuck(true);
    assert_eq!(scribe.rest(), Err(Unsaved::Full));
    memory.set_stuck(false);
    assert_eq!(scribe.rest(), Ok(()));
    // Nothing has been written since.
    memory.set_stuck(true);
    assert_eq!(scribe.rest(), Ok(()));
}

#[test]
fn a_record_that_is_gone_is_written_anew() {
    let (memory, home, mut scribe) = begun();
    memory.remove(&waiting()).unwrap();
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\n"));
    memory.remove(&waiting()).unwrap();
    assert_eq!(scribe.write("2 two\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n"));
    assert_eq!(home.open("sniff-1").unwrap_err(), ReadFault::Busy);
    memory.remove(&waiting()).unwrap();
    memory.set_closed(true);
    assert_eq!(scribe.save(), Err(Unsaved::Denied));
    assert_eq!(scribe.write("1 three\n"), Err(Unsaved::Denied));
    memory.set_closed(false);
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\n2 two\n1 three\n"));
}

/// The same, and other obstacles on a disk.
#[test]
fn folders_that_are_gone_or_in_the_way_are_got_over_on_a_disk() {
    let folder = tempfile::tempdir().unwrap();
    let [data, games] = ["data", "data/games"].map(|name| folder.path().join(name));
    let file = games.join("sniff-1.record");
    let home = Home::on(Disk::locate(Some(&data)).unwrap());
    fs::create_dir(&data).unwrap();
    fs::write(&games, "in the way").unwrap();
    let mut scribe = Scribe::begin(&home, &header());
    assert!(scribe.write("1 one\n").is_err());
    assert_eq!(scribe.name(), None);
    fs::remove_file(&games).unwrap();
    assert_eq!(scribe.rest(), Ok(()));
    assert_eq!((scribe.name(), text(&home)), (Some("sniff-1"), record("1 one\n")));
    fs::remove_dir_all(&data).unwrap();
    assert_eq!(scribe.write("2 two\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n"));
    assert_eq!(home.open("sniff-1").unwrap_err(), ReadFault::Busy);
    fs::remove_dir_all(&games).unwrap();
    fs::write(&games, "in the way").unwrap();
    assert!(scribe.save().is_err());
    assert!(scribe.write("1 three\n").is_err());
    fs::remove_file(&games).unwrap();
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\n2 two\n1 three\n"));
    // A folder in the place of the record is not a record.
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    assert!(scribe.save().is_err());
    fs::remove_dir(&file).unwrap();
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn what_somebody_else_has_changed_is_left_alone_and_not_called_saved() {
    let same_length = record("1 one\n").replace("one", "eno");
    for other in ["other".to_owned(), record("1 one\n1 more\n"), same_length] {
        // The record itself, and another file in its place.
        for is_replaced in [false, true] {
            let (memory, home, mut scribe) = begun();
            match is_replaced {
                true => memory.replace(&waiting(), other.as_bytes()).unwrap(),
                false => memory.overwrite(&waiting(), other.as_bytes()),
            }
            is_left_alone(&home, &mut scribe, &other, is_replaced);
        }
    }
}

#[test]
fn a_file_that_somebody_else_has_changed_is_left_alone_as_well() {
    let same_length = record("1 one\n").replace("one", "eno");
    for other in ["other".to_owned(), record("1 one\n1 more\n"), same_length] {
        for is_replaced in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let home = Home::on(Disk::locate(Some(folder.path())).unwrap());
            let mut scribe = Scribe::begin(&home, &header());
            assert_eq!(scribe.write("1 one\n"), Ok(()));
            let [beside, file] = ["games/beside", "games/sniff-1.record"].map(|name| folder.path().join(name));
            fs::write(&beside, &other).unwrap();
            match is_replaced {
                true => fs::rename(&beside, &file).unwrap(),
                false => drop(fs::copy(&beside, &file).unwrap()),
            }
            is_left_alone(&home, &mut scribe, &other, is_replaced);
        }
    }
}

#[track_caller]
fn is_left_alone(home: &Home, scribe: &mut Scribe, other: &str, is_replaced: bool) {
    assert_eq!(scribe.save(), Err(Unsaved::Changed), "{is_replaced} {other}");
    if is_replaced || other.len() != record("1 one\n").len() {
        assert_eq!(scribe.write("2 two\n"), Err(Unsaved::Changed), "{is_replaced} {other}");
        assert_eq!(text(home), other);
        assert!(scribe.end().is_err() && !scribe.is_away());
    }
}

#[test]
fn a_game_that_could_not_begin_gets_its_record_later() {
    let (memory, home) = home();
    memory.set_closed(true);
    let mut scribe = Scribe::begin(&home, &header());
    assert_eq!(scribe.write("1 one\n"), Err(Unsaved::Denied));
    assert_eq!(scribe.name(), None);
    memory.set_closed(false);
    assert_eq!(scribe.rest(), Ok(()));
    assert_eq!((scribe.name(), text(&home)), (Some("sniff-1"), record("1 one\n")));
}

#[test]
fn a_record_that_cannot_be_written_is_not_saved() {
    let (_, home, scribe) = begun();
    drop(scribe);
    let mut opened = home.open("sniff-1").unwrap();
    opened.is_writable = false;
    let mut scribe = Scribe::go_on(&home, "sniff", opened);
    // Another program holds the file, so it cannot be opened again either.
    let other = home.open("sniff-1");
    assert!(scribe.rest().is_err());
    assert!(scribe.save().is_err());
    drop(other);
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn a_record_does_not_become_too_long_to_be_read() {
    let (_, home, mut scribe) = begun();
    let line = format!("note 1 {}\n", "x".repeat(1000));
    let most = usize::try_from(MOST_BYTES).unwrap();
    assert_eq!(scribe.write(&line.repeat(most / line.len() - 1)), Ok(()));
    assert_eq!(scribe.write(&line.repeat(2)), Err(Unsaved::TooLong));
    assert_eq!(scribe.save(), Err(Unsaved::TooLong));
    assert!(text(&home).len() as u64 <= MOST_BYTES);
    drop(scribe);
    home.open("sniff-1").unwrap();
}

#[test]
fn a_finished_game_of_the_same_name_is_not_replaced() {
    let (memory, _, mut scribe) = begun();
    memory.overwrite(&over(), b"other");
    assert_eq!(scribe.end(), Ok(()));
    assert!(!scribe.is_away());
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    memory.remove(&over()).unwrap();
    assert_eq!(scribe.rest(), Ok(()));
    assert!(scribe.is_away());
}

#[test]
fn a_proof_is_written_once_behind_a_game_that_is_over() {
    let (memory, home, mut scribe) = begun();
    scribe.seal("proof guest 2\n".to_owned());
    assert_eq!(scribe.write("1 two\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n1 two\n"));
    assert_eq!((scribe.end(), scribe.end()), (Ok(()), Ok(())));
    assert_eq!(text(&home), record("1 one\n1 two\nproof guest 2\n"));
    drop(scribe);
    // A program that was killed before it could move the game.
    memory.rename(&over(), &waiting()).unwrap();
    let mut scribe = Scribe::go_on(&home, "sniff", home.open("sniff-1").unwrap());
    scribe.seal("proof guest 2\n".to_owned());
    assert_eq!(scribe.end(), Ok(()));
    assert!(scribe.is_away());
    assert_eq!(text(&home), record("1 one\n1 two\nproof guest 2\n"));
}

#[test]
fn what_is_noted_after_the_end_stands_before_the_proof() {
    let (_, home, mut scribe) = begun();
    scribe.seal("proof guest 2\n".to_owned());
    assert_eq!((scribe.end(), scribe.write("note 1 well played\ntold 00\n")), (Ok(()), Ok(())));
    assert_eq!(text(&home), record("1 one\nnote 1 well played\nproof guest 2\n"));
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn another_text_takes_the_place_of_a_record_that_nobody_else_has_changed() {
    let (memory, home, mut scribe) = begun();
    assert_eq!((scribe.end(), scribe.replace("whole\n")), (Ok(()), Ok(())));
    assert_eq!((text(&home), scribe.text(), home.is_over("sniff-1")), ("whole\n".into(), Some("whole\n"), true));
    assert_eq!((scribe.save(), home.is_busy("sniff-1")), (Ok("sniff-1".to_owned()), true));
    let long = "x".repeat(MOST_BYTES as usize + 1);
    assert_eq!(scribe.replace(&long), Err(Unsaved::TooLong));
    memory.overwrite(&over(), b"mine\n");
    assert_eq!(scribe.replace("again\n"), Err(Unsaved::Changed));
    assert_eq!(text(&home), "mine\n");
}

#[test]
fn a_diary_that_was_put_away_is_gone_on_with_where_it_is() {
    let (_, home) = home();
    let diary = Diary { seat: crate::seat::Seat::SECOND, number: 7, table: None, stake: None };
    let mut scribe = Scribe::visit(&home, &header(), &diary);
    assert_eq!((scribe.write("told 00\n"), scribe.end()), (Ok(()), Ok(())));
    drop(scribe);
    let mut scribe = Scribe::go_on(&home, "sniff", home.open_at("sniff-1", &over()).unwrap());
    assert!(scribe.is_away());
    assert_eq!((scribe.write("told 01\n"), scribe.end()), (Ok(()), Ok(())));
    assert_eq!(text(&home), record("visit 2 00000007\ntold 00\ntold 01\n"));
    assert!(home.is_over("sniff-1"));
}

#[test]
fn what_became_too_long_makes_room_for_another_text() {
    let (_, home, mut scribe) = begun();
    assert_eq!(scribe.write(&"x".repeat(MOST_BYTES as usize)), Err(Unsaved::TooLong));
    assert_eq!((scribe.end(), home.is_over("sniff-1")), (Err(Unsaved::TooLong), false));
    assert_eq!(scribe.replace("whole\n"), Ok(()));
    assert_eq!((text(&home), home.is_over("sniff-1")), ("whole\n".to_owned(), true));
}
