//! Programs that are stopped for some seconds, like on a laptop that sleeps.

use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::host::Host;
use crate::simulated::chance::FAIR;

/// The messages at the host and at the guest: that the connection is lost, and that the other side is back.
const TOLD: [[&str; 2]; 2] = [
    ["The connection to Ben is lost.", "Ben is back."],
    ["The connection to the table is lost.", "The table is back."],
];

/// Stops the host or its guest until the other has noticed, and checks that both report a loss and a return at most
/// once.
fn stops(is_host: bool) {
    let mut host = Host::start("sniff far:Ben size 3x3 --name Anna --seed 4");
    let mut ben = host.guest("--lang en --name Ben");
    for program in [&host.program, &ben] {
        program.says("You play against");
        program.asks();
    }
    let id = if is_host { host.program.id() } else { ben.id() };
    let stopped = Pid::from_raw(id.try_into().unwrap());
    let ([lost, back], other) = if is_host { (TOLD[1], &ben) } else { (TOLD[0], &host.program) };
    kill(stopped, Signal::SIGSTOP).unwrap();
    other.says(lost);
    kill(stopped, Signal::SIGCONT).unwrap();
    other.says(back);
    // They can hear each other again. The guest speaks second: the host may know of its return before it does itself.
    host.program.types("say good day");
    ben.says("Anna: good day");
    ben.types("say hello");
    host.program.says("Ben: hello");
    for (index, text) in [host.program.text(), ben.text()].iter().enumerate() {
        let counts = TOLD[index].map(|told| text.matches(told).count());
        // The side that was not stopped has noticed it.
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

/// The number of guests that sleep simultaneously.
const SLEEPERS: u64 = 10;

/// Stops a guest for longer than a connection survives without traffic, while others chat, and checks that it returns.
fn sleeps(seconds: u64) {
    let host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang en --name Cleo");
    ben.says("Cleo is here.");
    let stopped = Pid::from_raw(ben.id().try_into().unwrap());
    kill(stopped, Signal::SIGSTOP).unwrap();
    host.program.says("The connection to Ben is lost.");
    cleo.types("say are you asleep");
    host.program.says("Cleo: are you asleep");
    // No event ends the sleep: its length is what is being tested.
    thread::sleep(Duration::from_secs(seconds));
    kill(stopped, Signal::SIGCONT).unwrap();
    // The news is told, but the loss of the connection only if it did not come back at once.
    ben.says("Cleo: are you asleep");
    ben.types("say not any more");
    host.program.says("Ben: not any more");
    cleo.says("Ben: not any more");
    let told = TOLD[1].map(|told| ben.text().matches(told).count());
    assert!(told[0] == told[1] && told[0] < 2, "{}", ben.text());
}

/// `SNUFFEL_NAPS` sets the number of rounds of simultaneous sleepers.
#[test]
#[ignore = "takes minutes; .ci/nightly runs it"]
fn whoever_has_slept_is_back() {
    let naps = std::env::var("SNUFFEL_NAPS").ok().and_then(|naps| naps.parse().ok()).unwrap_or(1);
    for nap in 0..naps {
        thread::scope(|scope| {
            for sleeper in 0..SLEEPERS {
                scope.spawn(move || sleeps(40 + (nap * SLEEPERS + sleeper) * 7 % 56));
            }
        });
    }
}

/// A guest whose program is stopped while lots are drawn delays the others for some seconds and no longer.
#[test]
fn a_guest_who_does_not_answer_holds_nobody_up_and_its_lot_does_not_count() {
    let host = Host::start("sniff --size 3x3 --table");
    let mut ben = host.guest("--lang en --name Ben");
    ben.says("At the table: you.");
    let stopped = Pid::from_raw(ben.id().try_into().unwrap());
    kill(stopped, Signal::SIGSTOP).unwrap();
    let cleo = host.guest("--lang en --name Cleo");
    host.program.says("Waiting for the others' programs to draw lots.");
    cleo.says("You play against Ben.");
    kill(stopped, Signal::SIGCONT).unwrap();
    ben.says("You play against Cleo.");
    ben.answers("resign");
    ben.types("yes");
    ben.says("Not checked: your program was too late to draw lots.");
    cleo.says(FAIR);
}
