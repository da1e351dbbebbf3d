//! Tests of the second best option in a computer's advice.

use snuffel_core::advice::Course;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::Computer;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::Rules as _;
use snuffel_core::seat::Viewer;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::schnuff::rules::action::Action;
use snuffel_games::schnuff::rules::card::Card;
use snuffel_games::schnuff::rules::view::View;

/// Weighs these cards of schnuff, each with its worth and whether the search examined it right away.
struct Weigher<'a>(&'a [(Card, f32, bool)]);

impl Computer<Schnuff> for Weigher<'_> {
    fn decide(&mut self, _view: &View, _rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        Action::play(self.0[0].0)
    }

    fn courses(&mut self, _view: &View, _rng: &mut Rng, _deadline: Deadline<'_>) -> Vec<Course<Action>> {
        let course = |(card, worth, is_known): &(Card, f32, bool)| Course {
            worth: is_known.then_some(*worth),
            ..Course::unweighed(Action::play(*card))
        };
        self.0.iter().map(course).collect()
    }

    fn worth(&mut self, _: &View, action: &Action, _: &mut Rng, _: Deadline<'_>) -> Option<f32> {
        let weighed = |(card, worth, _): &(Card, f32, bool)| (Action::play(*card) == *action).then_some(*worth);
        self.0.iter().find_map(weighed)
    }
}

#[test]
fn the_second_best_is_the_best_of_the_rest_once_all_of_it_is_weighed() {
    let view = Schnuff::view(&Schnuff::start(&"drawing=auto end=last".parse().unwrap(), 2), Viewer::Public);
    let second = |cards: &[_]| {
        let advice = Weigher(cards).advise(&view, &mut stream(1, 0, 0), Deadline::NEVER);
        assert_eq!(advice.best.action, Action::play(Card::One));
        advice.second
    };
    let course = |card, worth| Some(Course::new(Action::play(card), worth));
    let first = (Card::One, 0.5, true);
    assert_eq!(second(&[first, (Card::Two, 0.2, false), (Card::Risk, 0.4, false)]), course(Card::Risk, 0.4));
    assert_eq!(second(&[first, (Card::Two, 0.3, true), (Card::Risk, 0.2, false)]), course(Card::Two, 0.3));
    // An option that begins in the same way is no alternative, and among equals the first stays first.
    assert_eq!(
        second(&[first, (Card::One, 0.4, true), (Card::Two, 0.3, true), (Card::Three, 0.3, true)]),
        course(Card::Two, 0.3)
    );
    assert_eq!(second(&[first]), None);
}
