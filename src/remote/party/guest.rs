//! A guest who is connected to the table.

use std::time::Duration;

use web_time::Instant;

use crate::remote::bucket::Allowance;
use crate::remote::card::Card;
use crate::remote::message::{FromGuest, Hello, Name};
use crate::seat::Seat;

/// A connected guest, who knows the words.
pub(super) struct Guest {
    /// The seat, once the guest has introduced itself.
    pub(super) seat: Option<Seat>,
    /// The number and the name of a listener.
    pub(super) listener: Option<(u8, Option<Name>)>,
    /// The introduction, once received.
    pub(super) hello: Option<Hello>,
    /// The guest's verified card.
    pub(super) card: Option<Card>,
    /// Whether the guest does not respond.
    pub(super) is_silent: bool,
    /// Messages that arrived on a new connection before the introduction.
    pub(super) early: Vec<FromGuest>,
    /// Whether the guest has said, on this connection, how much of the current game it has received.
    pub(super) follows: bool,
    /// The time of the connection.
    pub(super) since: Instant,
    /// Whether the guest has asked for a new name that the others do not know yet.
    pub(super) has_new_name: bool,
    pub(super) allowance: Allowance,
}

/// The time a guest has for its introduction.
pub(super) const INTRODUCTION: Duration = Duration::from_secs(10);

/// The maximum number of early messages kept from a guest who has just reconnected.
pub(super) const MOST_EARLY: usize = 16;

impl Guest {
    /// A guest who has just connected, with the allowance of an earlier connection, if any.
    pub(super) fn new(now: Instant, allowance: Option<Allowance>) -> Guest {
        Guest {
            seat: None,
            listener: None,
            hello: None,
            card: None,
            is_silent: false,
            early: Vec::new(),
            follows: false,
            since: now,
            has_new_name: false,
            allowance: allowance.unwrap_or_else(|| Allowance::new(now)),
        }
    }
}
