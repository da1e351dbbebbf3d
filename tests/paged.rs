//! Pages in a browser at a table with programs, over a relay on this machine: each is used like a program in a pipe
//! (`crates/page/try/seat.mjs`). They need a browser, so that they run only on request: `.ci/page far`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::remote::words::Code;
use snuffel::tournament::Tournament;

use crate::common::program::{Place, binary};
use crate::remote::program::Program;
use crate::remote::whole::{HOST_LANG, plays_with, seat};

/// Whether a page or a program sits there.
#[derive(Clone, Copy)]
enum Kind {
    Page,
    Program,
}

use Kind::{Page, Program as Native};

/// A relay, as long as it is held.
struct Relay {
    url: String,
    child: Child,
}

impl Relay {
    fn start() -> Relay {
        let mut command = Command::new(binary().with_file_name("examples").join("relay"));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
        Relay { url: url.trim().to_owned(), child }
    }

    /// Starts a page or a program with these arguments, which uses the relay.
    fn starts(&self, kind: Kind, args: &str) -> Program {
        let (place, args) = (Arc::new(Place::new()), format!("{args} --relay={}", self.url));
        match kind {
            Page => {
                let node = std::env::var("SNUFFEL_NODE").unwrap_or_else(|_| "node".to_owned());
                Program::start_within(&[node, "crates/page/try/seat.mjs".to_owned()], place, &args)
            }
            Native => Program::start_in(place, &args),
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The five words that a host has been told.
fn words(host: &Program) -> String {
    let is_words = |line: &&str| Code::read(line, HOST_LANG).is_ok();
    let text = host.wait("words", |text| text.lines().any(|line| is_words(&line)));
    text.lines().find(is_words).unwrap_or_default().to_owned()
}

/// Seats these at a table, the host first.
fn seats(relay: &Relay, kinds: &[Kind], host: &str, guests: &[String]) -> Vec<Program> {
    let host = relay.starts(kinds[0], &format!("host {host} --lang {}", HOST_LANG.code()));
    let words = words(&host);
    let mut kinds = kinds[1..].iter();
    let guests = seat(&host, guests, |args| relay.starts(*kinds.next().unwrap(), &format!("join {words} {args}")));
    [host].into_iter().chain(guests).collect()
}

/// Plays a game whose players sit at these; each hears to the byte what somebody at a single table hears.
fn plays<G: Game>(options: &[(&str, &str)], kinds: &[Kind], seed: u64) {
    let relay = Relay::start();
    plays_with::<G>(options, kinds.len(), seed, |host, guests| seats(&relay, kinds, host, guests));
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn pages_and_programs_play_domino() {
    plays::<Tournament<Domino>>(&[("target", "40")], &[Native, Page, Page, Native], 1);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn pages_and_programs_play_schnuff() {
    plays::<Tournament<Schnuff>>(&[("short", "")], &[Page, Native, Native, Page], 1);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn pages_and_programs_play_scout() {
    plays::<Tournament<Scout>>(&[], &[Native, Page, Native, Page], 1);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn pages_and_programs_play_spion() {
    plays::<Tournament<Spion>>(&[], &[Page, Native], 1);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn pages_play_sniff() {
    plays::<Tournament<Sniff>>(&[("size", "3x3")], &[Page, Page], 1);
}
