//! The words that can be typed: their number, and their descriptions.

use std::collections::BTreeSet;

use snuffel::text::locale::{Locale, Source};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::words::{Words, fold};

use super::{messages, wholes};

/// Polite answers are understood: the words around yes and no are ignored.
#[test]
fn a_polite_answer_is_an_answer() {
    for (lang, answer, is_yes) in [
        (Lang::De, "ja, gerne", true),
        (Lang::De, "nein danke", false),
        (Lang::Nl, "ja graag", true),
        (Lang::Nl, "nee dank je", false),
        (Lang::Nl, "nee hoor", false),
        (Lang::En, "yes please", true),
        (Lang::En, "no thanks", false),
    ] {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        assert_eq!(teller.grammar(&[], &[]).answer(answer), Some(is_yes), "{lang}: {answer}");
    }
}

/// A word for leaving either leaves at once or asks first.
#[test]
fn no_doubtful_word_leaves_at_once() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang, &[Source::COMMANDS]);
        let quit = Words::from_locale(&locale, "quit");
        let both: Vec<String> = Words::from_locale(&locale, "leave").iter().map(fold).collect();
        let both: Vec<&str> = quit.iter().filter(|word| both.contains(&fold(word))).collect();
        assert_eq!(both, [""; 0], "{lang}");
    }
}

/// The minimum number of words and phrases for each language: the figures printed by this test when the lists of words
/// that people had typed in vain were processed. Removing words takes them away from people who type them.
const KNOWN: [(Lang, usize); 3] = [(Lang::De, 420), (Lang::Nl, 390), (Lang::En, 330)];

#[test]
fn no_language_forgets_words() {
    for (lang, least) in KNOWN {
        let (mut words, mut meanings) = (BTreeSet::new(), BTreeSet::new());
        for whole in wholes().filter(|whole| whole.lang == lang) {
            let teller = whole.words_teller();
            for id in messages(whole).keys().filter_map(|id| id.strip_prefix("word-")) {
                words.extend(Words::from_locale(teller.locale(), id).iter().map(fold));
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
