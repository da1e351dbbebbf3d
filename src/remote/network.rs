//! The network as the program sees it: it never waits, and knows nothing of how others are reached. Each end of the program
//! brings one along; tests have one in memory.

use std::io;
use std::net::SocketAddr;

use super::card::{Identity, Key};
use super::invitation::{Call, Ring};
use super::way::Way;
use super::words::Code;
use crate::alarm::Alarm;

/// The program at the other end, known by its public key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Peer([u8; 32]);

impl Peer {
    /// The program with this public key.
    pub fn of(key: [u8; 32]) -> Peer {
        Peer(key)
    }

    /// The public key.
    pub fn key(self) -> [u8; 32] {
        self.0
    }
}

/// What one is for the others.
pub enum Role {
    /// The one who is found by the words, and known by this secret key from then on.
    Host([u8; 32]),
    /// One who looks for the host.
    Guest {
        /// A secret key of one's own: a guest that comes back with the same key is the same.
        key: [u8; 32],
        /// By what the host is known, where one has met it before: nobody else is spoken to.
        host: Option<Peer>,
    },
}

/// What has happened.
#[derive(Debug)]
pub enum Event {
    /// Others can be reached, or waited for, by this key of one's own and at this address.
    Ready(Peer, Option<SocketAddr>),
    /// The host is not found at once, and still looked for.
    Seeks,
    /// Whether the servers answer by which others find this program, once they have not answered for some time.
    Servers(bool),
    /// Somebody who knows the words is there, or there again. What was sent before may be lost.
    Came(Peer),
    /// To a guest: somebody answers to the words and is not the host that is known. Nothing is said to that one, and the host is
    /// still looked for. It is told once until the host is there.
    Impostor,
    /// A message.
    Message(Peer, Vec<u8>),
    /// Nothing was heard for some seconds.
    Silent(Peer),
    /// Something is heard again.
    Heard(Peer),
    /// The connection is gone. A guest goes on looking for the host.
    Gone(Peer),
    /// It is over: nothing comes after this.
    Failed(Fault),
}

/// Why nothing comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The address of one's own cannot be used.
    Address,
    /// Nobody answers to these words.
    NoAnswer,
    /// Whoever answers does not let one in.
    NotLetIn,
    /// The program that answers speaks another version.
    OtherVersion,
    /// As many programs are connected with the host as can be.
    Crowded,
    /// The table sends more than anybody could hear.
    Flood,
    /// The host has let go.
    Closed,
    /// The system says no.
    System,
}

/// A network that is open, as long as it lives. When it is dropped, what was sent still goes out.
pub trait Net {
    /// Sends a message of at most [`LONGEST`](super::frame::LONGEST) bytes. Where nobody is there to get it, it is lost.
    fn send(&self, to: Peer, message: Vec<u8>);

    /// Lets go of a peer, once what was sent has gone out.
    fn close(&self, peer: Peer);

    /// The next event, if there is one.
    fn poll(&self) -> Option<Event>;
}

/// The way to friends, as long as it lives.
pub trait Calls {
    /// Only these may call from now on.
    fn know(&self, friends: &[Key]);

    /// Invites a friend.
    fn invite(&self, call: Call);

    /// What has happened next, if anything has.
    fn poll(&self) -> Option<Ring>;
}

/// What the program reaches others by.
pub trait Network {
    /// Opens the network for the table that the words of `code` stand for. `alarm` rings whenever something can be
    /// [taken](Net::poll).
    ///
    /// # Errors
    /// The system does not let it begin.
    fn open(&self, code: Code, role: Role, way: Way, alarm: &Alarm) -> io::Result<Box<dyn Net>>;

    /// Opens the way to friends for the player of `identity`. Where `listens`, friends can call. `alarm` rings whenever
    /// something can be [taken](Calls::poll).
    ///
    /// # Errors
    /// The system does not let it begin.
    fn call(&self, identity: &Identity, way: Way, listens: bool, alarm: &Alarm) -> io::Result<Box<dyn Calls>>;

    /// Whether there is a network at all.
    fn is_there(&self) -> bool {
        true
    }
}

/// The network of a program that cannot reach others.
#[derive(Clone, Copy, Debug)]
pub struct Unreachable;

impl Network for Unreachable {
    fn is_there(&self) -> bool {
        false
    }

    fn open(&self, _: Code, _: Role, _: Way, _: &Alarm) -> io::Result<Box<dyn Net>> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn call(&self, _: &Identity, _: Way, _: bool, _: &Alarm) -> io::Result<Box<dyn Calls>> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
