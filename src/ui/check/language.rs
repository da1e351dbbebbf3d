//! The check of a language, as a translator reads it: a line for each finding, and at the end how many there are.

use std::path::Path;

use crate::linguist;
use crate::store::languages::load;
use crate::text::lang::Lang;
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::ui::console::Console;
use crate::ui::desk::Trouble;

/// Tells what is wrong with the language of a folder, or with one that can be chosen, by its code.
///
/// # Errors
/// That there is no such language, or how much is wrong with it.
pub fn check_language(console: &mut Console, named: &str) -> Result<(), Trouble> {
    console.learn(Source::CLI);
    let folder = Path::new(named);
    let lang = match named.parse::<Lang>() {
        Ok(lang) if !folder.is_dir() => lang,
        _ => load(folder).map_err(|fault| fault.told())?,
    };
    let mut findings = linguist::check(lang);
    let sounds = linguist::check_sounds(lang);
    findings.extend(sounds.iter().flatten().cloned());
    for finding in &findings {
        console.say(&finding.told());
    }
    if sounds.is_err() {
        console.say(&Message::new("linguist-no-sounds").lang(lang));
    }
    match findings.len() {
        0 => {
            console.say(&Message::new("linguist-well").lang(lang));
            Ok(())
        }
        count => Err(Message::new("linguist-count").count("count", count)),
    }
}
