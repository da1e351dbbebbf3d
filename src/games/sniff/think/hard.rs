//! The computer player that plays as well as it can: it weighs labyrinths that agree with all answers, and builds what
//! is hard to search.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::clues::Clues;
use super::computer::{self, Normal};
use super::consistent::Consistent;
use super::ground::bit;
use super::hardest::Hardness;
use super::resolve;
use super::trek::{Secret, Terms, Trek, pick};
use super::walkers::{self, Door};
use crate::advice::{Advice, Course};
use crate::deadline::Deadline;
use crate::games::sniff::rules::Sniff;
use crate::games::sniff::rules::action::Action;
use crate::games::sniff::rules::board::Field;
use crate::games::sniff::rules::view::{Border, Search, Stage, View};
use crate::player::Computer;
use crate::rng::Rng;
use crate::seat::Seat;

/// What is done before one goes to a door.
enum Before {
    /// Nothing.
    Nothing,
    /// A step on a known way.
    Step(Field),
    /// The turn is ended.
    Stop,
}

/// Plays through every way on in many labyrinths that agree with all answers, and takes the one that leads to the goal
/// soonest on average. Builds labyrinths that are hard for searchers.
#[derive(Clone, Copy, Debug)]
pub struct Hard;

impl Hard {
    /// How many searches are played for one decision, all ways on together.
    const TREKS: usize = 2000;
    /// How many times the enemy is sent to each field where a found treasure could be hidden again.
    const ESCAPES: u32 = 60;

    /// The ways to doors, the best first; a goal is kept as long as nothing new is learnt ([`resolve`]).
    fn courses(view: &View, search: &Search, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let size = view.config.size;
        let clues = Clues::of(search, &view.config);
        // Nobody has to take a risk: sure fields come first, whatever they promise.
        let doors = computer::safest(walkers::doors(search, size).collect(), &clues);
        let mut luck = resolve::luck(view, search);
        let mut priced: Vec<(Door, Option<f32>)> = match doors.as_slice() {
            [only] => vec![(*only, None)],
            several => {
                let needed = Self::needed(several, &Before::Nothing, view, deadline, &mut luck);
                let each = |needed: Vec<f32>| doors.iter().copied().zip(needed.into_iter().map(Some)).collect();
                needed.map_or_else(Vec::new, each)
            }
        };
        priced.sort_by(|(_, one), (_, other)| one.unwrap_or(0.0).total_cmp(&other.unwrap_or(0.0)));
        if priced.is_empty() {
            priced.extend(Normal::door(view, search, &mut luck).map(|door| (door, None)));
        }
        let course = |(door, needed): (Door, Option<f32>)| {
            let mut steps = walkers::way(search, size, door).into_iter().map(Action::Step);
            Some(Course { action: steps.next()?, then: steps.collect(), worth: needed.map(|needed| -needed) })
        };
        priced.into_iter().filter_map(course).collect()
    }

    /// How many turns, or moves of whoever goes on alone, it takes on average to find the goal by each of the doors, after
    /// something else.
    fn needed(doors: &[Door], before: &Before, view: &View, deadline: Deadline<'_>, rng: &mut Rng) -> Option<Vec<f32>> {
        let (search, moved) = view.turn()?;
        let terms = Terms::of(&view.config, view.alone.is_some());
        let mut consistent = Consistent::with(search, &view.config, view.start);
        let start = Trek::from(search, consistent.goals(), consistent.suspects(), moved);
        let mut costs = vec![0.0; doors.len()];
        let mut goals_drawn = 0;
        for drawn in 0..Self::TREKS.div_ceil(doors.len().max(1)) {
            if drawn > 0 && deadline.is_over() {
                break;
            }
            let Some((labyrinth, goals)) = consistent.draw(rng) else {
                if drawn == 0 {
                    return None;
                }
                break;
            };
            goals_drawn += goals.count_ones();
            // Where answers tell something of the goal, each field would take a search of its own; one stands for all.
            let (goals, weight) = match view.config.warm_hot {
                true => (pick(goals, rng)?, goals.count_ones() as f32),
                false => (goals, 1.0),
            };
            let secret = Secret::of(&labyrinth, goals);
            // All doors get the same luck, so that it does not decide between them.
            let luck = rng.random::<u64>();
            for (door, cost) in doors.iter().zip(&mut costs) {
                let mut trek = start;
                match before {
                    Before::Nothing => {}
                    Before::Step(field) => trek.walk(1, *field, terms.pace),
                    Before::Stop => trek.stop(),
                }
                trek.walk(u32::from(door.moves) - 1, door.inside, terms.pace);
                trek.ask(bit(door.beyond), &secret, &terms);
                let needed = trek.finish(&secret, &terms, &mut crate::rng::stream(luck, 0, 0));
                *cost += weight * needed;
            }
        }
        Some(costs.into_iter().map(|cost| cost / goals_drawn.max(1) as f32).collect())
    }

    /// Hides a found treasure again where the enemy, who knows what it knows, is likely to need long. One of the best
    /// third of all fields, so that nobody can know which.
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
                (hardness.of(&hidden, Self::ESCAPES, rng), field)
            })
            .collect();
        hideouts.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = &hideouts[..hideouts.len().div_ceil(3)];
        best.choose(rng).map(|(_, field)| Action::Treasure(*field))
    }
}

impl Computer<Sniff> for Hard {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        self.advise(view, rng, deadline).best.action
    }

    fn advise(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Advice<Action> {
        if let Stage::Hiding { owner } = view.stage
            && view.seat() == Some(owner)
            && let Some(action) = Self::hide_again(view, owner, rng)
        {
            return Advice::only(action);
        }
        let Some((search, _)) = view.turn() else {
            let build = |view: &View, rng: &mut Rng| super::hardest::labyrinth(view, deadline, rng);
            return Advice::only(computer::build(view, rng, build));
        };
        let advice = match view.config.blind {
            true => computer::blind_step(view, search, rng).map(|field| Advice::only(Action::Step(field))),
            false => Advice::of(Self::courses(view, &search.concluded(&view.config), deadline)),
        };
        advice.unwrap_or_else(|| Advice::only(computer::any_move(view)))
    }

    /// Minus the turns, or moves, that it takes on average to find the goal after a step, or after the end of the turn.
    fn worth(&mut self, view: &View, action: &Action, _rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        let (search, _) = view.turn().filter(|_| !view.config.blind)?;
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
        let doors = computer::safest(doors, &Clues::of(search, &view.config));
        // All get the same luck, so that it does not decide between them.
        let needed = Self::needed(&doors, &before, view, deadline, &mut resolve::luck(view, search))?;
        needed.into_iter().min_by(f32::total_cmp).map(|needed| -needed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sniff::rules::labyrinth::Labyrinth;
    use crate::games::sniff::tests::searching;
    use crate::rng::stream;

    #[test]
    fn the_same_dice_give_the_same_step() {
        let view = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "D1 C1 D2 C2");
        let step = || Hard.decide(&view, &mut stream(5, 0, 0), Deadline::NEVER);
        assert_eq!(step(), step());
    }

    #[test]
    fn it_goes_where_the_treasure_must_be() {
        // C2 is hot and C1 warm: it can only be B2.
        let view = searching("size=3x3 walls=6 warm-hot", "3x3 treasure B2", "C2 C1");
        let search = view.search(Seat::FIRST);
        let action = Hard.decide(&view, &mut stream(1, 0, 0), Deadline::NEVER);
        let ways = ["B1", "C2"].map(|field| Action::Step(field.parse().unwrap()));
        assert!(ways.contains(&action), "{action}");
        let mut consistent = Consistent::with(search, &view.config, view.start);
        let (_, goals) = consistent.draw(&mut stream(1, 0, 0)).unwrap();
        assert_eq!(goals & !bit("B2".parse().unwrap()), 0);
    }

    #[test]
    fn it_takes_no_risk_as_long_as_a_field_is_sure() {
        // C1 growls, so that B1 may have a dog; C2 is quiet.
        let view = searching("size=3x3 dogs", "3x3 dog A3 dog B1 treasure A1", "C2 C1 C2");
        for seed in 0..10 {
            let action = Hard.decide(&view, &mut stream(seed, 0, 0), Deadline::NEVER);
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
        let hidden = (0..20).map(|seed| Hard.decide(&view, &mut stream(seed, 0, 0), Deadline::NEVER).to_string());
        let hidden: std::collections::HashSet<String> = hidden.collect();
        assert!(hidden.len() > 3, "{hidden:?}");
        assert!(!hidden.contains("treasure E5"), "{hidden:?}");
    }
}
