//! Whole lessons as the learner reads them, in every language, compared byte for byte; and their duration by ear.

use std::collections::{BTreeSet, VecDeque};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::task::{Context, Poll};

use snuffel::lessons::Lesson;
use snuffel::settings::{Settings, parse_braille};
use snuffel::terminal::disk::Paths;
use snuffel::terminal::executor::block_on;
use snuffel::text::printable::Printable;
use snuffel::text::style::{Lang, Wording};
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::input::{Completions, Input, Typed, judge};
use snuffel::ui::origin::Origin;
use snuffel::ui::wrap::{SHORTEST, cells};

use super::given::{all, solution, teller};
use crate::common::Sheet;
use crate::common::unhurried::ends;

/// The longest duration of a lesson in minutes, at this number of words a minute.
const MOST_MINUTES: usize = 10;
const WORDS_A_MINUTE: usize = 300;

fn file(game: &str, lesson: &Lesson, lang: Lang) -> PathBuf {
    let name = format!("{game}-{}.{}.txt", lesson.name, lang.code());
    folder().join(name)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts/lessons")
}

/// The learner's text when these lines are typed in the lesson of a game with this number.
pub fn learn(game: &str, number: usize, lang: Lang, settings: Settings, lines: &[String]) -> String {
    let screen = Sheet::default();
    let keys = Keys { lines: lines.iter().cloned().collect(), screen: screen.clone() };
    let console = Console::new(ends(Box::new(keys), Box::new(screen.clone())), settings, lang, None);
    let mut desk = Desk::new(console, None, Rc::new(Paths), Some(1), Origin::default(), Clock::of_system());
    let ending = block_on(desk.learn(&format!("{game} {number}")));
    assert!(ending.is_ok(), "{game} {number}: {ending:?}");
    desk.console.finish();
    screen.text()
}

/// The lines that complete a lesson by following its instructions.
fn rightly(kind: &'static dyn snuffel::kind::Kind, lesson: &Lesson, lang: Lang) -> Vec<String> {
    lesson.steps.iter().map(|step| solution(kind, lesson, step, lang)).collect()
}

/// All lessons with their numbers within the game.
pub fn numbered() -> Vec<(usize, &'static dyn snuffel::kind::Kind, Lesson)> {
    let (mut number, mut last) = (0, "");
    let all = all().into_iter().map(|(kind, lesson)| {
        number = if kind.id() == last { number + 1 } else { 1 };
        last = kind.id();
        (number, kind, lesson)
    });
    all.collect()
}

#[test]
fn every_lesson_is_told_as_it_was_and_is_short_enough() {
    let refreshes = std::env::var_os("SNUFFEL_REFRESH").is_some_and(|value| value == "1");
    let (mut faults, mut files) = (Vec::new(), BTreeSet::new());
    for (number, kind, lesson) in numbered() {
        for lang in Lang::ALL {
            let lines = rightly(kind, &lesson, lang);
            let text = learn(kind.id(), number, lang, Settings::default(), &lines);
            let path = file(kind.id(), &lesson, lang);
            files.insert(path.clone());
            if refreshes {
                fs::create_dir_all(folder()).unwrap();
                fs::write(&path, &text).unwrap();
            }
            if fs::read_to_string(&path).unwrap_or_default() != text {
                faults.push(format!("{} is other than it was", path.display()));
            }
            let words = text.split_whitespace().count();
            println!("{lang} {} {}: {} lines, {words} words", kind.id(), lesson.name, text.lines().count());
            assert!(words <= MOST_MINUTES * WORDS_A_MINUTE, "{lang} {}: {words} words", lesson.name);
            for line in text.lines().filter(|line| !line.starts_with("> ")) {
                assert!(cells(line) >= SHORTEST, "{lang} {}: {line:?}", lesson.name);
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let there: BTreeSet<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(there, files, "files that no lesson has");
}

/// The document with the duration of each lesson.
const FILE: &str = "docs/lessons.md";

/// The text before the figures.
const HEAD: &str = "# Lessons

How long each lesson is: the lines and words that you read if you do each step at once, including what you type, and the \
minutes they take by ear at 300 words a minute. That is listening alone. The rest of the five to ten minutes of a lesson \
goes into doing it: thinking, typing, trying something else and asking `why`. How long that takes depends on the learner, \
and was not measured. `SNUFFEL_REFRESH=1 cargo test --test main lessons::` writes this file, and the test compares it.
";

#[test]
fn how_long_each_lesson_is_stands_in_the_document() {
    let mut document = HEAD.to_owned();
    let mut minutes = Vec::new();
    for (number, kind, lesson) in numbered() {
        if number == 1 {
            document.push_str(&format!("\n## {}\n\n", kind.id()));
        }
        let told = [(Lang::De, "German"), (Lang::En, "English"), (Lang::Nl, "Dutch")].map(|(lang, name)| {
            let text = learn(kind.id(), number, lang, Settings::default(), &rightly(kind, &lesson, lang));
            let (lines, words) = (text.lines().count(), text.split_whitespace().count());
            let minute = words as f64 / WORDS_A_MINUTE as f64;
            minutes.push(minute);
            format!("{name} {lines} lines, {words} words, {minute:.1} minutes")
        });
        let about = format!("- Lesson {number}, `{}`, {} steps: ", lesson.name, lesson.count());
        document.push_str(&format!("{about}{}.\n", told.join("; ")));
    }
    let (least, most) =
        minutes.iter().fold((f64::MAX, 0.0_f64), |(least, most), one| (least.min(*one), most.max(*one)));
    document.push_str(&format!("\nAll together: to listen takes {least:.1} to {most:.1} minutes a lesson.\n"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os("SNUFFEL_REFRESH").is_some_and(|value| value == "1") {
        fs::write(&file, &document).unwrap();
    }
    assert_eq!(fs::read_to_string(&file).unwrap_or_default(), document, "{FILE} is other than it was");
}

#[test]
fn a_display_shows_each_task_in_its_prompt_or_behind_the_answer() {
    for (number, kind, lesson) in numbered() {
        for lang in Lang::ALL {
            let braille = parse_braille("40").unwrap();
            let settings = Settings { braille, ..Settings::default() };
            let lines = rightly(kind, &lesson, lang);
            let text = learn(kind.id(), number, lang, settings, &lines);
            let teller = teller(kind, lang, Wording::Brief);
            // The text read up to the next typed line.
            let mut parts = vec![String::new()];
            for (prompt, typed) in text.lines().filter_map(|line| line.split_once('>')) {
                assert!(cells(prompt) < 40, "{lang} {prompt:?}");
                let piece = prompt.trim_end_matches(" +");
                let last = parts.last_mut().unwrap();
                last.push_str(if last.is_empty() { "" } else { " " });
                last.push_str(piece);
                if !typed.trim().is_empty() {
                    parts.push(String::new());
                }
            }
            for (step, shown) in lesson.steps.iter().zip(&parts) {
                let (long, short) = (teller.brief(&step.cue()), teller.summary(&step.cue()));
                let short = short.unwrap_or_else(|| panic!("{} has no text for a prompt", step.name));
                let is_shown = shown.contains(&long) || shown.contains(&short);
                assert!(is_shown, "{lang} {} {}: {shown:?} in\n{text}", lesson.name, step.name);
            }
            let enters = text.lines().filter(|line| line.trim_end().ends_with('>')).count();
            println!("{lang} {} {}: {} tasks, {enters} Enters", kind.id(), lesson.name, lesson.steps.len());
        }
    }
}

#[test]
fn a_lesson_can_be_left_out_step_by_step() {
    for (number, kind, lesson) in numbered() {
        let lines = vec!["skip".to_owned(); lesson.steps.len()];
        let text = learn(kind.id(), number, Lang::En, Settings::default(), &lines);
        assert!(text.contains(&format!("Lesson {number} is over; you skipped")), "{text}");
    }
}

/// Typed lines, echoed after their prompts as on a terminal.
struct Keys {
    lines: VecDeque<String>,
    screen: Sheet,
}

impl Input for Keys {
    fn poll_read(&mut self, _: &mut Context<'_>, prompt: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        // On a display, any remaining text is read first.
        let line = if prompt.ends_with(" +> ") { Some(String::new()) } else { self.lines.pop_front() };
        writeln!(self.screen, "{prompt}{}", line.as_deref().unwrap_or_default())?;
        Poll::Ready(Ok(line.map_or(Typed::End, |line| judge(line.as_bytes()))))
    }

    fn remember(&mut self, _line: &str) {}

    fn is_editor(&self) -> bool {
        false
    }
}
