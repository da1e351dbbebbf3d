//! Domino: Sniff, also All Fives, for 2 to 5. Whoever makes the ends of the line a multiple of five scores.

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
use rules::Domino;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

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
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::typed::ARGUMENTS;
    const REFERENCES: &'static [&'static str] = &[think::computer::GREEDY];

    fn options() -> Vec<GameOption> {
        tell::agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        tell::agreement::configure(chosen)
    }

    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Domino>> {
        think::computer::computer(level, time)
    }

    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Domino>>> {
        (name == think::computer::GREEDY).then(|| Box::new(think::computer::Greedy) as Box<_>)
    }

    fn introduce(view: &View) -> Vec<Message> {
        tell::announcement::introduce(view)
    }

    fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
        tell::announcement::tell(percepts, viewer)
    }

    fn goes_on(percept: &Percept) -> bool {
        tell::announcement::goes_on(percept)
    }

    fn refuse(refusal: &Refusal) -> Message {
        tell::excuse::refuse(refusal)
    }

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
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
