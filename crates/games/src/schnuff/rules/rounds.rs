//! Starting and ending a round, and ending the game. Rule book `schnuff`, sections A round, Out and end.

use super::card::Deck;
use super::event::{Event, Fact, Gap};
use super::hand::Hand;
use super::limit::Toll;
use super::stack::Stack;
use super::throwing::{Throw, Throwing};
use super::{Stage, State};
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{PerSeat, Seat, Seats};

impl State {
    /// Applies the throw of the next player, in seat order, for the role of dealer.
    pub(super) fn throw_for_dealer(&mut self, mut throwing: Throwing, throw: Throw, events: &mut Vec<Event>) {
        let Some(seat) = throwing.left().iter().next() else {
            return;
        };
        events.push(Fact::ThrewForDealer { seat, throw }.into());
        throwing.count(seat, throw.total(), u8::gt);
        self.stage = Stage::Dealer(throwing);
        if !throwing.left().is_empty() {
            return;
        }
        let seats = throwing.leaders();
        match seats.iter().next() {
            Some(seat) if seats.len() == 1 => {
                events.push(Fact::Dealer { seat }.into());
                self.begin_round(seat);
            }
            _ => {
                events.push(Fact::DealerTied { seats }.into());
                self.stage = Stage::Dealer(Throwing::new(seats));
            }
        }
    }

    fn begin_round(&mut self, dealer: Seat) {
        self.dealer = dealer;
        self.round = self.round.saturating_add(1);
        self.stage = Stage::Shuffling;
    }

    /// Deals four cards to each player, one at a time from the dealer's left, and determines who opens.
    pub(super) fn deal(&mut self, deck: &Deck, events: &mut Vec<Event>) {
        let mut stack = Stack::new(deck);
        let mut hands = PerSeat::<Hand>::default();
        for _ in 0..Hand::MOST {
            for seat in self.players_after(self.dealer, true) {
                if let Some(card) = stack.draw() {
                    hands[seat].add(card);
                }
            }
        }
        let Some(opener) = self.players_after(self.dealer, true).find(|seat| hands[*seat].has_number()) else {
            events.push(Fact::DealtInVain.into());
            return;
        };
        self.stage = Stage::Turn;
        self.sum = 0;
        self.clockwise = true;
        self.tolls = [Toll::Due; 3];
        self.played = Default::default();
        self.hands = hands;
        self.stack = stack;
        self.opening = true;
        self.drawing = None;
        self.mover = opener;
        events.push(Event::Dealt { round: self.round, dealer: self.dealer, hands });
        let gap = Gap::NoNumber;
        let passed_over = self.players_after(self.dealer, true).take_while(|seat| *seat != opener);
        events.extend(passed_over.map(|seat| Event::Public(Fact::PassedOver { seat, gap })));
        events.push(Fact::Opens { seat: opener }.into());
    }

    /// Ends the round. The next remaining player to the left of the dealer deals.
    pub(super) fn end_round(&mut self, stuck: bool, events: &mut Vec<Event>) {
        events.push(Fact::RoundOver { round: self.round, stuck }.into());
        self.drawing = None;
        let dealer = self.players_after(self.dealer, true).next();
        self.begin_round(dealer.unwrap_or(self.dealer));
    }

    /// Returns whether the game is decided: one player is left or, in the short game, one player is out.
    pub(super) fn is_decided(&self) -> bool {
        let somebody_is_out = self.players.len() < usize::from(self.seats);
        self.players.len() < 2 || self.config.short && somebody_is_out
    }

    /// Ends the game. Those in `players` with the most chips win together.
    pub(super) fn end(&mut self, players: Seats, events: &mut Vec<Event>) {
        let most = players.iter().map(|seat| self.chips[seat]).max();
        let winners = players.iter().filter(|seat| Some(self.chips[*seat]) == most).collect();
        self.stage = Stage::Over(Outcome { winners });
        events.push(Fact::Won { winners }.into());
    }

    /// Resigns for `seat`, which ends the game for everyone.
    pub(super) fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Fact::Resigned { seat }.into());
        self.end(self.players.without(seat), events);
    }
}
