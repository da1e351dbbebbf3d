//! Pages in a browser at a table with programs, over a relay on this machine: each is used like a program in a pipe
//! (`crates/page/try/seat.mjs`). They need a browser, so that they run only on request: `.ci/page far`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use rand::RngExt;
use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::remote::words::Code;
use snuffel::rng::{Rng, stream};
use snuffel::tournament::Tournament;

use crate::common::program::{Place, binary};
use crate::remote::breaks::{Side, Venue, kills_in};
use crate::remote::host::{Host, lines_of};
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

    /// The same relay behind a long and lossy line: each piece takes 100 ms either way, and where one of twenty is lost, three
    /// times as long until TCP has noticed and sent it again.
    fn start_far_off() -> Relay {
        let mut relay = Relay::start();
        let near = relay.url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        relay.url = format!("http://{}", listener.local_addr().unwrap());
        thread::spawn(move || {
            for (number, stream) in (0..).zip(listener.incoming()) {
                let (here, there) = (stream.unwrap(), TcpStream::connect(&near).unwrap());
                delays(here.try_clone().unwrap(), there.try_clone().unwrap(), stream_of(2 * number));
                delays(there, here, stream_of(2 * number + 1));
            }
        });
        relay
    }

    /// The option by which it is used.
    fn way(&self) -> String {
        format!("--relay={}", self.url)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn stream_of(number: u64) -> Rng {
    stream(number, 131, 0)
}

/// Passes on what comes from one end to the other, late.
fn delays(mut from: TcpStream, mut to: TcpStream, mut random: Rng) {
    const LATE: Duration = Duration::from_millis(100);
    let (sender, pieces) = mpsc::channel::<(Instant, Vec<u8>)>();
    thread::spawn(move || {
        let mut piece = [0; 1500];
        while let Ok(length @ 1..) = from.read(&mut piece) {
            let lost = if random.random_bool(0.05) { 3 * LATE } else { Duration::ZERO };
            let _ = sender.send((Instant::now() + LATE + lost, piece[..length].to_vec()));
        }
    });
    thread::spawn(move || {
        // Nothing overtakes what was sent before.
        for (due, piece) in pieces {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if to.write_all(&piece).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}

/// Starts a page or a program with these arguments.
fn starts(kind: Kind, place: Arc<Place>, args: &str) -> Program {
    match kind {
        Page => {
            let node = std::env::var("SNUFFEL_NODE").unwrap_or_else(|_| "node".to_owned());
            Program::start_within(&[node, "crates/page/try/seat.mjs".to_owned()], place, args)
        }
        Native => Program::start_in(place, args),
    }
}

/// The five words that a host has been told.
fn words(host: &Program) -> String {
    let is_words = |line: &&str| Code::parse(line, HOST_LANG).is_ok();
    let text = host.wait("words", |text| text.lines().any(|line| is_words(&line)));
    text.lines().find(is_words).unwrap_or_default().to_owned()
}

/// Opens a table at a page or a program, with these arguments after `host`.
fn opens(relay: &Relay, kind: Kind, place: Arc<Place>, args: &str) -> Host {
    let program = starts(kind, place, &format!("host {args} {} --lang {}", relay.way(), HOST_LANG.code()));
    let words = words(&program);
    Host { program, words, address: String::new(), way: relay.way() }
}

/// Seats these at a table, the host first.
fn seats(relay: &Relay, kinds: &[Kind], host: &str, guests: &[String]) -> Vec<Program> {
    let place = || Arc::new(Place::new());
    let host = opens(relay, kinds[0], place(), host);
    let mut kinds = kinds[1..].iter();
    let guests = seat(&host.program, guests, |args| starts(*kinds.next().unwrap(), place(), &host.call("join", args)));
    [host.program].into_iter().chain(guests).collect()
}

/// Plays a game at these pages and programs. Each player hears to the byte what a player at a single table hears.
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
    plays::<Tournament<Spion>>(&[], &[Page, Native, Page, Native], 1);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn pages_play_sniff() {
    plays::<Tournament<Sniff>>(&[("size", "3x3")], &[Page, Page], 1);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn a_long_and_lossy_line_delays_and_loses_nothing() {
    let relay = Relay::start_far_off();
    let options = [("target", "20")];
    plays_with::<Tournament<Domino>>(&options, 2, 1, |host, guests| seats(&relay, &[Native, Page], host, guests));
}

/// How long a page sleeps: longer than a connection lives in which nothing is heard.
const SLEEP: Duration = Duration::from_secs(90);

/// Seats Anna at a program, in German, and Bert at a page, in English. Anna has opened, and may lay another tile.
fn anna_and_bert(relay: &Relay) -> (Program, Program) {
    let guests = ["--lang en --name Bert".to_owned()];
    let host = "domino 2 --target 40 --seed 1 --name Anna";
    let mut programs = seats(relay, &[Native, Page], host, &guests).into_iter();
    let (host, page) = (programs.next().unwrap(), programs.next().unwrap());
    page.says("Anna opens with 5-5");
    page.asks();
    (host, page)
}

/// As on a telephone that is locked.
#[test]
#[ignore = "needs a browser: .ci/page far"]
fn who_comes_back_to_a_page_that_slept_hears_what_was_missed_and_nothing_else() {
    let relay = Relay::start();
    let (mut host, mut page) = anna_and_bert(&relay);
    page.types("#sleep");
    host.says("Von Bert ist nichts zu hören. Wenn Bert dran ist, wartet das Spiel.");
    host.types("passe");
    // No event ends the sleep: its length is what is being tested.
    host.go_on_for(SLEEP);
    let before = page.text().len();
    page.types("#wake");
    let begin = Instant::now();
    host.says("Bert ist wieder da.");
    println!("back after {:.1?}", begin.elapsed());
    page.says("Anna lays no extra tile.");
    page.asks();
    assert_eq!(&page.text()[before..], "\nAnna lays no extra tile.\n> ");
}

/// As browsers do with tabs in the background.
#[test]
#[ignore = "needs a browser: .ci/page far"]
fn a_hidden_page_stays_at_the_table_and_tells_all_once() {
    let relay = Relay::start();
    let (mut host, mut page) = anna_and_bert(&relay);
    let before = page.text().len();
    page.types("#hide");
    host.types("passe");
    host.types("say sleep well");
    host.go_on_for(SLEEP);
    page.types("#show");
    page.says("Anna: sleep well");
    page.types("say good morning");
    host.says("Bert: good morning");
    page.says("Said.");
    assert_eq!(lines_of(&page.text()[before..]), ["Anna lays no extra tile.", "Anna: sleep well", "Said."]);
    assert!(!host.text().contains("nichts zu hören"), "{}", host.text());
}

/// A tab that is closed or crashes is like a program that is killed: the page has the same seat when it is back.
#[test]
#[ignore = "needs a browser: .ci/page far"]
fn a_page_that_is_loaded_anew_has_its_seat_again() {
    let relay = Relay::start();
    let (host, mut page) = anna_and_bert(&relay);
    let words = words(&host);
    let before = page.text().len();
    page.types("#reload");
    host.says("Von Bert ist nichts zu hören. Wenn Bert dran ist, wartet das Spiel.");
    page.wait("lobby", |text| text[before..].contains("Type a game"));
    page.types(&format!("join {words} {}", relay.way()));
    host.says("Bert ist wieder da.");
    page.says("Welcome back to domino-1.");
}

/// Anna, at a page or a program, and Bert, at a page, become friends at a table. Then she invites him to another one
/// without its five words.
fn invites(kind: Kind) {
    let relay = Relay::start();
    let anna = Arc::new(Place::new());
    let mut host = opens(&relay, kind, Arc::clone(&anna), "domino 2 --name Anna");
    let mut page = starts(Page, Arc::new(Place::new()), &host.call("join", "--lang en --name Bert"));
    page.says("You play against Anna.");
    page.types("friend Anna");
    page.says("Anna is now your friend.");
    host.program.types("freund Bert");
    host.program.says("ist jetzt mit dir befreundet");
    host.program.types("verlassen");
    page.says("The host has left.");
    page.types(&format!("invitations on {}", relay.way()));
    page.says("Friends can invite you while this program is open.");
    host.program.end();
    let again = starts(kind, anna, &format!("host Bert domino {} --lang en --name Anna", relay.way()));
    page.says("Anna invites you to a game of domino.");
    again.says("Bert has been told.");
    page.types("join Anna");
    again.says("Hand 1.");
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn friends_invite_each_other_from_a_program_to_a_page_and_from_page_to_page() {
    invites(Native);
    invites(Page);
}

#[test]
#[ignore = "needs a browser: .ci/page far"]
fn a_page_listens_at_a_table_where_others_play() {
    let relay = Relay::start();
    let mut host = opens(&relay, Native, Arc::new(Place::new()), "domino 2 --seed 1 --listeners --name Anna");
    let listener = starts(Page, Arc::new(Place::new()), &host.call("listen", "--lang en --name Zoe"));
    listener.says("Anna is the host.");
    let guest = Program::start_in(Arc::new(Place::new()), &host.call("join", "--lang nl --name Bert"));
    guest.says("Anna");
    listener.says("Anna opens with 5-5");
    host.program.types("passe");
    listener.says("Anna lays no extra tile.");
    assert!(!listener.text().contains("Your 7 tiles"), "{}", listener.text());
}

/// A program that hosts, and a page as its guest.
struct ProgramAndPage(Relay);

impl Venue for ProgramAndPage {
    fn hosts(&self, place: Arc<Place>, _: &str, args: &str) -> Host {
        opens(&self.0, Native, place, args)
    }

    fn starts(&self, place: Arc<Place>, args: &str) -> Program {
        starts(if args.starts_with("join") { Page } else { Native }, place, args)
    }

    /// The browser is killed, too, with all of its processes.
    fn kills(&self, side: Side, mut program: Program) {
        match side {
            Side::Guest => {
                program.types("#die");
                program.wait_for_end();
            }
            Side::Host => drop(program.kill()),
        }
    }
}

/// Ten kills of browsers, two in each game, and as many of the program that hosts.
#[test]
#[ignore = "needs a browser: .ci/page far"]
fn a_page_that_is_killed_comes_back_to_its_seat_and_so_does_the_host_of_a_page() {
    let venue = ProgramAndPage(Relay::start());
    for side in [Side::Guest, Side::Host] {
        kills_in::<Tournament<Domino>>(&venue, &[("target", "40")], side, 111, 2);
        kills_in::<Tournament<Sniff>>(&venue, &[("size", "3x3")], side, 112, 2);
        kills_in::<Tournament<Schnuff>>(&venue, &[("short", "")], side, 113, 2);
        kills_in::<Tournament<Scout>>(&venue, &[], side, 114, 2);
        kills_in::<Tournament<Spion>>(&venue, &[], side, 115, 2);
    }
}
