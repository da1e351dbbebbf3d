//! Plays the games of `transcripts/` again and tells them in all languages, so that what one system tells can be compared with
//! what another does.
//!
//! A record has the options, what chance brought and what the computers did; what people typed is in the file beside it. It
//! needs sessions alone, and neither a terminal nor a thread, so that it runs wherever they do. What the console answers
//! itself, such as the words for settings, no session understands: so what is told is not what the transcripts have. But the
//! record that comes of it has to be the same to the byte.

#![forbid(unsafe_code)]

mod driver;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use snuffel::games;
use snuffel::text::style::Lang;

/// Plays every game in the folder in every language, and writes down what is told. Gives the names of those that had another
/// record than before.
///
/// # Errors
/// When a file cannot be read, or what is told cannot be written.
///
/// # Panics
/// When a record is damaged, or tells another game than the typed lines.
pub fn replay(folder: &Path, out: &mut dyn Write) -> io::Result<Vec<String>> {
    let mut different = Vec::new();
    for game in games::ALL.iter().map(|game| game.id()) {
        for typed in typed_files(&folder.join(game))? {
            let lines = read(&typed)?;
            if is_for_braille(&lines) {
                continue;
            }
            let record = read(&typed.with_extension("record"))?;
            for lang in Lang::ALL {
                let name = format!("{game} {} {lang}", typed.file_stem().unwrap_or_default().display());
                let played = driver::play(&record, typed_lines(&lines), lang);
                writeln!(out, "=== {name}\n{}", played.text)?;
                if played.record != record {
                    different.push(name);
                }
            }
        }
    }
    Ok(different)
}

/// The files with what is typed, in the same order on every system.
fn typed_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "typed"));
    files.sort();
    Ok(files)
}

/// What a file has, with lines that end alike on every system.
fn read(file: &Path) -> io::Result<String> {
    Ok(fs::read_to_string(file)?.replace("\r\n", "\n"))
}

/// The lines that are typed: those after the comment and the options.
fn typed_lines(file: &str) -> impl Iterator<Item = &str> {
    file.lines().skip_while(|line| line.starts_with("# ")).skip(1)
}

/// Whether Enter reads on on a display, which only the console knows: to a session it means something else.
fn is_for_braille(file: &str) -> bool {
    let options = file.lines().find(|line| line.starts_with("! "));
    options.is_some_and(|options| options.contains(" --braille "))
}
