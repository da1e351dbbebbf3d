//! The decisions of a player of level 7, without looking far ahead. The search of level hard plays out its games in
//! the same way.

use rand::RngExt;

use super::judgement::{Judgement, fills_home};
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Spies, Spy, Trap};
use crate::spion::rules::position::{EMBASSY_ROOM, Position};
use crate::spion::rules::team::are_partners;
use snuffel_core::rng::Rng;
use snuffel_core::seat::{Seat, Seats};

/// Buys a spy free if there is money to spare, or to drive enemies out, but not if it would block a spy that is
/// bringing a bazong home.
pub fn free(judgement: &Judgement) -> Option<Action> {
    let (position, seat) = (judgement.position, judgement.seat);
    let letter = position.in_dungeon(seat).next()?;
    let home = Place::embassy(seat);
    if position.at_home(seat) >= EMBASSY_ROOM || fills_home(position, Spy::new(seat, letter), home) {
        return None;
    }
    let needed = match (position.enemies_on(seat, home).is_empty(), judgement.careful) {
        (false, _) => 2,
        (true, true) => 4,
        (true, false) => 2,
    };
    (position.money(seat) >= needed).then_some(Action::Free(letter))
}

/// The most promising step or pass, with errors of up to `blur` zillions.
pub fn best_move(judgement: &Judgement, blur: f32, rng: &mut Rng) -> Action {
    let mut best = (f32::NEG_INFINITY, Action::Pass(1));
    let mut consider = |action: Action, value: f32| {
        let felt = value + blur * rng.random::<f32>();
        if felt >= best.0 {
            best = (felt, action);
        }
    };
    for spy in Spy::all_of(judgement.seat) {
        if let Some(value) = judgement.walk(spy, 1) {
            consider(Action::Step(spy.letter), value);
        }
    }
    for (depth, value) in (1..).zip(judgement.first_passes()) {
        consider(Action::Pass(depth), value);
    }
    best.1
}

/// The most valuable enemy.
pub fn dearest(judgement: &Judgement, enemies: Spies) -> Option<Spy> {
    let worth = |spy: &Spy| judgement.bounty(*spy);
    let enemies = enemies.iter();
    enemies.max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// A bazong that can win the game, if there is one, otherwise any.
pub fn best_bazong(seat: Seat, bazongs: Seats) -> Option<Seat> {
    let mut conquered = bazongs.iter().filter(|owner| !are_partners(*owner, seat));
    conquered.next().or_else(|| bazongs.iter().next())
}

/// The number of steps from the nearest of the player's spies to a place ahead of it.
fn nearest(position: &Position, seat: Seat, place: Place) -> Option<u8> {
    let places = Spy::all_of(seat).filter_map(|spy| position.place(spy));
    places.map(|from| position.ring.distance(seat, from, place)).min()
}

/// The trap that obstructs the player's spies the most.
pub fn sweep(position: &Position, seat: Seat) -> Option<Trap> {
    let steps = |trap: &Trap| {
        let place = position.traps[trap.index()];
        place.and_then(|place| nearest(position, seat, place))
    };
    let traps = position.traps_lying();
    traps.min_by_key(|trap| steps(trap).unwrap_or(u8::MAX))
}

/// A trap ahead of an enemy who is about to bring a bazong home.
pub fn trap(position: &Position, seat: Seat) -> Option<Action> {
    const NEAR: u8 = Position::WAY_HOME;
    if position.money(seat) < 4 || position.traps != [None; 3] {
        return None;
    }
    let (carrier, _) = position.robbers(seat).next()?;
    let from = position.place(carrier)?;
    let mut way = (1..=NEAR).map(|steps| position.ring.ahead(carrier.seat, from, steps));
    let place = way.find(|place| position.is_empty(*place))?;
    let trap = Trap::ALL.iter().find(|trap| position.traps[trap.index()].is_none())?;
    Some(Action::Trap(*trap, place))
}

/// A throw to clear a trap that blocks one of the player's spies with a bazong, or all of their spies.
pub fn clear(position: &Position, seat: Seat) -> Option<Action> {
    if position.money(seat) < 3 || position.traps == [None; 3] {
        return None;
    }
    let blocked = |spy: &Spy| (1..=2).any(|steps| position.walk(*spy, steps).is_err());
    let loaded = |spy: &Spy| position.conquered(*spy).is_some();
    let stopped = Spy::all_of(seat).any(|spy| loaded(&spy) && blocked(&spy));
    let stuck = position.walkers(seat, 1).is_empty();
    (stopped || stuck).then_some(Action::Clear(1))
}
