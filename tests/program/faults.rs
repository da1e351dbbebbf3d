//! The state of the program and its terminal after a panic.

use std::env;
use std::io;
use std::thread;

use nix::sys::termios::{LocalFlags, SetArg, tcgetattr, tcsetattr};
use portable_pty::CommandBuilder;
use snuffel::terminal::executor::THOUGHT;
use snuffel::terminal::system::{self, Terminal as _};

use crate::common::terminal::Terminal;

/// Set for a program that is to panic.
const BREAKS: &str = "SNUFFEL_BREAKS_OFF";

#[test]
fn what_breaks_off_leaves_the_terminal_as_it_was_found_and_a_thought_says_nothing() {
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["--exact", "program::faults::a_thought_breaks_off_and_then_the_game", "--nocapture"]);
    command.env(BREAKS, "1");
    let mut game = Terminal::start(command);
    let said = game.until("The game breaks off.");
    assert!(!said.contains("The thought breaks off."), "{said}");
    assert!(said.contains("The game goes on."), "{said}");
    let status = game.wait();
    assert!(status.signal().is_some_and(|ended| ended.starts_with("Aborted")), "{status:?}");
    assert_eq!(game.mode(), game.found);
}

/// The program of the test above, which starts this one by its name.
#[test]
fn a_thought_breaks_off_and_then_the_game() {
    if env::var_os(BREAKS).is_none() {
        return;
    }
    system::of_system().break_off_in_order(None);
    let mut mode = tcgetattr(io::stdin()).unwrap();
    mode.local_flags &= !(LocalFlags::ICANON | LocalFlags::ECHO);
    tcsetattr(io::stdin(), SetArg::TCSANOW, &mode).unwrap();
    let thought = thread::Builder::new().name(THOUGHT.to_owned()).spawn(|| panic!("The thought breaks off.")).unwrap();
    assert!(thought.join().is_err());
    println!("The game goes on.");
    panic!("The game breaks off.");
}
