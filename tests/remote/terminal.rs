//! News on a terminal while the user is typing: each is shown once, and no letter is lost.

use portable_pty::CommandBuilder;

use super::host::Host;
use crate::common::program::Place;
use crate::common::terminal::{PROMPT, Terminal};

/// A guest who joins on a terminal.
fn guest_on_terminal(host: &Host, place: &Place, args: &str) -> Terminal {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
    command.env_clear();
    command.env("TERM", "xterm");
    let args = host.call("join", &format!("--lang en --name Ben {args}"));
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
    // Messages that only concern the programs may repaint the row before.
    let news = guest.until("Hand 1.") + &guest.until("ha\r\x1b[4C");
    assert_eq!(news.matches("Cleo is here.").count(), 1, "{news:?}");
    guest.press("nd\r");
    let answer = guest.until("\x1b[2C");
    assert!(answer.contains("5 tiles, "), "{answer:?}");
    drop(third);
}

/// Unnoticed actions of others leave no trace, even while the user is typing.
#[test]
fn what_is_not_told_changes_nothing_on_the_screen() {
    let host = Host::start("sniff --size 3x3 --name Anna");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "");
    guest.until("Type help to hear what you can type.\r\n");
    // Before its own turn there may be another prompt, of two blanks.
    guest.until(PROMPT);
    guest.press("hel");
    guest.until("hel");
    let mut host = host;
    for line in ["walls A1-A2", "undo"] {
        host.program.answers(line);
    }
    host.program.asks();
    // The first output is the host's next visible action.
    host.program.types("say hello");
    let told = guest.until("Anna: hello");
    assert_eq!(told, "\r\nAnna: hello");
    guest.until("hel\r\x1b[5C");
    guest.press("p\r");
    let help = guest.until("\x1b[2C");
    assert!(help.contains("help"), "{help:?}");
}

/// An empty row disappears when news is shown.
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

/// A guest who types `begin` is told who can begin the game, and nothing about the lobby's word.
#[test]
fn a_guest_who_types_begin_hears_who_begins() {
    let host = Host::start("domino 3 --name Anna");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "");
    guest.until("the host says so.");
    guest.press("begin\r");
    guest.until("The host starts the game, or it starts by itself once everybody is here.");
}

/// Once the table has been found, the prompt on a display no longer says that it is being looked for.
#[test]
fn a_display_forgets_that_the_table_was_looked_for() {
    let host = Host::start("--name Anna");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "--braille 80");
    guest.until("Host Anna.");
    guest.until("Here: Anna, you.");
    guest.press("x");
    let prompt = guest.until("x");
    assert!(!prompt.contains("Looking"), "{prompt:?}");
}

/// Tab offers a guest its possible moves, using only its own program's knowledge: nothing is sent to the host, which is
/// no longer there.
#[test]
fn tab_offers_a_guest_its_own_moves_without_asking_the_host() {
    let mut host = Host::start("domino --name Anna --seed 4");
    let place = Place::new();
    let mut guest = guest_on_terminal(&host, &place, "");
    host.program.says("You may lay one more tile, or pass.");
    host.program.types("pass");
    guest.until("Anna lays no extra tile.");
    guest.until(PROMPT);
    guest.press("moves\r");
    // What Anna did may still move the prompt; the answer ends with the second move.
    let moves = guest.until("6-1") + &guest.until(PROMPT);
    host.program.kill();
    guest.until("The connection to the table is lost. I keep looking for it.");
    guest.until("\r\x1b[2C");
    // Both of the guest's moves, and then the commands.
    for offered in ["6-0", "6-1", "help"] {
        guest.press("\t");
        guest.until(&format!("> {offered}\r"));
        assert_eq!(moves.contains(offered), offered != "help", "{moves:?}");
    }
}
