//! What a spy walks towards: with an enemy bazong an embassy of its team, without one a bazong, be it in its embassy or
//! on a field.

use super::phrase::spy;
use super::reasons::Reasons;
use crate::games::spion::rules::board::Place;
use crate::games::spion::rules::piece::{Pass, Spy};
use crate::games::spion::rules::position::Bazong;
use crate::games::spion::rules::team::are_partners;
use crate::seat::Seat;
use crate::text::message::Message;

/// A bazong that a spy walks towards.
#[derive(Clone, Copy)]
struct Goal {
    /// Whose it is.
    owner: Seat,
    /// Where it is.
    place: Place,
    /// How many places the spy still has to walk, from 1 to a whole round.
    steps: u8,
}

impl Reasons<'_> {
    /// How many places a spy has to walk to where it wants to be: with a bazong that wins for it an embassy of its team,
    /// else the nearest of such bazongs. `None` for a spy that stands nowhere.
    pub(super) fn way_to_goal(&self, spy: Spy) -> Option<u8> {
        Some(self.way_to_goal_from(spy, self.position().place(spy)?))
    }

    /// The same from a place.
    pub(super) fn way_to_goal_from(&self, spy: Spy, from: Place) -> u8 {
        let position = self.position();
        let is_loaded = position.conquered(spy).is_some();
        let left = self.judgement().way_left(spy, from, is_loaded);
        // Computer players reckon with bazongs in embassies alone when they weigh up places.
        let lying = self.on_fields(spy, from).filter(|goal| !is_loaded && !are_partners(goal.owner, spy.seat));
        let nearest = lying.map(|goal| goal.steps).min();
        nearest.map_or(left, |steps| steps.min(left))
    }

    /// Why a spy walks where nothing happens but that it is somewhere else.
    pub(super) fn advance(&self, own: Spy, way: [Place; 2], loaded: Option<Seat>) -> Option<Message> {
        if let Some(owner) = loaded {
            return self.homeward(own, way, owner).or_else(|| self.escape(own, way));
        }
        let embassy = self.nearer_embassy(own, way);
        let is_first = |field: &Goal| embassy.is_none_or(|embassy| field.steps < embassy.steps);
        let field = self.nearer_field(own, way).filter(is_first);
        // What can be picked up by the next move is worth more than to be out of reach.
        let soon = field.filter(|field| field.steps <= Pass::FARTHEST);
        soon.map(|field| self.near_field(own, field))
            .or_else(|| self.escape(own, way))
            .or_else(|| field.map(|field| self.near_field(own, field)))
            .or_else(|| embassy.map(|embassy| self.near_embassy(own, embassy)))
    }

    /// A bazong gets closer to where it wins.
    fn homeward(&self, own: Spy, [from, to]: [Place; 2], owner: Seat) -> Option<Message> {
        let left = |place| self.judgement().way_left(own, place, true);
        let (before, after) = (left(from), left(to));
        let message = || self.and_bazong(self.by("hint-why-home", own), owner).count("count", after);
        (after < before).then(message)
    }

    /// No enemy can come to the spy any more, who could before.
    fn escape(&self, own: Spy, [from, to]: [Place; 2]) -> Option<Message> {
        let position = self.position();
        let (hunter, _) = position.hunters(self.seat, from).next()?;
        let is_safe = position.hunters(self.seat, to).next().is_none();
        is_safe.then(|| self.by("hint-why-escape", own).with("spy", spy(self.view.viewer, hunter)))
    }

    /// The next bazong in its embassy, where a walk brings a spy closer to one.
    fn nearer_embassy(&self, own: Spy, [from, to]: [Place; 2]) -> Option<Goal> {
        let position = self.position();
        let left = |place| self.judgement().way_left(own, place, false);
        let (before, after) = (left(from), left(to));
        let place = position.ring.ahead(self.seat, to, after);
        let owner = place.owner()?;
        let is_goal = position.bazong(owner) == Bazong::Home && !are_partners(owner, self.seat);
        (is_goal && after < before).then_some(Goal { owner, place, steps: after })
    }

    /// The next bazong on a field that a spy can still come to after a walk; what it has passed is a round away.
    fn nearer_field(&self, own: Spy, [from, to]: [Place; 2]) -> Option<Goal> {
        let ahead = self.on_fields(own, to).filter(|goal| goal.steps < self.steps(own, from, goal.place));
        // Of several on one field an enemy's is told: that one can win the game.
        ahead.min_by_key(|goal| (goal.steps, are_partners(goal.owner, self.seat)))
    }

    /// All bazongs on fields, with how far a spy is from them on a place.
    fn on_fields(&self, spy: Spy, from: Place) -> impl Iterator<Item = Goal> {
        let position = self.position();
        position.seats().iter().filter_map(move |owner| match position.bazong(owner) {
            Bazong::Lying(place) => Some(Goal { owner, place, steps: self.steps(spy, from, place) }),
            Bazong::Home | Bazong::Carried(_) | Bazong::Gone => None,
        })
    }

    /// How many places a spy has to walk to land on a place: a whole round where it stands there, since only landing
    /// takes a bazong.
    fn steps(&self, spy: Spy, from: Place, to: Place) -> u8 {
        let ring = self.position().ring;
        match ring.distance(spy.seat, from, to) {
            0 => ring.length(),
            steps => steps,
        }
    }

    fn near_field(&self, own: Spy, field: Goal) -> Message {
        let message = self.and_bazong(self.by("hint-why-near-field", own), field.owner);
        message.text("field", field.place).count("count", field.steps)
    }

    fn near_embassy(&self, own: Spy, embassy: Goal) -> Message {
        self.and_bazong(self.by("hint-why-near", own), embassy.owner).count("count", embassy.steps)
    }
}
