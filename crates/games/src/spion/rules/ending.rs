//! Money, elimination of players, and the end of a game. Rule book `spion`, section End.

use super::event::{Event, Fact, Reason, Victory};
use super::piece::Spy;
use super::position::{Bazong, Spot};
use super::stage::Stage;
use super::team::{Team, opposite};
use super::{Spion, State};
use snuffel_core::rules::{Outcome, Rules as _};
use snuffel_core::seat::{Seat, Seats};

impl State {
    /// Pays zillions to the bank, which the seat must have.
    pub(super) fn pay_bank(&mut self, seat: Seat, amount: u8) {
        self.position.money[seat] -= amount;
        self.position.bank += amount;
        self.stirred |= amount > 0;
    }

    /// Pays zillions from the bank, up to `amount`, as far as it has them. Returns the number paid.
    pub(super) fn take_from_bank(&mut self, seat: Seat, amount: u8) -> u8 {
        let paid = amount.min(self.position.bank);
        self.position.bank -= paid;
        self.position.money[seat] += paid;
        self.stirred |= paid > 0;
        paid
    }

    /// Pays one zillion, which the payer must have.
    pub(super) fn pay(&mut self, from: Seat, to: Seat) {
        self.position.money[from] -= 1;
        self.position.money[to] += 1;
        self.stirred = true;
    }

    /// Ends the game if the team of `seat` has enough zillions.
    pub(super) fn check_money(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.position.team_money(Team::of_seat(seat)) >= self.position.money_goal() {
            self.win_for(seat, Victory::Money, events);
        }
    }

    /// Eliminates a player with all their spies, and with their bazong if it is at home.
    pub(super) fn put_out(&mut self, seat: Seat, reason: Reason, events: &mut Vec<Event>) {
        events.push(Event::Public(Fact::Out { seat, reason }));
        self.position.playing = self.position.playing.without(seat);
        let money = self.position.money(seat);
        self.pay_bank(seat, money);
        if self.position.bazongs[seat] == Bazong::Home {
            self.position.bazongs[seat] = Bazong::Gone;
            events.push(Event::Public(Fact::BazongGone { owner: seat }));
        }
        for spy in Spy::all_of(seat) {
            let place = self.position.place(spy);
            self.position.spots[spy.index()] = Spot::Out;
            for owner in self.position.carried(spy).iter() {
                match place {
                    Some(place) => self.drop_bazong(owner, place, events),
                    None => self.send_home(owner, events),
                }
            }
        }
        // An envelope without an heir is out of use, and the player's spies can no longer be unmasked.
        for holder in self.position.holders.iter_mut() {
            *holder = holder.filter(|holder| *holder != seat);
        }
        self.position.holders[seat] = None;
        if Team::of_seat(seat).seats().iter().all(|seat| !self.position.playing.contains(seat)) {
            self.win_for(opposite(seat), Victory::Elimination, events);
        }
    }

    /// Ends the game with a win for the team of `seat`.
    pub(super) fn win_for(&mut self, seat: Seat, by: Victory, events: &mut Vec<Event>) {
        self.finish(Spion::side(seat, self.position.ring.seats()), by, events);
    }

    /// Ends the game and reveals everything.
    pub(super) fn finish(&mut self, winners: Seats, by: Victory, events: &mut Vec<Event>) {
        self.stage = Stage::Over(Outcome { winners });
        events.push(Event::Public(Fact::Won { winners, by }));
        for seat in self.position.seats().iter() {
            let numbers = Spy::numbered(seat).map(|spy| self.numbers[spy.index()]);
            let traitor = self.traitors[seat];
            let traitor = Some(traitor).filter(|number| *number > 0);
            events.push(Event::Public(Fact::Shown { seat, numbers, traitor }));
        }
    }
}
