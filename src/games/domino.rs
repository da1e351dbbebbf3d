//! Domino: Sniff, also All Fives, for 2 to 5. Whoever makes the ends of the line a multiple of five scores.

pub mod action;
pub mod agreement;
pub mod announcement;
pub mod check;
pub mod command;
pub mod computer;
pub mod config;
pub mod event;
pub mod excuse;
pub mod hard;
pub mod hint;
pub mod line;
pub mod narrate;
pub mod phrase;
pub mod playout;
pub mod rules;
pub mod tile;
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
use rules::Domino;
use view::{Refusal, View};

impl Game for Domino {
    const MESSAGES: Part = Part::Domino;
    const WORDS: Part = Part::DominoWords;
    const RULES: Part = Part::DominoRules;
    const TOPICS: &'static [&'static str] = &[
        "topic-goal",
        "topic-tiles",
        "topic-opening",
        "topic-turn",
        "topic-scoring",
        "topic-hand-end",
        "topic-end",
        "topic-variants",
        "topic-asking",
        "topic-hints",
    ];
    const VERBS: &'static [&'static str] = command::VERBS;
    const ARGUMENTS: &'static [&'static str] = typed::ARGUMENTS;
    const REFERENCES: &'static [&'static str] = &[computer::GREEDY];

    fn options() -> Vec<GameOption> {
        agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        agreement::configure(chosen)
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Domino>> {
        computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        hint::hint(view, action)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Domino>>> {
        (name == computer::GREEDY).then(|| Box::new(computer::Greedy) as Box<_>)
    }

    fn introduce(view: &View) -> Vec<Message> {
        announcement::introduce(view)
    }

    fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
        announcement::tell(percepts, viewer)
    }

    fn goes_on(percept: &Percept) -> bool {
        announcement::goes_on(percept)
    }

    fn refuse(refusal: &Refusal) -> Message {
        excuse::refuse(refusal)
    }

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
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
