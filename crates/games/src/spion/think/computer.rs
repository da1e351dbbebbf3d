//! Computer players, which see only what their seat sees.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::instinct;
use super::judgement::Judgement;
use crate::spion::rules::Spion;
use crate::spion::rules::action::Action;
use crate::spion::rules::piece::{Letter, Plan, Spy};
use crate::spion::rules::stage::Stage;
use crate::spion::rules::view::View;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::Computer;
use snuffel_core::rng::Rng;
use snuffel_core::seat::Seat;

/// A computer player.
pub(super) struct Player {
    /// Whether it remembers passes, is careful, and uses every chance to look. Otherwise it makes the mistakes of a
    /// child.
    pub(super) clever: bool,
    /// The size of its errors, in zillions, when it plays by instinct.
    pub(super) blur: f32,
}

impl Computer<Spion> for Player {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let chosen = view.seat().and_then(|seat| {
            let judgement = Judgement::new(view, seat, self.clever);
            self.choose(view, &judgement, rng)
        });
        let allowed = chosen.filter(|action| view.check(action).is_ok());
        // Anything that cannot be judged is left to chance. A player who has to act always can.
        let any = || view.legal_actions().choose(rng).copied();
        allowed.or_else(any).unwrap_or(Action::Resign)
    }
}

impl Player {
    fn choose(&self, view: &View, judgement: &Judgement, rng: &mut Rng) -> Option<Action> {
        let seat = judgement.seat;
        if let Some(look) = self.look(view, seat, rng) {
            return Some(look);
        }
        match view.stage {
            Stage::Preparing => {
                let letter = Letter::NUMBERED.choose(rng).copied()?;
                Some(Action::Prepare(letter, rng.random_range(1..=3)))
            }
            Stage::Turn { first, .. } => self.on_turn(view, judgement, first, rng),
            Stage::Walking { places, .. } => {
                let (spy, _) = judgement.best_walk(places)?;
                Some(Action::Walk(spy.letter))
            }
            Stage::Viewing { .. } => view_next(view, seat, rng).map(Action::View),
            Stage::Sweeping { .. } => instinct::sweep(&view.position, seat).map(Action::Sweep),
            Stage::Hunting { .. } => {
                let prey = view.position.enemies_afield(seat);
                instinct::dearest(judgement, prey).map(Action::Attack)
            }
            Stage::Meeting { place, .. } => {
                let enemies = view.position.enemies_on(seat, place);
                instinct::dearest(judgement, enemies).map(Action::Attack)
            }
            Stage::Fighting(_) => Some(Action::Plan(self.plan(rng))),
            Stage::Keeping { bazongs, .. } => Some(Action::Keep(instinct::best_bazong(seat, bazongs)?)),
            Stage::Questioning { .. } => {
                let traitor = view.traitors().next();
                Some(traitor.map_or(Action::Decline, Action::Unmask))
            }
            Stage::Throwing { .. } | Stage::Over(_) => None,
        }
    }

    /// A look at a spy on an Alfred field, of the enemy in the player's envelope.
    fn look(&self, view: &View, seat: Seat, rng: &mut Rng) -> Option<Action> {
        // A child does not always think of it.
        if view.lookable.is_empty() || !self.clever && rng.random_bool(0.5) {
            return None;
        }
        let suspects = view.position.accusable(seat);
        let unknown = |spy: &Spy| suspects.contains(*spy) && view.number(*spy).is_none();
        view.lookable.iter().find(unknown).map(Action::Look)
    }

    /// Every plan is as good as any other while it is unpredictable. Children have a favourite.
    fn plan(&self, rng: &mut Rng) -> Plan {
        if !self.clever && rng.random_bool(0.3) {
            return Plan::A;
        }
        Plan::ALL.choose(rng).copied().unwrap_or(Plan::A)
    }

    fn on_turn(&self, view: &View, judgement: &Judgement, first: bool, rng: &mut Rng) -> Option<Action> {
        let seat = judgement.seat;
        if let Some(traitor) = self.traitor(view, rng) {
            return Some(Action::Unmask(traitor));
        }
        if first {
            let position = judgement.position;
            let trap = || (self.clever && !view.laid).then(|| instinct::trap(position, seat));
            let clear = || (self.clever && !view.ordered).then(|| instinct::clear(position, seat));
            let before = instinct::free(judgement).or_else(|| trap().flatten()).or_else(|| clear().flatten());
            if before.is_some() {
                return before;
            }
        }
        Some(instinct::best_move(judgement, self.blur, rng))
    }

    /// The known traitor, at a good time: on the ring, where the reserve spy takes its place.
    fn traitor(&self, view: &View, rng: &mut Rng) -> Option<Spy> {
        let mut traitors = view.traitors();
        let traitor = traitors.find(|spy| view.position.place(*spy).is_some())?;
        // A child looks forward to it and waits.
        (self.clever || rng.random_bool(0.3)).then_some(traitor)
    }
}

/// The spy to look at with a view pass: one that could be the traitor in the player's envelope.
fn view_next(view: &View, seat: Seat, rng: &mut Rng) -> Option<Spy> {
    let suspects = view.position.accusable(seat);
    let unknown: Vec<Spy> = suspects.iter().filter(|spy| view.number(*spy).is_none()).collect();
    unknown.choose(rng).copied()
}
