//! Far away: people at programs of their own, who find each other by five words.
//!
//! The host's program is the table, and each guest's program has a seat at it. What they tell each other are
//! [messages](message) in [frames](frame); of a game these carry views and percepts of one seat, and nothing else (see
//! [`wire`](crate::wire)). The [words](mod@words) are the host's address and the proof that somebody was invited. Friends know each
//! other again by their [cards](card), and send each other [invitations](invitation). Nothing here waits: the [network] is a trait.

pub mod card;
pub mod check;
pub mod confirmation;
pub mod fingerprint;
pub mod frame;
pub mod invitation;
pub mod lots;
pub mod message;
pub mod network;
pub mod pace;
pub mod party;
pub mod patience;
pub mod proof;
pub mod sayings;
pub mod visit;
pub mod way;
pub mod words;
