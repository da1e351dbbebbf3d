//! Schnuff, the counting card game for two to six: whoever lifts the sum above 30, 60 or 90 pays with chips.

pub mod rules;
pub mod tell;
pub mod think;

use crate::deadline::ThinkingTime;
use crate::game::{Chosen, Game, GameOption, Hint, Reply};
use crate::player::{Computer, Level};
use crate::seat::Viewer;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Part;
use crate::text::message::Message;
use rules::Schnuff;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

impl Game for Schnuff {
    const MESSAGES: Part = Part::Schnuff;
    const WORDS: Part = Part::SchnuffWords;
    const RULES: Part = Part::SchnuffRules;
    const TOPICS: &'static [&'static str] = &[
        "topic-goal",
        "topic-cards",
        "topic-round",
        "topic-limits",
        "topic-chances",
        "topic-schnuff",
        "topic-end",
        "topic-options",
        "topic-details",
        "topic-hints",
    ];
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = &["draw"];

    fn options() -> Vec<GameOption> {
        ["strict", "short"].map(GameOption::switch).into()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let is_chosen = |name| chosen.iter().any(|option| option.name == name);
        Ok(Config { strict: is_chosen("strict"), short: is_chosen("short") })
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Schnuff>> {
        think::computer::computer(level, time)
    }

    const REFERENCES: &'static [&'static str] = &[think::computer::KEEPER];

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Schnuff>>> {
        think::computer::reference(name)
    }

    fn introduce(view: &View) -> Vec<Message> {
        tell::announcement::introduce(view)
    }

    fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
        tell::announcement::tell(percepts, viewer)
    }

    fn refuse(refusal: &Refusal) -> Message {
        tell::excuse::refuse(refusal)
    }

    fn bare(line: &str, _grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Schnuff>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn help(view: &View) -> Message {
        tell::narrate::help(view)
    }

    fn place(view: &View) -> Message {
        tell::narrate::place(view)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }
}
