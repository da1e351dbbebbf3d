//! Building labyrinths by chance. Rule book `sniff`, section Set-up and the reading on `fill`.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::board::{Field, FieldSet, Size, Wall, WallSet};
use super::distances::Distances;
use super::labyrinth::Labyrinth;
use super::view::Refusal;
use crate::chance::Dice;

/// How many labyrinths are drawn in the hope of a legal one, before one is built around a way.
const TRIES: usize = 1000;

/// What a labyrinth has to have. A number stands for that many walls and the rest as in the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many walls, or with dogs how many ditches.
    pub walls: u8,
    /// How many dogs.
    pub dogs: u8,
    /// Variant `way-out`: no treasure, but an open way from here to the zero field.
    pub start: Option<Field>,
    /// How many fields at least must be open from the zero field.
    pub open: u8,
}

impl From<u8> for Plan {
    fn from(walls: u8) -> Plan {
        Plan {
            walls,
            dogs: 0,
            start: None,
            open: 1,
        }
    }
}

impl Plan {
    /// How many walls, or with dogs ditches, a draft lacks.
    pub fn walls_left(&self, draft: &Labyrinth) -> u8 {
        self.walls.saturating_sub(draft.walls.len() as u8)
    }

    /// How many dogs a draft lacks.
    pub fn dogs_left(&self, draft: &Labyrinth) -> u8 {
        self.dogs.saturating_sub(draft.dogs.len() as u8)
    }

    /// The field to which a way has to lead from the zero field, as far as it is known.
    pub fn goal(&self, draft: &Labyrinth) -> Option<Field> {
        self.start.or(draft.treasure)
    }
}

/// Whether a dog may stand on `field`: not on the zero field, nor in the column beside it.
pub fn kennel(size: Size, field: Field) -> bool {
    size.holds(field)
        && field
            .place()
            .is_some_and(|(column, _)| column + 1 < size.columns())
}

/// Whether a labyrinth is complete and as the rules want it: exactly so many walls and dogs, each in its place, and a
/// treasure that an open way without dogs leads to; in `way-out` none, and a way to the start.
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

/// Whether `draft` can be filled up to what `plan` wants with a way left open.
///
/// With dogs there is always room beside a way: so few ditches and dogs are placed.
///
/// # Errors
/// [`ClosedOff`](Refusal::ClosedOff) when no open way leads to the treasure, or, without one, to any field;
/// [`TooNarrow`](Refusal::TooNarrow) when too few fields are open from the zero field;
/// [`TooLong`](Refusal::TooLong) when the shortest way has more steps than borders can stay open;
/// [`NothingToFill`](Refusal::NothingToFill) when all walls and the treasure are there.
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
    if shortest.max(plan.open) > places || standing > usize::from(plan.walls) {
        return Err(Refusal::TooLong);
    }
    if plan.walls_left(draft) == 0 && plan.dogs_left(draft) == 0 && plan.goal(draft).is_some() {
        return Err(Refusal::NothingToFill);
    }
    Ok(())
}

/// A legal labyrinth with the walls, the dogs and the treasure of `draft`; `None` when there is none.
///
/// All such labyrinths are equally likely, except where they are so rare that a thousand draws find none.
pub fn fill(draft: &Labyrinth, plan: impl Into<Plan>, dice: &mut Dice) -> Option<Labyrinth> {
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
        kennel(draft.size, **field)
            && !draft.dogs.contains(**field)
            && draft.treasure != Some(**field)
    };
    let mut kennels: Vec<Field> = fields.iter().filter(may_guard).copied().collect();
    for _ in 0..TRIES {
        let (chosen, _) = places.partial_shuffle(dice, missing);
        let mut labyrinth = *draft;
        for wall in chosen {
            labyrinth.walls.insert(*wall);
        }
        if plan.dogs > 0 {
            let (chosen, _) = kennels.partial_shuffle(dice, plan.dogs_left(draft).into());
            for dog in chosen {
                labyrinth.dogs.insert(*dog);
            }
        }
        if plan.start.is_none() {
            labyrinth.treasure = draft.treasure.or_else(|| fields.choose(dice).copied());
        }
        if legal(&labyrinth, plan) {
            return Some(labyrinth);
        }
    }
    fill_around_way(draft, plan, places, dice)
}

/// Fills up with the borders of one of the shortest ways kept free of walls, and one more where the way alone leaves
/// too few fields open.
fn fill_around_way(
    draft: &Labyrinth,
    plan: Plan,
    mut places: Vec<Wall>,
    dice: &mut Dice,
) -> Option<Labyrinth> {
    let open = |one, other| draft.safe(one, other);
    let steps = Distances::from(draft.size, Field::ZERO, open);
    let longest = draft.size.places().checked_sub(plan.walls)?;
    let near = |field: &Field| steps.get(*field).is_some_and(|steps| steps <= longest);
    let goal = match plan.goal(draft) {
        Some(goal) => goal,
        None => *draft
            .size
            .fields()
            .filter(near)
            .collect::<Vec<_>>()
            .choose(dice)?,
    };
    let mut way = WallSet::default();
    let mut field = goal;
    let mut passed = FieldSet::from_iter([goal, Field::ZERO]);
    while field != Field::ZERO {
        let nearer: Vec<Field> = steps.descend(draft.size, field, open).collect();
        let next = *nearer.choose(dice)?;
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
        let (field, next) = *more.choose(dice)?;
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
        let index = dice.random_range(0..places.len());
        labyrinth.walls.insert(places.swap_remove(index));
    }
    let kennels = draft.size.fields().filter(|field| {
        kennel(draft.size, *field) && !passed.contains(*field) && !draft.dogs.contains(*field)
    });
    let mut kennels: Vec<Field> = kennels.collect();
    let (chosen, _) = kennels.partial_shuffle(dice, plan.dogs_left(draft).into());
    for dog in chosen {
        labyrinth.dogs.insert(*dog);
    }
    legal(&labyrinth, plan).then_some(labyrinth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::dice;
    use std::collections::HashMap;

    fn labyrinth(text: &str) -> Labyrinth {
        text.parse().unwrap()
    }

    #[test]
    fn a_labyrinth_is_legal_with_all_walls_and_an_open_way_to_the_treasure() {
        assert!(legal(&labyrinth("3x3 C1-0 C2-0 treasure A1"), 2));
        assert!(!legal(&labyrinth("3x3 C1-0 C2-0 treasure A1"), 3));
        assert!(!legal(&labyrinth("3x3 C1-0 C2-0 treasure A1"), 1));
        assert!(!legal(&labyrinth("3x3 C1-0 C2-0"), 2));
        assert!(!legal(&labyrinth("3x3 C1-0 C2-0 C3-0 treasure A1"), 3));
        // Other fields may be closed off.
        assert!(legal(&labyrinth("3x3 A1-A2 A1-B1 treasure C3"), 2));
        let mut foreign = labyrinth("3x3 treasure A1");
        foreign.walls.insert("H8-H9".parse().unwrap());
        assert!(!legal(&foreign, 1));
        foreign = labyrinth("3x3 A1-A2");
        foreign.treasure = Some(Field::ZERO);
        assert!(!legal(&foreign, 1));
    }

    #[test]
    fn fill_keeps_walls_and_treasure_and_one_way_open() {
        let mut random = dice(3, 0, 0);
        for (text, walls) in [
            ("5x5", 20),
            ("5x5 treasure A1", 20),
            ("5x5 E1-0 E2-0 E3-0 E4-0", 20),
            ("5x5 A1-A2 B1-B2 treasure A1", 40),
            ("3x3", 14),
            ("3x3 C1-0 C2-0", 14),
            ("9x9 treasure A9", 144),
            ("9x9", 152),
            ("9x3 A1-B1 treasure B2", 22),
        ] {
            let draft = labyrinth(text);
            for _ in 0..50 {
                let full = fill(&draft, walls, &mut random).unwrap();
                assert!(legal(&full, walls), "{text} to {full}");
                assert!(full.walls.includes(draft.walls), "{text} to {full}");
                assert!(draft.treasure.is_none() || draft.treasure == full.treasure);
            }
        }
    }

    #[test]
    fn fill_is_refused_exactly_when_the_shortest_way_is_longer_than_the_borders_left_open() {
        let mut random = dice(4, 0, 0);
        // Five steps lead from zero to A1 on 5x5.
        let draft = labyrinth("5x5 treasure A1");
        assert_eq!(fillable(&draft, 40), Ok(()));
        assert_eq!(fillable(&draft, 41), Err(Refusal::TooLong));
        assert_eq!(fill(&draft, 41, &mut random), None);
        assert!(fill(&draft, 40, &mut random).is_some());
        // A detour over C2.
        let draft = labyrinth("3x3 C1-0 C3-0 treasure C1");
        assert_eq!(fillable(&draft, 13), Ok(()));
        assert_eq!(fillable(&draft, 14), Err(Refusal::TooLong));
        // Without a treasure the nearest field counts.
        assert_eq!(fillable(&labyrinth("5x5"), 44), Ok(()));
        assert!(fill(&labyrinth("5x5"), 44, &mut random).is_some());
    }

    #[test]
    fn fill_is_refused_when_closed_off_or_when_nothing_is_missing() {
        let mut random = dice(5, 0, 0);
        let closed = labyrinth("3x3 A1-A2 A1-B1 treasure A1");
        assert_eq!(fillable(&closed, 6), Err(Refusal::ClosedOff));
        assert_eq!(fill(&closed, 6, &mut random), None);
        let closed = labyrinth("3x3 C1-0 C2-0 C3-0");
        assert_eq!(fillable(&closed, 6), Err(Refusal::ClosedOff));
        let full = labyrinth("3x3 A1-A2 A1-B1 treasure C3");
        assert_eq!(fillable(&full, 2), Err(Refusal::NothingToFill));
        let closed = labyrinth("3x3 A1-A2 A1-B1 treasure A1");
        assert_eq!(fillable(&closed, 2), Err(Refusal::ClosedOff));
        // Only the treasure is missing.
        assert_eq!(fillable(&labyrinth("3x3 A1-A2 A1-B1"), 2), Ok(()));
    }

    #[test]
    fn fill_makes_all_legal_labyrinths_equally_likely() {
        let draft = labyrinth("3x3 A1-A2 B1-B2 C1-0");
        let size = draft.size;
        let mut counts: HashMap<Labyrinth, u32> = HashMap::new();
        for wall in size.walls().filter(|wall| !draft.walls.contains(*wall)) {
            for treasure in size.fields() {
                let mut full = draft;
                full.walls.insert(wall);
                full.treasure = Some(treasure);
                if legal(&full, 4) {
                    counts.insert(full, 0);
                }
            }
        }
        let mut random = dice(6, 0, 0);
        let draws = 200 * counts.len() as u32;
        for _ in 0..draws {
            *counts
                .get_mut(&fill(&draft, 4, &mut random).unwrap())
                .unwrap() += 1;
        }
        let square = |count: &u32| (f64::from(*count) - 200.0).powi(2) / 200.0;
        let chi: f64 = counts.values().map(square).sum();
        let freedom = (counts.len() - 1) as f64;
        assert!(
            (chi - freedom).abs() < 4.0 * (2.0 * freedom).sqrt(),
            "{chi} of {freedom}"
        );
    }

    /// How many pairs of walls and treasure are legal.
    fn count(size: &str, walls: u8) -> u64 {
        let size: Size = size.parse().unwrap();
        let places: Vec<Wall> = size.walls().collect();
        let mut total = 0;
        for mask in 0..1u32 << places.len() {
            if mask.count_ones() != u32::from(walls) {
                continue;
            }
            let mut labyrinth = Labyrinth::empty(size);
            let chosen = places
                .iter()
                .enumerate()
                .filter(|(bit, _)| mask >> bit & 1 == 1);
            labyrinth.walls = chosen.map(|(_, wall)| *wall).collect();
            for field in size.fields() {
                labyrinth.treasure = Some(field);
                total += u64::from(legal(&labyrinth, walls));
            }
        }
        total
    }

    #[test]
    fn legal_labyrinths_are_as_many_as_an_independent_program_counts() {
        assert_eq!(count("3x3", 6), 33_993);
        assert_eq!(count("3x3", 5), 23_756);
        assert_eq!(count("3x3", 4), 11_697);
        assert_eq!(count("3x3", 3), 4_038);
        assert_eq!(count("4x3", 8), 1_047_773);
        assert_eq!(count("3x4", 9), 2_669_246);
    }
}
