//! What a driver and a session give each other.

use super::errand::{Delivery, Errand};
use crate::choice::Offers;
use crate::matches::Match;
use crate::question::Answer;
use crate::rules::Outcome;
use crate::seat::Seat;
use crate::text::command::{Command, Grammar};
use crate::text::message::Message;

/// How a session ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over(Outcome),
    /// The player has left; the game waits, if anything was done in it.
    Left,
    /// The game is over, and the same players want to play once more.
    Again,
    /// The game is over, and is to be played on from somewhere in the middle.
    Retry {
        /// How many lines of the record there were, after its header.
        steps: u64,
        /// Who wants to.
        seat: Option<Seat>,
    },
    /// The game is over, or left for a friend's table, and this line was typed, which means something in the lobby.
    Lobby(String),
}

/// What comes to a session.
pub enum Input<'a> {
    /// A typed line, and the words that could be typed: those of the [`Ask`].
    Line(&'a str, &'a Grammar),
    /// A typed line that takes up an invitation of a friend, for whose table this one is left.
    Invited(&'a str),
    /// The player is gone without a word: the end of input, or Ctrl-C twice.
    Leave,
    /// What has come of thinking: the answer, or `None` where whoever thought has broken off.
    Thought(Option<Answer>),
    /// Somebody has waited for long for a thought.
    Patience,
    /// Something has happened at a table elsewhere.
    News,
    /// Something has come from elsewhere about a seat.
    Post(Seat, &'a [u8]),
    /// A computer plays for whoever sits on a seat from now on, or no more.
    Replaced(Seat, bool),
    /// Whoever plays on a seat elsewhere listens from now on, and has had so many percepts already. At a table that is
    /// elsewhere itself, the way to it is there again.
    Connected(Seat, u64),
    /// Somebody elsewhere only listens from now on, and has had so many percepts already.
    Listens(u8, u64),
    /// Somebody who only listened does so no more.
    Ignored(u8),
    /// Whoever sits on a seat elsewhere has left.
    Left(Seat),
    /// The screen could not be cleared.
    NotCleared,
    /// The program speaks another language now.
    Language,
    /// What has come of an errand.
    Delivery(Delivery),
    /// The same game that is over, with all that everybody did in it.
    Whole(Box<dyn Match>),
}

/// What a session wants to be done, in this order.
pub enum Effect {
    /// To say something.
    Say(Message),
    /// To clear away what was said: somebody else comes to the keyboard.
    Clear,
    /// To forget what was typed, deleted text too: somebody else comes to the keyboard.
    Forget,
    /// To tell on what did not fit a display.
    More,
    /// To tell again the piece before.
    Back,
    /// To change how the program speaks, as a command says.
    Restyle(Command),
    /// To do something with the player's files.
    Run(Errand),
    /// To send something about a seat elsewhere.
    Post(Seat, Vec<u8>),
    /// To send something to somebody elsewhere who only listens.
    Tell(u8, Vec<u8>),
    /// To do something about those who play elsewhere, as a command says.
    Far(Command),
    /// To let the teacher of a lesson know of a command: one that is the teacher's own, or one that was answered.
    Teach(Command),
    /// To let go of somebody who only listens: what came from there makes no sense.
    Dismiss(u8),
    /// To let go of whoever plays on a seat elsewhere: what came from there makes no sense.
    Reject(Seat),
    /// To let all know that one of several has given up, for whom a computer plays on.
    GaveUp(Seat),
}

/// What a session needs next.
#[derive(Debug)]
pub enum Need {
    /// A line from whoever listens.
    Line(Ask),
    /// A thought about a question, which is fetched by [`thinking`](super::Session::thinking). Lines may come meanwhile.
    Thought,
    /// News of a table elsewhere. Lines may come meanwhile.
    News,
    /// Nothing: it is over.
    Nothing(Ending),
}

/// What surrounds a line that is to be typed.
#[derive(Debug)]
pub struct Ask {
    /// Where the player is, if this is worth a word.
    pub place: Option<Message>,
    /// The commands that can be typed.
    pub verbs: Vec<&'static str>,
    /// The words that can stand behind them, besides those that mean something everywhere.
    pub arguments: &'static [&'static str],
    /// The names that can be typed.
    pub names: Vec<String>,
    /// What can be chosen instead of typing.
    pub choices: Offers,
}

/// What a session has to know of its surroundings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Surroundings {
    /// The name of a game that is taken up.
    pub name: Option<String>,
    /// How many games of this kind the player has finished: who has played more needs less help.
    pub played: usize,
    /// Whether it was told before how to get help.
    pub knows_help: bool,
    /// Whether the lines of the record are wanted, as [errands](Errand).
    pub is_recorded: bool,
    /// Whether it is played to try something, so that nobody wants it to be kept.
    pub is_trial: bool,
    /// Whether things for other games can be kept.
    pub has_shelf: bool,
    /// Whether lines come from a pipe: the end of them does not say that somebody wants to leave.
    pub is_piped: bool,
    /// Whether what was said can be cleared away.
    pub can_clear: bool,
    /// Whether others play elsewhere. Then nothing waits for Enter before it goes on.
    pub is_shared: bool,
    /// The commands about those who do.
    pub far: &'static [&'static str],
    /// Those of them that mean something only when the game is over.
    pub after: &'static [&'static str],
    /// Whether all go back to a room after the game.
    pub has_room: bool,
    /// The commands of the teacher, in a lesson; none where it is none.
    pub lesson: &'static [&'static str],
    /// The commands that change how the program speaks.
    pub style: &'static [&'static str],
    /// Whether who leaves is in the lobby then, and not in the shell.
    pub has_lobby: bool,
    /// The commands of the lobby, which mean something when the game is left.
    pub lobby: &'static [&'static str],
}
