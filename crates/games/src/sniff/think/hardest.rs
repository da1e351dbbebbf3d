//! Builds labyrinths that are hard to search: changes a random labyrinth wall by wall as long as plain searchers need
//! longer in it, then chooses among several the one in which a searcher that looks ahead needs longest.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::consistent::Consistent;
use super::foresight::Foresight;
use super::ground::bit;
use super::trek::{Secret, Taste, Terms, Trek};
use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::builder::{self, kennel};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::plan::Plan;
use crate::sniff::rules::view::{Search, View};
use snuffel_core::arithmetic::exp;
use snuffel_core::deadline::Deadline;
use snuffel_core::rng::Rng;

/// The maximum number of fields of a small board.
const SMALL: usize = 36;
/// The effort on a small board.
const ON_SMALL: Effort = Effort { candidates: 5, changes: 800, searchers: 24 };
/// The effort on a large board, where each search takes longer.
const ON_LARGE: Effort = Effort { candidates: 2, changes: 1000, searchers: 24 };
/// The effort against plain searchers only.
const FOR_PLAIN: Effort = Effort { candidates: 1, changes: 500, searchers: 24 };
/// The effort in `blind`, where searchers need many times longer and cannot look ahead.
const IN_BLIND: Effort = Effort { candidates: 1, changes: 300, searchers: 15 };
/// The number of searchers that look ahead to try each candidate.
const FARSIGHTED: u32 = 2;
/// The number of searches that these play for one decision, multiplied by the number of fields of the board.
const TREKS: usize = 7500;
/// The multiple of the usual length of a search that counts as long enough. Without this limit the climb would prefer
/// labyrinths that are either found out at once or searched for ever, and the first kind loses games.
const ENOUGH: f32 = 1.8;

/// The effort for making labyrinths harder.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// The number of labyrinths to choose from.
    candidates: u32,
    /// The number of changes tried in each.
    changes: u32,
    /// The number of plain searchers that try each change.
    searchers: u32,
}

impl Effort {
    fn new(config: &Config) -> Effort {
        match config.size.fields().count() {
            _ if config.blind => IN_BLIND,
            ..=SMALL => ON_SMALL,
            _ => ON_LARGE,
        }
    }
}

/// A labyrinth that is hard to search and meets the plan of the view; `None` if there is none. Of several that are
/// hard for plain searchers, it is the hardest for a searcher that looks ahead and expects just that.
///
/// The treasure is on a random field, each equally likely; the walls alone make it hard to find. So even many
/// labyrinths do not reveal where to look first. Changes stop at the deadline.
pub fn labyrinth(view: &View, deadline: Deadline<'_>, rng: &mut Rng) -> Option<Labyrinth> {
    built(view, Effort::new(&view.config), deadline, rng)
}

/// A labyrinth that is hard for plain searchers, without considering searchers that look ahead.
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

/// The labyrinth in which searchers that look ahead need longest; at the deadline, the best of those tried so far.
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

/// The labyrinth after changes that make plain searchers need longer.
fn climb(
    begun: Labyrinth,
    hardness: &Hardness,
    effort: Effort,
    plan: Plan,
    deadline: Deadline<'_>,
    rng: &mut Rng,
) -> Labyrinth {
    let mut hardest = begun;
    let mut most = hardness.measure(&hardest, effort.searchers, rng);
    for _ in 0..effort.changes {
        if deadline.is_over() {
            break;
        }
        let Some(other) = change(&hardest, plan, rng) else {
            continue;
        };
        let needed = hardness.measure(&other, effort.searchers, rng);
        if needed >= most {
            hardest = other;
            most = needed;
        }
    }
    hardest
}

/// The average length of a search in a random labyrinth.
fn usual(view: &View, hardness: &Hardness, plan: Plan, rng: &mut Rng) -> Option<f32> {
    const DRAFTS: u32 = 12;
    let mut needed = 0.0;
    for _ in 0..DRAFTS {
        needed += hardness.measure(&draft(view, plan, any_field(view, plan, rng), rng)?, 3, rng);
    }
    Some(needed / DRAFTS as f32)
}

/// A random field for the treasure; `None` if there is no treasure.
fn any_field(view: &View, plan: Plan, rng: &mut Rng) -> Option<Field> {
    let fields: Vec<Field> = view.config.size.fields().collect();
    fields.choose(rng).copied().filter(|_| plan.start.is_none())
}

/// The starting point for changes: a random labyrinth, with the treasure on that field if possible.
fn draft(view: &View, plan: Plan, treasure: Option<Field>, rng: &mut Rng) -> Option<Labyrinth> {
    let empty = Labyrinth::empty(view.config.size);
    let hidden = Labyrinth { treasure, ..empty };
    builder::fill(&hidden, plan, rng).or_else(|| builder::fill(&empty, plan, rng))
}

/// The same labyrinth with one wall or one dog moved; `None` if that is illegal.
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

/// Measures the hardness of labyrinths for a searcher with some knowledge.
#[derive(Clone, Debug)]
pub struct Hardness {
    terms: Terms,
    searcher: Trek,
    /// The length that is enough: longer searches count for more, but less and less so.
    enough: f32,
}

impl Hardness {
    /// Hardness for a searcher without any knowledge.
    pub fn from_start(view: &View) -> Hardness {
        Hardness::going_on(view, &Search::from(view.start))
    }

    /// Hardness for a player who goes on with `search`, forgetting the treasure if it is hidden again.
    pub fn going_on(view: &View, search: &Search) -> Hardness {
        let mut search = *search;
        if view.config.non_stop {
            search.forget_treasure(view.config.blind);
        }
        let consistent = Consistent::with(&search, &view.config, view.start);
        Hardness {
            terms: Terms::new(&view.config, false),
            searcher: Trek::from(&search, consistent.goals(), consistent.suspects(), 0),
            enough: f32::INFINITY,
        }
    }

    /// The average cost of a labyrinth over `searchers` plain searchers: turns, and a little for each ask.
    pub fn measure(&self, labyrinth: &Labyrinth, searchers: u32, rng: &mut Rng) -> f32 {
        let goal = labyrinth.treasure.unwrap_or(Field::ZERO);
        let secret = Secret::new(labyrinth, bit(goal));
        let mut needed = 0.0;
        for searcher in 0..searchers {
            let taste = Taste::ALL[searcher as usize % Taste::ALL.len()];
            let mut turns = 0.0;
            self.searcher.with(taste).finish(&secret, &self.terms, rng, &mut turns);
            needed += self.felt(turns);
        }
        needed / searchers as f32
    }

    /// The value of a search of this many turns.
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
        let of = |text: &str| hardness.measure(&text.parse().unwrap(), 200, &mut stream(3, 0, 0));
        let short = of("3x3 A1-A2 A1-B1 A2-B2 A2-A3 A3-B3 B2-B3 treasure C1");
        let long = of("3x3 C1-0 C2-0 B1-C1 B2-C2 C1-C2 A1-B1 treasure C1");
        assert!(long > short, "{long} {short}");
    }
}
