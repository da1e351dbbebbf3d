//! Help: what can be typed, what a command does, and the rules of a game by topic.

use super::console::Console;
use crate::game::Game;
use crate::text::command::{Command, Grammar, shorten};
use crate::text::lexicon::{Found, words};
use crate::text::message::{Arg, Message};

/// Tells what the command `help` asks for: all commands, one of them, or, without a word, `now`.
pub fn tell_help(console: &mut Console, command: &Command, grammar: &Grammar, verbs: &[&'static str], now: &Message) {
    if command.rest.is_empty() {
        return console.say(now);
    }
    if grammar.arguments.find(&command.rest) == Found::One("all") {
        console.say(&Message::new("help-commands").count("count", verbs.len()));
        for verb in verbs {
            let explanation = explain(console, verb);
            console.say(&explanation);
        }
        return;
    }
    let message = match grammar.verbs.find(&command.rest) {
        Found::One(verb) => explain(console, verb),
        Found::None | Found::Several(_) => Message::new("help-unknown").text("word", shorten(&command.rest)),
    };
    console.say(&message);
}

/// What a command does, after all the words for it.
pub fn explain(console: &Console, verb: &'static str) -> Message {
    let words = words(console.teller().locale(), verb).into_iter().map(Arg::Text).collect();
    Message::new(format!("explain-{verb}")).with("words", Arg::List(words))
}

/// Tells the rules of a game: one topic, all of them, or, without a word, which topics there are.
pub fn tell_rules<G: Game>(console: &mut Console, topic: &str, grammar: &Grammar) {
    console.learn(G::TEXTS.rules);
    // In the lobby the game is named first; in the game people may do so as well.
    let topic = topic.strip_prefix(G::ID).unwrap_or(topic).trim_start();
    let topics = console.teller().lexicon(G::TEXTS.topics);
    if topic.is_empty() {
        let names = topics.usual().map(|name| Arg::Text(name.to_owned())).collect();
        let message = Message::new("rules-topics").with("topics", Arg::List(names));
        return console.say(&message);
    }
    if grammar.arguments.find(topic) == Found::One("all") {
        for topic in G::TEXTS.topics {
            console.say(&rules_of::<G>(topic));
        }
        return;
    }
    match topics.find(topic) {
        Found::One(topic) => console.say(&rules_of::<G>(topic)),
        Found::None | Found::Several(_) => {
            let unknown = unknown_topic::<G>(console, topic);
            console.say(&unknown);
        }
    }
}

/// What is told of a topic that the rules of a game do not have.
pub fn unknown_topic<G: Game>(console: &Console, topic: &str) -> Message {
    let topics = console.teller().lexicon(G::TEXTS.topics);
    let names = topics.usual().map(|name| Arg::Text(name.to_owned()));
    Message::new("rules-unknown").text("word", shorten(topic)).with("topics", Arg::List(names.collect()))
}

/// A topic of a game's rules.
pub fn rules_of<G: Game>(topic: &str) -> Message {
    Message::new(format!("rules-{}-{topic}", G::ID))
}
