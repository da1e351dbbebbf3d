//! Whether the program and the `.ftl` files know of each other.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use snuffel::cli::{SUBCOMMANDS, command};
use snuffel::game::Game;
use snuffel::games;
use snuffel::settings::KEYS;
use snuffel::text::command::ARGUMENTS;
use snuffel::text::locale::{Locale, Part};
use snuffel::text::style::Lang;
use snuffel::ui::console::STYLE_VERBS;
use snuffel::ui::{lobby, session};

use super::{messages, wholes};

/// All string literals of the program, but for those of its unit tests.
fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name != "tests.rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap();
                for line in code.lines().filter(|line| !line.trim().starts_with("//")) {
                    let quoted = line.split('"').skip(1).step_by(2);
                    literals.extend(quoted.map(str::to_owned));
                }
            }
        }
    }
    literals
}

/// The messages of all games in English.
fn all_messages() -> BTreeSet<String> {
    let english = wholes().filter(|whole| whole.lang == Lang::En);
    english.flat_map(|whole| messages(whole).into_keys()).collect()
}

/// The messages of one game whose names are made up at run time.
struct Computed;

impl games::Task for Computed {
    type Outcome = BTreeSet<String>;

    fn run<G: Game>(self) -> BTreeSet<String> {
        let options = G::options().into_iter().map(|option| option.name);
        let words = [G::VERBS, G::ARGUMENTS, G::TOPICS].concat();
        let words = words.into_iter().chain(options);
        let words = words.map(|id| format!("word-{id}"));
        let explanations = G::VERBS.iter().map(|id| format!("explain-{id}"));
        let topics = G::TOPICS.iter();
        let rules = topics.map(|topic| format!("rules-{}-{topic}", G::ID));
        words.chain(explanations).chain(rules).collect()
    }
}

/// The messages whose names are made up at run time.
fn computed() -> BTreeSet<String> {
    let verbs = [lobby::VERBS, session::VERBS, STYLE_VERBS].concat();
    let families = [
        ("word-", [&verbs, ARGUMENTS, session::WISHES].concat()),
        ("explain-", verbs),
        ("misread-", STYLE_VERBS[1..].to_vec()),
        ("cli-wrong-", [&STYLE_VERBS[1..], &["seed", "players", "games"]].concat()),
        ("usage-", SUBCOMMANDS.to_vec()),
        ("settings-file-", [&KEYS[..], &["head"]].concat()),
    ];
    let name = |(family, ends): (&str, Vec<&str>)| -> Vec<String> {
        ends.iter().map(|end| format!("{family}{end}")).collect()
    };
    let shared = families.into_iter().flat_map(name);
    let games = games::ALL.iter();
    let of_games = games.flat_map(|game| games::with(game, Computed).unwrap());
    shared.chain(of_games).collect()
}

/// Words with a hyphen that are no messages: names of variables, and of a program.
const NO_MESSAGES: [&str; 3] = ["dogs-left", "other-points", "speech-dispatcher"];

#[test]
fn every_message_is_used() {
    let literals = literals();
    let computed = computed();
    let unused: Vec<String> =
        all_messages().into_iter().filter(|id| !literals.contains(id) && !computed.contains(id)).collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn every_used_message_is_there() {
    let all = all_messages();
    let is_name = |text: &&String| {
        let mut words = text.split('-');
        let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
        text.contains('-') && words.all(is_word)
    };
    let literals = literals();
    let computed = computed();
    let is_word = |id: &str| computed.contains(&format!("word-{id}"));
    let missing: Vec<String> = literals
        .iter()
        .filter(is_name)
        .filter(|text| !is_word(text) && !NO_MESSAGES.contains(&text.as_str()))
        .chain(&computed)
        .filter(|id| !all.contains(*id))
        .cloned()
        .collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn the_usage_names_every_option_and_subcommand() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang, &Part::ALL);
        let usage = locale.value("usage").unwrap();
        for option in command().get_arguments().filter_map(|arg| arg.get_long()) {
            assert!(usage.contains(&format!("--{option}")), "{lang}: {option}");
        }
        for subcommand in command().get_subcommands() {
            let name = subcommand.get_name();
            assert!(SUBCOMMANDS.contains(&name), "{name}");
            assert!(usage.contains(&format!("snuffel {name}")), "{lang}: {name}");
            let usage = locale.value(&format!("usage-{name}")).unwrap();
            assert!(usage.contains(&format!("snuffel {name}")), "{lang}: {name}");
            // The variants are told in one place.
            let variants = usage.contains("snuffel help play");
            let usage = match variants {
                true => usage + &locale.value("usage-play").unwrap(),
                false => usage,
            };
            for option in subcommand.get_arguments().filter_map(|arg| arg.get_long()) {
                assert!(usage.contains(&format!("--{option}")), "{lang}: {option}");
            }
        }
    }
}
