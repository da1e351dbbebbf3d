//! The strongest computer player: it weighs labyrinths that agree with all answers, and builds labyrinths that are
//! hard to search.

use std::iter;

use rand::seq::IndexedRandom;

use super::clues::Clues;
use super::computer;
use super::foresight::{Before, Foresight};
use super::hardest::{self, Hardness};
use super::resolve;
use super::trek::Spent;
use super::walkers::{self, Door};
use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::Field;
use crate::sniff::rules::sets::WallSet;
use crate::sniff::rules::view::{Border, Search, Stage, View};
use snuffel_core::advice::{Advice, Course};
use snuffel_core::deadline::Deadline;
use snuffel_core::player::{self, Computer};
use snuffel_core::rng::Rng;
use snuffel_core::seat::Seat;

/// Averages that differ by less than this many turns count as equal, because of the random error in them.
pub const ALIKE: f32 = 0.3;

/// Plays through every way on in many labyrinths that agree with all answers, and takes the one that leads to the
/// goal soonest on average. Builds labyrinths that are hard for searchers.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// Whether it considers the other player's intentions: that builders want a long search, and that searchers know
    /// it.
    pub outguesses: bool,
}

impl Hard {
    /// The number of searches played for one decision, over all ways on together.
    const TREKS: usize = 2000;
    /// The number played to separate the best way from its close rivals in tenths of a turn.
    const CLOSELY: usize = 20_000;
    /// The number of close rivals tried in this way.
    const RIVALS: usize = 5;
    /// The number of times that the enemy is sent to each possible field for hiding a found treasure again.
    const ESCAPES: u32 = 60;

    fn foresight(self, view: &View, treks: usize) -> Foresight {
        match self.outguesses {
            true => Foresight::of_maker(view, treks),
            false => Foresight::plain(view, treks),
        }
    }

    /// The ways to doors, best first. The goal does not change until something new is learnt ([`resolve`]).
    fn ways(self, view: &View, search: &Search, moved: u8, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let weighed =
            self.foresight(view, Self::TREKS).weighed(search, moved, deadline, &mut resolve::luck(view, search));
        let course = |(door, needed): (Door, Option<Spent>)| {
            let mut steps = walkers::way(search, view.config.size, door).into_iter().map(Action::Step);
            Some(Course { action: steps.next()?, then: steps.collect(), worth: needed.map(|needed| -needed.told) })
        };
        weighed.into_iter().filter_map(course).collect()
    }

    /// The best way and the best of its rivals, all tried more often than a decision needs. A rival that turns out
    /// better than the best, which was chosen earlier, is reported as equal: the goal is kept, and the difference is
    /// small.
    fn weighed_closely(
        self,
        view: &View,
        best: Course<Action>,
        rivals: Vec<Course<Action>>,
        deadline: Deadline<'_>,
        rng: &mut Rng,
    ) -> Advice<Action> {
        let mut tried = || {
            let (search, moved) = view.turn().filter(|_| !rivals.is_empty())?;
            let search = &search.concluded(&view.config);
            let doors = iter::once(&best).chain(&rivals).map(|course| door(search, course));
            let doors: Vec<Door> = doors.collect::<Option<_>>()?;
            let foresight = self.foresight(view, Self::CLOSELY);
            let needed = foresight.needed((search, moved), &doors, &Before::Nothing, deadline, rng)?;
            Some(foresight.bounded(&doors, needed))
        };
        match tried().as_deref() {
            Some([own, others @ ..]) => {
                let rivals = rivals.into_iter().zip(others);
                let second = rivals.min_by(|(_, one), (_, other)| one.cost.total_cmp(&other.cost));
                let worth = |course, needed: f32| Course { worth: Some(-needed), ..course };
                let second = second.map(|(course, needed)| worth(course, needed.told.max(own.told)));
                Advice { best: worth(best, own.told), second }
            }
            Some([]) | None => Advice { best, second: rivals.into_iter().next() },
        }
    }

    /// Hides a found treasure where the enemy, given its knowledge, is likely to need long. Chooses among the best
    /// third of all fields, so that the place is unpredictable.
    fn hide_again(view: &View, owner: Seat, rng: &mut Rng) -> Option<Action> {
        let own = view.own.as_ref()?;
        let enemy = view.search(owner.other());
        let hardness = Hardness::going_on(view, enemy);
        let open = own.reach(Field::ZERO);
        let mut hideouts: Vec<(f32, Field)> = own
            .size
            .fields()
            .filter(|field| open.contains(*field) && *field != enemy.stands)
            .map(|field| {
                let mut hidden = *own;
                hidden.treasure = Some(field);
                (hardness.measure(&hidden, Self::ESCAPES, rng), field)
            })
            .collect();
        hideouts.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = &hideouts[..hideouts.len().div_ceil(3)];
        best.choose(rng).map(|(_, field)| Action::Treasure(*field))
    }
}

/// The door to which a course leads.
fn door(search: &Search, course: &Course<Action>) -> Option<Door> {
    let steps = iter::once(&course.action).chain(&course.then).map(|action| match action {
        Action::Step(field) => Some(*field),
        _ => None,
    });
    let mut fields: Vec<Field> = steps.collect::<Option<_>>()?;
    let moves = fields.len().try_into().ok()?;
    let beyond = fields.pop()?;
    Some(Door { inside: fields.pop().unwrap_or(search.stands), beyond, moves })
}

impl Computer<Sniff> for Hard {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        player::foremost(self, view, rng, deadline)
    }

    fn courses(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        if let Stage::Hiding { owner } = view.stage
            && view.seat() == Some(owner)
            && let Some(action) = Self::hide_again(view, owner, rng)
        {
            return vec![Course::unweighed(action)];
        }
        let Some((search, moved)) = view.turn() else {
            let build = |view: &View, rng: &mut Rng| match self.outguesses {
                true => hardest::labyrinth(view, deadline, rng),
                false => hardest::plain(view, deadline, rng),
            };
            return vec![Course::unweighed(computer::build(view, rng, build))];
        };
        let mut courses = match view.config.blind {
            true => {
                let step = computer::blind_step(view, search, WallSet::default(), rng);
                step.map(|field| Course::unweighed(Action::Step(field))).into_iter().collect()
            }
            false => self.ways(view, &search.concluded(&view.config), moved, deadline),
        };
        if courses.is_empty() {
            courses.push(Course::unweighed(computer::any_move(view)));
        }
        courses
    }

    /// The second best is another field, whatever its way begins with, or the same field asked for from the detective's
    /// place. A hint tries the best ones more often than a decision does. In `blind`, where a computer remembers nothing,
    /// a hint remembers for the player which walls were met.
    fn advise(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Advice<Action> {
        let in_blind = view.turn().filter(|_| view.config.blind);
        if let Some(step) = in_blind.and_then(|(search, _)| computer::blind_step(view, search, search.met, rng)) {
            return Advice::only(Action::Step(step));
        }
        let mut courses = self.courses(view, rng, deadline).into_iter();
        let Some(best) = courses.next() else {
            return Advice::only(computer::any_move(view));
        };
        let is_other =
            |course: &Course<_>| course.worth.is_some() && (course.aim() != best.aim() || course.then.is_empty());
        let rivals = courses.filter(is_other).take(Self::RIVALS).collect();
        self.weighed_closely(view, best, rivals, deadline, rng)
    }

    /// The negative average number of turns, or of moves, to find the goal after a step or after the end of the turn.
    fn worth(&mut self, view: &View, action: &Action, _rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        let (search, moved) = view.turn().filter(|_| !view.config.blind)?;
        let search = &search.concluded(&view.config);
        let (doors, before) = match action {
            Action::Step(field) => match search.border(search.stands, *field) {
                Border::Way => {
                    let there = Search { stands: *field, ..*search };
                    (walkers::doors(&there, view.config.size).collect(), Before::Step(*field))
                }
                Border::Unknown => (vec![Door { inside: search.stands, beyond: *field, moves: 1 }], Before::Nothing),
                Border::Wall => return None,
            },
            Action::Done => (walkers::doors(search, view.config.size).collect(), Before::Stop),
            _ => return None,
        };
        let doors = computer::safest(doors, &Clues::new(search, &view.config));
        // All doors get the same luck, so that it does not decide between them.
        let luck = &mut resolve::luck(view, search);
        let needed = self.foresight(view, Self::TREKS).needed((search, moved), &doors, &before, deadline, luck)?;
        needed.into_iter().reduce(Spent::less).map(|needed| -needed.told)
    }
}

#[cfg(test)]
mod tests {
    use super::super::consistent::Consistent;
    use super::super::ground::bit;
    use super::*;
    use crate::sniff::rules::labyrinth::Labyrinth;
    use crate::sniff::tests::searching;
    use snuffel_core::rng::stream;

    fn hard() -> Hard {
        Hard { outguesses: true }
    }

    #[test]
    fn the_same_dice_give_the_same_step() {
        let view = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "D1 C1 D2 C2");
        let step = || hard().decide(&view, &mut stream(5, 0, 0), Deadline::NEVER);
        assert_eq!(step(), step());
    }

    #[test]
    fn the_next_best_is_another_field_however_the_way_to_it_begins() {
        let mut begins_alike = 0;
        // At the end of the last of them, every way leads back through C1.
        for (labyrinth, steps) in
            [("4x4 C1-D1 C2-C3", "D1 D2 D3"), ("4x4 C1-D1 C2-C3", "D1 C1 D2 C2"), ("4x4 A1-B1 B1-B2", "D1 C1 B1 A1 B2")]
        {
            let view = searching("size=4x4 walls=12", labyrinth, steps);
            let mut hard = hard();
            let courses = hard.courses(&view, &mut stream(5, 0, 0), Deadline::NEVER);
            let advice = hard.advise(&view, &mut stream(5, 0, 0), Deadline::NEVER);
            let (best, second) = (&advice.best, advice.second.as_ref().unwrap());
            assert_eq!(best.aim(), courses[0].aim());
            let is_weighed = |course: &Course<_>| course.aim() == second.aim() && course.worth.is_some();
            assert!(courses.iter().any(is_weighed) && (second.aim() != best.aim() || second.then.is_empty()));
            begins_alike += usize::from(best.action == second.action);
        }
        assert!(begins_alike > 0);
    }

    #[test]
    fn it_goes_where_the_treasure_must_be() {
        // C2 is hot and C1 warm, so it can only be B2.
        let view = searching("size=3x3 walls=6 warm-hot", "3x3 treasure B2", "C2 C1");
        let search = view.search(Seat::FIRST);
        let action = hard().decide(&view, &mut stream(1, 0, 0), Deadline::NEVER);
        let ways = ["B1", "C2"].map(|field| Action::Step(field.parse().unwrap()));
        assert!(ways.contains(&action), "{action}");
        let mut consistent = Consistent::with(search, &view.config, view.start);
        let (_, goals) = consistent.draw(&mut stream(1, 0, 0)).unwrap();
        assert_eq!(goals & !bit("B2".parse().unwrap()), 0);
    }

    #[test]
    fn it_takes_no_risk_as_long_as_a_field_is_sure() {
        // C1 growls, so there may be a dog on B1; C2 is quiet.
        let view = searching("size=3x3 dogs", "3x3 dog A3 dog B1 treasure A1", "C2 C1 C2");
        for seed in 0..10 {
            let action = hard().decide(&view, &mut stream(seed, 0, 0), Deadline::NEVER);
            assert_ne!(action, Action::Step("B1".parse().unwrap()));
            assert!(matches!(action, Action::Step(_)), "{action}");
        }
    }

    #[test]
    fn a_found_treasure_is_hidden_again_in_different_places() {
        let mut view = searching("size=5x5 walls=20 non-stop", "5x5", "");
        let own: Labyrinth = "5x5 E1-0 E2-0 E3-0 D4-E4 treasure E5".parse().unwrap();
        let config = view.config;
        view.searches[Seat::SECOND].ask(&own, &config, "E5".parse().unwrap());
        view.own = Some(own);
        view.stage = Stage::Hiding { owner: Seat::FIRST };
        let hidden = (0..20).map(|seed| hard().decide(&view, &mut stream(seed, 0, 0), Deadline::NEVER).to_string());
        let hidden: std::collections::HashSet<String> = hidden.collect();
        assert!(hidden.len() > 3, "{hidden:?}");
        assert!(!hidden.contains("treasure E5"), "{hidden:?}");
    }
}
