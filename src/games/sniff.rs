//! Sniff, the hidden labyrinth for two: each searches the other's labyrinth for its treasure.

pub mod action;
pub mod agreement;
pub mod announcement;
pub mod board;
pub mod builder;
pub mod check;
pub mod clues;
pub mod command;
pub mod computer;
pub mod config;
pub mod consistent;
pub mod distances;
pub mod event;
pub mod excuse;
pub mod ground;
pub mod hard;
pub mod hardest;
pub mod hint;
pub mod labyrinth;
pub mod moves;
pub mod narrate;
pub mod rules;
pub mod sheet;
pub mod trek;
pub mod view;
pub mod walkers;

use crate::deadline::ThinkingTime;
use crate::game::{Chosen, Game, GameOption, Hint, Reply, SheetFault};
use crate::player::{Computer, Level};
use crate::seat::Viewer;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Part;
use crate::text::message::Message;
use action::Action;
use config::Config;
use event::Percept;
use rules::Sniff;
use view::{Refusal, View};

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
    const VERBS: &'static [&'static str] = command::VERBS;
    const ARGUMENTS: &'static [&'static str] = command::ARGUMENTS;
    const REFERENCES: &'static [&'static str] = &[computer::FRONTIER];
    const SHEET: Option<&'static str> = Some("labyrinth");

    fn options() -> Vec<GameOption> {
        agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        agreement::configure(chosen)
    }

    fn recall(view: &View, story: Vec<Percept>) -> Vec<Percept> {
        event::recall(view, story)
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Sniff>> {
        computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        hint::hint(view, action)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Sniff>>> {
        (name == computer::FRONTIER).then(|| Box::new(computer::Frontier) as Box<_>)
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

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Sniff>, Message> {
        command::interpret(view, command, grammar)
    }

    fn sheet(view: &View) -> Option<String> {
        view.own.as_ref().map(sheet::write)
    }

    fn read_sheet(view: &View, text: &str) -> Result<Action, SheetFault> {
        sheet::read(view, text).map(Action::Lay)
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
