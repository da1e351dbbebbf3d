//! The computer players of sniff. They decide from their view alone and keep no memory between two decisions, so a
//! resumed game continues as it would have.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::clues::Clues;
use super::resolve;
use super::walkers::{self, Door};
use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::{Field, Size, Wall};
use crate::sniff::rules::builder::{self, kennel};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::distances::Distances;
use crate::sniff::rules::event::Answer;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::sets::{FieldSet, WallSet};
use crate::sniff::rules::view::{Border, Search, Stage, View};
use snuffel_core::deadline::Deadline;
use snuffel_core::player::Computer;
use snuffel_core::rng::Rng;
use snuffel_core::seat::Seat;

/// Plays like a beginner: follows its nose, goes straight on if it can, overlooks some openings, runs back to the
/// entrance when it is stuck, and does not always use its second move. Builds at random.
#[derive(Clone, Copy, Debug)]
pub struct Easy {
    /// The probability of ending a turn that could go on.
    pub(super) stops: f64,
    /// The probability of overlooking the untried borders around a field.
    pub(super) overlooks: f64,
}

impl Easy {
    /// The probability of going straight on if that border is untried.
    const STRAIGHT: f64 = 0.75;

    fn step(&self, view: &View, search: &Search, rng: &mut Rng) -> Option<Field> {
        let size = view.config.size;
        let here = search.stands;
        let clues = Clues::new(search, &view.config);
        let doors = safest(walkers::doors(search, size).collect(), &clues);
        // Tries fields that may hold the treasure first.
        let smells = |door: &&Door| door.inside == here && clues.goals.contains(door.beyond);
        if view.config.warm_hot
            && let Some(door) = doors.iter().filter(smells).collect::<Vec<_>>().choose(rng)
        {
            return Some(door.beyond);
        }
        let known = |one, other| search.knows(one, other);
        let entrance = Distances::from(size, view.start, known);
        // It keeps its goal, and keeps overlooking the same borders, until it learns something new. Otherwise it
        // would walk to and fro.
        let overlooked = self.overlooked(view, search);
        let rank = |door: &&Door| (overlooked.contains(door.inside), door.inside != here, entrance.get(door.inside));
        let goal = doors.iter().min_by_key(rank)?;
        if goal.inside == here {
            let beside: Vec<&Door> = doors.iter().filter(|door| door.inside == here).collect();
            let back = entrance.descend(size, here, known).next();
            let ahead = back.and_then(|back| opposite(size, back, here));
            let straight = beside.iter().find(|door| Some(door.beyond) == ahead);
            return match straight {
                Some(door) if rng.random_bool(Self::STRAIGHT) => Some(door.beyond),
                _ => beside.choose(rng).map(|door| door.beyond),
            };
        }
        Some(walkers::towards(search, size, *goal))
    }

    /// The fields with untried borders that it overlooks.
    fn overlooked(&self, view: &View, search: &Search) -> FieldSet {
        let mut luck = resolve::luck(view, search);
        let fields = view.config.size.fields().chain([Field::ZERO]);
        fields.filter(|_| luck.random_bool(self.overlooks)).collect()
    }
}

impl Computer<Sniff> for Easy {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let Some((search, moved)) = view.turn() else {
            return build(view, rng, random_labyrinth);
        };
        if moved > 0 && rng.random_bool(self.stops) {
            return Action::Done;
        }
        let step = match view.config.blind {
            true => blind_step(view, search, WallSet::default(), rng),
            false => self.step(view, search, rng),
        };
        step.map_or_else(|| any_move(view), Action::Step)
    }
}

/// Always goes to the nearest unvisited field, dead ends first, and uses every move. Builds the hardest of several
/// random labyrinths.
#[derive(Clone, Copy, Debug)]
pub struct Normal;

impl Normal {
    /// The number of labyrinths to choose from.
    const DRAFTS: usize = 12;
    /// The number of times that two walkers search each of them.
    const WALKS: usize = 4;

    fn step(view: &View, search: &Search, rng: &mut Rng) -> Option<Field> {
        let door = Self::door(&view.config, search, rng)?;
        Some(walkers::towards(search, view.config.size, door))
    }

    pub(super) fn door(config: &Config, search: &Search, rng: &mut Rng) -> Option<Door> {
        let size = config.size;
        // A field with few untried borders is quickly finished, and leaving it for later costs the way back.
        let exits = |door: &Door| {
            let beyond = size.neighbours(door.beyond);
            let untried =
                |next: &Field| search.border(door.beyond, *next) == Border::Unknown && !search.visited.contains(*next);
            beyond.filter(untried).count()
        };
        let clues = Clues::new(search, config);
        let rank = |door: &Door| {
            // It assumes that all untried borders on the way to the goal are open.
            let moves = door.moves.saturating_add(clues.hope(search, size, door.beyond));
            (clues.risk(door.beyond), moves, exits(door))
        };
        let ranked: Vec<_> = walkers::doors(search, size).map(|door| (rank(&door), door)).collect();
        let best = ranked.iter().map(|(rank, _)| *rank).min()?;
        let equals: Vec<Door> = ranked.into_iter().filter(|(rank, _)| *rank == best).map(|(_, door)| door).collect();
        equals.choose(rng).copied()
    }

    fn labyrinth(view: &View, rng: &mut Rng) -> Option<Labyrinth> {
        // The luckier of two walkers counts, and there are only a few drafts: the plain average would choose
        // treasures close to the entrance, which are either found at once or missed for long.
        let mut hardest = None;
        let mut most = 0;
        for _ in 0..Self::DRAFTS {
            let labyrinth = random_labyrinth(view, rng)?;
            let asks: u32 = if view.config.dogs || view.config.way_out {
                // The walkers know neither ditches nor the way out, so the length of the way has to do.
                let goal = view.plan().goal(&labyrinth)?;
                labyrinth.way(Field::ZERO, goal)?.len() as u32
            } else {
                (0..Self::WALKS)
                    .filter_map(|_| {
                        let near = walkers::frontier(&labyrinth, rng)?;
                        Some(near.min(walkers::depth_first(&labyrinth, rng)?))
                    })
                    .sum()
            };
            if asks > most {
                most = asks;
                hardest = Some(labyrinth);
            }
        }
        hardest
    }
}

impl Computer<Sniff> for Normal {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        match view.turn() {
            None => build(view, rng, Self::labyrinth),
            Some((search, _)) => {
                let step = match view.config.blind {
                    true => blind_step(view, search, WallSet::default(), rng),
                    false => Self::step(view, search, rng),
                };
                step.map_or_else(|| any_move(view), Action::Step)
            }
        }
    }
}

/// A simple reference player: always goes to the nearest unvisited field, assumes that untried borders are open, and
/// ignores warm and hot. Builds at random.
#[derive(Clone, Copy, Debug)]
pub struct Frontier;

impl Computer<Sniff> for Frontier {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let Some((search, _)) = view.turn() else {
            return build(view, rng, random_labyrinth);
        };
        let step = walkers::nearest_ask(search, view.config.size, rng).map(Action::Step);
        let legal = step.filter(|step| view.check(step).is_ok());
        legal.unwrap_or_else(|| any_move(view))
    }
}

/// The doors with the lowest risk of a dog behind them.
pub(super) fn safest(mut doors: Vec<Door>, clues: &Clues) -> Vec<Door> {
    let least = doors.iter().map(|door| clues.risk(door.beyond)).min();
    doors.retain(|door| Some(clues.risk(door.beyond)) == least);
    doors
}

/// A step by a player who remembers only the last answer and the previous field: in any direction except into the wall just
/// met or straight back, and seldom to the zero field. After a wall it sometimes goes back, since there may be more walls
/// than the one remembered. After a growl it usually keeps to the column without dogs. Never into walls that are `known`,
/// and seldom into a dead end between them, where nothing but the goal could be.
pub(super) fn blind_step(view: &View, search: &Search, known: WallSet, rng: &mut Rng) -> Option<Field> {
    /// The probability of going out to the zero field, of going back after a wall, and of going on after a growl.
    const DARES: f64 = 0.25;
    let size = view.config.size;
    // After a ditch there is no field to avoid: the detective is back on the zero field, far from it.
    let ran_into = search.last.filter(|(_, answer)| *answer == Answer::Wall).map(|(field, _)| field);
    let growls = search.last.is_some_and(|(_, answer)| answer.hints()[2]);
    let all = size.neighbours(search.stands);
    let may_enter = |field: &Field| Some(*field) != ran_into && !known.contains(Wall::new(search.stands, *field));
    let mut fields: Vec<Field> = all.filter(may_enter).collect();
    let is_dead_end = |field: &Field| {
        let mut others = size.neighbours(*field).filter(|beyond| *beyond != search.stands);
        others.all(|beyond| known.contains(Wall::new(*field, beyond)))
    };
    let goes_back = ran_into.is_some() && rng.random_bool(DARES);
    if !goes_back && fields.len() > 1 {
        fields.retain(|field| Some(*field) != search.came);
    }
    let has_choice = fields.iter().any(is_dead_end) && !fields.iter().all(is_dead_end);
    if has_choice && !rng.random_bool(DARES) {
        fields.retain(|field| !is_dead_end(field));
    }
    if growls && !rng.random_bool(DARES) && fields.iter().any(|field| !kennel(size, *field)) {
        fields.retain(|field| !kennel(size, *field));
    }
    let to_goal = view.config.way_out || rng.random_bool(DARES);
    if fields.len() > 1 && !to_goal {
        fields.retain(|field| *field != Field::ZERO);
    }
    fields.choose(rng).copied()
}

/// Lays out a labyrinth and, once a legal one is there, declares it ready. Also hides a found treasure again.
pub(super) fn build(view: &View, rng: &mut Rng, labyrinth: impl Fn(&View, &mut Rng) -> Option<Labyrinth>) -> Action {
    match (&view.own, view.stage) {
        (Some(own), Stage::Building) => {
            if builder::legal(own, view.plan()) {
                Action::Done
            } else {
                labyrinth(view, rng).map_or(Action::Build, Action::lay)
            }
        }
        (Some(own), Stage::Hiding { owner }) => hide_again(view, own, owner, rng),
        _ => any_move(view),
    }
}

/// Hides the treasure in the half of the fields that is farther from the enemy detective.
fn hide_again(view: &View, own: &Labyrinth, owner: Seat, rng: &mut Rng) -> Action {
    let enemy = view.search(owner.other()).stands;
    let steps = Distances::from(own.size, enemy, |one, other| own.safe(one, other));
    let mut hideouts: Vec<(Option<u8>, Action)> = view
        .legal_actions()
        .into_iter()
        .filter_map(|action| {
            let Action::Treasure(field) = action else {
                return None;
            };
            Some((steps.get(field), action))
        })
        .collect();
    hideouts.sort_by_key(|(steps, _)| *steps);
    let far = hideouts.split_off(hideouts.len() / 2);
    far.choose(rng).map_or(Action::Resign, |(_, action)| action.clone())
}

fn random_labyrinth(view: &View, rng: &mut Rng) -> Option<Labyrinth> {
    builder::build(view.config.size, view.plan(), rng)
}

/// A default action if there is no decision to make: any move, or resigning if none is due.
pub(super) fn any_move(view: &View) -> Action {
    view.legal_actions().pop().unwrap_or(Action::Resign)
}

/// The field on the opposite side of `field` from its neighbour `from`.
fn opposite(size: Size, from: Field, field: Field) -> Option<Field> {
    let (column, row) = field.place()?;
    let (from_column, from_row) = from.place().unwrap_or((size.columns(), row));
    let across = |from: u8, here: u8| (2 * here).checked_sub(from);
    let (column, row) = (across(from_column, column)?, across(from_row, row)?);
    let onwards = match column == size.columns() {
        true => Field::ZERO,
        false if column < size.columns() && row < size.rows() => Field::at(column, row),
        false => return None,
    };
    size.holds(onwards).then_some(onwards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use snuffel_core::game::Think;
    use snuffel_core::level::Level;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;

    #[test]
    fn straight_on_is_the_field_opposite_to_where_one_comes_from() {
        let on = |from: &str, field: &str| {
            let onwards = opposite(Size::USUAL, from.parse().unwrap(), field.parse().unwrap());
            onwards.map(|field| field.to_string())
        };
        assert_eq!(on("0", "E4").as_deref(), Some("D4"));
        assert_eq!(on("D4", "E4").as_deref(), Some("0"));
        assert_eq!(on("C2", "C3").as_deref(), Some("C4"));
        assert_eq!(on("C4", "C5"), None);
        assert_eq!(on("B1", "A1"), None);
        assert_eq!(on("E1", "0"), None);
    }

    #[test]
    fn a_computer_lays_a_labyrinth_and_then_says_that_it_is_ready() {
        for level in [Level::EASY, Level::NORMAL] {
            let mut player = Sniff::computer(level);
            let mut state = Sniff::start(&"size=9x9 walls=68".parse().unwrap(), 2);
            let mut random = stream(1, 0, 0);
            for step in 0..2 {
                let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
                let action = player.decide(&view, &mut random, Deadline::NEVER);
                assert_eq!(matches!(action, Action::Lay(_)), step == 0, "{action}");
                assert_eq!(action == Action::Done, step == 1, "{action}");
                snuffel_core::rules::act::<Sniff>(&mut state, Seat::FIRST, action, &mut Vec::new()).unwrap();
            }
        }
    }

    #[test]
    fn a_normal_labyrinth_is_harder_than_a_random_one() {
        let state = Sniff::start(&Default::default(), 2);
        let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
        let mut random = stream(2, 0, 0);
        let mut asks = [0; 2];
        for _ in 0..400 {
            let hard = Normal::labyrinth(&view, &mut random).unwrap();
            let plain = random_labyrinth(&view, &mut random).unwrap();
            asks[0] += walkers::depth_first(&hard, &mut random).unwrap();
            asks[1] += walkers::depth_first(&plain, &mut random).unwrap();
        }
        assert!(asks[0] > asks[1] * 6 / 5, "{asks:?}");
    }
}
