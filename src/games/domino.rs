//! Domino: Sniff, also All Fives, for 2 to 5. Whoever makes the ends of the line a multiple of five scores.

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
use rules::Domino;
use rules::action::Action;
use rules::config::Config;
use rules::event::Percept;
use rules::view::{Refusal, View};

impl Game for Domino {
    const TEXTS: Texts = Texts {
        messages: source!("domino"),
        words: source!(words "domino-words"),
        rules: source!(words "domino-rules"),
        topics: &[
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
        ],
    };
}

impl Agree for Domino {
    fn options() -> Vec<GameOption> {
        tell::agreement::OPTIONS.to_vec()
    }

    fn configure(chosen: &[Chosen]) -> Result<Config, Message> {
        tell::agreement::configure(chosen)
    }
}

impl Announce for Domino {
    fn introduce(view: &View) -> Vec<Message> {
        tell::announcement::introduce(view)
    }

    fn tell(news: &[News<'_, Domino>], viewer: Viewer) -> Vec<Message> {
        let percepts: Vec<Percept> = news.iter().map(|news| news.percept.clone()).collect();
        tell::announcement::tell(&percepts, viewer)
    }

    fn goes_on(percept: &Percept) -> bool {
        tell::announcement::goes_on(percept)
    }
}

impl Excuse for Refusal {
    fn message(&self) -> Message {
        tell::excuse::refuse(self)
    }
}

impl Answer for Domino {
    const VERBS: &'static [&'static str] = tell::command::VERBS;
    const ARGUMENTS: &'static [&'static str] = tell::typed::ARGUMENTS;

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        tell::command::bare(line, grammar)
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
        tell::command::interpret(view, command, grammar)
    }

    fn names(view: &View) -> Vec<String> {
        tell::command::names(view)
    }
}

impl Prompt for Domino {
    fn help(view: &View) -> Message {
        tell::narrate::help(view)
    }

    fn place(view: &View) -> Message {
        tell::narrate::place(view)
    }
}

impl Advise for Domino {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        tell::hint::hint(view, action)
    }
}

impl Sheets for Domino {}

impl Think for Domino {
    const REFERENCES: &'static [&'static str] = &[think::computer::GREEDY];

    fn computer(level: Level) -> Box<dyn Computer<Domino>> {
        think::computer::computer(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Domino>>> {
        (name == think::computer::GREEDY).then(|| Box::new(think::computer::Greedy) as Box<_>)
    }
}
