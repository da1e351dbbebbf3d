//! News of the guests, for the host.

use std::net::SocketAddr;

use crate::remote::fault::NetworkFault;
use crate::remote::lots::Share;
use crate::remote::message::{Matter, Name, Proposal, Refusal, Resolution, Saying, Whereabouts};
use crate::seat::Seat;

/// News for the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostNews {
    /// Guests can connect, to this address among others.
    Ready(Option<SocketAddr>),
    /// A guest sat down.
    Came(Seat),
    /// What became of a player who had sat down.
    Seat(Seat, Whereabouts),
    /// A guest who knows the words was refused.
    TurnedAway(Refusal),
    /// A guest came while others in the room play, and waits for the end of that game.
    Queues(Option<Name>),
    /// A guest follows the game and has received this many of its percepts.
    Follows(Seat, u64),
    /// A guest sent bytes about its seat.
    Post(Seat, Vec<u8>),
    /// A guest said something that the host may hear.
    Said(Saying),
    /// The outcome of a question put to all.
    Settled(Matter, Resolution),
    /// All agreed on a game.
    Agreed(Proposal),
    /// The player on this seat has a new name.
    Named(Seat),
    /// A listener came, before a game.
    Listens(Option<Name>),
    /// A listener follows the game and has received this many of its percepts.
    Overhears(u8, u64),
    /// A listener left.
    Ignored(u8),
    /// The network failed: further guests cannot connect.
    Failed(NetworkFault),
    /// Whether the servers through which guests connect respond.
    Servers(bool),
    /// A guest sent its bytes for the lots of this game.
    Share(Seat, u32, Share),
    /// A guest asks whether the player at the host's keyboard is still there.
    Nudged(Seat),
    /// Another program [confirmed](super::Party::confirmed) the record of the finished game.
    Confirmed,
}
