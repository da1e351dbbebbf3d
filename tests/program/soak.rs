//! A soak test: all games, with meaningful and meaningless lines, killed at random moments, resumed, and on a disk that
//! fills and is freed again. Nothing that was answered is ever lost.
//!
//! `SNUFFEL_SOAK` sets the duration of each of the two tests in seconds, 5 by default, and `SNUFFEL_SEED` the start of
//! the random numbers. The tests print a summary (`-- --nocapture`).

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use rand::RngExt as _;
use rand::seq::IndexedRandom;
use snuffel::games;
use snuffel::rng::{Rng, stream};
use snuffel::text::lexicon::{Found, Lexicon};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::common::program::{Place, Talk};

/// Meaningless or potentially harmful lines.
const HOSTILE: &[&str] = &[
    "",
    " ",
    "yes",
    "no",
    "undo",
    "x",
    "E4 E4 E4",
    "99999999999999999999",
    "-1",
    "note \u{202e}\u{200b}",
    "note a note",
    "\u{1b}[31m",
    "\u{e000}",
    "play sniff",
    "games",
    "rules all",
    "help all",
    "log 999",
    "last",
    "status",
    "save",
    "load /",
    "save labyrinth ../x",
    "lang de",
    "lang en",
    "words full",
    "/",
    "?",
    "hint",
    "moves",
    "take-back",
    "1 2 3 4 5",
];

/// The command lines of tables: the game, the players, and the options.
const TABLES: &[&str] = &[
    "sniff --seats human,easy",
    "sniff --seats human,human --gallop",
    "sniff --seats human,easy --dogs --tournament 3",
    "domino --seats human,easy",
    "domino --seats human,easy,normal,easy --spinner",
    "schnuff --seats human,easy",
    "schnuff --seats human,human,easy,easy",
    "scout --seats human,easy",
    "scout --seats human,easy,easy,easy",
    "spion --seats human,easy",
    "spion --seats human,easy,easy,easy",
];

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

fn seconds() -> Duration {
    Duration::from_secs(number("SNUFFEL_SOAK").unwrap_or(5))
}

fn random(salt: u64) -> Rng {
    stream(number("SNUFFEL_SEED").unwrap_or(1), 75, salt)
}

/// Lines typed in the transcripts of each game, and meaningless lines.
struct Lines {
    of_games: Vec<(&'static str, Vec<String>)>,
    /// The words that leave or end a game, or change the presentation, in each language.
    avoided: Vec<Lexicon>,
}

impl Lines {
    fn new() -> Lines {
        let of_game = |id: &'static str| {
            let folder = format!("{}/transcripts/{id}", env!("CARGO_MANIFEST_DIR"));
            let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            let typed = paths.filter(|path| path.extension().is_some_and(|ending| ending == "typed"));
            let texts = typed.map(|path| fs::read_to_string(path).unwrap());
            let lines: Vec<String> =
                texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
            assert!(lines.len() > 20, "{id}");
            (id, lines)
        };
        let avoided = |lang: &Lang| {
            let teller = Teller::new(*lang, Wording::Normal, Spelling::Plain, &[]);
            teller.lexicon(&["quit", "leave", "resign", "speech", "braille", "lang", "level", "strength", "settings"])
        };
        Lines {
            of_games: games::ALL.iter().map(|kind| of_game(kind.id())).collect(),
            avoided: Lang::ALL.iter().map(avoided).collect(),
        }
    }

    /// A line for a table of a game; none that ends or leaves it, or changes the presentation.
    fn draw(&self, table: &str, random: &mut Rng) -> String {
        let game = table.split(' ').next().unwrap();
        let (_, typed) = self.of_games.iter().find(|(id, _)| *id == game).unwrap();
        let line = match random.random_bool(0.8) {
            true => typed.choose(random).unwrap().clone(),
            false => (*HOSTILE.choose(random).unwrap()).to_owned(),
        };
        let first = line.trim_start_matches(['/', ' ']).split(' ').next().unwrap_or_default();
        let is_avoided = !first.is_empty() && self.avoided.iter().any(|words| words.find(first) != Found::None);
        if is_avoided { "turn".to_owned() } else { line }
    }
}

/// The record of the only game in a place, finished or not.
fn record(place: &Place) -> String {
    for folder in ["games", "finished"] {
        let entries = fs::read_dir(place.path(folder)).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            if path.extension().is_some_and(|ending| ending == "record") {
                return fs::read_to_string(path).unwrap();
            }
        }
    }
    String::new()
}

fn is_over(place: &Place) -> bool {
    fs::read_dir(place.path("finished")).is_ok_and(|mut entries| entries.next().is_some())
}

#[test]
fn nothing_that_was_answered_is_lost_by_kills_at_any_moment() {
    let (lines, mut random, begun) = (Lines::new(), random(1), Instant::now());
    let (mut typed, mut kills, mut games, mut over) = (0_u64, 0_u64, 0_u64, 0_u64);
    while begun.elapsed() < seconds() {
        let place = Place::new();
        let table = TABLES.choose(&mut random).unwrap();
        let lang = *Lang::ALL.choose(&mut random).unwrap();
        let seed = random.random_range(0..1_000_000);
        let mut talk = place.start(&format!("play {table} --lang {lang} --seed {seed}"));
        assert!(talk.said.ends_with("> "), "{table}: {}", talk.said);
        games += 1;
        for _ in 0..random.random_range(1..8) {
            for _ in 0..random.random_range(0..30) {
                if is_over(&place) {
                    break;
                }
                talk.line(&lines.draw(table, &mut random));
                typed += 1;
            }
            let answered = record(&place);
            let is_end = is_over(&place);
            // At any moment while one more line is being processed.
            talk.send(&lines.draw(table, &mut random));
            std::thread::sleep(Duration::from_micros(random.random_range(0..4_000)));
            talk.kill();
            kills += 1;
            let kept = record(&place);
            assert!(kept.starts_with(&answered), "{table} {lang} {seed}: lost of {answered:?}: {kept:?}");
            if is_end || is_over(&place) {
                over += 1;
                break;
            }
            if kept.is_empty() {
                // Nothing had been typed that would have to be saved.
                break;
            }
            talk = place.start(&format!("resume --lang {lang}"));
            assert!(talk.said.ends_with("> "), "{table} {lang} {seed}: {}", talk.said);
            let resumed = record(&place);
            assert!(resumed.starts_with(&kept), "{table} {lang} {seed}: {kept:?} became {resumed:?}");
        }
    }
    println!("{games} games, {over} of them over, {typed} lines answered, {kills} kills: nothing lost.");
    assert!(kills > 0 && typed > 0);
}

/// Sets the limit to which files of the program may grow, in bytes; `None` for no limit. It simulates a disk that is
/// full, and freed again.
#[cfg(target_os = "linux")]
fn set_room(talk: &Talk, bytes: Option<usize>) {
    let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
    let set = Command::new("prlimit").arg(format!("--pid={}", talk.id())).arg(format!("--fsize={limit}:")).status();
    assert!(set.unwrap().success());
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_disk_that_fills_and_is_freed_again_nothing_called_saved_is_lost() {
    let (lines, mut random, begun) = (Lines::new(), random(2), Instant::now());
    let (mut fills, mut typed) = (0, 0);
    // With two people, the next may have to come to the keyboard first.
    let tables: Vec<&str> = TABLES.iter().copied().filter(|table| !table.contains("human,human")).collect();
    while begun.elapsed() < seconds() {
        let place = Place::new();
        let table = *tables.choose(&mut random).unwrap();
        let seed = random.random_range(0..1_000_000);
        let mut talk = place.start(&format!("play {table} --lang en --seed {seed}"));
        assert!(talk.said.ends_with("> "), "{table}: {}", talk.said);
        let mut fails = 0;
        let mut works = 0;
        for _ in 0..6 {
            let before = record(&place);
            set_room(&talk, Some(before.len() + random.random_range(0..60)));
            for _ in 0..random.random_range(1..12) {
                let heard = talk.line(&lines.draw(table, &mut random));
                fails += heard.matches("Saving fails.").count();
                works += heard.matches("Saving works again.").count();
                typed += 1;
            }
            let kept = record(&place);
            // Before the player's first move there is no record.
            let is_whole = kept.is_empty() || kept.ends_with('\n');
            assert!(kept.starts_with(&before) && is_whole, "{table} {seed}: {before:?} became {kept:?}");
            set_room(&talk, None);
            // The answer that the game is saved also shows that saving works again. An open question takes the first
            // line as its answer.
            let heard = talk.line("save") + &talk.line("save");
            works += heard.matches("The game is saved").count().min(fails - works);
            fills += 1;
            if is_over(&place) {
                break;
            }
            assert!(heard.contains("The game is saved"), "{table} {seed}: {heard}");
            assert_eq!(fails, works, "{table} {seed}: each is told once");
            // The program continues from whatever it has called saved.
            let saved = record(&place);
            talk.kill();
            talk = place.start("resume --lang en");
            assert!(talk.said.ends_with("> "), "{table} {seed}: {}", talk.said);
            assert!(record(&place).starts_with(&saved), "{table} {seed}");
            let said = talk.line("status");
            assert!(!said.is_empty());
        }
    }
    println!("{fills} times a full disk, {typed} lines: nothing lost that was called saved.");
    assert!(fills > 0);
}
