//! Playing over the network: each player runs the program, and the programs find each other by five words.
//!
//! The host's program is the table, and each guest's program has a seat at it. They exchange [messages](message) in
//! [frames](frame); about a game these carry only the views and percepts of one seat (see [`wire`](crate::wire)). The
//! [words](mod@words) are the host's address and prove that a guest was invited. Friends recognise each other by their
//! [cards](card) and send each other [invitations](invitation); for everybody else an invitation can be a [link]. Nothing
//! here blocks: the [network] is a trait.

#[cfg(any(feature = "net", target_family = "wasm"))]
pub mod bridge;
pub mod bucket;
pub mod card;
pub mod check;
pub mod confirmation;
pub mod fault;
pub mod fingerprint;
pub mod frame;
pub mod invitation;
pub mod link;
pub mod lots;
pub mod message;
pub mod network;
pub mod outbox;
pub mod party;
pub mod patience;
pub mod peer;
pub mod proof;
pub mod visit;
pub mod way;
pub mod words;
