//! Data that cannot be saved at a remote table: the program warns before it matters, or saves it as soon as possible.

use std::fs;
use std::sync::Arc;

use super::host::Host;
use super::program::Program;
use crate::common::program::Place;

/// An invalid key file, in whose place no key can be saved.
const NO_KEY: &str = "short";

const KEYLESS: &str = "so no table will recognise you: if the program ends, you lose your seat.";

#[test]
fn whoever_has_no_key_is_told_that_a_lost_seat_stays_lost() {
    let host = Host::start("domino 3 --name Anna");
    let place = Arc::new(Place::new());
    fs::write(place.path("far.key"), NO_KEY).unwrap();
    let ben = host.guest_in(Arc::clone(&place), "--lang en --name Ben");
    ben.says("Anna is the host.");
    let told = ben.text();
    assert!(told.contains(&format!("{}, {KEYLESS}", place.path("far.key").display())), "{told}");
    let cleo = host.guest("--lang en --name Cleo");
    cleo.says("Anna is the host.");
    assert!(!cleo.text().contains(KEYLESS), "{}", cleo.text());
    drop((ben, cleo));
    let (told, status) = Program::start_in(place, "friends --lang en").end();
    assert!(told.contains(KEYLESS) && status == 0, "{told}");
}

#[test]
fn a_file_of_friends_that_cannot_be_read_is_told_as_that() {
    let place = Arc::new(Place::new());
    let file = place.path("friends");
    fs::create_dir(&file).unwrap();
    let (told, status) = Program::start_in(Arc::clone(&place), "friends --lang en").end();
    assert_eq!(status, 1, "{told}");
    assert!(told.starts_with(&format!("Your friends file, {}, cannot be read.", file.display())), "{told}");
    fs::remove_dir(&file).unwrap();
    fs::write(&file, "nonsense").unwrap();
    let (told, status) = Program::start_in(place, "friends --lang en").end();
    assert!(told.starts_with("Your friends file is damaged.") && status == 1, "{told}");
}

/// A disk that was full when the game began has space again.
#[test]
fn how_guests_come_back_is_written_down_with_the_next_save_where_it_could_not_be_before() {
    let place = Arc::new(Place::new());
    fs::write(place.path("tables"), "in the way").unwrap();
    let host = Host::start_in(Arc::clone(&place), "en", "domino 2 --name Anna --seed 4");
    let mut ben = host.guest("--lang en --name Ben");
    for program in [&host.program, &ben] {
        program.says("Hand 1.");
    }
    let Host { mut program, words, .. } = host;
    fs::remove_file(place.path("tables")).unwrap();
    let due = super::program::who_asks(&[&mut program, &mut ben]);
    [&mut program, &mut ben][due].types("lay");
    super::program::until(|| (fs::read_dir(place.path("tables")).ok()?.count() > 0).then_some(())).expect("a table");
    let anna = Program::start_in(program.kill(), "resume --lang en");
    anna.says("Welcome back to domino-1.");
    assert!(anna.text().contains(&words), "{}", anna.text());
    ben.says("The table is back.");
}

#[test]
fn a_room_that_cannot_be_written_down_is_told_as_that() {
    let place = Arc::new(Place::new());
    fs::write(place.path("tables"), "in the way").unwrap();
    let unkept = "Your table cannot be saved. If the program ends, your guests will need new words.";
    let mut host = Host::start_in(Arc::clone(&place), "en", "--name Anna");
    host.program.says(unkept);
    // Each change leads to another attempt, whose success is reported once.
    let ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    host.program.types("say hello");
    ben.says("Anna: hello");
    fs::remove_file(place.path("tables")).unwrap();
    let cleo = host.guest("--lang en --name Cleo");
    let kept = "Your table is now saved. If the program ends, your guests' words will still work.";
    host.program.says(kept);
    host.program.types("listeners on");
    host.program.says("Others may listen");
    let told = host.program.text();
    assert_eq!((told.matches(unkept).count(), told.matches(kept).count()), (1, 1), "{told}");
    drop(cleo);
    // Later changes are saved, too.
    let anna = Program::start_in(host.program.kill(), "resume --lang en");
    anna.says("Others may listen");
    assert!(anna.text().contains(&host.words), "{}", anna.text());
    ben.says("The table is back.");
    let other = Host::start("--name Anna");
    other.program.asks();
    assert!(!other.program.text().contains("Your table cannot be saved"), "{}", other.program.text());
}
