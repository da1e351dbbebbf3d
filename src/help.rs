//! Help: the available commands, what each of them does, and the rules of a game by topic.

use crate::games;
use crate::kind::Kind;
use crate::text::command::{Command, Grammar, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;

/// Up to this many finished games of a kind, help also says what beginners do first.
const FIRST_GAMES: usize = 2;

/// From this many finished games of a kind on, help only says what to do now.
const MANY_GAMES: usize = 10;

/// The answer to `help`: beginners also hear what to do `first`, and players with many `played` games hear only the
/// first line of `now`.
pub fn by_practice(first: Option<Message>, now: Message, played: usize) -> Vec<Message> {
    match played {
        ..=FIRST_GAMES => first.into_iter().chain([now]).collect(),
        MANY_GAMES.. => {
            let line = Message::new("help-line").with("line", Arg::FirstLine(Box::new(now)));
            vec![line, Message::new("help-rest")]
        }
        _ => vec![now],
    }
}

/// The answer to the command `help`: all commands, one of them, or, without a word, `now`.
///
/// # Errors
/// The message if there is no such command.
pub fn help(
    command: &Command,
    grammar: &Grammar,
    verbs: &[&'static str],
    now: Vec<Message>,
) -> Result<Vec<Message>, Message> {
    if command.rest.is_empty() {
        return Ok(now);
    }
    if grammar.arguments.find(&command.rest) == Found::One("all") {
        let count = Message::new("help-commands").count("count", verbs.len());
        return Ok([count].into_iter().chain(verbs.iter().map(|verb| explain(verb))).collect());
    }
    match grammar.verbs.find(&command.rest) {
        Found::One(verb) => Ok(vec![explain(verb)]),
        Found::None | Found::Several(_) => Err(Message::new("help-unknown").text("word", shorten(&command.rest))),
    }
}

/// Explains a command, after listing all words for it.
pub fn explain(verb: &'static str) -> Message {
    Message::new(format!("explain-{verb}")).with("words", Arg::Words(verb))
}

/// The game and the topic meant by the words after `rules`: the game comes first, unless only one game has the topic.
///
/// # Errors
/// A message for the player, when there is no such game or topic, or several games have it.
pub fn topic_of<'a>(teller: &Teller, words: &'a str) -> Result<(&'static dyn Kind, &'a str), Message> {
    let words = words.trim();
    let (first, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    if words.is_empty() {
        return Err(games::which("rules"));
    }
    let no_game = match games::meant(first) {
        Ok(kind) => return Ok((kind, rest.trim())),
        Err(no_game) => no_game,
    };
    let lang = teller.locale().lang();
    let fits: Vec<&dyn Kind> = games::ALL.iter().copied().filter(|kind| has_topic(lang, *kind, words)).collect();
    match fits.as_slice() {
        [] => Err(no_game),
        [kind] => Ok((*kind, words)),
        [first, ..] => {
            let games = fits.iter().map(|kind| Arg::text(kind.id())).collect();
            let which = Message::new("rules-which").text("topic", shorten(words)).with("games", Arg::List(games));
            Err(which.with("command", Arg::Command("rules")).text("game", first.id()))
        }
    }
}

/// Whether this word means a topic or an option of a game.
fn has_topic(lang: Lang, kind: &dyn Kind, word: &str) -> bool {
    let sources = [kind.texts().messages, kind.texts().words, kind.texts().rules];
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &sources);
    let options: Vec<&'static str> = kind.options().iter().map(|option| option.name).collect();
    teller.lexicon(&[kind.texts().topics, &options].concat()).exact(word).is_some()
}

/// The lines of the rules about an option: from the line that begins with its word to that of the next option.
fn rules_of_option(teller: &Teller, kind: &dyn Kind, typed: &str) -> Option<Vec<Message>> {
    let options: Vec<&'static str> = kind.options().iter().map(|option| option.name).collect();
    let lexicon = teller.lexicon(&options);
    let option = lexicon.exact(typed)?;
    // An option comes before its explanation, perhaps with a value: `holes 12: ...`.
    let of_line = |line: &str| lexicon.exact(line.split_once(':')?.0.split(' ').next()?);
    kind.texts().topics.iter().find_map(|topic| {
        let text = teller.say(&rule(kind, topic));
        let lines = text.lines().skip_while(|line| of_line(line) != Some(option));
        let lines = lines.take_while(|line| of_line(line).is_none_or(|other| other == option));
        let lines: Vec<Message> = lines.map(|line| Message::new("rules-part").text("text", line)).collect();
        (!lines.is_empty()).then_some(lines)
    })
}

/// The rules of a game: one topic, all topics or, without a topic, their list. Teaches the teller the rules.
///
/// # Errors
/// The message if there is no such topic.
pub fn rules(teller: &mut Teller, kind: &dyn Kind, topic: &str, grammar: &Grammar) -> Result<Vec<Message>, Message> {
    let texts = kind.texts();
    teller.learn(texts.rules);
    teller.learn(texts.words);
    // In the lobby the game is named first; during a game players may do so as well.
    let topic = topic.strip_prefix(kind.id()).unwrap_or(topic).trim_start();
    if topic.is_empty() {
        let example = teller.lexicon(texts.topics).usual().next().unwrap_or_default().to_owned();
        let told = Message::new("rules-topics").with("topics", topics(teller, kind));
        let told = told.with("command", Arg::Command("rules"));
        return Ok(vec![told.text("game", kind.id()).text("topic", example)]);
    }
    if grammar.arguments.find(topic) == Found::One("all") {
        let headed = |topic: &&'static str| {
            let name = teller.lexicon(&[*topic]).usual().next().unwrap_or_default().to_owned();
            [Message::new("rules-topic").text("topic", name), rule(kind, topic)]
        };
        return Ok(texts.topics.iter().flat_map(headed).collect());
    }
    match teller.lexicon(texts.topics).find(topic) {
        Found::One(topic) => Ok(vec![rule(kind, topic)]),
        Found::None | Found::Several(_) => {
            let option = rules_of_option(teller, kind, topic);
            option.ok_or_else(|| unknown_topic(teller, kind, topic))
        }
    }
}

/// The message after the rules of a game in play that lists its variants. `None` after the rules of a variant.
pub fn played(teller: &Teller, kind: &dyn Kind, topic: &str, variants: &[&'static str]) -> Option<Message> {
    if rules_of_option(teller, kind, topic).is_some() {
        return None;
    }
    let lexicon = teller.lexicon(variants);
    let names = lexicon.usual().filter(|name| rules_of_option(teller, kind, name).is_some());
    let names: Vec<String> = names.map(str::to_owned).collect();
    let first = names.first()?.clone();
    let told = Message::new("rules-played").with("command", Arg::Command("rules")).text("topic", first);
    Some(told.with("variants", Arg::List(names.into_iter().map(Arg::text).collect())))
}

/// The message about a topic that the rules of a game do not have.
pub fn unknown_topic(teller: &Teller, kind: &dyn Kind, topic: &str) -> Message {
    Message::new("rules-unknown").text("word", shorten(topic)).with("topics", topics(teller, kind))
}

/// The names of the topics of a game's rules.
fn topics(teller: &Teller, kind: &dyn Kind) -> Arg {
    let topics = teller.lexicon(kind.texts().topics);
    Arg::List(topics.usual().map(Arg::text).collect())
}

/// A topic of a game's rules.
pub fn rule(kind: &dyn Kind, topic: &str) -> Message {
    Message::new(format!("rules-{}-{topic}", kind.id()))
}
