//! Sniff, the hidden labyrinth for two: each searches the other's labyrinth for its treasure.

pub mod rules;
pub mod tell;
pub mod think;

use crate::deadline::ThinkingTime;
use crate::game::{Chosen, Game, GameOption, Hint, Reply, SheetFault};
use crate::player::{Computer, Level};
use crate::seat::Viewer;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Part;
use crate::text::message::Message;
use rules::Sniff;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

impl Game for Sniff {
    const MESSAGES: Part = Part::Sniff;
    const WORDS: Part = Part::SniffWords;
    const RULES: Part = Part::SniffRules;
    const TOPICS: &'static [&'static str] = &[
        "topic-goal",
        "topic-board",
        "topic-building",
        "topic-turn",
        "topic-answers",
        "topic-knowing",
        "topic-end",
        "topic-variants",
        "topic-hints",
    ];
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::command::ARGUMENTS;
    const REFERENCES: &'static [&'static str] = &[think::computer::FRONTIER];
    const SHEET: Option<&'static str> = Some("labyrinth");

    fn options() -> Vec<GameOption> {
        tell::agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        tell::agreement::configure(chosen)
    }

    fn recall(view: &View, story: Vec<Percept>) -> Vec<Percept> {
        rules::event::recall(view, story)
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Sniff>> {
        think::computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Sniff>>> {
        (name == think::computer::FRONTIER).then(|| Box::new(think::computer::Frontier) as Box<_>)
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

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Sniff>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn sheet(view: &View) -> Option<String> {
        view.own.as_ref().map(tell::sheet::write)
    }

    fn read_sheet(view: &View, text: &str) -> Result<Action, SheetFault> {
        tell::sheet::read(view, text).map(Action::Lay)
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
