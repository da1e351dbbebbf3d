//! Labyrinths that are hard to search: any labyrinth, changed wall by wall as long as plain searchers need longer in it;
//! and of several such the one in which a searcher who looks ahead needs longest.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::consistent::Consistent;
use super::foresight::Foresight;
use super::ground::bit;
use super::trek::{Secret, Taste, Terms, Trek};
use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::builder::{self, Plan, kennel};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::view::{Search, View};
use snuffel_core::arithmetic::exp;
use snuffel_core::deadline::Deadline;
use snuffel_core::rng::Rng;

/// A board of so many fields or fewer is small.
const SMALL: usize = 36;
/// How much is tried on a small board.
const ON_SMALL: Effort = Effort { candidates: 5, changes: 800, searchers: 24 };
/// How much is tried on a large one, where each search takes longer.
const ON_LARGE: Effort = Effort { candidates: 2, changes: 1000, searchers: 24 };
/// How much is tried for plain searchers alone.
const FOR_PLAIN: Effort = Effort { candidates: 1, changes: 500, searchers: 24 };
/// How much is tried in `blind`, where searchers need many times longer, and nobody can look ahead.
const IN_BLIND: Effort = Effort { candidates: 1, changes: 300, searchers: 15 };
/// How many searchers who look ahead try each candidate.
const FARSIGHTED: u32 = 2;
/// How many searches these play for one decision, times the fields of the board.
const TREKS: usize = 7500;
/// How many times the usual length of a search counts as long enough. Without such a limit the climb would prefer
/// labyrinths that are either found out at once or searched for ever, and the first kind loses games.
const ENOUGH: f32 = 1.8;

/// How much is tried to make labyrinths harder.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// How many labyrinths there are to choose from.
    candidates: u32,
    /// How many changes are tried in each.
    changes: u32,
    /// How many plain searchers try each change.
    searchers: u32,
}

impl Effort {
    fn of(config: &Config) -> Effort {
        match config.size.fields().count() {
            _ if config.blind => IN_BLIND,
            ..=SMALL => ON_SMALL,
            _ => ON_LARGE,
        }
    }
}

/// A labyrinth that is hard to search, as the plan of the view wants it; `None` when there is none. Of some that are hard
/// for plain searchers it is the one that is hardest for a searcher who looks ahead, and expects just that.
///
/// The treasure lies on any field, each as likely as the others; that it is hard to find there, the walls have to see
/// to. So nobody can know from many labyrinths where to look first. Changes end at the deadline.
pub fn labyrinth(view: &View, deadline: Deadline<'_>, rng: &mut Rng) -> Option<Labyrinth> {
    built(view, Effort::of(&view.config), deadline, rng)
}

/// One that is as hard for plain searchers, whoever else may search it.
pub(super) fn plain(view: &View, deadline: Deadline<'_>, rng: &mut Rng) -> Option<Labyrinth> {
    built(view, if view.config.blind { IN_BLIND } else { FOR_PLAIN }, deadline, rng)
}

fn built(view: &View, effort: Effort, deadline: Deadline<'_>, rng: &mut Rng) -> Option<Labyrinth> {
    let plan = view.plan();
    let mut hardness = Hardness::from_start(view);
    hardness.enough = usual(view, &hardness, plan, rng)? * ENOUGH;
    let treasure = draft(view, plan, any_field(view, plan, rng), rng)?.treasure;
    let mut candidates = Vec::new();
    for number in 0..effort.candidates {
        if number > 0 && deadline.is_over() {
            break;
        }
        let begun = draft(view, plan, treasure, rng)?;
        candidates.push(climb(begun, &hardness, effort, plan, deadline, rng));
    }
    match candidates.as_slice() {
        [only] => Some(*only),
        several => hardest_ahead(several, view, &hardness, deadline, rng),
    }
}

/// The one of some labyrinths that searchers who look ahead need longest for; at the deadline, of those that were tried.
fn hardest_ahead(
    candidates: &[Labyrinth],
    view: &View,
    hardness: &Hardness,
    deadline: Deadline<'_>,
    rng: &mut Rng,
) -> Option<Labyrinth> {
    let foresight = Foresight::of_maker(view, TREKS / view.config.size.fields().count());
    let mut tried: Vec<(f32, Labyrinth)> = Vec::new();
    for candidate in candidates {
        if !tried.is_empty() && deadline.is_over() {
            break;
        }
        let needed = (0..FARSIGHTED).map(|_| hardness.felt(foresight.length(candidate, rng))).sum();
        tried.push((needed, *candidate));
    }
    let hardest = tried.into_iter().max_by(|(one, _), (other, _)| one.total_cmp(other));
    hardest.map(|(_, labyrinth)| labyrinth)
}

/// The labyrinth after changes that plain searchers need longer for.
fn climb(
    begun: Labyrinth,
    hardness: &Hardness,
    effort: Effort,
    plan: Plan,
    deadline: Deadline<'_>,
    rng: &mut Rng,
) -> Labyrinth {
    let mut hardest = begun;
    let mut most = hardness.of(&hardest, effort.searchers, rng);
    for _ in 0..effort.changes {
        if deadline.is_over() {
            break;
        }
        let Some(other) = change(&hardest, plan, rng) else {
            continue;
        };
        let needed = hardness.of(&other, effort.searchers, rng);
        if needed >= most {
            hardest = other;
            most = needed;
        }
    }
    hardest
}

/// What searchers need in any labyrinth.
fn usual(view: &View, hardness: &Hardness, plan: Plan, rng: &mut Rng) -> Option<f32> {
    const DRAFTS: u32 = 12;
    let mut needed = 0.0;
    for _ in 0..DRAFTS {
        needed += hardness.of(&draft(view, plan, any_field(view, plan, rng), rng)?, 3, rng);
    }
    Some(needed / DRAFTS as f32)
}

/// Where a treasure may lie, drawn from all fields; `None` where none is hidden.
fn any_field(view: &View, plan: Plan, rng: &mut Rng) -> Option<Field> {
    let fields: Vec<Field> = view.config.size.fields().collect();
    fields.choose(rng).copied().filter(|_| plan.start.is_none())
}

/// Where the changes begin: any labyrinth, with the treasure on that field where that can be.
fn draft(view: &View, plan: Plan, treasure: Option<Field>, rng: &mut Rng) -> Option<Labyrinth> {
    let empty = Labyrinth::empty(view.config.size);
    let hidden = Labyrinth { treasure, ..empty };
    builder::fill(&hidden, plan, rng).or_else(|| builder::fill(&empty, plan, rng))
}

/// The same labyrinth with one wall or one dog in another place; `None` when that is not legal.
fn change(labyrinth: &Labyrinth, plan: Plan, rng: &mut Rng) -> Option<Labyrinth> {
    let size = labyrinth.size;
    let mut other = *labyrinth;
    if plan.dogs > 0 && rng.random_bool(0.5) {
        let dogs: Vec<Field> = labyrinth.dogs.iter().collect();
        let kennels = size.fields().filter(|field| kennel(size, *field));
        other.dogs.remove(*dogs.choose(rng)?);
        other.dogs.insert(*kennels.collect::<Vec<_>>().choose(rng)?);
    } else {
        let (standing, free): (Vec<Wall>, Vec<Wall>) = size.walls().partition(|place| labyrinth.walls.contains(*place));
        other.walls.remove(*standing.choose(rng)?);
        other.walls.insert(*free.choose(rng)?);
    }
    builder::legal(&other, plan).then_some(other)
}

/// How hard labyrinths are for a searcher with some knowledge.
#[derive(Clone, Debug)]
pub struct Hardness {
    terms: Terms,
    searcher: Trek,
    /// What is long enough: longer searches count more, but less and less.
    enough: f32,
}

impl Hardness {
    /// For a searcher who knows nothing yet.
    pub fn from_start(view: &View) -> Hardness {
        Hardness::going_on(view, &Search::from(view.start))
    }

    /// For one who goes on with `search`, after the treasure was hidden again if it was.
    pub fn going_on(view: &View, search: &Search) -> Hardness {
        let mut search = *search;
        if view.config.non_stop {
            search.forget_treasure(view.config.blind);
        }
        let consistent = Consistent::with(&search, &view.config, view.start);
        Hardness {
            terms: Terms::of(&view.config, false),
            searcher: Trek::from(&search, consistent.goals(), consistent.suspects(), 0),
            enough: f32::INFINITY,
        }
    }

    /// What `searchers` plain searchers need in a labyrinth, on average: turns, and a little for each ask.
    pub fn of(&self, labyrinth: &Labyrinth, searchers: u32, rng: &mut Rng) -> f32 {
        let goal = labyrinth.treasure.unwrap_or(Field::ZERO);
        let secret = Secret::of(labyrinth, bit(goal));
        let mut needed = 0.0;
        for searcher in 0..searchers {
            let taste = Taste::ALL[searcher as usize % Taste::ALL.len()];
            let mut turns = 0.0;
            self.searcher.with(taste).finish(&secret, &self.terms, rng, &mut turns);
            needed += self.felt(turns);
        }
        needed / searchers as f32
    }

    /// What a search of so many turns counts.
    fn felt(&self, turns: f32) -> f32 {
        match self.enough.is_finite() {
            true => self.enough * (1.0 - exp(-turns / self.enough)),
            false => turns,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::walkers;
    use super::*;
    use crate::sniff::rules::Sniff;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seat, Viewer};
    use std::collections::HashSet;

    fn view(options: &str) -> View {
        let mut state = Sniff::start(&options.parse().unwrap(), 2);
        if let snuffel_core::rules::Pending::Chance(request) = Sniff::pending(&state) {
            let outcome = Sniff::sample(&request, &mut stream(1, 0, 0));
            Sniff::apply_chance(&mut state, outcome, &mut Vec::new()).unwrap();
        }
        Sniff::view(&state, Viewer::Seat(Seat::FIRST))
    }

    #[test]
    fn hard_labyrinths_are_hard_and_never_the_same() {
        const LABYRINTHS: u64 = 40;
        let view = view("size=5x5 walls=20");
        let mut random = stream(1, 0, 0);
        let mut asks = 0;
        let mut seen = HashSet::new();
        let mut treasures = HashSet::new();
        for _ in 0..LABYRINTHS {
            let hard = labyrinth(&view, Deadline::NEVER, &mut random).unwrap();
            assert!(builder::legal(&hard, view.plan()), "{hard}");
            asks += u64::from(walkers::frontier(&hard, &mut random).unwrap());
            treasures.insert(hard.treasure);
            assert!(seen.insert(hard), "{hard}");
        }
        // In random labyrinths it needs 21.9 on average.
        assert!(asks > 32 * LABYRINTHS, "{asks}");
        assert!(treasures.len() > 15, "{treasures:?}");
    }

    #[test]
    fn the_hardest_for_who_looks_ahead_is_chosen() {
        let view = view("size=4x4 walls=12");
        let foresight = Foresight::of_maker(&view, 300);
        let hardness = Hardness::from_start(&view);
        let random = &mut stream(4, 0, 0);
        let mut needed = [0.0; 2];
        for _ in 0..30 {
            let candidates: Vec<Labyrinth> = (0..5).map(|_| draft(&view, view.plan(), None, random).unwrap()).collect();
            let chosen = hardest_ahead(&candidates, &view, &hardness, Deadline::NEVER, random).unwrap();
            needed[0] += foresight.length(&chosen, random);
            needed[1] += foresight.length(&candidates[0], random);
        }
        assert!(needed[0] > 1.3 * needed[1], "{needed:?}");
    }

    #[test]
    fn hard_labyrinths_are_legal_in_every_variant() {
        for options in [
            "size=3x3 walls=3",
            "size=4x4 walls=12 warm-hot",
            "size=4x4 walls=12 gallop way-out",
            "size=4x4 dogs",
            "size=4x4 warm-hot dogs non-stop",
            "size=3x3 blind dogs",
            "size=4x4 walls=12 blind non-stop",
        ] {
            let view = view(options);
            let hard = labyrinth(&view, Deadline::NEVER, &mut stream(2, 0, 0)).unwrap();
            assert!(builder::legal(&hard, view.plan()), "{options}: {hard}");
        }
    }

    #[test]
    fn a_long_way_is_harder_than_a_short_one() {
        let view = view("size=3x3 walls=6");
        let hardness = Hardness::from_start(&view);
        let of = |text: &str| hardness.of(&text.parse().unwrap(), 200, &mut stream(3, 0, 0));
        let short = of("3x3 A1-A2 A1-B1 A2-B2 A2-A3 A3-B3 B2-B3 treasure C1");
        let long = of("3x3 C1-0 C2-0 B1-C1 B2-C2 C1-C2 A1-B1 treasure C1");
        assert!(long > short, "{long} {short}");
    }
}
