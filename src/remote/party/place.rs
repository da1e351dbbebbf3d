//! A seat for a guest.

use web_time::Instant;

use crate::remote::message::Whereabouts;
use crate::remote::peer::Peer;
use crate::text::printable::Printable;

/// A guest's seat.
pub(super) struct Place {
    /// The guest who owns the seat. In a game it stays theirs whatever happens to the connection.
    pub(super) owner: Option<Peer>,
    pub(super) whereabouts: Whereabouts,
    /// The name of the player for whom the host keeps the seat.
    pub(super) kept_for: Option<Printable>,
    /// The time since when no player has been here, during a game.
    pub(super) away: Option<Instant>,
    /// Whether the others have been asked during the absence if a computer may play here.
    pub(super) is_asked: bool,
    /// The time of an unanswered nudge of the owner, who is connected.
    pub(super) nudged: Option<Instant>,
    /// Whether a computer has acted here and the owner has not been told yet.
    pub(super) stood_in: bool,
    /// The number of actions on this seat when a computer took it over in the current game.
    pub(super) moves: Option<usize>,
    /// Whether the owner has given up the current game.
    pub(super) is_given_up: bool,
}

impl Place {
    /// A place for the first guest who comes, or for a named player.
    pub(super) fn new(kept_for: Option<Printable>) -> Place {
        Place {
            owner: None,
            whereabouts: Whereabouts::Left,
            kept_for,
            away: None,
            is_asked: false,
            nudged: None,
            stood_in: false,
            moves: None,
            is_given_up: false,
        }
    }
}
