//! A remote player moves while the host is typing: a screen reader says each line once and in order, a display shows
//! them in order, and no typed letter is lost.

use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::seat::Seat;
use snuffel::tournament::Tournament;

use super::display::{Answer, Reader};
use super::screen::{PATIENCE, Screen, Terminal};
use super::yasr::{Yasr, spoken};
use crate::common::needs::{BRLTTY, YASR, turn};
use crate::far::{NAMES, Typed, lang_of, line_by_line, typed_in};
use crate::remote::program::{Program, free_address};

/// The parts of a line that the host types before and after the guest's move.
const HALVES: (&str, &str) = ("sag hal", "lo");

/// A game for two: the host at a terminal with a display or a screen reader, the guest remote.
struct Evening {
    address: String,
    seed: u64,
    typed: Vec<Typed>,
    /// The lines that the host hears, and their number before each typed line and after the last.
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
        let lang = lang_of(Seat::FIRST).code();
        format!("host domino 2 --target 20 --seed {seed} --name {} --lang {lang} --no-relay --bind {address}", NAMES[0])
    }

    fn guest(&self, words: &str) -> Program {
        let lang = lang_of(Seat::SECOND).code();
        let join = format!("join {words} --no-relay --address {}", self.address);
        Program::start(&format!("{join} --lang {lang} --name {}", NAMES[1]))
    }

    /// The typed lines with their numbers, and the lines that the host hears in response.
    fn steps(&self) -> impl Iterator<Item = (usize, &Typed, &[String])> {
        let heard = self.lengths.windows(2).map(|lengths| &self.told[lengths[0]..lengths[1]]);
        self.typed.iter().zip(heard).enumerate().map(|(number, (typed, heard))| (number, typed, heard))
    }
}

/// What is heard or felt during an evening, alongside the typed lines; the saved journals are in `transcripts/company`.
#[derive(Default)]
struct Journal(String);

impl Journal {
    fn typed(&mut self, who: &str, line: &str) {
        writeln!(self.0, "{who}: {line}").unwrap();
    }

    fn told(&mut self, lines: &[String]) {
        lines.iter().for_each(|line| writeln!(self.0, "    {line}").unwrap());
    }

    /// Checks the saved journal for the required lines, in order; with `SNUFFEL_REFRESH`, saves this one. Two evenings
    /// may differ in where one utterance ends and the next begins.
    fn keep(&self, name: &str, needed: &[String]) {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts/company");
        let file = folder.join(format!("{name}.txt"));
        if std::env::var_os("SNUFFEL_REFRESH").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &self.0).unwrap();
        }
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (kept, mut from) = (words(&fs::read_to_string(&file).unwrap()), 0);
        for needed in needed.iter().map(|needed| words(needed)) {
            let found = kept[from..].find(&needed);
            from += found.unwrap_or_else(|| panic!("{needed:?} is not in {}", file.display())) + needed.len();
        }
    }
}

/// The words of a table, which are on a separate row.
fn words(screen: &Screen) -> Option<String> {
    let is_word = |word: &str| word.len() > 2 && word.chars().all(char::is_lowercase);
    let are_words = |row: &String| row.split(' ').count() == 5 && row.split(' ').all(is_word);
    screen.rows().into_iter().find(are_words)
}

/// Removes the expected lines from what was said, in order, and returns the rest.
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
#[ignore = "needs Debian packages"]
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
    let mut journal = Journal::default();
    journal.told(&yasr.news());
    for (number, (seat, line), heard) in evening.steps() {
        if *seat == Seat::FIRST {
            yasr.types(line);
            yasr.terminal.press("\r");
            heard.last().into_iter().for_each(|line| hears(&mut yasr, line));
            journal.typed(NAMES[0], line);
            journal.told(&yasr.news());
            continue;
        }
        yasr.types(HALVES.0);
        journal.typed(NAMES[0], &format!("{} ...", HALVES.0));
        guest.asks();
        guest.types(line);
        heard.last().into_iter().for_each(|line| hears(&mut yasr, line));
        journal.typed(NAMES[1], line);
        journal.told(&yasr.news());
        yasr.types(&format!("{} {number}", HALVES.1));
        yasr.terminal.press("\r");
        guest.says(&format!("{}: hallo {number}\n", NAMES[0]));
        journal.typed(NAMES[0], &format!("... {} {number}", HALVES.1));
        journal.told(&yasr.news());
    }
    let needed: Vec<String> = evening.told.iter().map(|line| spoken(line)).collect();
    journal.keep("screen-reader", &needed);
    let besides = without(&yasr.said().join(" "), &evening.told);
    let again = evening.told.iter().map(|line| spoken(line)).find(|line| line.len() > 12 && besides.contains(line));
    assert_eq!(again, None, "{besides}");
}

/// The host's program in a terminal as on a Linux console, with a display of 40 cells.
struct Display {
    terminal: Terminal,
    reader: Reader,
    _folder: tempfile::TempDir,
}

impl Display {
    fn start(host: &str) -> Display {
        let folder = tempfile::tempdir().unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
        command.env_clear();
        command.env("TERM", "linux");
        command.arg("--data");
        command.arg(folder.path());
        command.args(host.split(' '));
        Display { terminal: Terminal::start(command), reader: Reader::new(40, lang_of(Seat::FIRST)), _folder: folder }
    }

    /// The row of the cursor.
    fn row(screen: &Screen) -> String {
        screen.rows()[screen.cursor().0].clone()
    }

    /// Waits until these lines are above the row of the cursor, and that row ends with the half-typed text.
    fn waits(&mut self, lines: &[String], half: &str) {
        let answer = Answer { lines: lines.to_vec(), prompt: String::new() };
        let came = self.terminal.wait(|screen| {
            let rows = screen.rows();
            let (above, row) = (&rows[..screen.cursor().0], Display::row(screen));
            above.ends_with(&answer.rows_above()) && row.ends_with(half)
        });
        came.unwrap_or_else(|shown| panic!("{lines:?} and {half:?} are not at the end of\n{shown}"));
    }

    /// Reads these lines and the row of the cursor on the display, back and forth.
    fn reads(&mut self, lines: &[String]) {
        let answer = Answer { lines: lines.to_vec(), prompt: Display::row(&self.terminal.screen) };
        let read = self.reader.read(&self.terminal.screen, &answer);
        read.unwrap_or_else(|fault| panic!("the display shows {fault}"));
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn a_display_shows_once_what_a_guest_does_while_one_types() {
    if !BRLTTY.is_met() {
        return;
    }
    let _turn = turn();
    let evening = Evening::new(2);
    let mut display = Display::start(&format!("{} --width off", evening.host()));
    display.terminal.wait(|screen| words(screen).is_some()).unwrap();
    let mut guest = evening.guest(&words(&display.terminal.screen).unwrap());
    display.waits(&evening.told[evening.lengths[0] - 1..evening.lengths[0]], "");
    let (mut shown, mut journal) = (0, Journal::default());
    for (number, (seat, line), heard) in evening.steps() {
        if *seat == Seat::FIRST {
            display.terminal.press(&format!("{line}\r"));
            display.waits(heard, "");
            journal.typed(NAMES[0], line);
            journal.told(heard);
            continue;
        }
        display.terminal.press(HALVES.0);
        display.waits(&[], HALVES.0);
        guest.asks();
        guest.types(line);
        display.waits(heard, HALVES.0);
        display.reads(heard);
        journal.typed(NAMES[1], line);
        journal.told(&[heard, &[Display::row(&display.terminal.screen)]].concat());
        shown += heard.len();
        display.terminal.press(&format!("{} {number}\r", HALVES.1));
        guest.says(&format!("{}: hallo {number}\n", NAMES[0]));
        display.waits(&["Gesagt.".to_owned()], "");
        journal.typed(NAMES[0], &format!("... {} {number}", HALVES.1));
        journal.told(&["Gesagt.".to_owned()]);
    }
    journal.keep("display", &evening.told[evening.lengths[0]..]);
    assert!(shown > 0, "the guest has done nothing while the host typed");
}

#[test]
#[ignore = "needs Debian packages"]
fn in_braille_mode_the_prompt_shows_what_a_guest_does_and_keeps_what_is_half_typed() {
    if !BRLTTY.is_met() {
        return;
    }
    let _turn = turn();
    let evening = Evening::new(2);
    let mut display = Display::start(&evening.host());
    display.terminal.wait(|screen| words(screen).is_some()).unwrap();
    let mut guest = evening.guest(&words(&display.terminal.screen).unwrap());
    display.waits(&evening.told[evening.lengths[0] - 1..evening.lengths[0]], "");
    // The words have a separate row only outside braille mode.
    display.terminal.press("braille 40\r");
    display.terminal.wait(|screen| answered(screen, "", "braille 40")).unwrap();
    let (mut journal, mut typed) = (Journal::default(), Vec::new());
    for (number, (seat, line), heard) in evening.steps() {
        let before = Display::row(&display.terminal.screen);
        if *seat == Seat::FIRST {
            display.terminal.press(&format!("{line}\r"));
            display.terminal.wait(|screen| answered(screen, &before, line)).unwrap();
            typed.push(format!("{}: {line}", NAMES[0]));
            journal.typed(NAMES[0], line);
            journal.told(&[Display::row(&display.terminal.screen)]);
            continue;
        }
        display.terminal.press(HALVES.0);
        display.terminal.wait(|screen| Display::row(screen).ends_with(HALVES.0)).unwrap();
        let before = Display::row(&display.terminal.screen);
        guest.asks();
        guest.types(line);
        let is_new = |screen: &Screen| Display::row(screen) != before && Display::row(screen).ends_with(HALVES.0);
        if !heard.is_empty() {
            display.terminal.wait(is_new).unwrap();
        }
        display.reads(&[]);
        typed.push(format!("{}: {line}", NAMES[1]));
        journal.typed(NAMES[1], line);
        journal.told(&[Display::row(&display.terminal.screen)]);
        display.terminal.press(&format!("{} {number}\r", HALVES.1));
        guest.says(&format!("{}: hallo {number}\n", NAMES[0]));
        let said = format!("{} {number}", HALVES.0.to_owned() + HALVES.1);
        display.terminal.wait(|screen| answered(screen, "", &said)).unwrap();
        display.reads(&[]);
        journal.typed(NAMES[0], &format!("... {} {number}", HALVES.1));
        journal.told(&[Display::row(&display.terminal.screen)]);
    }
    journal.keep("braille", &typed);
}

/// Returns whether the row above the cursor is the prompt `before` followed by `typed`, and the next prompt has
/// appeared.
fn answered(screen: &Screen, before: &str, typed: &str) -> bool {
    let (rows, (row, column)) = (screen.rows(), screen.cursor());
    let above = row.checked_sub(1).map_or("", |above| rows[above].as_str());
    above.starts_with(before) && above.ends_with(typed) && column > 0
}
