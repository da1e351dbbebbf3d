//! The knowledge of each seat about numbers, envelopes and plans. Rule book `spion`, sections Sides and Traitor.

use super::State;
use super::board::Place;
use super::piece::{Plan, SPIES, Spies, Spy};
use super::seating::MOST;
use super::stage::Stage;
use super::team::are_partners;
use super::view::{Known, Source, deduce};
use snuffel_core::seat::{PerSeat, Seat, Seats};

impl State {
    pub(super) fn known_numbers(&self, seat: Option<Seat>) -> [Option<Known>; SPIES] {
        let seen = |by: &PerSeat<Spies, MOST>| seat.map_or(Spies::NONE, |seat| by[seat]);
        let own = Spies::all_of(seat.map_or(Seats::NONE, Seats::only));
        let all = if matches!(self.stage, Stage::Over(_)) { Spies::all_of(self.position.seats()) } else { Spies::NONE };
        let mut known = [None; SPIES];
        // Later sources override earlier ones.
        for (spies, source) in [
            (all, Source::Shown),
            (seen(&self.looked), Source::Alfred),
            (seen(&self.viewed), Source::ViewPass),
            (self.accused, Source::Accused),
            (self.beaten, Source::Beaten),
            (own, Source::Own),
        ] {
            for spy in spies.iter() {
                let number = self.numbers[spy.index()];
                known[spy.index()] = (number > 0).then_some(Known { number, source });
            }
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

    /// The spies at which `seat` can look: those on Alfred fields, or that entered one since its last turn.
    pub(super) fn lookable(&self, seat: Seat) -> Spies {
        let glimpsed = self.glimpsed[seat];
        let visible = |spy: &Spy| {
            let on_alfred = self.position.place(*spy).is_some_and(Place::is_alfred);
            on_alfred || glimpsed.contains(*spy)
        };
        self.position.viewable(seat).iter().filter(visible).collect()
    }

    /// Makes a spy on an Alfred field visible to each enemy until the end of that enemy's turn.
    pub(super) fn show_to_alfred(&mut self, spy: Spy) {
        for seat in self.position.seats().iter() {
            if !are_partners(seat, spy.seat) {
                self.glimpsed[seat].insert(spy);
            }
        }
    }
}
