//! Play across realistic networks: behind routers, through a relay, with breaks, delay and loss. The tests print the
//! results and times.
//!
//! They need rights for network namespaces, iproute2, nftables and the program `iroh-relay`, so they are run by hand:
//! `cargo test --test main remote::nets -- --ignored --nocapture --test-threads 1`.

use std::net::{SocketAddr, UdpSocket};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rand::RngExt;
use snuffel::games::domino::rules::Domino;
use snuffel::rng::stream;
use snuffel::rules::Rules;
use snuffel::seat::Seats;
use snuffel::tournament::Tournament;

use super::program::Program;
use super::whole::{Times, follow};
use crate::common::program::Place;
use crate::far::{NAMES, lang_of, line_by_line, typed_in};

/// The game whose moves are timed.
type Game = Tournament<Domino>;

/// The shell script that creates and removes the networks.
const WORLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/remote/nets/world.sh");

/// The option by which the host and the guest reach the server in the street.
const RELAY: &str = "--relay http://203.0.113.10:3340";

/// The number of messages for a median and a 95th percentile.
const SAYINGS: usize = 40;

/// A set of networks, removed when dropped.
struct World;

impl World {
    fn of(kind: &str) -> World {
        shell(&["down"]);
        shell(&[kind]);
        World
    }
}

impl Drop for World {
    fn drop(&mut self) {
        shell(&["down"]);
    }
}

fn shell(args: &[&str]) {
    let done = Command::new("bash").arg(WORLD).args(args).status().unwrap();
    assert!(done.success(), "{args:?}");
}

/// The prefix of a command that runs it in a place of the world.
fn within(place: &str) -> [String; 4] {
    ["ip", "netns", "exec", &format!("snuffel-{place}")].map(str::to_owned)
}

/// A relay in the street, stopped when dropped.
struct Server(Child);

impl Server {
    fn start() -> Server {
        let [ip, rest @ ..] = within("street");
        let mut command = Command::new(ip);
        command.args(rest).args(["iroh-relay", "--dev"]);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("iroh-relay");
        std::thread::sleep(Duration::from_secs(1));
        Server(child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Anna, who hosts, and Bert, who joins. Both build their labyrinths, so that both can chat.
struct Pair {
    anna: Program,
    bert: Program,
    /// The time from typing the words until being at the table.
    joined: Duration,
    said: usize,
}

impl Pair {
    fn meet(anna: &str, bert: &str) -> Pair {
        let place = || Arc::new(Place::new());
        let host = format!("host sniff --lang en --name Anna {anna}");
        let anna = Program::start_within(&within("home-a"), place(), &host);
        let text = anna.wait("words", |text| text.lines().count() > 2);
        let words = text.lines().nth(1).unwrap().to_owned();
        // Dictating five words takes that long, and by then a relay knows the host.
        std::thread::sleep(Duration::from_secs(5));
        let begun = Instant::now();
        let join = format!("join {words} --lang en --name Bert {bert}");
        let bert = Program::start_within(&within("home-b"), place(), &join);
        bert.says("You play against Anna");
        Pair { anna, bert, joined: begun.elapsed(), said: 0 }
    }

    /// Says something at one end, and returns the time until it is heard at the other.
    fn say(&mut self) -> Duration {
        self.said += 1;
        let text = format!("word {};", self.said);
        let (from, to) = match self.said.is_multiple_of(2) {
            true => (&mut self.anna, &self.bert),
            false => (&mut self.bert, &self.anna),
        };
        let begun = Instant::now();
        from.types(&format!("say {text}"));
        to.says(&text);
        begun.elapsed()
    }

    fn measure(&mut self, what: &str) {
        let mut times: Vec<Duration> = (0..SAYINGS).map(|_| self.say()).collect();
        times.sort();
        let (median, most) = (times[SAYINGS / 2], times[SAYINGS * 95 / 100]);
        println!(
            "{what}: from the words to the table {:.2?}, talk to ear {median:.1?}, 95th percentile {most:.1?}",
            self.joined
        );
    }
}

/// Plays a whole game in two languages between two homes, and prints the time from one player's last key until the
/// other hears the move.
fn measure_moves(what: &str, anna: &str, bert: &str) {
    let config: <Game as Rules>::Config = "target=100".parse().unwrap();
    let typed = typed_in::<Game>(&config, 2, 1);
    let (listeners, lengths) = line_by_line::<Game>(&config, 2, 1, &typed);
    let langs: Vec<_> = Seats::first(2).iter().map(|seat| lang_of(seat).code()).collect();
    let place = || Arc::new(Place::new());
    let host = format!("host domino 2 --target 100 --seed 1 --lang {} --name {} {anna}", langs[0], NAMES[0]);
    let host = Program::start_within(&within("home-a"), place(), &host);
    let text = host.wait("words", |text| text.lines().count() > 2);
    let words = text.lines().nth(1).unwrap();
    let join = format!("join {words} --lang {} --name {} {bert}", langs[1], NAMES[1]);
    let guest = Program::start_within(&within("home-b"), place(), &join);
    println!("{what}: {}", Times(follow(&mut [host, guest], &typed, &listeners, &lengths)));
}

/// Forwards packets between two sides, with delay and loss; while it is cut, nothing gets through.
struct Cable {
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Cable {
    /// A cable in the street: packets sent to `near` go to `far`, and back.
    fn lay(near: SocketAddr, far: SocketAddr, delay: Duration, lost_of_100: u32) -> Cable {
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let (ready, is_ready) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let street = std::fs::File::open("/run/netns/snuffel-street").unwrap();
            nix::sched::setns(street, nix::sched::CloneFlags::CLONE_NEWNET).unwrap();
            let socket = UdpSocket::bind(near).unwrap();
            socket.set_read_timeout(Some(Duration::from_millis(1))).unwrap();
            ready.send(()).unwrap();
            let (mut guest, mut waiting) = (None, std::collections::VecDeque::new());
            let mut random = stream(7, 3, 0);
            let mut packet = [0; 2048];
            while !over.load(Ordering::Relaxed) {
                if let Ok((length, from)) = socket.recv_from(&mut packet) {
                    let to = if from == far { guest } else { Some(far) };
                    if from != far {
                        guest = Some(from);
                    }
                    if random.random_range(0..100) >= lost_of_100 {
                        waiting.extend(to.map(|to| (Instant::now() + delay, to, packet[..length].to_vec())));
                    }
                }
                while waiting.front().is_some_and(|(when, ..)| *when <= Instant::now()) {
                    if let Some((_, to, packet)) = waiting.pop_front() {
                        let _ = socket.send_to(&packet, to);
                    }
                }
            }
        });
        is_ready.recv().unwrap();
        Cable { is_over, thread: Some(thread) }
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[test]
#[ignore = "needs rights, and the program iroh-relay"]
fn behind_routers_by_a_relay() {
    let _world = World::of("up");
    let _server = Server::start();
    Pair::meet(RELAY, RELAY).measure("two routers");
    shell(&["nat", "a", "fully-random"]);
    shell(&["nat", "b", "fully-random"]);
    Pair::meet(RELAY, RELAY).measure("two routers that choose another port for each peer");
    shell(&["nat", "b", "", "meta l4proto udp drop;"]);
    Pair::meet(RELAY, RELAY).measure("a router that lets no UDP through");
    let hidden = format!("{RELAY} --relay-only");
    Pair::meet(&hidden, &hidden).measure("relay only");
}

#[test]
#[ignore = "needs rights, and the program iroh-relay"]
fn breaks_heal_by_themselves() {
    let _world = World::of("up");
    let server = Server::start();
    let mut pair = Pair::meet(RELAY, RELAY);
    pair.say();
    shell(&["cut", "b"]);
    let begun = Instant::now();
    pair.anna.says("The connection to Bert is lost.");
    println!("a cut: the host hears of it after {:.1?}", begun.elapsed());
    pair.bert.says("The connection to the table is lost.");
    std::thread::sleep(Duration::from_secs(25).saturating_sub(begun.elapsed()));
    shell(&["mend", "b"]);
    let begun = Instant::now();
    pair.anna.says("Bert is back.");
    pair.bert.says("The table is back.");
    println!("a cut of 25 s: both are back {:.1?} after it", begun.elapsed());
    pair.say();
    pair.say();
    let before = pair.anna.text().matches("is lost").count();
    shell(&["move"]);
    let begun = Instant::now();
    pair.say();
    println!(
        "a new address: the next word arrives {:.1?} after it; lost was told {} times",
        begun.elapsed(),
        pair.anna.text().matches("is lost").count() - before
    );
    drop(server);
    std::thread::sleep(Duration::from_secs(10));
    let _server = Server::start();
    let begun = Instant::now();
    pair.anna.wait("return", |text| text.matches("Bert is back.").count() == 2);
    pair.bert.wait("return", |text| text.matches("The table is back.").count() == 2);
    println!("a relay that is away for 10 s: both are back {:.1?} after it is", begun.elapsed());
    pair.say();
    pair.say();
}

#[test]
#[ignore = "needs rights"]
fn a_long_and_lossy_way_delays_and_loses_nothing() {
    let _world = World::of("up");
    for side in ["a", "b"] {
        // Any sender with the address is accepted: no router influences the measurement.
        shell(&["open", side]);
    }
    let near: SocketAddr = "203.0.113.10:4500".parse().unwrap();
    let far: SocketAddr = "203.0.113.2:4500".parse().unwrap();
    for (milliseconds, lost) in [(0, 0), (100, 0), (100, 5)] {
        let _cable = Cable::lay(near, far, Duration::from_millis(milliseconds), lost);
        let what = format!("{milliseconds} ms each way, {lost} of 100 packets lost");
        let (anna, bert) = ("--no-relay --bind 192.168.2.100:4500", format!("--no-relay --address {near}"));
        Pair::meet(anna, &bert).measure(&what);
        measure_moves(&what, anna, &bert);
    }
}

#[test]
#[ignore = "needs rights"]
fn in_a_net_without_the_internet_the_programs_call_each_other() {
    let _world = World::of("alone");
    Pair::meet("", "").measure("a home net without the internet");
}
