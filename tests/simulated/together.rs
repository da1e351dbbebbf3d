//! A table without a game: friends come, chat, agree on a game, play it, and are back at the table afterwards.

use std::sync::Arc;

use super::host::Host;
use super::program::{Program, free_address, until, who_asks};
use crate::common::program::Place;

#[test]
fn friends_talk_agree_on_a_game_play_it_and_are_back_at_the_table() {
    let mut host = Host::start("--name Anna --seed 5");
    host.program.says("At the table: you. No game has been chosen yet. Type propose domino to ask everybody.");
    let mut ben = host.guest("--lang de --name Ben");
    ben.says("Am Tisch: Anna und du. Noch ist kein Spiel gewählt. Mit vorschlagen domino fragst du alle.");
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
        ("begin", "No game has been chosen yet. Type propose domino to ask everybody here."),
        ("propose", "Which game?"),
        ("propose sniff", "That is not a possible number of players: this game is for 2 players."),
        ("propose domino human", "Everybody here plays, so you can only add computers"),
        ("propose domino size 4", "is neither"),
        ("help", "Type propose domino to ask everybody here whether to play it"),
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
    // The computer's level is part of the question.
    host.program.says("with 1 computer: hard. Will you play? Yes or no.");
    host.program.types("present");
    host.program.says("No answer yet from: you and Cleo.");
    cleo.says("met 1 computer van niveau moeilijk. Doe je mee? Ja of nee.");
    // Ben hears a message from the host after the host's question.
    host.program.types("say one moment");
    ben.says("Anna: one moment");
    ben.types("anwesend");
    ben.says("Noch keine Antwort von: Anna und Cleo.");
    host.program.types("propose schnuff");
    host.program.says("Another question is still open.");
    host.program.types("yes");
    host.program.says("Agreed.");
    cleo.types("nee");
    cleo.says("Je slaat domino");
    host.program.says("Cleo does not want to play domino");
    ben.says("Cleo möchte domino");
    // Two of them take the seats in the order of their arrival.
    cleo.types("stoppen");
    let (text, status) = cleo.wait_for_end();
    assert_eq!(status, 0, "{text}");
    ben.says("Cleo ist gegangen.");
    host.program.types("propose sniff size 3x3");
    ben.says("Anna schlägt sniff größe");
    ben.types("ja");
    host.program.says("You play against Ben.");
    ben.says("Du spielst gegen Anna.");
    ben.asks();
    ben.types("aufgeben");
    ben.types("ja");
    host.program.says("or press Enter to go back to the table.");
    ben.says("mit Enter gehst du zurück an den Tisch.");
    for program in [&mut host.program, &mut ben] {
        program.types("");
    }
    host.program.wait("room", |text| text.matches("No game has been chosen yet. Type propose").count() >= 3);
    ben.wait("room", |text| text.matches("Noch ist kein Spiel gewählt").count() >= 2);
    ben.types("vorschlagen sniff");
    host.program.says("Ben proposes sniff");
    host.program.types("no");
    host.program.says("You turn sniff down.");
    ben.says("Anna möchte sniff nicht spielen.");
    host.program.types("quit");
    assert_eq!(host.program.wait_for_end().1, 0);
    let (text, _) = ben.wait_for_end();
    assert!(text.contains("Wer eingeladen hat, ist gegangen."), "{text}");
}

/// At a table with a fixed game nothing can be proposed, and lines typed ahead for the game wait for it.
#[test]
fn where_a_game_is_chosen_nothing_can_be_proposed() {
    let mut host = Host::start("domino 3 --name Anna");
    host.program.says("2 seats are free.");
    host.program.types("propose sniff");
    host.program.says("At this table the game has already been chosen.");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("one more player has arrived");
    ben.types("propose domino");
    ben.says("At this table the game has already been chosen.");
    // A waiting guest may read the rules of the coming game.
    host.program.types("rules goal");
    ben.types("rules goal");
    for program in [&host.program, &ben] {
        program.says("Make the ends of the line add up to 5");
    }
    ben.types("status");
    ben.types("quit");
    host.program.types("begin");
    // Ben will be asked eventually, and has typed two lines before.
    host.program.says("Hand 1.");
    ben.says("Hand 1.");
    // The lot decides who is due first: if it is Ben, he has left by then.
    until(|| (host.program.is_asking() || ben.has_ended()).then_some(())).expect("somebody is due");
    if !ben.has_ended() {
        host.program.answers("resign");
        host.program.types("yes");
    }
    let (text, status) = ben.wait_for_end();
    assert!(text.contains("Points:") && status == 0, "{text}");
}

/// After a game any player can propose the next one without going back to the table: the same game or another.
#[test]
fn after_a_game_in_a_room_whoever_is_there_asks_for_the_next_one() {
    let (mut host, mut ben) = sniff_in_a_room();
    give_up_once_begun(&mut ben, 1);
    for program in [&host.program, &ben] {
        program.says("Type again to ask everybody for another game, or press Enter to go back to the table.");
    }
    // A guest asks, and the host says no without leaving the finished game.
    ben.types("again");
    ben.says("Everybody has been asked.");
    host.program.says("Ben proposes sniff with size 3x3. Will you play? Yes or no.");
    host.program.types("no");
    ben.says("Anna does not want to play sniff with size 3x3.");
    // The room's command also works while the other player looks back.
    ben.types("propose domino target 40");
    host.program.says("Ben proposes domino");
    host.program.types("yes");
    for program in [&host.program, &ben] {
        program.says("Hand 1.");
    }
    give_up_once_begun(&mut host.program, 2);
    ben.wait("end", |text| text.matches("Type again to ask everybody").count() == 2);
    host.program.wait("end", |text| text.matches("Type again to ask everybody").count() == 2);
    host.program.types("again");
    ben.wait("question", |text| text.matches("Will you play? Yes or no.").count() == 2);
    ben.types("yes");
    ben.wait("game", |text| text.matches("Hand 1.").count() == 2);
    host.program.types("quit");
    let (text, _) = ben.wait_for_end();
    assert!(text.contains("The host has left."), "{text}");
}

/// The first player back at the table, host or guest, can propose the next game, and is told so.
#[test]
fn a_guest_who_is_back_first_is_told_how_to_go_on_and_asks_for_a_game() {
    let (mut host, mut ben) = sniff_in_a_room();
    give_up_once_begun(&mut ben, 1);
    for program in [&host.program, &ben] {
        program.says("or press Enter to go back to the table.");
    }
    ben.types("");
    ben.says("The table is waiting for the others. Type propose domino to ask everybody.");
    ben.types("propose domino target 40");
    host.program.says("Ben proposes domino with target 40. Will you play? Yes or no.");
    host.program.types("yes");
    for program in [&host.program, &ben] {
        program.says("Hand 1.");
    }
}

/// A table at which computers have taken all seats still exists after the game, even for a host without a seat.
#[test]
fn after_a_game_whoever_hosts_alone_or_without_a_seat_is_back_at_the_table() {
    let mut host = Host::start("--name Anna --seed 5");
    host.program.types("propose domino 2");
    give_up_once_begun(&mut host.program, 1);
    host.program.says("Type again to ask everybody for another game, or press Enter to go back to the table.");
    host.program.types("again");
    give_up_once_begun(&mut host.program, 2);
    host.program.wait("end", |text| text.matches("or press Enter to go back to the table.").count() == 2);
    host.program.types("");
    host.program.wait("table", |text| text.matches("At the table: you. No game has been chosen yet").count() == 2);
    let mut host = Host::start("--table");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang en --name Cleo");
    host.program.says("Cleo is here.");
    ben.says("Cleo is here.");
    ben.types("propose sniff size 3x3");
    cleo.says("Ben proposes sniff");
    cleo.types("yes");
    ben.says("You play against Cleo.");
    cleo.says("You play against Ben.");
    give_up(&mut [&mut ben, &mut cleo]);
    host.program.says("You can still ask about it. Press Enter to go back to the table.");
    host.program.types("");
    host.program.says("At the table: Ben and Cleo. No game has been chosen yet");
}

/// A player who still looks back at a finished game is not interrupted when the others stop, or when the table is gone.
#[test]
fn whoever_looks_back_at_a_game_is_left_in_peace() {
    let (mut host, mut ben) = sniff_in_a_room();
    ben.says("You play against");
    ben.answers("build");
    ben.answers("resign");
    ben.types("yes");
    ben.says("or press Enter to go back to the table.");
    // The host returns to the table; Ben replays the game, ends the replay, and is still looking back at the game.
    host.program.says("or press Enter to go back to the table.");
    host.program.types("");
    host.program.wait("table", |text| text.contains("At the table: you and Ben."));
    ben.types("go 1");
    ben.types("quit");
    ben.wait("end", |text| text.matches("or press Enter to go back to the table.").count() > 1);
    assert_eq!(ben.text().matches("No game has been chosen yet").count(), 1, "{}", ben.text());
    host.program.types("quit");
    let told = ben.says("The host has left.");
    assert_eq!(told.matches("The host has left.").count(), 1, "{told}");
    for (typed, told, count) in [
        ("say are you there?", "Not said: nobody is there to hear it.", 1),
        ("again", "The host has left.", 2),
        ("propose domino", "The host has left.", 3),
    ] {
        ben.types(typed);
        ben.wait(told, |text| text.matches(told).count() == count);
    }
    ben.types("");
    let (text, status) = ben.wait_for_end();
    assert!(text.matches("The host has left.").count() == 3 && status == 0, "{text}");
}

/// A player who looks back at a game while the host is at the table again can agree to the next game, and plays it.
#[test]
fn whoever_looks_back_and_says_yes_plays_the_next_game() {
    let (mut host, mut ben) = sniff_in_a_room();
    give_up_once_begun(&mut ben, 1);
    for program in [&host.program, &ben] {
        program.says("or press Enter to go back to the table.");
    }
    host.program.types("");
    host.program.wait("table", |text| text.matches("At the table: you and Ben.").count() == 1);
    host.program.types("propose sniff size 3x3");
    ben.wait("question", |text| text.matches("Will you play? Yes or no.").count() == 2);
    ben.types("yes");
    give_up_once_begun(&mut ben, 2);
    host.program.wait("end", |text| text.matches("or press Enter to go back to the table.").count() == 2);
}

/// A table without a fixed game, at which Anna and Ben have agreed on a small one.
pub(super) fn sniff_in_a_room() -> (Host, Program) {
    let mut host = Host::start("--name Anna --seed 4");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    host.program.types("propose sniff size 3x3");
    ben.says("Anna proposes sniff");
    ben.types("yes");
    (host, ben)
}

/// Resigns once this number of games has begun.
fn give_up_once_begun(program: &mut Program, games: usize) {
    program.wait("game", |text| text.matches("You play against").count() == games);
    program.answers("resign");
    program.types("yes");
}

/// A player who ends the replay of a game is still at the table, and one who leaves the table is told so.
#[test]
fn quit_ends_what_is_told_again_and_then_leaves_the_table() {
    let (mut host, mut ben) = domino_until_both_gave_up("de", "Runde 1.");
    ben.says("Mit nochmal fragst du alle, ob sie noch eins spielen");
    // Leaving earlier would end the output before this message.
    ben.says("Geprüft: ");
    host.program.says("Type again to ask everybody");
    host.program.types("go 1");
    host.program.types("quit");
    host.program.wait("end", |text| text.matches("Type again to ask everybody").count() > 1);
    ben.types("aufhören");
    let (text, status) = ben.wait_for_end();
    assert!(text.ends_with("Du stehst vom Tisch auf.\n") && status == 0, "{text}");
    host.program.types("quit");
    let (text, status) = host.program.wait_for_end();
    assert!(text.contains("You leave the table.") && status == 0, "{text}");
}

/// Lets the player who is due resign, with words that every language knows, once all have heard that the game has
/// begun. Returns the player's index.
pub(super) fn give_up(programs: &mut [&mut Program]) -> usize {
    let due = who_asks(programs);
    programs[due].answers("resign");
    programs[due].types("yes");
    due
}

/// A table of Anna, Ben, in this language, and a computer, after a game in which Anna was due first and resigned, and
/// then Ben, who was left alone with computers.
fn domino_until_both_gave_up(lang: &str, begun: &str) -> (Host, Program) {
    for _ in 0..50 {
        let mut host = Host::start("domino far:Ben easy target 40 --name Anna");
        let mut ben = host.guest(&format!("--lang {lang} --name Ben"));
        ben.says(begun);
        host.program.says("Hand 1.");
        if give_up(&mut [&mut host.program, &mut ben]) == 0 {
            give_up(&mut [&mut ben]);
            return (host, ben);
        }
    }
    panic!("Anna is never due first");
}

/// A player alone at a table agrees by asking, and computers play at their usual level.
#[test]
fn alone_with_a_computer_a_game_begins_at_once() {
    let mut host = Host::start("--name Anna --seed 5");
    host.program.types("level 3");
    host.program.types("propose domino 2");
    host.program.says("You play against the computer on level 3.");
    assert!(!host.program.text().contains("Everybody has been asked."), "{}", host.program.text());
    let mut host = Host::start("domino 2 --name Anna");
    host.program.types("level 3");
    host.program.types("begin");
    host.program.says("You play against the computer on level 3.");
}

/// After a game at a table with a fixed game, a guest can look back at it like a local player, and ask for the same
/// with other computers, or for another game.
#[test]
fn after_a_game_at_any_table_a_guest_looks_back_and_asks_for_another_one() {
    let (mut host, mut ben) = domino_until_both_gave_up("en", "Hand 1.");
    let told = ben.says("Checked: chance was fair.");
    assert!(told.contains("Type again to ask everybody for another game, or quit to leave."), "{told}");
    for program in [&mut host.program, &mut ben] {
        program.says("Type again to ask everybody");
        program.types("verify");
        program.says("domino-1: chance was fair.");
        program.types("replay");
        program.wait("the game again", |text| text.matches("Hand 1.").count() == 2);
        program.types("review");
        // The hands depend on chance: a move on the seat may have been costly.
        let costs = |text: &str| text.contains("press Enter to end the review.");
        let told = program.wait("a review", |text| {
            costs(text) || text.contains("None of your moves cost you much.") || text.contains("You made no move")
        });
        if costs(&told) {
            program.types("");
        }
    }
    ben.types("again harder");
    host.program.says("Ben proposes domino with target 40, with 1 computer: level 3. Will you play?");
    host.program.types("y");
    for program in [&host.program, &ben] {
        program.wait("another game", |text| text.matches("Hand 1.").count() == 3);
        program.says("level 3");
    }
    let mut both = [&mut host.program, &mut ben];
    let first = give_up(&mut both);
    give_up(&mut [both[1 - first]]);
    let has_ended = |text: &str| text.matches("Type again to ask everybody").count() > 2;
    host.program.wait("end", has_ended);
    if first == 1 {
        host.program.wait("Ben again", |text| text.contains("Ben is back."));
    }
    // A player who has resigned is at the table at once.
    ben.wait("end", |text| has_ended(text) || first == 1 && text.matches("At the table: ").count() >= 2);
    // If Ben resigned first, he hears the end as a listener, and is a guest again a moment later.
    if first == 1 {
        return;
    }
    ben.types("propose sniff size 3x3");
    host.program.says("Ben proposes sniff with size 3x3. Will you play? Yes or no.");
    host.program.types("yes");
    for program in [&host.program, &ben] {
        program.says("Sniff, 3 by 3 fields.");
    }
    give_up(&mut [&mut host.program, &mut ben]);
    for program in [&host.program, &ben] {
        program.says("or press Enter to go back to the table.");
    }
    // At the table, the last game can also be recalled and checked.
    host.program.types("");
    host.program.says("At the table: you and Ben.");
    host.program.types("verify");
    host.program.says("sniff-1: chance was fair.");
    host.program.types("rematch");
    ben.says("Anna proposes sniff with size 3x3.");
}

/// A player who waits for a seat is told why there is none yet if the others start another game at once, even while
/// replaying the game.
#[test]
fn whoever_waits_for_a_seat_hears_that_the_others_play_on() {
    let (mut host, mut ben) = sniff_in_a_room();
    for program in [&host.program, &ben] {
        program.says("You play against");
    }
    let mut cleo = host.guest("--lang en --name Cleo");
    cleo.says("They are already playing.");
    let again = |host: &mut Host, ben: &mut Program, games: usize| {
        give_up_once_begun(ben, games);
        for program in [&host.program, &*ben] {
            program.wait("end", |text| text.matches("or press Enter to go back to the table.").count() == games);
        }
        ben.types("again");
        let question = "Ben proposes sniff with size 3x3. Will you play? Yes or no.";
        host.program.wait("question", |text| text.matches(question).count() == games);
        host.program.types("yes");
    };
    again(&mut host, &mut ben, 1);
    let on = "Another game has begun: sniff with size 3x3. You will join them as soon as they are back at the table.";
    let told = cleo.says(on);
    for once in ["They are already playing.", "The game is sniff"] {
        assert_eq!(told.matches(once).count(), 1, "{told}");
    }
    cleo.types("who");
    let table = "The game is sniff with size 3x3. At the table: Anna and Ben.";
    cleo.wait("who", |text| text.matches(table).count() == 2);
    host.program.types("listeners on");
    cleo.says("3 by 3 fields");
    again(&mut host, &mut ben, 2);
    cleo.wait("game", |text| text.split(on).nth(2).is_some_and(|rest| rest.contains("3 by 3 fields")));
}

/// A duplicate name is reported, and so is a proposal for too few people.
#[test]
fn whoever_is_called_otherwise_is_told_so() {
    let mut host = Host::start("--name Ben");
    let mut other = host.guest("--lang en --name ben");
    other.says("Somebody here is already called ben. At this table you are Player two.");
    let third = host.guest("--lang en --name Cleo");
    third.says("At the table: Ben, Player two and you.");
    assert!(!third.text().contains("already called"), "{}", third.text());
    other.says("Cleo is here.");
    other.types("propose domino 2");
    other.says("Too few: there are already 3 of you here.");
    host.program.types("propose domino 3 hard");
    host.program.says("Too few: there are already 4 of you here.");
    host.program.types("begin");
    host.program.says("No game has been chosen yet. Type propose domino to ask everybody here.");
}

/// In a pipe, too, a line that does not answer a question is rejected, and the question repeated: otherwise the input
/// would not be read any further, and all would wait.
#[test]
fn a_pipe_that_answers_with_something_else_is_asked_again() {
    let mut host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    // Lines meant for a game wait for it, but not before a question.
    ben.types("walls A1-A2");
    host.program.types("propose sniff size 3x3");
    let question = "Anna proposes sniff with size 3x3.";
    ben.wait("question", |text| text.matches(question).count() == 2);
    ben.types("perhaps");
    ben.wait("question", |text| text.matches(question).count() == 3);
    ben.types("yes");
    for program in [&host.program, &ben] {
        program.says("Sniff, 3 by 3 fields.");
    }
}

/// A player who still looks back at a game hears of the others by their names at the table, whatever seats they had in
/// the game.
#[test]
fn whoever_looks_back_hears_the_names_of_the_table() {
    // In this game they are due in the order of their seats.
    let mut host = Host::start("--name Anna --seed 1");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang en --name Cleo");
    host.program.says("Cleo is here.");
    ben.says("Cleo is here.");
    host.program.types("propose domino target 40");
    for program in [&mut ben, &mut cleo] {
        program.says("Anna proposes domino");
        program.types("yes");
    }
    for program in [&host.program, &ben, &cleo] {
        program.says("Hand 1.");
    }
    for program in [&mut host.program, &mut ben, &mut cleo] {
        give_up(&mut [program]);
    }
    for program in [&host.program, &cleo] {
        program.says("or press Enter to go back to the table.");
    }
    // The first one goes back to the table, the second one leaves it.
    ben.types("quit");
    ben.wait_for_end();
    host.program.types("");
    host.program.says("At the table: you and Cleo.");
    let mut dora = host.guest("--lang en --name Dora");
    dora.says("At the table: Anna, Cleo and you.");
    dora.types("say hello");
    cleo.says("Dora: hello");
    dora.types("propose domino target 40");
    cleo.says("Dora proposes domino");
    cleo.types("no");
    dora.says("Cleo does not want to play domino");
}

/// An open question is repeated after an empty line or an invalid answer, as a reminder of what yes would mean.
#[test]
fn a_question_is_told_again_after_enter_and_after_a_mistake() {
    let mut host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    ben.says("At the table: Anna and you.");
    ben.types("propose sniff size 3x3");
    let question = "Ben proposes sniff with size 3x3. Will you play? Yes or no.";
    host.program.says(question);
    for (count, typed) in ["", "maybe"].into_iter().enumerate() {
        host.program.types(typed);
        host.program.wait("question", |text| text.matches(question).count() == count + 2);
    }
    host.program.says(&format!("I do not understand \"maybe\". Type help to hear what you can type.\n{question}"));
    // A command is answered without anything else.
    host.program.types("talk");
    host.program.says("Nothing has been said yet.");
    host.program.types("yes");
    for program in [&host.program, &ben] {
        program.says("You play against");
    }
    // The game and its players are announced once.
    assert!(!ben.text().contains("The game is sniff"), "{}", ben.text());
    give_up(&mut [&mut host.program, &mut ben]);
    for program in [&host.program, &ben] {
        program.says("or press Enter to go back to the table.");
    }
    ben.types("again");
    host.program.wait("question", |text| text.matches(question).count() == 4);
    host.program.types("gibberish");
    host.program.wait("question", |text| text.matches(question).count() == 5);
}

/// A move out of turn is refused in one sentence, by the program of the host and by that of a guest.
#[test]
fn a_move_out_of_turn_is_refused_in_one_sentence() {
    let address = free_address();
    let options = format!("host domino far:Ben --name Anna --lang en --no-relay --bind {address}");
    let anna = Program::attended(Arc::new(Place::new()), &options);
    let words = anna.wait("words", |text| text.lines().count() > 2).lines().nth(1).unwrap_or_default().to_owned();
    let mut host = Host::at(anna, words, address);
    let mut ben = Program::attended(Arc::new(Place::new()), &host.call("join", "--name Ben --lang en"));
    let programs = &mut [&mut host.program, &mut ben];
    programs.iter().for_each(|program| drop(program.says("Hand 1.")));
    let mut is_refused = [false; 2];
    while is_refused != [true; 2] {
        let due = who_asks(programs);
        let early = 1 - due;
        let before = programs[early].text().len();
        programs[early].types("0-0");
        // The answer to this comes after all that is said about the move.
        programs[early].types("talk");
        let text = programs[early].wait("answer", |text| text[before..].contains("Nothing has been said yet."));
        assert_eq!(text[before..].matches("turn").count(), 1, "{text}");
        assert!(text[before..].contains(&format!("It is {}'s turn, not yours.", ["Anna", "Ben"][due])), "{text}");
        is_refused[early] = true;
        // A hint begins with a line to type.
        let hint = programs[due].answers("hint");
        let before = programs[due].text().len();
        programs[due].types(hint.trim().split('.').next().unwrap_or_default());
        programs[due].wait("move", |text| text[before..].contains('.'));
    }
}
