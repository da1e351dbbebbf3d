//! Whether an action can be done, from the view alone.

use super::action::Action;
use super::board::{MOST, Place};
use super::piece::{Letter, Spy, Trap, are_partners};
use super::position::{EMBASSY_ROOM, Spot};
use super::view::{Refusal, Stage, View};
use super::{RANSOM, TRAP_PRICE, price_of};
use crate::seat::Seat;

/// Whether the viewer of `view` can do `action` now.
///
/// # Errors
/// The reason why not.
pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let seat = view.seat().ok_or(Refusal::Spectator)?;
    if matches!(view.stage, Stage::Over(_)) {
        return Err(Refusal::GameOver);
    }
    if !view.position.playing.contains(seat) {
        return Err(Refusal::YouAreOut);
    }
    // These two wait for nobody.
    match action {
        Action::Resign => return Ok(()),
        Action::Questions(questions) if *questions == view.questions => {
            return Err(Refusal::AsItIs(*questions));
        }
        Action::Questions(_) => return Ok(()),
        _ => {}
    }
    if !view.due().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    match action {
        Action::Look(spy) => look(view, seat, *spy),
        Action::Unmask(spy) => unmask(view, seat, *spy),
        _ => owed(view, seat, action),
    }
}

/// Actions that belong to one stage each.
fn owed(view: &View, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let position = &view.position;
    match (view.stage, action) {
        (Stage::Preparing, Action::Prepare(letter, number)) => prepare(seat, *letter, *number),
        (Stage::Turn { first, .. }, action) => on_turn(view, seat, first, action),
        (Stage::Walking { places, .. }, Action::Walk(letter)) => walk(view, seat, *letter, places),
        (Stage::Viewing { .. }, Action::View(spy)) => numbered_enemy(view, seat, *spy),
        (Stage::Sweeping { .. }, Action::Sweep(trap)) => {
            let lies = position.traps[trap.index()].is_some();
            lies.then_some(()).ok_or(Refusal::TrapNotThere(*trap))
        }
        (Stage::Hunting { .. }, Action::Attack(spy)) => {
            enemy(seat, *spy)?;
            let afield = position.enemies_afield(seat).contains(*spy);
            afield.then_some(()).ok_or(Refusal::NotThere(*spy))
        }
        (Stage::Meeting { place, .. }, Action::Attack(spy)) => {
            enemy(seat, *spy)?;
            let there = position.place(*spy) == Some(place);
            there.then_some(()).ok_or(Refusal::NotThere(*spy))
        }
        (Stage::Fighting(_), Action::Plan(_)) => Ok(()),
        (Stage::Keeping { bazongs, .. }, Action::Keep(owner)) => {
            let there = bazongs.contains(*owner);
            there.then_some(()).ok_or(Refusal::NoSuchBazong(*owner))
        }
        (Stage::Questioning { .. }, Action::Decline) => Ok(()),
        (stage, _) => Err(Refusal::First(stage)),
    }
}

fn prepare(seat: Seat, letter: Letter, number: u8) -> Result<(), Refusal> {
    if letter == Letter::D {
        return Err(Refusal::NoNumber(Spy::new(seat, letter)));
    }
    one_to_three(number)
}

fn one_to_three(number: u8) -> Result<(), Refusal> {
    let fits = (1..=3).contains(&number);
    fits.then_some(()).ok_or(Refusal::OneToThree)
}

/// What may be done on turn: before the first move more than before another.
fn on_turn(view: &View, seat: Seat, first: bool, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Step(letter) => walk(view, seat, *letter, 1),
        Action::Pass(depth) => one_to_three(*depth),
        Action::Free(_) | Action::Trap(..) | Action::Clear(_) if !first => Err(Refusal::AfterMove),
        Action::Free(letter) => free(view, seat, *letter),
        Action::Trap(trap, place) => place_trap(view, seat, *trap, *place),
        Action::Clear(throws) => clear(view, seat, *throws),
        Action::Decline => Err(Refusal::MustMove),
        _ => Err(Refusal::First(view.stage)),
    }
}

fn walk(view: &View, seat: Seat, letter: Letter, places: u8) -> Result<(), Refusal> {
    let walk = view.position.walk(Spy::new(seat, letter), places);
    walk.map(|_| ()).map_err(|blocked| Refusal::CannotWalk(letter, blocked))
}

fn afford(view: &View, seat: Seat, price: u8) -> Result<(), Refusal> {
    let enough = view.position.money(seat) >= price;
    enough.then_some(()).ok_or(Refusal::TooDear(price))
}

fn free(view: &View, seat: Seat, letter: Letter) -> Result<(), Refusal> {
    if view.position.spot(Spy::new(seat, letter)) != Spot::Dungeon {
        return Err(Refusal::NotInDungeon(letter));
    }
    if view.position.at_home(seat) >= EMBASSY_ROOM {
        return Err(Refusal::EmbassyFull);
    }
    afford(view, seat, RANSOM)
}

fn place_trap(view: &View, seat: Seat, trap: Trap, place: Place) -> Result<(), Refusal> {
    let position = &view.position;
    if !position.ring.holds(place) {
        return Err(Refusal::OffBoard(place));
    }
    if place.owner().is_some() {
        return Err(Refusal::NoTrapInEmbassy);
    }
    if !position.any_away() {
        return Err(Refusal::AllBazongsHome);
    }
    if view.laid {
        return Err(Refusal::TrapPlaced);
    }
    if let Some(lies) = position.traps[trap.index()] {
        return Err(Refusal::TrapLies(trap, lies));
    }
    if !position.is_empty(place) {
        return Err(Refusal::NotEmpty(place));
    }
    afford(view, seat, TRAP_PRICE)
}

fn clear(view: &View, seat: Seat, throws: u8) -> Result<(), Refusal> {
    one_to_three(throws)?;
    if view.ordered {
        return Err(Refusal::DieOrdered);
    }
    if view.position.traps_lying().next().is_none() {
        return Err(Refusal::NoTrap);
    }
    afford(view, seat, price_of(throws))
}

fn enemy(seat: Seat, spy: Spy) -> Result<(), Refusal> {
    let is_enemy = !are_partners(seat, spy.seat);
    is_enemy.then_some(()).ok_or(Refusal::NoEnemy(spy))
}

/// An enemy spy in the game, with a number.
fn numbered_enemy(view: &View, seat: Seat, spy: Spy) -> Result<(), Refusal> {
    enemy(seat, spy)?;
    if !view.position.in_play(spy) {
        return Err(Refusal::NotInPlay(spy));
    }
    if spy.is_reserve() {
        return Err(Refusal::NoNumber(spy));
    }
    Ok(())
}

fn look(view: &View, seat: Seat, spy: Spy) -> Result<(), Refusal> {
    numbered_enemy(view, seat, spy)?;
    if view.number(spy).is_some() {
        return Err(Refusal::AlreadyKnown(spy));
    }
    let visible = view.lookable.contains(spy);
    visible.then_some(()).ok_or(Refusal::NotOnAlfred(spy))
}

/// On the own turn, and when asked.
fn unmask(view: &View, seat: Seat, spy: Spy) -> Result<(), Refusal> {
    if !matches!(view.stage, Stage::Turn { .. } | Stage::Questioning { .. }) {
        return Err(Refusal::First(view.stage));
    }
    numbered_enemy(view, seat, spy)?;
    let holder = view.position.holders[spy.seat.index().min(MOST - 1)];
    let holds = holder == Some(seat);
    holds.then_some(()).ok_or(Refusal::NoEnvelope(spy.seat))
}
