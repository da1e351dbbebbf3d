//! The `.ftl` files: each language passes the translators' check, and the program and the files are consistent with
//! each other.

mod announced;
mod heard;
mod names;
mod sources;
mod texts;
mod words;

use std::collections::BTreeMap;

use snuffel::linguist::messages::{self, Messages, Text, Whole};
use snuffel::linguist::{self, Finding};
use snuffel::text::locale::Source;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

/// The texts of a message by attribute; the empty one is its value.
type Texts = BTreeMap<String, Text>;

/// Every game in every language.
fn wholes() -> impl Iterator<Item = Whole> {
    Lang::ALL.into_iter().flat_map(messages::wholes)
}

/// All messages of a game, and of the texts that all games share.
fn messages(whole: Whole) -> BTreeMap<String, Texts> {
    texts(whole.messages())
}

fn texts(messages: Messages) -> BTreeMap<String, Texts> {
    messages.into_iter().map(|(id, parts)| (id, parts.texts)).collect()
}

/// Findings as displayed to a translator.
fn told(findings: &[Finding]) -> Vec<String> {
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Source::CLI]);
    findings.iter().map(|finding| teller.say(&finding.message())).collect()
}

#[test]
fn the_languages_of_the_program_pass_the_check() {
    for lang in Lang::ALL {
        assert_eq!(told(&linguist::check(lang)), [""; 0], "{lang}");
    }
}
