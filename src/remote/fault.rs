//! Faults of the network.

use serde::{Deserialize, Serialize};

/// Why the network failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NetworkFault {
    /// The local address cannot be used.
    Address,
    /// No host answers to these words.
    NoAnswer,
    /// The host refuses the connection.
    NotLetIn,
    /// The program that answers speaks another version.
    OtherVersion,
    /// The host has reached its maximum number of connections.
    Crowded,
    /// The table sends more than anyone could listen to.
    Flood,
    /// The host closed the connection.
    Closed,
    /// The operating system refused.
    System,
    /// In a browser: what plays far away could not be fetched.
    Unfetched,
}
