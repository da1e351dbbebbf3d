//! The possibilities of the next player in the very next turn, and comparisons between them.

use super::why::{Reason, Why};
use crate::scout::rules::position::Position;
use crate::scout::think::turn::{begun, turns};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// The outcome of the next player's turn at its best: a win, or a number of rows.
pub(super) struct Threat {
    /// The next player.
    pub next: Seat,
    /// Whether this player can win.
    pub wins: bool,
    /// The most rows that this player can gain, as far as the search sees.
    pub rows: u8,
}

impl Threat {
    /// The threat after `seat` ends its turn in a position.
    pub fn after(position: &Position, seat: Seat) -> Threat {
        let next = position.next(seat);
        let sum = position.sum(next);
        let turns = turns(&begun(position, next), next, true);
        let left = turns.iter().map(|turn| turn.after.sum(next)).min();
        Threat {
            next,
            wins: turns.iter().any(|turn| turn.after.is_through(next)),
            rows: sum.saturating_sub(left.unwrap_or(sum)),
        }
    }

    /// The message about the threat.
    pub fn message(&self) -> Message {
        match self.wins {
            true => Message::new("hint-threat-win").seat("name", self.next),
            false => Message::new("hint-threat").seat("name", self.next).count("rows", self.rows),
        }
    }

    /// Returns whether the next player has less: no win, and a smaller gain or one that used to be a win.
    pub fn is_less_than(&self, before: &Threat) -> bool {
        self.less_than(before).is_some()
    }

    /// The improvement over `before` for the other players, if any.
    pub fn less_than(&self, before: &Threat) -> Option<Reason> {
        let name = |why| Reason::new(why).seat("name", self.next);
        if before.wins && !self.wins {
            return Some(name(Why::Guard));
        }
        let blocks = name(Why::Block).count("rows", self.rows).count("was", before.rows);
        blocks.speaking().filter(|_| !self.wins)
    }
}
