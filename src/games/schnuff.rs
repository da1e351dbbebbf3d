//! Schnuff, the counting card game for two to six: whoever lifts the sum above 30, 60 or 90 pays with chips.

pub mod rules;
pub mod tell;
pub mod think;

use crate::game::{
    Advise, Agree, Announce, Answer, Chosen, Excuse, Game, GameOption, Hint, Prompt, Reply, Sheets, Texts, Think,
};
use crate::player::{Computer, Level};
use crate::rules::News;
use crate::seat::Viewer;
use crate::text::command::{Command, Grammar};
use crate::text::locale::source;
use crate::text::message::Message;
use rules::Schnuff;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

impl Game for Schnuff {
    const TEXTS: Texts = Texts {
        messages: source!("schnuff"),
        words: source!(words "schnuff-words"),
        rules: source!(words "schnuff-rules"),
        topics: &[
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
        ],
    };
}

impl Agree for Schnuff {
    fn options() -> Vec<GameOption> {
        ["strict", "short"].map(GameOption::switch).into()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        let is_chosen = |name| chosen.iter().any(|option| option.name == name);
        Ok(Config { strict: is_chosen("strict"), short: is_chosen("short") })
    }
}

impl Announce for Schnuff {
    fn introduce(view: &View) -> Vec<Message> {
        tell::announcement::introduce(view)
    }

    fn tell(news: &[News<'_, Schnuff>], viewer: Viewer) -> Vec<Message> {
        let percepts: Vec<Percept> = news.iter().map(|news| news.percept.clone()).collect();
        tell::announcement::tell(&percepts, viewer)
    }
}

impl Excuse for Refusal {
    fn message(&self) -> Message {
        tell::excuse::refuse(self)
    }
}

impl Answer for Schnuff {
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = &["draw"];

    fn bare(line: &str, _grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Schnuff>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }
}

impl Prompt for Schnuff {
    fn help(view: &View) -> Message {
        tell::narrate::help(view)
    }

    fn place(view: &View) -> Message {
        tell::narrate::place(view)
    }
}

impl Advise for Schnuff {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }
}

impl Sheets for Schnuff {}

impl Think for Schnuff {
    const REFERENCES: &'static [&'static str] = &[think::computer::KEEPER];

    fn computer(level: Level) -> Box<dyn Computer<Schnuff>> {
        think::computer::computer(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Schnuff>>> {
        think::computer::reference(name)
    }
}
