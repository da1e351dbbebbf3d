//! Builds random labyrinths. Rule book `sniff`, section Set-up and the reading on `fill`.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::board::{Field, Size, Wall};
use super::distances::Distances;
use super::labyrinth::Labyrinth;
use super::plan::Plan;
use super::sets::{FieldSet, WallSet};
use super::view::Refusal;
use snuffel_core::rng::Rng;

/// The number of random labyrinths to try before building one around a fixed way.
const TRIES: usize = 1000;

/// Returns whether a dog may be on `field`: neither on the zero field nor in the column beside it.
pub fn kennel(size: Size, field: Field) -> bool {
    size.holds(field) && field.place().is_some_and(|(column, _)| column + 1 < size.columns())
}

/// Returns whether a labyrinth is complete and legal. It needs exactly the planned walls and dogs, each in a valid
/// place, and a treasure reachable by an open way without dogs; in `way-out` no treasure, and a way to the start.
pub fn legal(labyrinth: &Labyrinth, plan: impl Into<Plan>) -> bool {
    let plan = plan.into();
    let goal = match plan.start {
        Some(start) => labyrinth.treasure.is_none().then_some(start),
        None => labyrinth.treasure,
    };
    let reaches = |goal: Field| {
        let open = labyrinth.reach(Field::ZERO);
        goal != Field::ZERO
            && labyrinth.size.holds(goal)
            && !labyrinth.dogs.contains(goal)
            && open.contains(goal)
            && open.len() > usize::from(plan.open)
    };
    let mut dogs = labyrinth.dogs.iter();
    labyrinth.walls.len() == usize::from(plan.walls)
        && labyrinth.walls.fits(labyrinth.size)
        && labyrinth.dogs.len() == usize::from(plan.dogs)
        && dogs.all(|dog| kennel(labyrinth.size, dog))
        && goal.is_some_and(reaches)
}

/// Checks whether `draft` can be completed as `plan` requires, with a way left open.
///
/// # Errors
/// [`ClosedOff`](Refusal::ClosedOff) if no open way leads to the treasure or, without one, to any field;
/// [`TooNarrow`](Refusal::TooNarrow) if too few fields are reachable from the zero field;
/// [`TooLong`](Refusal::TooLong) if the shortest way has more steps than borders can stay open, or if no way leaves
/// room for all dogs;
/// [`NothingToFill`](Refusal::NothingToFill) if all walls and the treasure are there.
pub fn fillable(draft: &Labyrinth, plan: impl Into<Plan>) -> Result<(), Refusal> {
    let plan = plan.into();
    let reach = draft.reach(Field::ZERO);
    let shortest = match plan.goal(draft) {
        Some(goal) => {
            let steps = Distances::from(draft.size, Field::ZERO, |a, b| draft.safe(a, b));
            steps.get(goal).ok_or(Refusal::ClosedOff)?
        }
        // The nearest field is one step away, unless the zero field is walled in.
        None if reach.len() > 1 => 1,
        None => return Err(Refusal::ClosedOff),
    };
    if reach.len() <= usize::from(plan.open) {
        return Err(Refusal::TooNarrow);
    }
    let standing = draft.walls.len();
    let places = draft.size.places().saturating_sub(plan.walls);
    if shortest.max(plan.open) > places || standing > usize::from(plan.walls) || !has_room_for_dogs(draft, plan) {
        return Err(Refusal::TooLong);
    }
    if plan.walls_left(draft) == 0 && plan.dogs_left(draft) == 0 && plan.goal(draft).is_some() {
        return Err(Refusal::NothingToFill);
    }
    Ok(())
}

/// Returns whether the missing dogs can be placed with a way left free of them. Two ditches always fit beside it.
fn has_room_for_dogs(draft: &Labyrinth, plan: Plan) -> bool {
    let missing = usize::from(plan.dogs_left(draft));
    let Some(goal) = plan.goal(draft).filter(|_| missing > 0) else {
        // Without a treasure, one can be hidden beside the zero field, where dogs are not allowed.
        return true;
    };
    let way = draft.way(Field::ZERO, goal).unwrap_or_default();
    let free = |field: &Field| kennel(draft.size, *field) && !draft.dogs.contains(*field) && *field != goal;
    let kennels: Vec<Field> = draft.size.fields().filter(free).collect();
    let beside = kennels.iter().filter(|field| !way.contains(field)).count();
    if beside >= missing && way.len() >= usize::from(plan.open) {
        return true;
    }
    let leaves_way = |one: Field, other: Field| {
        let mut full = *draft;
        full.dogs.insert(one);
        full.dogs.insert(other);
        let open = full.reach(Field::ZERO);
        open.contains(goal) && open.len() > usize::from(plan.open)
    };
    kennels.iter().enumerate().any(|(index, one)| match missing {
        1 => leaves_way(*one, *one),
        _ => kennels[index + 1..].iter().any(|other| leaves_way(*one, *other)),
    })
}

/// A legal labyrinth with the walls, the dogs and the treasure of `draft`; `None` if there is none.
///
/// All such labyrinths are equally likely, unless they are so rare that a thousand attempts find none.
pub fn fill(draft: &Labyrinth, plan: impl Into<Plan>, rng: &mut Rng) -> Option<Labyrinth> {
    let plan = plan.into();
    match fillable(draft, plan) {
        Ok(()) => {}
        Err(Refusal::NothingToFill) => return Some(*draft),
        Err(_) => return None,
    }
    let missing = usize::from(plan.walls_left(draft));
    let fields: Vec<Field> = draft.size.fields().collect();
    let mut places: Vec<Wall> = draft.size.walls().collect();
    places.retain(|place| !draft.walls.contains(*place));
    let may_guard = |field: &&Field| {
        kennel(draft.size, **field) && !draft.dogs.contains(**field) && draft.treasure != Some(**field)
    };
    let mut kennels: Vec<Field> = fields.iter().filter(may_guard).copied().collect();
    for _ in 0..TRIES {
        let (chosen, _) = places.partial_shuffle(rng, missing);
        let mut labyrinth = *draft;
        for wall in chosen {
            labyrinth.walls.insert(*wall);
        }
        if plan.dogs > 0 {
            let (chosen, _) = kennels.partial_shuffle(rng, plan.dogs_left(draft).into());
            for dog in chosen {
                labyrinth.dogs.insert(*dog);
            }
        }
        if plan.start.is_none() {
            labyrinth.treasure = draft.treasure.or_else(|| fields.choose(rng).copied());
        }
        if legal(&labyrinth, plan) {
            return Some(labyrinth);
        }
    }
    fill_around_way(draft, plan, places, rng)
}

/// Builds from an empty board, like [`fill_far`].
pub fn build(size: Size, plan: impl Into<Plan>, rng: &mut Rng) -> Option<Labyrinth> {
    fill_far(&Labyrinth::empty(size), plan, rng)
}

/// Like [`fill`], but avoids treasures that are found at once. Of several labyrinths, it returns the first with a way
/// of at least as many moves as there are columns, otherwise the one with the longest way.
pub fn fill_far(draft: &Labyrinth, plan: impl Into<Plan>, rng: &mut Rng) -> Option<Labyrinth> {
    const DRAFTS: usize = 16;
    let plan = plan.into();
    let mut best: Option<(usize, Labyrinth)> = None;
    for _ in 0..DRAFTS {
        let labyrinth = fill(draft, plan, rng)?;
        let goal = plan.goal(&labyrinth)?;
        let way = labyrinth.way(Field::ZERO, goal).map_or(0, |way| way.len());
        if way >= usize::from(draft.size.columns()) {
            return Some(labyrinth);
        }
        if best.is_none_or(|(longest, _)| way > longest) {
            best = Some((way, labyrinth));
        }
    }
    best.map(|(_, labyrinth)| labyrinth)
}

/// Completes a draft while keeping the borders of one shortest way free, and one more if that way alone leaves too
/// few fields reachable.
fn fill_around_way(draft: &Labyrinth, plan: Plan, mut places: Vec<Wall>, rng: &mut Rng) -> Option<Labyrinth> {
    let open = |one, other| draft.safe(one, other);
    let steps = Distances::from(draft.size, Field::ZERO, open);
    let longest = draft.size.places().checked_sub(plan.walls)?;
    let near = |field: &Field| steps.get(*field).is_some_and(|steps| steps <= longest);
    let goal = match plan.goal(draft) {
        Some(goal) => goal,
        None => *draft.size.fields().filter(near).collect::<Vec<_>>().choose(rng)?,
    };
    let mut way = WallSet::default();
    let mut field = goal;
    let mut passed = FieldSet::from_iter([goal, Field::ZERO]);
    while field != Field::ZERO {
        let nearer: Vec<Field> = steps.descend(draft.size, field, open).collect();
        let next = *nearer.choose(rng)?;
        way.insert(Wall::new(field, next));
        passed.insert(next);
        field = next;
    }
    while passed.len() <= usize::from(plan.open) {
        let size = draft.size;
        let beside = |field: Field| size.neighbours(field).map(move |next| (field, next));
        let more: Vec<(Field, Field)> = passed
            .iter()
            .flat_map(beside)
            .filter(|(field, next)| open(*field, *next) && !passed.contains(*next))
            .collect();
        let (field, next) = *more.choose(rng)?;
        way.insert(Wall::new(field, next));
        passed.insert(next);
    }
    places.retain(|place| !way.contains(*place));
    let missing = usize::from(plan.walls).checked_sub(draft.walls.len())?;
    let mut labyrinth = *draft;
    labyrinth.treasure = plan.start.is_none().then_some(goal);
    for _ in 0..missing {
        if places.is_empty() {
            return None;
        }
        let index = rng.random_range(0..places.len());
        labyrinth.walls.insert(places.swap_remove(index));
    }
    let kennels = draft
        .size
        .fields()
        .filter(|field| kennel(draft.size, *field) && !passed.contains(*field) && !draft.dogs.contains(*field));
    let mut kennels: Vec<Field> = kennels.collect();
    let (chosen, _) = kennels.partial_shuffle(rng, plan.dogs_left(draft).into());
    for dog in chosen {
        labyrinth.dogs.insert(*dog);
    }
    legal(&labyrinth, plan).then_some(labyrinth)
}

#[cfg(test)]
mod tests;
