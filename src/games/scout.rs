//! Scout, the sliding hedge maze for 2 to 4: each brings scouts across a board whose hedges are pushed about.

pub mod action;
pub mod agreement;
pub mod announcement;
pub mod board;
pub mod cards;
pub mod check;
pub mod command;
pub mod computer;
pub mod config;
pub mod event;
pub mod excuse;
pub mod forecast;
pub mod foresight;
pub mod hard;
pub mod hint;
pub mod hole;
pub mod maze;
pub mod moves;
pub mod narrate;
pub mod outlook;
pub mod paths;
pub mod position;
pub mod reach;
pub mod rules;
pub mod seating;
pub mod survey;
pub mod trail;
pub mod turn;
pub mod typed;
pub mod view;

use crate::deadline::ThinkingTime;
use crate::game::{Chosen, Game, GameOption, Hint, Reply};
use crate::player::{Computer, Level};
use crate::seat::Viewer;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Part;
use crate::text::message::Message;
use action::Action;
use config::Config;
use event::Percept;
use rules::Scout;
use view::{Refusal, View};

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
    const VERBS: &'static [&'static str] = command::VERBS;
    const ARGUMENTS: &'static [&'static str] = command::ARGUMENTS;
    const HAS_SECRETS: bool = false;
    const REFERENCES: &'static [&'static str] = &[computer::GREEDY];

    fn options() -> Vec<GameOption> {
        agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        Ok(agreement::configure(chosen))
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Scout>> {
        computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        hint::hint(view, action)
    }

    fn allows_hints(view: &View) -> bool {
        view.position.config.hints
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Scout>>> {
        (name == computer::GREEDY).then(|| Box::new(computer::Greedy) as Box<_>)
    }

    fn introduce(view: &View) -> Vec<Message> {
        announcement::introduce(view)
    }

    fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
        announcement::tell(percepts, viewer)
    }

    fn refuse(refusal: &Refusal) -> Message {
        excuse::refuse(refusal)
    }

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
        command::interpret(view, command, grammar)
    }

    fn help(view: &View) -> Message {
        narrate::help(view)
    }

    fn place(view: &View) -> Message {
        narrate::place(view)
    }

    fn names(view: &View) -> Vec<String> {
        command::names(view)
    }
}
