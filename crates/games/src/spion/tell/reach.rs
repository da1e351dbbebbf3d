//! Answers about moves: attacks within one move, the move that leads to a place, and the distance of a bazong from
//! winning.

use super::phrase::{self, letter};
use super::spy::{carrying, whereabouts};
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Pass, Spies, Spy};
use crate::spion::rules::position::{Bazong, Position};
use crate::spion::rules::stage::Stage;
use crate::spion::rules::team::Team;
use crate::spion::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// The number of passes from the top that can be taken.
const IN_HAND: usize = 3;

/// The enemies that the viewer's spies can attack.
const ATTACKS: &str = "attacks";
/// The distances of bazongs from winning.
const BAZONGS: &str = "bazongs";

/// The kinds of facts, each of which can be switched off.
pub(super) const KINDS: &[&str] = &[ATTACKS, BAZONGS];

/// The changes for the viewer since an earlier view, at the beginning of the viewer's turn. Attacks by a step are
/// mutual, because the two sides walk towards each other.
pub(super) fn since(before: &View, now: &View) -> Vec<Message> {
    let Stage::Turn { seat, first: true } = now.stage else {
        return Vec::new();
    };
    if !now.viewer.is(seat) {
        return Vec::new();
    }
    let was = &before.position;
    let attacks = Spy::all_of(seat).filter_map(|own| attack_by(now, own, |enemy| !prey(was, own).contains(enemy)));
    let attacks = attacks.map(|fact| fact.of_kind(ATTACKS));
    let bazongs = carried_off(&now.position).filter(|carried| !carried_off(was).any(|earlier| earlier == *carried));
    let bazongs = bazongs.map(|(spy, steps)| {
        let spy_alone = phrase::listed(now.viewer, spy);
        let fact = Message::new("fact-bazong").with("carrier", carrying(now, spy, spy_alone.clone()));
        fact.with("spy", spy_alone).count("steps", steps).of_kind(BAZONGS)
    });
    attacks.chain(bazongs).collect()
}

/// The enemies that a spy attacks by a step.
fn prey(position: &Position, spy: Spy) -> Spies {
    let to = position.walk(spy, 1);
    to.map_or(Spies::NONE, |to| position.enemies_on(spy.seat, to))
}

/// The enemies that a step of one of the viewer's spies attacks, among those that `is_meant` selects.
fn attack_by(view: &View, own: Spy, is_meant: impl Fn(Spy) -> bool) -> Option<Message> {
    let enemies: Spies = prey(&view.position, own).iter().filter(|enemy| is_meant(*enemy)).collect();
    let attack = Message::new("fact-attack").with("letter", letter(own.letter));
    (!enemies.is_empty()).then(|| attack.with("spies", phrase::either(view.viewer, enemies.iter())))
}

/// The attacks by steps of `seat`.
pub(super) fn attacks(view: &View, seat: Seat) -> impl Iterator<Item = Message> + '_ {
    Spy::all_of(seat).filter_map(|own| attack_by(view, own, |_| true))
}

/// The spies that carry a bazong with which they can win, and their distances in steps.
fn carried_off(position: &Position) -> impl Iterator<Item = (Spy, u8)> + '_ {
    let carrier = |owner| match position.bazong(owner) {
        Bazong::Carried(spy) => Some(spy),
        Bazong::Home | Bazong::Lying(_) | Bazong::Gone => None,
    };
    let carriers = position.seats().iter().filter_map(carrier);
    carriers.filter_map(|spy| Some((spy, steps_home(position, spy)?)))
}

/// The number of steps from a spy with an enemy bazong to the nearest embassy of its team; `None` without a bazong.
fn steps_home(position: &Position, spy: Spy) -> Option<u8> {
    position.conquered(spy)?;
    let from = position.place(spy)?;
    let ring = position.ring;
    (1..=ring.length()).find(|steps| position.is_teams_embassy(spy.seat, ring.ahead(spy.seat, from, *steps)))
}

/// The move of `seat` that attacks an enemy, or why there is none.
pub(super) fn attack(view: &View, seat: Seat, enemy: Spy) -> Message {
    let position = &view.position;
    let named = |id: &'static str| Message::new(id).with("spy", phrase::spy(view.viewer, enemy));
    if !position.enemies(seat).contains(enemy.seat) {
        return named("refusal-no-enemy");
    }
    let Some(place) = position.place(enemy) else {
        return named("spy-where").with("where", whereabouts(view, enemy));
    };
    let by_step = Spy::all_of(seat).filter(|own| position.walk(*own, 1) == Ok(place));
    let steps: Vec<Message> =
        by_step.map(|own| Message::new("attack-step").with("letter", letter(own.letter))).collect();
    if !steps.is_empty() {
        return named("attack-by-step").count("count", steps.len()).all_said("items", steps);
    }
    let reach =
        |steps: u8| Spy::all_of(seat).find(|own| position.walk(*own, steps) == Ok(place)).map(|own| (own, steps));
    match (2..=Pass::FARTHEST).find_map(reach) {
        Some((own, steps)) => by_pass(named("attack-by-pass"), view, own, steps),
        None => named("attack-far"),
    }
}

/// Says that a spy's move does not end at the given target, and what would take it there.
pub(super) fn elsewhere(view: &View, own: Spy, to: Place, goal: Place) -> Message {
    let position = &view.position;
    let steps = (2..=Pass::FARTHEST).find(|steps| position.walk(own, *steps) == Ok(goal));
    let message = |id: &'static str| {
        Message::new(id)
            .with("letter", letter(own.letter))
            .with("to", phrase::to(view.viewer, to))
            .with("place", phrase::to(view.viewer, goal))
    };
    match steps {
        Some(steps) if matches!(view.stage, Stage::Turn { .. }) => by_pass(message("goal-by-pass"), view, own, steps),
        _ => message("goal-far"),
    }
}

/// Adds the distance, and the depth of an available pass that is known to walk exactly that far; 0 if there is none.
fn by_pass(message: Message, view: &View, own: Spy, steps: u8) -> Message {
    let known = view.passes[Team::of_seat(own.seat)].iter().take(IN_HAND);
    let depth = (1u32..).zip(known).find(|(_, pass)| pass.and_then(Pass::places) == Some(steps));
    let depth = depth.map_or(0, |(depth, _)| depth);
    message.with("letter", letter(own.letter)).count("steps", steps).count("depth", depth)
}
