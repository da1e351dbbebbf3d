//! Explanations of words: each entry is found by each of its words, everywhere, and fits two lines of 80 characters;
//! and everything that can be typed or agreed in a game has an entry.

use std::fs;
use std::path::Path;

use snuffel::game::{Terms, VERBS};
use snuffel::games;
use snuffel::glossary::{PROGRAM, meaning, offers};
use snuffel::kind::Kind;
use snuffel::settings::Settings;
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::words::Words;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::ui::wrap::wrap;
use snuffel::verbs;

use crate::common::program::Place;
use crate::kept::{answers, record, say};

/// Words after commands that do not need an explanation.
const NO_THINGS: [&str; 3] = ["if", "to", "nobody"];

fn teller(lang: Lang) -> Teller {
    Teller::new(lang, Wording::Normal, Spelling::Plain, &[])
}

/// The entries shown for a word in a game, or else in the lobby.
fn entries(lang: Lang, here: Option<&'static dyn Kind>, word: &str) -> Vec<String> {
    let mut teller = teller(lang);
    let verbs = match here {
        Some(kind) => {
            teller.learn(kind.texts().words);
            [VERBS, kind.verbs(), STYLE_VERBS].concat()
        }
        None => [verbs::in_lobby(), STYLE_VERBS].concat(),
    };
    let grammar = teller.grammar(&verbs, &[]);
    let told = meaning(&mut teller, here, word, &grammar);
    told.unwrap_or_else(|unknown| vec![unknown]).into_iter().map(|message| message.id.into_owned()).collect()
}

/// The entries of each game, and of the program.
fn all() -> Vec<(Option<&'static dyn Kind>, Terms)> {
    let own = games::ALL.iter().map(|kind| (Some(*kind), kind.texts().terms));
    own.chain([(None, PROGRAM)]).collect()
}

/// The words of an entry in a language.
fn words(lang: Lang, terms: Terms, name: &str) -> Vec<String> {
    let mut teller = teller(lang);
    teller.learn(terms.texts);
    Words::from_locale(teller.locale(), name).iter().map(str::to_owned).collect()
}

#[test]
fn each_entry_is_found_by_each_of_its_words_in_its_game_and_in_the_lobby() {
    for lang in Lang::ALL {
        for (kind, terms) in all() {
            for name in terms.names {
                let words = words(lang, terms, name);
                assert!(!words.is_empty(), "{lang} {name}");
                for word in words {
                    for here in [kind, None] {
                        let found = entries(lang, here, &word);
                        assert!(found.iter().any(|found| found == name), "{lang} {word}: {found:?}, not {name}");
                    }
                }
            }
        }
    }
}

#[test]
fn each_entry_in_a_file_of_terms_is_one_that_can_be_asked_for() {
    for lang in Lang::ALL {
        let names = all().into_iter().flat_map(|(_, terms)| terms.names);
        let mut listed: Vec<String> = names.map(|name| (*name).to_owned()).collect();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut written = Vec::new();
        for file in files.filter(|file| file.to_string_lossy().ends_with("terms.ftl")) {
            let text = fs::read_to_string(file).unwrap();
            let entries = text.lines().filter(|line| line.starts_with("term-"));
            written.extend(entries.map(|line| line.split(' ').next().unwrap().to_owned()));
        }
        listed.sort();
        written.sort();
        assert_eq!(listed, written, "{lang}");
    }
}

#[test]
fn what_a_game_calls_something_by_the_way_has_an_entry_too() {
    for (game, lang, word, entry) in [
        ("scout", Lang::En, "stale", "term-scout-empty"),
        ("scout", Lang::De, "runden ohne fortschritt", "term-scout-empty"),
        ("scout", Lang::Nl, "ronden zonder vooruitgang", "term-scout-empty"),
        ("spion", Lang::En, "again", "term-spion-again"),
        ("spion", Lang::De, "nochmals", "term-spion-again"),
        ("spion", Lang::Nl, "nog eens", "term-spion-again"),
        ("spion", Lang::En, "standstill", "term-spion-standstill"),
        ("spion", Lang::De, "stillstand", "term-spion-standstill"),
        ("spion", Lang::Nl, "stilstand", "term-spion-standstill"),
        ("domino", Lang::En, "points", "term-domino-multiple"),
        ("schnuff", Lang::En, "crossing", "term-schnuff-limit"),
        ("schnuff", Lang::De, "zahlen", "term-schnuff-chip"),
        ("sniff", Lang::Nl, "gebeten", "term-sniff-dogs"),
    ] {
        let here = games::named(game).ok();
        assert_eq!(entries(lang, here, word), [entry], "{lang} {word}");
    }
}

#[test]
fn no_entry_is_longer_than_two_lines_of_eighty() {
    for lang in Lang::ALL {
        for (_, terms) in all() {
            let mut teller = teller(lang);
            teller.learn(terms.texts);
            for name in terms.names {
                let text = teller.say(&Message::new(*name));
                let lines: usize = text.lines().map(|line| wrap(&Printable::new(line), Some(80)).len()).sum();
                assert!(lines <= 2, "{lang} {name}: {text}");
            }
        }
    }
}

#[test]
fn all_that_can_be_agreed_or_named_in_a_game_has_an_entry() {
    for lang in Lang::ALL {
        for kind in games::ALL {
            let mut teller = teller(lang);
            teller.learn(kind.texts().words);
            let options = kind.options().into_iter().map(|option| option.name);
            let named = kind.arguments().iter().copied().chain(options).filter(|id| !NO_THINGS.contains(id));
            for id in named {
                let word = Words::from_locale(teller.locale(), id).usual().unwrap().to_owned();
                let found = entries(lang, Some(*kind), &word);
                assert!(found.iter().any(|found| found.starts_with("term-")), "{} {lang} {word}: {found:?}", kind.id());
            }
        }
    }
}

#[test]
fn every_command_of_a_game_is_explained_where_it_is_no_entry() {
    for lang in Lang::ALL {
        for kind in games::ALL {
            let mut teller = teller(lang);
            teller.learn(kind.texts().words);
            for verb in kind.verbs() {
                for word in Words::from_locale(teller.locale(), verb).iter() {
                    let found = entries(lang, Some(*kind), word).remove(0);
                    let is_known = found.starts_with("term-") || found.starts_with("explain-");
                    assert!(is_known, "{} {lang} {word}: {found}", kind.id());
                }
            }
        }
    }
}

#[test]
fn a_word_is_asked_for_as_people_ask() {
    for (lang, asked, found) in [
        (Lang::En, "a gallop?", "term-sniff-gallop"),
        (Lang::En, "the zero field", "term-sniff-zero"),
        (Lang::En, "Bazongs mean", "term-spion-bazong"),
        (Lang::De, "denn ein Pasch?", "term-domino-double"),
        (Lang::De, "zuege", "term-program-move"),
        (Lang::De, "gallop", "term-sniff-gallop"),
        (Lang::Nl, "een val!", "term-spion-trap"),
        (Lang::Nl, "de schat", "term-sniff-treasure"),
        (Lang::En, "galop", "meaning-like"),
        (Lang::En, "xyzzy", "meaning-unknown"),
        (Lang::En, "?", "meaning-which"),
        (Lang::En, "", "meaning-which"),
    ] {
        assert_eq!(entries(lang, None, asked), [found], "{lang} {asked}");
    }
    // Several games have the word; within a game its own entry applies.
    assert_eq!(entries(Lang::En, None, "pass"), ["term-domino-pass", "term-schnuff-pass", "term-spion-pass"]);
    let spion = games::named("spion").unwrap();
    assert_eq!(entries(Lang::En, Some(spion), "pass"), ["term-spion-pass"]);
}

#[test]
fn words_are_explained_in_the_lobby_in_a_game_and_in_a_shell() {
    let gallop =
        "Gallop: a variant of sniff. You may move on until the answer is wall, and may stop after any free answer.\n";
    let place = Place::new();
    let said = place.answers("--lang en", &["what is gallop", "play domino", "What is gallop?", "what if 53"]);
    assert_eq!((said[1].as_str(), said[3].as_str()), (gallop, gallop));
    assert!(!said[4].contains("glossary"), "{said:?}");
    for args in ["what is gallop", "what gallop", "what is a gallop", "meaning gallop"] {
        let ran = place.run(&format!("{args} --lang en"), b"");
        assert_eq!((ran.status, ran.out.as_str()), (0, gallop), "{args}");
    }
    let ran = place.run("was ist ein bazong --lang de", b"");
    assert!(ran.out.starts_with("Bazong, in spion: das geheimste aller Geheimnisse"), "{}", ran.out);
}

#[test]
fn games_tell_what_they_are_to_whoever_has_none_yet_and_to_whoever_asks() {
    let folder = tempfile::tempdir().unwrap();
    let told = answers(folder.path(), Lang::En, &["games", "which games"]);
    let lines: Vec<&str> = told[0].lines().collect();
    for (kind, line) in games::ALL.iter().zip(&lines) {
        assert!(line.starts_with(&format!("{}: ", kind.id())) && line.contains(" minutes, for "), "{line}");
    }
    assert_eq!(lines[5..], ["Games waiting: none.", "Finished games: none."]);
    assert_eq!(told[1].lines().collect::<Vec<_>>(), lines[..5]);
    fs::create_dir_all(folder.path().join("games")).unwrap();
    fs::write(folder.path().join("games/sniff-1.record"), record("sniff", "human easy", &[], 1, 3)).unwrap();
    let told = answers(folder.path(), Lang::De, &["übersicht", "welche spiele"]);
    assert!(
        told[0].starts_with("Spiele: sniff, domino, schnuff, scout, spion. Was das für Spiele sind: welche spiele.")
    );
    assert_eq!(told[1].lines().count(), 5);
    let brief = Settings { wording: Wording::Brief, ..Settings::default() };
    let told = say(folder.path(), Lang::Nl, brief, &["welke spellen"]).remove(0);
    assert!(told.lines().all(|line| line.chars().count() <= 40), "{told}");
    // For any number of players allowed by the rules.
    for lang in Lang::ALL {
        let mut teller = teller(lang);
        for (kind, offer) in games::ALL.iter().zip(offers(&mut teller)) {
            let text = teller.say(&offer);
            let most = kind.seats().iter().max().unwrap();
            let words = ["zweit", "dritt", "viert", "fünft", "sechst"];
            let is_named = text.contains(&most.to_string())
                || text.contains(words[most - 2])
                || text.contains("tweeën")
                || text.contains("for 2");
            assert!(is_named, "{lang} {text}");
        }
    }
}

#[test]
fn help_tells_beginners_what_to_do_next_and_who_has_played_much_no_more_than_that() {
    let text = record("sniff", "human easy", &[], 1, 1000);
    let told = |finished: usize, lines: &[&str]| {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("finished")).unwrap();
        for number in 0..finished {
            fs::write(folder.path().join(format!("finished/sniff-{number}.record")), &text).unwrap();
        }
        answers(folder.path(), Lang::En, lines).pop().unwrap()
    };
    let help = ["sniff easy", "help"];
    let first = "To begin, type build, and I will build your labyrinth for you. Then type done.\n";
    let whole = told(5, &help);
    assert!(whole.starts_with("For each wall, name the two fields") && whole.lines().count() == 3, "{whole}");
    assert_eq!(told(0, &help), format!("{first}{whole}"));
    assert_eq!(told(2, &help), format!("{first}{whole}"));
    let now = whole.lines().next().unwrap();
    assert_eq!(told(10, &help), format!("{now}\nThere is more: help all, rules, settings, quit.\n"));
    // `help all` is always complete, and experience with one game does not count for another.
    assert_eq!(told(10, &["sniff easy", "help all"]), told(0, &["sniff easy", "help all"]));
    assert!(told(10, &["schnuff", "help"]).lines().count() >= 3);
    // The lobby recognises newcomers, too.
    assert!(told(0, &["help"]).starts_with("New here? Type learn sniff for a first lesson"));
    assert!(told(1, &["help"]).starts_with("Play: play sniff"));
}
