//! The network as the rest of the program sees it: it never blocks, and hides how peers are reached. Each front end of
//! the program supplies an implementation; the tests have one in memory.

use std::io;
use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use super::card::{Identity, Key};
use super::fault::NetworkFault;
use super::invitation::{Call, Ring};
use super::peer::Peer;
use super::way::{Relay, Way};
use super::words::Code;
use crate::alarm::Alarm;

/// The role of this program on a connection.
#[derive(Serialize, Deserialize)]
pub enum Role {
    /// The host, whom guests find by the words and then know by this secret key.
    Host([u8; 32]),
    /// A guest, who looks for the host.
    Guest {
        /// This program's secret key: a guest that returns with the same key is the same guest.
        key: [u8; 32],
        /// The host's key, if the guest has met the host before: no other program is then accepted.
        host: Option<Peer>,
    },
}

/// A network event.
#[derive(Debug, Serialize, Deserialize)]
pub enum Event {
    /// The network is up, with this program's public key and address.
    Ready(Peer, Option<SocketAddr>),
    /// The host was not found at once; the search continues.
    Seeks,
    /// Whether the servers that let others find this program respond: `false` after some time without an answer, then
    /// `true` once they answer again.
    Servers(bool),
    /// A peer that knows the words has connected or reconnected. Messages sent before may be lost.
    Came(Peer),
    /// For guests: a program that knows the words is not the known host. Nothing is sent to it, and the search for the
    /// host continues. Reported once until the host is found.
    Impostor,
    /// A message arrived.
    Message(Peer, Vec<u8>),
    /// Nothing has arrived from the peer for some seconds.
    Silent(Peer),
    /// The peer responds again.
    Heard(Peer),
    /// The connection is lost. A guest keeps looking for the host.
    Gone(Peer),
    /// The network failed; the last event.
    Failed(NetworkFault),
}

/// A request of the program to an open network.
#[derive(Debug, Serialize, Deserialize)]
pub enum Order {
    /// Sends a message.
    Send(Peer, Vec<u8>),
    /// Disconnects a peer.
    Close(Peer),
    /// Uses these servers, too.
    Servers(Relay),
    /// The program was suspended, or its connection to the internet has changed: those of the network may be dead.
    Woken,
}

/// An open network. Dropping it closes it, after pending messages have been sent.
pub trait Net {
    /// Sends a message of at most [`LONGEST`](super::frame::LONGEST) bytes. It is lost if the peer is not connected.
    fn send(&self, to: Peer, message: Vec<u8>);

    /// Disconnects a peer once pending messages have been sent.
    fn close(&self, peer: Peer);

    /// Additionally uses these servers.
    fn use_servers(&self, relay: Relay);

    /// Returns the next event, if any.
    fn poll(&self) -> Option<Event>;
}

/// An open connection to friends, closed when dropped.
pub trait Calls {
    /// Sets the friends who may call; all others are refused.
    fn know(&self, friends: &[Key]);

    /// Invites a friend.
    fn invite(&self, call: Call);

    /// Returns the next event, if any.
    fn poll(&self) -> Option<Ring>;
}

/// The factory for connections to tables and friends.
pub trait Network {
    /// Opens the network for the table with the words of `code`. `alarm` rings whenever an event can be
    /// [polled](Net::poll).
    ///
    /// # Errors
    /// If the operating system refuses.
    fn open(&self, code: Code, role: Role, way: Way, alarm: &Alarm) -> io::Result<Box<dyn Net>>;

    /// Opens the connection to the friends of the player of `identity`. Friends can call if `listens`. `alarm` rings
    /// whenever an event can be [polled](Calls::poll).
    ///
    /// # Errors
    /// If the operating system refuses.
    fn call(&self, identity: &Identity, way: Way, listens: bool, alarm: &Alarm) -> io::Result<Box<dyn Calls>>;

    /// Whether this program has a network at all.
    fn is_there(&self) -> bool {
        true
    }

    /// The address of the page in which the program runs, which others can be reached from through servers only; `None`
    /// outside a browser.
    fn page(&self) -> Option<&str> {
        None
    }
}

/// The network of a program built without one.
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
