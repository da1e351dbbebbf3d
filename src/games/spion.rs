//! Spion & Spion, the game of spies for two or four: each side carries the enemy's secret home around a ring.

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
use rules::Spion;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

/// The option of a game without notes.
const NO_NOTES: &str = "no-notes";

impl Game for Spion {
    const TEXTS: Texts = Texts {
        messages: source!("spion"),
        words: source!(words "spion-words"),
        rules: source!(words "spion-rules"),
        topics: &[
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
        ],
    };
}

impl Agree for Spion {
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
}

impl Announce for Spion {
    fn introduce(view: &View) -> Vec<Message> {
        tell::announcement::introduce(view)
    }

    fn tell(news: &[News<'_, Spion>], viewer: Viewer) -> Vec<Message> {
        let percepts: Vec<Percept> = news.iter().map(|news| news.percept.clone()).collect();
        tell::announcement::tell(&percepts, viewer)
    }
}

impl Excuse for Refusal {
    fn message(&self) -> Message {
        tell::excuse::refuse(self)
    }
}

impl Answer for Spion {
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::command::ARGUMENTS;

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Spion>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }

    fn foregone(view: &View) -> Option<Action> {
        view.is_asked_idly().then_some(Action::Decline)
    }
}

impl Prompt for Spion {
    fn help(view: &View) -> Message {
        tell::request::help(view)
    }

    fn place(view: &View) -> Message {
        tell::request::place(view)
    }
}

impl Advise for Spion {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }
}

impl Sheets for Spion {}

impl Think for Spion {
    fn computer(level: Level) -> Box<dyn Computer<Spion>> {
        think::computer::computer(level)
    }
}
