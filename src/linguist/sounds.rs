//! Words that sound alike, according to espeak-ng.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use super::Finding;
use super::messages::wholes;
use super::words::about;
use crate::text::lang::Lang;
use crate::text::message::Message;
use crate::text::words::Words;

/// The program that converts words to phonemes.
pub const PROGRAM: &str = "espeak-ng";

/// The error that there are no phonemes: espeak-ng is not installed, or does not support the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no phonemes")]
pub struct NotChecked;

/// The pairs of commands whose usual words sound alike, so that a player who hears one cannot tell what to type.
///
/// # Errors
/// There are no phonemes.
pub(super) fn check(lang: Lang) -> Result<Vec<Finding>, NotChecked> {
    let mut found = Vec::new();
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for whole in wholes(lang) {
        let (teller, model) = (whole.words_teller(), whole.english().messages());
        for (_, ids) in whole.contexts() {
            let usual = |id: &&'static str| Some((*id, Words::from_locale(teller.locale(), id).usual()?.to_owned()));
            let words: Vec<(&str, String)> = ids.iter().filter_map(usual).collect();
            let fresh: Vec<&String> =
                words.iter().map(|(_, word)| word).filter(|word| !known.contains_key(*word)).collect();
            let said = phonemes(lang, &fresh)?;
            known.extend(fresh.into_iter().cloned().zip(said));
            let mut sounds: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
            for (id, word) in &words {
                let sound = known.get(word).map(String::as_str).unwrap_or_default();
                match sounds.insert(sound, (id, word)) {
                    Some((_, other)) if !sound.is_empty() && other != word => {
                        let what = Message::new("find-sound").text("word", word).text("other", other);
                        let finding = about(&model, id, what);
                        if !found.contains(&finding) {
                            found.push(finding);
                        }
                    }
                    Some(_) | None => {}
                }
            }
        }
    }
    Ok(found)
}

/// The phonemes of each word.
fn phonemes(lang: Lang, words: &[&String]) -> Result<Vec<String>, NotChecked> {
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let mut command = Command::new(PROGRAM);
    // The program treats each line as one sentence, and writes one line for each.
    command.args(["-q", "-x", "-v", &lang.tongue().facts().voice, "--stdin"]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut child = child.map_err(|_| NotChecked)?;
    // The program writes while it reads, so writing everything before reading would deadlock.
    let text: String = words.iter().map(|word| format!("{word}.\n\n")).collect();
    let writer = child.stdin.take().map(|mut stdin| thread::spawn(move || stdin.write_all(text.as_bytes())));
    let output = child.wait_with_output().map_err(|_| NotChecked)?;
    let is_written = writer.is_none_or(|writer| writer.join().is_ok_and(|written| written.is_ok()));
    let text = String::from_utf8(output.stdout).map_err(|_| NotChecked)?;
    let sounds: Vec<String> = text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    match is_written && output.status.success() && sounds.len() == words.len() {
        true => Ok(sounds),
        false => Err(NotChecked),
    }
}
