//! A computer for an absent player: the consent of the others, and the computer's name.

use std::sync::Arc;

use super::host::Host;
use super::program::{Program, who_asks};
use crate::common::program::Place;

#[test]
fn a_host_whose_only_guest_has_left_decides_alone() {
    let mut host = Host::start("sniff --size 3x3 --name Anna");
    let place = Arc::new(Place::new());
    let mut guest = host.guest_in(Arc::clone(&place), "--lang en --name Ben");
    host.program.says("You play against Ben.");
    guest.asks();
    host.program.types("replace Ben");
    host.program.says("Ben is here, and playing.");
    host.program.types("replace Nobody");
    host.program.says("Mute whom? At the table: Ben.");
    guest.types("quit");
    host.program.says("Ben has left.");
    host.program.says("May a computer play for Ben until Ben is back? Yes or no.");
    host.program.types("no");
    host.program.says("No computer plays for Ben. The game is waiting. Type replace Ben to ask again.");
    host.program.types("replace Ben");
    // The name Ben is taken: by Ben.
    host.program.says("The computer Gina is playing for Ben for now.");
    host.program.types("replace Ben");
    host.program.says("A computer is already playing there: Gina.");
    host.program.types("present");
    host.program.says("At the table: you.\nThe computer Gina is playing for Ben for now.");
    // The computer waits until Anna has built, and so has done nothing.
    let guest = host.guest_in(place, "--lang en --name Ben");
    host.program.says("Ben is back.");
    let told = guest.says("You have your seat back.");
    assert!(!told.contains("A computer played"), "{told}");
    host.program.types("replace Ben");
    host.program.wait("answer", |text| text.matches("Ben is here, and playing.").count() == 2);
}

/// A player who returns after the host was away as well is told that a computer has played.
#[test]
fn that_a_computer_has_played_is_told_after_the_table_was_opened_again_too() {
    let places = [Arc::new(Place::new()), Arc::new(Place::new())];
    let mut host = Host::start_in(Arc::clone(&places[0]), "en", "sniff --size 3x3 --name Anna");
    let mut guest = host.guest_in(Arc::clone(&places[1]), "--lang en --name Ben");
    host.program.says("You play against Ben.");
    guest.asks();
    guest.types("quit");
    host.program.says("May a computer play for Ben until Ben is back? Yes or no.");
    host.program.types("yes");
    host.program.says("The computer Gina is playing for Ben for now.");
    host.program.types("build");
    host.program.says("Built.");
    // The computer builds after Anna.
    host.program.types("done");
    host.program.says("Gina is ready.");
    host.program.types("quit");
    let address = host.address.clone();
    let join = format!("join {} --no-relay --address {address} --lang en --name Ben", host.words);
    host.program.wait_for_end();
    let host = Program::start_in(Arc::clone(&places[0]), "resume --lang en --name Anna");
    let guest = Program::start_in(Arc::clone(&places[1]), &join);
    guest.says("A computer played for you in the meantime.");
    host.says("Ben is back.");
}

/// The same if the host was killed; the others hear that the computer no longer plays, and what happens to Ben.
#[test]
fn that_a_computer_has_played_is_told_after_the_host_was_killed_too() {
    let places = [Arc::new(Place::new()), Arc::new(Place::new())];
    let mut host = Host::start_in(Arc::clone(&places[0]), "en", "domino 3 --name Anna --seed 4");
    let mut ben = host.guest_in(Arc::clone(&places[1]), "--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang de --name Cleo");
    for (program, begun) in [(&ben, "Hand 1."), (&host.program, "Hand 1."), (&cleo, "Runde 1.")] {
        program.says(begun);
    }
    ben.types("quit");
    ben.wait_for_end();
    host.program.says("May a computer play for Ben until Ben is back? Yes or no.");
    host.program.types("yes");
    cleo.says("Soll ein Computer für Ben spielen");
    cleo.types("ja");
    cleo.says("Für Ben spielt so lange der Computer Gina.");
    host.program.says("The computer Gina is playing for Ben for now.");
    host.program.says("Gina lays");
    let join = host.call("join", "--lang en --name Ben");
    host.program.kill();
    let mut host = Program::start_in(Arc::clone(&places[0]), "resume --lang en --name Anna");
    let told = cleo.says("Von Ben ist nichts zu hören. Wenn Ben dran ist, wartet das Spiel.");
    assert_eq!(told.matches("Der Tisch ist wieder da.").count(), 1, "{told}");
    cleo.types("anwesend");
    cleo.says("Nicht da: Ben.");
    let ben = Program::start_in(Arc::clone(&places[1]), &join);
    ben.says("A computer played for you in the meantime.");
    host.says("Ben is back.");
    cleo.says("Ben ist wieder da.");
    // It is told once: after the next break, the player has missed nothing.
    ben.wait("turn", |text| text.contains("Points: Anna"));
    ben.kill();
    host.says("The connection to Ben is lost.");
    host.types("present");
    host.says("Not there: Ben.");
    host.kill();
    let host = Program::start_in(Arc::clone(&places[0]), "resume --lang en --name Anna");
    let ben = Program::start_in(Arc::clone(&places[1]), &join);
    let told = ben.wait("turn", |text| text.contains("Points: Anna"));
    assert!(!told.contains("A computer played"), "{told}");
    drop(host);
}

/// All agree except one who does not answer: nothing happens; then one says no, then all say yes. The computer plays
/// under its own name, in every language, and the seat is given back.
#[test]
fn all_who_are_there_have_to_agree_and_the_computer_has_a_name_of_its_own() {
    let mut host = Host::start("domino 4 --name Anna --seed 4");
    let place = Arc::new(Place::new());
    let mut ben = host.guest_in(Arc::clone(&place), "--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang de --name Cleo");
    host.program.says("Cleo is here.");
    let mut dirk = host.guest("--lang nl --name Dirk");
    for (program, begun) in [(&ben, "Hand 1."), (&host.program, "Hand 1."), (&cleo, "Runde 1."), (&dirk, "Ronde 1.")] {
        program.says(begun);
    }
    ben.types("quit");
    let (text, _) = ben.wait_for_end();
    assert!(text.contains("You leave the table."), "{text}");
    cleo.says("Soll ein Computer für Ben spielen, bis Ben wieder da ist? Ja oder nein.");
    dirk.says("Mag er een computer voor Ben spelen tot Ben terug is? Ja of nee.");
    host.program.says("May a computer play for Ben until Ben is back?");
    host.program.types("yes");
    host.program.says("Agreed.");
    cleo.types("nein");
    host.program.says("Cleo does not want a computer to play for Ben. The game is waiting.");
    dirk.says("Cleo wil niet dat er een computer voor Ben speelt.");
    cleo.says("Für Ben spielt kein Computer.");
    dirk.types("vervang Ben");
    dirk.says("Het wordt aan iedereen gevraagd.");
    cleo.wait("second question", |text| text.matches("Soll ein Computer für Ben").count() == 2);
    cleo.types("ja");
    host.program.wait("second question", |text| text.matches("May a computer play for Ben").count() == 2);
    assert!(!host.program.text().contains("Gina"), "{}", host.program.text());
    host.program.types("yes");
    host.program.says("The computer Gina is playing for Ben for now.");
    cleo.says("Für Ben spielt so lange der Computer Gina.");
    dirk.says("Computer Gina speelt zolang voor Ben.");
    // The players who are due play on, until it was the computer's turn.
    for _ in 0..12 {
        if cleo.text().contains("Gina legt") || cleo.text().contains("Gina zieht") {
            break;
        }
        play_on(&mut [&mut host.program, &mut cleo, &mut dirk]);
    }
    assert!(cleo.text().contains("Gina legt") || cleo.text().contains("Gina zieht"), "{}", cleo.text());
    let again = host.guest_in(place, "--lang en --name Ben");
    for (program, back) in [(&host.program, "Ben is back."), (&cleo, "Ben ist wieder da."), (&dirk, "Ben is er weer.")]
    {
        program.says(back);
    }
    let told = again.says("Points: Anna");
    assert!(!told.contains("Welcome back to .") && !told.contains("Gina"), "{told}");
}

/// Lets the player who is due do the first possible thing.
fn play_on(programs: &mut [&mut Program]) {
    let due = who_asks(programs);
    let due = &mut programs[due];
    let text = due.answers("hint");
    let move_ = text.split_whitespace().collect::<Vec<_>>().windows(2).find_map(|pair| {
        let is_tile = |word: &str| word.len() == 1 && word.chars().all(|c| c.is_ascii_digit());
        (is_tile(pair[0]) && is_tile(pair[1].trim_end_matches(['.', ',', ':']))).then(|| pair.join(" "))
    });
    due.types(&move_.unwrap_or_else(|| "draw".to_owned()));
}

/// A player who returns by restarting the program hears what happened in between, including the computer's actions, and
/// then the state of the game; earlier events are not repeated.
#[test]
fn who_comes_back_hears_first_what_was_missed() {
    let mut host = Host::start("domino --name Anna --seed 4");
    let place = Arc::new(Place::new());
    let mut ben = host.guest_in(Arc::clone(&place), "--lang en --name Ben");
    host.program.says("You may lay one more tile, or pass.");
    host.program.types("pass");
    ben.says("Anna lays no extra tile.");
    ben.asks();
    ben.types("6-1 left");
    host.program.says("Ben lays 6-1 on the left.");
    ben.says("You lay 6-1 on the left.");
    ben.types("quit");
    ben.wait_for_end();
    host.program.says("May a computer play for Ben until Ben is back?");
    // The game at Anna's table cannot be resumed here, and is not offered.
    let lobby = Program::start_in(Arc::clone(&place), "--lang en").end().0;
    assert!(lobby.contains("Or type help.") && !lobby.contains("resume"), "{lobby}");
    host.program.types("yes");
    host.program.says("The computer Gina is playing for Ben for now.");
    host.program.types("6-5");
    host.program.says("Gina lays 5-1 on the left.");
    let ben = host.guest_in(place, "--lang en --name Ben");
    ben.says("It is Anna's turn.");
    let lines = ben.lines();
    let begin = lines.iter().position(|line| line == "A computer played for you in the meantime.").unwrap();
    let wanted = [
        "Welcome back to domino-1.",
        "Anna lays 6-5 on the right. Ends 1 and 5.",
        "You lay 5-1 on the left. 10 points: ends 5 and 5. 10 in all.",
        "It is Anna's turn.",
    ];
    assert_eq!(lines[begin + 1..=begin + 4], wanted, "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("6-6")), "{lines:#?}");
}
