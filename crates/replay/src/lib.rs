//! Replays the games of `transcripts/` and prints them in all languages, so that the output of different systems can be
//! compared.
//!
//! A record contains the options, the outcomes of chance and the computers' actions; the lines typed by people are in
//! the file beside it. The replay needs only sessions, and neither a terminal nor a thread, so that it runs wherever
//! they do. Commands that the console handles, such as those for settings, are not understood by a session, so the
//! output differs from the transcripts. But the resulting record has to be the same, byte for byte.

#![forbid(unsafe_code)]

mod driver;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use snuffel::games;
use snuffel::text::style::Lang;
use snuffel_testing::thoughts::Thoughts;

/// Plays every game in the folder in every language, and writes the output. Returns the names of those whose record has
/// changed.
///
/// # Errors
/// If a file cannot be read, or the output cannot be written.
///
/// # Panics
/// If a record is damaged, or belongs to a different game than the typed lines.
pub fn replay(folder: &Path, out: &mut dyn Write) -> io::Result<Vec<String>> {
    let mut different = Vec::new();
    for game in games::ALL.iter().map(|game| game.id()) {
        for typed in typed_files(&folder.join(game))? {
            let lines = read_text(&typed)?;
            if is_for_braille(&lines) {
                continue;
            }
            let record = read_text(&typed.with_extension("record"))?;
            let thoughts = Thoughts::default();
            for lang in Lang::ALL {
                let name = format!("{game} {} {lang}", typed.file_stem().unwrap_or_default().display());
                let played = driver::play(&record, typed_lines(&lines), lang, &thoughts);
                writeln!(out, "=== {name}\n{}", played.text)?;
                if played.record != record {
                    different.push(name);
                }
            }
        }
    }
    Ok(different)
}

/// The files with typed lines, in the same order on every system.
fn typed_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "typed"));
    files.sort();
    Ok(files)
}

/// The contents of a file, with the same line ends on every system.
fn read_text(file: &Path) -> io::Result<String> {
    Ok(fs::read_to_string(file)?.replace("\r\n", "\n"))
}

/// The typed lines: those after the comment and the options.
fn typed_lines(file: &str) -> impl Iterator<Item = &str> {
    file.lines().skip_while(|line| line.starts_with("# ")).skip(1)
}

/// Returns whether a case is for a display, on which Enter reads on: only the console knows that, while to a session
/// Enter means something else.
fn is_for_braille(file: &str) -> bool {
    let options = file.lines().find(|line| line.starts_with("! "));
    options.is_some_and(|options| options.contains(" --braille "))
}
