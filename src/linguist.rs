//! The checker of languages: compares a translation with English, and checks that its texts can be read, heard and
//! typed. The tests apply it to the program's own languages, and translators run it with `snuffel check language`.

pub mod check;
mod compared;
pub mod messages;
pub mod said;
mod sounds;
pub mod values;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};

use crate::text::folder::too_deep;
use crate::text::lang::Lang;
use crate::text::message::{Arg, Message};
use crate::text::tongue::{FILE, Facts};
use messages::{all_sources, files_of};

pub use sounds::NotChecked;

/// A defect of a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The file with the defect.
    pub file: String,
    /// The message in that file; empty if the whole file is meant.
    pub id: String,
    /// The defect.
    pub what: Message,
    /// Whether it is that the message is missing.
    is_missing: bool,
}

impl Finding {
    fn new(file: &str, id: &str, what: Message) -> Finding {
        Finding { file: file.to_owned(), id: id.to_owned(), what, is_missing: false }
    }

    /// A message that a translation lacks.
    fn missing(file: &str, id: &str) -> Finding {
        Finding { is_missing: true, ..Finding::new(file, id, Message::new("find-missing")) }
    }

    /// The finding as a line of output.
    pub fn message(&self) -> Message {
        let message = if self.id.is_empty() { Message::new("find-file") } else { Message::new("find") };
        message.text("file", &self.file).text("message", &self.id).with("what", Arg::from(self.what.clone()))
    }
}

/// All defects of a language, in a fixed order.
pub fn check(lang: Lang) -> Vec<Finding> {
    let found = files(lang).into_iter().chain(compared::check(lang)).chain(words::check(lang)).chain(said::check(lang));
    let mut findings: Vec<Finding> = Vec::new();
    for finding in found {
        // Defects in shared messages are found again with each game.
        if !findings.contains(&finding) {
            findings.push(finding);
        }
    }
    findings.sort_by(|one, other| (&one.file, &one.id).cmp(&(&other.file, &other.id)));
    summed_up(findings)
}

/// The maximum number of missing messages per file that are reported one by one. Beyond it they are one finding, so
/// that a translator who has just begun is not sent the whole to-do list.
const MOST_MISSING: usize = 10;

/// Merges the missing messages of each file that has many into one finding: their number, the total, and the first.
fn summed_up(findings: Vec<Finding>) -> Vec<Finding> {
    let mut missing: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for finding in findings.iter().filter(|finding| finding.is_missing) {
        missing.entry(&finding.file).or_default().insert(&finding.id);
    }
    missing.retain(|_, ids| ids.len() > MOST_MISSING);
    let mut sums = BTreeMap::new();
    for (file, text) in all_sources().iter().flat_map(|source| files_of(Lang::En, *source)) {
        let Some(ids) = missing.get(file.as_str()) else {
            continue;
        };
        let all = || text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
        let all = || all().filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()));
        let first = all().find(|name| ids.contains(name)).or(ids.first().copied()).unwrap_or_default();
        let many = Message::new("find-many-missing").count("missing", ids.len()).count("count", all().count());
        sums.insert(file, many.text("first", first));
    }
    let is_summed = |finding: &Finding| finding.is_missing && sums.contains_key(&finding.file);
    let sum = |file: &String| sums.get(file).map(|many| Finding::new(file, "", many.clone()));
    let mut out: Vec<Finding> = Vec::new();
    for finding in &findings {
        match is_summed(finding) {
            false => out.push(finding.clone()),
            true => out.extend(sum(&finding.file).filter(|sum| !out.contains(sum))),
        }
    }
    out
}

/// The words of a language that sound alike, according to espeak-ng.
///
/// # Errors
/// It is not installed, or does not support the language.
pub fn check_sounds(lang: Lang) -> Result<Vec<Finding>, NotChecked> {
    sounds::check(lang)
}

/// Files that are missing, unknown or unreadable, and missing facts.
fn files(lang: Lang) -> Vec<Finding> {
    let mut found = Vec::new();
    let known: BTreeSet<&str> = all_sources().iter().flat_map(|source| source.files.iter().copied()).collect();
    if let Some(folder) = &lang.tongue().folder {
        let missing = known.iter().filter(|file| folder.text(file).is_none());
        found.extend(missing.map(|file| Finding::new(file, "", Message::new("find-file-missing"))));
        let unknown = folder.names().filter(|name| *name != FILE && !known.contains(name));
        found.extend(unknown.map(|file| Finding::new(file, "", Message::new("find-file-unknown"))));
        let damage = |damage: crate::text::folder::Damage| {
            Finding::new(&damage.file, "", Message::new("find-unreadable").count("line", damage.line))
        };
        found.extend(folder.damages().into_iter().map(damage));
    }
    for source in all_sources() {
        for (file, text) in files_of(lang, source) {
            let errors =
                if too_deep(&text).is_some() { None } else { fluent_syntax::parser::parse(text.as_str()).err() };
            for error in errors.iter().flat_map(|(_, errors)| errors).filter(|_| lang.tongue().folder.is_none()) {
                let line = text.bytes().take(error.pos.start).filter(|byte| *byte == b'\n').count() + 1;
                found.push(Finding::new(&file, "", Message::new("find-unreadable").count("line", line)));
            }
        }
    }
    let written = lang.tongue().written();
    let has = |name: &str| written.lines().any(|line| line.split_once('=').is_some_and(|(key, _)| key.trim() == name));
    let missing = Facts::NEEDED.iter().filter(|name| !has(name));
    found.extend(missing.map(|name| Finding::missing(FILE, name)));
    found
}
