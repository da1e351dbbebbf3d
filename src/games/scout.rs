//! Scout, the sliding hedge maze for 2 to 4: each brings scouts across a board whose hedges are pushed about.

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
use rules::Scout;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

impl Game for Scout {
    const TEXTS: Texts = Texts {
        messages: source!("scout"),
        words: source!(words "scout-words"),
        rules: source!(words "scout-rules"),
        topics: &[
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
        ],
    };
    const HAS_SECRETS: bool = false;
}

impl Agree for Scout {
    fn options() -> Vec<GameOption> {
        tell::agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        Ok(tell::agreement::configure(chosen))
    }
}

impl Announce for Scout {
    fn introduce(view: &View) -> Vec<Message> {
        tell::announcement::introduce(view)
    }

    fn tell(news: &[News<'_, Scout>], viewer: Viewer) -> Vec<Message> {
        let percepts: Vec<Percept> = news.iter().map(|news| news.percept.clone()).collect();
        tell::announcement::tell(&percepts, viewer)
    }
}

impl Excuse for Refusal {
    fn message(&self) -> Message {
        tell::excuse::refuse(self)
    }
}

impl Answer for Scout {
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::command::ARGUMENTS;

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }
}

impl Prompt for Scout {
    fn help(view: &View) -> Message {
        tell::narrate::help(view)
    }

    fn place(view: &View) -> Message {
        tell::narrate::place(view)
    }
}

impl Advise for Scout {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }

    fn allows_hints(view: &View) -> bool {
        view.position.config.hints
    }
}

impl Sheets for Scout {}

impl Think for Scout {
    const REFERENCES: &'static [&'static str] = &[think::computer::GREEDY];

    fn computer(level: Level) -> Box<dyn Computer<Scout>> {
        think::computer::computer(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Scout>>> {
        (name == think::computer::GREEDY).then(|| Box::new(think::computer::Greedy) as Box<_>)
    }
}
