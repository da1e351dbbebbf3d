//! The offers at a table with others: in the room, to a player who is asked, while others are due, and after the game.
//! Events in the meantime do not change the list.

use std::sync::Arc;

use snuffel::text::style::Lang;

use super::chooser::Chooser;
use crate::common::program::Place;
use crate::simulated::host::Host;
use crate::simulated::program::{Program, free_address, until};

/// A host in a room, and a guest in the same room.
fn room() -> (Chooser, Chooser) {
    let address = free_address();
    let args = format!("host --name Anna --seed 5 --no-relay --bind {address} --lang en");
    let program = Program::attended(Arc::new(Place::new()), &args);
    let text = program.wait("words", |text| text.lines().count() > 2);
    let words = text.lines().nth(1).expect("five words").to_owned();
    let host = Host::at(program, words, address);
    let call = host.call("join", "--lang de --name Ben");
    let anna = Chooser::of(host.program, Lang::En);
    let ben = Program::attended(Arc::new(Place::new()), &call);
    ben.says("Am Tisch: Anna und du.");
    anna.program.says("Ben is here.");
    (anna, Chooser::of(ben, Lang::De))
}

/// Waits until a line is offered.
#[track_caller]
fn is_offered(chooser: &Chooser, line: &str) {
    let come = until(|| chooser.lines().iter().any(|offered| offered == line).then_some(()));
    assert!(come.is_some(), "{line} is not offered: {:?}\n{}", chooser.lines(), chooser.program.text());
}

/// The lines of the first group.
fn first(chooser: &Chooser) -> Vec<String> {
    chooser.groups()[0].lines.iter().map(ToString::to_string).collect()
}

#[test]
fn friends_agree_on_a_game_play_it_and_play_again_by_choices_alone() {
    let (mut anna, mut ben) = room();
    is_offered(&anna, "propose sniff");
    is_offered(&ben, "vorschlagen domino");
    assert!(anna.lines().contains(&"quit".to_owned()) && anna.lines().contains(&"who".to_owned()));
    ben.choose("wer");
    ben.choose("vorschlagen sniff");
    // A player who is asked has to answer first, and cannot propose another game until then.
    is_offered(&anna, "yes");
    assert_eq!(first(&anna), ["yes", "no"]);
    assert!(anna.lines().iter().all(|line| !line.starts_with("propose")), "{:?}", anna.lines());
    let is_over = until(|| ben.lines().iter().all(|line| !line.starts_with("vorschlagen")).then_some(()));
    assert!(is_over.is_some(), "{:?}", ben.lines());
    anna.choose("yes");
    for (chooser, build, done) in [(&mut anna, "build", "done"), (&mut ben, "baue", "fertig")] {
        is_offered(chooser, build);
        chooser.choose(build);
        is_offered(chooser, done);
        chooser.choose(done);
    }
    // One player is due and the other waits: the waiting one can resign, too.
    ben.program.says("Ausgelost");
    is_offered(&ben, "aufgeben");
    ben.choose("aufgeben");
    assert_eq!(first(&ben), ["ja", "nein"]);
    ben.choose("ja");
    is_offered(&anna, "again");
    anna.choose("again");
    is_offered(&ben, "ja");
    assert_eq!(first(&ben), ["ja", "nein"]);
    ben.choose("ja");
    is_offered(&anna, "build");
    anna.choose("quit");
}

/// Chat arrives while a player is thinking, in the room and in the game: the list stays the same.
#[test]
fn what_is_said_moves_nothing_that_is_chosen_from() {
    let (mut anna, mut ben) = room();
    is_offered(&anna, "propose domino");
    let talk = |ben: &mut Chooser, anna: &Chooser, said: &str| {
        let (before, asked) = (anna.groups(), anna.program.times_asked());
        ben.program.types(&format!("sag {said}"));
        anna.program.says(&format!("Ben: {said}"));
        let come = until(|| (anna.program.times_asked() > asked).then_some(()));
        assert!(come.is_some() && !before.is_empty());
        assert_eq!(anna.groups(), before, "{said}");
    };
    talk(&mut ben, &anna, "hallo");
    anna.choose("propose sniff");
    is_offered(&ben, "ja");
    ben.choose("ja");
    is_offered(&anna, "build");
    talk(&mut ben, &anna, "und los");
    anna.choose("own C3");
    let opened = anna.groups();
    assert!(opened[0].lines.iter().any(|line| line.starts_with("wall C3 ")), "{opened:?}");
    talk(&mut ben, &anna, "noch einmal");
    assert_eq!(anna.groups(), opened);
}
