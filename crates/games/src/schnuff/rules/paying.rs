//! Paying for limits, Risk and Schnuff, and going out. Rule book `schnuff`, sections Chance cards, Out and end.

use super::event::{Cause, Event, Exit, Fact};
use super::limit::{Limit, Toll};
use super::throwing::{Throw, Throwing};
use super::{Stage, State};
use snuffel_core::seat::{Seat, Seats};

impl State {
    /// Raises the sum to `to`. The mover pays for going above a limit unless that is free.
    pub(super) fn raise(&mut self, to: u8, events: &mut Vec<Event>) {
        let seat = self.mover;
        let crossed = Limit::crossed(self.sum, to);
        self.sum = to;
        if let Some(limit) = crossed {
            let toll = &mut self.tolls[limit as usize];
            if *toll == Toll::Free {
                *toll = Toll::UsedUp;
                events.push(Fact::CrossedFree { seat, limit }.into());
            } else {
                self.pay(seat, Cause::Crossing, limit, events);
            }
        }
        if self.is_decided() {
            self.end(self.players, events);
        } else if crossed == Some(Limit::Ninety) {
            self.end_round(false, events);
        } else {
            self.finish_turn(events);
        }
    }

    /// Applies the mover's throw for Risk.
    pub(super) fn risk(&mut self, throw: Throw, events: &mut Vec<Event>) {
        let sum = match throw.is_high() {
            true => self.sum + throw.total(),
            false => self.sum.saturating_sub(throw.total()),
        };
        events.push(Fact::Risked { seat: self.mover, throw, sum }.into());
        self.stage = Stage::Turn;
        if throw.is_high() {
            self.raise(sum, events);
        } else {
            self.sum = sum;
            self.finish_turn(events);
        }
    }

    /// The players who throw for the mover's Schnuff.
    pub(super) fn throwers(&self) -> Seats {
        self.players.without(self.mover)
    }

    /// Applies the throw of the next player clockwise after the player of Schnuff.
    pub(super) fn throw_for_schnuff(&mut self, mut throwing: Throwing, throw: Throw, events: &mut Vec<Event>) {
        let left = throwing.left();
        let mut clockwise = self.players_after(self.mover, true);
        let Some(seat) = clockwise.find(|seat| left.contains(*seat)) else {
            return;
        };
        events.push(Fact::ThrewForSchnuff { seat, throw }.into());
        throwing.count(seat, throw.total(), u8::lt);
        self.stage = Stage::Schnuff(throwing);
        let leaders = throwing.leaders();
        if !throwing.left().is_empty() {
            return;
        }
        if self.throwers().len() == 1 {
            let spared = if throw.is_high() { Seats::NONE } else { leaders };
            self.settle_schnuff(spared, events);
        } else if leaders.len() > 1 {
            events.push(Fact::SchnuffTied { seats: leaders }.into());
            self.stage = Stage::Schnuff(Throwing::new(leaders));
        } else {
            self.settle_schnuff(leaders, events);
        }
    }

    /// Makes all who have thrown pay, except for those in `spared`.
    fn settle_schnuff(&mut self, spared: Seats, events: &mut Vec<Event>) {
        let Some(limit) = Limit::at(self.sum) else {
            return;
        };
        self.stage = Stage::Turn;
        let player = self.mover;
        let others = self.players_after(player, true);
        for seat in others.filter(|seat| *seat != player) {
            if spared.contains(seat) {
                events.push(Fact::Spared { seat }.into());
            } else {
                self.pay(seat, Cause::Schnuff, limit, events);
            }
        }
        if self.is_decided() {
            self.end(self.players, events);
        } else if limit == Limit::Ninety {
            self.end_round(false, events);
        } else {
            let toll = &mut self.tolls[limit as usize];
            if *toll == Toll::Due {
                *toll = Toll::Free;
            }
            let free = *toll == Toll::Free;
            events.push(Fact::Tolled { limit, free }.into());
            self.finish_turn(events);
        }
    }

    /// Takes the price of a limit from a player, or all their chips if they have fewer. Without chips the player is
    /// out.
    fn pay(&mut self, seat: Seat, cause: Cause, limit: Limit, events: &mut Vec<Event>) {
        let chips = &mut self.chips[seat];
        let paid = limit.price().min(*chips);
        *chips -= paid;
        let left = *chips;
        events.push(Fact::Paid { seat, cause, limit, paid, left }.into());
        if left == 0 {
            self.remove(seat, Exit::NoChip, events);
        }
    }

    /// Strict drawing: removes a player whose hand is empty once they can no longer draw. All their chips are lost.
    pub(super) fn remove_without_card(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.hands[seat].is_empty() {
            let chips = std::mem::take(&mut self.chips[seat]);
            self.remove(seat, Exit::NoCard(chips), events);
        }
    }

    /// Takes a player out of the game and puts their hand under the discards.
    fn remove(&mut self, seat: Seat, exit: Exit, events: &mut Vec<Event>) {
        self.players = self.players.without(seat);
        let hand = std::mem::take(&mut self.hands[seat]);
        self.stack.bury(hand);
        events.push(Fact::Out { seat, exit }.into());
    }
}
