//! The door at which friends call.

use crate::alarm::Alarm;
use crate::remote::way::Relays;
use crate::remote::words::Code;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// The connection to friends, available everywhere in the program.
pub trait Door {
    /// Whether it needs to be opened.
    fn is_wanted(&self, is_terminal: bool) -> bool;

    /// Whether it is open.
    fn is_open(&self) -> bool;

    /// Whether the friend whose name was typed after `join` has sent an invitation to a table where the player does not
    /// sit yet.
    fn has_invited(&self, typed: &str, teller: &Teller) -> bool;

    /// Whether the player sits at the table with this code.
    fn is_at(&self, code: Code) -> bool;

    /// Opens it; `alarm` rings from then on when there is news.
    fn open(&mut self, alarm: &Alarm, is_terminal: bool, teller: &Teller, relays: &Relays);

    /// The messages about what has arrived.
    fn news(&mut self) -> Vec<Message>;
}
