//! Naps: a guest's program is stopped for a minute in a game, as on a laptop that sleeps, while the others talk. Its connection
//! ends at any moment meanwhile, also while something is on its way. The guest is back by itself, and everything is heard once.
//!
//! `SNUFFEL_SLEEPS=1000 cargo test --test main simulated::naps` tries it so often.

use std::time::Duration;

use rand::RngExt;
use snuffel::rng::{Rng, stream};

use super::host::Host;
use super::program::{Program, until};

/// How often it is tried; `SNUFFEL_SLEEPS` asks for more.
const NAPS: u64 = 20;

/// How often at one table.
const AT_A_TABLE: u64 = 10;

/// How long a program is stopped: shorter than the others wait before they are asked about a computer.
const NAP: Duration = Duration::from_secs(60);

/// The most that the others say meanwhile: as much as is kept for whoever is cut off.
const MOST_SAID: usize = 8;

/// How late a guest notices at most, once its program goes on, that its connection has ended.
const LATE: Duration = Duration::from_secs(1);

/// How long something takes that is sent, and is looked at on the other side.
const AT_ONCE: Duration = Duration::from_millis(4);

/// A game of three.
struct Table {
    anna: Program,
    ben: Program,
    cleo: Program,
    /// What each of them has said.
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

    /// How often somebody has heard something that somebody else has said.
    fn heard(&self, program: &Program, (who, word): &(usize, String)) -> usize {
        program.text().matches(&format!("{}: {word}.", ["Anna", "Ben", "Cleo"][*who])).count()
    }

    /// Whether everybody has heard everything once that others were told to have said; more often, nobody ever has.
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

    /// Ben's program is stopped.
    fn nap(&mut self, number: u64, random: &mut Rng) {
        let about = format!("nap {number}");
        let mut moment = |most: Duration| most.mul_f64(random.random_range(0.0..1.0));
        // Something may be on its way when the program is stopped, and when the connection ends.
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
        // Until the end of the connection is noticed nobody knows that it has to be told again.
        self.anna.go_on_for(NAP - passed + LATE + AT_ONCE);
        let is_heard = until(|| self.is_all_heard(&about).then_some(()));
        assert!(is_heard.is_some(), "{about}: not all is heard\n{}", self.texts());
        // The others speak to Ben, and Ben to them, as if nothing had been.
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
