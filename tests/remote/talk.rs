//! Talk at a table.

use super::program::Host;

#[test]
fn what_is_said_is_heard_by_those_it_is_for() {
    let mut host = Host::start("domino 3 --name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    host.program.types("say Hello, Ben!");
    host.program.says("Said.");
    ben.says("Anna: Hello, Ben!");
    let cleo = host.guest("--lang de --name Cleo");
    for program in [&host.program, &ben] {
        program.says("Hand 1.");
    }
    cleo.says("Runde 1.");
    // Whoever is due may type.
    let programs = [&mut host.program, &mut ben];
    let due = programs.into_iter().find(|program| program.text().ends_with("> "));
    if let Some(due) = due {
        due.types("say Cleo: only you");
        cleo.says(", nur zu dir: only you");
        due.types("say all of you");
        cleo.says(": all of you");
        due.types("talk");
        due.types("mute Cleo");
        due.says("You no longer hear what Cleo says.");
        due.types("talk off");
        due.says("You no longer hear what is said.");
        due.types("say");
        due.says("Say what?");
    }
    assert!(!host.program.text().contains("only you") || !ben.text().contains("only you"));
}

#[test]
fn nobody_hears_where_nobody_is() {
    let mut host = Host::start("domino --name Anna");
    host.program.says("1 seat is free.");
    host.program.types("say hello");
    host.program.says("Nobody is there to hear it.");
    host.program.types("talk");
    host.program.says("Nothing has been said yet.");
    host.program.types("quit");
    assert_eq!(host.program.wait_for_end().1, 0);
}
