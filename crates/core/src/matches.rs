//! Matches: games in progress, independent of the kind of game, for sessions and all other code that does not depend on
//! the types of a game.

mod played;
pub(crate) mod thinking;

use std::any::Any;
use std::ops::Range;

pub use self::played::Played;
use crate::choice::{Line, Offers};
use crate::deadline::Deadline;
use crate::game::{Doubt, Hint, SheetFault};
use crate::kind::Kind;
use crate::notation::Unreadable;
use crate::player::Player;
use crate::question::Question;
use crate::seat::{Seat, Viewer};
use crate::table::Due;
use crate::text::command::{Command, Grammar};
use crate::text::message::Message;
use crate::text::printable::Printable;

/// A game in progress, of any kind. Event numbers count the events so far; they are opaque: the only use is to hand
/// them back.
pub trait Match {
    /// The kind of game.
    fn kind(&self) -> &'static dyn Kind;

    /// The players, in the order of their seats.
    fn players(&self) -> &[Player];

    /// Asks chance for all that the rules wait for.
    fn settle(&mut self);

    /// Returns what the game waits for.
    fn due(&self) -> Due;

    /// The number of events so far.
    fn now(&self) -> usize;

    /// The event up to which everything can be announced; later events are announced together with what follows them.
    fn settled(&self, viewer: Viewer, from: usize) -> usize;

    /// The first announcement of the events in a range.
    fn news(&self, viewer: Viewer, range: Range<usize>) -> Vec<Message>;

    /// The story of the events in a range, as repeated later.
    fn story(&self, viewer: Viewer, range: Range<usize>) -> Vec<Message>;

    /// The same story, turn by turn. Turns without announcements are left out.
    fn turns(&self, viewer: Viewer, range: Range<usize>) -> Vec<Told>;

    /// Returns whether the turn that begins with an event has the largest possible number of actions.
    fn is_long_turn(&self, from: usize) -> bool;

    /// Answers questions as of the moment after the first `moment` events; with `None`, as of now. The possible actions
    /// do not change.
    fn look_back(&mut self, moment: Option<usize>);

    /// The number of events before the last action of `seat` that others noticed.
    fn before_last_action(&self, seat: Seat) -> usize;

    /// The number of events after the last action of `seat` that was not an answer, including what chance and the
    /// answers of others made of it.
    fn after_last_action(&self, seat: Seat) -> usize;

    /// Describes in one sentence what has changed for a viewer since the event numbered `from`; `None` if nothing that
    /// matters has.
    fn matters(&self, viewer: Viewer, from: usize) -> Option<Message>;

    /// Returns whether the only action that a seat owes is an answer in another seat's turn.
    fn owes_answer(&self, seat: Seat) -> bool;

    /// Returns whether a seat has no more decisions to make although the game goes on.
    fn is_out(&self, seat: Seat) -> bool;

    /// Returns whether one seat may know things that the others may not.
    fn has_secrets(&self) -> bool;

    /// Returns whether `viewer` has noticed more than the public, from an event on.
    fn has_told_secrets(&self, viewer: Viewer, from: usize) -> bool;

    /// The opening announcement.
    fn introduce(&self, viewer: Viewer) -> Vec<Message>;

    /// The help for the current situation.
    fn help(&self, viewer: Viewer) -> Message;

    /// The advice for newcomers, if the viewer has to act.
    fn first(&self, viewer: Viewer) -> Option<Message>;

    /// The options that make the rules of this game differ from the usual ones.
    fn variants(&self, viewer: Viewer) -> Vec<&'static str>;

    /// The player's position, as the end of a prompt on a braille display.
    fn place(&self, viewer: Viewer) -> Message;

    /// The names that can be typed now, for completion.
    fn names(&self, viewer: Viewer) -> Vec<String>;

    /// All that a viewer can do now, as lines.
    fn moves_offered(&self, viewer: Viewer) -> Offers;

    /// The game's most common questions that a viewer can ask now.
    fn asked(&self, viewer: Viewer) -> Vec<&'static str>;

    /// Interprets a line that does not begin with a command word as a move.
    fn bare(&self, line: &str, grammar: &Grammar) -> Option<Command>;

    /// Interprets a command for a viewer.
    ///
    /// # Errors
    /// The message for the player when it means nothing here, or is ambiguous.
    fn understand(&self, viewer: Viewer, command: &Command, grammar: &Grammar) -> Result<Meaning, Message>;

    /// Returns whether a viewer can carry out an action now.
    fn allows(&self, viewer: Viewer, deed: &AnyAction) -> bool;

    /// Returns whether two actions of this game are the same.
    fn is_same(&self, one: &AnyAction, other: &AnyAction) -> bool;

    /// The only action that lets a seat continue the game; `None` if there are several, or none.
    fn only(&self, seat: Seat) -> Option<AnyAction>;

    /// Returns the action done without asking for a player alone at the keyboard, when there is nothing to decide.
    fn foregone(&self, seat: Seat) -> Option<AnyAction>;

    /// The action of giving up.
    fn resignation(&self) -> AnyAction;

    /// Checks whether the player on a seat may give up now.
    ///
    /// # Errors
    /// The message for the player if that is not possible.
    fn may_resign(&self, seat: Seat) -> Result<(), Message>;

    /// Returns whether a message received for a seat is a resignation.
    fn is_resignation(&self, message: &[u8]) -> bool;

    /// Performs an action of `seat`.
    ///
    /// # Errors
    /// The message for the player when it cannot be done; nothing has changed.
    fn act(&mut self, seat: Seat, deed: AnyAction) -> Result<(), Message>;

    /// Returns whether an action is still on its way to a remote table, so that it cannot have had any effect.
    fn is_on_its_way(&self) -> bool;

    /// Returns, once, the message for the player when a remote table has refused an action.
    fn take_refusal(&mut self) -> Option<Message>;

    /// Starts sending to the remote player on `seat`, who already has `percepts` percepts. If the table itself is
    /// remote: resends whatever it has not answered.
    ///
    /// # Errors
    /// If there were fewer percepts.
    fn connect(&mut self, seat: Seat, percepts: u64) -> Result<(), Unreadable>;

    /// Starts sending to a remote listener, who already has `percepts` percepts.
    ///
    /// # Errors
    /// If there were fewer percepts.
    fn listen(&mut self, listener: u8, percepts: u64) -> Result<(), Unreadable>;

    /// Stops sending to a listener.
    fn ignore(&mut self, listener: u8);

    /// Takes the next message for a listener, with the listener's number.
    fn fetch_public(&mut self) -> Option<(u8, Vec<u8>)>;

    /// Returns whether the table is remote.
    fn is_elsewhere(&self) -> bool;

    /// Handles a message received for a seat.
    ///
    /// # Errors
    /// If it makes no sense; then nothing has changed.
    fn bring(&mut self, seat: Seat, message: &[u8]) -> Result<(), Unreadable>;

    /// Takes the next message to send for a seat.
    fn fetch(&mut self) -> Option<(Seat, Vec<u8>)>;

    /// Passes on, encoded and piece by piece, all that a viewer has noticed and knows: the pieces are the same at the
    /// table and at a guest, and the same as [`Kind::verify`] produces from the record.
    fn account(&self, viewer: Viewer, hear: &mut dyn FnMut(&[u8]));

    /// Starts or stops a computer that decides for the player on a seat.
    fn replace(&mut self, seat: Seat, is_so: bool);

    /// Returns whether a computer decides for a seat here.
    fn is_computer(&self, seat: Seat) -> bool;

    /// Seats a computer by its name (a level, `random`, or a reference player) to decide for a seat. Returns whether
    /// the name is known.
    fn seat_player(&mut self, seat: Seat, name: &str) -> bool;

    /// The question of what the computer on a seat decides; `None` if no computer sits there.
    fn think(&self, seat: Seat) -> Option<Question>;

    /// The question of what a viewer is advised to do.
    ///
    /// # Errors
    /// The message for the player when there is no advice.
    fn advise(&self, viewer: Viewer) -> Result<Question, Message>;

    /// The question of what the strong player thinks of an action before it is done; `None` if there is nothing to
    /// weigh, or hints are not allowed.
    fn judge(&self, viewer: Viewer, deed: &AnyAction) -> Option<Question>;

    /// The question of which decisions of a seat cost most, for after the game; `None` if the knowledge at each
    /// decision is not available here.
    fn review(&self, seat: Seat) -> Option<Question>;

    /// Returns the first `count` lines of the record after its header; `None` if the table is remote.
    fn first_lines(&self, count: u64) -> Option<String>;

    /// Performs a computer's decision. A decision about a game that has moved on meanwhile changes nothing.
    ///
    /// Returns a message for the players if the rules refused the action, which is a defect of the program.
    fn conclude(&mut self, decision: Decision) -> Option<Message>;

    /// Performs any legal action for a computer that has failed, so that the players need not wait, and returns the
    /// message that says so. `None` if no computer sits there any longer, or nothing is due from it.
    fn stumble(&mut self, seat: Seat) -> Option<Message>;

    /// Adds a private note of `seat`.
    fn note(&mut self, seat: Seat, text: Printable);

    /// The notes of `seat`, oldest first.
    fn notes(&self, seat: Seat) -> Vec<Printable>;

    /// The viewer's own creation as the text of a file, if it can be saved.
    fn sheet(&self, viewer: Viewer) -> Option<String>;

    /// Explains why the creation is not worth saving yet, if that is the case.
    fn sheet_lacks(&self, viewer: Viewer) -> Option<Message>;

    /// Returns the action that uses the contents of a file.
    ///
    /// # Errors
    /// The first line that cannot be used here.
    fn read_sheet(&self, viewer: Viewer, text: &str) -> Result<AnyAction, SheetFault>;

    /// The seat that begins a rematch, if the rules say so.
    fn next_starter(&self) -> Option<Seat>;

    /// The number of moves of `seat`, as the rules count them.
    fn moves(&self, seat: Seat) -> usize;

    /// The number of actions of `seat` that others noticed, except resignations.
    fn noticed(&self, seat: Seat) -> usize;

    /// The achievements of `seat` in a finished game, by the names of the [feats](crate::game::Feat) of this kind.
    fn feats(&self, seat: Seat) -> Vec<(&'static str, u32)>;

    /// The number of lines in the record after its header.
    fn steps(&self) -> u64;

    /// Starts keeping each line of the record for [`take_lines`](Match::take_lines).
    fn keep_lines(&mut self);

    /// Takes the lines added to the record since the last call, each with its line ending.
    fn take_lines(&mut self) -> String;
}

/// The story of a turn, as repeated later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The seat whose turn it was; `None` if chance deals and draws before any seat acts.
    pub by: Option<Seat>,
    /// The first event after the turn.
    pub end: usize,
    /// The whole story of the turn.
    pub all: Vec<Message>,
    /// The moves alone, without what chance answered to the last of them.
    pub moves: Vec<Message>,
}

/// An action of a seat, whatever the game.
pub struct AnyAction(Box<dyn Any>);

/// The meaning of a command, whatever the game.
pub enum Meaning {
    /// The player acts. The messages explain which parts of the line could not be done; they are shown afterwards.
    Act(AnyAction, Vec<Message>),
    /// The player takes an irreversible action, once the question is answered with yes.
    Confirm(Message, AnyAction),
    /// The player asks for information.
    Tell(Vec<Message>),
}

/// The result of thinking, ready to be announced and carried out.
pub enum Thought {
    /// The decision of a computer.
    Decision(Decision),
    /// A hint; `None` if there is no advice.
    Advice(Option<Box<Hint>>),
    /// The doubt to raise before a decision is carried out; `None` if nothing speaks against it.
    Doubt(Option<Box<Doubt>>),
    /// The most costly decisions of a game, in the order in which they were made.
    Review(Vec<Slip>),
}

/// A costly decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Slip {
    /// Its cost, and what would have been better.
    pub doubt: Doubt,
    /// The line typed for it, if it can be typed.
    pub line: Option<Line>,
    /// The player's position at the time, if the game has a notion of position.
    pub stood: Option<Message>,
    /// The numbers of the events that it caused.
    pub events: Range<usize>,
    /// The number of lines in the record before it, after the header.
    pub steps: u64,
}

/// The decision of a computer.
pub struct Decision {
    seat: Seat,
    /// The steps of the game when the thinking began.
    steps: u64,
    deed: AnyAction,
    /// The computer's memory for its next decision.
    memory: Vec<u8>,
}

impl dyn Match {
    /// Lets the computer on a seat think here and now, and performs its decision. Returns whether a computer sits there
    /// and its action was accepted.
    pub fn decide(&mut self, seat: Seat, deadline: Deadline<'_>) -> bool {
        let Some(question) = self.think(seat) else {
            return false;
        };
        let answer = self.kind().answer(&question, deadline);
        match answer.and_then(|answer| self.kind().understand(&question, &answer)) {
            Ok(Thought::Decision(decision)) => self.conclude(decision).is_none(),
            Ok(Thought::Advice(_) | Thought::Doubt(_) | Thought::Review(_)) | Err(_) => false,
        }
    }
}
