//! Programs that are stopped for some seconds, as on a laptop that sleeps.

use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::program::Host;

/// For how long: until the other end has given the connection up.
const STOP: Duration = Duration::from_secs(10);

/// Within what time both are connected again.
const RETURN: Duration = Duration::from_secs(8);

/// Stops the host or its guest, and looks that both tell a loss and a return once at most.
fn stops(is_host: bool) {
    let mut host = Host::start("sniff far:Ben size 3x3 --name Anna --seed 4");
    let mut ben = host.guest("--lang en --name Ben");
    for program in [&host.program, &ben] {
        program.says("You play against");
        program.wait("prompt", |text| text.ends_with("> "));
    }
    let id = if is_host { host.program.id() } else { ben.id() };
    let stopped = Pid::from_raw(id.try_into().unwrap());
    kill(stopped, Signal::SIGSTOP).unwrap();
    thread::sleep(STOP);
    kill(stopped, Signal::SIGCONT).unwrap();
    thread::sleep(RETURN);
    // They do hear each other again.
    ben.types("say hello");
    host.program.says("Ben: hello");
    host.program.types("say good day");
    ben.says("Anna: good day");
    let told = [
        (host.program.text(), "The connection to Ben is lost.", "Ben is back."),
        (ben.text(), "The connection to the table is lost.", "The table is back."),
    ];
    for (index, (text, lost, back)) in told.iter().enumerate() {
        let counts = [lost, back].map(|told| text.matches(*told).count());
        // Whoever was not stopped has noticed it.
        let is_sure = is_host == (index == 1);
        assert!(counts == [1, 1] || counts == [0, 0] && !is_sure, "host stopped: {is_host}\n{text}");
    }
}

#[test]
fn of_whoever_was_stopped_loss_and_return_are_told_once() {
    thread::scope(|scope| {
        scope.spawn(|| stops(true));
        scope.spawn(|| stops(false));
    });
}
