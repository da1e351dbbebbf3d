//! Lists the actions with which the viewer of a view can advance the game.
//!
//! Deliberately shares no code with [`View::check`], so that each of the two can reveal a mistake in the other.

use super::action::{Action, Push, numbers};
use super::board::End;
use super::cards::{Piece, TURNS};
use super::event::Phase;
use super::hole::{Base, COLUMNS, Hole};
use super::nth::SCOUTS;
use super::position::Position;
use super::shaft::Shaft;
use super::stage::Task;
use super::view::View;
use snuffel_core::seat::Seat;

impl View {
    /// The actions expected of the viewer: each card, not turned, in each shaft with room; each free hole of the base
    /// line; each walk that brings a scout nearer; each push; and the end of the phase. Empty if another player is on
    /// turn.
    pub fn legal_actions(&self) -> Vec<Action> {
        let position = &self.position;
        let Some((seat, task)) = self.due() else {
            return Vec::new();
        };
        match task {
            Task::Lay => lays(position, seat),
            Task::Place => places(position, seat).map(Action::Place).collect(),
            Task::Walk(phase) => walks(position, seat, phase),
            Task::Push => pushes(position, seat).map(Action::Push).collect(),
        }
    }
}

fn lays(position: &Position, seat: Seat) -> Vec<Action> {
    let hand = position.hand(seat);
    let shafts = Shaft::all().filter(|shaft| position.next_slot(seat, *shaft).is_some());
    let mut moves = vec![Action::Fill];
    for shaft in shafts {
        let pieces = numbers(hand).filter_map(|number| Piece::new(number, 0));
        moves.extend(pieces.map(|piece| Action::Lay { piece, shaft }));
    }
    moves
}

/// The free columns of a seat's base line.
pub fn places(position: &Position, seat: Seat) -> impl Iterator<Item = u8> {
    let taken = position.taken().row(position.base(seat).row());
    (0..COLUMNS).filter(move |column| taken >> column & 1 == 0)
}

/// Every push that a seat can make, regardless of the phase.
pub fn pushes(position: &Position, seat: Seat) -> impl Iterator<Item = Push> + use<> {
    pushes_into(position, position.shafts(seat))
}

/// Every push into some shafts, one bit per shaft, except the one that takes back the previous push.
pub fn pushes_into(position: &Position, shafts: u8) -> impl Iterator<Item = Push> + use<> {
    let last = position.last_push;
    Shaft::all().filter(move |shaft| shafts >> shaft.index() & 1 == 1).flat_map(move |shaft| {
        let back = last.filter(|last| last.shaft == shaft).map(|last| last.end.opposite());
        let ends = End::ALL.into_iter().filter(move |end| Some(*end) != back);
        ends.flat_map(move |end| (0..TURNS).map(move |quarters| Push { shaft, end, quarters }))
    })
}

fn walks(position: &Position, seat: Seat, phase: Phase) -> Vec<Action> {
    let mut moves = Vec::new();
    for (scout, from) in position.scouts_of(seat) {
        let reach = position.reach(seat, from);
        let nearer = |to: &Hole| match position.base(seat) {
            Base::South => to.row > from.row,
            Base::North => to.row < from.row,
        };
        let walks = reach.iter().filter(nearer);
        moves.extend(walks.map(|to| Action::Walk { scout, to }));
    }
    let mut nearer = position.scouts_of(seat).zip(position.began).filter(|((_, hole), began)| {
        began.is_some_and(|began| position.to_go(seat, *hole) < position.to_go(seat, began))
    });
    if position.gains == [0; SCOUTS] || nearer.next().is_some() {
        moves.push(Action::Done);
        if phase == Phase::Look {
            moves.extend(pushes(position, seat).map(Action::Push));
        }
    } else if moves.is_empty() {
        // The scouts have blocked each other.
        moves.push(Action::Undo);
    }
    moves
}
