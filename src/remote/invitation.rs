//! Invitations between friends who know each other's keys and therefore need no table words.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use super::card::Key;
use super::fault::NetworkFault;
use super::message::{LineText, Name, Short, WireMessage};

/// The contents of an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invitation {
    /// The code of the table's words.
    pub code: u64,
    /// The public key of the table, so that nobody else who knows the words can pass for its host.
    pub table: Key,
    /// The connection options of the table, as typed after `join`, in English.
    pub ways: LineText,
    /// The name of the game; empty if the players choose it together at the table.
    pub game: Short,
    /// The name of the inviting player.
    pub name: Option<Name>,
}

impl WireMessage for Invitation {}

/// An event on the connection to friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ring {
    /// A friend sent an invitation.
    Invited(Key, Invitation),
    /// A friend received an invitation.
    Answered(Key),
    /// A friend could not be reached.
    Unanswered(Key),
    /// Whether the servers that let friends find each other respond: `false` after some time without an answer, then
    /// `true` once they answer again.
    Servers(bool),
    /// The connection ended; the last event.
    Failed(NetworkFault),
}

/// An invitation to be sent to a friend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Call {
    /// The friend.
    pub friend: Key,
    /// The friend's address, if known.
    pub address: Option<SocketAddr>,
    /// The invitation.
    pub invitation: Invitation,
}
