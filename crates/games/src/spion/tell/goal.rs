//! The goal of a spy's walk: with an enemy bazong, an embassy of its team; without one, a bazong in its embassy or on
//! a field.

use super::phrase::{pass, spy};
use super::reasons::Reasons;
use super::why::{Reason, Why};
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Pass, Spy};
use crate::spion::rules::position::{Bazong, Spot};
use crate::spion::rules::team::are_partners;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// A bazong as the goal of a walk.
#[derive(Clone, Copy)]
struct Goal {
    /// Its owner.
    owner: Seat,
    /// Its place.
    place: Place,
    /// The number of places that the spy has to walk, from 1 to a whole round.
    steps: u8,
}

impl Reasons<'_> {
    /// The number of places to a spy's goal: with a bazong that wins for it, an embassy of its team, otherwise the
    /// nearest such bazong. `None` for a spy that is not on the ring.
    pub(super) fn way_to_goal(&self, spy: Spy) -> Option<u8> {
        Some(self.way_to_goal_from(spy, self.position().place(spy)?))
    }

    /// The same, from a given place.
    pub(super) fn way_to_goal_from(&self, spy: Spy, from: Place) -> u8 {
        let position = self.position();
        let is_loaded = position.conquered(spy).is_some();
        let left = self.judgement().way_left(spy, from, is_loaded);
        // Computer players only consider bazongs in embassies when they weigh places.
        let lying = self.on_fields(spy, from).filter(|goal| !is_loaded && !are_partners(goal.owner, spy.seat));
        let nearest = lying.map(|goal| goal.steps).min();
        nearest.map_or(left, |steps| steps.min(left))
    }

    /// The reason for a walk that has no other effect than a new place.
    pub(super) fn advance(&self, own: Spy, way: [Place; 2], loaded: Option<Seat>) -> Option<Reason> {
        if let Some(owner) = loaded {
            return self.homeward(own, way, owner).or_else(|| self.escape(own, way));
        }
        let goal = self.nearer_goal(own, way);
        // A bazong within reach of the next move is worth more than safety.
        let lies = |goal: &Goal| matches!(self.position().bazong(goal.owner), Bazong::Lying(_));
        let soon = goal.filter(|goal| lies(goal) && goal.steps <= Pass::FARTHEST);
        soon.map(|goal| self.near(own, goal))
            .or_else(|| self.escape(own, way))
            .or_else(|| goal.map(|goal| self.near(own, goal)))
    }

    /// The nearest bazong that a walk without one brings closer, in its embassy or on a field.
    fn nearer_goal(&self, own: Spy, way: [Place; 2]) -> Option<Goal> {
        let embassy = self.nearer_embassy(own, way);
        let is_first = |field: &Goal| embassy.is_none_or(|embassy| field.steps < embassy.steps);
        self.nearer_field(own, way).filter(is_first).or(embassy)
    }

    /// After a step that merely comes closer: the known pass that takes the spy to its goal afterwards, or why
    /// another known pass, which would go farther now, is not taken.
    pub(super) fn step_or_pass(&self, action: &Action) -> Option<Message> {
        let Action::Step(own) = *action else {
            return None;
        };
        let own = Spy::new(self.seat, own);
        let (from, to) = (self.position().place(own)?, self.position().walk(own, 1).ok()?);
        if self.encounter(own, to).is_some() {
            return None;
        }
        let left = match self.position().conquered(own) {
            Some(_) => Some(self.way_to_goal_from(own, to)).filter(|left| *left < self.way_to_goal_from(own, from)),
            None => self.nearer_goal(own, [from, to]).map(|goal| goal.steps),
        }?;
        let known = || (1..=3).filter_map(|depth| Some((depth, self.known_pass(depth)?)));
        let told = |id: &'static str, depth: u8| Message::new(id).count("depth", depth);
        let mut there = *self.position();
        there.spots[own.index()] = Spot::At(to);
        let lands = |pass: &Pass| pass.places() == Some(left) && there.walk(own, left).is_ok();
        if let Some((depth, kind)) = known().find(|(_, kind)| lands(kind)) {
            return Some(told("hint-step-then", depth).with("pass", pass(kind)));
        }
        let farther = known().filter_map(|(depth, pass)| {
            let end = self.position().walk(own, pass.places()?).ok()?;
            let is_on = self.encounter(own, end).is_none() && self.way_to_goal_from(own, end) < left;
            is_on.then_some((self.way_to_goal_from(own, end), depth, end))
        });
        let (_, depth, end) = farther.min()?;
        let mut hunters = self.position().hunters(self.seat, end);
        let is_safe = self.position().hunters(self.seat, to).next().is_none();
        Some(match hunters.next().filter(|_| is_safe) {
            Some((hunter, _)) => told("hint-step-safe", depth).with("spy", spy(self.view.viewer, hunter)),
            None => told("hint-step-keeps", depth),
        })
    }

    /// Says that a bazong gets closer to where it wins.
    fn homeward(&self, own: Spy, [from, to]: [Place; 2], owner: Seat) -> Option<Reason> {
        let left = |place| self.judgement().way_left(own, place, true);
        let (before, after) = (left(from), left(to));
        let message = || self.and_bazong(self.by(Why::Home, own), owner).count("count", after);
        (after < before).then(message)
    }

    /// Says that enemies who could reach the spy before no longer can.
    fn escape(&self, own: Spy, [from, to]: [Place; 2]) -> Option<Reason> {
        let position = self.position();
        let (hunter, _) = position.hunters(self.seat, from).next()?;
        let is_safe = position.hunters(self.seat, to).next().is_none();
        is_safe.then(|| self.by(Why::Escape, own).with("spy", spy(self.view.viewer, hunter)))
    }

    /// The nearest bazong in an embassy, if a walk brings the spy closer to one.
    fn nearer_embassy(&self, own: Spy, [from, to]: [Place; 2]) -> Option<Goal> {
        let position = self.position();
        let left = |place| self.judgement().way_left(own, place, false);
        let (before, after) = (left(from), left(to));
        let place = position.ring.ahead(self.seat, to, after);
        let owner = place.owner()?;
        let is_goal = position.bazong(owner) == Bazong::Home && !are_partners(owner, self.seat);
        (is_goal && after < before).then_some(Goal { owner, place, steps: after })
    }

    /// The nearest bazong on a field that the spy can still reach after a walk. One that it has passed is a whole
    /// round away.
    fn nearer_field(&self, own: Spy, [from, to]: [Place; 2]) -> Option<Goal> {
        let ahead = self.on_fields(own, to).filter(|goal| goal.steps < self.steps(own, from, goal.place));
        // Of several on one field, an enemy's comes first, because it can win the game.
        ahead.min_by_key(|goal| (goal.steps, are_partners(goal.owner, self.seat)))
    }

    /// All bazongs on fields, with the distance of a spy from them.
    fn on_fields(&self, spy: Spy, from: Place) -> impl Iterator<Item = Goal> {
        let position = self.position();
        position.seats().iter().filter_map(move |owner| match position.bazong(owner) {
            Bazong::Lying(place) => Some(Goal { owner, place, steps: self.steps(spy, from, place) }),
            Bazong::Home | Bazong::Carried(_) | Bazong::Gone => None,
        })
    }

    /// The number of places that a spy has to walk to land on a place: a whole round if it is there already, since
    /// only landing takes a bazong.
    fn steps(&self, spy: Spy, from: Place, to: Place) -> u8 {
        let ring = self.position().ring;
        match ring.distance(spy.seat, from, to) {
            0 => ring.length(),
            steps => steps,
        }
    }

    fn near(&self, own: Spy, goal: Goal) -> Reason {
        let near = |why| self.and_bazong(self.by(why, own), goal.owner).count("count", goal.steps);
        match self.position().bazong(goal.owner) {
            Bazong::Lying(field) => near(Why::NearField).text("field", field),
            Bazong::Home | Bazong::Carried(_) | Bazong::Gone => near(Why::Near),
        }
    }
}
