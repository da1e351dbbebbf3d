//! All games. No other place lists them.

pub mod domino;
pub mod schnuff;
pub mod scout;
pub mod sniff;
pub mod spion;

use snuffel_core::deadline::Deadline;
use snuffel_core::game::GameOption;
use snuffel_core::kind::{Kind, Of};
use snuffel_core::notation::Unreadable;
use snuffel_core::question::{Answer, Question};
use snuffel_core::text::command::{Misread, shorten};
use snuffel_core::text::lexicon::Lexicon;
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::tournament::Tournament;

/// All games, in the order of the menu. Every game can be played as a tournament.
pub static ALL: &[&dyn Kind] = &[
    &Of::<Tournament<sniff::rules::Sniff>>::KIND,
    &Of::<Tournament<domino::rules::Domino>>::KIND,
    &Of::<Tournament<schnuff::rules::Schnuff>>::KIND,
    &Of::<Tournament<scout::rules::Scout>>::KIND,
    &Of::<Tournament<spion::rules::Spion>>::KIND,
];

/// The game with this name.
///
/// # Errors
/// The message to show if there is no such game.
pub fn named(name: &str) -> Result<&'static dyn Kind, Message> {
    let found = ALL.iter().copied().find(|game| game.id() == name);
    found.ok_or_else(|| Message::new("game-unknown").text("word", shorten(name)).with("games", names()))
}

/// Answers a question about one of the games.
///
/// # Errors
/// If there is no such game, or the question does not make sense in it.
///
/// # Panics
/// Possibly, if another program made the view: see [`Kind::answer`].
pub fn answer(question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable> {
    let kind = named(&question.game).map_err(|_| Unreadable)?;
    kind.answer(question, deadline)
}

/// The game that a typed word refers to by its name or an abbreviation.
///
/// # Errors
/// The message to show if there is none, or if several match. If the word resembles the name of a game, it suggests
/// that one.
pub fn meant(word: &str) -> Result<&'static dyn Kind, Message> {
    let word = word.to_lowercase();
    let mut fits = ALL.iter().copied().filter(|game| !word.is_empty() && game.id().starts_with(&word));
    match (fits.next(), fits.next()) {
        (Some(game), None) => Ok(game),
        _ => named(&word).map_err(|unknown| match like(&word) {
            Some(game) => Misread::Like(word.clone(), game.to_owned()).message(),
            None => unknown,
        }),
    }
}

/// The name of the game that a mistyped word resembles, if any.
pub fn like(word: &str) -> Option<&'static str> {
    Lexicon::nearest(word, ALL.iter().map(|game| game.id()))
}

/// Asks which game a command is for.
pub fn which(command: &'static str) -> Message {
    Message::new("game-which").with("command", Arg::Command(command)).with("games", names())
}

/// The names of all games, as the player can type them.
pub fn names() -> Arg {
    Arg::List(ALL.iter().map(|game| Arg::typed(game.id())).collect())
}

/// The kinds of facts that the games announce unasked, each once.
pub fn kinds() -> Vec<&'static str> {
    let mut all: Vec<&'static str> = Vec::new();
    for kind in ALL.iter().flat_map(|game| game.kinds()) {
        if !all.contains(kind) {
            all.push(kind);
        }
    }
    all
}

/// The options of all games, each name once.
pub fn options() -> Vec<GameOption> {
    let mut all: Vec<GameOption> = Vec::new();
    for option in ALL.iter().flat_map(|game| game.options()) {
        if all.iter().all(|known| known.name != option.name) {
            all.push(option);
        }
    }
    all
}
