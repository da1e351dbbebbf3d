//! Friends at terminals: invitations without words.

use std::sync::Arc;

use portable_pty::CommandBuilder;

use super::host::Host;
use super::program::{Program, free_address};
use crate::common::program::Place;
use crate::common::terminal::Terminal;
use crate::simulated::friends::friends;

/// The command for the program at a terminal, with these arguments.
fn command(place: &Place, args: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
    command.env_clear();
    command.env("TERM", "xterm");
    command.args(["--data", place.path("").to_str().unwrap()]);
    command.args(args.split_whitespace());
    command
}

/// A player in the lobby, at a terminal.
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
    guest.until("off.\r\n");
    guest.until("\x1b[2C");
    guest.press("pla");
    guest.until("pla");
    let args = format!("host Ben domino --no-relay --bind {address} --address {door} --lang en --name Anna");
    let host = Program::start_in(anna, &args);
    host.says("Calling Ben.");
    let told = guest.until("To go there, type join ");
    assert!(told.contains("Anna invites you to a game of domino."), "{told:?}");
    // The half-typed text is still there.
    guest.until("pla");
    host.says("Ben has been told.");
    guest.press("\x15join Anna\r");
    guest.until("Anna is the host.");
    guest.until("Hand 1.");
    host.says("Hand 1.");
}

/// Lets friends invite the owner of a place at this address.
fn opens_door(place: &Place, door: &str) {
    let on = place.run(&format!("invitations on --no-relay --bind {door} --lang en"), b"").out;
    assert!(on.contains("Friends can invite you"), "{on}");
}

/// A player at another table, even one joined from the shell, can go to a friend's table as the invitation says.
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
    guest.until("To go there, type join Anna.");
    guest.press("join Anna\r");
    guest.until("Anna is the host.");
    guest.until("Hand 1.");
    cleo.program.says("Ben has left.");
    // A game that waits at a lost table is left, as with `quit`, for a friend's table.
    let anna = host.kill();
    guest.until("is lost.");
    // Invitations from a friend are announced at most once every five seconds.
    std::thread::sleep(std::time::Duration::from_secs(5));
    let args = format!("host Ben --no-relay --bind {} --address {door} --lang en --name Anna", free_address());
    let host = Program::start_in(anna, &args);
    guest.until("Anna invites you to a table.");
    guest.press("join Anna\r");
    guest.until("You leave the table.");
    guest.until("Anna is the host.");
    host.says("Ben is here.");
    // The player's local game is saved.
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

/// Alone in a game, a player hears of an invitation once, and can play on.
#[test]
fn who_plays_alone_is_invited_too_and_plays_on() {
    let (anna, ben) = friends();
    let (door, address) = (free_address(), free_address());
    let mut guest = lobby(&ben, "Ben");
    guest.until("\x1b[2C");
    guest.press(&format!("invitations on --no-relay --bind {door}\r"));
    guest.until("off.\r\n");
    guest.press("sniff easy\r");
    guest.until("Type help to hear what you can type.\r\n\r\x1b[K> \r\x1b[2C");
    guest.press("buil");
    guest.until("buil");
    let args = format!("host Ben --no-relay --bind {address} --address {door} --lang en --name Anna");
    let host = Program::start_in(anna, &args);
    let told = guest.until("buil\r\x1b[6C");
    assert_eq!(told.matches("Anna invites you to a table. To go there, type join Anna.").count(), 1, "{told:?}");
    host.says("Ben has been told.");
    guest.is_quiet();
    guest.press("d\r");
    let told = guest.until("Built.");
    assert!(!told.contains("Anna"), "{told:?}");
}

#[test]
fn who_is_no_friend_is_not_invited_and_nothing_is_heard_of_strangers() {
    let (anna, ben) = friends();
    let typed = "join Anna\nhost Eve\n";
    let text = ben.run("--lang en", typed.as_bytes()).out;
    assert!(text.contains("Anna has not invited you. The five words always work."), "{text}");
    let door = free_address();
    // Eve has the same name as Ben's friend, and knows Ben's address.
    let mut guest = lobby(&ben, "Ben");
    guest.until("\x1b[2C");
    guest.press(&format!("invitations on --no-relay --bind {door}\r"));
    guest.until("off.\r\n\r\x1b[K> \r\x1b[2C");
    let eve = Arc::new(Place::new());
    let key = std::fs::read_to_string(anna.path("friends")).unwrap();
    std::fs::write(eve.path("friends"), key).unwrap();
    let args = format!("host Ben --no-relay --bind {} --address {door} --lang en --name Anna", free_address());
    let host = Program::start_in(eve, &args);
    host.says("Ben does not answer.");
    guest.is_quiet();
}
