//! Labyrinths that are hard to search: any labyrinth, changed wall by wall as long as searchers need longer in it.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::consistent::Consistent;
use super::ground::bit;
use super::trek::{Secret, Taste, Terms, Trek};
use crate::deadline::Deadline;
use crate::games::sniff::rules::board::{Field, Wall};
use crate::games::sniff::rules::builder::{self, Plan, kennel};
use crate::games::sniff::rules::labyrinth::Labyrinth;
use crate::games::sniff::rules::view::{Search, View};
use crate::rng::Rng;

/// How many changes are tried.
const CHANGES: usize = 2000;
/// How many searchers try each labyrinth.
const SEARCHERS: u32 = 24;
/// How many changes are tried, and how many searchers try each, in `blind`: there they need many times longer.
const BLIND: (usize, u32) = (300, 15);
/// How many times the usual length of a search counts as long enough. Without such a limit the climb would prefer
/// labyrinths that are either found out at once or searched for ever, and the first kind loses games.
const ENOUGH: f32 = 1.8;

/// A labyrinth that is hard to search, as the plan of the view wants it; `None` when there is none.
///
/// The treasure lies on any field, each as likely as the others; that it is hard to find there, the walls have to see
/// to. So nobody can know from many labyrinths where to look first. Changes end at the deadline.
pub fn labyrinth(view: &View, deadline: Deadline<'_>, rng: &mut Rng) -> Option<Labyrinth> {
    let plan = view.plan();
    let (changes, searchers) = match view.config.blind {
        true => BLIND,
        false => (CHANGES, SEARCHERS),
    };
    let mut hardness = Hardness::from_start(view);
    hardness.enough = usual(view, &hardness, plan, rng)? * ENOUGH;
    let mut hardest = draft(view, plan, rng)?;
    let mut most = hardness.of(&hardest, searchers, rng);
    for _ in 0..changes {
        if deadline.is_over() {
            break;
        }
        let Some(other) = change(&hardest, plan, rng) else {
            continue;
        };
        let needed = hardness.of(&other, searchers, rng);
        if needed >= most {
            hardest = other;
            most = needed;
        }
    }
    Some(hardest)
}

/// What searchers need in any labyrinth.
fn usual(view: &View, hardness: &Hardness, plan: Plan, rng: &mut Rng) -> Option<f32> {
    const DRAFTS: u32 = 12;
    let mut needed = 0.0;
    for _ in 0..DRAFTS {
        needed += hardness.of(&draft(view, plan, rng)?, 3, rng);
    }
    Some(needed / DRAFTS as f32)
}

/// Where the changes begin: any labyrinth, with the treasure on any field.
fn draft(view: &View, plan: Plan, rng: &mut Rng) -> Option<Labyrinth> {
    let empty = Labyrinth::empty(view.config.size);
    let mut hidden = empty;
    if plan.start.is_none() {
        let fields: Vec<Field> = view.config.size.fields().collect();
        hidden.treasure = fields.choose(rng).copied();
    }
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
            let turns = self.searcher.with(taste).finish(&secret, &self.terms, rng);
            needed += match self.enough.is_finite() {
                true => self.enough * (1.0 - (-turns / self.enough).exp()),
                false => turns,
            };
        }
        needed / searchers as f32
    }
}

#[cfg(test)]
mod tests {
    use super::super::walkers;
    use super::*;
    use crate::games::sniff::rules::Sniff;
    use crate::rng::stream;
    use crate::rules::Rules;
    use crate::seat::{Seat, Viewer};
    use std::collections::HashSet;

    fn view(options: &str) -> View {
        let mut state = Sniff::start(&options.parse().unwrap(), 2);
        if let crate::rules::Pending::Chance(request) = Sniff::pending(&state) {
            let outcome = Sniff::sample(&request, &mut stream(1, 0, 0));
            Sniff::apply_chance(&mut state, outcome, &mut Vec::new()).unwrap();
        }
        Sniff::view(&state, Viewer::Seat(Seat::FIRST))
    }

    #[test]
    fn hard_labyrinths_are_hard_and_never_the_same() {
        const LABYRINTHS: u64 = 60;
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
