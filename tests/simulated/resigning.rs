//! Resigning at a table of several: the game ends for one player, whose seat a computer takes, and the others play on.

use super::host::Host;
use super::program::{Program, who_asks};

const NAMES: [&str; 3] = ["Anna", "Ben", "Cleo"];

/// Anna, who hosts, Ben and Cleo at a table of domino, opened by `words` after `host`.
fn domino_of_three(words: &str) -> (Host, [Program; 2]) {
    let mut host = Host::start(&format!("{words} --name Anna"));
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang en --name Cleo");
    if !words.contains("domino") {
        host.program.says("Cleo is here.");
        host.program.types("propose domino target 40");
        for guest in [&mut ben, &mut cleo] {
            guest.says("Anna proposes domino");
            guest.types("yes");
        }
    }
    for program in [&host.program, &ben, &cleo] {
        program.says("Hand 1.");
    }
    (host, [ben, cleo])
}

/// Lets the player of these seats who is due resign, with this question, and returns the seat.
fn gives_up(programs: &mut [&mut Program; 3], among: &[usize], asked: &str) -> usize {
    let due = {
        let mut rest: Vec<&mut Program> = Vec::new();
        for (seat, program) in programs.iter_mut().enumerate() {
            if among.contains(&seat) {
                rest.push(program);
            }
        }
        among[who_asks(&rest)]
    };
    let told = programs[due].answers("resign");
    assert!(told.contains(asked), "{told}");
    programs[due].types("yes");
    due
}

/// The question to a player who would leave others behind.
const SEAT: &str = "Give up? A computer takes your seat, and the others play on.";

/// The player who is due resigns, host or guest, then the next, and the last one ends the game for all; returns the
/// seat that was due first. Players who have resigned hear how the game ends, and all return to the room afterwards.
fn all_give_up_one_after_another(seed: u64) -> usize {
    let (mut host, [mut ben, mut cleo]) = domino_of_three(&format!("--seed {seed}"));
    let mut programs = [&mut host.program, &mut ben, &mut cleo];
    let first = gives_up(&mut programs, &[0, 1, 2], SEAT);
    let told = programs[first].says("You have given up, and will hear the rest of the game.");
    assert!(!told.contains("wins"), "{told}");
    let others: Vec<usize> = (0..3).filter(|seat| *seat != first).collect();
    for seat in &others {
        programs[*seat].says(&format!("{} gives up.", NAMES[first]));
        programs[*seat].says(&format!("is playing for {} for now.", NAMES[first]));
    }
    let second = gives_up(&mut programs, &others, SEAT);
    let last = 3 - first - second;
    programs[last].says(&format!("is playing for {} for now.", NAMES[second]));
    gives_up(&mut programs, &[last], "Give up? That ends the game for everybody.");
    for (seat, program) in programs.iter_mut().enumerate() {
        // Guests who have resigned are at the table at once.
        if seat == 0 || seat == last {
            program.says("or press Enter to go back to the table.");
            program.types("");
        }
        program.wait("table", |text| text.matches("At the table: ").count() >= 2);
    }
    programs[first].types("propose domino target 60");
    for seat in others {
        programs[seat].says(&format!("{} proposes domino with target 60.", NAMES[first]));
        programs[seat].types("yes");
    }
    for program in &programs {
        program.says("Dominoes, first to 60.");
    }
    first
}

#[test]
fn of_several_each_gives_up_alone_and_the_last_one_ends_the_game() {
    let firsts: Vec<usize> = (1..6).map(all_give_up_one_after_another).collect();
    assert!(firsts.contains(&0) && firsts.iter().any(|first| *first > 0), "{firsts:?}");
}

/// At a table with a fixed game, a player who has resigned is asked for a rematch on the same seat, like all others.
#[test]
fn whoever_has_given_up_is_asked_for_a_rematch() {
    let (mut host, [mut ben, mut cleo]) = domino_of_three("domino 3 --target 40 --seed 3");
    let mut programs = [&mut host.program, &mut ben, &mut cleo];
    let first = gives_up(&mut programs, &[0, 1, 2], SEAT);
    let others: Vec<usize> = (0..3).filter(|seat| *seat != first).collect();
    let second = gives_up(&mut programs, &others, SEAT);
    let last = 3 - first - second;
    gives_up(&mut programs, &[last], "Give up? That ends the game for everybody.");
    programs[last].says("Type again to ask everybody");
    programs[last].types("again");
    for seat in [first, second] {
        programs[seat].says(&format!("{} proposes domino with target 40.", NAMES[last]));
        programs[seat].types("yes");
    }
    programs[last].wait("game", |text| text.matches("Hand 1.").count() == 2);
}

/// A player whose program is killed after resigning hears the rest on return, even if the host allows no listeners.
#[test]
fn whoever_has_given_up_and_comes_back_hears_the_rest() {
    let (mut host, [mut ben, mut cleo]) = domino_of_three("--seed 2");
    cleo.answers("resign");
    cleo.types("yes");
    cleo.says("You have given up, and will hear the rest of the game.");
    cleo.types("say hello");
    cleo.says("Not said: you have no seat yet.");
    let mut cleo = host.guest_in(cleo.kill(), "--lang en --name Cleo");
    cleo.says("They are already playing. You will join them as soon as they are back at the table.");
    cleo.types("status");
    cleo.says("Points: ");
    let mut programs = [&mut host.program, &mut ben, &mut cleo];
    let second = gives_up(&mut programs, &[0, 2], SEAT);
    cleo.says(&format!("{} gives up.", NAMES[second]));
}

/// Anna, who hosts, and Ben after a game of schnuff in which one of them has given up.
fn schnuff_given_up() -> (Host, Program) {
    let mut host = Host::start("schnuff short 2 --name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    for program in [&host.program, &ben] {
        program.says("Round 1.");
    }
    let programs = &mut [&mut host.program, &mut ben];
    let due = who_asks(programs);
    programs[due].answers("resign");
    programs[due].types("yes");
    (host, ben)
}

/// At a table for one game, a word for a step after the end would end the table for all.
#[test]
fn a_no_after_the_end_does_not_end_the_table() {
    let (mut host, mut ben) = schnuff_given_up();
    for program in [&mut host.program, &mut ben] {
        program.says("You can still ask about it.");
        let told = program.answers("no");
        assert!(told.contains("You can still ask about it."), "{told}");
    }
    assert!(!host.program.has_ended() && !ben.has_ended());
}

/// The record of a game that is over is complete, and its chance was checked.
#[test]
fn who_comes_back_after_the_end_has_the_game_once() {
    let (host, ben) = schnuff_given_up();
    ben.says("Checked: chance was fair.");
    let place = ben.kill();
    let mut ben = host.guest_in(place, "--lang en --name Ben");
    let told = ben.says("You can still ask about it.");
    assert!(told.contains("Welcome back to schnuff-1."), "{told}");
    let told = ben.answers("verify");
    assert!(told.contains("schnuff: chance was fair."), "{told}");
    assert!(!ben.text().contains("Not checked"), "{}", ben.text());
    let place = ben.kill();
    let games = place.run("games --lang en", b"").out;
    assert!(games.contains("1 finished game:"), "{games}");
}
