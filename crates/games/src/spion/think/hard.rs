//! The strongest computer player: it plays out many games that are consistent with what it sees.

use super::trial::Trial;
use crate::spion::rules::Spion;
use crate::spion::rules::action::Action;
use crate::spion::rules::stage::Stage;
use crate::spion::rules::view::View;
use snuffel_core::advice::Course;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::{self, Computer};
use snuffel_core::rng::Rng;
use snuffel_core::search::{self, Effort, Playout, search};
use snuffel_core::seat::Seat;

/// Searches the moves. Decisions that need no search are those of level 7.
pub(super) struct Hard<Normal> {
    /// Level 7.
    pub normal: Normal,
}

/// The search effort for each decision.
const EFFORT: Effort = Effort { simulations: 4000, exploration: 0.25 };

/// The search effort for finding the worth of a single decision.
const WEIGHING: Effort = Effort { simulations: 2000, ..EFFORT };

/// Returns whether there is a choice that is worth a search.
fn is_searched(view: &View) -> bool {
    matches!(view.stage, Stage::Turn { .. } | Stage::Walking { .. } | Stage::Hunting { .. } | Stage::Meeting { .. })
}

impl<Normal> Hard<Normal> {
    /// The results of the search on turn, for a walk by a pass, or for an attack; empty in other stages.
    fn searched(&self, view: &View, seat: Seat, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        if !is_searched(view) {
            return Vec::new();
        }
        let tried = search(|rng| Trial::new(view, seat, rng), EFFORT, deadline, rng);
        tried.iter().map(|tried| Course::searched(tried.chosen.action, tried)).collect()
    }
}

impl<Normal: Computer<Spion>> Computer<Spion> for Hard<Normal> {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        player::foremost(self, view, rng, deadline)
    }

    fn courses(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let first = self.normal.decide(view, rng, deadline);
        // A look is free, and its result is worth knowing before a search.
        let seat = view.seat().filter(|_| !matches!(first, Action::Look(_)));
        let searched = seat.map_or_else(Vec::new, |seat| self.searched(view, seat, rng, deadline));
        if searched.is_empty() { vec![Course::unweighed(first)] } else { searched }
    }

    fn worth(&mut self, view: &View, action: &Action, rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        let seat = view.seat().filter(|_| is_searched(view))?;
        let mut choices = Vec::new();
        Trial::new(view, seat, rng).moves(&mut choices);
        let chosen = choices.into_iter().find(|choice| choice.action == *action)?;
        search::worth(|rng| Trial::new(view, seat, rng), chosen, WEIGHING, deadline, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spion::rules::config::Config;
    use crate::spion::rules::piece::{Letter, NEW_DECK, Spy};
    use crate::spion::rules::position::{Bazong, Position, Spot};
    use crate::spion::rules::seating::MOST;
    use crate::spion::rules::team::Team;
    use crate::spion::rules::{Setting, State};
    use snuffel_core::game::Think;
    use snuffel_core::player::Level;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;

    fn spy(text: &str) -> Spy {
        text.parse().unwrap()
    }

    /// A setting for two or four seats with these spies on places. Black is on turn, and each player has ten
    /// zillions.
    fn setting(seats: usize, spots: &[(&str, &str)]) -> Setting {
        let mut position = Position::new(seats);
        for (named, place) in spots {
            position.spots[spy(named).index()] = match *place {
                "dungeon" => Spot::Dungeon,
                place => Spot::At(place.parse().unwrap()),
            };
        }
        let (numbers, traitors, decks) = ([[1, 2, 3]; MOST].into(), [1; MOST].into(), [NEW_DECK; 2].into());
        Setting { position, numbers, traitors, decks, seat: Seat::FIRST }
    }

    fn carry(setting: &mut Setting, owner: Seat, carrier: &str) {
        setting.position.bazongs[owner] = Bazong::Carried(spy(carrier));
    }

    fn decide(level: Level, state: &State, seed: u64) -> Action {
        let Stage::Turn { seat, .. } = state.stage() else {
            panic!("nobody is on turn");
        };
        let view = Spion::view(state, Viewer::Seat(seat));
        let action = Spion::computer(level).decide(&view, &mut stream(seed, 0, 0), Deadline::NEVER);
        assert_eq!(Spion::check(&view, &action), Ok(()), "{action}");
        action
    }

    #[test]
    fn it_takes_a_win_when_it_sees_one() {
        for seats in [2, 4] {
            let mut setting = setting(seats, &[("black C", "2.4"), ("black A", "1.1")]);
            carry(&mut setting, Seat::SECOND, "black C");
            let state = State::from_setting(&Config::default(), &setting);
            for seed in 0..3 {
                assert_eq!(decide(Level::HARD, &state, seed), Action::Step(Letter::C));
            }
        }
    }

    #[test]
    fn it_takes_a_pass_that_it_knows_to_win() {
        let mut setting = setting(2, &[("black C", "2.2")]);
        carry(&mut setting, Seat::SECOND, "black C");
        setting.decks[Team::Black].swap(1, 3);
        let state = State::from_setting(&Config::default(), &setting).having_seen_passes();
        for seed in 0..3 {
            assert_eq!(decide(Level::HARD, &state, seed), Action::Pass(2));
        }
    }

    #[test]
    fn a_secret_of_others_changes_no_decision() {
        for seats in [2, 4] {
            let spots = [("black A", "1.3"), ("white B", "1.4"), ("white A", "2.2")];
            let mut setting = setting(seats, &spots);
            carry(&mut setting, Seat::FIRST, "white A");
            let actions = |setting: &Setting| {
                let state = State::from_setting(&Config::default(), setting);
                let action = |seed| decide(Level::HARD, &state, seed).to_string();
                (0..3).map(action).collect::<Vec<_>>()
            };
            let before = actions(&setting);
            // The same seed gives the same move.
            assert_eq!(before, actions(&setting));
            setting.numbers.iter_mut().skip(1).for_each(|numbers| *numbers = [3, 1, 2]);
            setting.traitors = [3, 1, 2, 1].into();
            setting.decks[Team::Black].reverse();
            setting.decks[Team::White].rotate_left(4);
            assert_eq!(before, actions(&setting), "{seats}");
        }
    }

    #[test]
    fn nobody_fills_the_embassy_when_a_spy_with_a_bazong_is_due() {
        // One spy is at home, another can be freed, and a third brings a bazong.
        for (place, owner) in [("2.3", Seat::SECOND), ("2.1", Seat::FIRST), ("2.4", Seat::FIRST)] {
            let spots = [("black A", "dungeon"), ("black C", place), ("white A", "1.1")];
            let mut setting = setting(2, &spots);
            carry(&mut setting, owner, "black C");
            setting.position.spots[spy("white A").index()] = Spot::Dungeon;
            let state = State::from_setting(&Config::default(), &setting);
            for level in [Level::new(7).unwrap(), Level::HARD] {
                let free = Action::Free(Letter::A);
                assert_ne!(decide(level, &state, 1), free, "{level:?} {place}");
            }
        }
        // With no spy on its way home, it is freed.
        let state = State::from_setting(&Config::default(), &setting(2, &[("black A", "dungeon"), ("black C", "1.3")]));
        assert_eq!(decide(Level::new(7).unwrap(), &state, 1), Action::Free(Letter::A));
    }

    #[test]
    fn a_traitor_who_carries_the_bazong_home_is_unmasked() {
        let mut setting = setting(2, &[("white A", "2.1")]);
        carry(&mut setting, Seat::FIRST, "white A");
        // The next step of white wins, and its number is public.
        let state = State::from_setting(&Config::default(), &setting);
        let state = state.having_shown(spy("white A"));
        for seed in 0..3 {
            let unmask = Action::Unmask(spy("white A"));
            assert_eq!(decide(Level::HARD, &state, seed), unmask);
        }
    }
}
