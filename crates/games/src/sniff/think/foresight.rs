//! How long it takes to the goal by each way on. Labyrinths that agree with all answers are drawn, each counts as much as
//! it is likely to have been built, and every way on is played to the end in each of them.

use std::cell::OnceCell;

use rand::RngExt;

use super::clues::Clues;
use super::computer::{self, Normal};
use super::consistent::Consistent;
use super::ground::bit;
use super::maker::{Each, Maker};
use super::trek::{Ledger, Pace, Secret, Spent, Terms, Trek, pick};
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

/// What is done before one goes to a door.
#[derive(Clone, Copy, Debug)]
pub(super) enum Before {
    /// Nothing.
    Nothing,
    /// A step on a known way.
    Step(Field),
    /// The turn is ended.
    Stop,
}

/// A searcher who looks ahead.
#[derive(Clone, Debug)]
pub(super) struct Foresight {
    config: Config,
    start: Field,
    terms: Terms,
    /// Whether it thinks of who may have built what is searched; else all labyrinths are equally likely.
    expects: bool,
    /// Whoever may have built it, once that is asked for: it takes a while to make, and on a single way on nobody asks.
    maker: OnceCell<Maker>,
    treks: usize,
}

/// What it takes to find the goal, added up over its fields, each as often as it is likely.
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
    /// Whoever searches what is agreed in the view, takes all labyrinths for equally likely, and plays `treks` searches
    /// for one decision, all ways on together.
    pub fn plain(view: &View, treks: usize) -> Foresight {
        let terms = Terms::of(&view.config, view.alone.is_some());
        Foresight { config: view.config, start: view.start, terms, expects: false, maker: OnceCell::new(), treks }
    }

    /// One who thinks of what a [`Maker`] wants. In `non-stop` that tells nothing: the walls were not built for a treasure
    /// that is hidden again.
    pub fn of_maker(view: &View, treks: usize) -> Foresight {
        Foresight { expects: !view.config.non_stop, ..Foresight::plain(view, treks) }
    }

    fn maker(&self) -> Option<&Maker> {
        self.expects.then(|| self.maker.get_or_init(|| Maker::of(&self.config, self.start)))
    }

    /// The doors that promise no more danger than others, the best first, with what it takes to find the goal by each:
    /// nothing where there is no choice, or nothing that agrees with all answers was found.
    pub fn weighed(
        &self,
        search: &Search,
        moved: u8,
        deadline: Deadline<'_>,
        rng: &mut Rng,
    ) -> Vec<(Door, Option<Spent>)> {
        let clues = Clues::of(search, &self.config);
        // Nobody has to take a risk: sure fields come first, whatever they promise.
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

    /// How many turns, or moves of whoever goes on alone, it takes on average to find the goal by each of the doors, after
    /// something else. The turn has had so many moves.
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
            // Where answers tell something of the goal, each field would take a search of its own; one stands for all.
            let (goals, stands_for) = match self.config.warm_hot {
                true => (pick(goals, rng)?, goals.count_ones() as f32),
                false => (goals, 1.0),
            };
            let secret = Secret::of(&labyrinth, goals);
            // All doors get the same luck, so that it does not decide between them.
            let luck = rng.random::<u64>();
            for (door, needed) in doors.iter().zip(&mut needed) {
                let mut trek = start;
                let pace = self.terms.pace;
                match before {
                    Before::Nothing => {}
                    Before::Step(field) => trek.walk(1, *field, pace),
                    Before::Stop => trek.stop(),
                }
                trek.walk(u32::from(door.moves) - 1, door.inside, pace);
                let mut weighed = Weighed { likely: &likely, needed: Spent::NOTHING };
                trek.ask(bit(door.beyond), &secret, &self.terms, &mut weighed);
                trek.finish(&secret, &self.terms, &mut stream(luck, 0, 0), &mut weighed);
                *needed = needed.plus(weighed.needed, stands_for);
            }
        }
        Some(needed.into_iter().map(|needed| Spent::NOTHING.plus(needed, 1.0 / weight)).collect())
    }

    /// What it takes by each of the doors, for one who may come back and go by the best of them: who went on as a plain
    /// searcher would sometimes be worse off than that. A ditch leads back to the zero field, and a dog to none.
    pub fn bounded(&self, doors: &[Door], needed: Vec<Spent>) -> Vec<Spent> {
        let Some(least) = needed.iter().copied().reduce(Spent::less).filter(|_| !self.config.dogs) else {
            return needed;
        };
        let and_back = |door: &Door| least.plus(self.terms.pace.there_and_back(door.moves.into()), 1.0);
        doors.iter().zip(needed).map(|(door, needed)| needed.less(and_back(door))).collect()
    }

    /// How many turns it takes such a searcher to find the goal of a labyrinth, and a little for each move. A bite is worth
    /// as many turns as it is for a plain searcher.
    pub fn length(&self, labyrinth: &Labyrinth, rng: &mut Rng) -> f32 {
        let pace = self.terms.pace;
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
                    let lost = if answer == Answer::Dog { Pace::LOST } else { 0 };
                    return pace.spent(turns + lost, search.asks).cost;
                }
                moved = moved.saturating_add(1);
                if !answer.is_free() || !pace.gallop && moved >= MOVES_A_TURN {
                    turns += 1;
                    moved = 0;
                }
            }
        }
        pace.spent(turns, search.asks).cost
    }
}

/// How likely all of some fields are together.
fn summed(likely: &Each, goals: u128) -> f32 {
    bits(goals).map(|goal| likely[usize::from(goal)]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::tests::searching;
    use snuffel_core::seat::Seat;

    /// What it takes on average to find the goal of a labyrinth.
    fn length(options: &str, labyrinth: &str) -> f32 {
        let foresight = Foresight::of_maker(&searching(options, labyrinth, ""), 300);
        let labyrinth = labyrinth.parse().unwrap();
        (0..40).map(|seed| foresight.length(&labyrinth, &mut stream(seed, 0, 0))).sum::<f32>() / 40.0
    }

    #[test]
    fn a_search_is_as_long_as_the_game_would_be() {
        // C2 and C3 are closed off from the zero field: C1, B1, A1 and A2 are all ways on, two moves a turn.
        let walls = "3x3 C2-0 C3-0 C1-C2 B1-B2 A2-B2 A2-A3";
        let [first, last] = ["C1", "A2"].map(|field| length("size=3x3 walls=6", &format!("{walls} treasure {field}")));
        assert!(first >= 1.0 + Pace::ASK, "{first}");
        assert!(last >= 2.0 + 4.0 * Pace::ASK && last > first, "{last} {first}");
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
        let asks = 6.0 * Pace::ASK;
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
