//! Labyrinths consistent with all answers that a searcher has received.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::clues;
use super::ground::{Ground, bit};
use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::plan::Plan;
use crate::sniff::rules::sets::{FieldSet, ZERO};
use crate::sniff::rules::view::{Border, Search};
use snuffel_core::rng::Rng;

/// All legal labyrinths in which every answer of a search would have been the same.
#[derive(Clone, Debug)]
pub(super) struct Consistent {
    ground: Ground,
    /// The parts known for certain.
    known: Labyrinth,
    plan: Plan,
    /// The possible places of unknown walls.
    places: Vec<Wall>,
    /// The possible places of the treasure.
    goals: Vec<Field>,
    /// The kennels that explain all growls; a single empty one without dogs.
    kennels: Vec<FieldSet>,
}

impl Consistent {
    /// The number of labyrinths to try before giving up.
    const TRIES: usize = 400;
    /// The likelihood of a goal near the zero field, relative to others.
    const NEAR: f64 = 0.5;

    /// The labyrinths that agree with `search`; `start` is the start field of both detectives.
    pub fn with(search: &Search, config: &Config, start: Field) -> Consistent {
        let size = config.size;
        let mut known = Labyrinth::empty(size);
        known.walls = search.walls;
        let untried = |place: &Wall| {
            let (one, other) = place.fields();
            search.border(one, other) == Border::Unknown
        };
        let goals = match config.way_out {
            true => FieldSet::default(),
            false => clues::goals(search, config),
        };
        Consistent {
            ground: Ground::new(size),
            known,
            plan: config.plan(start),
            places: size.walls().filter(untried).collect(),
            goals: goals.iter().collect(),
            kennels: match config.dogs {
                true => clues::kennels(search, config),
                false => vec![FieldSet::default()],
            },
        }
    }

    /// The possible places of the goal, as bits.
    pub fn goals(&self) -> u128 {
        match self.plan.start {
            Some(_) => ZERO,
            None => self.goals.iter().map(|goal| bit(*goal)).sum(),
        }
    }

    /// The possible places of dogs, as bits.
    pub fn suspects(&self) -> u128 {
        let all = self.kennels.iter().map(|kennel| kennel.mask());
        all.fold(0, |one, other| one | other)
    }

    /// The walls and dogs of a random one of the labyrinths, and the possible places of the goal in it, as bits.
    /// `None` if a few hundred attempts find none.
    ///
    /// All pairs of walls and goal are equally likely if a labyrinth is weighted by its number of goals, except that
    /// goals near the zero field count half: builders seldom hide a treasure there.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<(Labyrinth, u128)> {
        let missing = usize::from(self.plan.walls_left(&self.known));
        for _ in 0..Self::TRIES {
            let mut labyrinth = self.known;
            labyrinth.dogs = *self.kennels.choose(rng)?;
            let (chosen, _) = self.places.partial_shuffle(rng, missing);
            if chosen.len() < missing {
                return None;
            }
            for wall in chosen {
                labyrinth.walls.insert(*wall);
            }
            let goals = self.goals_in(&labyrinth, rng.random_bool(Self::NEAR));
            if goals != 0 {
                return Some((labyrinth, goals));
            }
        }
        None
    }

    /// The possible places of the goal, given the walls and dogs of `labyrinth`.
    fn goals_in(&self, labyrinth: &Labyrinth, near: bool) -> u128 {
        let open = labyrinth.reach(Field::ZERO);
        if open.len() <= usize::from(self.plan.open) {
            return 0;
        }
        match self.plan.start {
            Some(start) if !open.contains(start) => 0,
            Some(_) => self.goals(),
            None => {
                let goals = self.goals() & open.mask() & !labyrinth.dogs.mask();
                match near {
                    true => goals,
                    false => goals & !self.entrance(labyrinth),
                }
            }
        }
    }

    /// The fields reachable from the zero field in fewer moves than there are columns, where random building avoids
    /// hiding a treasure ([`builder::build`](crate::sniff::rules::builder::build)).
    fn entrance(&self, labyrinth: &Labyrinth) -> u128 {
        let moves = 1..labyrinth.size.columns();
        moves.fold(ZERO, |near, _| self.ground.spread(near, labyrinth.walls))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::rules::Sniff;
    use crate::sniff::rules::builder;
    use crate::sniff::rules::event::Answer;
    use crate::sniff::rules::view::{Stage, View};
    use snuffel_core::rng::stream;
    use snuffel_core::rules::{Pending, Rules};
    use snuffel_core::seat::{Seat, Viewer};

    /// A view of a new search, and the labyrinth to search.
    fn begun(options: &str, rng: &mut Rng) -> (View, Labyrinth) {
        let mut state = Sniff::start(&options.parse().unwrap(), 2);
        if let Pending::Chance(request) = Sniff::pending(&state) {
            let outcome = Sniff::sample(&request, rng);
            Sniff::apply_chance(&mut state, outcome, &mut Vec::new()).unwrap();
        }
        let view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
        let empty = Labyrinth::empty(view.config.size);
        let labyrinth = builder::fill(&empty, view.plan(), rng).unwrap();
        (view, labyrinth)
    }

    /// Returns whether the same steps in another labyrinth give the same answers.
    fn agrees(view: &View, steps: &[(Field, Answer)], labyrinth: &Labyrinth) -> bool {
        let mut search = Search::from(view.start);
        let same = |(field, answer): &(Field, Answer)| search.ask(labyrinth, &view.config, *field) == *answer;
        steps.iter().all(same)
    }

    #[test]
    fn every_labyrinth_drawn_is_legal_and_gives_the_answers_that_were_heard() {
        let mut random = stream(1, 0, 0);
        for options in [
            "size=5x5 walls=20",
            "size=5x5 walls=10",
            "size=3x3 walls=6 warm-hot",
            "size=4x4 walls=12 way-out",
            "size=4x4 walls=12 non-stop",
            "size=4x4 dogs",
            "size=5x4 warm-hot dogs",
            "size=9x3 walls=20 warm-hot",
        ] {
            for _ in 0..10 {
                let (mut view, labyrinth) = begun(options, &mut random);
                let mut search = Search::from(view.start);
                let mut steps = Vec::new();
                while steps.len() < 40 {
                    view.stage = Stage::Searching { mover: Seat::FIRST, moved: 0 };
                    view.searches[Seat::FIRST] = search;
                    let step = view.legal_actions().choose(&mut random).cloned();
                    let Some(crate::sniff::rules::action::Action::Step(field)) = step else {
                        panic!("{options}: no step in {search:?}");
                    };
                    let answer = search.ask(&labyrinth, &view.config, field);
                    if answer.decides() {
                        break;
                    }
                    steps.push((field, answer));
                    let mut consistent = Consistent::with(&search, &view.config, view.start);
                    for _ in 0..3 {
                        let Some((mut drawn, goals)) = consistent.draw(&mut random) else {
                            continue;
                        };
                        for goal in view.config.size.fields() {
                            if !view.config.way_out && goals & bit(goal) == 0 {
                                continue;
                            }
                            drawn.treasure = (!view.config.way_out).then_some(goal);
                            assert!(builder::legal(&drawn, view.plan()), "{options}: {drawn}");
                            assert!(agrees(&view, &steps, &drawn), "{options}: {drawn} {steps:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_drawn_where_nothing_agrees() {
        let config: Config = "size=3x3 walls=6".parse().unwrap();
        let search = Search { visited: config.size.fields().chain([Field::ZERO]).collect(), ..Search::default() };
        let mut consistent = Consistent::with(&search, &config, Field::ZERO);
        assert_eq!(consistent.draw(&mut stream(1, 0, 0)), None);
    }
}
