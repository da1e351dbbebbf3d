//! Matches: a game at a table, whatever game it is, as sessions and all else that has no type of any
//! game see it.

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

/// A game in progress, of any kind. Numbers of events count what has happened so far; they are good for nothing but to
/// be given back.
pub trait Match {
    /// What kind of game it is.
    fn kind(&self) -> &'static dyn Kind;

    /// Who sits where.
    fn players(&self) -> &[Player];

    /// Asks chance for all that the rules wait for.
    fn settle(&mut self);

    /// What the game waits for.
    fn due(&self) -> Due;

    /// How many events there have been.
    fn now(&self) -> usize;

    /// Up to which event all can be told: later ones are told together with what comes of them.
    fn settled(&self, viewer: Viewer, from: usize) -> usize;

    /// What is told of the events in a range for the first time.
    fn news(&self, viewer: Viewer, range: Range<usize>) -> Vec<Message>;

    /// What is told again of the events in a range.
    fn story(&self, viewer: Viewer, range: Range<usize>) -> Vec<Message>;

    /// The same, turn by turn. Turns of which nothing is told are left out.
    fn turns(&self, viewer: Viewer, range: Range<usize>) -> Vec<Told>;

    /// Whether the turn that begins with an event has as many actions as one can have.
    fn is_long_turn(&self, from: usize) -> bool;

    /// Lets what is asked be answered as it was when there had been so many events; with `None`, as it is now. What can
    /// be done does not change.
    fn look_back(&mut self, moment: Option<usize>);

    /// How many events there were before the last action of `seat` that others noticed.
    fn before_last_action(&self, seat: Seat) -> usize;

    /// How many events there were after the last action of `seat` that was no answer, and what chance and the answers of
    /// others made of it.
    fn after_last_action(&self, seat: Seat) -> usize;

    /// What has become different for a viewer since there were so many events, in one sentence; `None` where nothing has
    /// that matters.
    fn matters(&self, viewer: Viewer, from: usize) -> Option<Message>;

    /// Whether all that is due of a seat is an answer in somebody else's turn.
    fn owes_answer(&self, seat: Seat) -> bool;

    /// Whether a seat has nothing more to decide in this game, though it goes on.
    fn is_out(&self, seat: Seat) -> bool;

    /// Whether a seat may know what the others may not.
    fn has_secrets(&self) -> bool;

    /// Whether `viewer` has noticed more than the public, from an event on.
    fn has_told_secrets(&self, viewer: Viewer, from: usize) -> bool;

    /// What is told at the beginning.
    fn introduce(&self, viewer: Viewer) -> Vec<Message>;

    /// What `help` tells now.
    fn help(&self, viewer: Viewer) -> Message;

    /// What those do next who play their first games, if there is anything to be done.
    fn first(&self, viewer: Viewer) -> Option<Message>;

    /// The options that make the rules of this game other than the usual ones.
    fn variants(&self, viewer: Viewer) -> Vec<&'static str>;

    /// Where the player is, as the end of a prompt on a braille display.
    fn place(&self, viewer: Viewer) -> Message;

    /// The names that can be typed now, for completion.
    fn names(&self, viewer: Viewer) -> Vec<String>;

    /// What a viewer can do now, line by line.
    fn moves_offered(&self, viewer: Viewer) -> Offers;

    /// The commands of the game that players ask most, as far as a viewer can ask them now.
    fn asked(&self, viewer: Viewer) -> Vec<&'static str>;

    /// A line that begins with no command word, understood as a move.
    fn bare(&self, line: &str, grammar: &Grammar) -> Option<Command>;

    /// What a command means for a viewer.
    ///
    /// # Errors
    /// What to tell when it means nothing here, or several things.
    fn understand(&self, viewer: Viewer, command: &Command, grammar: &Grammar) -> Result<Meaning, Message>;

    /// What somebody who sits alone at the keyboard does without being asked, where the question would be idle.
    fn foregone(&self, seat: Seat) -> Option<Deed>;

    /// Giving up.
    fn resignation(&self) -> Deed;

    /// That whoever plays on a seat may give up now.
    ///
    /// # Errors
    /// What to tell when that cannot be.
    fn may_resign(&self, seat: Seat) -> Result<(), Message>;

    /// Whether something that has come from elsewhere about a seat is that somebody gives up.
    fn is_resignation(&self, message: &[u8]) -> bool;

    /// Does what `seat` wants to do.
    ///
    /// # Errors
    /// What to tell when it cannot be done; nothing has changed.
    fn act(&mut self, seat: Seat, deed: Deed) -> Result<(), Message>;

    /// Whether something that was done is still on its way to the table, so that nothing can have come of it.
    fn is_on_its_way(&self) -> bool;

    /// What to tell when the table has refused what was on its way to it, told once.
    fn take_refusal(&mut self) -> Option<Message>;

    /// From now on tells whoever plays on a seat elsewhere, and has had so many percepts already. At a table that is
    /// elsewhere itself: what it has not answered goes there once more.
    ///
    /// # Errors
    /// When there were not so many.
    fn connect(&mut self, seat: Seat, percepts: u64) -> Result<(), Unreadable>;

    /// From now on tells somebody elsewhere who only listens, and has had so many percepts already.
    ///
    /// # Errors
    /// When there were not so many.
    fn listen(&mut self, listener: u8, percepts: u64) -> Result<(), Unreadable>;

    /// Tells somebody who only listens nothing more.
    fn ignore(&mut self, listener: u8);

    /// What is to go to somebody who only listens.
    fn fetch_public(&mut self) -> Option<(u8, Vec<u8>)>;

    /// Whether the table is elsewhere.
    fn is_elsewhere(&self) -> bool;

    /// Takes what has come from elsewhere about a seat.
    ///
    /// # Errors
    /// When it makes no sense; then nothing has changed.
    fn bring(&mut self, seat: Seat, message: &[u8]) -> Result<(), Unreadable>;

    /// What is to go elsewhere about a seat.
    fn fetch(&mut self) -> Option<(Seat, Vec<u8>)>;

    /// Tells all that a viewer has noticed and knows, as bytes, piece by piece: the same at the table and elsewhere, and the
    /// same as [`Kind::verify`] tells of its record.
    fn account(&self, viewer: Viewer, hear: &mut dyn FnMut(&[u8]));

    /// Lets a computer decide for whoever plays on a seat, or no more.
    fn replace(&mut self, seat: Seat, is_so: bool);

    /// Whether a computer decides for a seat here.
    fn is_computer(&self, seat: Seat) -> bool;

    /// Lets the player of this name decide for a seat from now on: a level, `random`, or a reference player. Whether
    /// there is one of that name.
    fn seat_player(&mut self, seat: Seat, name: &str) -> bool;

    /// What the computer on a seat decides, as a question; `None` where no computer sits there.
    fn think(&self, seat: Seat) -> Option<Question>;

    /// What a viewer is advised to do, as a question.
    ///
    /// # Errors
    /// What to tell when there is none.
    fn advise(&self, viewer: Viewer) -> Result<Question, Message>;

    /// What the strong player thinks of what a viewer is about to do, as a question; `None` where there is nothing to be
    /// weighed, or nobody may be advised.
    fn judge(&self, viewer: Viewer, deed: &Deed) -> Option<Question>;

    /// Which decisions of a seat cost most, as a question for after the game; `None` where what was known then is not
    /// known here.
    fn review(&self, seat: Seat) -> Option<Question>;

    /// So many lines of the record after its header; `None` where the table is elsewhere.
    fn first_lines(&self, count: u64) -> Option<String>;

    /// Does what a computer has decided. A thought about a game that has gone on meanwhile changes nothing.
    ///
    /// What comes back is to be told: that the computer could not do what it wanted. This is a defect of the program.
    fn conclude(&mut self, decision: Decision) -> Option<Message>;

    /// Does anything that is allowed for the computer on a seat, which has lost its way, and tells so: nobody is kept
    /// waiting for it. `None` where no computer sits there any more, or nothing is due of it.
    fn stumble(&mut self, seat: Seat) -> Option<Message>;

    /// Writes something down for `seat` alone.
    fn note(&mut self, seat: Seat, text: Printable);

    /// What `seat` has written down, oldest first.
    fn notes(&self, seat: Seat) -> Vec<Printable>;

    /// What a viewer has made and can keep in a file of its own, as the text of the file.
    fn sheet(&self, viewer: Viewer) -> Option<String>;

    /// What to tell of it, where that is not worth keeping yet.
    fn sheet_lacks(&self, viewer: Viewer) -> Option<Message>;

    /// Using what a file holds.
    ///
    /// # Errors
    /// The first line that cannot be used here.
    fn read_sheet(&self, viewer: Viewer, text: &str) -> Result<Deed, SheetFault>;

    /// Who begins when the same players play once more, where the rules say so.
    fn next_starter(&self) -> Option<Seat>;

    /// How many moves `seat` has made, as the rules count them.
    fn moves(&self, seat: Seat) -> usize;

    /// How much `seat` has done that others noticed, but for giving up.
    fn noticed(&self, seat: Seat) -> usize;

    /// What `seat` can boast of once the game is over, by the names of the [feats](crate::game::Feat) of this kind.
    fn feats(&self, seat: Seat) -> Vec<(&'static str, u32)>;

    /// How many lines the record has after its header.
    fn steps(&self) -> u64;

    /// From now on keeps each line of the record for [`take_lines`](Match::take_lines).
    fn keep_lines(&mut self);

    /// The lines that the record has got since they were last taken, each with its end.
    fn take_lines(&mut self) -> String;
}

/// What is told again of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whose turn it was; nobody's where chance deals and draws before anybody acts.
    pub by: Option<Seat>,
    /// The first event after it.
    pub end: usize,
    /// All that is told of it.
    pub all: Vec<Message>,
    /// What is told of the moves alone, without what chance answered to the last of them.
    pub moves: Vec<Message>,
}

/// Something that a seat does, whatever game it is.
pub struct Deed(Box<dyn Any>);

/// What a command means, whatever game it is.
pub enum Meaning {
    /// The player does something. What of the line could not be done is told after it.
    Act(Deed, Vec<Message>),
    /// The player does something that cannot be made good again, once the question is answered with yes.
    Confirm(Message, Deed),
    /// The player wants to know something.
    Tell(Vec<Message>),
}

/// What came of thinking, as it is told and done.
pub enum Thought {
    /// A computer has decided.
    Decision(Decision),
    /// A hint; `None` where nothing can be advised.
    Advice(Option<Box<Hint>>),
    /// What somebody is asked before a decision is done; `None` where nothing speaks against it.
    Doubt(Option<Box<Doubt>>),
    /// The decisions of a game that cost most, in their order.
    Review(Vec<Slip>),
}

/// A decision that has cost much.
#[derive(Clone, PartialEq, Debug)]
pub struct Slip {
    /// What it has cost, and what would have been better.
    pub doubt: Doubt,
    /// What was typed for it, where that can be typed.
    pub line: Option<Line>,
    /// Where the player was, where the game has a place for that.
    pub stood: Option<Message>,
    /// The events that it brought, by their numbers.
    pub events: Range<usize>,
    /// How many lines the record had before it, after its header.
    pub steps: u64,
}

/// What a computer wants to do.
pub struct Decision {
    seat: Seat,
    /// The steps of the game that was thought about.
    steps: u64,
    deed: Deed,
    /// What it keeps in mind for its next decision.
    memory: Vec<u8>,
}

impl dyn Match {
    /// Lets the computer on a seat think here and now, and does what it decides. Whether there is a computer, and it has not
    /// lost its way.
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
