//! An impostor who knows the five words, like everyone at the table, and answers to them in the host's place.

use std::sync::Arc;

use snuffel::remote::network::{Event, Net};

use super::host::Host;
use super::program::Program;
use crate::common::program::Place;

const WARNING: &str = "Somebody else who knows the five words is answering in the host's place.";

/// Waits until a guest warns of an impostor, and checks that the guest has sent it nothing.
fn warns(guest: &Program, impostor: &dyn Net) {
    let before = guest.text().matches(WARNING).count();
    guest.wait("warning", |text| text.matches(WARNING).count() > before);
    // The guest goes on dialling, and does not repeat the warning.
    guest.go_on_for(std::time::Duration::from_secs(60));
    assert_eq!(guest.text().matches(WARNING).count(), before + 1, "{}", guest.text());
    let seen: Vec<Event> = std::iter::from_fn(|| impostor.poll()).collect();
    assert!(seen.is_empty(), "{seen:?}");
}

#[test]
fn nobody_is_taken_for_the_host_before_in_or_after_a_game() {
    let places = [Arc::new(Place::new()), Arc::new(Place::new())];
    let host = Host::start_in(Arc::clone(&places[0]), "en", "--name Anna");
    let (words, address) = (host.words.clone(), host.address.clone());
    let guest = host.guest_in(Arc::clone(&places[1]), "--lang en --name Ben");
    guest.says("At the table: Anna and you.");
    // Before a game.
    host.program.kill();
    let impostor = guest.poses(&words, &address);
    warns(&guest, &*impostor);
    drop(impostor);
    let resume = format!("resume --no-relay --bind {address} --lang en --name Anna");
    let mut host = Program::start_in(Arc::clone(&places[0]), &resume);
    host.says("Ben is here.");
    guest.says("The table is back.");
    // In a game.
    host.types("propose sniff size 3x3");
    let mut guest = guest;
    guest.says("Anna proposes sniff");
    guest.types("yes");
    guest.says("You play against Anna.");
    host.kill();
    let impostor = guest.poses(&words, &address);
    warns(&guest, &*impostor);
    // A restarted program remembers the host.
    guest.kill();
    let join = format!("join {words} --no-relay --address {address} --lang en --name Ben");
    let guest = Program::start_in(Arc::clone(&places[1]), &join);
    guest.says(WARNING);
    let (text, status) = guest.wait_for_end();
    assert!(text.contains("Nobody answers at these words.") && status == 1, "{text}");
    let seen: Vec<Event> = std::iter::from_fn(|| impostor.poll()).collect();
    assert!(seen.is_empty(), "{seen:?}");
    drop(impostor);
    // After a game.
    let mut host = Program::start_in(Arc::clone(&places[0]), &resume);
    let mut guest = Program::start_in(Arc::clone(&places[1]), &join);
    guest.says("Welcome back to sniff-1.");
    host.says("Ben is back.");
    super::together::give_up(&mut [&mut host, &mut guest]);
    host.kill();
    let impostor = guest.poses(&words, &address);
    warns(&guest, &*impostor);
}

/// A first-time guest cannot know better, unless invited by a friend.
#[test]
fn whoever_has_never_met_the_host_is_the_guest_of_whoever_is_quicker() {
    let host = Host::start("--name Anna");
    let (words, address) = (host.words.clone(), host.address.clone());
    host.program.kill();
    let watcher = Program::start("--lang en");
    let impostor = watcher.poses(&words, &address);
    let _guest = Program::start(&format!("join {words} --no-relay --address {address} --lang en"));
    watcher.go_on_for(std::time::Duration::from_secs(1));
    assert!(matches!(impostor.poll(), Some(Event::Came(_))));
}
