//! Spion & Spion, the game of spies for two or four: each side carries the enemy's secret home around a ring.

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
use rules::Spion;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

/// The option of a game without notes.
const NO_NOTES: &str = "no-notes";

impl Game for Spion {
    const MESSAGES: Part = Part::Spion;
    const WORDS: Part = Part::SpionWords;
    const RULES: Part = Part::SpionRules;
    const TOPICS: &'static [&'static str] = &[
        "topic-goal",
        "topic-board",
        "topic-setup",
        "topic-turn",
        "topic-passes",
        "topic-fight",
        "topic-grey",
        "topic-bazong",
        "topic-traps",
        "topic-traitor",
        "topic-end",
        "topic-hints",
    ];
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::command::ARGUMENTS;

    fn options() -> Vec<GameOption> {
        vec![GameOption::switch(NO_NOTES)]
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let no_notes = chosen.iter().any(|option| option.name == NO_NOTES);
        Ok(Config { notes: !no_notes })
    }

    fn nobody() -> Option<Message> {
        Some(Message::new("nobody-plays"))
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Spion>> {
        think::computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
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

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Spion>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn foregone(view: &View) -> Option<Action> {
        view.is_asked_idly().then_some(Action::Decline)
    }

    fn help(view: &View) -> Message {
        tell::request::help(view)
    }

    fn place(view: &View) -> Message {
        tell::request::place(view)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }
}
