//! News from a table that is handled later: news put back by its driver, and news held while players still ask about a
//! finished game.

use std::collections::VecDeque;

use crate::remote::message::Sheet;
use crate::remote::visit::GuestNews;

/// News to be handled later.
#[derive(Debug, Default)]
pub struct Later {
    /// The news to be handled next.
    waiting: VecDeque<GuestNews>,
    /// News for the room after the game: that the game has ended, and what became of the players who already wait
    /// there.
    held: Vec<GuestNews>,
}

impl Later {
    /// Returns the next news to be handled.
    pub fn pop(&mut self) -> Option<GuestNews> {
        self.waiting.pop_front()
    }

    /// Puts news back, to be handled again.
    pub fn put_back(&mut self, news: GuestNews) {
        self.waiting.push_front(news);
    }

    /// Whether news can be taken.
    pub fn has_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Holds the new state of the table, instead of anything held before.
    pub fn hold_table(&mut self, news: GuestNews) {
        self.held = vec![news];
    }

    /// Holds a later change at the table; of each seat, only the latest.
    pub fn hold(&mut self, news: GuestNews) {
        if let GuestNews::Seat(seat, _) = news {
            self.held.retain(|held| !matches!(held, GuestNews::Seat(other, _) if *other == seat));
        }
        self.held.push(news);
    }

    /// The table in its new state, if held.
    pub fn table(&self) -> Option<&Sheet> {
        match self.held.first() {
            Some(GuestNews::Waits(sheet) | GuestNews::Busy(sheet) | GuestNews::BusyAgain(sheet)) => Some(sheet),
            Some(_) | None => None,
        }
    }

    /// Whether any news of the table is held.
    pub fn is_holding(&self) -> bool {
        !self.held.is_empty()
    }

    /// Puts this news of another game, or of the end, next; held news no longer applies.
    pub fn leave_for(&mut self, news: GuestNews) {
        self.held.clear();
        self.put_back(news);
    }

    /// Queues the held news after the waiting news.
    pub fn release(&mut self) {
        self.waiting.extend(self.held.drain(..));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::message::Whereabouts;
    use crate::seat::Seat;

    #[test]
    fn what_is_held_waits_until_it_is_released_and_not_beyond_another_game() {
        let mut later = Later::default();
        later.hold_table(GuestNews::Seeks);
        later.hold(GuestNews::Lost);
        assert!(later.is_holding() && !later.has_waiting());
        later.put_back(GuestNews::Heard);
        later.release();
        assert!(!later.is_holding());
        assert_eq!(
            [later.pop(), later.pop(), later.pop()],
            [Some(GuestNews::Heard), Some(GuestNews::Seeks), Some(GuestNews::Lost)]
        );
        for _ in 0..1_000 {
            later.hold(GuestNews::Seat(Seat::FIRST, Whereabouts::Here));
            later.hold(GuestNews::Seat(Seat::FIRST, Whereabouts::Lost));
        }
        assert_eq!(later.held, [GuestNews::Seat(Seat::FIRST, Whereabouts::Lost)]);
        later.hold_table(GuestNews::Seeks);
        later.leave_for(GuestNews::Bye);
        later.release();
        assert_eq!([later.pop(), later.pop()], [Some(GuestNews::Bye), None]);
    }
}
