//! Checks that a voice says the number of a single thing as people do: German counts "ein Zug", but a voice reads the
//! digit as "eins".

use std::collections::BTreeMap;
use std::fs;

use snuffel::text::style::Lang;
use snuffel::text::voiced::voiced;

use super::letters::{OTHERS, bare, spoken};
use crate::common::needs::ESPEAK;
use crate::transcripts::case;

/// A game in which fields are spelled, so that words follow numbers that are not counts.
const SPELLED: &str = "letters";

/// The words that people say before one thing.
fn ones(lang: Lang) -> &'static [&'static str] {
    match lang.code() {
        "de" => &["ein", "eine", "einen"],
        "nl" => &["één"],
        _ => &["one"],
    }
}

/// Each word that follows a 1, in German only nouns, and a line that contains it.
fn counted(lang: Lang) -> BTreeMap<String, String> {
    let mut counted = BTreeMap::new();
    let is_told = |name: &str| !OTHERS.contains(&name) && !name.contains(SPELLED);
    for case in case::all().into_iter().filter(|case| is_told(&case.name)) {
        let text = fs::read_to_string(case.file(&format!("{}.txt", lang.code()))).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('>')).map(|line| voiced(line, lang)) {
            let words: Vec<&str> = line.split(' ').collect();
            for pair in words.windows(2).filter(|pair| pair[0] == "1") {
                let noun = pair[1].trim_end_matches(['.', ',', ';', ':', '!', '?']);
                let is_word = noun.chars().count() > 1 && noun.chars().all(char::is_alphabetic);
                if is_word && (lang.code() != "de" || noun.starts_with(char::is_uppercase)) {
                    counted.entry(noun.to_owned()).or_insert_with(|| line.clone());
                }
            }
        }
    }
    counted
}

#[test]
#[ignore = "needs Debian packages"]
fn a_voice_says_that_something_is_there_once_as_people_do() {
    if !ESPEAK.is_met() {
        return;
    }
    let (mut faults, mut count) = (Vec::new(), 0);
    for lang in Lang::ALL {
        let counted = counted(lang);
        let sounds = |one: &str| -> Vec<String> {
            let texts: Vec<String> = counted.keys().map(|noun| format!("{one} {noun}")).collect();
            if texts.is_empty() { Vec::new() } else { spoken(lang, &texts).iter().map(|said| bare(said)).collect() }
        };
        let natural: Vec<Vec<String>> = ones(lang).iter().map(|one| sounds(one)).collect();
        for (place, ((noun, line), said)) in counted.iter().zip(sounds("1")).enumerate() {
            if natural.iter().all(|way| way[place] != said) {
                faults.push(format!("{lang} 1 {noun} is {said:?}, in {line:?}"));
            }
        }
        count += counted.len();
    }
    assert!(count > 50, "where are the numbers? {count}");
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
#[ignore = "needs Debian packages"]
fn a_german_voice_reads_a_bare_1_as_another_word() {
    if !ESPEAK.is_met() {
        return;
    }
    let said = spoken(Lang::De, &["1 Zug", "ein Zug"].map(str::to_owned));
    assert_ne!(bare(&said[0]), bare(&said[1]));
}
