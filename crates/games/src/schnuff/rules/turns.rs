//! A turn: playing a card, its effect, drawing, and passing the turn on. Rule book `schnuff`, sections A round,
//! Chance cards, Option.

use super::card::Card;
use super::event::{Event, Fact, Gap};
use super::throwing::Throwing;
use super::{Stage, State};
use snuffel_core::seat::Seat;

impl State {
    /// Plays a card. The previous player can then no longer draw.
    pub(super) fn play(&mut self, seat: Seat, card: Card, draw: bool, events: &mut Vec<Event>) {
        if let Some(drawer) = self.drawing.take() {
            self.remove_without_card(drawer, events);
            if self.is_decided() {
                return self.end(self.players, events);
            }
        }
        if !self.hands[seat].give(card) {
            return;
        }
        self.stack.discard(card);
        self.played[card.index()] += 1;
        self.opening = false;
        self.draws = draw || !self.config.strict;
        self.clockwise ^= card == Card::Back;
        let sum = card.sum_after(self.sum);
        events.push(Fact::Played { seat: self.mover, card, sum }.into());
        match card {
            Card::One | Card::Two | Card::Three | Card::Four => self.raise(sum, events),
            Card::Pass | Card::Back | Card::Panic => {
                self.sum = sum;
                self.finish_turn(events);
            }
            Card::Risk => self.stage = Stage::Risk,
            Card::Schnuff => self.stage = Stage::Schnuff(Throwing::new(self.throwers())),
        }
    }

    /// Draws for the mover, or leaves the drawing to them, and passes the turn on.
    pub(super) fn finish_turn(&mut self, events: &mut Vec<Event>) {
        let seat = self.mover;
        if self.players.contains(seat) {
            if self.draws {
                self.draw(seat, events);
            } else {
                self.drawing = Some(seat);
            }
        }
        self.advance(events);
    }

    /// Gives the turn to the next player in the direction of play who can play. The others are passed over.
    fn advance(&mut self, events: &mut Vec<Event>) {
        let from = self.mover;
        for seat in self.players_after(from, self.clockwise) {
            // A player without a playable card may still be able to draw one.
            if self.can_play(seat) || self.drawing == Some(seat) {
                self.mover = seat;
                return;
            }
            events.push(Fact::PassedOver { seat, gap: Gap::OnlySchnuff }.into());
        }
        self.end_round(true, events);
    }

    /// Draws the top card, and turns the discards over if it was the last one.
    fn draw(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(card) = self.stack.draw() else {
            return;
        };
        self.hands[seat].add(card);
        events.push(Event::Drew { seat, card });
        if self.stack.turn_over() {
            self.played = Default::default();
            events.push(Fact::TurnedOver.into());
        }
    }

    /// Strict drawing: draws after the player's turn.
    pub(super) fn draw_late(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.drawing = None;
        self.draw(seat, events);
        self.go_on(seat, events);
    }

    /// Strict drawing: declines to draw.
    pub(super) fn waive(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.drawing = None;
        events.push(Event::Waived { seat });
        self.remove_without_card(seat, events);
        if self.is_decided() {
            self.end(self.players, events);
        } else {
            self.go_on(seat, events);
        }
    }

    /// Continues once `seat` has drawn or declined. If `seat` is also on turn, all others were passed over and it may
    /// be stuck too.
    fn go_on(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if seat != self.mover || self.can_play(seat) {
            return;
        }
        if self.players.contains(seat) {
            events.push(Fact::PassedOver { seat, gap: Gap::OnlySchnuff }.into());
        }
        self.end_round(true, events);
    }
}
