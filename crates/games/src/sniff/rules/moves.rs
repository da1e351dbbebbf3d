//! Lists the actions with which the viewer of a view can advance the game.
//!
//! Deliberately shares no code with [`check`](super::check) except that of boards and labyrinths and the check for
//! `fill`, so that each of the two can reveal a mistake in the other.

use super::action::Action;
use super::board::{Field, Size};
use super::builder;
use super::labyrinth::Labyrinth;
use super::view::{Search, Stage, View};
use snuffel_core::seat::Seat;

impl View {
    /// The actions expected of the viewer. While building: each possible wall, each field for the treasure and for a
    /// dog, filling, building, undoing and being ready. On turn: each step and the end of the turn. After a find:
    /// each field where the treasure can be hidden again. Otherwise none.
    pub(crate) fn legal_actions(&self) -> Vec<Action> {
        match (self.stage, self.seat(), &self.own) {
            (Stage::Building, Some(seat), Some(own)) if !self.ready[seat] => self.building_moves(own),
            (Stage::Searching { mover, moved }, Some(seat), _) if mover == seat => self.turn_moves(seat, moved),
            (Stage::Hiding { owner }, Some(seat), Some(own)) if owner == seat => {
                self.hideouts(seat, own).map(Action::Treasure).collect()
            }
            _ => Vec::new(),
        }
    }

    fn building_moves(&self, own: &Labyrinth) -> Vec<Action> {
        let size = self.config.size;
        let mut moves = Vec::new();
        if self.stones_left() > 0 {
            let places = size.walls().filter(|place| !own.walls.contains(*place));
            moves.extend(places.map(|place| Action::Walls(vec![place])));
        }
        let others = size
            .fields()
            .filter(|field| !self.config.way_out && Some(*field) != own.treasure && !own.dogs.contains(*field));
        moves.extend(others.map(Action::Treasure));
        if self.dogs_left() > 0 {
            let kennels = size.fields().filter(|field| {
                builder::kennel(size, *field) && !own.dogs.contains(*field) && own.treasure != Some(*field)
            });
            moves.extend(kennels.map(Action::Dog));
        }
        moves.push(Action::Build);
        if builder::fillable(own, self.plan()).is_ok() {
            moves.push(Action::Fill);
        }
        if self.can_undo {
            moves.push(Action::Undo);
        }
        if builder::legal(own, self.plan()) {
            moves.push(Action::Done);
        }
        moves
    }

    /// The fields where a found treasure can be hidden again.
    fn hideouts(&self, seat: Seat, own: &Labyrinth) -> impl Iterator<Item = Field> {
        let enemy = self.search(seat.other()).stands;
        let open = own.reach(Field::ZERO).iter();
        open.filter(move |field| *field != Field::ZERO && *field != enemy)
    }

    fn turn_moves(&self, seat: Seat, moved: u8) -> Vec<Action> {
        // The zero field beside nine rows has the most neighbours, plus one for the end of the turn.
        let mut moves = Vec::with_capacity(10);
        let search = self.search(seat);
        moves.extend(search.steps(self.config.size).map(Action::Step));
        if moved > 0 {
            moves.push(Action::Done);
        }
        moves
    }
}

impl Search {
    /// The fields that a searcher on turn can ask for.
    pub fn steps(&self, size: Size) -> impl Iterator<Item = Field> {
        let passable = |to: &Field| self.hopes(self.stands, *to) && !self.dogs.contains(*to);
        size.neighbours(self.stands).filter(passable)
    }
}
