//! How many keys of a braille display a game takes: `docs/braille.md`, counted over whole games.
//!
//! The games are the transcripts in which one person plays to the end, told in braille mode and without it. BRLTTY
//! reads them from a screen, and every key that is counted is pressed.
//!
//! `SNUFFEL_REFRESH=1 cargo test --release --features assistive --test main assistive::count::` writes the document
//! anew.

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use snuffel::games;
use snuffel::settings::Setting;
use snuffel::text::style::Lang;

use super::display::{Answer, Reader};
use super::live::is_for_one;
use super::screen::Screen;
use crate::common::needs::BRLTTY;
use crate::transcripts::case::{self, Asked, Case, Play};

/// The display.
const CELLS: u8 = 40;

/// What braille mode must keep for the moves: the most keys at the median and at the 95th percentile.
const GOAL: [usize; 2] = [0, 2];

/// The document.
const FILE: &str = "docs/braille.md";

/// What stands above the table.
const HEAD: &str = include_str!("braille.head.md");

/// The keys that each typed line took.
#[derive(Clone, Default)]
struct Presses {
    /// Lines by which something happened in the game.
    moves: Vec<usize>,
    /// Lines that ask, change settings, or are mistakes.
    others: Vec<usize>,
}

impl Presses {
    fn add(&mut self, more: &Presses) {
        self.moves.extend(&more.moves);
        self.others.extend(&more.others);
    }

    fn all(&self) -> Vec<usize> {
        [self.moves.clone(), self.others.clone()].concat()
    }
}

/// A game in a language at tables of one size, in braille mode and without it.
struct Row {
    game: &'static str,
    players: usize,
    /// Whether no smaller table has been played at: the goal holds there.
    is_smallest: bool,
    games: usize,
    lang: Lang,
    braille: Presses,
    normal: Presses,
}

impl Row {
    fn keeps_goal(&self) -> bool {
        let kept = [50, 95].map(|percent| percentile(&self.braille.moves, percent));
        kept.iter().zip(GOAL).all(|(kept, goal)| *kept <= goal)
    }
}

/// Plays a case as its record has it, and reads every answer. What is said before the first line counts with it.
fn read(case: &Case, lang: Lang) -> Presses {
    let record = fs::read_to_string(case.file("record")).unwrap();
    let played = case.play(lang, Play::FromRecord(&record));
    let (mut screen, mut reader) = (Screen::blank(), Reader::new(CELLS.into(), lang));
    let mut presses = Presses::default();
    let mut before: Option<&Asked> = None;
    for asked in &played.asked {
        screen.write(asked.said.replace('\n', "\r\n").as_bytes());
        let read = reader.read(&screen, &Answer::of(&asked.said));
        let count = read.unwrap_or_else(|fault| {
            panic!("{} in {lang}: the display shows {fault}", case.name);
        });
        if let Some(before) = before {
            let happened = asked.recorded > before.recorded;
            let kind = if happened { &mut presses.moves } else { &mut presses.others };
            kind.push(count);
        }
        let typed = asked.typed.as_deref().unwrap_or_default();
        screen.write(format!("{typed}\r\n").as_bytes());
        before = Some(asked);
    }
    presses
}

/// The transcripts of a game that one person plays to its end.
fn whole_games(game: &str) -> Vec<Case> {
    let cases = case::all().into_iter();
    let cases = cases.filter(|case| case.game == game && is_for_one(case));
    let is_whole = |case: &Case| {
        let record = fs::read_to_string(case.file("record")).unwrap();
        case.play(Lang::En, Play::FromRecord(&record)).is_whole
    };
    cases.filter(is_whole).collect()
}

/// How many displays there are at the same time: most of reading is waiting for the display.
const DISPLAYS: usize = 24;

/// A game to be read in one mode, and the row that it counts for.
struct Job {
    row: usize,
    case: String,
    in_braille: bool,
}

/// All games in all languages, without their keys; and what has to be read for them, the longest first, so that no
/// display is left with a long one at the end.
fn rows_and_jobs() -> (Vec<Row>, VecDeque<Job>) {
    let mut rows = Vec::new();
    let mut jobs = Vec::new();
    for game in games::ALL.iter().map(|game| game.id()) {
        let mut tables: BTreeMap<usize, Vec<Case>> = BTreeMap::new();
        for case in whole_games(game) {
            tables.entry(case.players.len()).or_default().push(case);
        }
        assert!(!tables.is_empty(), "{game}: nobody plays to the end in a transcript");
        for lang in Lang::ALL {
            for (nth, (players, cases)) in tables.iter().enumerate() {
                for (case, in_braille) in cases.iter().flat_map(|case| [(case, false), (case, true)]) {
                    let length = fs::metadata(case.file("en.txt")).unwrap().len();
                    let job = Job { row: rows.len(), case: case.name.clone(), in_braille };
                    jobs.push((in_braille, Reverse(length), job));
                }
                rows.push(Row {
                    game,
                    players: *players,
                    is_smallest: nth == 0,
                    games: cases.len(),
                    lang,
                    braille: Presses::default(),
                    normal: Presses::default(),
                });
            }
        }
    }
    jobs.sort_by_key(|(in_braille, length, _)| (*in_braille, *length));
    (rows, jobs.into_iter().map(|(.., job)| job).collect())
}

/// All games in all languages.
fn rows() -> Vec<Row> {
    let (rows, jobs) = rows_and_jobs();
    let (rows, jobs) = (Mutex::new(rows), Mutex::new(jobs));
    let next = || jobs.lock().unwrap().pop_front();
    thread::scope(|scope| {
        for _ in 0..DISPLAYS {
            scope.spawn(|| {
                while let Some(job) = next() {
                    let (game, lang) = {
                        let row = &rows.lock().unwrap()[job.row];
                        (row.game, row.lang)
                    };
                    let style = job.in_braille.then_some(Setting::Braille(Some(CELLS)));
                    let case = Case::read(game, &job.case);
                    let presses = read(&case.styled(style.into_iter().collect()), lang);
                    let row = &mut rows.lock().unwrap()[job.row];
                    match job.in_braille {
                        true => row.braille.add(&presses),
                        false => row.normal.add(&presses),
                    }
                }
            });
        }
    });
    rows.into_inner().unwrap()
}

/// The smallest number that at least so many per cent of all do not exceed.
fn percentile(numbers: &[usize], percent: usize) -> usize {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    let rank = (numbers.len() * percent).div_ceil(100).max(1);
    numbers[rank - 1]
}

/// One line for each game and language, readable without seeing columns.
fn document(rows: &[Row]) -> String {
    let mut text = HEAD.to_owned();
    for row in rows {
        let lines = row.braille.all().len();
        let (moves, others) = (row.braille.moves.len(), row.braille.others.len());
        let _ = write!(
            text,
            "\n## {} in {}, {} players\n\nWhole games: {}. Typed lines: {lines}, of which {moves} are moves and {others} are other lines.\n\n",
            row.game,
            name(row.lang),
            row.players,
            row.games,
        );
        if row.is_smallest {
            let kept = if row.keeps_goal() { "kept" } else { "missed" };
            let _ = writeln!(text, "The goal is {kept}.\n");
        }
        for (what, mode, numbers) in [
            ("Moves", "braille mode", &row.braille.moves),
            ("Moves", "normal mode", &row.normal.moves),
            ("Other lines", "braille mode", &row.braille.others),
            ("Other lines", "normal mode", &row.normal.others),
            ("All lines", "braille mode", &row.braille.all()),
            ("All lines", "normal mode", &row.normal.all()),
        ] {
            let _ = writeln!(
                text,
                "- {what}, {mode}: median {}, 95th percentile {}, most {}, together {}.",
                percentile(numbers, 50),
                percentile(numbers, 95),
                percentile(numbers, 100),
                numbers.iter().sum::<usize>(),
            );
        }
    }
    text
}

fn name(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "German",
        Lang::En => "English",
        Lang::Nl => "Dutch",
    }
}

/// Where the goal is missed since sentences name pieces and words in full: prompts have to be laid out anew. No other may
/// join them, and whichever keeps the goal again goes.
const MISSED: [&str; 4] = ["schnuff in German", "schnuff in Dutch", "spion in German", "spion in Dutch"];

#[test]
fn braille_mode_keeps_its_goal_and_the_document_tells_the_count() {
    if !BRLTTY.is_met() {
        return;
    }
    let rows = rows();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = document(&rows);
    if std::env::var_os("SNUFFEL_REFRESH").is_some_and(|value| value == "1") {
        fs::write(&file, &text).unwrap();
    }
    let missed = rows.iter().filter(|row| row.is_smallest && !row.keeps_goal());
    let missed: Vec<String> = missed.map(|row| format!("{} in {}", row.game, name(row.lang))).collect();
    assert_eq!(missed, MISSED, "miss the goal; see {FILE}");
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, text, "{FILE} tells another count; see the first lines of tests/assistive/count.rs");
}
