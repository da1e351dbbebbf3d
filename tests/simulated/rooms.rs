//! Before a game: arrivals, refused guests, and the messages about them.

use std::sync::Arc;

use snuffel::remote::words::{Code, Misread};
use snuffel::text::lang::Lang;

use super::host::Host;
use super::program::{Program, free_address};
use crate::common::program::Place;

#[test]
fn a_guest_is_told_whose_table_it_is_and_the_host_who_comes() {
    let host = Host::start("domino 3 --name Anna");
    host.program.says("2 seats are free.");
    let guest = host.guest("--lang en --name Ben");
    guest.says("Anna is the host.\nThe game is domino.");
    guest.says("At the table: Anna and you.");
    guest.says("one more player has arrived");
    host.program.says("Ben is here.\n1 seat is free.");
    let third = host.guest("--lang nl --name Cleo");
    third.says("Je bent aan de tafel van Anna.");
    for program in [&host.program, &guest] {
        program.says("Hand 1.");
    }
    third.says("Ronde 1.");
    host.program.says("Cleo is here.");
    guest.says("Cleo is here.");
    // The user who opens a table may type; a pipe is not read before.
    host.program.kill();
    third.says("Van de tafel hoor ik niets meer.");
    guest.says("The connection to the table is lost.");
    // A message that would be lost with the connection is not reported as said.
    let mut guest = guest;
    guest.types("say hello");
    guest.says("Not said: nobody is there to hear it.");
    let lost = "The connection to the table is lost. I keep looking for it.";
    let before = guest.text().matches(lost).count();
    guest.types("present");
    guest.wait("present", |text| text.matches(lost).count() > before && text.contains("At the table until then: Anna"));
}

#[test]
fn when_the_host_leaves_its_guests_are_told_and_the_game_is_kept() {
    let mut host = Host::start("sniff --name Anna");
    let guest = host.guest("--lang en --name Ben");
    host.program.says("You play against Ben.");
    host.program.asks();
    host.program.types("quit");
    let (text, status) = host.program.wait_for_end();
    assert!(text.contains("sniff-1") && status == 0, "{text}");
    let (text, status) = guest.wait_for_end();
    let told = "The host has left. The game is waiting there, and the same words bring you back later.\n";
    assert!(text.ends_with(told) && status == 0, "{text}");
}

/// If the previous address is taken, the table does not stay unreachable: the host can choose another one.
#[test]
fn a_table_is_opened_again_at_another_address() {
    let places = [Arc::new(Place::new()), Arc::new(Place::new())];
    let mut host = Host::start_in(Arc::clone(&places[0]), "en", "sniff --size 3x3 --name Anna");
    let guest = host.guest_in(Arc::clone(&places[1]), "--lang en --name Ben");
    host.program.says("You play against Ben.");
    host.program.types("build");
    host.program.says("Built.");
    host.program.types("quit");
    let (words, address) = (host.words.clone(), host.address.clone());
    host.program.wait_for_end();
    guest.wait_for_end();
    let holder = Program::start(&format!("host domino --no-relay --bind {address} --lang en"));
    holder.says("1 seat is free.");
    let (text, status) = Program::start_in(Arc::clone(&places[0]), "resume --lang en").wait_for_end();
    assert!(text.contains(&format!("The address {address} cannot be used now")) && status == 1, "{text}");
    assert!(text.contains("such as snuffel resume --bind 127.0.0.1:"), "{text}");
    let other = free_address();
    let host = Program::start_in(Arc::clone(&places[0]), &format!("resume sniff-1 --bind {other} --lang en"));
    host.says(&format!("They can reach you at {other}. After the words, they type --no-relay --address={other}."));
    host.says("Not back yet: Ben.");
    let join = format!("join {words} --no-relay --address {other} --lang en --name Ben");
    let guest = Program::start_in(Arc::clone(&places[1]), &join);
    host.says("Ben is back.");
    guest.says("The host is there.");
    drop((host, guest, holder));
    // The next time, that address is the default; a game without remote players accepts no such option.
    let mut lobby = Program::start_in(Arc::clone(&places[0]), "--lang en");
    lobby.types("resume 1");
    lobby.says(&format!("They can reach you at {other}. After the words, they type --no-relay --address={other}."));
    lobby.types("quit");
    lobby.types("sniff easy");
    lobby.types("build");
    lobby.types("quit");
    lobby.types("resume sniff-2 relay-only");
    lobby.says("Nobody in this game is far away, so --relay-only cannot be used.");
}

#[test]
fn when_a_guest_leaves_the_others_are_told() {
    let host = Host::start("sniff --name Anna");
    let mut guest = host.guest("--lang en --name Ben");
    guest.says("You play against Anna.");
    guest.asks();
    guest.types("quit");
    let (text, status) = guest.wait_for_end();
    assert!(text.contains("You leave the table.") && status == 0, "{text}");
    host.program.says("Ben has left. When it is Ben's turn, the game waits.");
}

#[test]
fn the_host_begins_with_computers_on_the_seats_that_are_free() {
    let mut host = Host::start("domino 4 far:Ben --name Anna");
    host.program.says("3 seats are free.");
    let guest = host.guest("--lang en --name Zoe");
    host.program.says("is here.");
    host.program.types("code german");
    host.program.types("words dutch");
    host.program.types("who");
    host.program.types("begin");
    guest.says("Computers at the table");
    let text = host.program.text();
    assert_eq!(text.matches("five words").count(), 3, "{text}");
    host.program.says("Hand 1.");
}

#[test]
fn the_words_are_told_to_everybody_at_any_time_and_other_words_are_answered() {
    // The options may be typed without dashes, like those of a game.
    let mut host = Host::start("domino 3 listeners --name Anna");
    host.program.says("Others may listen, with listen and the five words.");
    let mut guest = host.guest("--lang de --name Ben");
    guest.says("Am Tisch: Anna und du.");
    for (typed, told) in [
        ("yes", "Nothing is waiting for a yes or a no. Type the word you mean."),
        ("games", "\"games\" works only in the lobby. Type quit first to get there."),
        ("gibberish", "I do not understand \"gibberish\"."),
        ("pass", "\"pass\" is something for a game, and none has begun."),
        ("code klingon", "\"klingon\" is not a language that I speak. Type code german,"),
    ] {
        host.program.types(typed);
        host.program.says(told);
    }
    guest.types("kennwort englisch");
    guest.says(&host.words);
    host.program.types("begin");
    host.program.says("Hand 1.");
    host.program.types("code english");
    host.program.wait("words", |text| text.matches(&host.words).count() == 2);
    guest.types("code englisch");
    guest.wait("words", |text| text.matches(&host.words).count() == 2);
}

/// `pass`, a move of another game, is the beginning of `password`, which shows the five words: it must not be run.
#[test]
fn a_move_that_means_nothing_here_does_not_tell_the_words() {
    let mut host = Host::start("sniff --size 3x3 --name Anna");
    let guest = host.guest("--lang nl --name Ben");
    host.program.says("You play against Ben.");
    host.program.asks();
    host.program.types("panic");
    let told = host.program.says("I do not understand \"panic\".");
    assert_eq!(told.matches(&host.words).count(), 1, "{told}");
    drop(guest);
}

#[test]
fn a_host_without_a_seat_hears_what_is_public_and_two_others_play() {
    let host = Host::start("domino 2 --table");
    host.program.says("2 seats are free.");
    let guests = [host.guest("--lang en --name Ben"), host.guest("--lang de --name Cleo")];
    guests[0].says("Your 7 tiles");
    guests[1].says("Deine 7 Steine");
    let text = host.program.says("Everybody has 7 tiles");
    assert!(!text.contains("our 7 tiles"), "{text}");
}

#[test]
fn whoever_comes_to_a_full_table_is_told_so_and_so_is_the_host() {
    let host = Host::start("sniff");
    let guest = host.guest("--lang en --name Ben");
    guest.says("You play against Player one.");
    let late = host.guest("--lang de --name Cleo");
    let (text, status) = late.wait_for_end();
    assert!(text.contains("An diesem Tisch sind alle Plätze besetzt."), "{text}");
    assert_eq!(status, 1);
    host.program.says("all seats are taken.");
}

#[test]
fn words_are_looked_at_before_anybody_is_called() {
    let address = free_address();
    let five = "snooker wildcat flutter opinion qqqqqqqq";
    for (words, told) in
        [("", "Which words?"), ("one two three", "3 words"), (five, "Word 5, \"qqqqqqqq\", is not one of the words")]
    {
        let program = Program::start(&format!("join {words} --no-relay --address {address} --lang en"));
        let (text, status) = program.wait_for_end();
        assert!(text.contains(told), "{text}");
        assert_eq!(status, 1);
    }
}

/// The disclosure of network addresses is announced once, and only if they reach others than those who typed them.
#[test]
fn who_learns_what_address_is_told_at_the_first_use_and_never_again() {
    let place = Place::new();
    let told = "Host and guests learn each other's network address, and so do the servers that bring them together.";
    let relay = "--relay https://127.0.0.1:9";
    let says = |args: &str| place.run(&format!("{args} --lang en"), b"quit\n").out.matches(told).count();
    let words = "snooker wildcat flutter opinion";
    let like = Code::from_bits(7).words(Lang::En).join(" ");
    assert_eq!(says(&format!("join {words}")), 0, "nobody is called");
    assert_eq!(says("host domino --relay-only"), 0);
    assert_eq!(says(&format!("host domino --no-relay --bind {}", free_address())), 0);
    assert_eq!(says(&format!("host domino {relay}")), 1);
    assert_eq!(says(&format!("host {relay}")), 0);
    assert_eq!(says(&format!("join {like} {relay}")), 0);
    let other = Place::new();
    let text = other.run(&format!("join {like} {relay} --lang de"), b"quit\n").out;
    assert!(text.contains("erfahren gegenseitig ihre Netzadressen"), "{text}");
    let text = other.run(&format!("listen {like} {relay} --lang nl"), b"quit\n").out;
    assert!(!text.contains("netwerkadres"), "{text}");
}

/// A word similar to one in the list leads to a question, so that a single letter does not require typing all five
/// words again.
#[test]
fn a_word_that_is_like_another_is_asked_about() {
    let host = Host::start("domino 3 --name Anna");
    let words: Vec<&str> = host.words.split(' ').collect();
    let (meant, typed, like) = (words.iter().enumerate())
        .find_map(|(index, word)| {
            let typed = [&words[..index], &[&format!("{word}{}", &word[word.len() - 1..])], &words[index + 1..]]
                .concat()
                .join(" ");
            match Code::parse(&typed, Lang::En) {
                Err(Misread::Unknown { like: Some(like), .. }) if like == *word => Some((index + 1, typed, like)),
                _ => None,
            }
        })
        .expect("a word that is alone among its neighbours");
    let join = format!("join {typed} --no-relay --address {} --lang en --name Ben", host.address);
    for (answer, told) in
        [("yes", "At the table: Anna and you."), ("no", "Then type snuffel join and the five words again.")]
    {
        let mut guest = Program::start(&join);
        guest.says(&format!("is not one of the words I know for a table. Did you mean {like}? Yes or no."));
        guest.says(&format!("Word {meant}, "));
        guest.types(answer);
        guest.says(told);
    }
}

#[test]
fn what_cannot_be_is_told_before_anything_begins() {
    for (args, told) in [
        ("host domino --bind here", "\"here\" is not an address."),
        ("host domino --relay ::", "\"::\" is not a relay."),
        ("host domino --relay-only --no-relay", "leave no way to connect"),
        ("host domino 9", "That is not a possible number of players: this game is for 2 to 5 players."),
        ("host chess", "chess"),
        ("play domino far", "snuffel host"),
    ] {
        let ran = Place::new().run(&format!("{args} --lang en"), b"");
        assert!([&ran.out, &ran.err].iter().any(|text| text.contains(told)), "{args}: {} {}", ran.out, ran.err);
        assert!(ran.status > 0, "{args}");
    }
    let Host { address, program, .. } = Host::start("domino");
    let (text, _) = Program::start(&format!("host domino --no-relay --bind {address} --lang en")).wait_for_end();
    // The words of an unreachable table are not shown.
    assert!(text.starts_with("This address cannot be used."), "{text}");
    drop(program);
}

/// It is done later, and must not seem to be lost.
#[test]
fn a_move_that_is_typed_while_the_table_is_lost_is_answered() {
    let mut host = Host::start("domino --name Anna --seed 4");
    let mut guest = host.guest("--lang en --name Ben");
    host.program.says("You may lay one more tile, or pass.");
    host.program.types("pass");
    guest.says("Anna lays no extra tile.");
    host.program.kill();
    guest.says("The connection to the table is lost.");
    guest.types("6-0");
    guest.says("I will do that as soon as the connection is back.");
}

/// Others may sit at the same keyboard, so that no sentence opens a table; and a code is recognised without a command.
#[test]
fn a_table_is_opened_by_a_yes_and_found_by_its_words_alone() {
    let place = Place::new();
    let typed = |lang: &str, lines: &str| place.run(&format!("--lang {lang}"), lines.as_bytes()).out;
    for (lang, said, line) in [
        ("en", "play domino with my wife", "Did you mean host domino? Yes or no."),
        ("de", "spiel domino mit meiner mutter", "Meinst du einladen domino? Ja oder nein."),
        ("nl", "ik wil domino spelen met mijn vrouw", "Bedoel je uitnodigen domino? Ja of nee."),
    ] {
        let told = typed(lang, &format!("{said}\n"));
        assert!(told.contains(line), "{lang}: {told}");
    }
    for lang in Lang::ALL {
        let words = Code::from_bits(7).words(lang).join(" ");
        let told = typed("en", &format!("relays https://127.0.0.1:9\n{words}\nquit\n"));
        assert!(told.contains("Looking for the table."), "{lang}: {told}");
    }
}
