//! Whole games as the player reads them, in every language, compared byte for byte.
//!
//! A case consists of four kinds of files in `transcripts/GAME/`: the typed lines, the record of the game, and the text
//! in each language. Chance and the computer players follow the record, so that only the program's texts can make a
//! difference.
//!
//! `SNUFFEL_REFRESH=1 cargo test --test main transcripts::` rewrites the texts. A missing record is made by the current
//! computer players and chance.

pub mod case;
mod coverage;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use case::{Case, Play};
use snuffel::games;
use snuffel::text::style::Lang;
use snuffel::ui::wrap::{SHORTEST, cells, wrap};

/// Returns whether the texts are to be rewritten.
fn refreshes() -> bool {
    std::env::var_os("SNUFFEL_REFRESH").is_some_and(|value| value == "1")
}

#[test]
fn every_game_is_told_as_it_was() {
    let faults: Vec<String> = case::all().iter().flat_map(faults_of).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The differences in one case.
fn faults_of(case: &Case) -> Vec<String> {
    eprintln!("CASE {} {}", case.game, case.name);
    let record = match fs::read_to_string(case.file("record")) {
        Ok(record) => record,
        Err(_) if refreshes() => {
            let made = case.play(Lang::En, Play::Anew);
            fs::write(case.file("record"), &made.record).unwrap();
            made.record
        }
        Err(error) => return vec![format!("{}: {error}", case.file("record").display())],
    };
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let played = case.play(lang, Play::FromRecord(&record));
        let file = case.file(&format!("{}.txt", lang.code()));
        if refreshes() {
            fs::write(&file, &played.text).unwrap();
        }
        let text = fs::read_to_string(&file).unwrap_or_default();
        faults.extend(difference(&file, &text, &played.text));
        faults.extend(difference(&case.file("record"), &record, &played.record));
        if played.left_over > 0 {
            let left = played.left_over;
            faults.push(format!("{}: {left} typed lines come after the end", file.display()));
        }
    }
    faults
}

/// The output of the sessions is left in a file, for `.ci/cross` to compare with that of other systems.
#[test]
fn every_record_comes_out_of_sessions_alone_as_it_was() {
    let told = Path::new(env!("CARGO_TARGET_TMPDIR")).join("replay.txt");
    let different = snuffel_replay::replay(&case::folder(), &mut fs::File::create(told).unwrap()).unwrap();
    assert!(different.is_empty(), "{different:?}");
}

/// The first line in which a text differs from the file.
fn difference(file: &Path, expected: &str, is: &str) -> Option<String> {
    if expected == is {
        return None;
    }
    let mut pairs = (1..).zip(expected.split('\n').zip(is.split('\n')));
    let shorter = expected.split('\n').count().min(is.split('\n').count());
    let (number, (old, new)) =
        pairs.find(|(_, (old, new))| old != new).unwrap_or((shorter + 1, ("the end, or more", "more, or the end")));
    Some(format!("{}, line {number}:\n  was {old:?}\n  is  {new:?}", file.display()))
}

#[test]
fn every_game_has_transcripts_and_no_file_is_astray() {
    let mut folders: BTreeSet<String> = case::names(&case::folder());
    for folder in ["company", "lessons"] {
        assert!(folders.remove(folder), "those of {folder} are kept by their own test");
    }
    let games: BTreeSet<String> = games::ALL.iter().map(|game| game.id().to_owned()).collect();
    assert_eq!(folders, games);
    for game in games::ALL.iter().map(|game| game.id()) {
        let files = case::names(&case::folder().join(game));
        let cases: Vec<&str> = files.iter().filter_map(|file| file.strip_suffix(".typed")).collect();
        assert!(!cases.is_empty(), "{game} has no transcript");
        let endings = ["typed", "record", "de.txt", "en.txt", "nl.txt"];
        let expected: BTreeSet<String> =
            cases.iter().flat_map(|case| endings.map(|ending| format!("{case}.{ending}"))).collect();
        assert_eq!(files, expected, "{game}");
    }
}

#[test]
fn no_line_is_too_short_to_be_spoken_whatever_the_width() {
    let mut lines = BTreeSet::new();
    for case in case::all() {
        for lang in Lang::ALL {
            let text = fs::read_to_string(case.file(&format!("{}.txt", lang.code()))).unwrap();
            // Typed text is in the line of the prompt, which need not be heard again.
            let said = text.lines().filter(|line| !line.contains("> ") && !line.ends_with('>'));
            lines.extend(said.map(|line| (case.name == "braille", line.to_owned())));
        }
    }
    for (is_cut, line) in lines {
        assert!(cells(&line) >= SHORTEST, "{line:?}");
        // No console is narrower. Text for a braille display is already cut.
        for width in (20..=80).filter(|_| !is_cut) {
            let pieces = wrap(&line, Some(width));
            assert!(pieces.iter().all(|piece| cells(piece) >= SHORTEST), "{pieces:?}");
        }
    }
}
