//! What each seat knows of numbers, envelopes and plans. Rule book `spion`, sections Sides and Traitor.

use super::State;
use super::board::{MOST, Place};
use super::piece::{Plan, SPIES, Spies, Spy};
use super::stage::Stage;
use super::team::are_partners;
use super::view::{Known, Source, deduce};
use crate::seat::{PerSeat, Seat, Seats};

impl State {
    pub(super) fn known_numbers(&self, seat: Option<Seat>) -> [Option<Known>; SPIES] {
        let mut known = [None; SPIES];
        let over = matches!(self.stage, Stage::Over(_));
        for spy in Spy::all(self.position.ring.seats()) {
            let number = self.numbers[spy.index()];
            let source = match seat {
                Some(me) if me == spy.seat => Some(Source::Own),
                _ if self.beaten.contains(spy) => Some(Source::Beaten),
                _ if self.accused.contains(spy) => Some(Source::Accused),
                Some(me) if self.viewed[me].contains(spy) => Some(Source::ViewPass),
                Some(me) if self.looked[me].contains(spy) => Some(Source::Alfred),
                _ if over => Some(Source::Shown),
                Some(_) | None => None,
            };
            let known_number = |source| Known { number, source };
            known[spy.index()] = source.filter(|_| number > 0).map(known_number);
        }
        deduce(&mut known, self.position.ring.seats());
        known
    }

    pub(super) fn known_envelopes(&self, seat: Option<Seat>) -> PerSeat<Option<u8>, MOST> {
        let over = matches!(self.stage, Stage::Over(_));
        PerSeat::from_fn(|owner| {
            let holds = seat.is_some() && self.position.holders[owner] == seat;
            ((over || holds) && self.traitors[owner] > 0).then_some(self.traitors[owner])
        })
    }

    pub(super) fn chosen(&self) -> Seats {
        let Stage::Fighting(fight) = self.stage else {
            return Seats::NONE;
        };
        let sides = [fight.seat, fight.defender.seat].into_iter().zip(self.plans);
        sides.filter_map(|(seat, plan)| plan.map(|_| seat)).collect()
    }

    pub(super) fn plan_of(&self, seat: Seat) -> Option<Plan> {
        match self.stage {
            Stage::Fighting(fight) if fight.seat == seat => self.plans[0],
            Stage::Fighting(fight) if fight.defender.seat == seat => self.plans[1],
            _ => None,
        }
    }

    /// The spies at which `seat` may look: those that stand on Alfred fields, or came there since its last turn.
    pub(super) fn lookable(&self, seat: Seat) -> Spies {
        let glimpsed = self.glimpsed[seat];
        let visible = |spy: &Spy| {
            let on_alfred = self.position.place(*spy).is_some_and(Place::is_alfred);
            on_alfred || glimpsed.contains(*spy)
        };
        self.position.viewable(seat).iter().filter(visible).collect()
    }

    /// A spy has come to an Alfred field: each enemy may look at it until its own turn is over.
    pub(super) fn show_to_alfred(&mut self, spy: Spy) {
        for seat in self.position.seats().iter() {
            if !are_partners(seat, spy.seat) {
                self.glimpsed[seat].insert(spy);
            }
        }
    }
}
