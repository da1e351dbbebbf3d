//! Phrases for spies, places, bazongs and players. Their owner hears them differently from the others.

use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Letter, Pass, Spy, Trap};
use crate::spion::rules::seating::MOST;
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};
use snuffel_core::text::message::{Arg, Message};

/// The phrase for the colour of a seat.
pub(super) fn colour(seat: Seat) -> Arg {
    let colours = ["colour-black", "colour-white", "colour-black-red", "colour-white-blue"];
    Arg::Phrase(PerSeat::<_, MOST>::from(colours)[seat])
}

/// A letter, which can be spelled out.
pub(super) fn letter(letter: Letter) -> Arg {
    Arg::place(letter)
}

/// An amount of money.
pub(super) fn zillions(count: u8) -> Arg {
    Message::new("zillions").count("count", count).into()
}

/// A spy: colour and letter for the others, no colour for its owner. A letter on its own is avoided, because a voice
/// would read it as a word.
pub(super) fn spy(viewer: Viewer, spy: Spy) -> Arg {
    let phrase = match viewer.is(spy.seat) {
        true => Message::new("spy-own"),
        false => Message::new("spy").with("colour", colour(spy.seat)),
    };
    phrase.with("letter", letter(spy.letter)).into()
}

/// A spy in a list or after a noun: the owner's own are marked as theirs.
pub(super) fn listed(viewer: Viewer, listed: Spy) -> Arg {
    match viewer.is(listed.seat) {
        true => Message::new("spy-yours").with("letter", letter(listed.letter)).into(),
        false => spy(viewer, listed),
    }
}

/// Several spies, the viewer's own first.
pub(super) fn spies(viewer: Viewer, spies: impl IntoIterator<Item = Spy>) -> Arg {
    let all = spies.into_iter();
    let (own, others): (Vec<Spy>, Vec<Spy>) = all.partition(|spy| viewer.is(spy.seat));
    let each = own.into_iter().chain(others);
    Arg::List(each.map(|one| listed(viewer, one)).collect())
}

/// Spies of others, one of which is to be chosen.
pub(super) fn either(viewer: Viewer, spies: impl IntoIterator<Item = Spy>) -> Arg {
    Arg::either(spies.into_iter().map(|one| listed(viewer, one)).collect())
}

/// The place of something: on a field, or in an embassy.
pub(super) fn at(viewer: Viewer, place: Place) -> Arg {
    placed(viewer, place, ["at-field", "at-embassy", "at-own-embassy"])
}

/// The place of an arrival, with a note if it is an Alfred field.
pub(super) fn arrived(viewer: Viewer, place: Place) -> Arg {
    match place.is_alfred() {
        true => Message::new("at-alfred").text("field", place).into(),
        false => at(viewer, place),
    }
}

/// The target of a walk: to a field, possibly an Alfred field, or into an embassy.
pub(super) fn to(viewer: Viewer, place: Place) -> Arg {
    let field = match place.is_alfred() {
        true => "to-alfred",
        false => "to-field",
    };
    placed(viewer, place, [field, "to-embassy", "to-own-embassy"])
}

/// The name of a place, at the beginning of a sentence.
pub(super) fn name(viewer: Viewer, place: Place) -> Arg {
    placed(viewer, place, ["place-field", "place-embassy", "place-own-embassy"])
}

/// The same within a sentence.
pub(super) fn name_within(viewer: Viewer, place: Place) -> Arg {
    placed(viewer, place, ["place-field", "place-embassy-within", "place-own-embassy-within"])
}

fn placed(viewer: Viewer, place: Place, [field, embassy, own]: [&'static str; 3]) -> Arg {
    Arg::from(match place.owner() {
        None => Message::new(field).text("field", place),
        Some(owner) if viewer.is(owner) => Message::new(own),
        Some(owner) => Message::new(embassy).with("colour", colour(owner)),
    })
}

/// A bazong, named by its owner.
pub(super) fn bazong(viewer: Viewer, owner: Seat) -> Arg {
    Arg::from(match viewer.is(owner) {
        true => Message::new("bazong-own"),
        false => Message::new("bazong-of").with("colour", colour(owner)),
    })
}

/// A spy with the bazong that it carries.
pub(super) fn with_bazong(viewer: Viewer, spy: Arg, owner: Seat) -> Arg {
    let message = match viewer.is(owner) {
        true => Message::new("spy-with-own"),
        false => Message::new("spy-with").with("colour", colour(owner)),
    };
    message.with("spy", spy).into()
}

/// A trap.
pub(super) fn trap(trap: Trap) -> Arg {
    Arg::Phrase(match trap {
        Trap::Snake => "trap-snake",
        Trap::Magnet => "trap-magnet",
        Trap::Bottle => "trap-bottle",
    })
}

/// A trap with its article, as the subject of a sentence or in a place.
pub(super) fn the_trap(trap: Trap) -> Arg {
    Arg::Phrase(match trap {
        Trap::Snake => "the-snake",
        Trap::Magnet => "the-magnet",
        Trap::Bottle => "the-bottle",
    })
}

/// A trap with its article, as the object of an action.
pub(super) fn trap_as_object(trap: Trap) -> Arg {
    Arg::Phrase(match trap {
        Trap::Snake => "snake-as-object",
        Trap::Magnet => "magnet-as-object",
        Trap::Bottle => "bottle-as-object",
    })
}

/// The colours of one or both players of a side.
pub(super) fn side(seats: Seats) -> Arg {
    let mut each = seats.iter().map(colour);
    match (each.next(), each.next()) {
        (Some(first), Some(second)) => Message::new("two-colours").with("first", first).with("second", second).into(),
        (only, _) => Arg::List(only.into_iter().collect()),
    }
}

/// A pass.
pub(super) fn pass(pass: Pass) -> Arg {
    Arg::Phrase(match pass {
        Pass::Ride => "pass-ride",
        Pass::Dash => "pass-dash",
        Pass::Jet => "pass-jet",
        Pass::Yawn => "pass-yawn",
        Pass::Cheque => "pass-cheque",
        Pass::View => "pass-view",
        Pass::Sob => "pass-sob",
        Pass::Pant => "pass-pant",
    })
}
