//! The strongest computer player. It deals the hidden tiles in many ways consistent with its knowledge, and plays
//! each deal to the end of the hand.

use super::playout::Dealer;
use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::view::View;
use snuffel_core::advice::Course;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::{self, Computer};
use snuffel_core::rng::Rng;
use snuffel_core::search::{self, Effort, search};

/// Searches the hand. It knows the tiles on the table, the values that players lacked when they drew or passed, and
/// the score.
pub(super) struct Hard {
    /// The number of deals it plays out for each decision.
    pub deals: u32,
}

/// The search effort for each decision at full strength.
pub const EFFORT: Effort = Effort { simulations: 40_000, exploration: 0.4 };

/// The search effort for finding the worth of a single decision.
const WEIGHING: Effort = Effort { simulations: 5_000, ..EFFORT };

impl Hard {
    /// The player at full strength.
    pub const fn full() -> Hard {
        Hard { deals: EFFORT.simulations }
    }
}

impl Computer<Domino> for Hard {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        player::foremost(self, view, rng, deadline)
    }

    fn courses(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let actions = view.legal_actions();
        if let [only] = actions.as_slice() {
            return vec![Course::unweighed(*only)];
        }
        let Some(mut dealer) = Dealer::new(view) else {
            return vec![Course::unweighed(Action::Pass)];
        };
        let effort = Effort { simulations: self.deals, ..EFFORT };
        let tried = search(|rng| dealer.deal(rng), effort, deadline, rng);
        let action = |chosen| match chosen {
            Some((tile, end)) => Action::Lay(tile, end),
            None => Action::Pass,
        };
        tried.iter().map(|tried| Course::searched(action(tried.chosen), tried)).collect()
    }

    fn worth(&mut self, view: &View, action: &Action, rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        let chosen = match *action {
            Action::Lay(tile, end) => Some((tile, end)),
            Action::Pass if view.can_lay() => None,
            Action::Pass | Action::Draw | Action::Auto(_) | Action::Resign => return None,
        };
        let mut dealer = Dealer::new(view)?;
        search::worth(|rng| dealer.deal(rng), chosen, WEIGHING, deadline, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domino::rules::line::{End, Line};
    use crate::domino::rules::tile::{Tile, TileSet};
    use crate::domino::rules::view::Stage;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seat, Viewer};

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    /// The view of the first of two players, with these tiles and with the ends 6 and 4.
    fn view(hand: &str) -> View {
        let state = Domino::start(&"target=100".parse().unwrap(), 2);
        let mut view = Domino::view(&state, Viewer::Seat(Seat::FIRST));
        view.hand = hand.split(' ').map(tile).collect::<TileSet>();
        view.line = Line::empty(false);
        view.line.lay_first(tile("6-5"));
        view.line.lay(tile("5-4"), End::Right);
        view.stage = Stage::Turn(Seat::FIRST);
        view.counts = [view.hand.len() as u8, 5, 0, 0, 0].into();
        view.stock = view.unseen().len() as u8 - 5;
        view
    }

    fn decide(view: &View, seed: u64) -> Action {
        Hard::full().decide(view, &mut stream(seed, 0, 0), Deadline::NEVER)
    }

    #[test]
    fn it_takes_the_points_that_win() {
        let mut seen = view("6-1 6-6 4-4 4-0");
        seen.points[Seat::FIRST] = 95;
        // 1 and 4 make 5; no other tile scores.
        assert_eq!(decide(&seen, 1), Action::Lay(tile("6-1"), End::Left));
    }

    #[test]
    fn the_same_random_numbers_give_the_same_tile() {
        let seen = view("6-6 4-4 6-2 4-1 2-1");
        assert_eq!(decide(&seen, 7), decide(&seen, 7));
        assert!(matches!(decide(&seen, 7), Action::Lay(..)));
    }

    #[test]
    fn it_does_not_think_where_nothing_is_to_be_chosen() {
        assert_eq!(decide(&view("6-1 3-2"), 1), Action::Lay(tile("6-1"), End::Left));
        assert_eq!(decide(&view("3-2"), 1), Action::Draw);
    }
}
