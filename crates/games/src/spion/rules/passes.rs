//! Passes and the grey spy. Rule book `spion`, sections Turn and Grey spy.

use super::State;
use super::event::{Event, Fact};
use super::piece::{Pass, Spy, Trap};
use super::position::Bazong;
use super::stage::{Fight, Stage};
use super::team::Team;
use snuffel_core::seat::Seat;

/// The zillions for a cheque.
const CHEQUE: u8 = 3;

impl State {
    /// Takes a pass and applies it, as far as possible.
    pub(super) fn take_pass(&mut self, seat: Seat, depth: u8, events: &mut Vec<Event>) {
        let pass = self.decks[Team::of_seat(seat)].take(depth);
        let idle = !self.position.can_do(seat, pass);
        events.push(Event::Public(Fact::Took { seat, depth, pass, idle }));
        if idle {
            return self.end_turn(seat, events);
        }
        match pass {
            Pass::Ride | Pass::Dash | Pass::Jet => {
                self.walk_by_pass(seat, pass.places().unwrap_or_default(), events);
            }
            Pass::Yawn => self.end_turn(seat, events),
            Pass::Cheque => self.cash(seat, events),
            Pass::View => self.view_by_pass(seat, events),
            Pass::Sob => self.sob(seat, events),
            Pass::Pant => self.call_grey(seat, events),
        }
    }

    fn walk_by_pass(&mut self, seat: Seat, places: u8, events: &mut Vec<Event>) {
        let walkers = self.position.walkers(seat, places);
        match walkers.iter().next() {
            Some(only) if walkers.len() == 1 => self.walk(only, places, events),
            _ => self.expect(Stage::Walking { seat, places }, events),
        }
    }

    fn cash(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let gain = self.take_from_bank(seat, CHEQUE);
        events.push(Event::Public(Fact::Cashed { seat, gain }));
        self.check_money(seat, events);
        self.end_turn(seat, events);
    }

    fn view_by_pass(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let viewable = self.position.viewable(seat);
        match viewable.iter().next() {
            Some(only) if viewable.len() == 1 => self.look_by_pass(seat, only, events),
            _ => self.expect(Stage::Viewing { seat }, events),
        }
    }

    pub(super) fn look_by_pass(&mut self, seat: Seat, spy: Spy, events: &mut Vec<Event>) {
        self.viewed[seat].insert(spy);
        let number = self.numbers[spy.index()];
        events.push(Event::Viewed { seat, spy, number });
        self.after_move(seat, true, events);
    }

    /// Sends the enemy bazongs carried by the spies of a seat back to their embassies.
    fn sob(&mut self, seat: Seat, events: &mut Vec<Event>) {
        for owner in self.position.enemies(seat).iter() {
            if matches!(self.position.bazong(owner), Bazong::Carried(spy) if spy.seat == seat) {
                self.send_home(owner, events);
            }
        }
        self.end_turn(seat, events);
    }

    /// Calls the grey spy, who first clears a trap, if there is one.
    fn call_grey(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let mut traps = self.position.traps_lying();
        let (first, more) = (traps.next(), traps.next().is_some());
        drop(traps);
        match first {
            None => self.hunt(seat, events),
            Some(only) if !more => self.sweep(seat, only, events),
            Some(_) => self.expect(Stage::Sweeping { seat }, events),
        }
    }

    pub(super) fn sweep(&mut self, seat: Seat, trap: Trap, events: &mut Vec<Event>) {
        if let Some(place) = self.position.traps[trap.index()].take() {
            events.push(Event::Public(Fact::Swept { seat, trap, place }));
        }
        self.hunt(seat, events);
    }

    /// Has the grey spy attack an enemy outside embassies and dungeons, if there is one.
    fn hunt(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let prey = self.position.enemies_afield(seat);
        match prey.iter().next() {
            None => self.end_turn(seat, events),
            Some(only) if prey.len() == 1 => self.attack(seat, only, events),
            Some(_) => self.expect(Stage::Hunting { seat }, events),
        }
    }

    /// Attacks an enemy, with the spy that has come to its place or with the grey spy.
    pub(super) fn attack(&mut self, seat: Seat, defender: Spy, events: &mut Vec<Event>) {
        let Some(place) = self.position.place(defender) else {
            return;
        };
        let fight = Fight { seat, attacker: self.landing.map(|landing| landing.spy), defender, place };
        self.plans = [None; 2];
        self.stage = Stage::Fighting(fight);
        events.push(Event::Public(Fact::Attacked { fight }));
    }
}
