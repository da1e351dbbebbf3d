//! A table without a game: friends come, talk, agree on a game, play it, and are there again after it.

use super::program::{Host, Program};

#[test]
fn friends_talk_agree_on_a_game_play_it_and_are_back_at_the_table() {
    let mut host = Host::start("--name Anna --seed 5");
    host.program.says("At the table: you. No game has been chosen yet: propose domino asks everybody.");
    let mut ben = host.guest("--lang de --name Ben");
    ben.says("Am Tisch: Anna und du. Noch ist kein Spiel gewählt: vorschlagen domino fragt alle.");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang nl --name Cleo");
    cleo.says("Aan tafel: Anna, Ben en jij.");
    ben.says("Cleo ist da.");
    cleo.types("naam Chloe");
    host.program.says("Cleo is now called Chloe.");
    ben.says("Cleo heißt jetzt Chloe.");
    cleo.types("naam Cleo");
    ben.says("Chloe heißt jetzt Cleo.");
    ben.types("sag hallo zusammen");
    host.program.says("Ben: hallo zusammen");
    cleo.says("Ben: hallo zusammen");
    for (line, told) in [
        ("begin", "No game has been chosen yet. propose domino asks everybody here."),
        ("propose", "Which game?"),
        ("propose sniff", "This game is for 2 players."),
        ("propose domino human", "Everybody here plays."),
        ("propose domino size 4", "is neither"),
        ("help", "propose domino asks everybody here whether to play it"),
        ("who", "At the table: you, Ben and Cleo."),
        ("rules", "Which game?"),
        ("rules domino drawing", "Whoever cannot lay draws from the stock"),
    ] {
        host.program.types(line);
        host.program.says(told);
    }
    ben.types("vorschlagen domino ziel 40 schwer");
    ben.says("Alle werden gefragt.");
    host.program.says("Ben proposes domino");
    host.program.says("with 1 computer. Will you play? yes or no.");
    host.program.types("present");
    host.program.says("No answer yet from: you and Cleo.");
    cleo.says("met 1 computer. Doe je mee? ja of nee.");
    host.program.types("propose schnuff");
    host.program.says("Another question is still open.");
    host.program.types("yes");
    host.program.says("Agreed.");
    cleo.types("nee");
    cleo.says("Dan geen domino");
    host.program.says("Cleo does not want to play domino");
    ben.says("Cleo will domino");
    // Two of them, who take the seats in the order in which they have come.
    cleo.types("stoppen");
    let (text, status) = cleo.wait_for_end();
    assert_eq!(status, 0, "{text}");
    ben.says("Cleo ist gegangen.");
    host.program.types("propose sniff size 3x3");
    ben.says("Anna schlägt sniff größe");
    ben.types("ja");
    host.program.says("You play against Ben.");
    ben.says("Du spielst gegen Anna.");
    ben.wait("prompt", |text| text.ends_with("> "));
    ben.types("aufgeben");
    ben.types("ja");
    for program in [&host.program, &ben] {
        program.wait("end", |text| text.ends_with("> "));
    }
    host.program.wait("end of the game", |text| text.contains("wins") || text.contains("You win"));
    host.program.types("");
    host.program.wait("room", |text| text.matches("No game has been chosen yet: propose").count() >= 3);
    ben.wait("room", |text| text.matches("Noch ist kein Spiel gewählt").count() >= 2);
    ben.types("vorschlagen sniff");
    host.program.says("Ben proposes sniff");
    host.program.types("no");
    host.program.says("No sniff, then.");
    ben.says("Anna will sniff nicht spielen.");
    host.program.types("quit");
    assert_eq!(host.program.wait_for_end().1, 0);
    let (text, _) = ben.wait_for_end();
    assert!(text.contains("Wer eingeladen hat, ist gegangen."), "{text}");
}

/// At a table that has a game there is nothing to propose, and what is typed ahead for the game waits for it.
#[test]
fn where_a_game_is_chosen_nothing_can_be_proposed() {
    let mut host = Host::start("domino 3 --name Anna");
    host.program.says("2 seats are free.");
    host.program.types("propose sniff");
    host.program.says("At this table the game has already been chosen.");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("1 more has come");
    ben.types("propose domino");
    ben.says("At this table the game has already been chosen.");
    // Whoever waits may read the rules of what is about to be played.
    host.program.types("rules goal");
    ben.types("rules goal");
    for program in [&host.program, &ben] {
        program.says("Make the ends of the line add up to 5");
    }
    ben.types("status");
    ben.types("quit");
    host.program.types("begin");
    // Ben is asked some time, and has typed two lines before.
    host.program.says("Hand 1.");
    ben.says("Hand 1.");
    if host.program.text().ends_with("> ") {
        host.program.types("resign");
        host.program.types("yes");
    }
    let (text, status) = ben.wait_for_end();
    assert!(text.contains("Points:") && status == 0, "{text}");
}

/// After a game all choose the next one where they are: the same once more, or another, whoever asks.
#[test]
fn after_a_game_in_a_room_whoever_is_there_asks_for_the_next_one() {
    let mut host = Host::start("--name Anna --seed 4");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    host.program.types("propose sniff size 3x3");
    ben.says("Anna proposes sniff");
    ben.types("yes");
    let give_up = |program: &mut Program, game: usize| {
        program.wait("game", |text| text.matches("You play against").count() == game && text.ends_with("> "));
        program.types("resign");
        program.types("yes");
    };
    give_up(&mut ben, 1);
    for program in [&host.program, &ben] {
        program.says("again asks everybody for another game, Enter goes back to the table.");
    }
    // A guest asks, and the host says no without leaving what is over.
    ben.types("again");
    ben.says("Everybody has been asked.");
    host.program.says("Ben proposes sniff with size 3x3. Will you play? yes or no.");
    host.program.types("no");
    ben.says("Anna does not want to play sniff with size 3x3.");
    // The room's word means something too, while the other one looks back.
    ben.types("propose domino target 40");
    host.program.says("Ben proposes domino");
    host.program.types("yes");
    for program in [&host.program, &ben] {
        program.says("Hand 1.");
    }
    give_up(&mut host.program, 2);
    ben.wait("end", |text| text.matches("again asks everybody").count() == 2);
    host.program.wait("end", |text| text.matches("again asks everybody").count() == 2);
    host.program.types("again");
    ben.wait("question", |text| text.matches("Will you play? yes or no.").count() == 2);
    ben.types("yes");
    ben.wait("game", |text| text.matches("Hand 1.").count() == 2);
    host.program.types("quit");
    let (text, _) = ben.wait_for_end();
    assert!(text.contains("The host has left."), "{text}");
}

/// Whoever is alone at a table has agreed by asking, and computers play as well as they usually do.
#[test]
fn alone_with_a_computer_a_game_begins_at_once() {
    let mut host = Host::start("--name Anna --seed 5");
    host.program.types("level 3");
    host.program.types("propose domino 2");
    host.program.says("You play against the computer, level 3.");
    assert!(!host.program.text().contains("Everybody has been asked."), "{}", host.program.text());
    let mut host = Host::start("domino 2 --name Anna");
    host.program.types("level 3");
    host.program.types("begin");
    host.program.says("You play against the computer, level 3.");
}
