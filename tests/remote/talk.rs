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
        // To all is to nobody alone, and to nobody who is not there.
        due.types("say everybody: listen");
        cleo.says(": listen");
        due.types("say Clio: a secret");
        due.says("To whom? At the table: ");
        due.types("talk");
        due.types("mute Cleo");
        due.says("You no longer hear what Cleo says.");
        due.types("talk off");
        due.says("You no longer hear what is said.");
        due.types("say");
        due.says("Say what?");
    }
    assert!(!host.program.text().contains("only you") || !ben.text().contains("only you"));
    assert!(!cleo.text().contains("a secret"), "{}", cleo.text());
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

#[test]
fn whoever_floods_a_table_is_told_why_it_is_over() {
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    ben.says("At the table: Anna and you.");
    ben.types(&format!("say {}", "x".repeat(301)));
    ben.says("At most 300 characters can be said at once, and that was 301.");
    ben.types(&vec!["say hello"; 300].join("\n"));
    let told = "Your program has sent more at once than a table takes, and was cut off. The same words bring you back.";
    let (text, status) = ben.wait_for_end();
    assert!(text.contains(told) && status == 1, "{text}");
    host.program.says("The connection to Ben is lost.");
    assert!(!host.program.text().contains("xxx"), "{}", host.program.text());
}
