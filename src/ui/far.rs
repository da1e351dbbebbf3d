//! Others at the table who play elsewhere, as the driver of a session meets them.

mod absence;
pub mod asked;
pub mod connection;
mod examined;
pub mod friends;
pub mod heard;
pub mod hosting;
mod later;
pub mod patience;
pub mod table;
pub mod talk;
pub mod verdict;
pub mod visiting;

pub use self::examined::Examined;
use super::clerk::Clerk;
use super::console::Console;
use crate::alarm::Alarm;
use crate::matches::Match;
use crate::question::{Answer, Question};
use crate::remote::message::Whereabouts;
use crate::remote::way::Relays;
use crate::seat::Seat;
use crate::table::Due;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// The commands about those who play elsewhere.
pub const VERBS: &[&str] = &[
    "say",
    "talk",
    "mute",
    "unmute",
    "replace",
    "nudge",
    "patience",
    "expel",
    "present",
    "friends",
    "friend",
    "unfriend",
    "invite",
    "invitations",
    "listeners",
    "code",
];

/// Those that mean something only when a game is over.
pub const AFTER_VERBS: &[&str] = &["propose", "verify", "replay"];

/// Where friends call, wherever the player is in the program.
pub trait Door {
    /// Whether it is to be opened.
    fn is_wanted(&self, is_terminal: bool) -> bool;

    /// Whether it is open.
    fn is_open(&self) -> bool;

    /// Whether a friend whose name was typed behind `join` has invited to a table at which one does not sit.
    fn has_invited(&self, typed: &str, teller: &Teller) -> bool;

    /// Opens it: from now on this rings when something has come.
    fn open(&mut self, alarm: &Alarm, is_terminal: bool, teller: &Teller, relays: &Relays);

    /// What is told of what has come.
    fn news(&mut self) -> Vec<Message>;
}

/// The way to those who play elsewhere.
pub trait Elsewhere {
    /// What rings when something has come.
    fn alarm(&self) -> &Alarm;

    /// What has come next, at this table.
    fn next(&mut self, table: &dyn Match) -> Option<Coming>;

    /// Tells the table, at a guest, that it is followed again after a break, and how much was heard.
    fn listen(&mut self, percepts: u64);

    /// Sends something about a seat: what is told where it cannot be sent yet.
    fn post(&mut self, seat: Seat, message: Vec<u8>) -> Option<Message>;

    /// Lets go of whoever plays on a seat, from where nothing sensible comes.
    fn reject(&mut self, seat: Seat);

    /// Lets all know that somebody has given up, for whom a computer plays on.
    fn give_up(&mut self, seat: Seat);

    /// Sends something to somebody who only listens.
    fn tell(&mut self, listener: u8, message: Vec<u8>);

    /// Lets go of somebody who only listens, from where nothing sensible comes.
    fn dismiss(&mut self, listener: u8);

    /// Does a command about those who play elsewhere: what is told of it.
    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message>;

    /// Does what is to be done about a game that is over, once it can be, and never twice: what is told of it at once. Nothing
    /// more comes of the game where `is_last`.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, is_last: bool) -> Vec<Message>;

    /// What is to be thought through of the check that has begun, once.
    fn checking(&self) -> Option<Question>;

    /// Ends the check that has begun, by what was found, and keeps the whole record of a game that was fair: what is told of it.
    fn checked(&mut self, answer: Option<Answer>, table: &dyn Match, clerk: &mut dyn Clerk) -> Vec<Message>;

    /// The game that is over with all that everybody did in it, once it has come, where the table does not know that.
    fn whole(&mut self) -> Option<Box<dyn Match>>;

    /// Begins to check once more that chance was fair in the game that is over, and who has confirmed its record.
    ///
    /// # Errors
    /// What is told of it at once.
    fn verify(&self, clerk: &dyn Clerk) -> Result<Examined, Message>;

    /// Proposes to all who are there what was typed behind the command: what is told of it at once.
    fn propose_typed(&mut self, typed: &str, console: &mut Console) -> Vec<Message>;

    /// Whether something about a game that is over is still to come.
    fn owes(&self, table: &dyn Match) -> bool;

    /// What all at the table are asked and the player has not answered, with the number of the question.
    fn asked(&self) -> Option<(u32, Message)>;

    /// Writes down once more what could not be: the record is saved again.
    fn save(&mut self) {}

    /// Answers it: what is told of that.
    fn answer(&mut self, is_yes: bool) -> Vec<Message>;
}

/// What comes from elsewhere.
pub enum Coming {
    /// Something to tell.
    Told(Message),
    /// Something about a seat.
    Post(Seat, Vec<u8>),
    /// Whoever plays on a seat listens from now on, and has had so many percepts.
    Connected(Seat, u64),
    /// A computer plays on a seat from now on, or whoever did before does again.
    Replaced(Seat, bool),
    /// Somebody only listens from now on, and has had so many percepts.
    Listens(u8, u64),
    /// Somebody who only listened does so no more.
    Ignored(u8),
    /// The table is there again after a break.
    Again(Seat),
    /// The game does not go on here.
    Over,
}

/// Whether a game is over.
fn is_over(table: &dyn Match) -> bool {
    matches!(table.due(), Due::Over(_))
}

/// What comes of it that somebody was found to be there or away; `waits` is whether the game waits then.
fn found(seat: Seat, whereabouts: Whereabouts, waits: bool) -> Vec<Coming> {
    let told = table::became(seat, whereabouts, waits).map(Coming::Told);
    let replaced = match whereabouts {
        // Once a table was opened again no computer plays there any more.
        Whereabouts::Here | Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => {
            Coming::Replaced(seat, false)
        }
        Whereabouts::Replaced => Coming::Replaced(seat, true),
    };
    [replaced].into_iter().chain(told).collect()
}
