//! Braille by liblouis, using its program `lou_translate` if it is installed.

use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};
use std::thread;

use crate::cli::Grade;
use crate::text::style::Lang;

/// The program of liblouis.
pub const PROGRAM: &str = "lou_translate";

/// The first braille pattern in Unicode, which is a blank.
const BLANK: char = '\u{2800}';

/// The number of patterns of six dots.
const SIX_DOTS: u32 = 64;

/// Why there is no braille.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBraille {
    /// The program is not installed.
    #[error("liblouis is not installed")]
    NotInstalled,
    /// The program cannot use the table.
    #[error("liblouis cannot use {0}")]
    NoTable(&'static str),
}

/// The table for a language; `None` if liblouis has none of that grade.
pub fn table(lang: Lang, grade: Grade) -> Option<&'static str> {
    let facts = lang.tongue().facts();
    let table = match grade {
        Grade::Uncontracted => &facts.braille,
        Grade::Contracted => &facts.contracted,
    };
    table.as_deref()
}

/// Translates each line to braille patterns of six dots. No line may be empty.
///
/// # Errors
/// If liblouis is not installed or cannot use the table.
pub fn translate(lines: &[String], table: &'static str) -> Result<Vec<String>, NoBraille> {
    let mut command = Command::new(PROGRAM);
    command.arg("--forward").arg(format!("unicode.dis,{table}"));
    // Its error messages are in English; the player gets ours.
    command.stderr(Stdio::null());
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::PermissionDenied => NoBraille::NotInstalled,
        _ => NoBraille::NoTable(table),
    })?;
    // The program writes while it reads, so writing everything before reading would deadlock.
    let writer = child.stdin.take().map(|mut stdin| {
        // It reads a backslash as the beginning of an escape sequence.
        let text: String = lines.iter().map(|line| format!("{}\n", line.replace('\\', r"\\"))).collect();
        thread::spawn(move || stdin.write_all(text.as_bytes()))
    });
    let output = child.wait_with_output();
    let is_written = writer.is_none_or(|writer| writer.join().is_ok_and(|written| written.is_ok()));
    let text = output.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    let braille: Vec<String> = text.unwrap_or_default().lines().map(str::to_owned).collect();
    // With an unknown table it succeeds without output.
    if !is_written || braille.len() != lines.len() || !braille.iter().all(|line| is_braille(line)) {
        return Err(NoBraille::NoTable(table));
    }
    Ok(braille)
}

/// Whether a line consists only of patterns of six dots.
fn is_braille(line: &str) -> bool {
    !line.is_empty() && line.chars().all(|cell| dots(cell).is_some())
}

/// The number of a pattern, from 0 for the blank to 63; `None` for any other character.
pub fn dots(cell: char) -> Option<usize> {
    let number = u32::from(cell).checked_sub(BLANK.into())?;
    let number = Some(number).filter(|number| *number < SIX_DOTS)?;
    usize::try_from(number).ok()
}
