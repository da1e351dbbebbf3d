//! Chat at a table.

use super::host::Host;
use super::program::{Program, who_asks};

#[test]
fn what_is_said_is_heard_by_those_it_is_for() {
    // In this game one of the first two is due.
    let mut host = Host::start("domino 3 --name Anna --seed 1");
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
    // The player who is due may type.
    let mut programs = [&mut host.program, &mut ben];
    let due = who_asks(&programs);
    let due = &mut programs[due];
    due.types("say Cleo: only you");
    cleo.says(", nur zu dir: only you");
    due.types("say all of you");
    cleo.says(": all of you");
    // A message to all is not private, and one to an absent player is not sent.
    due.types("say everybody: listen");
    cleo.says(": listen");
    due.types("say Clio: a secret");
    due.says("To whom? At the table: ");
    due.types("talk");
    due.types("mute Cleo");
    due.says("You no longer hear what Cleo says.");
    due.types("talk off");
    due.says("You no longer hear what the others say.");
    due.types("say");
    due.says("Say what?");
    assert!(!host.program.text().contains("only you") || !ben.text().contains("only you"));
    assert!(!cleo.text().contains("a secret"), "{}", cleo.text());
}

/// In a room and in a game, the program offers a line that it has no use for as a remark. A possible message to one is no move.
#[test]
fn what_seems_to_be_for_the_others_is_offered_as_something_to_say() {
    let mut host = Host::start("--name Anna --seed 1");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("At the table: Anna and you.");
    // `lovely evening` is no goodbye.
    let remarks = [
        ("gg", "gg"),
        ("well played Anna and Ben", "well played Anna and Ben"),
        ("hubert barks again", "hubert barks again"),
        ("brb", "brb"),
        ("hello", "Hello"),
        ("lovely evening today", "Good evening"),
    ];
    let offers = |program: &mut Program| {
        for (typed, said) in remarks {
            let offer = program.answers(typed);
            assert!(offer.contains(&format!("Did you mean say {said}? Yes or no.")), "{said}: {offer}");
            assert!(program.answers("no").contains("Nothing has changed."));
        }
        // These have a meaning, or nearly one.
        for said in ["who is here", "hlep", "lay 6-6 on the left"] {
            let told = program.answers(said);
            assert!(!told.contains("say "), "{said}: {told}");
        }
    };
    offers(&mut host.program);
    assert!(host.program.answers("hubert barks again").contains("Did you mean"));
    host.program.types("yes");
    ben.says("Anna: hubert barks again");
    host.program.types("propose domino");
    ben.says("Anna proposes domino");
    ben.types("yes");
    let programs = &mut [&mut host.program, &mut ben];
    programs.iter().for_each(|program| drop(program.says("Hand 1.")));
    let due = who_asks(programs);
    offers(programs[due]);
    let other = ["Ben", "Anna"][due];
    for said in ["your turn", "5-5", "quit"] {
        let offer = programs[due].answers(&format!("hey {other}: {said}"));
        assert!(offer.contains(&format!("Did you mean say {other}: {said}? Yes or no.")), "{offer}");
        assert!(programs[due].answers("no").contains("Nothing has changed."));
    }
    programs[due].types(&format!("whisper to {other}: 5-5"));
    programs[1 - due].says(", to you alone: 5-5");
}

#[test]
fn nobody_hears_where_nobody_is() {
    let mut host = Host::start("domino --name Anna");
    host.program.says("1 seat is free.");
    host.program.types("say hello");
    host.program.says("Not said: nobody is there to hear it.");
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
    ben.says("You can say at most 300 characters at once, and that was 301.");
    // So many that even a slow machine sends them faster than the table accepts them.
    ben.types(&vec!["say hello"; 5000].join("\n"));
    let told =
        "Your program sent more at once than a table accepts, and was disconnected. The same words bring you back.";
    let (text, status) = ben.wait_for_end();
    assert!(text.contains(told) && status == 1, "{text}");
    host.program.says("The connection to Ben is lost.");
    assert!(!host.program.text().contains("xxx"), "{}", host.program.text());
}

/// Until a break is noticed, messages go into a dead connection.
#[test]
fn what_is_said_into_a_break_is_heard_once_after_it() {
    let mut host = Host::start("sniff far:Ben size 3x3 --name Anna --seed 4");
    let ben = host.guest("--lang en --name Ben");
    for program in [&host.program, &ben] {
        program.says("You play against");
    }
    host.program.answers("build");
    let place = ben.kill();
    host.program.types("say hello");
    host.program.says("Said.");
    let mut ben = host.guest_in(place, "--lang en --name Ben");
    ben.says("Anna: hello");
    ben.types("say good morning");
    host.program.says("Ben: good morning");
    ben.says("Said.");
    // After that, the message had been heard.
    host.program.types("say good day");
    ben.says("Anna: good day");
    let place = host.program.kill();
    let said = ben.text().matches("Said.").count();
    ben.types("say good night");
    ben.wait("said", |text| text.matches("Said.").count() > said);
    let mut anna = Program::start_in(place, "resume --lang en");
    ben.says("The table is back.");
    anna.says("Ben: good night");
    // Later messages have later numbers, too.
    ben.types("say sleep well");
    anna.says("Ben: sleep well");
    anna.types("say you too");
    ben.says("Anna: you too");
    assert_eq!(anna.text().matches("Ben: good").count(), 1, "{}", anna.text());
    assert_eq!(ben.text().matches("Anna: hello").count(), 1, "{}", ben.text());
}

/// A player who leaves during a silence of the table cannot know whether the last message was heard.
#[test]
fn whoever_leaves_before_what_was_said_could_be_heard_is_told_so() {
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("At the table: Anna and you.");
    host.program.kill();
    ben.types("say hello");
    ben.says("Said.");
    ben.types("quit");
    let (text, _) = ben.wait_for_end();
    assert_eq!(text.matches("Your last words may not have been heard.").count(), 1, "{text}");
    // If it was heard, there is no warning.
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("At the table: Anna and you.");
    ben.types("say hello\nquit");
    let (text, _) = ben.wait_for_end();
    host.program.says("Ben: hello");
    assert!(!text.contains("may not have been heard"), "{text}");
}

/// Goodbyes, calls to play and questions about a player are no commands; only the words of the commands are.
#[test]
fn what_is_said_to_the_others_parts_with_nobody() {
    let mut host = Host::start("--name Anna --seed 1");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("At the table: Anna and you.");
    let offers = |program: &mut Program, typed: &str, line: &str| {
        let told = program.answers(typed);
        assert!(told.contains(&format!("Did you mean {line}? Yes or no.")), "{typed}: {told}");
        assert!(program.answers("no").contains("Nothing has changed."));
    };
    offers(&mut host.program, "bye", "quit");
    offers(&mut host.program, "see you tomorrow", "quit");
    offers(&mut host.program, "Ben, your turn", "say Ben, your turn");
    let told = host.program.answers("is Ben gone?");
    assert!(told.contains("At the table"), "{told}");
    host.program.types("propose domino");
    ben.says("Anna proposes domino");
    // While all are asked, a yes could not mean anything else.
    ben.types("I don't know that game");
    ben.says("That is neither yes nor no.");
    ben.wait("question", |text| text.matches("Will you play? Yes or no.").count() == 2);
    assert!(!ben.text().contains("Did you mean"), "{}", ben.text());
    ben.types("yes");
    let programs = &mut [&mut host.program, &mut ben];
    programs.iter().for_each(|program| drop(program.says("Hand 1.")));
    let due = who_asks(programs);
    let other = ["Ben", "Anna"][due];
    offers(programs[due], "see you tomorrow", "quit");
    offers(programs[due], &format!("bye {other}"), &format!("say bye {other}"));
    offers(programs[due], &format!("{other}, your turn"), &format!("say {other}, your turn"));
    let told = programs[due].answers(&format!("is {other} gone?"));
    assert!(!told.contains("Remove"), "{told}");
    programs[due].types(&format!("mute {other}"));
    programs[due].says(&format!("You no longer hear what {other} says."));
}
