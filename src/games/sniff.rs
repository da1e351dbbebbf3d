//! Sniff, the hidden labyrinth for two: each searches the other's labyrinth for its treasure.

pub mod rules;
pub mod tell;
pub mod think;

use crate::game::{
    Advise, Agree, Answer, Chosen, Excuse, Game, GameOption, Hint, Prompt, Reply, SheetFault, Sheets, Texts, Think,
};
use crate::player::{Computer, Level};
use crate::text::command::{Command, Grammar};
use crate::text::locale::source;
use crate::text::message::Message;
use rules::Sniff;
use rules::action::Action;
use rules::config::Config;
use rules::view::{Refusal, View};

impl Game for Sniff {
    const TEXTS: Texts = Texts {
        messages: source!("sniff", "sniff-variants"),
        words: source!(words "sniff-words"),
        rules: source!(words "sniff-rules"),
        topics: &[
            "topic-goal",
            "topic-board",
            "topic-building",
            "topic-turn",
            "topic-answers",
            "topic-knowing",
            "topic-end",
            "topic-variants",
            "topic-hints",
        ],
    };
}

impl Agree for Sniff {
    fn options() -> Vec<GameOption> {
        tell::agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        tell::agreement::configure(chosen)
    }
}

impl Excuse for Refusal {
    fn message(&self) -> Message {
        tell::excuse::refuse(self)
    }
}

impl Answer for Sniff {
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::command::ARGUMENTS;

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Sniff>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }
}

impl Prompt for Sniff {
    fn help(view: &View) -> Message {
        tell::narrate::help(view)
    }

    fn place(view: &View) -> Message {
        tell::narrate::place(view)
    }
}

impl Advise for Sniff {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }
}

impl Sheets for Sniff {
    const SHEET: Option<&'static str> = Some("labyrinth");

    fn sheet(view: &View) -> Option<String> {
        view.own.as_ref().map(tell::sheet::write)
    }

    fn read_sheet(view: &View, text: &str) -> Result<Action, SheetFault> {
        tell::sheet::read(view, text).map(Action::Lay)
    }
}

impl Think for Sniff {
    const REFERENCES: &'static [&'static str] = &[think::computer::FRONTIER];

    fn computer(level: Level) -> Box<dyn Computer<Sniff>> {
        think::computer::computer(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Sniff>>> {
        (name == think::computer::FRONTIER).then(|| Box::new(think::computer::Frontier) as Box<_>)
    }
}
