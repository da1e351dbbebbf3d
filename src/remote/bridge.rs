//! A network that runs in another place than the program, such as in a worker of the page: what both tell each other, as
//! bytes. Both are of the same build.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::card::Key;
use super::fault::NetworkFault;
use super::invitation::{Call, Ring};
use super::network::{Event, Order, Role};
use super::way::Way;
use crate::notation::Unreadable;

/// A request of the program to a connection.
#[derive(Serialize, Deserialize)]
pub enum Request {
    /// Opens it for the table with the words of this code.
    Table(u64, Role, Way),
    /// Opens it for the friends of the player with this secret key, who can call if this is `true`.
    Friends([u8; 32], Way, bool),
    /// Something of a table.
    Order(Order),
    /// Sets the friends who may call.
    Know(Vec<Key>),
    /// Invites a friend.
    Invite(Call),
    /// The program has taken the oldest report, so that the next may follow.
    Taken,
    /// Closes it once pending messages have been sent.
    Close,
}

/// An event on a connection.
#[derive(Serialize, Deserialize)]
pub enum Report {
    /// At a table.
    Event(Event),
    /// Among friends.
    Ring(Ring),
    /// The connection failed; the last report.
    Failed(NetworkFault),
}

/// A request or a report as bytes.
pub fn to_bytes(told: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(told).expect("these types can always be written")
}

/// Reads a request or a report.
///
/// # Errors
/// If it is none.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    postcard::from_bytes(bytes).map_err(|_| Unreadable)
}
