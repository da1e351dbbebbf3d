//! News on a terminal while somebody types: each is told once, and no letter is lost.

use portable_pty::CommandBuilder;

use super::program::Host;
use crate::common::program::Place;
use crate::common::terminal::Terminal;

/// Somebody who joins on a terminal.
fn guest_on_terminal(host: &Host, place: &Place, args: &str) -> Terminal {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
    command.env_clear();
    command.env("TERM", "xterm");
    let args = format!("join {} --no-relay --address {} --lang en --name Ben {args}", host.words, host.address);
    command.args(["--data", place.path("").to_str().unwrap()]);
    command.args(args.split_whitespace());
    Terminal::start(command)
}

#[test]
fn what_is_half_typed_stands_there_again_after_news_and_is_sent_once() {
    let host = Host::start("domino 3 --name Anna --seed 1");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "");
    // Two blanks are the sign that others are due.
    guest.until("the host says so.\r\n\r\x1b[K  \r\x1b[2C");
    guest.press("ha");
    guest.until("ha");
    let third = host.guest("--lang en --name Cleo");
    let news = guest.until("ha\r\x1b[4C");
    assert_eq!(news.matches("Cleo is here.").count(), 1, "{news:?}");
    let begun = match news.contains("Hand 1.") {
        true => news,
        false => guest.until("ha\r\x1b[4C"),
    };
    assert!(begun.contains("Hand 1."), "{begun:?}");
    guest.press("nd\r");
    let answer = guest.until("\x1b[2C");
    assert!(answer.contains("5 tiles, "), "{answer:?}");
    drop(third);
}

/// What others do that nobody notices leaves no trace, also while somebody types.
#[test]
fn what_is_not_told_changes_nothing_on_the_screen() {
    let host = Host::start("sniff --size 3x3 --name Anna");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "");
    guest.until("Type help to hear what you can type.\r\n");
    guest.until("\r\x1b[2C");
    guest.press("hel");
    guest.until("hel");
    let mut host = host;
    for line in ["walls A1-A2", "undo"] {
        host.program.wait("prompt", |text| text.ends_with("> "));
        host.program.types(line);
    }
    host.program.wait("prompt", |text| text.ends_with("> "));
    guest.is_quiet();
    guest.press("p\r");
    let help = guest.until("\x1b[2C");
    assert!(help.contains("help"), "{help:?}");
}

/// An empty row is not there any more when something is told.
#[test]
fn an_empty_row_is_erased_before_news() {
    let host = Host::start("domino 3 --name Anna");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "");
    guest.until("the host says so.\r\n\r\x1b[K  \r\x1b[2C");
    let _third = host.guest("--lang en --name Cleo");
    let news = guest.until("Cleo is here.");
    assert!(news.contains("\x1b[A\r\x1b[JCleo is here."), "{news:?}");
}
