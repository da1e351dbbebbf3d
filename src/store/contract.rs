//! The guarantees of every vault, tested on disk and in memory.

use std::io::ErrorKind;
use std::iter;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use super::memory::Memory;
use super::name::{Folder, Name};
use super::outside::{Outer, Outside};
use super::vault::{Entry, Vault};
use crate::terminal::disk::{Disk, Paths};

/// Tests each guarantee with each vault.
macro_rules! promises {
    ($($name:ident)+) => {
        mod disk {
            $(#[test]
            fn $name() {
                let folder = tempfile::tempdir().unwrap();
                super::$name(&super::Disk::locate(Some(&folder.path().join("data"))).unwrap());
            })+
        }

        mod memory {
            $(#[test]
            fn $name() {
                super::$name(&super::Memory::default());
            })+
        }
    };
}

promises! {
    an_empty_vault_has_nothing
    what_is_created_is_there_and_locked
    the_first_free_name_is_taken
    what_is_added_keeps_its_time
    what_is_opened_is_written_by_one_alone
    what_is_replaced_is_so_whole
    what_is_exchanged_is_another_thing
    what_is_renamed_takes_nothing_from_others
    what_is_removed_is_gone
    nothing_is_read_beyond_its_limit
    a_folder_lists_what_is_in_it_alone
    paper_is_written_behind_what_it_has
}

fn game(number: u32) -> Name {
    Name::record(Folder::Games, &format!("sniff-{number}")).unwrap()
}

fn add(vault: &dyn Vault, name: &Name, text: &str) {
    vault.add(&mut iter::once(name.clone()), text.as_bytes(), None).unwrap();
}

fn text(vault: &dyn Vault, name: &Name) -> String {
    String::from_utf8(vault.read(name, 1_000).unwrap()).unwrap()
}

fn names(vault: &dyn Vault, folder: Folder) -> Vec<Name> {
    let mut names: Vec<Name> = vault.list(folder).unwrap().into_iter().map(|entry| entry.name).collect();
    names.sort();
    names
}

fn an_empty_vault_has_nothing(vault: &dyn Vault) {
    for folder in [Folder::Config, Folder::Data, Folder::Games, Folder::Tables, Folder::Shelf("labyrinth")] {
        assert_eq!(vault.list(folder).unwrap(), []);
    }
    for name in [Name::SETTINGS, Name::KEY, game(1), Name::meeting(1)] {
        assert!(!vault.holds(&name));
        let errors = [
            vault.read(&name, 10).map(drop),
            vault.open(&name, 10).map(drop),
            vault.touched(&name).map(drop),
            vault.remove(&name),
        ];
        for error in errors {
            assert_eq!(error.unwrap_err().kind(), ErrorKind::NotFound);
        }
    }
    assert!(vault.is_writable() && vault.languages().is_empty());
    assert_eq!(vault.list(Folder::Games).unwrap(), [], "it is tried without a trace");
}

fn what_is_created_is_there_and_locked(vault: &dyn Vault) {
    let (name, mut paper) = vault.create(&mut iter::once(game(1)), b"one\n").unwrap();
    assert_eq!((&name, text(vault, &name)), (&game(1), "one\n".to_owned()));
    assert_eq!(paper.text().unwrap(), b"one\n");
    assert!(vault.holds(&name) && paper.stands_at(&name, 4) && !paper.stands_at(&name, 5));
    assert_eq!(vault.open(&name, 10).unwrap_err().kind(), ErrorKind::ResourceBusy);
    paper.sync().unwrap();
    drop(paper);
    assert!(vault.open(&name, 10).unwrap().is_writable);
}

fn the_first_free_name_is_taken(vault: &dyn Vault) {
    for number in 1..=3 {
        let added = vault.add(&mut (1..).map(game), b"", None).unwrap();
        assert_eq!(added, game(number));
    }
    let (created, _) = vault.create(&mut (2..=4).map(game), b"new").unwrap();
    assert_eq!(created, game(4));
    for taken in [(2..=4).map(game).collect(), Vec::new()] {
        let created = vault.create(&mut taken.clone().into_iter(), b"new").map(drop);
        let added = vault.add(&mut taken.into_iter(), b"new", None).map(drop);
        for error in [created, added] {
            assert_eq!(error.unwrap_err().kind(), ErrorKind::AlreadyExists);
        }
    }
    assert_eq!(text(vault, &game(2)), "");
    assert_eq!(names(vault, Folder::Games).len(), 4);
}

fn what_is_added_keeps_its_time(vault: &dyn Vault) {
    let at = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    vault.add(&mut iter::once(game(1)), b"one", Some(at)).unwrap();
    assert_eq!(vault.touched(&game(1)).unwrap(), at);
    assert_eq!(vault.list(Folder::Games).unwrap(), [Entry { name: game(1), touched: at }]);
    let mut held = vault.open(&game(1), 10).unwrap();
    held.paper.touch(at + Duration::from_secs(5)).unwrap();
    assert_eq!(vault.touched(&game(1)).unwrap(), at + Duration::from_secs(5));
    held.paper.write_behind(3, b"!").unwrap();
    assert_ne!(vault.touched(&game(1)).unwrap(), at + Duration::from_secs(5), "a change is one of now");
}

fn what_is_opened_is_written_by_one_alone(vault: &dyn Vault) {
    add(vault, &game(1), "one\n");
    let mut held = vault.open(&game(1), 10).unwrap();
    assert_eq!((held.bytes.as_slice(), held.is_writable), (&b"one\n"[..], true));
    assert_eq!(vault.open(&game(1), 10).unwrap_err().kind(), ErrorKind::ResourceBusy);
    // Reading is harmless.
    held.paper.write_behind(4, b"two\n").unwrap();
    assert_eq!(text(vault, &game(1)), "one\ntwo\n");
    drop(held);
    assert_eq!(vault.open(&game(1), 10).unwrap().bytes, b"one\ntwo\n");
    assert_eq!(vault.open(&game(1), 7).unwrap_err().kind(), ErrorKind::FileTooLarge);
    // A failed attempt to open it leaves no lock.
    vault.open(&game(1), 8).unwrap();
}

fn what_is_replaced_is_so_whole(vault: &dyn Vault) {
    vault.replace(&Name::SETTINGS, b"long text").unwrap();
    assert_eq!(text(vault, &Name::SETTINGS), "long text");
    vault.replace(&Name::SETTINGS, b"text").unwrap();
    assert_eq!(text(vault, &Name::SETTINGS), "text");
    assert_eq!(names(vault, Folder::Config), [Name::SETTINGS]);
    vault.open(&Name::SETTINGS, 10).unwrap();
}

fn what_is_exchanged_is_another_thing(vault: &dyn Vault) {
    let name = game(1);
    add(vault, &name, "old");
    let mut new = vault.exchange(&name, b"new").unwrap();
    assert!(new.stands_at(&name, 3));
    assert_eq!(vault.open(&name, 10).unwrap_err().kind(), ErrorKind::ResourceBusy);
    new.write_behind(3, b"er").unwrap();
    assert_eq!(text(vault, &name), "newer");
    drop(vault.exchange(&game(2), b"made").unwrap());
    assert_eq!(text(vault, &game(2)), "made");
}

fn what_is_renamed_takes_nothing_from_others(vault: &dyn Vault) {
    let away = Name::record(Folder::Finished, "sniff-1").unwrap();
    let (name, mut paper) = vault.create(&mut iter::once(game(1)), b"one").unwrap();
    vault.rename(&name, &away).unwrap();
    assert!(!vault.holds(&name) && vault.holds(&away));
    assert!(!paper.stands_at(&name, 3) && paper.stands_at(&away, 3));
    paper.write_behind(3, b"!").unwrap();
    assert_eq!(text(vault, &away), "one!");
    add(vault, &game(1), "other");
    assert_eq!(vault.rename(&game(1), &away).unwrap_err().kind(), ErrorKind::AlreadyExists);
    assert_eq!((text(vault, &game(1)), text(vault, &away)), ("other".to_owned(), "one!".to_owned()));
    assert_eq!(vault.rename(&game(2), &game(3)).unwrap_err().kind(), ErrorKind::NotFound);
}

fn what_is_removed_is_gone(vault: &dyn Vault) {
    let (name, paper) = vault.create(&mut iter::once(game(1)), b"one").unwrap();
    add(vault, &game(2), "two");
    vault.remove(&name).unwrap();
    assert!(!vault.holds(&name) && !paper.stands_at(&name, 3));
    assert_eq!(names(vault, Folder::Games), [game(2)]);
}

fn nothing_is_read_beyond_its_limit(vault: &dyn Vault) {
    add(vault, &game(1), "12345");
    assert_eq!(vault.read(&game(1), 5).unwrap(), b"12345");
    assert_eq!(vault.read(&game(1), 4).unwrap_err().kind(), ErrorKind::FileTooLarge);
}

fn a_folder_lists_what_is_in_it_alone(vault: &dyn Vault) {
    let snake = Name::sheet("labyrinth", "snake").unwrap();
    let over = Name::record(Folder::Finished, "sniff-1").unwrap();
    let copy = Name::copy("sniff-1", 1).unwrap();
    let all = [Name::SETTINGS, Name::KEY, game(1), copy.clone(), over.clone(), Name::meeting(7), snake.clone()];
    all.iter().for_each(|name| add(vault, name, "text"));
    assert_eq!(names(vault, Folder::Games), [copy, game(1)]);
    assert_eq!(names(vault, Folder::Finished), [over]);
    assert_eq!(names(vault, Folder::Tables), [Name::meeting(7)]);
    assert_eq!(names(vault, Folder::Shelf("labyrinth")), [snake]);
    assert_eq!(names(vault, Folder::Shelf("card")), []);
    assert!(names(vault, Folder::Config).contains(&Name::SETTINGS));
    assert!(names(vault, Folder::Data).contains(&Name::KEY));
    for name in &all {
        assert!(vault.place(name).ends_with(name.file()));
    }
}

fn paper_is_written_behind_what_it_has(vault: &dyn Vault) {
    let (name, mut paper) = vault.create(&mut iter::once(game(1)), b"one\n").unwrap();
    paper.write_behind(4, b"two\n").unwrap();
    paper.write_behind(8, b"three\n").unwrap();
    paper.cut(8).unwrap();
    assert_eq!((paper.text().unwrap(), text(vault, &name)), (b"one\ntwo\n".to_vec(), "one\ntwo\n".to_owned()));
    // This leaves the rest of something that was only partly written.
    paper.write_behind(4, b"2\n").unwrap();
    assert_eq!(paper.text().unwrap(), b"one\n2\no\n");
    paper.sync().unwrap();
}

/// Files named by the player are created once, and read up to a limit.
fn keep_outside(outside: &dyn Outside, folder: &str) {
    let file = Outer::new(&format!("{folder}/my.tar"));
    assert_eq!(outside.read(&file, 10).unwrap_err().kind(), ErrorKind::NotFound);
    outside.add(&file, b"12345").unwrap();
    assert_eq!(outside.add(&file, b"other").unwrap_err().kind(), ErrorKind::AlreadyExists);
    assert_eq!(outside.read(&file, 5).unwrap(), b"12345");
    assert_eq!(outside.read(&file, 4).unwrap_err().kind(), ErrorKind::FileTooLarge);
    assert_eq!((outside.place(&file), file.stem()), (format!("{folder}/my.tar"), "my".to_owned()));
    assert!(outside.language(&format!("{folder}/nowhere")).is_none());
}

#[test]
fn what_is_outside_is_made_once() {
    let folder = tempfile::tempdir().unwrap();
    keep_outside(&Paths, folder.path().to_str().unwrap());
    keep_outside(&Memory::default(), "somewhere");
    let nowhere = Outer::whole(folder.path().join("no").join("file").to_str().unwrap());
    assert_eq!(Paths.add(&nowhere, b"").unwrap_err().kind(), ErrorKind::NotFound);
    assert!(Outside::place(&Paths, &Outer::whole("file")).len() > "file".len());
}

#[test]
fn a_memory_can_be_full_closed_or_stuck() {
    let memory = Memory::default();
    memory.set_room(Some(5));
    let (name, mut paper) = memory.create(&mut iter::once(game(1)), b"one").unwrap();
    assert_eq!(paper.write_behind(3, b"two").unwrap_err().kind(), ErrorKind::StorageFull);
    assert_eq!(text(&memory, &name), "onetw");
    assert_eq!(memory.replace(&name, b"x").unwrap_err().kind(), ErrorKind::StorageFull);
    memory.set_room(None);
    memory.set_stuck(true);
    assert!(paper.sync().is_err() && paper.cut(3).is_err());
    memory.set_stuck(false);
    assert!(paper.sync().is_ok() && paper.cut(3).is_ok());
    drop(paper);
    memory.set_closed(true);
    assert!(!memory.is_writable() && !memory.open(&name, 10).unwrap().is_writable);
    assert_eq!(memory.remove(&name).unwrap_err().kind(), ErrorKind::PermissionDenied);
    assert_eq!(text(&memory, &name), "one");
}

#[test]
fn a_memory_may_have_a_clock() {
    let memory = Memory::new(|| SystemTime::UNIX_EPOCH);
    add(&memory, &game(1), "");
    assert_eq!(memory.touched(&game(1)).unwrap(), SystemTime::UNIX_EPOCH);
    let vault: Rc<dyn Vault> = Rc::new(memory.clone());
    assert!(vault.holds(&game(1)), "clones are of the same memory");
}
