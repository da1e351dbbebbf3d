//! How a host's wait for guests ends.

use crate::remote::message::Proposal;

/// How the wait for guests ended.
pub(super) enum Gathered {
    /// All seats are taken.
    Full,
    /// All have agreed to play this.
    Agreed(Proposal),
    /// The host has left.
    Left,
    /// The host leaves for a friend's table, with this line.
    Goes(String),
}
