//! Everything that the handbook tells readers to type, outside its dialogues, is understood: by the lobby, by a game,
//! or at a table with remote friends. The same applies to the news page, and to the README in German and Dutch.

use std::collections::BTreeSet;
use std::fs;

use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::session::LESSON_VERBS;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;
use snuffel::ui::far;
use snuffel::ui::verbs::READING_VERBS;

use super::handbook::{FENCE, is_command, text};
use crate::promise::games::stands;
use crate::promise::lobby::{misread_in_lobby, misreadings};
use crate::promise::stand::{Stand, teller, type_line};

/// Names of files and folders, and options without a command.
const NAMES: &[&str] = &[
    "portable",
    "data",
    "braille",
    "conhost.exe snuffel.exe",
    "--plain",
    "--seed",
    "snuffel",
    "snuffel-",
    "./snuffel",
    "cargo run --release --",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

fn is_name(phrase: &str) -> bool {
    NAMES.contains(&phrase) || [".md", ".exe", ".msi", ".zip", ".tar.gz"].iter().any(|end| phrase.ends_with(end))
}

/// The phrases in code spans, outside of blocks.
fn phrases(text: &str) -> BTreeSet<&str> {
    let parts = text.split(FENCE).step_by(2);
    parts.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

/// Moments of all games.
fn moments() -> Vec<Stand> {
    [
        stands::<Tournament<Sniff>>(&["size=5x5 walls=20"], &[2], 0..1),
        stands::<Tournament<Domino>>(&["target=30"], &[2], 0..1),
        stands::<Tournament<Schnuff>>(&["drawing=auto end=first"], &[2], 0..1),
        stands::<Tournament<Scout>>(&["hints=on"], &[2], 0..1),
        stands::<Tournament<Spion>>(&["notes=on"], &[2], 0..1),
    ]
    .concat()
}

/// Returns whether a phrase begins with a word for reading on, for lessons, for a remote table, or for speech, which
/// would be audible here.
fn is_said_elsewhere(lang: Lang, phrase: &str) -> bool {
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
    // A host can only invite friends, and there are none here.
    let mut verbs = [READING_VERBS, LESSON_VERBS, &["host", "speech"]].concat();
    verbs.extend(
        [far::VERBS, far::AFTER_VERBS, far::table::HOST_VERBS, far::table::GUEST_VERBS, far::friends::VERBS].concat(),
    );
    let words = teller.lexicon(&verbs);
    phrase.split(' ').next().is_some_and(|word| words.exact(word).is_some())
}

#[test]
fn whatever_the_handbook_tells_to_type_is_understood() {
    let moments = moments();
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let misreadings = misreadings(lang);
        let read = |name: &str| fs::read_to_string(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut text = text(lang) + &read(&format!("docs/whats-new.{lang}.md"));
        // The English text contains much that needs a shell, a table or particular games.
        if lang != Lang::En {
            text += &read(&format!("README.{lang}.md"));
        }
        let told = phrases(&text);
        assert!(told.len() > 60, "{lang}: {told:?}");
        for phrase in told.into_iter().filter(|phrase| !is_name(phrase)) {
            let is_understood = if phrase.starts_with("snuffel ") {
                is_command(lang, phrase)
            } else {
                is_said_elsewhere(lang, phrase)
                    || misread_in_lobby(&misreadings, lang, phrase).is_none()
                    || moments.iter().any(|stand| {
                        let mut teller = teller(stand.kind(), lang, Wording::Normal);
                        let mut session = stand.session(&mut teller);
                        type_line(&mut session, &mut teller, phrase).misread().is_none()
                    })
            };
            if !is_understood {
                faults.push(format!("{lang}: {phrase}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The document about remote play, for people of all languages.
const FAR_AWAY: &str = include_str!("../../docs/far-away.md");

/// The words that can be typed besides the commands for remote play.
const BESIDES: &[&str] = &["host", "join", "listen", "begin", "who", "again", "rematch", "review"];

/// The words after those commands, and answers.
const BEHIND: &[&str] = &["harder", "easier", "on", "off", "far", "yes", "no"];

#[test]
fn whoever_plays_far_away_in_german_or_dutch_finds_the_words() {
    let words = |lang, id: &'static str| {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        teller.lexicon(&[id]).words(id).next().unwrap_or_else(|| panic!("{id}")).to_owned()
    };
    let commands = [BESIDES, far::VERBS, far::AFTER_VERBS].concat();
    for id in [&commands, BEHIND, far::meeting::OPTIONS].concat() {
        let [en, de, nl] = [Lang::En, Lang::De, Lang::Nl].map(|lang| words(lang, id));
        let line = format!("- `{en}`: `{de}`, `{nl}`");
        assert!(FAR_AWAY.lines().any(|told| told == line), "{line}");
    }
    // Each handbook names everything that can be typed at a table.
    for lang in Lang::ALL {
        let text = text(lang);
        let told = phrases(&text);
        for id in &commands {
            let word = words(lang, id);
            let is_told =
                |phrase: &&str| phrase.strip_prefix(&word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
            assert!(told.iter().any(is_told), "{lang}: {word}");
        }
    }
}
