//! The absence of players at a table, as a guest learns of it.

use crate::remote::message::Whereabouts;
use crate::seat::{Seat, Seats};

/// The absent players.
#[derive(Debug, Default)]
pub struct Absence {
    away: Seats,
    /// The seats on which a computer plays.
    replaced: Seats,
    /// After a break of this guest's own connection: the seats reported absent so far, since the table then reports all
    /// absences again.
    retold: Option<Seats>,
    /// The seats that were occupied before such a break and are not after it. Players who return soon were probably cut
    /// off by the same fault as this guest.
    doubts: Seats,
}

impl Absence {
    /// The absent players whom no computer replaces.
    pub fn away(&self) -> Seats {
        self.away
    }

    /// The seats on which a computer plays.
    pub fn replaced(&self) -> Seats {
        self.replaced
    }

    /// The seats whose players may still come back soon.
    pub fn doubts(&self) -> Seats {
        self.doubts
    }

    /// Returns and forgets the doubtful seats, whose players have not come back in time.
    pub fn take_doubts(&mut self) -> Seats {
        std::mem::take(&mut self.doubts)
    }

    /// Notes what became of a player. Returns whether it is news to be reported now.
    pub fn find(&mut self, seat: Seat, whereabouts: Whereabouts) -> bool {
        let with = |seats: Seats, is_so| if is_so { seats.with(seat) } else { seats.without(seat) };
        let was_there = !self.away.contains(seat) && !self.replaced.contains(seat);
        let was_doubtful = self.doubts.contains(seat);
        let is_lost = whereabouts == Whereabouts::Lost;
        let is_doubtful = is_lost && (was_doubtful || was_there && self.retold.is_some());
        self.doubts = with(self.doubts, is_doubtful);
        let found = (with(self.away, whereabouts.is_away()), with(self.replaced, whereabouts == Whereabouts::Replaced));
        let is_new = (self.away, self.replaced) != found;
        (self.away, self.replaced) = found;
        self.retold = self.retold.map(|retold| retold.with(seat));
        // If the absence was not reported, neither is the return.
        is_new && !is_doubtful && !(was_doubtful && whereabouts == Whereabouts::Here)
    }

    /// Forgets all but these seats, which are still occupied.
    pub fn keep(&mut self, taken: Seats) {
        let kept = |seats: Seats| seats.iter().filter(|seat| taken.contains(*seat)).collect();
        (self.away, self.replaced, self.doubts) = (kept(self.away), kept(self.replaced), kept(self.doubts));
    }

    /// The table now reports all absences again.
    pub fn begin_again(&mut self) {
        self.retold = Some(Seats::NONE);
    }

    /// The table has reported all absences again. Returns the seats whose players have come back since they were
    /// reported absent.
    pub fn end_again(&mut self) -> Seats {
        let Some(retold) = self.retold.take() else {
            return Seats::NONE;
        };
        let absent = self.away.iter().chain(self.replaced.iter());
        let back: Seats = absent.filter(|seat| !retold.contains(*seat)).collect();
        let doubts = self.doubts;
        for seat in back.iter() {
            self.find(seat, Whereabouts::Here);
        }
        back.iter().filter(|seat| !doubts.contains(*seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_not_new_and_a_computer_is_not_away() {
        let mut absence = Absence::default();
        assert!(!absence.find(Seat::SECOND, Whereabouts::Here));
        assert!(absence.find(Seat::SECOND, Whereabouts::Lost));
        assert!(!absence.find(Seat::SECOND, Whereabouts::Lost));
        assert_eq!((absence.away(), absence.replaced()), (Seats::only(Seat::SECOND), Seats::NONE));
        assert!(absence.find(Seat::SECOND, Whereabouts::Replaced));
        assert_eq!((absence.away(), absence.replaced()), (Seats::NONE, Seats::only(Seat::SECOND)));
        assert!(absence.find(Seat::SECOND, Whereabouts::Here));
    }

    #[test]
    fn after_a_break_nobody_is_told_twice_and_who_has_come_back_is_known() {
        let third = Seat::new(2).unwrap();
        let mut absence = Absence::default();
        absence.find(Seat::FIRST, Whereabouts::Lost);
        absence.find(Seat::SECOND, Whereabouts::Replaced);
        absence.find(third, Whereabouts::Replaced);
        absence.begin_again();
        assert!(!absence.find(third, Whereabouts::Replaced));
        assert_eq!(absence.end_again(), Seats::first(2));
        assert_eq!((absence.away(), absence.replaced()), (Seats::NONE, Seats::only(third)));
        // Without a break, nothing is reported again.
        assert_eq!(absence.end_again(), Seats::NONE);
    }

    #[test]
    fn whoever_was_cut_off_with_oneself_and_is_back_soon_was_never_away() {
        let third = Seat::new(2).unwrap();
        let mut absence = Absence::default();
        absence.find(third, Whereabouts::Replaced);
        absence.begin_again();
        assert!(!absence.find(Seat::FIRST, Whereabouts::Lost) && !absence.find(Seat::SECOND, Whereabouts::Lost));
        // Changes of players who were absent before are reported at once.
        assert!(absence.find(third, Whereabouts::Lost));
        assert_eq!(absence.end_again(), Seats::NONE);
        assert_eq!((absence.away(), absence.doubts()), (Seats::first(3), Seats::first(2)));
        assert!(!absence.find(Seat::FIRST, Whereabouts::Here));
        assert_eq!(absence.take_doubts(), Seats::only(Seat::SECOND));
        assert!(absence.find(Seat::SECOND, Whereabouts::Here));
        // Without a break of this guest's own, a loss is reported at once, and so is a player who has left.
        assert!(absence.find(Seat::SECOND, Whereabouts::Lost));
        absence.begin_again();
        assert!(absence.find(Seat::FIRST, Whereabouts::Left));
        // A player who was never reported absent is not reported back after the next break.
        let mut absence = Absence::default();
        absence.begin_again();
        absence.find(Seat::FIRST, Whereabouts::Lost);
        absence.end_again();
        absence.begin_again();
        assert_eq!((absence.end_again(), absence.doubts()), (Seats::NONE, Seats::NONE));
    }
}
