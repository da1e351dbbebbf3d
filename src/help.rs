//! Help: what can be typed, what a command does, and the rules of a game by topic.

use crate::kind::Kind;
use crate::text::command::{Command, Grammar, shorten};
use crate::text::lexicon::{Found, words};
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// What the command `help` asks for: all commands, one of them, or, without a word, `now`.
pub fn help(
    teller: &Teller,
    command: &Command,
    grammar: &Grammar,
    verbs: &[&'static str],
    now: &Message,
) -> Vec<Message> {
    if command.rest.is_empty() {
        return vec![now.clone()];
    }
    if grammar.arguments.find(&command.rest) == Found::One("all") {
        let count = Message::new("help-commands").count("count", verbs.len());
        return [count].into_iter().chain(verbs.iter().map(|verb| explain(teller, verb))).collect();
    }
    vec![match grammar.verbs.find(&command.rest) {
        Found::One(verb) => explain(teller, verb),
        Found::None | Found::Several(_) => Message::new("help-unknown").text("word", shorten(&command.rest)),
    }]
}

/// What a command does, after all the words for it.
pub fn explain(teller: &Teller, verb: &'static str) -> Message {
    let words = words(teller.locale(), verb).into_iter().map(Arg::Text).collect();
    Message::new(format!("explain-{verb}")).with("words", Arg::List(words))
}

/// The rules of a game: one topic, all of them, or, without a word, which topics there are. The teller learns them.
pub fn rules(teller: &mut Teller, kind: &dyn Kind, topic: &str, grammar: &Grammar) -> Vec<Message> {
    let texts = kind.texts();
    teller.learn(texts.rules);
    // In the lobby the game is named first; in the game people may do so as well.
    let topic = topic.strip_prefix(kind.id()).unwrap_or(topic).trim_start();
    if topic.is_empty() {
        return vec![Message::new("rules-topics").with("topics", topics(teller, kind))];
    }
    if grammar.arguments.find(topic) == Found::One("all") {
        return texts.topics.iter().map(|topic| rule(kind, topic)).collect();
    }
    vec![match teller.lexicon(texts.topics).find(topic) {
        Found::One(topic) => rule(kind, topic),
        Found::None | Found::Several(_) => unknown_topic(teller, kind, topic),
    }]
}

/// What is told of a topic that the rules of a game do not have.
pub fn unknown_topic(teller: &Teller, kind: &dyn Kind, topic: &str) -> Message {
    Message::new("rules-unknown").text("word", shorten(topic)).with("topics", topics(teller, kind))
}

/// The names of the topics of a game's rules.
fn topics(teller: &Teller, kind: &dyn Kind) -> Arg {
    let topics = teller.lexicon(kind.texts().topics);
    Arg::List(topics.usual().map(|name| Arg::Text(name.to_owned())).collect())
}

/// A topic of a game's rules.
pub fn rule(kind: &dyn Kind, topic: &str) -> Message {
    Message::new(format!("rules-{}-{topic}", kind.id()))
}
