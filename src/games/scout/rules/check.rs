//! Whether an action can be done, told from the view alone. Rule book `scout`, sections Set-up, Turn and Moving.
//!
//! Nothing here is shared with [`moves`](super::moves), so that each of the two can show a mistake of the other.

use super::action::{Action, Push};
use super::cards::Piece;
use super::event::Phase;
use super::hole::Hole;
use super::position::Position;
use super::view::{Refusal, Stage, View};
use crate::seat::Seat;

/// Whether the viewer of `view` can do `action` now.
///
/// # Errors
/// The reason why not: first who may act at all, then the stage of the game, then the action itself.
pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let seat = view.seat().ok_or(Refusal::Spectator)?;
    let position = &view.position;
    if matches!(position.stage, Stage::Over(_)) {
        return Err(Refusal::GameOver);
    }
    if *action == Action::Resign {
        return Ok(());
    }
    if position.stage.mover() != Some(seat) {
        return Err(Refusal::NotYourTurn);
    }
    match action {
        Action::Lay { piece, shaft } => check_lay(position, seat, *piece, *shaft),
        Action::Fill => match position.stage {
            Stage::Laying { .. } => Ok(()),
            _ => Err(Refusal::BoardFull),
        },
        Action::Place(column) => check_place(position, seat, *column),
        Action::Walk { scout, to } => {
            walking(position)?;
            check_walk(position, seat, *scout, *to)
        }
        Action::Undo => {
            walking(position)?;
            (!position.trail.is_empty()).then_some(()).ok_or(Refusal::NothingToUndo)
        }
        Action::Done => {
            walking(position)?;
            check_duty(position, seat)
        }
        Action::Push(push) => check_push(position, seat, push),
        Action::Resign => Ok(()),
    }
}

/// The phase in which the mover walks.
fn walking(position: &Position) -> Result<Phase, Refusal> {
    match position.stage {
        Stage::Walking { phase, .. } => Ok(phase),
        Stage::Pushing { .. } => Err(Refusal::PushFirst),
        Stage::Placing { .. } => Err(Refusal::PlaceFirst),
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => Err(Refusal::LayFirst),
        Stage::Over(_) => Err(Refusal::GameOver),
    }
}

fn check_lay(position: &Position, seat: Seat, piece: Piece, shaft: u8) -> Result<(), Refusal> {
    if !matches!(position.stage, Stage::Laying { .. }) {
        return Err(Refusal::BoardFull);
    }
    let hand = position.hands[seat.index() % 2];
    if hand >> piece.number() & 1 == 0 {
        return Err(Refusal::NotInHand(piece.number()));
    }
    let slot = position.next_slot(seat, shaft);
    slot.map(|_| ()).ok_or(Refusal::ShaftFull(shaft))
}

fn check_place(position: &Position, seat: Seat, column: u8) -> Result<(), Refusal> {
    match position.stage {
        Stage::Placing { .. } => {}
        Stage::Laying { .. } => return Err(Refusal::LayFirst),
        _ => return Err(Refusal::PlacedAlready),
    }
    let hole = Hole { column, row: position.base(seat).row() };
    is_free(position, seat, hole)
}

fn is_free(position: &Position, seat: Seat, hole: Hole) -> Result<(), Refusal> {
    match position.standing(hole) {
        Some((other, scout)) => Err(Refusal::Taken { hole, seat: Some(other).filter(|other| *other != seat), scout }),
        None => Ok(()),
    }
}

fn check_walk(position: &Position, seat: Seat, scout: u8, to: Hole) -> Result<(), Refusal> {
    let from = position.hole(seat, scout).ok_or(Refusal::NoScout(scout))?;
    if position.is_home(seat, from) {
        return Err(Refusal::Home(scout));
    }
    if from == to {
        return Err(Refusal::StandsThere { scout, hole: to });
    }
    is_free(position, seat, to)?;
    let there = position.reach(seat, from).contains(to);
    there.then_some(()).ok_or(Refusal::NoWay { scout, hole: to })
}

/// A scout that could get nearer when the phase began must not leave all of them where they were, or behind.
fn check_duty(position: &Position, seat: Seat) -> Result<(), Refusal> {
    if position.is_duty_done(seat) {
        return Ok(());
    }
    let nearer = position.scouts_of(seat).find_map(|(scout, hole)| {
        let began = position.began[usize::from(scout)]?;
        let nearest = position.nearest(seat, hole)?;
        let counts = position.to_go(seat, nearest) < position.to_go(seat, began);
        counts.then_some(Refusal::Nearer { scout, hole: nearest })
    });
    let before = || position.gains.iter().position(|gain| *gain > 0).unwrap_or(0);
    Err(nearer.unwrap_or_else(|| Refusal::NearerBefore(before() as u8)))
}

/// In the look phase a push ends the phase, so that its duty has to be done.
fn check_push(position: &Position, seat: Seat, push: &Push) -> Result<(), Refusal> {
    match position.stage {
        Stage::Pushing { .. } => {}
        Stage::Walking { phase, .. } => match phase {
            Phase::Look => {}
            Phase::Opening => return Err(Refusal::NoPushYet),
            Phase::Move => return Err(Refusal::PushedAlready),
        },
        Stage::Placing { .. } => return Err(Refusal::PlaceFirst),
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } | Stage::Over(_) => {
            return Err(Refusal::LayFirst);
        }
    }
    check_shaft(position, seat, push)?;
    check_duty_of(position, seat)
}

fn check_duty_of(position: &Position, seat: Seat) -> Result<(), Refusal> {
    match position.stage {
        Stage::Walking { .. } => check_duty(position, seat),
        _ => Ok(()),
    }
}

/// Whether a seat may push like this whenever it is to push: into a shaft with an own scout on its way, and not taking
/// the push before back.
///
/// # Errors
/// The reason why not.
pub fn check_shaft(position: &Position, seat: Seat, push: &Push) -> Result<(), Refusal> {
    let shaft = push.shaft;
    let mut standing = position.scouts_of(seat).filter(|(_, hole)| hole.shaft() == shaft).peekable();
    if standing.peek().is_none() {
        return Err(Refusal::NoScoutInShaft(shaft));
    }
    if standing.all(|(_, hole)| position.is_home(seat, hole)) {
        return Err(Refusal::OnlyHome(shaft));
    }
    if position.takes_back(push) {
        let end = push.end;
        return Err(Refusal::TakesBack { shaft, end });
    }
    Ok(())
}
