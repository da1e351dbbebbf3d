//! Lost rooms: guests who are cut off, and hosts that were killed.

use super::host::Host;
use super::program::Program;
use super::together::{give_up, sniff_in_a_room};

/// A guest who loses the connection in a room is announced to the others, and no longer listed.
#[test]
fn who_is_lost_in_a_room_is_told_to_the_others() {
    let mut host = Host::start("--name Rosa");
    let udo = host.guest("--lang en --name Udo");
    host.program.says("Udo is here.");
    let mut sven = host.guest("--lang en --name Sven");
    sven.says("At the table: Rosa, Udo and you.");
    host.program.says("Sven is here.");
    host.program.types("propose domino");
    sven.says("Rosa proposes domino");
    // Actions that are impossible while a question is open are not suggested.
    sven.types("who");
    sven.says("At the table: Rosa, Udo and you.\n");
    let place = udo.kill();
    for program in [&host.program, &sven] {
        program.says("The connection to Udo is lost.\nThere will be no domino now");
    }
    for (program, told) in [(&mut host.program, "you and Sven"), (&mut sven, "Rosa and you")] {
        program.types("present");
        program.says(&format!(
            "At the table: {told}. No game has been chosen yet. Type propose domino to ask everybody.\n"
        ));
        program.says("Not there: Udo.");
    }
    // A guest who returns during the others' game is told about it, and is back at the table afterwards.
    host.program.types("propose sniff size 3x3");
    sven.says("Rosa proposes sniff");
    sven.types("yes");
    sven.says("You play against Rosa.");
    let mut udo = host.guest_in(std::sync::Arc::clone(&place), "--lang en --name Udo");
    udo.says(
        "The game is sniff with size 3x3. At the table: Rosa and Sven.\n\
        They are already playing. You will join them as soon as they are back at the table.\n",
    );
    for program in [&mut host.program, &mut sven] {
        program.says("Udo has arrived, and will get a seat as soon as you are back at the table.");
        program.types("present");
        program.says("Waiting for a seat: Udo.");
    }
    udo.types("say hello");
    udo.types("propose domino");
    udo.says("Not said: you have no seat yet.");
    udo.says("You have no seat yet, so you only listen. You will get one as soon as they are back at the table.");
    // Listening begins as soon as the host allows it.
    host.program.asks();
    host.program.types("listeners on");
    udo.says("3 by 3 fields");
    give_up(&mut [&mut host.program, &mut sven]);
    // A waiting guest need not do anything to return.
    for program in [&mut host.program, &mut sven] {
        program.says("or press Enter to go back to the table.");
        program.types("");
    }
    let told = host.program.says("At the table: you, Sven and Udo. No game has been chosen yet");
    assert_eq!(told.matches("Udo is here.").count(), 1, "{told}");
    // Sven may be back before Udo has a seat.
    let hears_of_udo = ["At the table: Rosa, you and Udo. No game has been chosen yet", "Udo is here."];
    sven.wait("Udo", |text| hears_of_udo.iter().any(|told| text.contains(told)));
    udo.says("At the table: Rosa, Sven and you. No game has been chosen yet");
    udo.types("say I am back");
    sven.says("Udo: I am back");
    host.program.types("propose domino target 40");
    for program in [&mut sven, &mut udo] {
        program.says("Rosa proposes domino with target 40. Will you play? Yes or no.");
        program.types("yes");
    }
    for program in [&host.program, &sven, &udo] {
        program.says("Hand 1.");
    }
    // Once the connection to the table is lost, the program does not claim anything that the table would have to do or
    // know.
    host.program.kill();
    let lost = "The connection to the table is lost. I keep looking for it.";
    sven.says(lost);
    for typed in ["present", "replace Rosa"] {
        let before = sven.text().matches(lost).count();
        sven.types(typed);
        sven.wait(typed, |text| text.matches(lost).count() > before);
    }
    sven.says("At the table until then: Rosa, you and Udo.");
    assert!(!sven.text().contains("Rosa is here, and playing."), "{}", sven.text());
}

/// A room reopened in the middle of a game is still a room for latecomers, and after the game.
#[test]
fn a_room_is_a_room_after_its_host_was_killed_too() {
    let (mut host, mut ben) = sniff_in_a_room();
    host.program.says("You play against Ben.");
    host.program.answers("build");
    ben.says("You play against Anna.");
    let Host { program, words, address, .. } = host;
    let mut anna = Program::start_in(program.kill(), "resume --lang en");
    ben.says("The table is back.");
    let mut cleo = Program::start(&format!("join {words} --no-relay --address {address} --lang en --name Cleo"));
    cleo.says("They are already playing. You will join them as soon as they are back at the table.\n");
    for program in [&anna, &ben] {
        program.says("Cleo has arrived, and will get a seat as soon as you are back at the table.");
    }
    cleo.types("say hello");
    cleo.says("Not said: you have no seat yet.");
    ben.types("begin");
    ben.says("The game has already begun.");
    give_up(&mut [&mut ben, &mut anna]);
    for program in [&mut anna, &mut ben] {
        program.says("or press Enter to go back to the table.");
        program.types("");
    }
    anna.says("At the table: you, Ben and Cleo. No game has been chosen yet");
    cleo.says("At the table: Anna, Ben and you.");
    cleo.types("propose domino");
    for program in [&mut anna, &mut ben] {
        program.says("Cleo proposes domino");
        program.types("yes");
    }
    cleo.says("Hand 1.");
}

/// A room whose host was killed outside a game is reopened with the same words, until the host leaves it.
#[test]
fn a_room_without_a_game_is_opened_again_too() {
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    ben.says("At the table: Anna and you.");
    let Host { program, words, .. } = host;
    let mut anna = Program::start_in(program.kill(), "resume --lang en --name Anna");
    anna.says("Your table from last time is open again, with the same words.");
    assert!(anna.text().contains(&words), "{}", anna.text());
    anna.says("Ben is here.");
    ben.says("The table is back.");
    anna.types("propose sniff size 3x3");
    ben.says("Anna proposes sniff with size 3x3.");
    // An invalid answer does not stop the program from reading a pipe.
    ben.types("perhaps");
    ben.wait("question", |text| text.matches("Anna proposes sniff with size 3x3.").count() == 2);
    ben.types("yes");
    for program in [&anna, &ben] {
        program.says("Sniff, 3 by 3 fields.");
    }
    // A game is newer than the room in which it is played.
    let mut anna = Program::start_in(anna.kill(), "resume --lang en --name Anna");
    anna.says("Sniff, 3 by 3 fields, 6 walls");
    anna.types("quit");
    let place = std::sync::Arc::clone(&anna.place);
    anna.wait_for_end();
    let (text, _) = Program::start_in(place, "resume --lang en").end();
    assert!(!text.contains("Your table from last time"), "{text}");
}

/// Until a break is noticed, a proposal reaches no other player: the reopened table asks for it, or the guest is told
/// that the question may not have been asked.
#[test]
fn what_is_proposed_into_a_break_is_asked_once_after_it() {
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    ben.says("At the table: Anna and you.");
    let place = host.program.kill();
    ben.types("propose sniff size 3x3");
    ben.says("Everybody has been asked.");
    let mut anna = Program::start_in(place, "resume --lang en --name Anna");
    let question = "Ben proposes sniff with size 3x3. Will you play? Yes or no.";
    anna.says(question);
    anna.types("yes");
    for program in [&anna, &ben] {
        program.says("You play against");
    }
    assert_eq!(anna.text().matches(question).count(), 1, "{}", anna.text());
    assert!(!ben.text().contains("may not have reached"), "{}", ben.text());
    // A guest who leaves before the table is back does not know.
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("At the table: Anna and you.");
    host.program.kill();
    ben.types("propose sniff");
    ben.says("Everybody has been asked.");
    ben.types("quit");
    let (text, _) = ben.wait_for_end();
    assert_eq!(text.matches("Your proposal may not have reached the table.").count(), 1, "{text}");
}

/// Permission to listen survives a crash of the host.
#[test]
fn who_may_listen_may_listen_after_a_crash() {
    let mut host = Host::start("sniff far:Ben size 3x3 --name Anna --seed 4");
    let ben = host.guest("--lang en --name Ben");
    for program in [&host.program, &ben] {
        program.says("You play against");
    }
    let told = host.program.answers("listeners on");
    assert!(told.contains("Others may listen"), "{told}");
    host.program.answers("build");
    let Host { program, words, address, .. } = host;
    let anna = Program::start_in(program.kill(), "resume --lang en");
    ben.says("The table is back.");
    let zoe = Program::start(&format!("listen {words} --no-relay --address {address} --lang en --name Zoe"));
    zoe.says("Sniff");
    assert!(!zoe.text().contains("Nobody may listen"), "{}", zoe.text());
    drop(anna);
}

/// In a room without a table, nothing is proposed, and no player is listed as present.
#[test]
fn where_the_table_is_lost_nothing_is_proposed() {
    let host = Host::start("--name Rosa");
    let mut sven = host.guest("--lang en --name Sven");
    sven.says("At the table: Rosa and you.");
    host.program.kill();
    let lost = "The connection to the table is lost. I keep looking for it.";
    sven.says(lost);
    for (count, typed) in ["propose domino", "who"].into_iter().enumerate() {
        sven.types(typed);
        sven.wait(typed, |text| text.matches(lost).count() == count + 2);
    }
    assert!(!sven.text().contains("Everybody has been asked."), "{}", sven.text());
}
