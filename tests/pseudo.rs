//! The program in an invented language: English in different letters, from a folder like a translator's. Any text that
//! still contains a Latin word is hard-coded, or assembled from pieces.

mod folder;
mod games;
mod program;

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The letters that replace those of the alphabet. None of them has an accent, since typed words lose those.
const LETTERS: &str = "абвгдежзиклмнопрстуфхцчшщы";

/// The games, by their names.
const GAMES: [&str; 5] = ["sniff", "domino", "schnuff", "scout", "spion"];

/// Names, which are the same in every language.
const NAMES: [&str; 28] = [
    "snuffel", "sniff", "domino", "schnuff", "scout", "spion", "anna", "ben", "cleo", "dora", "ada", "dirk", "elsa",
    "finn", "gina", "hugo", "ida", "jan", "kim", "leo", "zoe", "emil", "fred", "ottokar", "linux", "json", "brf",
    "pipe",
];

/// A text in the letters of the language. Names, words with digits, and single letters stay unchanged.
pub fn disguise(text: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    for character in text.chars().chain(['\0']) {
        if character.is_ascii_alphanumeric() {
            word.push(character);
            continue;
        }
        let is_kept = word.contains(|c: char| c.is_ascii_digit())
            || matches!(word.as_bytes(), [b'A'..=b'Z'])
            || NAMES.contains(&word.to_ascii_lowercase().as_str());
        if is_kept {
            out.push_str(&word)
        } else {
            out.extend(word.chars().map(letter))
        }
        word.clear();
        if character != '\0' {
            out.push(character);
        }
    }
    out
}

fn letter(latin: char) -> char {
    let place = usize::from(latin.to_ascii_lowercase() as u8 - b'a');
    let other = LETTERS.chars().nth(place).unwrap();
    if latin.is_ascii_uppercase() { other.to_uppercase().next().unwrap() } else { other }
}

/// The words of a text in Latin letters, except names.
pub fn latin(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1);
    let is_latin = |word: &&str| word.chars().all(|c| c.is_ascii_alphabetic());
    let words = words.filter(is_latin).filter(|word| !NAMES.contains(&word.to_ascii_lowercase().as_str()));
    words.map(str::to_owned).collect()
}

fn disguise_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = disguise(value),
            PatternElement::Placeable { expression } => disguise_expression(expression),
        }
    }
}

fn disguise_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => *value = disguise(value),
        Expression::Inline(_) => {}
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| disguise_pattern(&mut variant.value))
        }
    }
}

/// The files of the language: their names and texts.
pub fn files() -> Vec<(String, String)> {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut files = Vec::new();
    for entry in fs::read_dir(english).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if !name.ends_with(".ftl") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        if name == "language.ftl" {
            let facts = format!(
                "name = {}\nwords = {}\ndecimal-mark = ,\nletters = {LETTERS}{}\nvoice = ru\n",
                disguise("Disguise"),
                disguise("disguise"),
                LETTERS.to_uppercase()
            );
            files.push((name, facts));
            continue;
        }
        let mut resource = parser::parse(text).unwrap();
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(disguise_pattern);
                message.attributes.iter_mut().for_each(|text| disguise_pattern(&mut text.value));
            }
        }
        files.push((name, serializer::serialize(&resource)));
    }
    files
}
