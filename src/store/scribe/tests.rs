//! Whatever happens to the file, the scribe says what is true of it, and loses nothing while it lives.

use super::*;

use std::cell::Cell;
use std::rc::Rc;

use tempfile::TempDir;

use crate::store::ReadFault;

fn header() -> Header {
    Header { game: "sniff".to_owned(), players: Vec::new(), seed: 7, options: String::new() }
}

fn home() -> (TempDir, Home) {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::of(Some(&folder.path().join("data"))).unwrap();
    (folder, home)
}

/// A scribe of a new game whose record has a line.
fn begun() -> (TempDir, Home, Scribe) {
    let (folder, home) = home();
    let mut scribe = Scribe::begin(&home, &header());
    assert_eq!(scribe.write("1 one\n"), Ok(()));
    (folder, home, scribe)
}

fn record(lines: &str) -> String {
    format!("{}{lines}", header())
}

/// The text of the record, wherever it is.
fn text(home: &Home) -> String {
    fs::read_to_string(home.find("sniff-1").unwrap()).unwrap()
}

fn file_of(home: &Home) -> PathBuf {
    home.games.join("sniff-1.record")
}

/// A disk on which a paper lies: how many bytes it still takes, and whether it takes changes at all.
#[derive(Default)]
struct Disk {
    room: Cell<usize>,
    is_stuck: Cell<bool>,
}

/// A paper on a disk that becomes full in the middle of a line.
struct OnDisk(File, Rc<Disk>);

impl Paper for OnDisk {
    fn write_behind(&mut self, length: u64, bytes: &[u8]) -> io::Result<()> {
        let part = bytes.len().min(self.1.room.get());
        self.1.room.set(self.1.room.get() - part);
        self.0.write_behind(length, &bytes[..part])?;
        if part < bytes.len() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        if self.1.is_stuck.get() { Err(ErrorKind::PermissionDenied.into()) } else { self.0.cut(length) }
    }

    fn sync(&mut self) -> io::Result<()> {
        if self.1.is_stuck.get() { Err(ErrorKind::StorageFull.into()) } else { self.0.sync() }
    }

    fn text(&mut self) -> io::Result<Vec<u8>> {
        self.0.text()
    }

    fn stands_at(&self, path: &Path, length: u64) -> bool {
        self.0.stands_at(path, length)
    }
}

/// Puts the paper of a scribe on a disk with this much room.
fn on_disk(home: &Home, scribe: &mut Scribe, room: usize) -> Rc<Disk> {
    let disk = Rc::new(Disk { room: Cell::new(room), is_stuck: Cell::new(false) });
    let file = File::options().read(true).write(true).open(file_of(home)).unwrap();
    scribe.paper = Some(Box::new(OnDisk(file, Rc::clone(&disk))));
    disk
}

#[test]
fn a_game_has_a_file_from_its_first_line_on_and_is_put_away_when_it_is_over() {
    let (_folder, home) = home();
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
    // A note to a game that is over.
    assert_eq!(scribe.write("note 1 well played\n"), Ok(()));
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\nnote 1 well played\n"));
}

#[test]
fn a_game_that_was_left_is_written_on() {
    let (_folder, home, scribe) = begun();
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
    let (_folder, home, scribe) = begun();
    drop(scribe);
    fs::write(file_of(&home), record("1 one\n").replace('\n', "\r\n")).unwrap();
    let mut scribe = Scribe::go_on(&home, "sniff", home.open("sniff-1").unwrap());
    assert_eq!(scribe.write("2 two\n1 three\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n1 three\n").replace('\n', "\r\n"));
}

#[test]
fn what_a_full_disk_does_not_take_is_tried_again() {
    for room in 0..12 {
        let (_folder, home, mut scribe) = begun();
        let disk = on_disk(&home, &mut scribe, room);
        assert_eq!(scribe.write("2 two\n1 three\n"), Err(Unsaved::Full));
        assert_eq!(text(&home), record("1 one\n"), "no part of a line stays: {room}");
        assert_eq!(scribe.save(), Err(Unsaved::Full));
        assert_eq!(scribe.end(), Err(Unsaved::Full));
        assert!(!scribe.is_away(), "an incomplete record is never put away");
        disk.room.set(1000);
        assert_eq!(scribe.rest(), Ok(()));
        assert!(scribe.is_away());
        assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
        assert_eq!(text(&home), record("1 one\n2 two\n1 three\n"));
    }
}

#[test]
fn part_of_a_line_that_cannot_be_taken_back_is_completed() {
    let (_folder, home, mut scribe) = begun();
    let disk = on_disk(&home, &mut scribe, 3);
    disk.is_stuck.set(true);
    assert_eq!(scribe.write("2 two\n"), Err(Unsaved::Full));
    assert_eq!(text(&home), record("1 one\n2 t"));
    assert_eq!(scribe.rest(), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n"));
}

#[test]
fn what_a_disk_does_not_keep_is_not_saved() {
    let (_folder, home, mut scribe) = begun();
    let disk = on_disk(&home, &mut scribe, 1000);
    disk.is_stuck.set(true);
    assert_eq!(scribe.write("2 two\n"), Ok(()));
    assert_eq!(scribe.save(), Err(Unsaved::Full));
    disk.is_stuck.set(false);
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn the_disk_is_waited_for_before_each_prompt() {
    let (_folder, home, mut scribe) = begun();
    let disk = on_disk(&home, &mut scribe, 1000);
    disk.is_stuck.set(true);
    assert_eq!(scribe.rest(), Err(Unsaved::Full));
    disk.is_stuck.set(false);
    assert_eq!(scribe.rest(), Ok(()));
    // Nothing was written since.
    disk.is_stuck.set(true);
    assert_eq!(scribe.rest(), Ok(()));
}

#[test]
fn a_record_that_is_gone_is_written_anew() {
    let (_folder, home, mut scribe) = begun();
    fs::remove_file(file_of(&home)).unwrap();
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\n"));
    fs::remove_dir_all(home.games.parent().unwrap()).unwrap();
    assert_eq!(scribe.write("2 two\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n2 two\n"));
    assert_eq!(home.open("sniff-1").unwrap_err(), ReadFault::Busy);
    fs::remove_dir_all(&home.games).unwrap();
    fs::write(&home.games, "in the way").unwrap();
    assert!(scribe.save().is_err());
    assert!(scribe.write("1 three\n").is_err());
    fs::remove_file(&home.games).unwrap();
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    assert_eq!(text(&home), record("1 one\n2 two\n1 three\n"));
}

#[test]
fn a_file_that_somebody_else_has_changed_is_left_alone_and_not_called_saved() {
    let same_length = record("1 one\n").replace("one", "eno");
    for other in ["other".to_owned(), record("1 one\n1 more\n"), same_length] {
        // The file itself, and another in its place.
        for is_replaced in [false, true] {
            let (_folder, home, mut scribe) = begun();
            let beside = home.games.join("beside");
            fs::write(&beside, &other).unwrap();
            match is_replaced {
                true => fs::rename(&beside, file_of(&home)).unwrap(),
                false => drop(fs::copy(&beside, file_of(&home)).unwrap()),
            }
            assert_eq!(scribe.save(), Err(Unsaved::Changed), "{is_replaced} {other}");
            if is_replaced || other.len() != record("1 one\n").len() {
                assert_eq!(scribe.write("2 two\n"), Err(Unsaved::Changed), "{is_replaced} {other}");
                assert_eq!(text(&home), other);
                assert!(scribe.end().is_err() && !scribe.is_away());
            }
        }
    }
}

#[test]
fn a_folder_in_the_place_of_the_record_is_no_record() {
    let (_folder, home, mut scribe) = begun();
    fs::remove_file(file_of(&home)).unwrap();
    fs::create_dir(file_of(&home)).unwrap();
    assert!(scribe.save().is_err());
    fs::remove_dir(file_of(&home)).unwrap();
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn a_game_that_could_not_begin_gets_its_file_later() {
    let (_folder, home) = home();
    file::make_folder(home.games.parent().unwrap()).unwrap();
    fs::write(&home.games, "in the way").unwrap();
    let mut scribe = Scribe::begin(&home, &header());
    assert!(scribe.write("1 one\n").is_err());
    assert_eq!(scribe.name(), None);
    fs::remove_file(&home.games).unwrap();
    assert_eq!(scribe.rest(), Ok(()));
    assert_eq!((scribe.name(), text(&home)), (Some("sniff-1"), record("1 one\n")));
}

#[test]
fn a_record_that_cannot_be_written_is_not_saved() {
    let (_folder, home, scribe) = begun();
    drop(scribe);
    let mut opened = home.open("sniff-1").unwrap();
    opened.is_writable = false;
    let mut scribe = Scribe::go_on(&home, "sniff", opened);
    // Somebody else holds the file, so that it cannot be opened again either.
    let other = home.open("sniff-1");
    assert!(scribe.rest().is_err());
    assert!(scribe.save().is_err());
    drop(other);
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn a_record_does_not_become_too_long_to_be_read() {
    let (_folder, home, mut scribe) = begun();
    let line = format!("note 1 {}\n", "x".repeat(1000));
    let most = usize::try_from(MOST_BYTES).unwrap();
    assert_eq!(scribe.write(&line.repeat(most / line.len() - 1)), Ok(()));
    assert_eq!(scribe.write(&line.repeat(2)), Err(Unsaved::TooLong));
    assert_eq!(scribe.save(), Err(Unsaved::TooLong));
    assert!(fs::metadata(file_of(&home)).unwrap().len() <= MOST_BYTES);
    drop(scribe);
    home.open("sniff-1").unwrap();
}

#[test]
fn a_finished_game_of_the_same_name_is_not_replaced() {
    let (_folder, home, mut scribe) = begun();
    file::make_folder(&home.finished).unwrap();
    fs::write(home.finished.join("sniff-1.record"), "other").unwrap();
    assert_eq!(scribe.end(), Ok(()));
    assert!(!scribe.is_away());
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
    fs::remove_file(home.finished.join("sniff-1.record")).unwrap();
    assert_eq!(scribe.rest(), Ok(()));
    assert!(scribe.is_away());
}

#[cfg(unix)]
#[test]
fn folders_and_records_are_for_the_player_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, home, mut scribe) = begun();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&home.games), mode(&file_of(&home))), (0o700, 0o600));
    assert_eq!(mode(home.games.parent().unwrap()), 0o700);
    scribe.end().unwrap();
    assert_eq!((mode(&home.finished), mode(&home.finished.join("sniff-1.record"))), (0o700, 0o600));
}

#[test]
fn a_proof_is_written_once_behind_a_game_that_is_over() {
    let (_folder, home, mut scribe) = begun();
    scribe.seal("proof guest 2\n".to_owned());
    assert_eq!(scribe.write("1 two\n"), Ok(()));
    assert_eq!(text(&home), record("1 one\n1 two\n"));
    assert_eq!((scribe.end(), scribe.end()), (Ok(()), Ok(())));
    assert_eq!(text(&home), record("1 one\n1 two\nproof guest 2\n"));
    drop(scribe);
    // A program that was killed before it could put the game away.
    fs::rename(home.find("sniff-1").unwrap(), file_of(&home)).unwrap();
    let mut scribe = Scribe::go_on(&home, "sniff", home.open("sniff-1").unwrap());
    scribe.seal("proof guest 2\n".to_owned());
    assert_eq!(scribe.end(), Ok(()));
    assert!(scribe.is_away());
    assert_eq!(text(&home), record("1 one\n1 two\nproof guest 2\n"));
}

#[test]
fn what_is_noted_after_the_end_stands_before_the_proof() {
    let (_folder, home, mut scribe) = begun();
    scribe.seal("proof guest 2\n".to_owned());
    assert_eq!((scribe.end(), scribe.write("note 1 well played\ntold 00\n")), (Ok(()), Ok(())));
    assert_eq!(text(&home), record("1 one\nnote 1 well played\nproof guest 2\n"));
    assert_eq!(scribe.save(), Ok("sniff-1".to_owned()));
}

#[test]
fn another_text_takes_the_place_of_a_record_that_nobody_else_has_changed() {
    let (_folder, home, mut scribe) = begun();
    assert_eq!((scribe.end(), scribe.replace("whole\n")), (Ok(()), Ok(())));
    assert_eq!((text(&home), scribe.text(), home.is_over("sniff-1")), ("whole\n".into(), Some("whole\n"), true));
    assert_eq!((scribe.save(), home.is_busy("sniff-1")), (Ok("sniff-1".to_owned()), true));
    let long = "x".repeat(MOST_BYTES as usize + 1);
    assert_eq!(scribe.replace(&long), Err(Unsaved::TooLong));
    fs::write(home.find("sniff-1").unwrap(), "mine\n").unwrap();
    assert_eq!(scribe.replace("again\n"), Err(Unsaved::Changed));
    assert_eq!(text(&home), "mine\n");
}

#[test]
fn a_diary_that_was_put_away_is_gone_on_with_where_it_is() {
    let (_folder, home) = home();
    let diary = Diary { seat: crate::seat::Seat::SECOND, number: 7, stake: None };
    let mut scribe = Scribe::visit(&home, &header(), &diary);
    assert_eq!((scribe.write("told 00\n"), scribe.end()), (Ok(()), Ok(())));
    drop(scribe);
    let path = home.find("sniff-1").unwrap();
    let mut scribe = Scribe::go_on(&home, "sniff", Opened::at("sniff-1", &path).unwrap());
    assert!(scribe.is_away());
    assert_eq!((scribe.write("told 01\n"), scribe.end()), (Ok(()), Ok(())));
    assert_eq!(text(&home), record("visit 2 00000007\ntold 00\ntold 01\n"));
    assert!(home.is_over("sniff-1"));
}

#[test]
fn what_became_too_long_makes_room_for_another_text() {
    let (_folder, home, mut scribe) = begun();
    assert_eq!(scribe.write(&"x".repeat(MOST_BYTES as usize)), Err(Unsaved::TooLong));
    assert_eq!((scribe.end(), home.is_over("sniff-1")), (Err(Unsaved::TooLong), false));
    assert_eq!(scribe.replace("whole\n"), Ok(()));
    assert_eq!((text(&home), home.is_over("sniff-1")), ("whole\n".to_owned(), true));
}
