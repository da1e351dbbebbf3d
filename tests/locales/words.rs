//! The words that can be typed: each means one thing where it can be typed.

use std::collections::{BTreeMap, BTreeSet};

use snuffel::game::Game;
use snuffel::games::sniff::rules::Sniff;
use snuffel::text::command::ARGUMENTS;
use snuffel::text::lexicon::{Found, fold, words};
use snuffel::text::locale::{Locale, Part};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::console::STYLE_VERBS;
use snuffel::ui::{lobby, session};

use crate::messages;

/// The meanings that can be typed in one place.
fn contexts() -> [(&'static str, Vec<&'static str>); 4] {
    [
        ("the lobby", [lobby::VERBS, STYLE_VERBS].concat()),
        (
            "sniff",
            [session::VERBS, Sniff::VERBS, STYLE_VERBS].concat(),
        ),
        ("behind a command", ARGUMENTS.to_vec()),
        ("the topics of sniff", Sniff::TOPICS.to_vec()),
    ]
}

fn locale(lang: Lang) -> Locale {
    Locale::new(lang, &Part::ALL)
}

#[test]
fn no_word_stands_for_two_meanings() {
    for lang in Lang::ALL {
        for (place, ids) in contexts() {
            let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
            for id in ids {
                let words = words(&locale(lang), id);
                assert!(!words.is_empty(), "{lang}: no word for {id}");
                let folded: BTreeSet<String> = words.iter().map(|word| fold(word)).collect();
                assert_eq!(folded.len(), words.len(), "{lang}: {id} has a word twice");
                for word in folded {
                    let other = meanings.insert(word.clone(), id);
                    assert_eq!(other, None, "{lang}, {place}: {word} means {id} too");
                }
            }
        }
    }
}

#[test]
fn english_words_mean_the_same_or_are_taken_by_nothing_else() {
    let english = locale(Lang::En);
    let mut taken = Vec::new();
    for lang in Lang::ALL {
        for (place, ids) in contexts() {
            let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &Part::ALL);
            let lexicon = teller.lexicon(&ids);
            for id in &ids {
                for word in words(&english, id) {
                    let means = lexicon.exact(&word);
                    if means.is_some_and(|means| means != *id) {
                        taken.push(format!("{lang}, {place}: {word} means {means:?}, not {id}"));
                    }
                }
            }
        }
    }
    assert!(taken.is_empty(), "\n{}", taken.join("\n"));
}

#[test]
fn no_word_is_a_field() {
    for lang in Lang::ALL {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &Part::ALL);
        let grammar = teller.grammar(&[]);
        for (_, ids) in contexts() {
            // The words for the zero field are the one exception: they are a field's name.
            let others = ids.iter().filter(|id| **id != "zero");
            for word in others.flat_map(|id| words(teller.locale(), id)) {
                let folded = fold(&word);
                assert_eq!(grammar.coordinates(&word), None, "{lang}: {word}");
                assert_eq!(
                    grammar.coordinates(&format!("{word} 4")),
                    None,
                    "{lang}: {word}"
                );
                assert!(
                    !matches!(folded.as_bytes(), [b'a'..=b'i']),
                    "{lang}: {word}"
                );
            }
        }
    }
}

#[test]
fn no_topic_means_all_of_them() {
    for lang in Lang::ALL {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &Part::ALL);
        let arguments = teller.grammar(&[]).arguments;
        for topic in Sniff::TOPICS {
            for word in words(teller.locale(), topic) {
                assert_ne!(arguments.find(&word), Found::One("all"), "{lang}: {word}");
            }
        }
    }
}

#[test]
fn every_command_is_explained() {
    for lang in Lang::ALL {
        let all = messages(lang);
        for (place, ids) in contexts().into_iter().take(2) {
            for id in ids {
                let explanation = format!("explain-{id}");
                assert!(all.contains_key(&explanation), "{lang}, {place}: {id}");
            }
        }
    }
}
