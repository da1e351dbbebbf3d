//! Lists the actions that advance a game.

use super::action::Action;
use super::piece::{Letter, Plan, Trap};
use super::position::Position;
use super::stage::Stage;
use super::view::View;
use super::{RANSOM, TRAP_PRICE, price_of};
use snuffel_core::seat::Seat;

impl View {
    /// The actions expected of the viewer, by seat and from A to D. Unmasking is only listed for a traitor the viewer
    /// is sure of, since a guess does not advance the game.
    pub fn legal_actions(&self) -> Vec<Action> {
        let Some(seat) = self.seat().filter(|seat| self.due().contains(*seat)) else {
            return Vec::new();
        };
        let position = &self.position;
        match self.stage {
            Stage::Preparing => preparations(),
            Stage::Turn { first, .. } => self.on_turn(seat, first),
            Stage::Walking { places, .. } => letters(position, seat, places).map(Action::Walk).collect(),
            Stage::Viewing { .. } => position.viewable(seat).iter().map(Action::View).collect(),
            Stage::Sweeping { .. } => position.traps_lying().map(Action::Sweep).collect(),
            Stage::Hunting { .. } => position.enemies_afield(seat).iter().map(Action::Attack).collect(),
            Stage::Meeting { place, .. } => position.enemies_on(seat, place).iter().map(Action::Attack).collect(),
            Stage::Fighting(_) => Plan::ALL.into_iter().map(Action::Plan).collect(),
            Stage::Keeping { bazongs, .. } => bazongs.iter().map(Action::Keep).collect(),
            Stage::Questioning { .. } => {
                let mut moves = vec![Action::Decline];
                moves.extend(self.traitors().map(Action::Unmask));
                moves
            }
            Stage::Throwing { .. } | Stage::Over(_) => Vec::new(),
        }
    }

    /// The actions on turn. Some are possible only before the first move.
    fn on_turn(&self, seat: Seat, first: bool) -> Vec<Action> {
        let position = &self.position;
        // Four steps, three passes, and a few rare actions. With a trap to place, the vector grows once.
        let mut moves = Vec::with_capacity(16);
        moves.extend(letters(position, seat, 1).map(Action::Step));
        moves.extend((1..=3).map(Action::Pass));
        if first {
            let money = position.money(seat);
            if money >= RANSOM {
                let free = position.in_dungeon(seat).map(Action::Free);
                moves.extend(free.filter(|action| self.check(action).is_ok()));
            }
            if money >= TRAP_PRICE && !self.laid && position.any_away() {
                moves.extend(traps(position));
            }
            if !self.ordered && position.traps != [None; 3] {
                let throws = (1..=3).filter(|throws| price_of(*throws) <= money);
                moves.extend(throws.map(Action::Clear));
            }
        }
        if position.holders.iter().any(|holder| *holder == Some(seat)) {
            moves.extend(self.traitors().map(Action::Unmask));
        }
        moves
    }
}

fn preparations() -> Vec<Action> {
    let of = |letter| (1..=3).map(move |number| Action::Prepare(letter, number));
    Letter::NUMBERED.into_iter().flat_map(of).collect()
}

/// The spies of a seat that can walk this far.
fn letters(position: &Position, seat: Seat, places: u8) -> impl Iterator<Item = Letter> {
    position.walkers(seat, places).iter().map(|spy| spy.letter)
}

/// Every trap that is not on the board, on every empty field.
fn traps(position: &Position) -> impl Iterator<Item = Action> + '_ {
    let unused = |trap: &&Trap| position.traps[trap.index()].is_none();
    Trap::ALL.iter().filter(unused).flat_map(move |trap| {
        let places = position.ring.places();
        let empty = places.filter(|place| position.is_empty(*place));
        empty.map(move |place| Action::Trap(*trap, place))
    })
}
