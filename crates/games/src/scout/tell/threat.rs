//! What whoever comes next can do in the very next turn, and what is better about it.

use crate::scout::rules::position::Position;
use crate::scout::think::turn::{begun, turns};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// Who wins, or what is gained at most, in the turn of whoever comes next.
pub(super) struct Threat {
    /// Who comes next.
    pub next: Seat,
    /// Whether that player can win.
    pub wins: bool,
    /// By how many rows that player gets nearer at most, as far as the search of turns sees.
    pub rows: u8,
}

impl Threat {
    /// What comes next when `seat` ends its turn in a position.
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

    /// What whoever comes next can do.
    pub fn message(&self) -> Message {
        match self.wins {
            true => Message::new("hint-threat-win").seat("name", self.next),
            false => Message::new("hint-threat").seat("name", self.next).count("rows", self.rows),
        }
    }

    /// Whether whoever comes next wins no more and gains less.
    pub fn is_less_than(&self, before: &Threat) -> bool {
        self.less_than(before).is_some()
    }

    /// What is better than `before` for those who do not come next, if anything is.
    pub fn less_than(&self, before: &Threat) -> Option<Message> {
        let name = |id| Message::new(id).seat("name", self.next);
        if before.wins && !self.wins {
            return Some(name("hint-why-guard"));
        }
        (self.rows < before.rows && !self.wins)
            .then(|| name("hint-why-block").count("rows", self.rows).count("was", before.rows))
    }
}
