//! Who can come to whom in one move, which move leads where, and how far a bazong is from its end.

use super::narrate::whereabouts;
use super::phrase::{self, letter};
use super::ring::carrying;
use crate::games::spion::rules::board::Place;
use crate::games::spion::rules::piece::{Pass, Spies, Spy};
use crate::games::spion::rules::position::{Bazong, Position};
use crate::games::spion::rules::stage::Stage;
use crate::games::spion::rules::team::Team;
use crate::games::spion::rules::view::View;
use crate::seat::Seat;
use crate::text::message::Message;

/// How many passes from the top can be taken.
const IN_HAND: usize = 3;

/// What matters when the viewer's turn begins: who can be attacked by whom, and how far carried bazongs are from their
/// end; `None` where there is nothing of the kind.
pub(super) fn facts(view: &View) -> Option<Message> {
    let Stage::Turn { seat, first: true } = view.stage else {
        return None;
    };
    view.viewer.is(seat).then_some(())?;
    let facts: Vec<Message> = attacks(view, seat).chain(dangers(view, seat)).chain(bazongs(view)).collect();
    (!facts.is_empty()).then(|| Message::new("facts").all_said("items", facts))
}

/// Which steps of `seat` attack whom.
pub(super) fn attacks(view: &View, seat: Seat) -> impl Iterator<Item = Message> + '_ {
    Spy::of(seat).filter_map(move |own| {
        let to = view.position.walk(own, 1).ok()?;
        let enemies = view.position.enemies_on(seat, to);
        let attack = Message::new("fact-attack").with("letter", letter(own.letter));
        (!enemies.is_empty()).then(|| attack.with("spies", phrase::spies(view.viewer, enemies.iter())))
    })
}

/// Which enemies can attack which spies of `seat` by a step. Those at home are left out: they wait there for enemies.
pub(super) fn dangers(view: &View, seat: Seat) -> impl Iterator<Item = Message> + '_ {
    let position = &view.position;
    let abroad = position.ring.places().filter(move |place| *place != Place::embassy(seat));
    abroad.filter_map(move |place| {
        let own: Spies = position.on(place).filter(|spy| spy.seat == seat).collect();
        let enemies = Spies::of(position.enemies(seat)).iter();
        let near: Spies = enemies.filter(|enemy| position.walk(*enemy, 1) == Ok(place)).collect();
        let danger = Message::new("fact-danger")
            .with("enemies", phrase::spies(view.viewer, near.iter()))
            .with("spies", phrase::spies(view.viewer, own.iter()));
        (!own.is_empty() && !near.is_empty()).then_some(danger)
    })
}

/// How far each bazong that is carried off is from the embassy where it wins.
pub(super) fn bazongs(view: &View) -> impl Iterator<Item = Message> + '_ {
    let carriers = view.position.seats().iter().filter_map(|owner| match view.position.bazong(owner) {
        Bazong::Carried(spy) => Some(spy),
        Bazong::Home | Bazong::Lying(_) | Bazong::Gone => None,
    });
    carriers.filter_map(|spy| {
        let steps = steps_home(&view.position, spy)?;
        let named = carrying(view, spy, phrase::listed(view.viewer, spy));
        Some(Message::new("fact-bazong").with("spy", named).count("steps", steps))
    })
}

/// How many steps a spy with an enemy bazong is from the nearest embassy of its team; `None` without one.
fn steps_home(position: &Position, spy: Spy) -> Option<u8> {
    position.conquered(spy)?;
    let from = position.place(spy)?;
    let ring = position.ring;
    (1..=ring.length()).find(|steps| position.is_teams_embassy(spy.seat, ring.ahead(spy.seat, from, *steps)))
}

/// Which move of `seat` attacks an enemy, if one does.
pub(super) fn attack(view: &View, seat: Seat, enemy: Spy) -> Message {
    let position = &view.position;
    let named = |id: &'static str| Message::new(id).with("spy", phrase::spy(view.viewer, enemy));
    if !position.enemies(seat).contains(enemy.seat) {
        return named("refusal-no-enemy");
    }
    let Some(place) = position.place(enemy) else {
        return named("spy-where").with("where", whereabouts(view, enemy));
    };
    let by_step = Spy::of(seat).filter(|own| position.walk(*own, 1) == Ok(place));
    let steps: Vec<Message> =
        by_step.map(|own| Message::new("attack-step").with("letter", letter(own.letter))).collect();
    if !steps.is_empty() {
        return named("attack-by-step").count("count", steps.len()).all_said("items", steps);
    }
    let reach = |steps: u8| Spy::of(seat).find(|own| position.walk(*own, steps) == Ok(place)).map(|own| (own, steps));
    match (2..=Pass::FARTHEST).find_map(reach) {
        Some((own, steps)) => by_pass(named("attack-by-pass"), view, own, steps),
        None => named("attack-far"),
    }
}

/// That the move of a spy ends somewhere else than where it is to go, and what would bring it there.
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

/// With how far a spy has to walk, and which of the passes that can be taken is known to walk so far, 0 for none.
fn by_pass(message: Message, view: &View, own: Spy, steps: u8) -> Message {
    let known = view.passes[Team::of(own.seat)].iter().take(IN_HAND);
    let depth = (1u32..).zip(known).find(|(_, pass)| pass.and_then(Pass::places) == Some(steps));
    let depth = depth.map_or(0, |(depth, _)| depth);
    message.with("letter", letter(own.letter)).count("steps", steps).count("depth", depth)
}
