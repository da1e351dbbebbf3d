//! The strongest computer player. It deals the hidden cards in many ways consistent with its knowledge, and plays
//! each deal to the end of the round.

use super::playout::Dealer;
use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::action::Action;
use crate::schnuff::rules::view::View;
use snuffel_core::advice::Course;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::{self, Computer};
use snuffel_core::rng::Rng;
use snuffel_core::search::{self, Effort, search};

/// Searches the round. It knows every card played since the discards were empty, and never forgets to draw.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hard;

/// The search effort for each decision.
pub const EFFORT: Effort = Effort { simulations: 30_000, exploration: 0.2 };

/// The search effort for finding the worth of a single decision.
const WEIGHING: Effort = Effort { simulations: 5_000, ..EFFORT };

impl Computer<Schnuff> for Hard {
    fn decide(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Action {
        player::foremost(self, view, rng, deadline)
    }

    fn courses(&mut self, view: &View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<Action>> {
        if view.may_draw {
            return vec![Course::unweighed(Action::Draw)];
        }
        let play = |card| Action::Play { card, draw: view.config.strict && !view.ends(card) };
        let cards: Vec<_> = view.playable().collect();
        if let [only] = cards.as_slice() {
            return vec![Course::unweighed(play(*only))];
        }
        let Some(mut dealer) = Dealer::new(view) else {
            return vec![Course::unweighed(Action::Resign)];
        };
        let tried = search(|rng| dealer.deal(rng), EFFORT, deadline, rng);
        tried.iter().map(|tried| Course::searched(play(tried.chosen), tried)).collect()
    }

    fn worth(&mut self, view: &View, action: &Action, rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        let Action::Play { card, .. } = *action else {
            return None;
        };
        let mut dealer = Dealer::new(view)?;
        let weighed = view.hand.weighed(card, view.players().len());
        search::worth(|rng| dealer.deal(rng), weighed, WEIGHING, deadline, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schnuff::rules::card::Card;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seat, Viewer};

    /// The view of the first of two players on turn, at this sum and with these cards.
    fn view(options: &str, sum: u8, hand: &[Card]) -> View {
        let state = Schnuff::start(&options.parse().unwrap(), 2);
        let mut view = Schnuff::view(&state, Viewer::Seat(Seat::FIRST));
        view.round = 1;
        view.turn = Some(Seat::FIRST);
        view.sum = sum;
        view.hand = hand.iter().copied().collect();
        view.cards = [hand.len() as u8, 4, 0, 0, 0, 0].into();
        view.pile = 30;
        let left = 54 - 30 - 4 - hand.len() as u8;
        // Public cards, so that all 54 cards are accounted for.
        view.played = [left.min(8), left.saturating_sub(8).min(6), left.saturating_sub(14), 0, 0, 0, 0, 0, 0];
        view
    }

    fn decide(view: &View, seed: u64) -> Action {
        Hard.decide(view, &mut stream(seed, 0, 0), Deadline::NEVER)
    }

    #[test]
    fn it_lands_on_a_limit_and_does_not_pay() {
        let seen = view("drawing=auto end=last", 87, &[Card::Three, Card::Four]);
        assert_eq!(decide(&seen, 1), Action::play(Card::Three));
        let strict = view("drawing=strict end=last", 87, &[Card::Three, Card::Four]);
        let draw = true;
        let card = Card::Three;
        assert_eq!(decide(&strict, 1), Action::Play { card, draw });
    }

    #[test]
    fn the_same_dice_give_the_same_card() {
        let hand = [Card::One, Card::Four, Card::Pass, Card::Risk];
        let seen = view("drawing=auto end=last", 55, &hand);
        assert_eq!(decide(&seen, 3), decide(&seen, 3));
    }

    #[test]
    fn for_two_it_tells_back_and_pass_not_apart() {
        let seen = view("drawing=auto end=last", 30, &[Card::Pass, Card::Back, Card::Four]);
        for seed in 0..3 {
            let advice = Hard.advise(&seen, &mut stream(seed, 0, 0), Deadline::NEVER);
            let weighed = [Some(&advice.best), advice.second.as_ref()].map(|course| course.map(|course| course.action));
            assert!(!weighed.contains(&Some(Action::play(Card::Back))), "{weighed:?}");
        }
        let worth = |card| Hard.worth(&seen, &Action::play(card), &mut stream(1, 0, 0), Deadline::NEVER);
        assert!(worth(Card::Back).is_some());
        assert_eq!(worth(Card::Back), worth(Card::Pass));
    }

    #[test]
    fn the_second_best_is_no_chance_of_a_card_that_was_soon_given_up() {
        let seen = view("drawing=auto end=last", 90, &[Card::One, Card::Panic, Card::Risk]);
        for seed in 0..3 {
            let second = Hard.advise(&seen, &mut stream(seed, 0, 0), Deadline::NEVER).second.unwrap();
            // Going above 90 is certain with a number, but not with dice.
            assert_eq!(second.action, Action::play(Card::Risk));
            assert!(second.worth.is_some());
        }
    }

    #[test]
    fn it_draws_after_no_card_that_ends_the_round() {
        let decided = |sum, hand: &[Card], chips| {
            let mut seen = view("drawing=strict end=last", sum, hand);
            seen.chips[Seat::FIRST] = chips;
            decide(&seen, 1)
        };
        assert_eq!(decided(88, &[Card::Three], 10), Action::play(Card::Three));
        assert_eq!(decided(90, &[Card::Schnuff], 10), Action::play(Card::Schnuff));
        assert_eq!(decided(60, &[Card::Three], 2), Action::play(Card::Three));
        let draw = true;
        assert_eq!(decided(60, &[Card::Three], 3), Action::Play { card: Card::Three, draw });
        assert_eq!(decided(90, &[Card::Risk], 10), Action::Play { card: Card::Risk, draw });
    }

    #[test]
    fn it_does_not_forget_to_draw() {
        let mut seen = view("drawing=strict end=last", 10, &[Card::One, Card::Two]);
        seen.turn = Some(Seat::SECOND);
        seen.may_draw = true;
        assert_eq!(decide(&seen, 1), Action::Draw);
    }
}
