//! The words that can be typed: each means one thing where it can be typed.

use std::collections::{BTreeMap, BTreeSet};

use snuffel::games;
use snuffel::session;
use snuffel::text::command::ARGUMENTS;
use snuffel::text::lexicon::{Found, Words, fold};
use snuffel::text::locale::{Locale, Source};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::console::STYLE_VERBS;
use snuffel::ui::far::{self, table};
use snuffel::ui::lobby;
use snuffel::ui::wish::OPTIONS;

use super::{Whole, messages, wholes};

/// A place where words can be typed, and the meanings of the words there.
type Context = (&'static str, Vec<&'static str>);

impl Whole {
    /// The places where words can be typed.
    fn contexts(self) -> [Context; 9] {
        let game = games::named(self.game).unwrap();
        let lesson = session::lesson_verbs(session::LESSON_VERBS, game);
        let options = game.options().into_iter().map(|option| option.name);
        [
            ("the lobby", [lobby::VERBS, STYLE_VERBS].concat()),
            ("the game", [session::VERBS, game.verbs(), STYLE_VERBS, far::VERBS].concat()),
            ("a lesson", [&lesson[..], STYLE_VERBS].concat()),
            ("the host's room", [table::HOST_VERBS, far::VERBS, STYLE_VERBS].concat()),
            ("the guests' room", [table::GUEST_VERBS, far::VERBS, STYLE_VERBS].concat()),
            ("how to meet", table::OPTIONS.to_vec()),
            ("behind a command", [ARGUMENTS, game.arguments()].concat()),
            ("the topics of the rules", game.texts().topics.to_vec()),
            ("the options", options.chain(OPTIONS.iter().copied()).collect()),
        ]
    }

    fn words_teller(self) -> Teller {
        self.teller(Wording::Normal, Spelling::Plain)
    }
}

#[test]
fn no_word_stands_for_two_meanings() {
    for whole in wholes() {
        let teller = whole.words_teller();
        for (place, ids) in whole.contexts() {
            let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
            for id in ids {
                let words = Words::of(teller.locale(), id);
                assert!(words.usual().is_some(), "{whole}: no word for {id}");
                let folded: BTreeSet<String> = words.iter().map(fold).collect();
                assert_eq!(folded.len(), words.iter().count(), "{whole}: {id} has a word twice");
                for word in folded {
                    let other = meanings.insert(word.clone(), id);
                    assert_eq!(other, None, "{whole}, {place}: {word} means {id} too");
                }
            }
        }
    }
}

/// A word for leaving either leaves at once or asks first.
#[test]
fn no_doubtful_word_leaves_at_once() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang, &[Source::COMMANDS]);
        let quit = Words::of(&locale, "quit");
        let both: Vec<String> = Words::of(&locale, "leave").iter().map(fold).collect();
        let both: Vec<&str> = quit.iter().filter(|word| both.contains(&fold(word))).collect();
        assert_eq!(both, [""; 0], "{lang}");
    }
}

#[test]
fn english_words_mean_the_same_or_are_taken_by_nothing_else() {
    let mut taken = Vec::new();
    for whole in wholes() {
        let teller = whole.words_teller();
        let lang = Lang::En;
        let english = Whole { lang, ..whole }.words_teller();
        for (place, ids) in whole.contexts() {
            let lexicon = teller.lexicon(&ids);
            for id in &ids {
                for word in Words::of(english.locale(), id).iter() {
                    let means = lexicon.exact(word);
                    if means.is_some_and(|means| means != *id) {
                        taken.push(format!("{whole}, {place}: {word} means {means:?}, not {id}"));
                    }
                }
            }
        }
    }
    assert!(taken.is_empty(), "\n{}", taken.join("\n"));
}

#[test]
fn no_word_is_a_field() {
    for whole in wholes() {
        let teller = whole.words_teller();
        let grammar = teller.grammar(&[], &["zero"]);
        for (_, ids) in whole.contexts() {
            // The words for the zero field are the one exception: they are a field's name.
            let others = ids.iter().filter(|id| **id != "zero");
            let lists: Vec<Words> = others.map(|id| Words::of(teller.locale(), id)).collect();
            for word in lists.iter().flat_map(Words::iter) {
                let folded = fold(word);
                assert_eq!(grammar.coordinates(word), None, "{whole}: {word}");
                assert_eq!(grammar.coordinates(&format!("{word} 4")), None, "{whole}: {word}");
                assert!(!matches!(folded.as_bytes(), [b'a'..=b'i']), "{whole}: {word}");
            }
        }
    }
}

#[test]
fn no_topic_means_all_of_them() {
    for whole in wholes() {
        let teller = whole.words_teller();
        let arguments = teller.grammar(&[], &["zero"]).arguments;
        let [.., (_, topics), _] = whole.contexts();
        for topic in topics {
            for word in Words::of(teller.locale(), topic).iter() {
                assert_ne!(arguments.find(word), Found::One("all"), "{whole}: {word}");
            }
        }
    }
}

/// How many words and rows of words a language knows at least: the numbers printed by this test, when the lists of words
/// that people had typed in vain were worked through. Whoever takes words away takes them from somebody's fingers.
const KNOWN: [(Lang, usize); 3] = [(Lang::De, 420), (Lang::Nl, 390), (Lang::En, 330)];

#[test]
fn no_language_forgets_words() {
    for (lang, least) in KNOWN {
        let (mut words, mut meanings) = (BTreeSet::new(), BTreeSet::new());
        for whole in wholes().filter(|whole| whole.lang == lang) {
            let teller = whole.words_teller();
            for id in messages(whole).keys().filter_map(|id| id.strip_prefix("word-")) {
                words.extend(Words::of(teller.locale(), id).iter().map(fold));
                meanings.insert(id.to_owned());
            }
        }
        println!("{lang}: {} words that can be typed, for {} meanings", words.len(), meanings.len());
        assert!(words.len() >= least, "{lang}: {} words", words.len());
    }
}

#[test]
fn every_command_is_explained() {
    for whole in wholes() {
        let all = messages(whole);
        for (place, ids) in whole.contexts().into_iter().take(2) {
            for id in ids {
                let explanation = format!("explain-{id}");
                assert!(all.contains_key(&explanation), "{whole}, {place}: {id}");
            }
        }
    }
}
