//! The handbook as braille books, a file for each chapter, in every grade that liblouis has for the language.

use std::fs;

use snuffel::book::brf::{Block, book};
use snuffel::book::louis::{NoBraille, table, translate};
use snuffel::cli::Grade;
use snuffel::text::style::Lang;
use unicode_normalization::UnicodeNormalization;

/// The handbook in a language, if there is one.
pub fn handbook(lang: Lang) -> Option<String> {
    fs::read_to_string(format!("{}/docs/handbook.{lang}.md", env!("CARGO_MANIFEST_DIR"))).ok()
}

/// The chapters of a text, the first one with the title. Each begins with its heading.
pub fn chapters(text: &str) -> Vec<String> {
    let mut parts = text.split("\n## ");
    let first = parts.next().unwrap_or_default().to_owned();
    [first].into_iter().chain(parts.map(|part| format!("## {part}"))).collect()
}

/// All books of a language and grade, each with its file name; none if there is no such braille.
///
/// # Errors
/// If liblouis is not installed or lacks a table.
pub fn books(lang: Lang, grade: Grade) -> Result<Vec<(String, String)>, NoBraille> {
    let (Some(table), Some(handbook)) = (table(lang, grade), handbook(lang)) else {
        return Ok(Vec::new());
    };
    let chapters = chapters(&handbook);
    let books = chapters.iter().enumerate().map(|(number, chapter)| {
        let blocks = blocks(chapter);
        let texts: Vec<String> = blocks.iter().map(|(_, text)| text.clone()).collect();
        let braille = translate(&texts, table)?.into_iter();
        let blocks = blocks.iter().zip(braille).map(|((is_heading, _), braille)| match is_heading {
            true => Block::Heading(braille),
            false => Block::Paragraph(braille),
        });
        let (pages, _) = book(&blocks.collect::<Vec<_>>());
        let title = texts.first().map(String::as_str).unwrap_or_default();
        Ok((name(number, title, lang, grade), pages))
    });
    books.collect()
}

/// The lines of a chapter as they are read, each with whether it is a heading. Typed text is in quotation marks.
fn blocks(chapter: &str) -> Vec<(bool, String)> {
    let lines = chapter.lines().map(str::trim).filter(|line| !line.is_empty() && *line != "```");
    let blocks = lines.map(|line| match line.trim_start_matches('#') {
        text if text.len() < line.len() => (true, text.trim().to_owned()),
        text => (false, text.replace('`', "\"")),
    });
    blocks.collect()
}

/// The file name of a chapter, which sorts by number and uses only characters that every system supports.
fn name(number: usize, title: &str, lang: Lang, grade: Grade) -> String {
    let plain: String = title.nfd().filter(|c| c.is_ascii()).collect();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let title = words.collect::<Vec<_>>().join("-").to_lowercase();
    let grade = match grade {
        Grade::Uncontracted => "",
        Grade::Contracted => "-contracted",
    };
    format!("{number:02}-{title}-{lang}{grade}.brf")
}
