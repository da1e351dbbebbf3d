//! Everything a game adds to its rules so that people can play it: words, sentences, computer players.
//!
//! Each trait is implemented in the file of the game that does its work; [`Game`] combines them all.

use crate::advice::{Advice, Verdict};
use crate::choice::{Line, Offer};
pub use crate::hint::{Doubt, Hint};
use crate::player::{Computer, Level};
use crate::rules::{News, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::Due;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Source;
use crate::text::message::{Arg, Message};

/// A game that can be played in words: announced, typed and thought about.
pub trait Game:
    Rules<Refusal: Excuse> + Agree + Announce + Answer + Choose + Prompt + Advise + Sheets + Think + Boast
{
    /// The texts of the game: its messages and the words that can be typed in it.
    const TEXTS: Texts;

    /// Whether one seat may know things that the others may not. Without secrets, nothing has to be cleared from the
    /// screen between two people who share a keyboard.
    const HAS_SECRETS: bool = true;
}

/// The texts of a game. Other games may use the same message names, but the texts that all games share may not: the
/// messages of the game in play take precedence.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The file with the game's messages.
    pub messages: Source,
    /// The file with the words that can be typed in the game.
    pub words: Source,
    /// The file with the game's rules.
    pub rules: Source,
    /// The file with the texts of its lessons.
    pub lessons: Source,
    /// The topics of the game's rules, in reading order: the messages `rules-ID-TOPIC`.
    pub topics: &'static [&'static str],
    /// Explanations of the words used in the game.
    pub terms: Terms,
    /// The words by which players are called besides their names, such as colours, in the order of the seats. The words
    /// of each are the message `word-NAME`.
    pub seats: &'static [&'static str],
}

/// Explanations of some words, in two lines each.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The file with the entries, whose names are unique across all files.
    pub texts: Source,
    /// The names of the entries; the words of each are the message `word-NAME`.
    pub names: &'static [&'static str],
}

/// The options that can be agreed before a game.
pub trait Agree: Rules {
    /// The available options, in the order of the rules. The words for each are the message `word-NAME`.
    fn options() -> Vec<GameOption> {
        Vec::new()
    }

    /// Returns the configuration for the chosen [`options`](Agree::options).
    ///
    /// # Errors
    /// The message for the player when a value makes no sense, or when the options do not go together.
    fn configure(chosen: &[Chosen]) -> Result<Self::Config, Message>;

    /// Returns the same configuration with `starter` as the player who begins; `None` if that cannot be agreed.
    fn begun_by(starter: Seat, config: Self::Config) -> Option<Self::Config> {
        let _ = (starter, config);
        None
    }

    /// Returns the message for a game requested without players, if that is not a mistake.
    fn nobody() -> Option<Message> {
        None
    }
}

/// Announcements of what happens in a game.
pub trait Announce: Rules {
    /// The agreed options that make the rules of this game differ from the usual ones.
    fn variants(view: &Self::View) -> Vec<&'static str>;

    /// Returns the opening announcement: the game played, and what is expected first.
    fn introduce(view: &Self::View) -> Vec<Message>;

    /// Returns the announcements for consecutive events. Several events may share one sentence, such as all moves of a
    /// player's turn.
    fn tell(news: &[News<'_, Self>], viewer: Viewer) -> Vec<Message>;

    /// Returns whether the announcement of a percept waits for the events that follow, because its player has yet to
    /// decide: the draws before a move, for example.
    fn goes_on(percept: &Self::Percept) -> bool {
        let _ = percept;
        false
    }

    /// The kinds of [matters](Announce::matters), three at most. Each is a command word that players combine with `off`
    /// to switch the kind off.
    const KINDS: &'static [&'static str] = &[];

    /// Returns what others have changed for the viewer between two views, as clauses announced unasked, in one line,
    /// before what is expected. Each clause carries its [kind](Message::of_kind); one that changes nothing for the
    /// viewer is left out of the [brief wording](Message::only_from). The announcements of the events are not repeated
    /// here.
    fn matters(before: &Self::View, now: &Self::View) -> Vec<Message> {
        let _ = (before, now);
        Vec::new()
    }

    /// Returns, for each part of the story so far, whether the viewer of `view` may hear it again. Always, unless the
    /// players have agreed to play from memory.
    fn recall(view: &Self::View, story: &[News<'_, Self>]) -> Vec<bool> {
        let _ = view;
        vec![true; story.len()]
    }
}

/// The role that a part of a story plays when steps can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reversal {
    /// A step that can be taken back.
    Step,
    /// The last step is taken back.
    Back,
    /// Neither of the two.
    None,
}

/// Selects the parts of a story to repeat when steps can be taken back: it omits steps that were taken back, and the
/// taking back itself unless that was the last event.
pub fn standing<T>(story: &[T], reversal: impl Fn(&T) -> Reversal) -> Vec<bool> {
    let mut told = vec![true; story.len()];
    let mut steps = Vec::new();
    for (index, part) in story.iter().enumerate() {
        match reversal(part) {
            Reversal::Step => steps.push(index),
            Reversal::Back => {
                if let Some(step) = steps.pop() {
                    told[step] = false;
                }
                told[index] = index + 1 == story.len();
            }
            Reversal::None => {}
        }
    }
    told
}

/// The reason why something cannot be done, as a message.
pub trait Excuse {
    /// The message for the player.
    fn message(&self) -> Message;

    /// Returns whether the only reason is that it is another player's turn; the player is then told whose.
    fn is_about_turn(&self) -> bool;
}

/// Returns the message that tells a player who cannot act whose turn it is; `None` if no seat is due.
pub fn whose_turn(due: &Due) -> Option<Message> {
    let Due::Seats(seats) = due else {
        return None;
    };
    let names = Arg::together(seats.iter().map(Arg::Seat).collect());
    (!seats.is_empty()).then(|| Message::new("turn-others").with("names", names).count("count", seats.len()))
}

/// The commands that every game has.
pub const VERBS: &[&str] = &[
    "help", "status", "turn", "moves", "last", "log", "score", "rules", "note", "save", "resign", "quit", "more",
    "earlier", "hint", "why", "review", "retry", "again", "rematch", "meaning",
];

/// Those of them that take no argument.
pub const ALONE: &[&str] = &[
    "status", "turn", "moves", "score", "resign", "quit", "leave", "more", "earlier", "hint", "why", "review", "retry",
];

/// The meaning of typed lines.
pub trait Answer: Rules {
    /// The commands of the game besides those that every game has.
    const VERBS: &'static [&'static str];
    /// The words that can follow the game's commands, besides those that mean something everywhere.
    const ARGUMENTS: &'static [&'static str] = &[];

    /// The game's commands that take no argument: typing more is answered with an explanation, and nothing is done.
    const ALONE: &'static [&'static str];

    /// Interprets a line that does not begin with a command word as a move, such as `E4`.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command>;

    /// The second stage of understanding: interprets a command for the viewer of `view`. Commands that every game has
    /// and that ask for facts come here too: `status`, `turn`, `moves`, `look`, `score`.
    ///
    /// # Errors
    /// The message for the player when the command means nothing here, or is ambiguous.
    fn interpret(view: &Self::View, command: &Command, grammar: &Grammar) -> Result<Reply<Self>, Message>;

    /// The names that can be typed now, for completion.
    fn names(view: &Self::View) -> Vec<String>;

    /// Returns the action done without asking for a player alone at the keyboard, when there is nothing to decide. If
    /// several share the keyboard, all are asked: the mere fact of being asked could reveal something to the others.
    fn foregone(view: &Self::View) -> Option<Self::Action> {
        let _ = view;
        None
    }
}

/// The lines offered to players who choose from lists instead of typing.
pub trait Choose: Answer {
    /// Returns the line to type for an action: [`interpret`](Answer::interpret) understands it as exactly this action,
    /// wherever the action is possible. `None` for actions that are never typed, such as using a file's contents.
    fn line(action: &Self::Action) -> Option<Line>;

    /// Returns all that the viewer of `view` can do now: each of the [legal actions](Rules::legal_actions), either
    /// directly or after a line that lists them. More than [a few](crate::choice::MOST) are grouped under headings.
    fn moves(view: &Self::View) -> Vec<Offer> {
        let moves: Vec<Line> = Self::legal_actions(view).iter().filter_map(Self::line).collect();
        vec![Offer::new("choices-moves", moves)]
    }

    /// The game's most common questions that the viewer of `view` can ask now, as commands without arguments.
    fn asked(view: &Self::View) -> Vec<&'static str>;
}

/// The texts around a prompt.
pub trait Prompt: Rules {
    /// Returns the help for the current situation: the first line says what to do, the others what can be asked.
    fn help(view: &Self::View) -> Message;

    /// Advises newcomers what to do next if the viewer of `view` has to act: one way to continue that is never wrong.
    fn first(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// The player's position, as the end of a prompt on a braille display. Its shortest text is used if space is short.
    fn place(view: &Self::View) -> Message;
}

/// Advice from a strong player.
pub trait Advise: Rules {
    /// Explains what the computer of level hard would do in the position of the viewer of `view`, and why. It uses only
    /// the view and what that computer has weighed. `None` for an action that is never advised, such as giving up.
    fn hint(view: &Self::View, advice: &Advice<Self::Action>) -> Option<Hint>;

    /// The cost, on the scale of [`Computer::worth`], from which a player is asked whether a decision is meant. Each
    /// game's value is measured so that the question is rare: see `docs/opponents.md`.
    const DOUBT: f32 = f32::INFINITY;

    /// Returns whether an action is a decision that can be weighed. Actions that only ask chance, build, mark or can be
    /// taken back are not.
    fn is_weighed(view: &Self::View, action: &Self::Action) -> bool {
        let _ = (view, action);
        false
    }

    /// Describes the cost of a decision in a sentence, in the game's own terms and from the view alone.
    fn cost(view: &Self::View, verdict: &Verdict<Self::Action>) -> Option<Message> {
        let _ = view;
        Doubt::chance(verdict)
    }

    /// Returns the doubt about a decision that costs too much; `None` for any other.
    fn doubt(view: &Self::View, verdict: &Verdict<Self::Action>) -> Option<Doubt> {
        let is_dear = verdict.cost >= Self::DOUBT;
        let hint = is_dear.then(|| Self::hint(view, &verdict.advice())).flatten()?;
        Some(Doubt { cost: Self::cost(view, verdict)?, hint })
    }

    /// Describes the viewer's position for a review of the decision; `None` if the game has no notion of position.
    fn stood(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// Returns whether the players may ask for hints.
    fn allows_hints(view: &Self::View) -> bool {
        let _ = view;
        true
    }
}

/// Creations, such as labyrinths, that players can save in files for other games.
pub trait Sheets: Rules {
    /// The name of the folder, and of the word `word-NAME` for one sheet; `None` if there is nothing to save.
    const SHEET: Option<&'static str> = None;

    /// Returns the viewer's own creation as the text of a file, if it can be saved.
    fn sheet(view: &Self::View) -> Option<String> {
        let _ = view;
        None
    }

    /// Explains why the creation is not worth saving yet, if that is the case.
    fn sheet_lacks(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// Returns the action that uses the contents of a file.
    ///
    /// # Errors
    /// The first line that cannot be used here.
    fn read_sheet(view: &Self::View, text: &str) -> Result<Self::Action, SheetFault> {
        let _ = (view, text);
        Err(SheetFault { line: 1, reason: Box::new(Message::new("sheet-none")) })
    }
}

/// The computer players of a game.
pub trait Think: Rules {
    /// The names of simple players that serve to measure others; they cannot be chosen as opponents.
    const REFERENCES: &'static [&'static str] = &[];

    /// Returns a computer player of the given level.
    fn computer(level: Level) -> Box<dyn Computer<Self>>;

    /// Returns one of the [reference players](Think::REFERENCES); `None` if the name is unknown.
    fn reference(name: &str) -> Option<Box<dyn Computer<Self>>> {
        let _ = name;
        None
    }
}

/// Achievements of players in a game.
pub trait Boast: Rules {
    /// All achievements, in the order in which they are announced.
    const FEATS: &'static [Feat] = &[];

    /// Returns what `me` has achieved in a finished game, by the names of the [`FEATS`](Boast::FEATS); `story` is the
    /// whole game as `me` noticed it. Feats that were not achieved are left out.
    fn feats(story: &[News<'_, Self>], me: Seat) -> Vec<(&'static str, u32)> {
        let _ = (story, me);
        Vec::new()
    }
}

/// An achievement: a number of which the best of all games is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    /// The name of its message, unique across all games.
    pub name: &'static str,
    /// Whether less is better.
    pub is_least: bool,
}

impl Feat {
    /// A feat of which more is better.
    pub const fn most(name: &'static str) -> Feat {
        Feat { name, is_least: false }
    }

    /// A feat of which less is better.
    pub const fn least(name: &'static str) -> Feat {
        Feat { name, is_least: true }
    }

    /// Returns whether the number `one` is better than `other`.
    pub fn better(self, one: u32, other: u32) -> bool {
        if self.is_least { one < other } else { one > other }
    }
}

/// An option that can be agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// Its name on the command line.
    pub name: &'static str,
    /// Whether it takes a value.
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

/// A chosen option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The name of the option.
    pub name: &'static str,
    /// Its value as typed; empty for an option without one.
    pub value: String,
}

/// The meaning of a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply<R: Rules> {
    /// The player acts. The messages explain which parts of the line could not be done; they are shown afterwards.
    Act(R::Action, Vec<Message>),
    /// The player takes an irreversible action, once the question is answered with yes.
    Confirm(Message, R::Action),
    /// The player asks for information.
    Tell(Vec<Message>),
}

impl<R: Rules> Reply<R> {
    /// The player acts, and nothing else.
    ///
    /// # Errors
    /// Never: the type only matches [`Answer::interpret`], which returns a reply or a message.
    pub fn act(action: R::Action) -> Result<Reply<R>, Message> {
        Ok(Reply::Act(action, Vec::new()))
    }

    /// The player asks for information that takes several sentences.
    ///
    /// # Errors
    /// Never, as with [`act`](Reply::act).
    pub fn tell(told: Vec<Message>) -> Result<Reply<R>, Message> {
        Ok(Reply::Tell(told))
    }

    /// The player asks for information that takes one sentence.
    ///
    /// # Errors
    /// Never, as with [`act`](Reply::act).
    pub fn say(told: Message) -> Result<Reply<R>, Message> {
        Reply::tell(vec![told])
    }
}

/// A line of a file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}")]
pub struct SheetFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The message for the player.
    pub reason: Box<Message>,
}
