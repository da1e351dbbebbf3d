//! Remote players at the table, from the point of view of the code that drives a session.

mod absence;
pub mod asked;
pub mod connection;
mod examined;
pub mod friends;
pub mod heard;
pub mod hosting;
mod later;
pub mod meeting;
pub mod patience;
pub mod questions;
pub mod table;
pub mod talk;
pub mod verdict;
pub mod visiting;
pub mod way;

pub use self::examined::Examined;
use super::clerk::Clerk;
use super::console::Console;
use crate::alarm::Alarm;
use crate::matches::Match;
use crate::question::{Answer, Question};
use crate::remote::link::PageAddress;
use crate::remote::message::Whereabouts;
use crate::seat::Seat;
use crate::table::Due;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// The commands about remote players.
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

/// The commands that make sense only after a game.
pub const AFTER_VERBS: &[&str] = &["propose", "verify", "replay"];

/// The connection to the remote players at a table.
pub trait Remote {
    /// The alarm that rings when something has arrived.
    fn alarm(&self) -> &Alarm;

    /// The next item that has arrived at this table.
    fn next(&mut self, table: &dyn Match) -> Option<Incoming>;

    /// For guests: tells the table after a break that its game is followed again, and how many percepts are known.
    fn listen(&mut self, percepts: u64);

    /// Sends bytes about a seat. Returns a message if they cannot be sent yet.
    fn post(&mut self, seat: Seat, message: Vec<u8>) -> Option<Message>;

    /// Disconnects the player on a seat, who sent something invalid.
    fn reject(&mut self, seat: Seat);

    /// Tells all that a player has given up and a computer plays on.
    fn give_up(&mut self, seat: Seat);

    /// Sends bytes to a listener.
    fn tell(&mut self, listener: u8, message: Vec<u8>);

    /// Disconnects a listener who sent something invalid.
    fn dismiss(&mut self, listener: u8);

    /// Executes a command about remote players, and returns its output.
    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message>;

    /// Does what is due after a game, once it is possible and at most once, and returns messages about it. If
    /// `is_last`, nothing more of the game will arrive.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, is_last: bool) -> Vec<Message>;

    /// The question to be thought through for the check in progress.
    fn checking(&self) -> Option<Question>;

    /// Concludes the check in progress with its answer, saves the whole record of a fair game, and returns messages
    /// about it.
    fn checked(&mut self, answer: Option<Answer>, table: &dyn Match, clerk: &mut dyn Clerk) -> Vec<Message>;

    /// The finished game with all players' actions, once it has arrived; `None` if the table knows it anyway.
    fn whole(&mut self) -> Option<Box<dyn Match>>;

    /// Begins another check that chance was fair in the finished game, and who has confirmed its record.
    ///
    /// # Errors
    /// The message if there is nothing to check.
    fn verify(&self, clerk: &dyn Clerk) -> Result<Examined, Message>;

    /// Proposes the game typed after the command to all present, and returns messages about it.
    fn propose_typed(&mut self, typed: &str, console: &mut Console) -> Vec<Message>;

    /// Whether something about the finished game is still to come.
    fn owes(&self, table: &dyn Match) -> bool;

    /// The open question that the player has not answered, with its number.
    fn asked(&self) -> Option<(u32, Message)>;

    /// For hosts: sets the page that links to the table lead to, where the player has chosen one.
    fn link_to(&mut self, _own: Option<&PageAddress>) {}

    /// Lets the table use servers from now on, the player's own if there are any, and returns messages about it.
    fn use_servers(&mut self, console: &Console) -> Vec<Message>;

    /// Retries saving what could not be saved, once the record can be saved again.
    fn save(&mut self) {}

    /// Answers the open question, and returns messages about it.
    fn answer(&mut self, is_yes: bool) -> Vec<Message>;
}

/// Something that has arrived from a remote program.
pub enum Incoming {
    /// A message to show.
    Told(Message),
    /// Bytes about a seat.
    Post(Seat, Vec<u8>),
    /// The player on a seat is connected and has received this many percepts.
    Connected(Seat, u64),
    /// A computer takes over a seat if `true`; otherwise its player is back.
    Replaced(Seat, bool),
    /// A listener follows the game and has received this many percepts.
    Listens(u8, u64),
    /// A listener is gone.
    Ignored(u8),
    /// The table is back after a break.
    Again(Seat),
    /// The game does not continue here.
    Over,
}

/// Whether a game is over.
fn is_over(table: &dyn Match) -> bool {
    matches!(table.due(), Due::Over(_))
}

/// What arrives when a player's whereabouts change; `waits` is whether the game then waits for that player.
fn found(seat: Seat, whereabouts: Whereabouts, waits: bool) -> Vec<Incoming> {
    let told = table::became(seat, whereabouts, waits).map(Incoming::Told);
    let replaced = match whereabouts {
        // At a restored table, the computer there stops playing.
        Whereabouts::Here | Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => {
            Incoming::Replaced(seat, false)
        }
        Whereabouts::Replaced => Incoming::Replaced(seat, true),
    };
    [replaced].into_iter().chain(told).collect()
}
