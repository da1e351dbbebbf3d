//! Naps: a guest's program is stopped for a minute during a game, as on a laptop that sleeps, while the others chat.
//! Its connection ends at any moment meanwhile, even with messages on their way. The guest returns automatically, and
//! everything is heard once.
//!
//! `SNUFFEL_SLEEPS=1000 cargo test --test main simulated::naps` sets the number of naps.

use std::time::Duration;

use rand::RngExt;
use snuffel::rng::{Rng, stream};

use super::host::Host;
use super::net::DELAY;
use super::program::{Program, until};

/// The number of naps; `SNUFFEL_SLEEPS` overrides it.
const NAPS: u64 = 20;

/// The number of naps at one table.
const AT_A_TABLE: u64 = 10;

/// The length of a nap: shorter than the time after which the others are asked about a computer.
const NAP: Duration = Duration::from_secs(60);

/// The most messages from the others during a nap: as many as are kept for a guest who is cut off.
const MOST_SAID: usize = 8;

/// The longest time until a resumed guest notices that its connection has ended.
const LATE: Duration = Duration::from_secs(1);

/// The time from sending something until it is displayed on the other side.
const AT_ONCE: Duration = Duration::from_millis(4);

/// A game for three.
struct Table {
    anna: Program,
    ben: Program,
    cleo: Program,
    /// The messages of each of them.
    said: Vec<(usize, String)>,
}

impl Table {
    fn open() -> Table {
        let host = Host::start("domino 3 --name Anna");
        let ben = host.guest("--lang en --name Ben");
        host.program.says("Ben is here.");
        let cleo = host.guest("--lang en --name Cleo");
        let table = Table { anna: host.program, ben, cleo, said: Vec::new() };
        for program in table.all() {
            program.says("Hand 1.");
        }
        table
    }

    fn all(&self) -> [&Program; 3] {
        [&self.anna, &self.ben, &self.cleo]
    }

    fn texts(&self) -> String {
        self.all().map(Program::text).join("\n----\n")
    }

    fn says(&mut self, who: usize, word: String) {
        [&mut self.anna, &mut self.ben, &mut self.cleo][who].types(&format!("say {word}."));
        self.said.push((who, word));
    }

    /// The number of times a program has displayed another player's message.
    fn heard(&self, program: &Program, (who, word): &(usize, String)) -> usize {
        program.text().matches(&format!("{}: {word}.", ["Anna", "Ben", "Cleo"][*who])).count()
    }

    /// Returns whether every player has heard, once, every message that was reported as said; none may be heard more
    /// often.
    fn is_all_heard(&self, about: &str) -> bool {
        let mut is_all = true;
        for (listener, program) in self.all().into_iter().enumerate() {
            for said in self.said.iter().filter(|(who, _)| *who != listener) {
                let heard = self.heard(program, said);
                assert!(heard < 2, "{about}: {said:?} is heard {heard} times\n{}", program.text());
                is_all &= heard == 1;
            }
        }
        is_all
    }

    /// Stops Ben's program.
    fn nap(&mut self, number: u64, random: &mut Rng) {
        let about = format!("nap {number}");
        let mut moment = |most: Duration| most.mul_f64(random.random_range(0.0..1.0));
        // Messages may be on their way when the program is stopped, and when the connection ends.
        self.says(1, format!("b{number}"));
        self.ben.go_on_for(moment(AT_ONCE));
        let (soon, late) = (moment(AT_ONCE), moment(LATE));
        let ends = if number.is_multiple_of(2) { soon } else { moment(NAP) };
        self.ben.nap(ends, NAP, if number.is_multiple_of(3) { Duration::ZERO } else { late });
        let mut moments: Vec<Duration> = (0..number as usize % MOST_SAID + 1).map(|_| moment(NAP)).collect();
        moments.sort();
        let mut passed = Duration::ZERO;
        for (index, at) in moments.into_iter().enumerate() {
            self.anna.go_on_for(at - passed);
            passed = at;
            self.says(index % 2 * 2, format!("o{number}-{index}"));
        }
        // Until the end of the connection is noticed, lost messages are not repeated.
        self.anna.go_on_for(NAP - passed + LATE + AT_ONCE);
        let is_heard = until(|| self.is_all_heard(&about).then_some(()));
        assert!(is_heard.is_some(), "{about}: not all is heard\n{}", self.texts());
        // The others and Ben can chat as if nothing had happened.
        self.says(0, format!("a{number}"));
        self.says(1, format!("c{number}"));
        assert!(until(|| self.is_all_heard(&about).then_some(())).is_some(), "{about}: not back\n{}", self.texts());
        self.anna.go_on_for(Duration::from_secs(10));
        assert!(self.is_all_heard(&about));
        for [lost, back] in [["The connection to Ben is lost.", "Ben is back."]] {
            for program in [&self.anna, &self.cleo] {
                let text = program.text();
                assert_eq!(text.matches(lost).count(), text.matches(back).count(), "{about}\n{text}");
            }
        }
    }
}

#[test]
fn whoever_was_stopped_for_a_minute_is_back_and_all_is_heard_once() {
    let naps = std::env::var("SNUFFEL_SLEEPS").ok().and_then(|naps| naps.parse().ok()).unwrap_or(NAPS);
    let mut table = Table::open();
    for number in 0..naps {
        if number > 0 && number.is_multiple_of(AT_A_TABLE) {
            table = Table::open();
        }
        table.nap(number, &mut stream(number, 95, 0));
    }
    println!("{naps} naps");
}

/// Until a guest or a listener who is back has told the table how much it has heard, the table sends it nothing of the
/// game.
#[test]
fn what_happens_while_a_guest_comes_back_is_told_once() {
    // Three messages go back and forth.
    for moment in 0..8 {
        let mut host = Host::start("domino far:Ben --listeners --name Anna --seed 1");
        let zoe = Program::start(&host.call("listen", "--lang en --name Zoe"));
        host.program.says("Zoe is listening.");
        let ben = host.guest("--lang en --name Ben");
        for program in [&host.program, &ben, &zoe] {
            program.says("Hand 1.");
        }
        host.program.asks();
        ben.double();
        zoe.double();
        ben.go_on_for(DELAY * moment / 2);
        host.program.types("5-0");
        // Far longer than anything is on its way.
        ben.go_on_for(Duration::from_secs(1));
        for program in [&ben, &zoe] {
            assert_eq!(program.text().matches("5-0").count(), 1, "{moment}: {}", program.text());
        }
    }
}
