//! Invitations: what friends whose keys are known tell each other, without words.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use super::card::Key;
use super::message::{Line, Message, Name, Short};
use super::network::Fault;

/// What somebody is told who is invited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invitation {
    /// What the words of the table stand for.
    pub code: u64,
    /// The public key of the table: nobody else who knows the words is taken for its host.
    pub table: Key,
    /// By what ways it can be reached, as they are typed behind `join`, in English.
    pub ways: Line,
    /// The name of the game; empty where all who come choose it.
    pub game: Short,
    /// What whoever invites is called.
    pub name: Option<Name>,
}

impl Message for Invitation {}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ring {
    /// A friend invites.
    Invited(Key, Invitation),
    /// A friend has got an invitation.
    Answered(Key),
    /// A friend could not be reached.
    Unanswered(Key),
    /// Whether the servers answer by which friends find each other, once they have not answered for some time.
    Servers(bool),
    /// It is over: nothing comes after this.
    Failed(Fault),
}

/// A friend to invite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The friend.
    pub friend: Key,
    /// Where the friend is, where that is known.
    pub address: Option<SocketAddr>,
    /// To what.
    pub invitation: Invitation,
}
