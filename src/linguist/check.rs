//! The check of a language as a command for translators: one line per finding, and the total at the end.

use crate::linguist;
use crate::store::languages::{NoLanguage, load};
use crate::text::lang::Lang;
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::ui::desk::{Desk, Trouble};

/// Reports the defects of the language in a folder, or of a selectable one, by its code.
///
/// # Errors
/// There is no such language, or it has defects, whose number the message gives.
pub fn check_language(desk: &mut Desk, named: &str) -> Result<(), Trouble> {
    let folder = desk.outside.language(named);
    let console = &mut desk.console;
    console.learn(Source::CLI);
    let lang = match (folder, named.parse::<Lang>()) {
        (Some(folder), _) => load(folder).map_err(|fault| fault.message())?,
        (None, Ok(lang)) => lang,
        (None, Err(_)) => return Err(NoLanguage(named.to_owned()).message()),
    };
    let mut findings = linguist::check(lang);
    let sounds = linguist::check_sounds(lang);
    findings.extend(sounds.iter().flatten().cloned());
    for finding in &findings {
        console.say(&finding.message());
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
