//! Checks whether an action is possible, using only the view. Rule book `sniff`, sections Set-up, Turn and Readings.
//!
//! Deliberately shares no code with [`moves`](super::moves) except that of boards and labyrinths and the check for
//! `fill`, so that each of the two can reveal a mistake in the other.

use super::action::Action;
use super::board::{Field, Wall};
use super::builder;
use super::labyrinth::Labyrinth;
use super::searching::MOVES_A_TURN;
use super::view::{Refusal, Stage, View};
use snuffel_core::seat::Seat;

impl View {
    /// Checks whether the viewer can take `action` now.
    ///
    /// # Errors
    /// The first reason that applies, in this order: the viewer's right to act, the stage of the game, the turn, the
    /// action.
    pub(crate) fn check(&self, action: &Action) -> Result<(), Refusal> {
        let seat = self.seat().ok_or(Refusal::Spectator)?;
        if matches!(self.stage, Stage::Over(_)) {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Step(field) => self.check_step(self.search(seat).stands, seat, *field),
            Action::Walk(fields) => self.check_walk(seat, fields),
            Action::Done => match self.stage {
                Stage::Building => self.check_ready(self.builds(seat)?),
                _ => match self.on_turn(seat)? {
                    0 => Err(Refusal::NoMoveYet),
                    _ => Ok(()),
                },
            },
            Action::Marker(field) => self.check_marker(*field),
            Action::Resign => Ok(()),
            Action::Walls(walls) => self.check_walls(*self.builds(seat)?, walls),
            Action::Remove(walls) => self.check_removal(*self.builds(seat)?, walls),
            Action::Treasure(field) => match self.stage {
                Stage::Hiding { owner } if owner == seat => self.check_hiding(seat, *field),
                _ => self.check_treasure(self.builds(seat)?, *field),
            },
            Action::Dog(field) => self.check_dog(self.builds(seat)?, *field),
            Action::RemoveDog(field) => self.check_dog_removal(self.builds(seat)?, *field),
            Action::Undo => {
                self.builds(seat)?;
                self.can_undo.then_some(()).ok_or(Refusal::NothingToUndo)
            }
            Action::Fill => builder::fillable(self.builds(seat)?, self.plan()),
            Action::Build => self.builds(seat).map(|_| ()),
            Action::Clear => match *self.builds(seat)? == Labyrinth::empty(self.config.size) {
                true => Err(Refusal::NothingToClear),
                false => Ok(()),
            },
            Action::Lay(labyrinth) => {
                self.builds(seat)?;
                self.check_laid(labyrinth)
            }
        }
    }

    /// The labyrinth that the viewer is still building.
    fn builds(&self, seat: Seat) -> Result<&Labyrinth, Refusal> {
        match (&self.own, self.stage) {
            (Some(own), Stage::Building) if !self.ready[seat] => Ok(own),
            _ => Err(Refusal::BuiltAlready),
        }
    }

    /// The number of moves that the viewer has made in the current turn.
    fn on_turn(&self, seat: Seat) -> Result<u8, Refusal> {
        match self.stage {
            Stage::Building => Err(Refusal::StillBuilding),
            Stage::Hiding { owner } if owner == seat => Err(Refusal::HideFirst),
            Stage::Searching { mover, moved } if mover == seat => Ok(moved),
            Stage::Searching { .. } | Stage::Hiding { .. } => Err(Refusal::NotYourTurn),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    /// Checks that a wall is between two neighbours on the board.
    fn check_place(&self, wall: Wall) -> Result<(), Refusal> {
        let (one, other) = wall.fields();
        for field in [one, other] {
            if !self.config.size.holds(field) {
                return Err(Refusal::OffBoard(field));
            }
        }
        let adjacent = self.config.size.adjacent(one, other);
        adjacent.then_some(()).ok_or(Refusal::NotNeighbours(wall))
    }

    /// The refusal of one wall or ditch too many.
    fn none_left(&self, wall: Wall) -> Refusal {
        if self.config.dogs { Refusal::NoDitchLeft(wall) } else { Refusal::NoStoneLeft(wall) }
    }

    /// Checks that all of the walls can be added, one after the other.
    fn check_walls(&self, mut own: Labyrinth, walls: &[Wall]) -> Result<(), Refusal> {
        for wall in walls {
            self.check_place(*wall)?;
            if !own.walls.insert(*wall) {
                return Err(if self.config.dogs { Refusal::DitchThere(*wall) } else { Refusal::Stands(*wall) });
            }
            if own.walls.len() > usize::from(self.config.walls) {
                return Err(self.none_left(*wall));
            }
        }
        // An empty list has no written form, so it is refused for having no effect.
        (!walls.is_empty()).then_some(()).ok_or(Refusal::NothingToFill)
    }

    /// Checks that all of the walls can be removed, one after the other.
    fn check_removal(&self, mut own: Labyrinth, walls: &[Wall]) -> Result<(), Refusal> {
        for wall in walls {
            self.check_place(*wall)?;
            if !own.walls.remove(*wall) {
                return Err(if self.config.dogs { Refusal::NoSuchDitch(*wall) } else { Refusal::NoSuchWall(*wall) });
            }
        }
        (!walls.is_empty()).then_some(()).ok_or(Refusal::NothingToUndo)
    }

    fn check_treasure(&self, own: &Labyrinth, field: Field) -> Result<(), Refusal> {
        if self.config.way_out {
            Err(Refusal::NoTreasureHere)
        } else if field == Field::ZERO {
            Err(Refusal::ZeroField)
        } else if !self.config.size.holds(field) {
            Err(Refusal::OffBoard(field))
        } else if own.treasure == Some(field) {
            Err(Refusal::LiesThere(field))
        } else if own.dogs.contains(field) {
            Err(Refusal::DogThere(field))
        } else {
            Ok(())
        }
    }

    /// Checks where to hide a found treasure again: reachable from the zero field, and not where the enemy detective
    /// is.
    pub(in super::super) fn check_hiding(&self, seat: Seat, field: Field) -> Result<(), Refusal> {
        let reach = |own: &Labyrinth| own.reach(Field::ZERO).contains(field);
        if field == Field::ZERO {
            Err(Refusal::ZeroField)
        } else if !self.config.size.holds(field) {
            Err(Refusal::OffBoard(field))
        } else if self.search(seat.other()).stands == field {
            Err(Refusal::EnemyThere(field))
        } else if self.own.as_ref().is_some_and(|own| own.dogs.contains(field)) {
            Err(Refusal::DogThere(field))
        } else if !self.own.as_ref().is_some_and(reach) {
            Err(Refusal::OutOfReach(field))
        } else {
            Ok(())
        }
    }

    /// Checks whether a dog is allowed on a field at all.
    fn check_kennel(&self, field: Field) -> Result<(), Refusal> {
        if !self.config.dogs {
            Err(Refusal::NoDogs)
        } else if field == Field::ZERO {
            Err(Refusal::ZeroField)
        } else if !self.config.size.holds(field) {
            Err(Refusal::OffBoard(field))
        } else if self.config.size.adjacent(field, Field::ZERO) {
            Err(Refusal::DogBesideZero(field))
        } else {
            Ok(())
        }
    }

    fn check_dog(&self, own: &Labyrinth, field: Field) -> Result<(), Refusal> {
        self.check_kennel(field)?;
        if own.dogs.contains(field) {
            Err(Refusal::DogThere(field))
        } else if own.treasure == Some(field) {
            Err(Refusal::TakenByTreasure(field))
        } else if own.dogs.len() >= usize::from(self.plan().dogs) {
            Err(Refusal::NoDogLeft(field))
        } else {
            Ok(())
        }
    }

    fn check_dog_removal(&self, own: &Labyrinth, field: Field) -> Result<(), Refusal> {
        self.check_kennel(field)?;
        let stands = own.dogs.contains(field);
        stands.then_some(()).ok_or(Refusal::NoSuchDog(field))
    }

    /// Checks a whole labyrinth. It may lack walls, a treasure or a way, but every part of it must be legal.
    fn check_laid(&self, labyrinth: &Labyrinth) -> Result<(), Refusal> {
        let size = labyrinth.size;
        if size != self.config.size || !labyrinth.walls.fits(size) {
            return Err(Refusal::OtherSize(size));
        }
        let agreed = usize::from(self.config.walls);
        if let Some(wall) = labyrinth.walls.iter(size).nth(agreed) {
            return Err(self.none_left(wall));
        }
        let most = usize::from(self.plan().dogs);
        for (index, dog) in labyrinth.dogs.iter().enumerate() {
            self.check_kennel(dog)?;
            if index >= most {
                return Err(Refusal::NoDogLeft(dog));
            }
        }
        match labyrinth.treasure {
            Some(_) if self.config.way_out => Err(Refusal::NoTreasureHere),
            Some(field) if labyrinth.dogs.contains(field) => Err(Refusal::DogThere(field)),
            Some(Field::ZERO) => Err(Refusal::ZeroField),
            Some(field) if !size.holds(field) => Err(Refusal::OffBoard(field)),
            _ => Ok(()),
        }
    }

    /// Checks for exactly the agreed walls and dogs, one treasure, and an open way to it.
    fn check_ready(&self, own: &Labyrinth) -> Result<(), Refusal> {
        let plan = self.plan();
        let (left, dogs, goal) = (plan.walls_left(own), plan.dogs_left(own), plan.goal(own));
        if self.config.dogs && (left > 0 || dogs > 0) {
            Err(Refusal::PiecesLeft { ditches: left, dogs })
        } else if left > 0 {
            Err(Refusal::StonesLeft(left))
        } else if goal.is_none() {
            Err(Refusal::NoTreasure)
        } else if own.closure(goal).is_some() {
            Err(Refusal::ClosedOff)
        } else if own.reach(Field::ZERO).len() <= usize::from(plan.open) {
            Err(Refusal::TooNarrow)
        } else {
            Ok(())
        }
    }

    /// Checks that each step could follow the one before if that were free, and that the turn has enough moves left.
    fn check_walk(&self, seat: Seat, fields: &[Field]) -> Result<(), Refusal> {
        let moved = self.on_turn(seat)?;
        let mut from = self.search(seat).stands;
        for to in fields {
            self.check_step(from, seat, *to)?;
            from = *to;
        }
        let is_limited = !self.config.gallop && self.alone.is_none();
        let left = MOVES_A_TURN.saturating_sub(moved);
        match fields.len() {
            0 | 1 => Err(Refusal::StandsThere(from)),
            steps if is_limited && steps > usize::from(left) => Err(Refusal::TooManyMoves(left)),
            _ => Ok(()),
        }
    }

    /// Checks that a step leads to a neighbour, and not against a marked wall.
    fn check_step(&self, from: Field, seat: Seat, to: Field) -> Result<(), Refusal> {
        self.on_turn(seat)?;
        let search = self.search(seat);
        if !self.config.size.holds(to) {
            Err(Refusal::OffBoard(to))
        } else if to == from {
            Err(Refusal::StandsThere(to))
        } else if !self.config.size.adjacent(from, to) {
            Err(Refusal::TooFar { from, to })
        } else if search.dogs.contains(to) {
            Err(Refusal::KnownDog(to))
        } else if search.walls.contains(Wall::new(from, to)) {
            Err(if self.config.dogs { Refusal::KnownDitch { from, to } } else { Refusal::KnownWall { from, to } })
        } else {
            Ok(())
        }
    }

    fn check_marker(&self, field: Option<Field>) -> Result<(), Refusal> {
        match field {
            Some(Field::ZERO) => Err(Refusal::ZeroField),
            Some(field) if !self.config.size.holds(field) => Err(Refusal::OffBoard(field)),
            field if field == self.marker => Err(Refusal::MarkerThere),
            _ => Ok(()),
        }
    }
}
