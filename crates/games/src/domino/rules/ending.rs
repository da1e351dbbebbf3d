//! Ending hands and games. Rule book `domino`, section End of a hand and of the game.

use super::State;
use super::event::{Cause, Event, Fact, HandEnd};
use super::view::Stage;
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Seats};

impl State {
    /// Returns whether the stock is empty and no player can lay.
    pub(super) fn is_blocked(&self) -> bool {
        self.stock() == 0 && self.seats.iter().all(|seat| !self.can_lay(seat))
    }

    /// Ends a blocked hand. The lowest pip count wins it, unless two players share it.
    pub(super) fn block(&mut self, events: &mut Vec<Event>) {
        let pips = |seat: Seat| self.hands[seat].pips();
        let least = self.seats.iter().map(pips).min();
        let lowest: Seats = self.seats.iter().filter(|seat| Some(pips(*seat)) == least).collect();
        let winner = lowest.iter().next().filter(|_| lowest.len() == 1);
        self.end_hand(Cause::Blocked, winner, events);
    }

    /// Credits the winner of a hand, if any, and ends the game if that decides it.
    pub(super) fn end_hand(&mut self, cause: Cause, winner: Option<Seat>, events: &mut Vec<Event>) {
        let mut gain = 0;
        if let Some(winner) = winner {
            let others = self.seats.without(winner).iter();
            gain = others.map(|seat| rounded(self.hands[seat].pips())).sum();
            self.points[winner] = self.points[winner].saturating_add(gain);
        }
        self.drawn = None;
        self.stage = Stage::Dealing;
        events.push(Event::Public(Fact::HandOver(HandEnd { cause, winner, hands: self.hands, gain })));
        let reached = |seat: &Seat| self.points[*seat] >= self.config.target;
        if let Some(winner) = winner.filter(reached) {
            self.end(Seats::only(winner), events);
        }
    }

    /// Resigns for `seat`. Of the other players, those with the most points win.
    pub(super) fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Public(Fact::Resigned { seat }));
        self.end_hand(Cause::Resigned, None, events);
        let others = self.seats.without(seat);
        let most = others.iter().map(|other| self.points[other]).max();
        let ahead = others.iter().filter(|other| Some(self.points[*other]) == most);
        self.end(ahead.collect(), events);
    }

    /// Ends the game.
    pub(super) fn end(&mut self, winners: Seats, events: &mut Vec<Event>) {
        self.stage = Stage::Over(Outcome { winners });
        events.push(Event::Public(Fact::Won { winners }));
    }
}

/// A sum of pips as it is credited: rounded to a multiple of five. 17 becomes 15, 18 becomes 20.
pub fn rounded(pips: u16) -> u16 {
    (pips + 2) / 5 * 5
}
