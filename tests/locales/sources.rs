//! Consistency between the program and the `.ftl` files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use snuffel::cli::{SIMULATION, command};
use snuffel::game::VERBS;
use snuffel::games;
use snuffel::glossary::PROGRAM;
use snuffel::kind::Kind;
use snuffel::lessons;
use snuffel::level::Shift;
use snuffel::session;
use snuffel::settings::{KEYS, SOUND_WORDS};
use snuffel::speech::order;
use snuffel::text::command::{AGREEMENT, ARGUMENTS, WISHES};
use snuffel::text::locale::Locale;
use snuffel::text::style::Lang;
use snuffel::ui::far::{self, meeting, table};
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::ui::wish;
use snuffel::verbs;

use snuffel::linguist::messages::{SHARED, Whole, all_sources, files, messages_in};

use super::{messages, wholes};

/// All files in some folders.
pub(super) fn files_in(mut folders: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}

/// The code of a file without its unit tests.
pub(super) fn code_of(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod ").next().unwrap_or(text)
}

/// The string literals of the program, except those of its unit tests and for samples, by the game whose code contains
/// them; those of shared code and of the man page have no game.
fn literals() -> BTreeMap<Option<String>, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let of_games = root.join("crates/games/src");
    let mut literals: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
    let folders = vec![
        root.join("src"),
        root.join("crates/core/src"),
        of_games.clone(),
        root.join("crates/page/src"),
        root.join("examples"),
    ];
    let is_said = |path: &&PathBuf| path.file_name().is_some_and(|name| name != "tests.rs" && name != "values.rs");
    for path in files_in(folders).iter().filter(is_said) {
        let text = fs::read_to_string(path).unwrap();
        let own = literals.entry(game_of(path, &of_games)).or_default();
        // Names of files look like names of messages.
        let is_code = |line: &&str| !line.trim().starts_with("//") && !line.contains("source!(");
        for line in code_of(&text).lines().filter(is_code) {
            let quoted = line.split('"').skip(1).step_by(2);
            own.extend(quoted.map(str::to_owned));
        }
    }
    let known: BTreeSet<_> = games::ALL.iter().map(|game| Some(game.id().to_owned())).chain([None]).collect();
    assert_eq!(literals.keys().cloned().collect::<BTreeSet<_>>(), known, "each game has its folder");
    literals
}

/// The game that a file belongs to: the one in the folder `NAME`, or in `NAME.rs`, among the games.
fn game_of(file: &Path, of_games: &Path) -> Option<String> {
    let name = file.strip_prefix(of_games).ok()?.components().next()?;
    let name = Path::new(name.as_os_str()).file_stem()?.to_str()?;
    (name != "lib").then(|| name.to_owned())
}

/// The literals in a game's code and in shared code.
fn literals_for(game: &str, literals: &BTreeMap<Option<String>, BTreeSet<String>>) -> BTreeSet<String> {
    [Some(game.to_owned()), None].iter().flat_map(|game| literals[game].clone()).collect()
}

/// The messages of one game whose names are computed at run time.
fn computed(game: &dyn Kind) -> BTreeSet<String> {
    let options = game.options().into_iter().map(|option| option.name);
    let words = [game.verbs(), game.arguments(), game.texts().topics].concat();
    let words = words.into_iter().chain(options).map(|id| format!("word-{id}"));
    let explanations = game.verbs().iter().map(|id| format!("explain-{id}"));
    let rules = game.texts().topics.iter().map(|topic| format!("rules-{}-{topic}", game.id()));
    let lessons = lessons::for_game(game.id()).into_iter().flat_map(|lesson| lesson.messages());
    let terms = game.texts().terms.names.iter().flat_map(|name| [(*name).to_owned(), format!("word-{name}")]);
    words.chain(explanations).chain(rules).chain(lessons).chain(terms).collect()
}

/// The messages of a game, and of shared code, whose names are computed at run time.
fn computed_for(game: &str) -> BTreeSet<String> {
    let rooms = [table::HOST_VERBS, table::GUEST_VERBS, far::VERBS].concat();
    let of_session = [VERBS, session::STEP_VERBS, session::LESSON_VERBS].concat();
    let verbs = [verbs::in_lobby(), &of_session, STYLE_VERBS, &rooms].concat();
    let families = [
        (
            "word-",
            [
                &verbs,
                ARGUMENTS,
                &Lang::meanings(),
                WISHES,
                wish::OPTIONS,
                Shift::WORDS,
                SIMULATION,
                order::WORDS,
                &games::kinds(),
                SOUND_WORDS,
                &["simulate", "small", "digits", "spare", "previous", "articles", "determiners"],
                &["function", "helping", "asking", "barring", "acting", "piece", "ordinals", "endings", "calls"],
                &[
                    "alike",
                    "sounding",
                    "polite",
                    "inverted",
                    "separable",
                    "saying",
                    "joining",
                    "telling",
                    "that",
                    "behind-that",
                    "everybody",
                    "either",
                    "unsure",
                ],
                AGREEMENT,
                meeting::OPTIONS,
            ]
            .concat(),
        ),
        (
            "hear-",
            vec![
                "game",
                "everywhere",
                "lesson",
                "lobby",
                "room",
                "settings",
                "wish",
                "cannot",
                "instead",
                "instead-game",
                "instead-lobby",
            ],
        ),
        ("explain-", verbs),
        ("kind-", [&games::kinds()[..], &["easy", "normal", "hard"]].concat()),
        ("level-", vec!["easy", "normal", "hard"]),
        ("misread-", STYLE_VERBS[1..].to_vec()),
        ("cli-wrong-", [&STYLE_VERBS[1..], &["seed", "games"]].concat()),
        ("setting-", vec!["brief", "normal", "full", "plain", "letters", "pace-step", "pace-all"]),
        ("usage-", verbs::subcommands().to_vec()),
        ("settings-file-", [KEYS, &["head", "voice"]].concat()),
    ];
    let name = |(family, ends): (&str, Vec<&str>)| -> Vec<String> {
        ends.iter().map(|end| format!("{family}{end}")).collect()
    };
    let terms = PROGRAM.names.iter().flat_map(|name| [(*name).to_owned(), format!("word-{name}")]);
    let shared = families.into_iter().flat_map(name).chain(terms);
    shared.chain(computed(games::named(game).unwrap())).collect()
}

/// Words with a hyphen that are not messages: names of variables, of settings, of a text of a message, of a program,
/// and of a line of a protocol.
const NO_MESSAGES: [&str; 10] = [
    "dogs-left",
    "other-points",
    "told-brief",
    "speech-dispatcher",
    "talk-over",
    "decimal-mark",
    "braille-contracted",
    "espeak-ng",
    "pw-play",
    "content-length",
];

/// Every game in English.
fn in_english() -> impl Iterator<Item = Whole> {
    wholes().filter(|whole| whole.lang == Lang::En)
}

#[test]
fn every_message_is_used() {
    let literals = literals();
    let every: BTreeSet<String> = games::ALL.iter().flat_map(|game| literals_for(game.id(), &literals)).collect();
    let every_computed: BTreeSet<String> = games::ALL.iter().flat_map(|game| computed_for(game.id())).collect();
    let unused_by = |ids: Vec<String>, literals: &BTreeSet<String>, computed: &BTreeSet<String>| -> Vec<String> {
        ids.into_iter().filter(|id| !literals.contains(id) && !computed.contains(id)).collect()
    };
    let shared: Vec<String> = messages_in(Lang::En, &SHARED).into_keys().collect();
    assert_eq!(unused_by(shared, &every, &every_computed), [""; 0]);
    for whole in in_english() {
        // No other game can use the contents of a game's own files.
        let own = messages_in(Lang::En, &files(whole.game)).into_keys().collect();
        let unused = unused_by(own, &literals_for(whole.game.id(), &literals), &computed_for(whole.game.id()));
        assert_eq!(unused, [""; 0], "{whole}");
    }
}

/// Messages that shared code uses only for games with a certain command: the beginning of their names, and the command.
const ONLY_WITH: (&str, &str) = ("sheet-", "load");

#[test]
fn every_used_message_is_there() {
    let is_name = |text: &&String| {
        let mut words = text.split('-');
        let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
        text.contains('-') && words.all(is_word)
    };
    let literals = literals();
    for whole in in_english() {
        let (literals, computed) = (literals_for(whole.game.id(), &literals), computed_for(whole.game.id()));
        let is_word = |id: &str| computed.contains(&format!("word-{id}"));
        let (beginning, command) = ONLY_WITH;
        let is_never_said = |id: &str| id.starts_with(beginning) && !computed.contains(&format!("explain-{command}"));
        let all = messages(whole);
        let missing: Vec<String> = literals
            .iter()
            .filter(is_name)
            .filter(|text| !is_word(text) && !NO_MESSAGES.contains(&text.as_str()))
            .chain(&computed)
            .filter(|id| !all.contains_key(*id) && !is_never_said(id))
            .cloned()
            .collect();
        assert_eq!(missing, [""; 0], "{whole}");
    }
}

#[test]
fn the_usage_names_every_option_and_subcommand() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang, &all_sources());
        let usage = locale.value("usage").unwrap();
        for option in command().get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(|arg| arg.get_long()) {
            assert!(usage.contains(&format!("--{option}")), "{lang}: {option}");
        }
        for subcommand in command().get_subcommands() {
            let name = subcommand.get_name();
            assert!(verbs::subcommands().contains(&name), "{name}");
            assert!(usage.contains(&format!("snuffel {name}")), "{lang}: {name}");
            let usage = locale.value(&format!("usage-{name}")).unwrap();
            assert!(usage.contains(&format!("snuffel {name}")), "{lang}: {name}");
            // The variants are described in one place.
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
