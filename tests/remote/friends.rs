//! Friends: who is kept, who is known again and who is not, and who is invited without words.

use std::sync::Arc;

use portable_pty::CommandBuilder;

use super::program::{Host, Program, free_address};
use crate::common::program::Place;
use crate::common::terminal::Terminal;

/// The places of Anna and Ben, who have played with each other and keep each other as friends.
fn friends() -> (Arc<Place>, Arc<Place>) {
    let (anna, ben) = (Arc::new(Place::new()), Arc::new(Place::new()));
    let mut host = Host::start_in(Arc::clone(&anna), "en", "domino --name Anna");
    let mut guest = host.guest_in(Arc::clone(&ben), "--lang en --name Ben");
    guest.says("Hand 1.");
    guest.types("friend Anna");
    guest.says("Anna is your friend now. invite Anna asks Anna to your table");
    host.program.says("Hand 1.");
    host.program.types("friend Ben");
    host.program.says("Ben is your friend now.");
    host.program.types("friend Cleo");
    host.program.says("Nobody called Cleo sits at a table with you.");
    host.program.types("quit");
    host.program.wait_for_end();
    guest.wait_for_end();
    (anna, ben)
}

#[test]
fn friends_are_kept_listed_and_forgotten() {
    let (anna, _ben) = friends();
    let said = |args: &str| anna.run(&format!("{args} --lang en"), b"").out;
    let off = "Friends cannot invite you. invitations on lets them.\n";
    assert_eq!(said("friends"), format!("Your friends: Ben.\n{off}"));
    assert_eq!(said("freunde"), format!("Your friends: Ben.\n{off}"));
    let can = "Friends can invite you while this program is open. invitations off ends that.\n";
    let on = said("invitations on");
    assert!(
        on.starts_with("From now on friends can invite you while this program is open. The public servers"),
        "{on}"
    );
    assert_eq!(said("invitations off"), off);
    // Without those servers nobody learns anything.
    assert_eq!(said("invitations on --no-relay --bind 127.0.0.1:4500"), can);
    assert_eq!(said("invitations"), can);
    assert_eq!(said("invitations off"), off);
    let typed = "friend Ben\nunfriend Cleo\nunfriend ben\nfriend Ben\nfriends\nunfriend Ben\nfriends\n";
    let lobby = anna.run("--lang en", typed.as_bytes()).out;
    for line in [
        "Ben is your friend already.",
        "Which friend? You have Ben.",
        "Ben is forgotten. While this program is open, friend Ben takes that back.",
        "Ben is your friend now.",
        "You have no friends here yet. At a table, friend Ben makes Ben your friend.",
    ] {
        assert!(lobby.contains(line), "{line}:\n{lobby}");
    }
}

#[test]
fn a_friend_is_known_by_the_key_and_not_by_the_name() {
    let (anna, ben) = friends();
    let host = Host::start_in(Arc::clone(&anna), "en", "domino 4 --name Anna");
    let eve = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.\nThis is not the Ben you know, but somebody who uses that name.");
    // Whoever is the right one and is called otherwise, is told so.
    let benny = host.guest_in(ben, "--lang en --name Benny");
    host.program.says("Benny is here.\nBenny is your friend Ben.");
    // Nothing is told of who is not known, and nothing twice.
    let cleo = host.guest("--lang en --name Cleo");
    let text = host.program.says("Hand 1.");
    assert_eq!((text.matches("not the Ben").count(), text.matches("your friend").count()), (1, 1), "{text}");
    drop((eve, benny, cleo));
}

#[test]
fn a_guest_knows_a_host_and_other_guests() {
    let (anna, ben) = friends();
    let host = Host::start("domino 3 --name Anna");
    let guest = host.guest_in(Arc::clone(&ben), "--lang en --name Ben");
    guest.says("This is not the Anna you know, but somebody who uses that name.");
    let other = host.guest_in(anna, "--lang en --name Annabel");
    guest.says("Annabel is your friend Anna.");
    drop(other);
    let own = Host::start_in(ben, "en", "domino --name Ben");
    let eve = own.guest("--lang en --name Anna");
    own.program.says("This is not the Anna you know");
    drop(eve);
}

/// The program at a terminal, with these arguments.
fn command(place: &Place, args: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
    command.env_clear();
    command.env("TERM", "xterm");
    command.args(["--data", place.path("").to_str().unwrap()]);
    command.args(args.split_whitespace());
    command
}

/// Somebody in the lobby, at a terminal.
fn lobby(place: &Place, name: &str) -> Terminal {
    Terminal::start(command(place, &format!("--lang en --name {name}")))
}

#[test]
fn a_friend_is_invited_without_words_while_typing_in_the_lobby() {
    let (anna, ben) = friends();
    let (door, address) = (free_address(), free_address());
    let mut guest = lobby(&ben, "Ben");
    guest.until("\x1b[2C");
    guest.press(&format!("invitations on --no-relay --bind {door}\r"));
    guest.until("ends that.");
    guest.until("\x1b[2C");
    guest.press("pla");
    guest.until("pla");
    let args = format!("host Ben domino --no-relay --bind {address} --address {door} --lang en --name Anna");
    let host = Program::start_in(anna, &args);
    host.says("Calling Ben.");
    let told = guest.until("takes you there.");
    assert!(told.contains("Anna invites you to a game of domino."), "{told:?}");
    // What was half typed is still there.
    guest.until("pla");
    host.says("Ben has been told.");
    guest.press("\x15join Anna\r");
    guest.until("Anna is the host.");
    guest.until("Hand 1.");
    host.says("Hand 1.");
}

/// The place of somebody whom friends may invite at this door.
fn opens_door(place: &Place, door: &str) {
    let on = place.run(&format!("invitations on --no-relay --bind {door} --lang en"), b"").out;
    assert!(on.contains("Friends can invite you"), "{on}");
}

/// Whoever sits at another table, also one that was joined from the shell, goes to the friend's by what was told.
#[test]
fn who_sits_at_a_table_or_in_a_game_goes_to_the_friend_who_invites() {
    let (anna, ben) = friends();
    let (door, address) = (free_address(), free_address());
    opens_door(&ben, &door);
    let cleo = Host::start("--name Cleo");
    let mut guest = Terminal::start(command(
        &ben,
        &format!("join {} --no-relay --address {} --lang en --name Ben", cleo.words, cleo.address),
    ));
    guest.until("At the table: Cleo and you.");
    guest.until("\x1b[2C");
    let args = format!("host Ben domino --no-relay --bind {address} --address {door} --lang en --name Anna");
    let host = Program::start_in(anna, &args);
    guest.until("join Anna takes you there.");
    guest.press("join Anna\r");
    guest.until("Anna is the host.");
    guest.until("Hand 1.");
    cleo.program.says("Ben has left.");
    // The game that waits there is left as by `quit`, where somebody else invites.
    let anna = host.kill();
    guest.until("is lost.");
    // A friend is told of no more often than every five seconds.
    std::thread::sleep(std::time::Duration::from_secs(5));
    let args = format!("host Ben --no-relay --bind {} --address {door} --lang en --name Anna", free_address());
    let host = Program::start_in(anna, &args);
    guest.until("Anna invites you to a table.");
    guest.press("join Anna\r");
    guest.until("You leave the table.");
    guest.until("Anna is the host.");
    host.says("Ben is here.");
    // One's own game is kept.
    guest.press("quit\r");
    guest.until("\x1b[2C");
    guest.press("sniff easy\r");
    guest.until("\x1b[K> \r\x1b[2C");
    guest.press("build\r");
    guest.until("Built.");
    guest.press("join Anna\r");
    guest.until("sniff-1");
    guest.until("Anna is the host.");
}

/// Alone in a game one hears of an invitation once, and plays on.
#[test]
fn who_plays_alone_is_invited_too_and_plays_on() {
    let (anna, ben) = friends();
    let (door, address) = (free_address(), free_address());
    let mut guest = lobby(&ben, "Ben");
    guest.until("\x1b[2C");
    guest.press(&format!("invitations on --no-relay --bind {door}\r"));
    guest.until("ends that.");
    guest.press("sniff easy\r");
    guest.until("Type help to hear what you can type.\r\n\r\x1b[K> \r\x1b[2C");
    guest.press("buil");
    guest.until("buil");
    let args = format!("host Ben --no-relay --bind {address} --address {door} --lang en --name Anna");
    let host = Program::start_in(anna, &args);
    let told = guest.until("buil\r\x1b[6C");
    assert_eq!(told.matches("Anna invites you to a table. join Anna takes you there.").count(), 1, "{told:?}");
    host.says("Ben has been told.");
    guest.is_quiet();
    guest.press("d\r");
    let told = guest.until("Built.");
    assert!(!told.contains("Anna"), "{told:?}");
}

/// A mistyped game opens no table, neither for it nor without one.
#[test]
fn what_is_no_game_is_told_and_opens_no_table() {
    let (anna, _ben) = friends();
    for typed in ["host Ben schnuuf", "invite ben schnuuf", "host schnuuf", "play schnuuf"] {
        let text = anna.run("--lang en", format!("{typed}\n").as_bytes()).out;
        assert!(text.contains("\"schnuuf\" is not understood. Did you mean schnuff?"), "{typed}: {text}");
        assert!(!text.contains("five words"), "{typed}: {text}");
    }
    // The beginning of a name will do, and whoever has typed it is told what was understood.
    let mut host = Host::start_in(anna, "en", "schnuf --name Anna");
    host.program.says("The game is schnuff.\n1 seat is free.");
    host.program.types("invite ben schnuff");
    host.program.says("\"schnuff\" does not belong here. invite Ben asks Ben to this table.");
    let mut host = Host::start("--name Anna");
    host.program.types("propose schnuuf");
    host.program.says("Did you mean schnuff?");
    assert!(!host.program.text().contains("Everybody has been asked."), "{}", host.program.text());
}

#[test]
fn who_is_no_friend_is_not_invited_and_nothing_is_heard_of_strangers() {
    let (anna, ben) = friends();
    let typed = "join Anna\nhost Eve\n";
    let text = ben.run("--lang en", typed.as_bytes()).out;
    assert!(text.contains("Anna has not invited you. The five words always work."), "{text}");
    let door = free_address();
    // Eve is called like Ben's friend, and has Ben's address.
    let mut guest = lobby(&ben, "Ben");
    guest.until("\x1b[2C");
    guest.press(&format!("invitations on --no-relay --bind {door}\r"));
    guest.until("ends that.\r\n\r\x1b[K> \r\x1b[2C");
    let eve = Arc::new(Place::new());
    let key = std::fs::read_to_string(anna.path("friends")).unwrap();
    std::fs::write(eve.path("friends"), key).unwrap();
    let args = format!("host Ben --no-relay --bind {} --address {door} --lang en --name Anna", free_address());
    let host = Program::start_in(eve, &args);
    host.says("Ben does not answer.");
    guest.is_quiet();
}
