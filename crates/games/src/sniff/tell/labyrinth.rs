//! How a labyrinth is described: its kind, its walls, its treasure and its dogs.

use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::plan::Plan;
use crate::sniff::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// The two fields of a wall, as in messages: `D4 E4`.
pub(super) fn wall(wall: Wall) -> String {
    let (one, other) = wall.fields();
    format!("{one} {other}")
}

/// Selects the message for a labyrinth with walls, with dogs, or with a way out.
pub(super) fn by_kind(plan: &Plan, walls: &'static str, dogs: &'static str, out: &'static str) -> Message {
    match plan.start {
        Some(start) => Message::new(out).place("start", start),
        None if plan.dogs > 0 => Message::new(dogs),
        None => Message::new(walls),
    }
}

/// Adds the contents of a labyrinth, except the places of its walls.
pub(super) fn with_treasure(message: Message, labyrinth: &Labyrinth) -> Message {
    message
        .count("count", labyrinth.walls.len())
        .places("dogs", labyrinth.dogs.iter())
        .with("treasure", treasure(labyrinth))
}

/// The field of the treasure.
pub(super) fn treasure(labyrinth: &Labyrinth) -> Arg {
    labyrinth.treasure.map_or(Arg::Phrase("nowhere"), Arg::place)
}

/// The walls of a labyrinth, one line for each column that has any.
pub(super) fn columns(labyrinth: &Labyrinth) -> Vec<Message> {
    let in_column = |column: u8| {
        let walls: Vec<String> = labyrinth
            .walls
            .iter(labyrinth.size)
            .filter(|wall| wall.fields().0.place().is_some_and(|(at, _)| at == column))
            .map(wall)
            .collect();
        let letter = char::from(b'A' + column);
        (!walls.is_empty()).then(|| Message::new("labyrinth-column").place("column", letter).places("walls", walls))
    };
    (0..labyrinth.size.columns()).filter_map(in_column).collect()
}

/// An example of a field for hiding a treasure again: B2 if possible.
pub(super) fn hiding_place(view: &View, owner: Seat) -> Field {
    let usual = Field::at(1, 1);
    let mut fields = [usual].into_iter().chain(view.config.size.fields());
    fields.find(|field| view.check_hiding(owner, *field).is_ok()).unwrap_or(usual)
}

/// The labyrinths revealed after the game, starting with the one that the viewer searched. Labyrinths that were never
/// laid out are omitted.
pub(super) fn opened(view: &View) -> Vec<(Seat, &Labyrinth)> {
    let first = view.seat().map_or(Seat::FIRST, Seat::other);
    let open = view.shown.as_ref().map(|shown| [first, first.other()].map(|owner| (owner, &shown[owner])));
    let is_laid = |labyrinth: &Labyrinth| !labyrinth.walls.is_empty() || labyrinth.treasure.is_some();
    open.into_iter().flatten().filter(|(_, labyrinth)| is_laid(labyrinth)).collect()
}
