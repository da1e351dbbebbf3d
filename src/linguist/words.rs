//! The check of the words to type: each must have one meaning wherever it can be typed.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::messages::{Messages, Whole, wholes};
use crate::session::STEP_VERBS;
use crate::text::command::ARGUMENTS;
use crate::text::ear::GAME;
use crate::text::lang::Lang;
use crate::text::lexicon::{Found, Lexicon};
use crate::text::message::Message;
use crate::text::style::{Spelling, Wording};
use crate::text::teller::Teller;
use crate::text::tongue::FILE;
use crate::text::words::{Words, fold};
use crate::ui::far;
use crate::ui::far::{meeting, table};
use crate::ui::verbs::STYLE_VERBS;
use crate::ui::wish::OPTIONS;
use crate::verbs;
use crate::{game, session};

/// A place where words can be typed, and the meanings of the words there.
pub type Context = (&'static str, Vec<&'static str>);

impl Whole {
    /// The places where words can be typed.
    pub fn contexts(self) -> Vec<Context> {
        let game = self.game;
        let lesson = session::lesson_verbs(session::LESSON_VERBS, game);
        let options = game.options().into_iter().map(|option| option.name);
        vec![
            ("the lobby", [verbs::in_lobby(), STYLE_VERBS].concat()),
            ("the game", [game::VERBS, game.verbs(), STYLE_VERBS, far::VERBS].concat()),
            ("a lesson", [&lesson[..], STYLE_VERBS].concat()),
            ("behind a command", [ARGUMENTS, &Lang::meanings(), game.arguments()].concat()),
            ("the topics of the rules", game.texts().topics.to_vec()),
            ("the options", options.chain(OPTIONS.iter().copied()).collect()),
            ("the host's room", [table::HOST_VERBS, far::VERBS, STYLE_VERBS].concat()),
            ("the guests' room", [table::GUEST_VERBS, far::VERBS, STYLE_VERBS].concat()),
            ("how to meet", meeting::OPTIONS.to_vec()),
        ]
    }

    /// A teller that knows the words.
    pub fn words_teller(self) -> Teller {
        self.teller(Wording::Normal, Spelling::Plain)
    }
}

/// A finding about the words of a meaning, in the file with the English ones. Names of languages without an English
/// word are in the language's own file of facts.
pub(super) fn about(english: &Messages, meaning: &str, what: Message) -> Finding {
    let id = format!("word-{meaning}");
    let file = english.get(&id).map_or(FILE, |parts| &parts.file);
    Finding::new(file, &id, what)
}

/// The meanings without a word, and words with two meanings.
pub(super) fn check(lang: Lang) -> Vec<Finding> {
    wholes(lang).flat_map(|whole| of_game(whole, &whole.english().messages())).collect()
}

fn of_game(whole: Whole, model: &Messages) -> Vec<Finding> {
    let (teller, english) = (whole.words_teller(), whole.english().words_teller());
    let grammar = teller.grammar(&[], &["zero"]);
    let mut found = Vec::new();
    let contexts = whole.contexts();
    // A game's word takes precedence over one about the table that has an alternative: in sniff `remove` takes walls
    // away, and `kick` is for people.
    let gives_way = |id: &str, other: &str, lexicon: &Lexicon| {
        let is_of_game = |id: &str| whole.game.verbs().contains(&id);
        let has_another = Words::from_locale(english.locale(), id).iter().any(|word| lexicon.exact(word) == Some(id));
        far::VERBS.contains(&id) && is_of_game(other) && has_another
    };
    for (place, ids) in &contexts {
        let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
        let lexicon = teller.lexicon(ids);
        for id in ids {
            let words = Words::from_locale(teller.locale(), id);
            let mut find = |what: &'static str, word: &str, other: &str| {
                let what = Message::new(what).text("word", word).text("other", format!("word-{other}"));
                found.push(about(model, id, what));
            };
            if words.usual().is_none() {
                find("find-no-word", "", id);
            }
            let folded: BTreeSet<String> = words.folded().map(str::to_owned).collect();
            if folded.len() != words.iter().count() {
                find("find-word-twice", words.usual().unwrap_or_default(), id);
            }
            for word in folded {
                let other = meanings.insert(word.clone(), id).filter(|other| other != id);
                if let Some(other) = other.filter(|other| !gives_way(id, other, &lexicon)) {
                    find("find-word-clash", &word, other);
                }
            }
            for word in Words::from_locale(english.locale(), id).iter() {
                let other = lexicon.exact(word).filter(|other| other != id);
                if let Some(other) = other.filter(|other| !gives_way(id, other, &lexicon)) {
                    find("find-word-english", word, other);
                }
            }
            // The words for the zero field are the one exception, since they are the name of a field.
            for word in words.iter().filter(|_| *id != "zero") {
                let is_field = grammar.coordinates(word).is_some()
                    || grammar.coordinates(&format!("{word} 4")).is_some()
                    || matches!(fold(word).as_bytes(), [b'a'..=b'i']);
                if is_field {
                    find("find-word-field", word, id);
                }
                if *place == "the topics of the rules" && grammar.arguments.find(word) == Found::One("all") {
                    find("find-word-clash", word, "all");
                }
            }
        }
    }
    found.extend(heard(whole, &teller, model));
    found
}

/// The tables of phrases, each with the places whose commands its lines use.
const HEARD: [(&str, &[&str]); 6] = [
    (GAME, &["the game", "a lesson"]),
    ("everywhere", &["the game", "a lesson", "the lobby", "the host's room"]),
    ("settings", &["the lobby"]),
    ("lesson", &["a lesson"]),
    ("lobby", &["the lobby"]),
    ("room", &["the host's room", "the game"]),
];

/// The phrases whose line cannot be typed, and those that are understood as another line of the same table.
fn heard(whole: Whole, teller: &Teller, model: &Messages) -> Vec<Finding> {
    let mut found = Vec::new();
    // The tables of all games are compared with the words of one.
    let is_first = wholes(whole.lang).next().is_some_and(|first| first.game.id() == whole.game.id());
    for (table, places) in HEARD {
        let contexts = whole.contexts().into_iter().filter(|(place, _)| places.contains(place));
        let verbs: Vec<&'static str> = contexts.flat_map(|(_, ids)| ids).chain(STEP_VERBS.iter().copied()).collect();
        let grammar = teller.grammar(&verbs, whole.game.arguments());
        let ears = teller.ears(&[table]);
        let Some(ear) = ears.first() else {
            continue;
        };
        let id = format!("hear-{table}");
        let file = model.get(&id).map_or(FILE, |parts| &parts.file);
        for (said, line) in ear.sayings() {
            if line != "2" && grammar.whole(&line, |_| None).is_none() && !grammar.is_answer(&line) {
                found.push(Finding::new(file, &id, Message::new("find-typed").text("phrase", &line)));
            }
            if table != GAME && !is_first {
                continue;
            }
            let heard = ear.hear(&said, &grammar.verbs, &grammar.arguments);
            if let Some(other) = heard.first().map(|heard| &heard.line).filter(|other| **other != line) {
                let what = Message::new("find-word-clash").text("word", &said).text("other", other);
                found.push(Finding::new(file, &id, what));
            }
        }
    }
    found
}
