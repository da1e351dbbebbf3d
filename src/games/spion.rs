//! Spion & Spion, the game of spies for two or four: each side carries the enemy's secret home around a ring.

pub mod action;
pub mod announcement;
pub mod board;
pub mod check;
pub mod choices;
pub mod command;
pub mod computer;
pub mod config;
pub mod event;
pub mod excuse;
pub mod hard;
pub mod hint;
pub mod instinct;
pub mod judgement;
pub mod moves;
pub mod narrate;
pub mod phrase;
pub mod piece;
pub mod position;
pub mod prospects;
pub mod reading;
pub mod request;
pub mod ring;
pub mod rules;
pub mod telling;
pub mod trial;
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
use rules::Spion;
use view::{Refusal, View};

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
    const VERBS: &'static [&'static str] = command::VERBS;
    const ARGUMENTS: &'static [&'static str] = command::ARGUMENTS;

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
        computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        hint::hint(view, action)
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

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Spion>, Message> {
        command::interpret(view, command, grammar)
    }

    fn foregone(view: &View) -> Option<Action> {
        view.is_asked_idly().then_some(Action::Decline)
    }

    fn help(view: &View) -> Message {
        request::help(view)
    }

    fn place(view: &View) -> Message {
        request::place(view)
    }

    fn names(view: &View) -> Vec<String> {
        command::names(view)
    }
}
