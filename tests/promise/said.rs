//! Tests that everyday phrases are understood. Each row of `said/LANGUAGE` has a place and, after a colon, the phrase
//! that is typed there. After `=` comes a line with exactly the same answers; after `?` a line that is offered, and
//! carried out after a yes. A phrase with `!` at the end has no effect. A row that begins with `@` defines a place: its
//! seed, and the lines that lead there from the lobby.

use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::rc::Rc;

use snuffel::settings::Settings;
use snuffel::terminal::disk::Paths;
use snuffel::terminal::executor::block_on;
use snuffel::terminal::plain::Plain;
use snuffel::text::style::Lang;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::lobby;
use snuffel::ui::origin::Origin;

use crate::common::Sheet;
use crate::common::unhurried::ends;

/// Commands typed after a line, to compare its effect with that of another.
const PROBES: &str = "status\nsettings\n";

/// The answers to lines typed one after another, from the lobby on, and to the probes.
fn answers(lang: Lang, seed: u64, lines: &[&str]) -> Vec<String> {
    let sheet = Sheet::default();
    let typed = format!("{}\n{PROBES}", lines.join("\n"));
    let input = Plain::new(Cursor::new(typed.into_bytes()), sheet.clone(), false);
    let console = Console::new(ends(Box::new(input), Box::new(sheet.clone())), Settings::default(), lang, None);
    let mut desk = Desk::new(console, None, Rc::new(Paths), Some(seed), Origin::default(), Clock::of_system());
    block_on(lobby::lobby(&mut desk));
    sheet.text().split("> \n").map(str::to_owned).collect()
}

/// Describes what is wrong with a row; `None` if nothing is.
fn fault(lang: Lang, seed: u64, setup: &[&str], row: &str) -> Option<String> {
    let typed = |more: &[&str]| answers(lang, seed, &[setup, more].concat());
    let behind = |answers: &[String]| answers[answers.len().saturating_sub(3)..].concat();
    let yes = if lang == Lang::En { "yes" } else { "ja" };
    let said = |at: usize, answers: &[String]| answers.get(setup.len() + at).cloned().unwrap_or_default();
    if let Some((line, means)) = row.split_once(" = ") {
        let (is, wanted) = (typed(&[line]), typed(&[means]));
        return (is != wanted).then(|| format!("{line}: {}, not {means}: {}", said(1, &is), said(1, &wanted)));
    }
    if let Some((line, means)) = row.split_once(" ? ") {
        let (is, wanted) = (typed(&[line, yes]), typed(&[means]));
        let is_same = behind(&is) == behind(&wanted);
        return (!is_same).then(|| format!("{line}: {}, not {means} by yes: {}", said(1, &is), said(1, &wanted)));
    }
    let line = row.strip_suffix(" !").unwrap_or_else(|| panic!("{row}"));
    let (is, wanted) = (typed(&[line]), typed(&[]));
    let rest = |answers: &[String]| answers[answers.len().saturating_sub(2)..].concat();
    (rest(&is) != rest(&wanted)).then(|| format!("{line} does something: {}", said(1, &is)))
}

fn understands(lang: Lang) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/promise/said").join(lang.code());
    let text = fs::read_to_string(path).unwrap();
    let mut places: BTreeMap<&str, (u64, Vec<&str>)> = BTreeMap::from([("lobby", (5, Vec::new()))]);
    let mut faults = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (place, rest) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
        if let Some(place) = place.strip_prefix('@') {
            let (seed, lines) = rest.split_once(", ").unwrap_or_else(|| panic!("{line}"));
            places.insert(place, (seed.parse().unwrap(), lines.split(", ").collect()));
            continue;
        }
        let (seed, setup) = places.get(place).unwrap_or_else(|| panic!("{place} is nowhere"));
        faults.extend(fault(lang, *seed, setup, rest).map(|fault| format!("{lang}, {place}: {fault}")));
    }
    assert!(faults.is_empty(), "{} lines:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn german_is_understood_as_it_is_said() {
    understands(Lang::De);
}

#[test]
fn dutch_is_understood_as_it_is_said() {
    understands(Lang::Nl);
}

#[test]
fn english_is_understood_as_it_is_said() {
    understands(Lang::En);
}
