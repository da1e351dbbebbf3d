//! What a game adds to its rules so that people can play it: words, sentences, computer players.

use crate::deadline::ThinkingTime;
use crate::player::{Computer, Level};
use crate::rules::Rules;
use crate::seat::Viewer;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Part;
use crate::text::message::{Arg, Message};

/// A game that can be told and typed.
pub trait Game: Rules {
    /// The file with the game's messages.
    const MESSAGES: Part;
    /// The file with the words that can be typed in the game. Their names, and those of its messages, may be used by
    /// other games too, but not by what all games share.
    const WORDS: Part;
    /// The file with the game's rules.
    const RULES: Part;
    /// The topics of the game's rules, in the order of reading: the messages `rules-ID-TOPIC`.
    const TOPICS: &'static [&'static str];
    /// The commands of the game besides those that every game has.
    const VERBS: &'static [&'static str];
    /// The words that can stand behind the game's commands, besides those that mean something everywhere.
    const ARGUMENTS: &'static [&'static str] = &[];

    /// Whether a seat may know what the others may not. Without secrets nothing has to be cleared away between two people
    /// at one keyboard.
    const HAS_SECRETS: bool = true;

    /// What players can keep in files of their own for other games, such as labyrinths, if anything: the name of the
    /// folder, and of the word `word-NAME` for one of them.
    const SHEET: Option<&'static str> = None;

    /// What can be agreed before a game, in the order of its rules. The words for each are the message `word-NAME`.
    fn options() -> Vec<GameOption>;

    /// What is agreed when these of the [`options`](Game::options) are chosen.
    ///
    /// # Errors
    /// What to tell when a value makes no sense, or when the options do not go together.
    fn configure(chosen: &[Chosen]) -> Result<Self::Config, Message>;

    /// What is told when the game is asked for without players, if that is no mistake.
    fn nobody() -> Option<Message> {
        None
    }

    /// What of the story so far the viewer of `view` may be told again. All of it, unless the players have agreed that
    /// it is to be kept in mind.
    fn recall(_view: &Self::View, story: Vec<Self::Percept>) -> Vec<Self::Percept> {
        story
    }

    /// A computer player of that level, which takes no longer than `time` over a decision.
    fn computer(level: Level, time: ThinkingTime) -> Box<dyn Computer<Self>>;

    /// How a hint is told: what the computer of level hard would do where the viewer of `view` is, and why.
    /// `None` for an action that nobody is advised to, such as giving up.
    fn hint(view: &Self::View, action: &Self::Action) -> Option<Hint>;

    /// Whether the players may ask for hints.
    fn allows_hints(view: &Self::View) -> bool {
        let _ = view;
        true
    }

    /// The names of plain players that measure how well others play; nobody can choose them for an evening.
    const REFERENCES: &'static [&'static str] = &[];

    /// One of the [reference players](Game::REFERENCES); `None` when there is none of that name.
    fn reference(name: &str) -> Option<Box<dyn Computer<Self>>> {
        let _ = name;
        None
    }

    /// What is told at the beginning: what is played, and what is expected first.
    fn introduce(view: &Self::View) -> Vec<Message>;

    /// What is told of percepts that come one after the other. Several may be told in one sentence, such as all moves
    /// of somebody's turn.
    fn tell(percepts: &[Self::Percept], viewer: Viewer) -> Vec<Message>;

    /// Whether a percept is to be told together with what comes of it, by somebody who has not decided yet: the draws
    /// before a move, for example. It waits then until more has happened.
    fn goes_on(_percept: &Self::Percept) -> bool {
        false
    }

    /// What is told of a refusal.
    fn refuse(refusal: &Self::Refusal) -> Message;

    /// A line that begins with no command word, understood as a move: `E4`.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command>;

    /// The second stage of understanding: what a command means for the viewer of `view`. Commands that every game has
    /// and that ask for facts come here too: `status`, `turn`, `moves`, `look`, `score`.
    ///
    /// # Errors
    /// What to tell when it means nothing here, or several things.
    fn interpret(view: &Self::View, command: &Command, grammar: &Grammar) -> Result<Reply<Self>, Message>;

    /// What a player who sits alone at the keyboard does without being asked, where the question would be idle. Where
    /// several sit there, all are asked: that somebody is could tell the others something.
    fn foregone(view: &Self::View) -> Option<Self::Action> {
        let _ = view;
        None
    }

    /// What the viewer of `view` has made and can keep in a file of its own, as the text of the file.
    fn sheet(view: &Self::View) -> Option<String> {
        let _ = view;
        None
    }

    /// The action of using what a file holds.
    ///
    /// # Errors
    /// The first line that cannot be used here.
    fn read_sheet(view: &Self::View, text: &str) -> Result<Self::Action, SheetFault> {
        let _ = (view, text);
        Err(SheetFault { line: 1, reason: Message::new("sheet-none") })
    }

    /// What `help` tells now.
    fn help(view: &Self::View) -> Message;

    /// Where the player is, as the end of a prompt on a braille display.
    fn place(view: &Self::View) -> Message;

    /// The names that can be typed now, for completion.
    fn names(view: &Self::View) -> Vec<String>;
}

/// Something that can be agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// Its name on the command line.
    pub name: &'static str,
    /// Whether a value stands behind it.
    pub takes_value: bool,
}

impl GameOption {
    /// An option that is on or off.
    pub const fn switch(name: &'static str) -> GameOption {
        GameOption { name, takes_value: false }
    }

    /// An option with a value.
    pub const fn value(name: &'static str) -> GameOption {
        GameOption { name, takes_value: true }
    }
}

/// An option that was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The name of the option.
    pub name: &'static str,
    /// Its value as it was typed; empty for an option without one.
    pub value: String,
}

/// What a strong player would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What to type, as a sentence.
    pub what: Message,
    /// Why, as a sentence.
    pub why: Message,
}

impl Hint {
    /// To type a command by itself.
    pub fn typed(command: &'static str) -> Message {
        Message::new("hint-type").with("command", Arg::Command(command))
    }
}

/// What a command means.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply<R: Rules> {
    /// The player does something. What of the line could not be done is told after it.
    Act(R::Action, Vec<Message>),
    /// The player does something that cannot be made good again, once the question is answered with yes.
    Confirm(Message, R::Action),
    /// The player wants to know something.
    Tell(Vec<Message>),
}

/// A line of a file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What to tell of it.
    pub reason: Message,
}
