//! Answers about the ring: a side, the places ahead of a spy, a single place, a single spy.

use super::phrase::{self, bazong, colour, letter};
use super::spy::{carrying, number, own_where, whereabouts};
use crate::spion::rules::board::{Place, SIDE};
use crate::spion::rules::piece::Spy;
use crate::spion::rules::position::Bazong;
use crate::spion::rules::team::are_partners;
use crate::spion::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// The number of places that `ahead` covers: the reach of a jet, and two more.
const SIGHT: u8 = 6;

/// The things on a place: spies, bazongs, a trap.
fn things(view: &View, place: Place) -> Vec<Arg> {
    let position = &view.position;
    let named = |spy| carrying(view, spy, phrase::listed(view.viewer, spy));
    let mut things: Vec<Arg> = position.on(place).map(named).collect();
    let lying = position.lying(place).iter();
    things.extend(lying.map(|owner| bazong(view.viewer, owner)));
    let trap = position.trap_on(place);
    things.extend(trap.map(|trap| Message::new("thing-trap").with("trap", phrase::trap(trap)).into()));
    things
}

/// A place and the things on it; `None` if it is empty.
pub(super) fn entry(view: &View, place: Place) -> Option<Message> {
    let things = things(view, place);
    let entry = || Message::new("entry").with("place", phrase::name(view.viewer, place));
    (!things.is_empty()).then(|| entry().with("items", Arg::List(things)))
}

/// A place as a line of a list, with a note about Alfred.
fn line(view: &View, place: Place) -> Message {
    let id = if place.is_alfred() { "line-alfred" } else { "line" };
    listed(id, view, place, phrase::name(view.viewer, place))
}

/// The name of a place with the things on it, and their number.
fn listed(id: &'static str, view: &View, place: Place, name: Arg) -> Message {
    let things = things(view, place);
    Message::new(id).with("place", name).count("count", things.len()).with("items", Arg::List(things))
}

/// A side: the embassies at its ends, and its fields, in the viewer's walking direction; `None` if there is no such
/// side.
pub(super) fn side(view: &View, number: u8) -> Option<Vec<Message>> {
    let ring = view.position.ring;
    let first = Seat::new(usize::from(number.checked_sub(1)?))?;
    view.position.seats().contains(first).then_some(())?;
    let me = walker(view);
    let start = Place::embassy(first);
    let end = ring.ahead(Seat::FIRST, start, SIDE);
    let from = if are_partners(me, Seat::FIRST) { start } else { end };
    let places = (0..=SIDE).map(|steps| ring.ahead(me, from, steps));
    let mut told = vec![Message::new("side").count("number", number)];
    told.extend(places.map(|place| line(view, place)));
    Some(told)
}

/// The things on the next places in the walking direction of a spy, with distances.
pub(super) fn ahead(view: &View, spy: Spy) -> Vec<Message> {
    let Some(from) = view.position.place(spy) else {
        return vec![spy_where(view, spy)];
    };
    let ring = view.position.ring;
    let mut told = vec![
        Message::new("ahead")
            .with("spy", carrying(view, spy, phrase::listed(view.viewer, spy)))
            .with("at", phrase::at(view.viewer, from))
            .count("count", SIGHT),
    ];
    for steps in 1..=SIGHT {
        let place = ring.ahead(spy.seat, from, steps);
        let notable = place.owner().is_some() || place.is_alfred() || !things(view, place).is_empty();
        if notable {
            let id = if place.is_alfred() { "ahead-alfred" } else { "ahead-item" };
            let name = phrase::name_within(view.viewer, place);
            told.push(listed(id, view, place, name).count("steps", steps));
        }
    }
    told.push(dangers(view, spy, from));
    told
}

/// The enemies of a spy that can get to its place by one step or one pass.
fn dangers(view: &View, spy: Spy, from: Place) -> Message {
    let near = view.position.hunters(spy.seat, from);
    let near = near.map(|(enemy, places)| {
        let named = carrying(view, enemy, phrase::listed(view.viewer, enemy));
        Message::new("danger").with("spy", named).count("steps", places)
    });
    Message::new("ahead-dangers").with("spy", phrase::spy(view.viewer, spy)).all_said("items", near)
}

/// A place: the things on it and, for an embassy, whether its bazong is at home.
pub(super) fn look_at_place(view: &View, place: Place) -> Vec<Message> {
    let mut told = vec![line(view, place)];
    if let Some(owner) = place.owner() {
        let home = view.position.bazong(owner) == Bazong::Home;
        let id = if home { "embassy-bazong" } else { "embassy-robbed" };
        told.push(Message::new(id).with("colour", colour(owner)));
    }
    told
}

/// A spy: its place, its bazong, and the knowledge of its number.
pub(super) fn look_at_spy(view: &View, spy: Spy) -> Vec<Message> {
    let mut told = vec![spy_where(view, spy)];
    told.extend(number(view, spy));
    told
}

/// The place of a spy, and its bazong.
fn spy_where(view: &View, spy: Spy) -> Message {
    match (view.viewer.is(spy.seat), view.position.carried(spy).iter().next()) {
        (true, None) => own_where(view, spy),
        (true, Some(owner)) => Message::new("own-carries")
            .with("letter", letter(spy.letter))
            .with("bazong", bazong(view.viewer, owner))
            .with("where", whereabouts(view, spy)),
        (false, _) => Message::new("spy-where")
            .with("spy", carrying(view, spy, phrase::spy(view.viewer, spy)))
            .with("where", whereabouts(view, spy)),
    }
}

/// The seat whose walking direction determines the order.
pub(super) fn walker(view: &View) -> Seat {
    view.seat().unwrap_or(Seat::FIRST)
}
