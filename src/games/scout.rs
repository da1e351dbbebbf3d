//! Scout, the sliding hedge maze for 2 to 4: each brings scouts across a board whose hedges are pushed about.

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
use rules::Scout;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

impl Game for Scout {
    const MESSAGES: Part = Part::Scout;
    const WORDS: Part = Part::ScoutWords;
    const RULES: Part = Part::ScoutRules;
    const TOPICS: &'static [&'static str] = &[
        "topic-goal",
        "topic-board",
        "topic-cards",
        "topic-setup",
        "topic-turn",
        "topic-moving",
        "topic-end",
        "topic-several",
        "topic-options",
        "topic-readings",
        "topic-asking",
        "topic-hints",
    ];
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::command::ARGUMENTS;
    const HAS_SECRETS: bool = false;
    const REFERENCES: &'static [&'static str] = &[think::computer::GREEDY];

    fn options() -> Vec<GameOption> {
        tell::agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        Ok(tell::agreement::configure(chosen))
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Scout>> {
        think::computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }

    fn allows_hints(view: &View) -> bool {
        view.position.config.hints
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Scout>>> {
        (name == think::computer::GREEDY).then(|| Box::new(think::computer::Greedy) as Box<_>)
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

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
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
