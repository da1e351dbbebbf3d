//! Turns: their order, purchases before the move, and standstill. Rule book `spion`, sections Turn and Traps.

use std::cmp::Ordering;

use super::State;
use super::board::Place;
use super::event::{Event, Fact, Victory};
use super::piece::{Spies, Spy, Trap};
use super::position::Spot;
use super::stage::Stage;
use super::team::Team;
use snuffel_core::seat::{Seat, Seats};

/// The number of consecutive rounds without any change after which the game ends.
const QUIET_ROUNDS: u16 = 11;

/// The price of a spy in the dungeon.
pub const RANSOM: u8 = 1;
/// The price of a trap.
pub const TRAP_PRICE: u8 = 2;

/// The price of this many throws of the trap die, from 1 to 3.
pub fn price_of(throws: u8) -> u8 {
    throws.saturating_mul(2).saturating_sub(1)
}

impl State {
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        (self.laid, self.ordered, self.stirred) = (false, false, false);
        self.turns[seat] = self.turns[seat].saturating_add(1);
        self.landing = None;
        self.expect(Stage::Turn { seat, first: true }, events);
    }

    /// Ends the turn of `seat`. The next remaining player is on turn, unless the game has come to a standstill.
    pub(super) fn end_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.is_over() {
            return;
        }
        self.glimpsed[seat] = Spies::NONE;
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        let round = self.position.playing.len() as u16;
        if self.quiet >= QUIET_ROUNDS * round {
            return self.stand_still(events);
        }
        let seats = self.position.ring.seats();
        let mut others = (1..=seats).map(|places| seat.after(places, seats));
        let playing = self.position.playing;
        if let Some(next) = others.find(|seat| playing.contains(*seat)) {
            self.begin_turn(next, events);
        }
    }

    /// Gives another move, or ends the turn.
    pub(super) fn after_move(&mut self, seat: Seat, again: bool, events: &mut Vec<Event>) {
        if self.is_over() {
            return;
        }
        self.landing = None;
        if again && self.position.playing.contains(seat) {
            self.expect(Stage::Turn { seat, first: false }, events);
        } else {
            self.end_turn(seat, events);
        }
    }

    /// Buys a spy free. It attacks any enemies in the embassy.
    pub(super) fn free(&mut self, spy: Spy, events: &mut Vec<Event>) {
        self.pay_bank(spy.seat, RANSOM);
        let home = Place::embassy(spy.seat);
        self.position.spots[spy.index()] = Spot::At(home);
        events.push(Event::Public(Fact::Freed { spy }));
        self.land(spy, home, true, events);
    }

    pub(super) fn place_trap(&mut self, seat: Seat, trap: Trap, place: Place, events: &mut Vec<Event>) {
        self.pay_bank(seat, TRAP_PRICE);
        self.laid = true;
        self.position.traps[trap.index()] = Some(place);
        events.push(Event::Public(Fact::TrapPlaced { seat, trap, place }));
    }

    pub(super) fn order_throws(&mut self, seat: Seat, throws: u8, events: &mut Vec<Event>) {
        self.pay_bank(seat, price_of(throws));
        self.ordered = true;
        events.push(Event::Public(Fact::Ordered { seat, throws }));
        self.stage = Stage::Throwing { seat, left: throws };
    }

    /// Applies a throw of the die. All throws that were paid for are made, as long as there is a trap on the board.
    pub(super) fn thrown(&mut self, face: Trap, events: &mut Vec<Event>) {
        let Stage::Throwing { seat, left } = self.stage else {
            return;
        };
        let cleared = self.position.traps[face.cleared().index()].take();
        events.push(Event::Public(Fact::Thrown { seat, face, cleared }));
        let left = left - 1;
        if left > 0 && self.position.traps_lying().next().is_some() {
            self.stage = Stage::Throwing { seat, left };
        } else {
            self.expect(Stage::Turn { seat, first: true }, events);
        }
    }

    fn stand_still(&mut self, events: &mut Vec<Event>) {
        let black = self.position.team_money(Team::Black);
        let white = self.position.team_money(Team::White);
        match black.cmp(&white) {
            Ordering::Greater => self.win_for(Seat::FIRST, Victory::Standstill, events),
            Ordering::Less => self.win_for(Seat::SECOND, Victory::Standstill, events),
            Ordering::Equal => {
                self.finish(Seats::NONE, Victory::Standstill, events);
            }
        }
    }
}
