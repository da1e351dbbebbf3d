//! Somebody far away moves while one types: a screen reader says each line once and in order, and no typed letter is lost.

use std::time::{Duration, Instant};

use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::seat::Seat;
use snuffel::tournament::Tournament;

use super::screen::{PATIENCE, Screen};
use super::yasr::{Yasr, spoken};
use crate::common::needs::{YASR, turn};
use crate::far::{NAMES, Typed, lang_of, line_by_line, typed_in};
use crate::remote::program::{Program, free_address};

/// What the host types of a line before the guest moves, and what after it.
const HALVES: (&str, &str) = ("sag hal", "lo");

/// A game of two, the first at a terminal with a display or a screen reader, the other far away.
struct Evening {
    address: String,
    seed: u64,
    typed: Vec<Typed>,
    /// What the host hears, line by line, and how much of it before each typed line and after the last.
    told: Vec<String>,
    lengths: Vec<usize>,
}

impl Evening {
    fn new(seed: u64) -> Evening {
        let agreed = games::named("domino").unwrap().agree(&[("target", "20")]).unwrap();
        let Ok(config) = agreed.parse() else { panic!("{agreed}") };
        let typed = typed_in::<Tournament<Domino>>(&config, 2, seed);
        let (listeners, lengths) = line_by_line::<Tournament<Domino>>(&config, 2, seed, &typed);
        let lengths = lengths.iter().map(|lengths| lengths[0]).collect();
        let told = listeners.into_iter().next().unwrap().said;
        Evening { address: free_address(), seed, typed, told, lengths }
    }

    fn host(&self) -> String {
        let Evening { address, seed, .. } = self;
        let lang = lang_of(Seat::FIRST).word();
        format!("host domino 2 --target 20 --seed {seed} --name {} --lang {lang} --no-relay --bind {address}", NAMES[0])
    }

    fn guest(&self, words: &str) -> Program {
        let lang = lang_of(Seat::SECOND).word();
        let join = format!("join {words} --no-relay --address {}", self.address);
        Program::start(&format!("{join} --lang {lang} --name {}", NAMES[1]))
    }

    /// The lines, each with its number, who types it, and what the host hears of it.
    fn steps(&self) -> impl Iterator<Item = (usize, &Typed, &[String])> {
        let heard = self.lengths.windows(2).map(|lengths| &self.told[lengths[0]..lengths[1]]);
        self.typed.iter().zip(heard).enumerate().map(|(number, (typed, heard))| (number, typed, heard))
    }
}

/// The words of a table, which stand on a row of their own.
fn words(screen: &Screen) -> Option<String> {
    let is_word = |word: &str| word.len() > 2 && word.chars().all(char::is_lowercase);
    let are_words = |row: &String| row.split(' ').count() == 5 && row.split(' ').all(is_word);
    screen.rows().into_iter().find(are_words)
}

/// Takes away what was said, in its order; what is left was said besides.
fn without(said: &str, told: &[String]) -> String {
    let (mut rest, mut left) = (said, String::new());
    for line in told {
        let line = spoken(line);
        let (before, after) =
            rest.split_once(&line).unwrap_or_else(|| panic!("{line:?} was not said:\n{rest}\n{said}"));
        left += before;
        rest = after;
    }
    left + rest
}

#[test]
fn a_screen_reader_says_once_what_a_guest_does_while_one_types() {
    if !YASR.is_met() {
        return;
    }
    let _turn = turn();
    let evening = Evening::new(1);
    let mut yasr = Yasr::start(&evening.host());
    yasr.terminal.wait(|screen| words(screen).is_some()).unwrap();
    let mut guest = evening.guest(&words(&yasr.terminal.screen).unwrap());
    let hears = |yasr: &mut Yasr, line: &str| {
        let (line, limit) = (spoken(line), Instant::now() + PATIENCE);
        while !yasr.said().join(" ").contains(&line) {
            assert!(Instant::now() < limit, "{line:?} is not said: {:?}", yasr.said());
            yasr.terminal.wait_for(Duration::from_millis(20));
        }
    };
    hears(&mut yasr, evening.told[..evening.lengths[0]].last().unwrap());
    for (number, (seat, line), heard) in evening.steps() {
        if *seat == Seat::FIRST {
            yasr.types(line);
            yasr.terminal.press("\r");
            heard.last().into_iter().for_each(|line| hears(&mut yasr, line));
            continue;
        }
        yasr.types(HALVES.0);
        guest.wait("prompt", |text| text.ends_with("> "));
        guest.types(line);
        heard.last().into_iter().for_each(|line| hears(&mut yasr, line));
        yasr.types(&format!("{} {number}", HALVES.1));
        yasr.terminal.press("\r");
        guest.says(&format!("{}: hallo {number}\n", NAMES[0]));
    }
    yasr.terminal.wait_for(Duration::from_secs(1));
    let besides = without(&yasr.said().join(" "), &evening.told);
    let again = evening.told.iter().map(|line| spoken(line)).find(|line| line.len() > 12 && besides.contains(line));
    assert_eq!(again, None, "{besides}");
}
