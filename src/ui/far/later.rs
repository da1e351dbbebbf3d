//! What has come from a table and is looked at later: what a driver has put back, and what is held while a game that is over
//! is still asked about.

use std::collections::VecDeque;

use crate::remote::message::Sheet;
use crate::remote::visit::News;

/// News for later.
#[derive(Debug, Default)]
pub struct Later {
    /// What is looked at next.
    waiting: VecDeque<News>,
    /// That nothing is played any more, and what became of those who wait already: for whoever waits with them.
    held: Vec<News>,
}

impl Later {
    /// What is looked at next, if anything.
    pub fn take(&mut self) -> Option<News> {
        self.waiting.pop_front()
    }

    /// What was taken is looked at once more.
    pub fn put_back(&mut self, news: News) {
        self.waiting.push_front(news);
    }

    /// Whether anything can be taken.
    pub fn has_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Holds how the table is now, instead of what was held of it before.
    pub fn hold_table(&mut self, news: News) {
        self.held = vec![news];
    }

    /// Holds what has become of the table since: of each seat, what was told last.
    pub fn hold(&mut self, news: News) {
        if let News::Seat(seat, _) = news {
            self.held.retain(|held| !matches!(held, News::Seat(other, _) if *other == seat));
        }
        self.held.push(news);
    }

    /// Who sits at the table now, if that is held.
    pub fn table(&self) -> Option<&Sheet> {
        match self.held.first() {
            Some(News::Waits(sheet) | News::Busy(sheet) | News::BusyAgain(sheet)) => Some(sheet),
            Some(_) | None => None,
        }
    }

    /// Whether anything is held of the table.
    pub fn is_holding(&self) -> bool {
        !self.held.is_empty()
    }

    /// Another game, or none, comes next: what was held is not so any more.
    pub fn leave_for(&mut self, news: News) {
        self.held.clear();
        self.put_back(news);
    }

    /// What is held can be taken, behind what waits.
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
        later.hold_table(News::Seeks);
        later.hold(News::Lost);
        assert!(later.is_holding() && !later.has_waiting());
        later.put_back(News::Heard);
        later.release();
        assert!(!later.is_holding());
        assert_eq!(
            [later.take(), later.take(), later.take()],
            [Some(News::Heard), Some(News::Seeks), Some(News::Lost)]
        );
        for _ in 0..1_000 {
            later.hold(News::Seat(Seat::FIRST, Whereabouts::Here));
            later.hold(News::Seat(Seat::FIRST, Whereabouts::Lost));
        }
        assert_eq!(later.held, [News::Seat(Seat::FIRST, Whereabouts::Lost)]);
        later.hold_table(News::Seeks);
        later.leave_for(News::Bye);
        later.release();
        assert_eq!([later.take(), later.take()], [Some(News::Bye), None]);
    }
}
