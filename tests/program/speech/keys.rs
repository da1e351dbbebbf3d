//! The effect of keys on speech, on a real pseudo-terminal.

use std::time::Instant;

use portable_pty::CommandBuilder;

use super::server::{Manners, Server, Told};
use crate::common::pace::{AT_ONCE, is_within};
use crate::common::program::{Place, binary};
use crate::common::terminal::{PROMPT, Terminal};

/// A game on a terminal that speaks through this server.
fn start(place: &Place, server: &Server, more: &str) -> Terminal {
    let mut command = CommandBuilder::new(binary());
    command.env_clear();
    command.env("TERM", "xterm");
    command.env("SPEECHD_ADDRESS", server.address());
    command.arg("--data");
    command.arg(place.path(""));
    command.args(format!("play sniff --seats human,easy --seed 4 --lang en --speech {more}").trim().split(' '));
    Terminal::start(command)
}

/// The number of consecutive requests for silence before the next text. Requests arrive in order, so that nothing else
/// can have silenced the speech by then.
fn hushes(server: &Server) -> usize {
    let mut hushes = 0;
    loop {
        match server.next() {
            Told::Cancel => hushes += 1,
            Told::Speak { .. } if hushes > 0 => return hushes,
            Told::Speak { .. } | Told::Set(_) => {}
            Told::End => panic!("the program has ended"),
        }
    }
}

/// Waits for a request to speak a text with this beginning.
fn speaks(server: &Server, line: &str) {
    while !matches!(server.next(), Told::Speak { text, .. } if text.starts_with(line)) {}
}

#[test]
fn the_first_key_silences_and_last_speaks_again_what_was_cut_off() {
    let (place, server) = (Place::new(), Server::start(Manners::Good));
    let mut terminal = start(&place, &server, "");
    terminal.until(PROMPT);
    terminal.press("build\r");
    speaks(&server, "Built. ");
    terminal.until(PROMPT);
    // The first key silences, and so does Enter; keys in between silence nothing, because nothing is being spoken.
    terminal.press("last\r");
    assert_eq!(hushes(&server), 2);
    terminal.until(PROMPT);
    terminal.press("last\r");
    speaks(&server, "Built. ");
}

#[test]
fn keys_that_are_to_leave_speech_alone_do_and_enter_silences_it_still() {
    let (place, server) = (Place::new(), Server::start(Manners::Good));
    let mut terminal = start(&place, &server, "");
    terminal.until(PROMPT);
    terminal.press("speech keys off\r");
    speaks(&server, "I keep talking while you type");
    terminal.until(PROMPT);
    terminal.press("turn\r");
    assert_eq!(hushes(&server), 1);
    assert!(place.text("settings.toml").contains("\ntalk-over = true\n"));
}

#[test]
fn a_server_that_is_silent_delays_no_key() {
    let (place, server) = (Place::new(), Server::start(Manners::Silent));
    let mut terminal = start(&place, &server, "");
    terminal.until(PROMPT);
    is_within(AT_ONCE, || {
        let begin = Instant::now();
        terminal.press("x");
        terminal.until("x");
        begin.elapsed()
    });
}

#[test]
fn in_plain_mode_a_key_does_nothing() {
    let (place, server) = (Place::new(), Server::start(Manners::Good));
    let mut terminal = start(&place, &server, "--plain");
    terminal.until("> ");
    terminal.press("build\r");
    speaks(&server, "Built. ");
    terminal.press("status\r");
    assert_eq!(hushes(&server), 1);
}
