//! Selects the moves that are worth considering, without those that sensible players never make.

use super::judgement::fills_home;
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Letter, Spy, Trap};
use crate::spion::rules::position::{EMBASSY_ROOM, Position};
use crate::spion::rules::{RANSOM, State, TRAP_PRICE, price_of};
use snuffel_core::seat::Seat;

/// The candidate actions of `seat` on turn; `first` before the first move. With `may_guess`, also considers unmasking
/// an enemy who is about to win and may be the traitor. The other players in the state only know what they have seen.
pub(super) fn on_turn(state: &State, seat: Seat, first: bool, may_guess: bool, add: &mut impl FnMut(Action)) {
    walkers(state.position(), seat, 1).for_each(|letter| add(Action::Step(letter)));
    (1..=3).for_each(|depth| add(Action::Pass(depth)));
    match state.recognised(seat) {
        Some(traitor) => add(Action::Unmask(traitor)),
        None if may_guess => guesses(state, seat).for_each(|spy| add(Action::Unmask(spy))),
        None => {}
    }
    if first {
        before_move(state, seat, add);
    }
}

/// The actions before the move that may be useful.
fn before_move(state: &State, seat: Seat, add: &mut impl FnMut(Action)) {
    let position = state.position();
    let money = position.money(seat);
    let (laid, ordered) = state.done_this_turn();
    let home = Place::embassy(seat);
    if let Some(letter) = to_free(position, seat)
        && money >= RANSOM
        && position.at_home(seat) < EMBASSY_ROOM
        && !fills_home(position, Spy::new(seat, letter), home)
    {
        add(Action::Free(letter));
    }
    let mut unused = Trap::ALL.iter().filter(|trap| position.traps[trap.index()].is_none());
    if let Some(trap) = unused.next()
        && !laid
        && money > TRAP_PRICE
    {
        ways_home(position, seat).for_each(|place| add(Action::Trap(*trap, place)));
    }
    if !ordered && position.traps != [None; 3] {
        (1..=3).filter(|throws| price_of(*throws) < money).for_each(|throws| add(Action::Clear(throws)));
    }
}

/// The best spy to free: preferably one that cannot be unmasked.
fn to_free(position: &Position, seat: Seat) -> Option<Letter> {
    position.in_dungeon(seat).min_by_key(|letter| position.can_be_unmasked(Spy::new(seat, *letter)))
}

/// The letters of the spies that can walk this far, except those that would fill their embassy when a spy with a
/// bazong is about to come home, unless there are no others.
pub(super) fn walkers(position: &Position, seat: Seat, places: u8) -> impl Iterator<Item = Letter> {
    let all = position.walkers(seat, places);
    let fills = move |spy: &Spy| {
        let to = position.walk(*spy, places);
        to.is_ok_and(|to| fills_home(position, *spy, to))
    };
    let only_such = places > 1 && all.iter().all(|spy| fills(&spy));
    all.iter().filter(move |spy| only_such || !fills(spy)).map(|spy| spy.letter)
}

/// The spies that could be the traitor in the envelope of `seat`, and are about to bring a bazong home.
fn guesses(state: &State, seat: Seat) -> impl Iterator<Item = Spy> {
    let position = state.position();
    position.accusable(seat).iter().filter(move |spy| position.conquered(*spy).is_some() && !state.knows(seat, *spy))
}

/// The empty fields ahead of an enemy who is carrying a bazong home.
fn ways_home(position: &Position, seat: Seat) -> impl Iterator<Item = Place> {
    let carrier = position.robbers(seat).next();
    let from = carrier.and_then(|(spy, _)| Some((spy, position.place(spy)?)));
    let ahead = from.into_iter().flat_map(move |(spy, from)| {
        (1..Position::WAY_HOME).map(move |steps| position.ring.ahead(spy.seat, from, steps))
    });
    ahead.take_while(|place| place.owner().is_none()).filter(|place| position.is_empty(*place))
}
