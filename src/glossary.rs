//! The glossary: what the words in and around the games mean, in two lines each. Asked for with `what is gallop`.
//!
//! Each game brings the entries for its own words ([`Texts::terms`](crate::game::Texts)); those of the program are
//! here.

use crate::game::Terms;
use crate::games;
use crate::help::explain;
use crate::kind::Kind;
use crate::text::command::{Grammar, shorten};
use crate::text::lexicon::Lexicon;
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::text::sieve::without_end;
use crate::text::teller::Teller;
use crate::text::words::Words;

/// The words of the program itself.
pub const PROGRAM: Terms = Terms {
    texts: Source::TERMS,
    names: &[
        "term-program-lobby",
        "term-program-table",
        "term-program-seat",
        "term-program-record",
        "term-program-level",
        "term-program-computer",
        "term-program-hint",
        "term-program-move",
        "term-program-lot",
        "term-program-seed",
        "term-program-variant",
        "term-program-tournament",
        "term-program-no-hints",
        "term-program-tutor",
        "term-program-review",
        "term-program-draw",
        "term-program-replay",
        "term-program-note",
        "term-program-wording",
        "term-program-braille",
        "term-program-host",
        "term-program-guest",
        "term-program-listener",
        "term-program-words",
        "term-program-friend",
        "term-program-key",
        "term-program-relay",
        "term-program-fair",
        "term-program-statistics",
    ],
};

/// Describes each game with its length and number of players, through the entry of its name. Teaches the teller these
/// entries.
pub fn offers(teller: &mut Teller) -> Vec<Message> {
    games::ALL.iter().for_each(|kind| teller.learn(kind.texts().terms.texts));
    games::ALL.iter().map(|kind| Message::new(format!("term-{}", kind.id()))).collect()
}

/// The meaning of some words: in the game in play, `here`, or as a command of it; or else in the program and in all
/// games; or else as any command. Teaches the teller the entries.
///
/// # Errors
/// The message if there are no words, or none is known.
pub fn meaning(
    teller: &mut Teller,
    here: Option<&dyn Kind>,
    typed: &str,
    grammar: &Grammar,
) -> Result<Vec<Message>, Message> {
    for terms in all() {
        teller.learn(terms.texts);
    }
    let phrases = phrases(teller, typed);
    if phrases.is_empty() {
        return Err(Message::new("meaning-which"));
    }
    let found = |names: &[&'static str]| -> Vec<Message> {
        let lexicon = teller.lexicon(names);
        let fits = phrases.iter().map(|phrase| lexicon.every(phrase)).find(|fits| !fits.is_empty());
        fits.unwrap_or_default().into_iter().map(Message::new).collect()
    };
    let command = |is_meant: &dyn Fn(&str) -> bool| {
        let verb = phrases.iter().find_map(|phrase| grammar.verbs.exact(phrase))?;
        is_meant(verb).then(|| vec![explain(verb)])
    };
    if let Some(kind) = here {
        let own = found(kind.texts().terms.names);
        if !own.is_empty() {
            return Ok(own);
        }
        // A command of this game may be a term of another game.
        if let Some(explained) = command(&|verb| kind.verbs().contains(&verb)) {
            return Ok(explained);
        }
    }
    let others: Vec<&'static str> = all().flat_map(|terms| terms.names.iter().copied()).collect();
    let others = found(&others);
    if !others.is_empty() {
        return Ok(others);
    }
    command(&|_| true).ok_or_else(|| unknown(teller, &phrases))
}

/// The entries of all games and of the program.
fn all() -> impl Iterator<Item = Terms> {
    games::ALL.iter().map(|kind| kind.texts().terms).chain([PROGRAM])
}

/// The phrases that the player may have meant: all words, and the words without articles and the like.
fn phrases(teller: &Teller, typed: &str) -> Vec<String> {
    let words: Vec<&str> = without_end(typed).split_whitespace().collect();
    let articles = teller.lexicon(&["articles"]);
    let without: Vec<&str> = words.iter().copied().filter(|word| articles.exact(word).is_none()).collect();
    let mut phrases: Vec<String> = [words.join(" "), without.join(" ")].into();
    phrases.retain(|phrase| phrase.chars().any(char::is_alphanumeric));
    phrases.dedup();
    phrases
}

/// Says that a word is not known, and which one it resembles or else which words can be asked about.
fn unknown(teller: &Teller, phrases: &[String]) -> Message {
    let word = phrases.last().map(String::as_str).unwrap_or_default();
    let known: Vec<Words> =
        all().flat_map(|terms| terms.names.iter()).map(|name| Words::from_locale(teller.locale(), name)).collect();
    let known = known.iter().flat_map(Words::iter);
    match Lexicon::nearest(word, known) {
        Some(like) => Message::new("meaning-like").text("word", shorten(word)).text("like", like),
        None => Message::new("meaning-unknown").text("word", shorten(word)),
    }
}
