//! Checks that a voice says letters used as names as letters: a bare "A" before a word is an article in English, and
//! joined letters are a word.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use snuffel::text::style::Lang;
use snuffel::text::voiced::voiced;

use crate::common::needs::ESPEAK;
use crate::transcripts::case;

/// Words that follow an "A" that is an article, not a letter. So may a number, such as the 6 of a tile; the letter of a
/// field is never separated from its number.
const ARTICLES: &[&str] = &[
    "+",
    "cheque",
    "count",
    "dash",
    "dog",
    "double",
    "field",
    "hole",
    "jet",
    "new",
    "number",
    "pant",
    "phase",
    "plus",
    "push",
    "ride",
    "scout",
    "single",
    "sob",
    "sum",
    "tournament",
    "turn",
    "view",
    "walk",
    "walking",
    "wall",
    "yawn",
];

/// Where a letter may be spoken as a word, and why.
const EXCEPTIONS: &[(Lang, &str, &str)] = &[(
    Lang::En,
    "A to",
    "where a range begins, no other letter sounds like that, and each other way to write it is longer",
)];

/// Transcripts in several languages, or for braille only.
pub const OTHERS: [&str; 2] = ["settings", "braille"];

#[test]
#[ignore = "needs Debian packages"]
fn a_voice_says_letters_as_letters() {
    if !ESPEAK.is_met() {
        return;
    }
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let alphabet: Vec<String> = ('A'..='Z').map(|letter| format!("{letter}.")).collect();
        let alphabet: Vec<String> = spoken(lang, &alphabet).iter().map(|sounds| bare(sounds)).collect();
        let said = said(lang);
        let texts: Vec<String> = said.keys().cloned().collect();
        for (text, sounds) in texts.iter().zip(spoken(lang, &texts)) {
            let letters = text.chars().take_while(char::is_ascii_uppercase);
            let expected: String = letters.map(|letter| alphabet[usize::from(letter as u8 - b'A')].as_str()).collect();
            if !bare(&sounds).starts_with(&expected) && !is_meant(lang, text) {
                faults.push(format!("{lang} {text:?} is {sounds:?}, in {:?}", said[text]));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Returns whether a text that begins with a letter may be spoken as a word.
fn is_meant(lang: Lang, text: &str) -> bool {
    let next = text.split(' ').nth(1).unwrap_or_default().trim_end_matches(['.', ',', ';', ':', '!', '?']);
    let is_number = !next.is_empty() && next.bytes().all(|byte| byte.is_ascii_digit());
    let is_article = lang == Lang::En && text.starts_with("A ") && (is_number || ARTICLES.contains(&next));
    is_article || EXCEPTIONS.iter().any(|(of, start, _)| *of == lang && text.starts_with(start))
}

/// All phrases that begin with letters standing alone, with up to two following words or up to the end of the clause,
/// each with a line that contains it.
fn said(lang: Lang) -> BTreeMap<String, String> {
    let mut said = BTreeMap::new();
    for case in case::all().into_iter().filter(|case| !OTHERS.contains(&case.name.as_str())) {
        let text = fs::read_to_string(case.file(&format!("{}.txt", lang.code()))).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('>'));
        for line in lines.map(|line| voiced(line, lang)) {
            let words: Vec<&str> = line.split(' ').collect();
            for at in 0..words.len() {
                if names_by_letters(words[at]) {
                    said.entry(clause(&words[at..])).or_insert_with(|| line.clone());
                }
            }
        }
    }
    assert!(said.len() > 50, "{lang}: where are the letters?");
    said
}

/// Returns whether a word consists of capitals, ignoring punctuation after them.
fn names_by_letters(word: &str) -> bool {
    let letters = word.trim_end_matches(['.', ',', ';', ':', '!', '?']);
    !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// The first words, at most three, up to where a voice pauses.
fn clause(words: &[&str]) -> String {
    let first = &words[..words.len().min(3)];
    let end = first.iter().position(|word| word.ends_with(['.', ',', ';', ':', '!', '?']));
    first[..end.map_or(first.len(), |end| end + 1)].join(" ")
}

/// The phonemes of each text, as written by espeak-ng.
pub fn spoken(lang: Lang, texts: &[String]) -> Vec<String> {
    let mut voice = Command::new("espeak-ng");
    voice.args(["-q", "-x", "-v", lang.code(), "--stdin"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut voice = voice.spawn().unwrap();
    // An empty row makes the voice start afresh. It reads everything before it speaks.
    let written = voice.stdin.take().unwrap().write_all(texts.join("\n\n").as_bytes());
    written.unwrap();
    let output = String::from_utf8(voice.wait_with_output().unwrap().stdout).unwrap();
    let sounds: Vec<String> = output.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect();
    assert_eq!(sounds.len(), texts.len(), "{lang}: a text was taken for several");
    sounds
}

/// Phonemes without stress, length and pauses.
pub fn bare(sounds: &str) -> String {
    sounds.chars().filter(|sound| !"',_!:|# ;".contains(*sound)).collect()
}

#[test]
#[ignore = "needs Debian packages"]
fn a_voice_says_a_bare_letter_before_a_word_as_a_word() {
    if !ESPEAK.is_met() {
        return;
    }
    let sounds = spoken(Lang::En, &["A.", "A,", "A attacks.", "AB."].map(str::to_owned));
    let sounds: Vec<String> = sounds.iter().map(|sounds| bare(sounds)).collect();
    assert!(sounds[1].starts_with(&sounds[0]), "{sounds:?}");
    assert!(!sounds[2].starts_with(&sounds[0]) && !sounds[3].starts_with(&sounds[0]), "{sounds:?}");
}
