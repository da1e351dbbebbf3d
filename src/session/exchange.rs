//! The interface between a driver and a session.

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
    /// The player has left; the game waits, if there was any action in it.
    Left,
    /// The game is over, and the same players want to play again.
    Again,
    /// The game is over, and is to be continued from an earlier position.
    Retry {
        /// How many lines of the record come before that position, not counting the header.
        steps: u64,
        /// The seat of the player.
        seat: Option<Seat>,
    },
    /// The game is over, or was left for a friend's table, and this line is for the lobby.
    Lobby(String),
}

/// An input to a session.
pub enum Input<'a> {
    /// A typed line, with the words of the [`Ask`] that could be typed.
    Line(&'a str, &'a Grammar),
    /// A typed line that accepts a friend's invitation, so that the player leaves this table.
    Invited(&'a str),
    /// The player left without a word: the end of input, or Ctrl-C twice.
    Leave,
    /// The result of thinking: the answer, or `None` if it failed.
    Thought(Option<Answer>),
    /// A thought has taken long.
    Patience,
    /// There is news at a table elsewhere.
    News,
    /// A message about a seat has come from elsewhere.
    Post(Seat, &'a [u8]),
    /// A computer replaces the player on a seat (`true`), or the player is back.
    Replaced(Seat, bool),
    /// The remote player on a seat listens now, and already has this many percepts. At a guest: the connection to the
    /// table is back.
    Connected(Seat, u64),
    /// A remote listener has joined, and already has this many percepts.
    Listens(u8, u64),
    /// A remote listener has left.
    Ignored(u8),
    /// The remote player on a seat has left.
    Left(Seat),
    /// The screen could not be cleared.
    NotCleared,
    /// The program speaks another language now.
    Language,
    /// The result of an errand.
    Delivery(Delivery),
    /// The finished game with the actions of all players.
    Whole(Box<dyn Match>),
}

/// A task for the driver. Tasks are carried out in order.
pub enum Effect {
    /// To say a message.
    Say(Message),
    /// To clear the screen, because another person comes to the keyboard.
    Clear,
    /// To forget typed lines, deleted text included, because another person comes to the keyboard.
    Forget,
    /// To read on where the display had no more room.
    More,
    /// To repeat the previous piece.
    Back,
    /// To change how the program speaks, according to a command.
    Restyle(Command),
    /// To run an errand with the player's files.
    Run(Errand),
    /// To send a message about a seat elsewhere.
    Post(Seat, Vec<u8>),
    /// To send a message to a remote listener.
    Tell(u8, Vec<u8>),
    /// To carry out a command about remote players.
    Far(Command),
    /// To tell the teacher of a lesson about a command, which is the teacher's own or was carried out.
    Teach(Command),
    /// To drop a remote listener who has sent nonsense.
    Dismiss(u8),
    /// To drop the remote player on a seat, who has sent nonsense.
    Reject(Seat),
    /// To tell everyone that a computer plays on for a player who has given up.
    GaveUp(Seat),
}

/// What a session needs next.
#[derive(Debug)]
pub enum Need {
    /// A line from the listener.
    Line(Ask),
    /// A thought about the question that [`thinking`](super::Session::thinking) returns. Lines may come meanwhile.
    Thought,
    /// News of a table elsewhere. Lines may come meanwhile.
    News,
    /// Nothing: the session is over.
    Nothing(Ending),
}

/// The context in which a line is typed.
#[derive(Debug)]
pub struct Ask {
    /// Where the player is, if that is worth saying.
    pub place: Option<Message>,
    /// The commands that can be typed.
    pub verbs: Vec<&'static str>,
    /// The words that can follow them, besides those that have a meaning everywhere.
    pub arguments: &'static [&'static str],
    /// The names that can be typed.
    pub names: Vec<String>,
    /// The choices instead of typing.
    pub choices: Offers,
}

/// Facts about the surroundings of a session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Surroundings {
    /// The name of a resumed game.
    pub name: Option<String>,
    /// How many games of this kind the player has finished: with experience, less help is needed.
    pub played: usize,
    /// Whether the player already knows how to get help.
    pub knows_help: bool,
    /// Whether the lines of the record are written through [errands](Errand).
    pub is_recorded: bool,
    /// Whether the game is only a trial and need not be saved.
    pub is_trial: bool,
    /// Whether sheets for other games can be saved.
    pub has_shelf: bool,
    /// Whether lines come from a pipe, whose end does not mean that the player wants to leave.
    pub is_piped: bool,
    /// Whether the screen can be cleared.
    pub can_clear: bool,
    /// Whether there are remote players. If so, the game never waits for Enter.
    pub is_shared: bool,
    /// The commands about remote players.
    pub far: &'static [&'static str],
    /// Those of them that make sense only after the game.
    pub after: &'static [&'static str],
    /// Whether all return to a room after the game.
    pub has_room: bool,
    /// The teacher's commands in a lesson; empty if it is not one.
    pub lesson: &'static [&'static str],
    /// The commands that change how the program speaks.
    pub style: &'static [&'static str],
    /// Whether leaving leads to the lobby rather than to the shell.
    pub has_lobby: bool,
    /// The commands of the lobby, which also work after the game.
    pub lobby: &'static [&'static str],
}
