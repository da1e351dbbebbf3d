//! Computer players. They see what their seat sees, and nothing else.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::action::Action;
use super::board::Place;
use super::check::check;
use super::judgement::Judgement;
use super::moves::moves;
use super::piece::{Letter, Plan, Spies, Spy, Trap, are_partners};
use super::position::{EMBASSY_ROOM, Position};
use super::rules::Spion;
use super::view::{Stage, View};
use crate::chance::Dice;
use crate::deadline::ThinkingTime;
use crate::player::{Computer, Level};
use crate::seat::{Seat, Seats};

/// A computer player of a level; `None` when there is none.
pub fn computer(level: Level, _time: ThinkingTime) -> Option<Box<dyn Computer<Spion>>> {
    match level {
        Level::Easy => Some(Box::new(Player { clever: false })),
        Level::Normal => Some(Box::new(Player { clever: true })),
        Level::Hard => None,
    }
}

/// A computer player.
struct Player {
    /// Whether it remembers passes, is careful, and uses every chance to look; else it makes the mistakes of a child.
    clever: bool,
}

impl Computer<Spion> for Player {
    fn decide(&mut self, view: &View, dice: &mut Dice) -> Action {
        let chosen = view.seat().and_then(|seat| {
            let judgement = Judgement {
                view,
                seat,
                careful: self.clever,
            };
            self.choose(&judgement, dice)
        });
        let allowed = chosen.filter(|action| check(view, action).is_ok());
        // Whatever cannot be judged is left to chance; who owes something has always something to do.
        let any = || moves(view).choose(dice).copied();
        allowed.or_else(any).unwrap_or(Action::Resign)
    }
}

impl Player {
    fn choose(&self, judgement: &Judgement, dice: &mut Dice) -> Option<Action> {
        let (view, seat) = (judgement.view, judgement.seat);
        if let Some(look) = self.look(view, seat, dice) {
            return Some(look);
        }
        match view.stage {
            Stage::Preparing => {
                let letter = Letter::NUMBERED.choose(dice).copied()?;
                Some(Action::Prepare(letter, dice.random_range(1..=3)))
            }
            Stage::Turn { first, .. } => self.on_turn(judgement, first, dice),
            Stage::Walking { places, .. } => {
                let (spy, _) = judgement.best_walk(places)?;
                Some(Action::Walk(spy.letter))
            }
            Stage::Viewing { .. } => view_next(view, seat, dice).map(Action::View),
            Stage::Sweeping { .. } => sweep(&view.position, seat).map(Action::Sweep),
            Stage::Hunting { .. } => {
                let prey = view.position.enemies_afield(seat);
                dearest(judgement, prey).map(Action::Attack)
            }
            Stage::Meeting { place, .. } => {
                let enemies = view.position.enemies_on(seat, place);
                dearest(judgement, enemies).map(Action::Attack)
            }
            Stage::Fighting(_) => Some(Action::Plan(self.plan(dice))),
            Stage::Keeping { bazongs, .. } => Some(Action::Keep(best_bazong(seat, bazongs)?)),
            Stage::Questioning { .. } => {
                let traitor = view.traitors().next();
                Some(traitor.map_or(Action::Decline, Action::Unmask))
            }
            Stage::Throwing { .. } | Stage::Over(_) => None,
        }
    }

    /// A look at a spy of the enemy in the own envelope, on an Alfred field.
    fn look(&self, view: &View, seat: Seat, dice: &mut Dice) -> Option<Action> {
        // A child does not always think of it.
        if view.lookable.is_empty() || !self.clever && dice.random_bool(0.5) {
            return None;
        }
        let suspects = view.position.accusable(seat);
        let unknown = |spy: &Spy| suspects.contains(*spy) && view.number(*spy).is_none();
        view.lookable.iter().find(unknown).map(Action::Look)
    }

    /// Every plan is as good as any other, as long as nobody can foresee it; children have a favourite.
    fn plan(&self, dice: &mut Dice) -> Plan {
        if !self.clever && dice.random_bool(0.3) {
            return Plan::A;
        }
        Plan::ALL.choose(dice).copied().unwrap_or(Plan::A)
    }

    fn on_turn(&self, judgement: &Judgement, first: bool, dice: &mut Dice) -> Option<Action> {
        let (view, seat) = (judgement.view, judgement.seat);
        if let Some(traitor) = self.traitor(view, dice) {
            return Some(Action::Unmask(traitor));
        }
        if first {
            let before = self
                .free(judgement)
                .or_else(|| self.clever.then(|| trap(view, seat)).flatten())
                .or_else(|| self.clever.then(|| clear(view, seat)).flatten());
            if before.is_some() {
                return before;
            }
        }
        Some(self.best_move(judgement, dice))
    }

    /// The traitor who is known, at a good time: on the ring, where the reserve spy takes the place.
    fn traitor(&self, view: &View, dice: &mut Dice) -> Option<Spy> {
        let mut traitors = view.traitors();
        let traitor = traitors.find(|spy| view.position.place(*spy).is_some())?;
        // A child looks forward to it and waits.
        (self.clever || dice.random_bool(0.3)).then_some(traitor)
    }

    /// Buys a spy free when money is left for what may come, or to throw enemies out.
    fn free(&self, judgement: &Judgement) -> Option<Action> {
        let (view, seat) = (judgement.view, judgement.seat);
        let position = &view.position;
        let letter = position.in_dungeon(seat).next()?;
        if position.at_home(seat) >= EMBASSY_ROOM {
            return None;
        }
        let guests = position.enemies_on(seat, Place::embassy(seat));
        let needed = match (guests.is_empty(), self.clever) {
            (false, _) => 2,
            (true, true) => 4,
            (true, false) => 2,
        };
        (position.money(seat) >= needed).then_some(Action::Free(letter))
    }

    /// The step or the pass that promises most.
    fn best_move(&self, judgement: &Judgement, dice: &mut Dice) -> Action {
        // Whoever plays by feeling errs by some zillions.
        let blur = if self.clever { 0.1 } else { 4.0 };
        let mut feel = |value: f32| value + blur * dice.random::<f32>();
        let steps = Spy::of(judgement.seat).filter_map(|spy| {
            let value = judgement.walk(spy, 1)?;
            Some((Action::Step(spy.letter), value))
        });
        let passes =
            (1..=3).map(|depth| (Action::Pass(depth), judgement.pass_at(depth, self.clever)));
        steps
            .chain(passes)
            .map(|(action, value)| (action, feel(value)))
            .max_by(|(_, one), (_, other)| one.total_cmp(other))
            .map_or(Action::Pass(1), |(action, _)| action)
    }
}

/// The enemy worth most.
fn dearest(judgement: &Judgement, enemies: Spies) -> Option<Spy> {
    let worth = |spy: &Spy| judgement.bounty(*spy);
    let enemies = enemies.iter();
    enemies.max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// Whom to look at by a view pass: a spy that could be the traitor in the own envelope.
fn view_next(view: &View, seat: Seat, dice: &mut Dice) -> Option<Spy> {
    let suspects = view.position.accusable(seat);
    let unknown: Vec<Spy> = suspects
        .iter()
        .filter(|spy| view.number(*spy).is_none())
        .collect();
    unknown.choose(dice).copied()
}

/// The bazong that can win the game.
fn best_bazong(seat: Seat, bazongs: Seats) -> Option<Seat> {
    let mut conquered = bazongs.iter().filter(|owner| !are_partners(*owner, seat));
    conquered.next().or_else(|| bazongs.iter().next())
}

/// How many steps before an own spy a place lies, the nearest one.
fn nearest(position: &Position, seat: Seat, place: Place) -> Option<u8> {
    let places = Spy::of(seat).filter_map(|spy| position.place(spy));
    places
        .map(|from| position.ring.distance(seat, from, place))
        .min()
}

/// The trap that is most in the own way.
fn sweep(position: &Position, seat: Seat) -> Option<Trap> {
    let steps = |trap: &Trap| {
        let place = position.traps[trap.index()];
        place.and_then(|place| nearest(position, seat, place))
    };
    let traps = position.traps_lying();
    traps.min_by_key(|trap| steps(trap).unwrap_or(u8::MAX))
}

/// A trap before an enemy who is about to bring a bazong home.
fn trap(view: &View, seat: Seat) -> Option<Action> {
    const NEAR: u8 = Position::WAY_HOME;
    let position = &view.position;
    if view.laid || position.money(seat) < 4 || position.traps != [None; 3] {
        return None;
    }
    let carriers = position.enemies(seat).iter().flat_map(Spy::of);
    let carrier = carriers
        .into_iter()
        .find(|spy| position.conquered(*spy).is_some())?;
    let from = position.place(carrier)?;
    let mut way = (1..=NEAR).map(|steps| position.ring.ahead(carrier.seat, from, steps));
    let place = way.find(|place| position.is_empty(*place))?;
    let trap = Trap::ALL
        .iter()
        .find(|trap| position.traps[trap.index()].is_none())?;
    Some(Action::Trap(*trap, place))
}

/// A throw for a trap that stops an own spy with a bazong, or all own spies.
fn clear(view: &View, seat: Seat) -> Option<Action> {
    let position = &view.position;
    if view.ordered || position.money(seat) < 3 || position.traps == [None; 3] {
        return None;
    }
    let blocked = |spy: &Spy| (1..=2).any(|steps| position.walk(*spy, steps).is_err());
    let loaded = |spy: &Spy| position.conquered(*spy).is_some();
    let stopped = Spy::of(seat).any(|spy| loaded(&spy) && blocked(&spy));
    let stuck = position.walkers(seat, 1).is_empty();
    (stopped || stuck).then_some(Action::Clear(1))
}
