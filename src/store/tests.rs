use super::*;

use std::time::Duration;

use super::memory::Memory;

fn home() -> (Memory, Home) {
    let memory = Memory::default();
    (memory.clone(), Home::on(memory))
}

/// The record of a new game.
const START: &str = "snuffel 1\ngame sniff\nseats\nseed 7\noptions \n";

fn create(home: &Home, game: &str) -> String {
    home.create(game, START.as_bytes()).unwrap().0
}

fn waiting(name: &str) -> Name {
    Name::record(Folder::Games, name).unwrap()
}

fn over(name: &str) -> Name {
    Name::record(Folder::Finished, name).unwrap()
}

/// Moves a game to the finished ones, as its scribe does.
fn finish(home: &Home, name: &str) {
    home.vault.rename(&waiting(name), &over(name)).unwrap();
}

/// The text of a game's record.
fn text(home: &Home, name: &str) -> Result<String, ReadFault> {
    home.read(&home.find(name).ok_or(ReadFault::NoGame)?)
}

#[test]
fn numbers_are_never_used_twice() {
    let (memory, home) = home();
    assert_eq!(create(&home, "sniff"), "sniff-1");
    assert_eq!(create(&home, "sniff"), "sniff-2");
    assert_eq!(create(&home, "spion"), "spion-1");
    finish(&home, "sniff-2");
    assert_eq!(create(&home, "sniff"), "sniff-3");
    finish(&home, "sniff-1");
    assert_eq!(home.unfinished().unwrap().len(), 2);
    memory.overwrite(&over("sniff-99"), b"");
    assert_eq!(create(&home, "sniff"), "sniff-100");
}

#[test]
fn no_number_that_somebody_else_gives_is_the_last() {
    let (memory, home) = home();
    create(&home, "sniff");
    for number in [u64::MAX, u32::MAX.into(), u64::from(u32::MAX) + 2] {
        memory.overwrite(&waiting(&format!("sniff-{number}")), b"");
        create(&home, "sniff");
    }
    assert_eq!(create(&home, "sniff"), "sniff-4294967299");
    assert_eq!(home.unfinished().unwrap().len(), 8);
}

#[test]
fn what_has_the_name_already_is_not_touched() {
    let (memory, home) = home();
    let last = format!("sniff-{}", u64::MAX);
    memory.overwrite(&waiting(&last), b"kept");
    assert_eq!(create(&home, "sniff"), "sniff-1");
    assert_eq!(text(&home, &last), Ok("kept".to_owned()));
}

#[test]
fn games_are_listed_newest_first() {
    let (memory, home) = home();
    assert_eq!(home.unfinished().unwrap(), [""; 0]);
    for _ in 0..10 {
        create(&home, "sniff");
    }
    let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    for name in home.unfinished().unwrap() {
        memory.touch(&waiting(&name), at(1_000));
    }
    memory.touch(&waiting("sniff-3"), at(2_000));
    memory.touch(&waiting("sniff-8"), at(500));
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
    let (memory, home) = home();
    create(&home, "sniff");
    for file in ["sniff-2.record.tmp", "notes.txt", "sniff-3", ".record", "copy.record"] {
        memory.overwrite(&Name::found(Folder::Games, file.to_owned()).unwrap(), b"");
    }
    let mut names = home.unfinished().unwrap();
    names.sort();
    assert_eq!(names, ["copy", "sniff-1"]);
}

#[test]
fn a_finished_game_is_read_and_not_taken_up() {
    let (_, home) = home();
    let name = create(&home, "sniff");
    assert!(home.open(&name).is_ok());
    finish(&home, &name);
    assert_eq!(text(&home, &name), Ok(START.to_owned()));
    assert_eq!(home.open(&name).unwrap_err(), ReadFault::NoGame);
}

#[test]
fn a_game_is_deleted_wherever_it_is_and_no_other() {
    let (memory, home) = home();
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
    memory.overwrite(&waiting("sniff-2"), b"\xFF");
    assert_eq!(home.delete("sniff-2"), Ok(()));
}

#[test]
fn copies_are_deleted_of_the_games_that_are_meant() {
    let (memory, home) = home();
    let file = |name: &str| Name::found(Folder::Games, name.to_owned()).unwrap();
    let all = ["scout-1.damaged-1", "sniff-1.damaged-1", "sniff-1.damaged-12", "sniff-1.damaged-x", "sniff-1.record"];
    all.iter().for_each(|name| memory.overwrite(&file(name), b""));
    home.delete_copies(|name| name == "sniff-1").unwrap();
    let left: Vec<Name> = memory.all().into_iter().map(|(name, _)| name).collect();
    assert_eq!(left, ["scout-1.damaged-1", "sniff-1.damaged-x", "sniff-1.record"].map(file));
}

#[test]
fn a_damaged_end_is_cut_off_and_kept_beside_it() {
    let (memory, home) = home();
    let name = create(&home, "sniff");
    for number in 1..=2 {
        let damaged = format!("{START}1 do");
        memory.overwrite(&waiting(&name), damaged.as_bytes());
        let mut opened = home.open(&name).unwrap();
        assert_eq!(opened.bytes, damaged.as_bytes());
        let copy = home.mend(&mut opened, START.len()).unwrap();
        assert_eq!(copy.file(), format!("sniff-1.damaged-{number}"));
        assert_eq!(home.read(&copy), Ok(damaged));
        drop(opened);
        assert_eq!(text(&home, &name), Ok(START.to_owned()));
    }
    assert_eq!(home.unfinished().unwrap(), [name]);
}

#[test]
fn what_cannot_be_read_is_told() {
    let (memory, home) = home();
    let name = create(&home, "sniff");
    memory.overwrite(&waiting(&name), b"snuffel 1\ngame sn\xFFff\n");
    assert_eq!(text(&home, &name), Err(ReadFault::NotText { line: 2 }));
    let most = usize::try_from(MOST_BYTES).unwrap();
    memory.overwrite(&waiting(&name), &vec![0; most]);
    assert_eq!(text(&home, &name).map(|text| text.len()), Ok(most));
    memory.overwrite(&waiting(&name), &vec![0; most + 1]);
    assert_eq!(text(&home, &name), Err(ReadFault::TooBig));
    assert_eq!(text(&home, "sniff-9"), Err(ReadFault::NoGame));
}

#[test]
fn a_game_is_played_by_one_program() {
    let (_, home) = home();
    let (name, _, paper) = home.create("sniff", START.as_bytes()).unwrap();
    assert_eq!(home.open(&name).unwrap_err(), ReadFault::Busy);
    drop(paper);
    let opened = home.open(&name).unwrap();
    assert_eq!(home.open(&name).unwrap_err(), ReadFault::Busy);
    assert!(home.is_busy(&name));
    drop(opened);
    home.open(&name).unwrap();
}

#[test]
fn a_byte_order_mark_is_no_text() {
    let (memory, home) = home();
    memory.overwrite(&Name::record(Folder::Games, "sniff-1").unwrap(), format!("\u{FEFF}{START}").as_bytes());
    let name = home.find("sniff-1").unwrap();
    assert_eq!(home.read(&name).unwrap(), START);
    Outside::add(&memory, &Outer::new("my.txt"), "\u{FEFF}a\n".as_bytes()).unwrap();
    assert_eq!(read_outside(&memory, &Outer::new("my.txt")).unwrap(), "a\n");
}

#[test]
fn bytes_that_are_no_text_leave_the_lines_before_them() {
    assert_eq!(text_of(b"a\nb"), ("a\nb", None));
    assert_eq!(text_of(b"a\nb\xFF\nc\n"), ("a\n", Some(2)));
    assert_eq!(text_of(b"\xFF"), ("", Some(1)));
}
