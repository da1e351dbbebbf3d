//! Estimates the length of the search by each way on. It draws labyrinths that agree with all answers, weights each
//! by the likelihood that it was built, and plays every way on to the end in each of them.

use std::cell::OnceCell;

use rand::RngExt;

use super::clues::Clues;
use super::computer::{self, Normal};
use super::consistent::Consistent;
use super::ground::bit;
use super::maker::{Each, Maker};
use super::trek::{Costs, Ledger, Secret, Spent, Terms, Trek, pick};
use super::walkers::{self, Door};
use crate::sniff::rules::board::Field;
use crate::sniff::rules::config::Config;
use crate::sniff::rules::event::Answer;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::searching::MOVES_A_TURN;
use crate::sniff::rules::sets::bits;
use crate::sniff::rules::view::{Search, View};
use snuffel_core::deadline::Deadline;
use snuffel_core::rng::{Rng, stream};

/// The action before going to a door.
#[derive(Clone, Copy, Debug)]
pub(super) enum Before {
    /// Nothing.
    Nothing,
    /// A step on a known way.
    Step(Field),
    /// Ending the turn.
    Stop,
}

/// A searcher that looks ahead.
#[derive(Clone, Debug)]
pub(super) struct Foresight {
    config: Config,
    start: Field,
    terms: Terms,
    /// Whether it considers who may have built the labyrinth; otherwise all labyrinths are equally likely.
    expects: bool,
    /// The likely maker of the labyrinth, computed on demand: it is expensive, and not needed if there is only one
    /// way on.
    maker: OnceCell<Maker>,
    treks: usize,
}

/// The cost of finding the goal, summed over its possible fields weighted by likelihood.
struct Weighed<'a> {
    likely: &'a Each,
    needed: Spent,
}

impl Ledger for Weighed<'_> {
    fn found(&mut self, goals: u128, spent: Spent) {
        self.needed = self.needed.plus(spent, summed(self.likely, goals));
    }
}

impl Foresight {
    /// A searcher with the options of the view that considers all labyrinths equally likely, and plays `treks`
    /// searches per decision, over all ways on together.
    pub fn plain(view: &View, treks: usize) -> Foresight {
        let terms = Terms::new(&view.config, view.alone.is_some());
        Foresight { config: view.config, start: view.start, terms, expects: false, maker: OnceCell::new(), treks }
    }

    /// A searcher that considers the intentions of a [`Maker`]. In `non-stop` that is no use: the walls were not
    /// built for a treasure that is hidden again.
    pub fn of_maker(view: &View, treks: usize) -> Foresight {
        Foresight { expects: !view.config.non_stop, ..Foresight::plain(view, treks) }
    }

    fn maker(&self) -> Option<&Maker> {
        self.expects.then(|| self.maker.get_or_init(|| Maker::new(&self.config, self.start)))
    }

    /// The doors with the lowest risk, best first, with the cost of finding the goal by each. The cost is `None` if
    /// there is no choice, or if no labyrinth agrees with all answers.
    pub fn weighed(
        &self,
        search: &Search,
        moved: u8,
        deadline: Deadline<'_>,
        rng: &mut Rng,
    ) -> Vec<(Door, Option<Spent>)> {
        let clues = Clues::new(search, &self.config);
        // Risks are avoided whenever possible: safe fields come first, whatever they promise.
        let doors = computer::safest(walkers::doors(search, self.config.size).collect(), &clues);
        let mut weighed: Vec<(Door, Option<Spent>)> = match doors.as_slice() {
            [only] => vec![(*only, None)],
            several => {
                let needed = self.needed((search, moved), several, &Before::Nothing, deadline, rng);
                let each = |needed| several.iter().copied().zip(self.bounded(several, needed).into_iter().map(Some));
                needed.map_or_else(Vec::new, |needed| each(needed).collect())
            }
        };
        let cost = |needed: Option<Spent>| needed.map_or(0.0, |needed| needed.cost);
        weighed.sort_by(|(_, one), (_, other)| cost(*one).total_cmp(&cost(*other)));
        if weighed.is_empty() {
            weighed.extend(Normal::door(&self.config, search, rng).map(|door| (door, None)));
        }
        weighed
    }

    /// The average number of turns, or of moves for a player going on alone, to find the goal by each of the doors
    /// after `before`. The turn has had `moved` moves.
    pub fn needed(
        &self,
        (search, moved): (&Search, u8),
        doors: &[Door],
        before: &Before,
        deadline: Deadline<'_>,
        rng: &mut Rng,
    ) -> Option<Vec<Spent>> {
        let mut consistent = Consistent::with(search, &self.config, self.start);
        let start = Trek::from(search, consistent.goals(), consistent.suspects(), moved);
        let mut needed = vec![Spent::NOTHING; doors.len()];
        let mut weight = 0.0;
        for drawn in 0..self.treks.div_ceil(doors.len().max(1)) {
            if drawn > 0 && deadline.is_over() {
                break;
            }
            let Some((labyrinth, goals)) = consistent.draw(rng) else {
                if drawn == 0 {
                    return None;
                }
                break;
            };
            let likely = match self.maker() {
                Some(maker) => maker.likely(&labyrinth, goals, rng),
                None => [1.0; Field::COUNT],
            };
            weight += summed(&likely, goals);
            // If answers depend on the goal, each field would need a separate search, so one stands for all.
            let (goals, stands_for) = match self.config.warm_hot {
                true => (pick(goals, rng)?, goals.count_ones() as f32),
                false => (goals, 1.0),
            };
            let secret = Secret::new(&labyrinth, goals);
            // All doors get the same luck, so that it does not decide between them.
            let luck = rng.random::<u64>();
            for (door, needed) in doors.iter().zip(&mut needed) {
                let mut trek = start;
                let costs = self.terms.costs;
                match before {
                    Before::Nothing => {}
                    Before::Step(field) => trek.walk(1, *field, costs),
                    Before::Stop => trek.stop(),
                }
                trek.walk(u32::from(door.moves) - 1, door.inside, costs);
                let mut weighed = Weighed { likely: &likely, needed: Spent::NOTHING };
                trek.ask(bit(door.beyond), &secret, &self.terms, &mut weighed);
                trek.finish(&secret, &self.terms, &mut stream(luck, 0, 0), &mut weighed);
                *needed = needed.plus(weighed.needed, stands_for);
            }
        }
        Some(needed.into_iter().map(|needed| Spent::NOTHING.plus(needed, 1.0 / weight)).collect())
    }

    /// Caps the cost of each door by that of going there, coming back and taking the best one, since a plain searcher
    /// might otherwise do worse. With dogs there is no cap: a ditch leads back to the zero field, and a dog ends the
    /// search.
    pub fn bounded(&self, doors: &[Door], needed: Vec<Spent>) -> Vec<Spent> {
        let Some(least) = needed.iter().copied().reduce(Spent::less).filter(|_| !self.config.dogs) else {
            return needed;
        };
        let and_back = |door: &Door| least.plus(self.terms.costs.there_and_back(door.moves.into()), 1.0);
        doors.iter().zip(needed).map(|(door, needed)| needed.less(and_back(door))).collect()
    }

    /// The number of turns that such a searcher needs to find the goal of a labyrinth, plus a little for each move. A
    /// bite costs as many turns as it does for a plain searcher.
    pub fn length(&self, labyrinth: &Labyrinth, rng: &mut Rng) -> f32 {
        let costs = self.terms.costs;
        let mut search = Search::from(self.start);
        let (mut turns, mut moved) = (0, 0);
        while search.asks < Trek::MOST {
            let known = search.concluded(&self.config);
            let weighed = self.weighed(&known, moved, Deadline::NEVER, rng);
            let Some((door, _)) = weighed.first() else {
                break;
            };
            for field in walkers::way(&known, self.config.size, *door) {
                let answer = search.ask(labyrinth, &self.config, field);
                if answer.decides() {
                    let lost = if answer == Answer::Dog { Costs::LOST } else { 0 };
                    return costs.spent(turns + lost, search.asks).cost;
                }
                moved = moved.saturating_add(1);
                if !answer.is_free() || !costs.gallop && moved >= MOVES_A_TURN {
                    turns += 1;
                    moved = 0;
                }
            }
        }
        costs.spent(turns, search.asks).cost
    }
}

/// The total likelihood of some fields.
fn summed(likely: &Each, goals: u128) -> f32 {
    bits(goals).map(|goal| likely[usize::from(goal)]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::tests::searching;
    use snuffel_core::seat::Seat;

    /// The average cost of finding the goal of a labyrinth.
    fn length(options: &str, labyrinth: &str) -> f32 {
        let foresight = Foresight::of_maker(&searching(options, labyrinth, ""), 300);
        let labyrinth = labyrinth.parse().unwrap();
        (0..40).map(|seed| foresight.length(&labyrinth, &mut stream(seed, 0, 0))).sum::<f32>() / 40.0
    }

    #[test]
    fn a_search_is_as_long_as_the_game_would_be() {
        // C2 and C3 are cut off from the zero field: the only way on is C1, B1, A1 and A2, at two moves per turn.
        let walls = "3x3 C2-0 C3-0 C1-C2 B1-B2 A2-B2 A2-A3";
        let [first, last] = ["C1", "A2"].map(|field| length("size=3x3 walls=6", &format!("{walls} treasure {field}")));
        assert!(first >= 1.0 + Costs::ASK, "{first}");
        assert!(last >= 2.0 + 4.0 * Costs::ASK && last > first, "{last} {first}");
    }

    #[test]
    fn no_way_is_worse_than_to_come_back_from_it() {
        let bounded = |options: &str| {
            let view = searching(options, "3x3", "C1 B1");
            let doors: Vec<Door> = walkers::doors(view.search(Seat::FIRST), view.config.size).collect();
            let far = doors.iter().position(|door| door.moves == 3).unwrap();
            let mut needed = vec![Spent { told: 9.0, cost: 9.5 }; doors.len()];
            needed[far] = Spent { told: 20.0, cost: 21.0 };
            Foresight::plain(&view, 10).bounded(&doors, needed)[far]
        };
        let asks = 6.0 * Costs::ASK;
        let is_back_after = |bounded: Spent, turns: f32| {
            assert!(
                (bounded.told - 9.0 - turns).abs() < 0.001 && (bounded.cost - 9.5 - turns - asks).abs() < 0.001,
                "{bounded:?}"
            );
        };
        is_back_after(bounded("size=3x3 walls=6"), 3.0);
        is_back_after(bounded("size=3x3 walls=6 gallop"), 1.0);
        assert_eq!(bounded("size=3x3 dogs").told, 20.0);
    }

    #[test]
    fn a_bite_is_worse_than_a_long_search() {
        let quiet = length("size=3x3 dogs", "3x3 dog A3 dog A2 treasure A1");
        let between = length("size=3x3 dogs", "3x3 C1-0 C3-0 dog B2 dog B3 treasure A1");
        assert!(between > quiet, "{between} {quiet}");
    }

    #[test]
    fn nothing_is_expected_of_a_treasure_that_is_hidden_again() {
        let expects = |options| Foresight::of_maker(&searching(options, "3x3", ""), 300).maker().is_some();
        assert!(expects("size=3x3 walls=6"));
        assert!(!expects("size=3x3 walls=6 non-stop"));
    }
}
