//! The tables that turn letters into dots know every character of the program's output.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use snuffel::text::style::Lang;

use super::brltty::text_table;
use crate::common::needs::{BRLTTY, LIBLOUIS};
use crate::transcripts::case::{self, Case};

/// A character that no table of the three languages knows: a check that accepts it is worthless.
const STRANGE: char = '\u{2603}';

/// Characters that a table lacks but the program uses: BRLTTY's Dutch table has no sign for the end of the prompt, and
/// shows it as a question mark. At the end of each prompt, it carries no information.
const LACKING: &[(&str, char)] = &[("nl", '>')];

/// The tables of liblouis for a language: computer braille, then those used for books.
fn louis_tables(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::De => &["de-de-comp8.ctb", "de-g0.utb", "de-g1.ctb", "de-g2.ctb"],
        Lang::En => &["en-us-comp8-ext.utb", "en-ueb-g1.ctb", "en-ueb-g2.ctb"],
        _ => &["nl-comp8.utb", "nl-NL-g0.utb"],
    }
}

/// Every character in a language's transcripts and messages.
fn characters(lang: Lang) -> BTreeSet<char> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let messages = files(&root.join("locales").join(lang.code()), ".ftl");
    let transcripts = case::all().into_iter().filter(|case| !changes_language(case));
    let transcripts: Vec<PathBuf> = transcripts.map(|case| case.file(&format!("{lang}.txt"))).collect();
    let read = |file: &PathBuf| fs::read_to_string(file).unwrap();
    let messages: String = messages.iter().map(read).collect();
    // Braces are part of the notation of messages.
    let messages = messages.replace(['{', '}'], "");
    let transcripts: String = transcripts.iter().map(read).collect();
    let characters: BTreeSet<char> = (messages + &transcripts).chars().collect();
    assert!(characters.len() > 50, "there is nothing to read");
    characters.into_iter().filter(|c| !c.is_whitespace()).collect()
}

/// Returns whether a transcript contains several languages.
fn changes_language(case: &Case) -> bool {
    case.typed.iter().any(|line| line.contains("lang "))
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let files: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    assert!(!files.is_empty(), "{} has no file *{ending}", folder.display());
    files
}

/// A program's output for characters, one per line.
fn translated(program: &str, args: &[&str], characters: &[char]) -> Vec<String> {
    let mut command = Command::new(program);
    command.args(args).env("LC_ALL", "C.UTF-8");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines: String = characters.iter().map(|c| format!("{c}\n")).collect();
    let writer = thread::spawn(move || stdin.write_all(lines.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), characters.len(), "{program} {args:?}: {text}");
    lines
}

/// The characters that a text table of BRLTTY shows like a question mark.
fn unknown_to_brltty(table: &str, characters: &BTreeSet<char>) -> Vec<char> {
    let all: Vec<char> = ['?'].into_iter().chain(characters.iter().copied()).collect();
    let cells = translated("brltty-trtxt", &["-b", "-i", table, "-o", "unicode"], &all);
    let unknown = |(c, cell): (&char, &String)| (*c != '?' && *cell == cells[0]).then_some(*c);
    all.iter().zip(&cells).filter_map(unknown).collect()
}

/// The characters that a table of liblouis does not know. It writes their numbers instead, which take eight cells or
/// more; known characters take five at most.
fn unknown_to_louis(table: &str, characters: &BTreeSet<char>) -> Vec<char> {
    const NUMBER: usize = 7;
    let all: Vec<char> = characters.iter().copied().collect();
    let cells = translated("lou_translate", &[&format!("unicode.dis,{table}")], &all);
    let is_unknown = |cells: &str| {
        let cells = cells.trim_matches(['\u{2800}', ' ']).chars().count();
        cells == 0 || cells >= NUMBER
    };
    let unknown = all.iter().zip(&cells).filter(|(_, cells)| is_unknown(cells));
    unknown.map(|(c, _)| *c).collect()
}

/// Checks that, with an additional character that no table knows, exactly that one is reported.
fn check(table: &str, lang: Lang, unknown: impl Fn(&str, &BTreeSet<char>) -> Vec<char>) {
    let mut characters = characters(lang);
    characters.insert(STRANGE);
    let mut unknown = unknown(table, &characters);
    unknown.retain(|c| !LACKING.contains(&(table, *c)));
    assert_eq!(unknown, [STRANGE], "{table}, which is for {lang}");
}

#[test]
#[ignore = "needs Debian packages"]
fn the_text_tables_of_brltty_know_every_character() {
    if BRLTTY.is_met() {
        for lang in Lang::ALL {
            check(text_table(lang), lang, unknown_to_brltty);
        }
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn the_tables_of_liblouis_know_every_character() {
    if LIBLOUIS.is_met() {
        for lang in Lang::ALL {
            for table in louis_tables(lang) {
                check(table, lang, unknown_to_louis);
            }
        }
    }
}
