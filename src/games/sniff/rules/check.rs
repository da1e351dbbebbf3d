//! Whether an action can be done, told from the view alone. Rule book `sniff`, sections Set-up, Turn and Readings.
//!
//! Nothing here is shared with [`moves`](super::moves), so that each of the two can show a mistake of the other.

use super::action::Action;
use super::board::{Field, Wall};
use super::builder;
use super::config::Config;
use super::labyrinth::Labyrinth;
use super::view::{Refusal, Search, Stage, View};
use crate::seat::Seat;

/// Whether the viewer of `view` can do `action` now.
///
/// # Errors
/// The reason why not: first who may act at all, then the stage of the game, then the turn, then the action itself.
pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let seat = view.seat().ok_or(Refusal::Spectator)?;
    if matches!(view.stage, Stage::Over(_)) {
        return Err(Refusal::GameOver);
    }
    match action {
        Action::Step(field) => check_step(&view.config, view.stage, view.search(seat), seat, *field),
        Action::Done => match view.stage {
            Stage::Building => check_ready(view, builds(view, seat)?),
            _ => match on_turn(view.stage, seat)? {
                0 => Err(Refusal::NoMoveYet),
                _ => Ok(()),
            },
        },
        Action::Marker(field) => check_marker(view, *field),
        Action::Resign => Ok(()),
        Action::Walls(walls) => check_walls(view, *builds(view, seat)?, walls),
        Action::Remove(walls) => check_removal(view, *builds(view, seat)?, walls),
        Action::Treasure(field) => match view.stage {
            Stage::Hiding { owner } if owner == seat => check_hiding(view, seat, *field),
            _ => check_treasure(view, builds(view, seat)?, *field),
        },
        Action::Dog(field) => check_dog(view, builds(view, seat)?, *field),
        Action::RemoveDog(field) => check_dog_removal(view, builds(view, seat)?, *field),
        Action::Undo => {
            builds(view, seat)?;
            view.can_undo.then_some(()).ok_or(Refusal::NothingToUndo)
        }
        Action::Fill => builder::fillable(builds(view, seat)?, view.plan()),
        Action::Build => builds(view, seat).map(|_| ()),
        Action::Lay(labyrinth) => {
            builds(view, seat)?;
            check_laid(view, labyrinth)
        }
    }
}

/// The labyrinth on which the viewer still builds.
fn builds(view: &View, seat: Seat) -> Result<&Labyrinth, Refusal> {
    match (&view.own, view.stage) {
        (Some(own), Stage::Building) if !view.ready[seat] => Ok(own),
        _ => Err(Refusal::BuiltAlready),
    }
}

/// How many moves the viewer's turn has had.
fn on_turn(stage: Stage, seat: Seat) -> Result<u8, Refusal> {
    match stage {
        Stage::Building => Err(Refusal::StillBuilding),
        Stage::Hiding { owner } if owner == seat => Err(Refusal::HideFirst),
        Stage::Searching { mover, moved } if mover == seat => Ok(moved),
        Stage::Searching { .. } | Stage::Hiding { .. } => Err(Refusal::NotYourTurn),
        Stage::Over(_) => Err(Refusal::GameOver),
    }
}

/// A place for a wall is between two neighbours on the board.
fn check_place(view: &View, wall: Wall) -> Result<(), Refusal> {
    let (one, other) = wall.fields();
    for field in [one, other] {
        if !view.config.size.holds(field) {
            return Err(Refusal::OffBoard(field));
        }
    }
    let adjacent = view.config.size.adjacent(one, other);
    adjacent.then_some(()).ok_or(Refusal::NotNeighbours(wall))
}

/// Too many walls, or ditches.
fn none_left(view: &View, wall: Wall) -> Refusal {
    if view.config.dogs { Refusal::NoDitchLeft(wall) } else { Refusal::NoStoneLeft(wall) }
}

/// All of the walls can be put up, one after the other.
fn check_walls(view: &View, mut own: Labyrinth, walls: &[Wall]) -> Result<(), Refusal> {
    for wall in walls {
        check_place(view, *wall)?;
        if !own.walls.insert(*wall) {
            return Err(if view.config.dogs { Refusal::DitchThere(*wall) } else { Refusal::Stands(*wall) });
        }
        if own.walls.len() > usize::from(view.config.walls) {
            return Err(none_left(view, *wall));
        }
    }
    // A list without walls cannot be written; it is refused for doing nothing.
    (!walls.is_empty()).then_some(()).ok_or(Refusal::NothingToFill)
}

/// All of the walls can be taken away, one after the other.
fn check_removal(view: &View, mut own: Labyrinth, walls: &[Wall]) -> Result<(), Refusal> {
    for wall in walls {
        check_place(view, *wall)?;
        if !own.walls.remove(*wall) {
            return Err(if view.config.dogs { Refusal::NoSuchDitch(*wall) } else { Refusal::NoSuchWall(*wall) });
        }
    }
    (!walls.is_empty()).then_some(()).ok_or(Refusal::NothingToUndo)
}

fn check_treasure(view: &View, own: &Labyrinth, field: Field) -> Result<(), Refusal> {
    if view.config.way_out {
        Err(Refusal::NoTreasureHere)
    } else if field == Field::ZERO {
        Err(Refusal::ZeroField)
    } else if !view.config.size.holds(field) {
        Err(Refusal::OffBoard(field))
    } else if own.treasure == Some(field) {
        Err(Refusal::LiesThere(field))
    } else if own.dogs.contains(field) {
        Err(Refusal::DogThere(field))
    } else {
        Ok(())
    }
}

/// A found treasure is hidden where a way from the zero field leads, and not under the enemy detective's feet.
fn check_hiding(view: &View, seat: Seat, field: Field) -> Result<(), Refusal> {
    let reach = |own: &Labyrinth| own.reach(Field::ZERO).contains(field);
    if field == Field::ZERO {
        Err(Refusal::ZeroField)
    } else if !view.config.size.holds(field) {
        Err(Refusal::OffBoard(field))
    } else if view.search(seat.other()).stands == field {
        Err(Refusal::EnemyThere(field))
    } else if view.own.as_ref().is_some_and(|own| own.dogs.contains(field)) {
        Err(Refusal::DogThere(field))
    } else if !view.own.as_ref().is_some_and(reach) {
        Err(Refusal::OutOfReach(field))
    } else {
        Ok(())
    }
}

/// Whether a dog can stand on a field at all.
fn check_kennel(view: &View, field: Field) -> Result<(), Refusal> {
    if !view.config.dogs {
        Err(Refusal::NoDogs)
    } else if field == Field::ZERO {
        Err(Refusal::ZeroField)
    } else if !view.config.size.holds(field) {
        Err(Refusal::OffBoard(field))
    } else if view.config.size.adjacent(field, Field::ZERO) {
        Err(Refusal::DogBesideZero(field))
    } else {
        Ok(())
    }
}

fn check_dog(view: &View, own: &Labyrinth, field: Field) -> Result<(), Refusal> {
    check_kennel(view, field)?;
    if own.dogs.contains(field) {
        Err(Refusal::DogThere(field))
    } else if own.treasure == Some(field) {
        Err(Refusal::TakenByTreasure(field))
    } else if own.dogs.len() >= usize::from(view.plan().dogs) {
        Err(Refusal::NoDogLeft(field))
    } else {
        Ok(())
    }
}

fn check_dog_removal(view: &View, own: &Labyrinth, field: Field) -> Result<(), Refusal> {
    check_kennel(view, field)?;
    let stands = own.dogs.contains(field);
    stands.then_some(()).ok_or(Refusal::NoSuchDog(field))
}

/// A whole labyrinth may lack walls, a treasure or a way, but all it has must be possible.
fn check_laid(view: &View, labyrinth: &Labyrinth) -> Result<(), Refusal> {
    let size = labyrinth.size;
    if size != view.config.size || !labyrinth.walls.fits(size) {
        return Err(Refusal::OtherSize(size));
    }
    let agreed = usize::from(view.config.walls);
    if let Some(wall) = labyrinth.walls.iter(size).nth(agreed) {
        return Err(none_left(view, wall));
    }
    let most = usize::from(view.plan().dogs);
    for (index, dog) in labyrinth.dogs.iter().enumerate() {
        check_kennel(view, dog)?;
        if index >= most {
            return Err(Refusal::NoDogLeft(dog));
        }
    }
    match labyrinth.treasure {
        Some(_) if view.config.way_out => Err(Refusal::NoTreasureHere),
        Some(field) if labyrinth.dogs.contains(field) => Err(Refusal::DogThere(field)),
        Some(Field::ZERO) => Err(Refusal::ZeroField),
        Some(field) if !size.holds(field) => Err(Refusal::OffBoard(field)),
        _ => Ok(()),
    }
}

/// Exactly the agreed walls and dogs, one treasure, and an open way to it.
fn check_ready(view: &View, own: &Labyrinth) -> Result<(), Refusal> {
    let plan = view.plan();
    let (left, dogs) = (view.stones_left(), plan.dogs_left(own));
    if view.config.dogs && (left > 0 || dogs > 0) {
        Err(Refusal::PiecesLeft { ditches: left, dogs })
    } else if left > 0 {
        Err(Refusal::StonesLeft(left))
    } else if plan.goal(own).is_none() {
        Err(Refusal::NoTreasure)
    } else if own.closure_of(plan.goal(own)).is_some() {
        Err(Refusal::ClosedOff)
    } else if own.reach(Field::ZERO).len() <= usize::from(plan.open) {
        Err(Refusal::TooNarrow)
    } else {
        Ok(())
    }
}

/// A step goes to a neighbour, and not against a wall that is marked. All that is read is in every view; it comes
/// piece by piece so that a step need not wait for a view to be made.
///
/// # Errors
/// As [`check`], for somebody who plays.
pub fn check_step(config: &Config, stage: Stage, search: &Search, seat: Seat, to: Field) -> Result<(), Refusal> {
    on_turn(stage, seat)?;
    let from = search.stands;
    if !config.size.holds(to) {
        Err(Refusal::OffBoard(to))
    } else if to == from {
        Err(Refusal::StandsThere(to))
    } else if !config.size.adjacent(from, to) {
        Err(Refusal::TooFar { from, to })
    } else if search.dogs.contains(to) {
        Err(Refusal::KnownDog(to))
    } else if search.walls.contains(Wall::new(from, to)) {
        Err(if config.dogs { Refusal::KnownDitch { from, to } } else { Refusal::KnownWall { from, to } })
    } else {
        Ok(())
    }
}

fn check_marker(view: &View, field: Option<Field>) -> Result<(), Refusal> {
    match field {
        Some(Field::ZERO) => Err(Refusal::ZeroField),
        Some(field) if !view.config.size.holds(field) => Err(Refusal::OffBoard(field)),
        field if field == view.marker => Err(Refusal::MarkerThere),
        _ => Ok(()),
    }
}
